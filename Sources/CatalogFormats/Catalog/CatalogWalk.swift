// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import SystemFiles

/// A visit to files and folders that collects the catalogs of the apps found.
struct CatalogWalk {
  var reading = CatalogReading()
  /// What was given.
  private let bounds: FileBounds
  private var walk: AppFileWalk
  private let reader = CatalogReader()
  /// Apple's files that were named one by one.
  private var loose = AppFileSet(isBundle: false, path: "")
  /// The ids of apps whose files do not say it, so that each gets one of its own.
  private var ids: Set<String> = []
  private var numbers: [String: Int] = [:]
  private var setsRead = 0
  private let swiftCompiler: (any SwiftSourceCompiler)?

  init(_ paths: [String], swiftCompiler: (any SwiftSourceCompiler)? = nil) {
    reading.sources = paths
    bounds = FileBounds(paths)
    walk = AppFileWalk(bounds)
    self.swiftCompiler = swiftCompiler
  }

  /// Visits a file or a folder.
  mutating func visit(_ path: String) {
    do throws(FileFault) {
      let status = try FileStatus(path: path)
      guard status.kind == .folder else { return try readNamed(path, status) }
      let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
      let before = (reading.catalogs.count, reading.diagnostics.count)
      let sets = walk.sets.count
      let findings = walk.diagnostics.count
      walk.search(folder: trimmed.isEmpty ? "/" : trimmed, identity: status.identity)
      reading.diagnostics += walk.diagnostics[findings...]
      for set in walk.sets[setsRead...] { read(set) }
      setsRead = walk.sets.count
      // A folder given twice has nothing new, and nothing to be said of.
      if before == (reading.catalogs.count, reading.diagnostics.count), walk.sets.count > sets {
        report(
          "no-catalog", "no catalog in this folder", path,
          fix: (swiftCompiler == nil
            ? "give " : "give a folder with Swift files that import AppIntents, ")
            + "a built app, a folder with 'AppShortcuts.strings' or '.xcstrings', or a "
            + "'.json' file with \"format\": \"bespeak-catalog/1\"")
      }
    } catch {
      report("unreadable-file", "cannot read '\(path)': \(error.message)", path)
    }
  }

  /// Takes the files that were named one by one together.
  mutating func finish() {
    guard !loose.files.isEmpty else { return }
    let before = reading.diagnostics.count
    let count = reading.catalogs.count
    read(loose)
    if reading.catalogs.count == count, reading.diagnostics.count == before {
      report(
        "no-catalog", "no phrases in this file", loose.files[0].path,
        fix: "give the app's folder, so that its phrases are found too")
    }
  }

  private mutating func readNamed(_ path: String, _ status: FileStatus) throws(FileFault) {
    guard walk.take(status.identity) else { return }
    let parts = path.split(separator: "/").map(String.init)
    var kind = AppFile.Kind(namedFile: parts.last ?? "")
    if swiftCompiler != nil, path.hasSuffix(".swift") { kind = .swift }
    guard status.kind == .file, let kind else {
      return try readFile(path)
    }
    let file = AppFile(kind: kind, path: path, folders: Array(parts.dropLast()), bounds: nil)
    loose.files.append(file)
    if loose.path.isEmpty { loose.path = path }
  }

  private mutating func read(_ set: AppFileSet) {
    for file in set.files where file.kind == .json && !set.isBundle {
      do throws(FileFault) {
        try readFile(file.path, wasFound: true)
      } catch {
        guard error.reason != .outside else {
          reading.diagnostics.append(.linkOutside(file.path))
          continue
        }
        report("unreadable-file", "cannot read '\(file.path)': \(error.message)", file.path)
      }
    }
    let own = set.files.filter { $0.kind != .json }
    if own.isEmpty { return }
    reading.files += own.map(\.path)
    var grouping = AppGrouping(set, swiftCompiler: swiftCompiler)
    grouping.group()
    var facts = AppFacts(grouping)
    facts.gather()
    reading.diagnostics += grouping.diagnostics + facts.diagnostics
    if let found = grouping.review {
      reading.review?.add(found)
      reading.review = reading.review ?? found
    }
    for parts in facts.parts {
      var assembly = AppAssembly(parts)
      var (catalog, diagnostics) = assembly.assemble()
      if !assembly.hasOwnID {
        let name = catalog.id
        while ids.contains(catalog.id) {
          numbers[name, default: 1] += 1
          catalog.id = name + "-\(numbers[name, default: 2])"
        }
        for i in diagnostics.indices { diagnostics[i].app = catalog.id }
      }
      ids.insert(catalog.id)
      reading.diagnostics += diagnostics
      // A file that gave nothing is reported, and no app.
      if catalog.bundle?.phraseFiles.isEmpty == false, assembly.hasContent {
        reading.catalogs.append(catalog)
      }
    }
    if set.isBundle, facts.parts.isEmpty, set.files.contains(where: { $0.kind == .infoPlist }) {
      report(
        "metadata-missing", "this app has no App Intents metadata", set.path,
        fix: "build it with App Intents in the app's own target; "
          + "see 'Metadata extraction skipped' in the build's log")
    }
  }

  /// Reads a catalog.
  ///
  /// - Parameter wasFound: Whether it was found in a folder. Then it may be no catalog, in which case it is
  ///   passed over, and must be in what was given, as its files of values must. One that was named may be
  ///   anywhere, its files of values beside it too.
  private mutating func readFile(
    _ path: String, wasFound: Bool = false
  ) throws(FileFault) {
    let bytes = try OpenFile(reading: path, regularOnly: wasFound, within: wasFound ? bounds : nil)
      .readAll(limit: CatalogReader.sizeLimit)
    // Without its version: a file of another version, or with a mistake before its 'format', is to
    // be reported and not skipped.
    if wasFound, !bytes.span.contains("bespeak-catalog") { return }
    let folder = FilePath.folder(of: path)
    var place = ValuesPlace(folder: folder, bounds: bounds)
    if !wasFound { place.bounds.insert(folder) }
    let one = reader.read(utf8: bytes, file: path, values: place)
    reading.sources += one.sources
    reading.files += [path] + one.sources
    for catalog in one.catalogs { ids.insert(catalog.id) }
    reading.catalogs += one.catalogs
    reading.diagnostics += one.diagnostics
  }

  private mutating func report(
    _ rule: String, _ message: String, _ file: String, fix: String? = nil
  ) {
    reading.diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, fix: fix,
        location: SourceLocation(file: file)))
  }
}
