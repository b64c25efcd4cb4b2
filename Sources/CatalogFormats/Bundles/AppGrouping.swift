// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Tells the apps of a source folder apart, or takes a bundle as the one app it is.
///
/// A folder is an app's by its phrases: metadata, constants, tables of phrases. Metadata and tables
/// belong together where keys of the tables are phrases of the metadata, or else where no others
/// stand in the same project. All else (names, languages, settings) goes to the app whose folder it
/// is nearest to.
struct AppGrouping {
  let set: AppFileSet
  /// The apps' phrase files, in the order of their folders.
  private(set) var units: [AppUnit] = []
  /// Mistakes in files that are no app's own.
  private(set) var diagnostics: [Diagnostic] = []
  /// The folders with a project, the deepest first.
  private let projectFolders: [[String]]

  init(_ set: AppFileSet) {
    self.set = set
    var folders: [[String]] = []
    for file in set.files where file.kind == .project && !folders.contains(file.folder) {
      folders.append(file.folder)
    }
    projectFolders = folders.sorted { $0.count > $1.count }
  }

  /// Reads the files with phrases and groups them.
  mutating func group() {
    var declared: [AppUnit] = []
    var tables: [AppUnit] = []
    var extras: [AppUnit] = []
    var trained: [AppUnit] = []
    var constants: [[String]: [AppFile]] = [:]
    var constantsOrder: [[String]] = []
    for file in set.files {
      switch file.kind {
      case .metadata:
        guard let unit = metadata(file) else { continue }
        if set.isBundle, Self.isNested(file.folder) {
          extras.append(unit)
        } else {
          declared.append(unit)
        }
      case .trainingData:
        if let unit = training(file) { trained.append(unit) }
      case .constValues:
        let cluster = cluster(file.folder)
        if constants[cluster] == nil { constantsOrder.append(cluster) }
        constants[cluster, default: []].append(file)
      case .phraseStrings, .phraseCatalog:
        if set.isBundle, Self.isNested(file.folder) { continue }
        let index = tables.firstIndex { $0.folders[0] == file.folder } ?? tables.count
        if index == tables.count { tables.append(AppUnit(folder: file.folder)) }
        table(file, into: &tables[index])
      default: continue
      }
    }
    // Training data stands beside the metadata it was made with.
    for unit in trained {
      if let i = declared.firstIndex(where: { $0.folders == unit.folders }) {
        declared[i].join(unit)
      } else {
        declared.append(unit)
      }
    }
    for cluster in constantsOrder { declared += self.constants(constants[cluster] ?? []) }
    if set.isBundle {
      units = [AppUnit(folder: [])]
      for unit in declared + tables + extras { units[0].join(unit) }
      if units[0].phraseFiles.isEmpty { units = [] }
    } else {
      join(declared, tables)
    }
    for i in units.indices { units[i].declarations?.declareMissingTypes() }
  }

  /// Whether a folder of a bundle is inside an extension, a framework or a bundle of resources.
  static func isNested(_ folder: [String]) -> Bool {
    folder.contains {
      $0.hasSuffix(".appex") || $0.hasSuffix(".framework") || $0.hasSuffix(".bundle")
    }
  }

  /// What keeps apps apart where their phrases do not: the folder of the nearest project, else the
  /// top folder.
  func cluster(_ folder: [String]) -> [String] {
    projectFolders.first { commonPrefix($0, folder) == $0.count } ?? Array(folder.prefix(1))
  }

  // MARK: - Reading

  private mutating func metadata(_ file: AppFile) -> AppUnit? {
    guard let bytes = FileBytes.read(file.path, limit: JSONDocument.sizeLimit, &diagnostics) else {
      return nil
    }
    var version: [UInt8]?
    let slash = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
    if (try? FileStatus(path: slash + "version.json"))?.kind == .file {
      version = FileBytes.read(slash + "version.json", limit: 1 << 20, &diagnostics)
    }
    var unit = AppUnit(folder: file.folder)
    unit.declarations = MetadataReader().read(utf8: bytes, file: file.path, version: version)
    unit.phraseFiles = [
      PhraseFile(kind: .metadata, location: SourceLocation(file: file.path, line: 1, column: 1))
    ]
    return unit
  }

  private mutating func training(_ file: AppFile) -> AppUnit? {
    guard let bytes = FileBytes.read(file.path, limit: PropertyList.sizeLimit, &diagnostics)
    else { return nil }
    var unit = AppUnit(folder: file.folder)
    unit.training = TrainingDataReader().read(utf8: bytes, file: file.path)
    unit.phraseFiles = [
      PhraseFile(kind: .trainingData, location: SourceLocation(file: file.path, line: 1, column: 1))
    ]
    return unit
  }

