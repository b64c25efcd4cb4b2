// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// Inflection is for languages that inflect.
enum InflectedTextRule: CodeRule {
  static let description = RuleDescription.code(
    "inflection-without-effect", .note, "A text asks for inflection where its language inflects.",
    why:
      "Nouns of Japanese, Chinese, Korean, Vietnamese, Thai, Indonesian and Malay have one form for "
      + "one and for many. '^[…](inflect: true)' does nothing there, and hides that a counter word "
      + "may be missing.",
    fix: "Write the text without '^[…](inflect: true)' in this language.",
    found: "\"ja\": \"^[%lld 冊](inflect: true)\"", mended: "\"ja\": \"%lld 冊\"")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for one in subject.surroundings.inflectedTexts {
      report.add("'\(one.locale)' does not inflect words for number", at: one.text.location)
    }
  }
}
