// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// All that was read of one app, before it is put together.
struct AppParts {
  /// A table of texts and the language it is in.
  struct Table {
    /// The language; empty for the base language's.
    var locale: String
    /// The texts.
    var strings: StringsTable
  }

  /// Where the app was found: the folder or bundle.
  var path: String
  /// What the app is called where nothing says its name.
  var fallbackName: String
  /// What the code declares; `nil` where only tables of phrases were found.
  var declarations: AppDeclarations?
  /// Whether that was compiled here from sources.
  var isExtracted = false
  /// `AppShortcuts.strings`, a table for each language.
  var phraseTables: [Table] = []
  /// `AppShortcuts.xcstrings`.
  var phraseCatalogs: [StringCatalog] = []
  /// `Info.plist`.
  var info: InfoPlistFacts?
  /// The project it is built by.
  var project: ProjectSettings?
  /// The target of the project that is the app.
  var target: ProjectSettings.Target?
  /// `InfoPlist.strings`, a table for each language.
  var nameTables: [Table] = []
  /// `InfoPlist.xcstrings`.
  var nameCatalogs: [StringCatalog] = []
  /// Other tables, by name.
  var textTables: [String: [Table]] = [:]
  /// Other string catalogs, by name.
  var textCatalogs: [String: [StringCatalog]] = [:]
  /// The language folders.
  var languages: [LocatedText] = []
  /// Types of Swift sources that provide App Shortcuts.
  var providers: [LocatedText] = []
  /// What its training data tells: a catalog of its own where it is all there is.
  var trained: AppCatalog?
  /// Files that phrases were read from.
  var phraseFiles: [PhraseFile] = []
  /// Requests to leave findings out.
  var suppressions: [LintSuppression] = []
  /// What was wrong with the files.
  var diagnostics: [Diagnostic] = []
}

extension StringCatalog {
  /// The catalog as a table for each of its languages, in the order first met; of a text with several
  /// forms the first.
  ///
  /// - Complexity: O(*n*) for *n* texts.
  func tables() -> [(locale: String, strings: StringsTable)] {
    var tables: [(locale: String, strings: StringsTable)] = []
    var indices: [String: Int] = [:]
    for entry in entries {
      for one in entry.localizations {
        guard let value = one.values.first else { continue }
        let index = indices[one.locale] ?? tables.count
        if index == tables.count {
          indices[one.locale] = index
          tables.append((one.locale, StringsTable(file: file)))
        }
        tables[index].strings.entries.append(
          StringsTable.Entry(
            key: entry.key, value: value.text, comment: nil, location: value.location,
            keyLocation: entry.location))
      }
    }
    return tables
  }
}
