// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import JSONText
import SystemFiles

/// The result of reading catalog files.
public struct CatalogReading: Sendable {
  /// Every catalog that has an id and a name, in the order read; with mistakes, as far as it is readable.
  public var catalogs: [AppCatalog]
  /// Every mistake, file by file.
  public var diagnostics: [Diagnostic]
  /// The files and folders that findings may quote: what was given, and the files of values that
  /// catalogs name.
  public var sources: [String] = []
  /// The files that the catalogs come from, also those that were found in folders.
  package var files: [String] = []
  /// The paths that were asked for and gave nothing: what is not there or cannot be read, and folders
  /// without a catalog. Each has a finding too.
  package var missing: [String]
  /// What rules say of Swift sources; `nil` where they were not asked.
  package var review: SourceReview?

  /// Creates a reading.
  package init(
    catalogs: [AppCatalog] = [], diagnostics: [Diagnostic] = [], missing: [String] = []
  ) {
    self.catalogs = catalogs
    self.diagnostics = diagnostics
    self.missing = missing
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Gives the one app another name or id.
  fileprivate mutating func rename(_ name: String?, id: String?) {
    if let name {
      // A spoken name is that of the name that was.
      if catalogs[0].app.name != name { catalogs[0].app.spokenName = nil }
      catalogs[0].app.name = name
      catalogs[0].coverage.insert(.appName)
      diagnostics.removeAll { $0.rule == "guessed-name" }
    }
    if let id {
      for i in diagnostics.indices where diagnostics[i].app == catalogs[0].id {
        diagnostics[i].app = id
      }
      catalogs[0].id = id
    }
  }

  /// How much there is so far.
  fileprivate var counts: (catalogs: Int, diagnostics: Int) {
    (catalogs.count, diagnostics.count)
  }

  /// Notes an input that is not there, or holds no catalog. One that was read before gives nothing at all, and what
  /// is wrong in a file leaves the others usable.
  ///
  /// - Parameter path: The input; `nil` for that of the first error.
  fileprivate mutating func noteMissing(
    _ path: String?, since before: (catalogs: Int, diagnostics: Int)
  ) {
    guard catalogs.count == before.catalogs,
      let error = diagnostics[before.diagnostics...].first(where: {
        $0.rule == "unreadable-file" || $0.rule == "no-catalog"
      })
    else { return }
    missing.append(path ?? error.location.file)
  }
}

/// Reads catalogs: files of the project's own format, and what Apple's tools make of an app.
///
///     let reading = CatalogReader().read(path: "catalogs")
///     for finding in reading.diagnostics { print(finding.message) }
///
/// Every mistake of every file is found in one run, each with its line, column and path. A catalog
/// file (`bespeak-catalog/1`) is one app a JSON file. These keys are known, those with `!` are
/// required:
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
/// catalog's folder. One that is absolute or climbs out of that folder with `..` gets a warning: such a
/// catalog does not survive being copied. It is read where it is in what was given, or in the folder of
/// a catalog that was given itself; elsewhere it is not opened. Only regular files are read as values.
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

  /// Files of entity values that stand outside of any catalog, as `--values` names them.
  package var valuesFiles: [String]

  /// Compiles the Swift sources of folders; `nil` for reading no more of them than where providers are.
  package var swiftCompiler: (any SwiftSourceCompiler)?

  /// The name of the one app that is read, whatever its files say; `nil` for the one they say.
  package var appName: String?

  /// The id of the one app that is read, whatever its files say; `nil` for the one they say.
  package var appID: String?

  /// Creates a reader.
  ///
  /// - Parameter valuesFiles: Files of values: JSON Lines with the keys of a value, `entity` for the
  ///   type each is of, and `app` where only one app is meant.
  public init(valuesFiles: [String] = []) { self.valuesFiles = valuesFiles }

  /// Reads a catalog file, Apple's own files of an app, or all of them in a folder.
  ///
  /// A folder may be a built app (`.app`), an archive (`.xcarchive`), a `Metadata.appintents`, or a
  /// folder of sources or of catalogs. In it, files are visited in the order of their names' bytes;
  /// hidden ones, and folders of what tools make or fetch (`build`, `Pods`, `node_modules` …), are
  /// skipped silently. A JSON file counts when it says `bespeak-catalog`. A folder that links to one
  /// above it is visited once; a link that leads out of what was given is not followed, which is a
  /// finding. Each app in a folder is a catalog of its own.
  public func read(path: String) -> CatalogReading { read(paths: [path]) }

  /// Reads several files and folders as one set of apps; a file reached twice is read once.
  ///
  /// Single files of Apple's are taken together, as the files of one folder are.
  public func read(paths: [String]) -> CatalogReading {
    var walk = CatalogWalk(paths, swiftCompiler: swiftCompiler)
    for path in paths {
      let before = walk.reading.counts
      walk.visit(path)
      walk.reading.noteMissing(path, since: before)
    }
    let before = walk.reading.counts
    walk.finish()
    walk.reading.noteMissing(nil, since: before)
    if walk.reading.catalogs.count == 1 { walk.reading.rename(appName, id: appID) }
    addValues(to: &walk.reading)
    walk.reading.diagnostics += CatalogConsistency.checkIDs(walk.reading.catalogs)
    return walk.reading
  }

  /// Gives the values of `valuesFiles` to catalogs that were read.
  package func addValues(to reading: inout CatalogReading) {
    for file in valuesFiles { EntityValuesFile(path: file).apply(to: &reading) }
    reading.sources += valuesFiles
  }

  /// Reads a catalog from memory.
  ///
  /// - Parameters:
  ///   - utf8: The file's bytes.
  ///   - file: The name for findings.
  ///   - valuesDirectory: The folder that paths of values files start from, and must lead into; `nil`
  ///     when there is none, so that naming a file is a mistake.
  public func read(utf8: [UInt8], file: String, valuesDirectory: String?) -> CatalogReading {
    let place = valuesDirectory.map { folder in
      let folder = folder.isEmpty ? "." : folder
      return ValuesPlace(folder: folder, bounds: FileBounds([folder]))
    }
    return read(utf8: utf8, file: file, values: place)
  }

  /// Reads a catalog from memory, with its files of values.
  func read(utf8: [UInt8], file: String, values: ValuesPlace?) -> CatalogReading {
    let span = utf8.span
    let lines = LineIndex(span)
    do throws(JSONFault) {
      let root = try JSONValue(parsing: span)
      var parser = CatalogParser(utf8, lines: lines, file: file, values: values)
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
