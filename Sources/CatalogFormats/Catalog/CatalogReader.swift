// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// What came out of reading catalog files.
public struct CatalogReading: Sendable {
  /// Every catalog that has an id and a name, in the order read; with mistakes, as far as it is readable.
  public var catalogs: [AppCatalog]
  /// Every mistake, file by file.
  public var diagnostics: [Diagnostic]

  /// Creates a reading.
  public init(catalogs: [AppCatalog] = [], diagnostics: [Diagnostic] = []) {
    self.catalogs = catalogs
    self.diagnostics = diagnostics
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads catalog files (`bespeak-catalog/1`): one app a JSON file.
///
///     let reading = CatalogReader().read(path: "catalogs")
///     for finding in reading.diagnostics { print(finding.message) }
///
/// Every mistake of every file is found in one run, each with its line, column and JSON path. These
/// keys are known, those with `!` are required:
///
/// | In | Keys |
/// | --- | --- |
/// | the file | `format`! `app`! `sourceLocale` `enums` `entities` `intents` `shortcuts` `negativePhrases` `localizations` |
/// | `app` | `id`! `name`! `spokenName` `synonyms` `pronunciationHints` (name: how it sounds) |
/// | `enums.<Name>` | `title` `cases`! |
/// | a case | `id`! `title`! `synonyms` |
/// | `entities.<Name>` | `title` `query` (`string`, `enumerable`, `suggested`) `open` `values` (an array, or the path of a JSON Lines file) |
/// | a value | `id`! (a string or whole number) `title`! `synonyms` `subtitle` `suggested` `locale` |
/// | `intents.<Name>` | `title` `description` `parameters` `requiresConfirmation` |
/// | a parameter | `name`! `type`! `title` `optional` `default` `requestValueDialog` `requestDisambiguationDialog` |
/// | a shortcut | `intent`! `phrases`! `shortTitle` `systemImageName` |
/// | `localizations.<locale>` | `app` `phrases` `negativePhrases` `enums` `strings` |
/// | `localizations.<locale>.app` | `name` `spokenName` `synonyms` `pronunciationHints` |
/// | `localizations.<locale>.phrases` | source phrase: array of phrases |
/// | `localizations.<locale>.negativePhrases` | the same, or an array of further phrases |
/// | `localizations.<locale>.enums.<Name>.<case>` | `title`! `synonyms` |
/// | `localizations.<locale>.strings` | source text: text |
///
/// A missing `title` of a type or intent is its name. The path of a values file is relative to the
/// catalog's folder. One that is absolute or climbs out of that folder with `..` is read, with a
/// warning: such a catalog does not survive being copied. Only regular files are read as values.
public struct CatalogReader: Sendable {
  /// Largest catalog file, in bytes.
  ///
  /// Values files have no limit: they are read as a stream.
  static let sizeLimit = 512 << 20

  /// Most locales of one catalog.
  ///
  /// Apps are translated into some forty; rules look at every phrase in every locale, and a file must
  /// not make that work grow with the square of its size.
  static let localeLimit = 500

  /// Creates a reader.
  public init() {}

  /// Reads a catalog file, or every catalog in a folder and the folders below it.
  ///
  /// In a folder, files are visited in the order of their names' bytes. A file counts when its name
  /// ends in `.json` and it says `bespeak-catalog`; others are skipped silently, as are hidden ones.
  /// A folder that links to one above it is visited once.
  public func read(path: String) -> CatalogReading { read(paths: [path]) }

  /// Reads several files and folders as one set of apps; a file reached twice is read once.
  public func read(paths: [String]) -> CatalogReading {
    var walk = CatalogWalk()
    for path in paths { walk.visit(path) }
    walk.reading.diagnostics += CatalogConsistency.checkIDs(walk.reading.catalogs)
    return walk.reading
  }

  /// Reads a catalog from memory.
  ///
  /// - Parameters:
  ///   - utf8: The file's bytes.
  ///   - file: The name for findings.
  ///   - valuesDirectory: The folder that paths of values files start from; `nil` when there is
  ///     none, so that naming a file is a mistake.
  public func read(utf8: [UInt8], file: String, valuesDirectory: String?) -> CatalogReading {
    let span = utf8.span
    let lines = LineIndex(span)
    do throws(JSONFault) {
      let root = try JSONValue(parsing: span)
      var parser = CatalogParser(
        utf8, lines: lines, file: file, valuesDirectory: valuesDirectory)
      return parser.parse(root)
    } catch {
      let place = lines.position(at: error.utf8Offset)
      return CatalogReading(diagnostics: [
        Diagnostic(
          rule: "json-syntax", severity: .error, message: error.message,
          location: SourceLocation(file: file, line: place.line, column: place.column))
      ])
    }
  }
}

/// A visit to files and folders that collects their catalogs.
private struct CatalogWalk {
  var reading = CatalogReading()
  private var visited: Set<FileStatus.Identity> = []
  private let reader = CatalogReader()
  /// Most folders inside one another; loops end by `visited` long before.
  private static let depthLimit = 64

  mutating func visit(_ path: String) {
    do throws(FileFault) {
      let status = try FileStatus(path: path)
      guard visited.insert(status.identity).inserted else { return }
      guard status.kind == .folder else { return try readFile(path) }
      let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
      if trimmed.hasSuffix(".app") || trimmed.hasSuffix(".appintents") {
        return report(
          "unsupported-input", "'\(trimmed)' is a bundle; bundles cannot be read yet", path,
          fix: "give a catalog file, or a folder of them")
      }
      let before = (reading.catalogs.count, reading.diagnostics.count)
      try walk(trimmed.isEmpty ? "/" : trimmed, depth: 0)
      if before == (reading.catalogs.count, reading.diagnostics.count) {
        report(
          "no-catalog", "no catalog in this folder", path,
          fix: "a catalog is a '.json' file with \"format\": \"bespeak-catalog/1\"")
      }
    } catch {
      report("unreadable-file", "cannot read '\(path)': \(error.message)", path)
    }
  }

  private mutating func walk(_ folder: String, depth: Int) throws(FileFault) {
    for name in try names(inFolder: folder) where !name.hasPrefix(".") {
      let path = folder == "/" ? folder + name : folder + "/" + name
      do throws(FileFault) {
        // A link that leads nowhere is no catalog.
        guard let status = try? FileStatus(path: path) else { continue }
        if status.kind == .folder {
          guard visited.insert(status.identity).inserted, depth < Self.depthLimit else { continue }
          try walk(path, depth: depth + 1)
        } else if status.kind == .file, name.hasSuffix(".json") {
          guard visited.insert(status.identity).inserted else { continue }
          try readFile(path, onlyIfCatalog: true)
        }
      } catch {
        report("unreadable-file", "cannot read '\(path)': \(error.message)", path)
      }
    }
  }

  private mutating func readFile(
    _ path: String, onlyIfCatalog: Bool = false
  ) throws(FileFault) {
    let bytes = try InputFile(path: path, regularOnly: onlyIfCatalog)
      .readAll(limit: CatalogReader.sizeLimit)
    if onlyIfCatalog, !Self.mentionsFormat(bytes.span) { return }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    let one = reader.read(utf8: bytes, file: path, valuesDirectory: folder)
    reading.catalogs += one.catalogs
    reading.diagnostics += one.diagnostics
  }

  /// Whether the bytes hold the format's name, without its version: a file of another version, or
  /// with a mistake before its `format`, is to be reported and not skipped.
  private static func mentionsFormat(_ bytes: Span<UInt8>) -> Bool {
    let name: StaticString = "bespeak-catalog"
    let length = name.utf8CodeUnitCount
    var i = 0
    while i + length <= bytes.count {
      if bytes[i] == UInt8(ascii: "b"), bytes.equals(i..<i + length, name) { return true }
      i += 1
    }
    return false
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