  private mutating func constants(_ files: [AppFile]) -> [AppUnit] {
    var read: [ConstValuesReader.File] = []
    for file in files {
      if let bytes = FileBytes.read(file.path, limit: JSONDocument.sizeLimit, &diagnostics) {
        read.append((bytes, file.path))
      }
    }
    return ConstValuesReader().read(read).map { declarations in
      var unit = AppUnit(folder: files[0].folder)
      for file in files.dropFirst() where !unit.folders.contains(file.folder) {
        unit.folders.append(file.folder)
      }
      unit.declarations = declarations
      unit.phraseFiles = [
        PhraseFile(
          kind: .constValues,
          location: SourceLocation(file: declarations.file, line: 1, column: 1))
      ]
      return unit
    }
  }

  private mutating func table(_ file: AppFile, into unit: inout AppUnit) {
    guard
      let bytes = FileBytes.read(
        file.path,
        limit: file.kind == .phraseCatalog ? JSONDocument.sizeLimit : PropertyList.sizeLimit,
        &diagnostics)
    else { return }
    let place = SourceLocation(file: file.path, line: 1, column: 1)
    if file.kind == .phraseCatalog {
      unit.catalogs.append(
        StringCatalogReader(holdsPhrases: true).read(utf8: bytes, file: file.path))
      unit.phraseFiles.append(PhraseFile(kind: .stringCatalog, location: place))
    } else {
      unit.tables.append(
        AppParts.Table(
          locale: file.locale ?? "", strings: StringsReader().read(utf8: bytes, file: file.path)))
      unit.phraseFiles.append(
        PhraseFile(
          kind: .strings, locale: file.locale.flatMap { $0.isEmpty ? nil : $0 }, location: place))
    }
  }

  // MARK: - Joining

  private mutating func join(_ declared: [AppUnit], _ tables: [AppUnit]) {
    var declared = mergeModules(declared)
    let keys = tables.map(\.keys)
    var isTaken = tables.map { _ in false }
    for i in declared.indices {
      var best: (index: Int, shared: Int, closeness: Int)?
      let phrases = declared[i].phrases
      for j in tables.indices {
        let shared = phrases.reduce(0) { $0 + (keys[j].contains($1) ? 1 : 0) }
        let closeness = declared[i].closeness(to: tables[j].folders[0])
        // Short phrases are the same in many apps: across projects most keys must be this app's.
        let isNear = cluster(declared[i].folders[0]) == cluster(tables[j].folders[0])
        guard isNear ? shared > 0 : shared > 1 && shared * 2 >= keys[j].count else { continue }
        guard (shared, closeness) > (best?.shared ?? 0, best?.closeness ?? -1) else { continue }
        best = (j, shared, closeness)
      }
      if best == nil {
        // Nothing in common: still one app where neither has another of its kind in the project.
        let own = cluster(declared[i].folders[0])
        let near = tables.indices.filter { cluster(tables[$0].folders[0]) == own && !isTaken[$0] }
        let others = declared.filter { cluster($0.folders[0]) == own }
        if near.count == 1, others.count == 1 { best = (near[0], 0, 0) }
      }
      guard let best else { continue }
      isTaken[best.index] = true
      declared[i].join(tables[best.index])
    }
    units = declared + tables.indices.filter { !isTaken[$0] }.map { tables[$0] }
    units.sort { $0.folders[0].lexicographicallyPrecedes($1.folders[0]) }
  }

  /// Brings what one project declares in several places together: the same module's constants beside
  /// its metadata, and parts without shortcuts to the one part that has some.
  private func mergeModules(_ declared: [AppUnit]) -> [AppUnit] {
    var result: [AppUnit] = []
    for var unit in declared {
      let own = cluster(unit.folders[0])
      let twin = result.firstIndex {
        $0.declarations?.module != nil && $0.declarations?.module == unit.declarations?.module
          && $0.declarations?.kind != unit.declarations?.kind && cluster($0.folders[0]) == own
      }
      guard let twin else {
        result.append(unit)
        continue
      }
      // Metadata is what the platform goes by; constants add where each is lost.
      if unit.declarations?.kind == .metadata { swap(&unit, &result[twin]) }
      result[twin].declarations?.diagnostics += unit.declarations?.diagnostics ?? []
      result[twin].phraseFiles += unit.phraseFiles
    }
    let main = result.indices.filter { result[$0].declarations?.shortcuts.isEmpty == false }
    guard result.count > 1 else { return result }
    var kept: [AppUnit] = []
    var parts: [Int: [AppUnit]] = [:]
    for (i, unit) in result.enumerated() {
      let own = cluster(unit.folders[0])
      let mains = main.filter { cluster(result[$0].folders[0]) == own }
      if !main.contains(i), mains.count == 1, !projectFolders.isEmpty {
        parts[mains[0], default: []].append(unit)
      }
    }
    let joined = Set(parts.values.flatMap { $0.map(\.folders) })
    for (i, var unit) in result.enumerated() {
      if !main.contains(i), joined.contains(unit.folders) { continue }
      for part in parts[i] ?? [] { unit.join(part) }
      kept.append(unit)
    }
    return kept
  }
}
