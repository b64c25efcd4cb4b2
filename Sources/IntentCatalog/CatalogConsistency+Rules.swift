// SPDX-License-Identifier: Apache-2.0

extension CatalogConsistency {
  /// What each finding of `check(_:)` and `checkIDs(_:)` is about.
  package static let descriptions: [RuleDescription] = [
    RuleDescription(
      id: "unknown-intent", severity: .error, category: .references,
      summary: "A shortcut runs an intent that is declared.",
      rationale: "A shortcut without its intent does nothing; on the platform it does not compile.",
      fix: "Correct the name, or declare the intent."),
    RuleDescription(
      id: "unknown-entity", severity: .error, category: .references,
      summary: "A parameter's entity is declared.",
      rationale: "Without its entity nothing can fill the parameter.",
      fix: "Correct the name, or declare the entity."),
    RuleDescription(
      id: "unknown-enum", severity: .error, category: .references,
      summary: "An enum that a parameter or a translation names is declared.",
      rationale: "Without its enum nothing can fill the parameter.",
      fix: "Correct the name, or declare the enum."),
    RuleDescription(
      id: "unknown-case", severity: .error, category: .references,
      summary: "A translated enum case is declared.",
      rationale: "The translation is of a case that the enum does not have, and is never shown.",
      fix: "Correct the case's id, or remove the translation."),
    RuleDescription(
      id: "unknown-slot", severity: .error, category: .references,
      summary: "A slot names a parameter of the shortcut's intent.",
      rationale: "A slot that is no parameter is filled by nothing, so that the phrase never fits."
        + " A negative phrase belongs to no intent and has no slots at all.",
      fix: "Correct the name, or say the words of the phrase without the slot.",
      example: .init("Play ${sogn} in ${applicationName}", "Play ${song} in ${applicationName}")),
    RuleDescription(
      id: "unused-translation", severity: .warning, category: .references,
      summary: "A translated phrase is one that the app declares.",
      rationale:
        "Translations are found by the source phrase, letter for letter. One whose key has no phrase"
        + " is never heard, and the phrase that was meant stays untranslated.",
      platformText: "This phrase is not used in any App Shortcut or as a Negative Phrase.",
      fix: "Write the key as the phrase stands in the code, or remove the entry.",
      example: .init(
        "\"Start timer in ${applicationName}\" = …", "\"Start a timer in ${applicationName}\" = …")),
    RuleDescription(
      id: "empty-phrase", severity: .error, category: .references,
      summary: "A phrase has text.",
      rationale:
        "An empty phrase has no app name in it; the platform refuses it, in translations as well.",
      platformText:
        "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it.",
      fix: "Write the phrase, or remove it."),
    RuleDescription(
      id: "duplicate-app", severity: .error, category: .references,
      summary: "No two apps share an id.",
      rationale: "What one says would be taken for the other's.",
      fix: "Give each app an id of its own, or load only one of the two."),
  ]
}
