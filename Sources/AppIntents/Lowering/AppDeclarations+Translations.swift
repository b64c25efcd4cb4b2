// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog

extension AppDeclarations {
  /// What the tables of a language have of the declared texts: titles of enum cases, which are spoken,
  /// and titles and dialogs, which are shown.
  ///
  /// - Complexity: O(*n*) look-ups for *n* texts.
  package func translations(
    into locale: String
  ) -> (enumCases: [EnumCaseTranslation], strings: [StringTranslation]) {
    let language = Locale(identifier: locale)
    var cases: [EnumCaseTranslation] = []
    for declared in catalog.enums {
      for item in enumTypes[declared.name]?.anyCases ?? [] {
        guard let title = item.display?.title.translation(into: language) else { continue }
        let synonyms = item.display?.synonyms.map {
          $0.translation(into: language) ?? $0.sourceText
        }
        cases.append(
          EnumCaseTranslation(
            enumName: declared.name, caseID: item.id, title: title, synonyms: synonyms ?? []))
      }
    }
    var strings: [StringTranslation] = []
    var seen: Set<String> = []
    for text in texts {
      let source = text.sourceText
      guard let target = text.translation(into: language), seen.insert(source).inserted else {
        continue
      }
      strings.append(StringTranslation(source: source, target: target))
    }
    return (cases, strings)
  }

  /// The declared titles and dialogs.
  private var texts: [LocalizedStringResource] {
    var texts: [LocalizedStringResource] = []
    for intent in intents {
      texts.append(intent.title)
      for parameter in intent.parameters {
        let details = parameter.details
        texts += [
          details.title, details.requestValueDialog?.full,
          details.requestDisambiguationDialog?.full,
        ].compactMap(\.self)
      }
    }
    texts += catalog.enums.compactMap { enumTypes[$0.name]?.typeDisplayRepresentation.name }
    texts += catalog.entities.compactMap { entityTypes[$0.name]?.typeDisplayRepresentation.name }
    return texts + shortcuts.compactMap(\.shortTitle)
  }
}
