// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// No two apps answer to the same name in a language.
///
/// Who says a shared name means one of them, and only the rest of the phrase can tell which. Names
/// are compared without regard to case and spaces.
enum SharedAppNameRule {
  static let description = RuleDescription(
    id: "shared-app-name", severity: .warning, category: .appNames,
    summary: "No two apps answer to the same name in a language.",
    rationale: "Who says a shared name means one of them, and only the rest of the phrase can tell"
      + " which.",
    fix: "Choose another name where their phrases meet.")

  static func check(_ catalogs: [AppCatalog]) -> [Diagnostic] {
    var locales: [String] = []
    var seen: Set<String> = []
    for catalog in catalogs {
      for locale in [catalog.sourceLocale] + catalog.localizations.map(\.locale)
      where seen.insert(locale).inserted {
        locales.append(locale)
      }
    }
    let localized = catalogs.map { catalog in
      Dictionary(
        catalog.localizations.compactMap { one in one.app.map { (one.locale, $0) } },
        uniquingKeysWith: { a, _ in a })
    }
    var findings: [Diagnostic] = []
    var reported: Set<[String]> = []
    for locale in locales {
      var owners: [String: AppCatalog] = [:]
      for (catalog, localized) in zip(catalogs, localized) {
        let (names, path) = names(of: catalog, localized, in: locale)
        for name in names.forms {
          let key = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
          guard let owner = owners[key] else {
            owners[key] = catalog
            continue
          }
          // The same app twice is another rule's finding, or a name that it has twice itself.
          guard owner.id != catalog.id, reported.insert([owner.id, catalog.id, key]).inserted
          else { continue }
          findings.append(
            Diagnostic(
              rule: description.id, severity: description.severity,
              message: "'\(name)' is also a name of '\(owner.id)'",
              fix: "what is said to one may reach the other; choose another name if they meet",
              location: catalog.place(names.location, path),
              app: catalog.id, locale: locale))
        }
      }
    }
    return findings
  }

  /// The names an app has in a locale: its own there, its plain language's, else the source's.
  private static func names(
    of catalog: AppCatalog, _ localized: [String: AppNames], in locale: String
  ) -> (AppNames, DeclarationPath) {
    let language = locale.split(separator: "-").first.map(String.init) ?? locale
    for tag in [locale, language] where tag != catalog.sourceLocale {
      if let app = localized[tag] {
        let root = DeclarationPath.root.member("localizations").member(tag)
        return (app, root.member("app"))
      }
    }
    return (catalog.app, DeclarationPath.root.member("app"))
  }
}
