// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TextAnalysis

/// An alternative name is another name.
enum RepeatedAlternativeNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "repeated-alternative-name", severity: .note, category: .appNames,
    summary: "An alternative name sounds unlike the app's other names.",
    rationale: "It is heard as a name that the app has already, and takes one of the three places.",
    fix: "Remove it, or use the place for a name that people say.",
    example: .init(
      "name \"Book Player\", alternative \"book player\"", "alternative \"audio books\""))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    var names = [(catalog.sourceLocale, DeclarationPath.root, catalog.app)]
    for one in catalog.localizations {
      guard let app = one.app else { continue }
      names.append(
        (one.locale, DeclarationPath.root.member("localizations").member(one.locale), app))
    }
    var buffer = TokenBuffer()
    for (locale, root, app) in names where !app.synonyms.isEmpty {
      let reader = SpokenFormReader(locale: locale)
      var seen: [[UInt64]: String] = [:]
      // A spoken name may be how the display name is said.
      for name in [app.name] + (app.spokenName.map { [$0] } ?? []) {
        seen[reader.words(of: name, &buffer)] = name
      }
      for synonym in app.synonyms {
        guard let first = seen.updateValue(synonym, forKey: reader.words(of: synonym, &buffer))
        else { continue }
        report.add(
          "alternative name '\(synonym)' is heard as '\(first)'", fix: "remove it",
          at: app.location, root.member("app").member("synonyms"), locale: locale)
      }
    }
  }
}
