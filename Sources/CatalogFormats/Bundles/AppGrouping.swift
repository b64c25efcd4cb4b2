// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import SystemFiles

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
  /// What rules say of Swift sources, where they were asked.
  private(set) var review: SourceReview?
  /// The folders with a project.
  private let projectFolders: Set<[String]>
  private let swiftCompiler: (any SwiftSourceCompiler)?

  /// Whether sources are compiled.
  var isCompiling: Bool { swiftCompiler != nil }

  init(_ set: AppFileSet, swiftCompiler: (any SwiftSourceCompiler)? = nil) {
    self.set = set
    self.swiftCompiler = swiftCompiler
    projectFolders = Set(set.files.lazy.filter { $0.kind == .project }.map(\.folder))
  }

  /// Most apps of one folder; what is found of more is left out, with a finding.
  static let appLimit = 2_000

  /// Reads the files with phrases and groups them.
  mutating func group() {
    var declared: [AppUnit] = []
    var tables: [AppUnit] = []
    var tableIndices: [[String]: Int] = [:]
    var extras: [AppUnit] = []
    var trained: [AppUnit] = []
    var constants: [[String]: [AppFile]] = [:]
    var constantsOrder: [[String]] = []
    for file in set.files {
      switch file.kind {
      case .metadata:
        guard declared.count <= Self.appLimit, var unit = metadata(file) else { continue }
        if set.isBundle, Self.isNested(file.folder) {
          if !givesShortcuts(file.folder) { unit.declarations?.leaveOutShortcuts() }
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
        let index = tableIndices[file.folder] ?? tables.count
        if index == tables.count {
          guard tables.count <= Self.appLimit else { continue }
          tableIndices[file.folder] = index
          tables.append(AppUnit(folder: file.folder))
        }
        table(file, into: &tables[index])
      default: continue
      }
    }
    Self.join(trained: trained, to: &declared)
    for cluster in constantsOrder { declared += self.constants(constants[cluster] ?? []) }
    if let swiftCompiler, !set.isBundle {
      let sources = swiftSources(swiftCompiler)
      // The sources are what was asked for; what an older build made of them would come on top.
      let isCompiled = Set(sources.flatMap { $0.folders.map(cluster) })
      declared.removeAll { unit in unit.folders.contains { isCompiled.contains(cluster($0)) } }
      declared += sources
    }
    if set.isBundle {
      units = [AppUnit(folder: [])]
      for unit in declared + tables + extras { units[0].join(unit) }
      if units[0].phraseFiles.isEmpty { units = [] }
    } else {
      join(declared, tables)
    }
    for i in units.indices { units[i].declarations?.declareMissingTypes() }
  }

  /// Brings training data to the metadata it was made with, which stands beside it.
  private static func join(trained: [AppUnit], to declared: inout [AppUnit]) {
    let places = Dictionary(
      declared.indices.map { (declared[$0].folders[0], $0) }, uniquingKeysWith: { a, _ in a })
    for unit in trained {
      if let i = places[unit.folders[0]] {
        declared[i].join(unit)
      } else {
        declared.append(unit)
      }
    }
  }

  /// Whether a folder of a bundle is inside an extension, a framework or a bundle of resources.
  static func isNested(_ folder: [String]) -> Bool {
    folder.contains {
      $0.hasSuffix(".appex") || $0.hasSuffix(".framework") || $0.hasSuffix(".bundle")
    }
  }

  /// Whether the system takes App Shortcuts from a part of a bundle: from an extension for App
  /// Intents, and neither from one of widgets nor from a framework.
  private func givesShortcuts(_ folder: [String]) -> Bool {
    guard let last = folder.lastIndex(where: { Self.isNested([$0]) }) else { return true }
    guard folder[last].hasSuffix(".appex") else { return false }
    let part = folder[...last]
    guard
      let file = set.files.first(where: { $0.kind == .infoPlist && $0.folder.starts(with: part) })
    else { return true }
    var ignored: [Diagnostic] = []
    let bytes = FileBytes.read(file, limit: PropertyList.sizeLimit, &ignored)
    let facts = bytes.flatMap { InfoPlistReader().read(utf8: $0, file: file.path).facts }
    return facts?.extensionPoint.map { $0.text == "com.apple.appintents-extension" } ?? true
  }

  /// What keeps apps apart where their phrases do not: the folder of the nearest project, else the
  /// top folder.
  func cluster(_ folder: [String]) -> [String] {
    for length in stride(from: folder.count, through: 0, by: -1) {
      let way = Array(folder.prefix(length))
      if projectFolders.contains(way) { return way }
    }
    return Array(folder.prefix(1))
  }

  // MARK: - Reading

  private mutating func metadata(_ file: AppFile) -> AppUnit? {
    guard let bytes = FileBytes.read(file, limit: JSONDocument.sizeLimit, &diagnostics) else {
      return nil
    }
    var version: [UInt8]?
    let beside = FilePath.folder(of: file.path) + "/version.json"
    // It was found, also where the file beside it was named; what leads out is no version of it.
    let bounds = file.bounds ?? FileBounds([FilePath.folder(of: file.path)])
    if bounds.hold(beside) {
      version = FileBytes.read(beside, within: bounds, limit: 1 << 20, &diagnostics)
    }
    var unit = AppUnit(folder: file.folder)
    unit.declarations = MetadataReader().read(utf8: bytes, file: file.path, version: version)
    unit.phraseFiles = [
      PhraseFile(kind: .metadata, location: SourceLocation(file: file.path, line: 1, column: 1))
    ]
    return unit
  }

  private mutating func training(_ file: AppFile) -> AppUnit? {
    guard let bytes = FileBytes.read(file, limit: PropertyList.sizeLimit, &diagnostics)
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
      if let bytes = FileBytes.read(file, limit: JSONDocument.sizeLimit, &diagnostics) {
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

  /// Compiles the sources of each app.
  private mutating func swiftSources(_ compiler: any SwiftSourceCompiler) -> [AppUnit] {
    let apps = SwiftSourceGroups(set, cluster: cluster).groups
    return apps.compactMap { group in
      let extraction = compiler.extract(group.files.map { SwiftSource($0) }) {
        SurroundingsReader(set, sources: group.files).surroundings
      }
      if let found = extraction.review {
        review?.add(found)
        review = review ?? found
      }
      guard extraction.constants != nil else {
        diagnostics += extraction.diagnostics
        diagnostics +=
          ExtractionCheck(
            extraction.declared, AppDeclarations(file: "", kind: .constValues),
            extraction.diagnostics
          ).diagnostics
        return nil
      }
      let declarations = AppDeclarations(extraction, fallbackFile: group.files[0].path)
      let folders = Dictionary(
        group.files.map { ($0.path, $0.folder) }, uniquingKeysWith: { a, _ in a })
      var unit = AppUnit(folder: group.folder)
      for place in declarations.providers.map(\.location) + declarations.intents.map(\.location) {
        guard let folder = folders[place.file], !unit.folders.contains(folder) else { continue }
        unit.folders.append(folder)
      }
      let first = (declarations.providers.map(\.location) + declarations.intents.map(\.location))
        .first
      unit.declarations = declarations
      unit.isExtracted = true
      unit.targets = group.targets
      unit.phraseFiles = [
        PhraseFile(
          kind: .constValues, location: first ?? SourceLocation(file: declarations.file))
      ]
      return unit
    }
  }

  private mutating func table(_ file: AppFile, into unit: inout AppUnit) {
    guard
      let bytes = FileBytes.read(
        file,
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
    let clusters = declared.map { cluster($0.folders[0]) }
    let tableClusters = tables.map { cluster($0.folders[0]) }
    let declaredCounts = Dictionary(grouping: clusters, by: \.self).mapValues(\.count)
    var tablesByKey: [String: [Int]] = [:]
    for (j, keys) in keys.enumerated() {
      // A phrase that is a key of many tables tells nothing of whose it is.
      for key in keys where (tablesByKey[key]?.count ?? 0) < 50 {
        tablesByKey[key, default: []].append(j)
      }
    }
    var isTaken = tables.map { _ in false }
    for i in declared.indices {
      var shared: [Int: Int] = [:]
      for phrase in Set(declared[i].phrases) {
        for j in tablesByKey[phrase] ?? [] { shared[j, default: 0] += 1 }
      }
      var best: (index: Int, shared: Int, closeness: Int)?
      for (j, count) in shared.sorted(by: { $0.key < $1.key }) {
        // Short phrases are the same in many apps: across projects most keys must be this app's.
        let isNear = clusters[i] == tableClusters[j]
        guard isNear || count > 1 && count * 2 >= keys[j].count else { continue }
        let closeness = declared[i].closeness(to: tables[j].folders[0])
        guard (count, closeness) > (best?.shared ?? 0, best?.closeness ?? -1) else { continue }
        best = (j, count, closeness)
      }
      if best == nil, declaredCounts[clusters[i]] == 1 {
        // Nothing in common: still one app where neither has another of its kind in the project.
        let near = tables.indices.filter { tableClusters[$0] == clusters[i] }
        if near.count == 1, !isTaken[near[0]] { best = (near[0], 0, 0) }
      }
      guard let best else { continue }
      isTaken[best.index] = true
      declared[i].join(tables[best.index])
    }
    units = declared + tables.indices.filter { !isTaken[$0] }.map { tables[$0] }
    units.sort { $0.folders[0].lexicographicallyPrecedes($1.folders[0]) }
    guard units.count > Self.appLimit else { return }
    units.removeSubrange(Self.appLimit...)
    diagnostics.append(
      Diagnostic(
        rule: "too-many-files", severity: .error,
        message: "more than \(Self.appLimit) apps in one folder; the rest is not read",
        fix: "give the apps' own folders", location: SourceLocation(file: set.path)))
  }

  /// Brings what one project declares in several places together: the same module's constants beside
  /// its metadata, and parts without shortcuts to the one part that has some.
  private func mergeModules(_ declared: [AppUnit]) -> [AppUnit] {
    var result: [AppUnit] = []
    var modules: [[String]: Int] = [:]
    for var unit in declared {
      let module = unit.declarations?.module.map { cluster(unit.folders[0]) + ["", $0] }
      guard let module, let twin = modules[module],
        result[twin].declarations?.kind != unit.declarations?.kind
      else {
        if let module, modules[module] == nil { modules[module] = result.count }
        result.append(unit)
        continue
      }
      // Metadata is what the platform goes by; constants add where each is lost.
      if unit.declarations?.kind == .metadata { swap(&unit, &result[twin]) }
      result[twin].declarations?.diagnostics += unit.declarations?.diagnostics ?? []
      result[twin].phraseFiles += unit.phraseFiles
    }
    guard result.count > 1, !projectFolders.isEmpty else { return result }
    let hasShortcuts = result.map { $0.declarations?.shortcuts.isEmpty == false }
    let clusters = result.map { cluster($0.folders[0]) }
    let mains = Dictionary(
      grouping: result.indices.filter { hasShortcuts[$0] }, by: { clusters[$0] })
    var isJoined = result.map { _ in false }
    for i in result.indices where !hasShortcuts[i] {
      guard let main = mains[clusters[i]], main.count == 1 else { continue }
      isJoined[i] = true
      let part = result[i]
      result[main[0]].join(part)
    }
    return result.indices.filter { !isJoined[$0] }.map { result[$0] }
  }
}
