// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase has single spaces, and none at its ends.
///
/// Harmless here; on the platform the text is a key of the translations, where a space too many is
/// a key that nobody finds.
enum DoubleSpaceRule: CatalogRule {
  static let description = RuleDescription(
    id: "double-space", severity: .warning, ruleSets: [.apple], category: .phrases,
    summary: "A phrase has single spaces, and none at its ends.",
    rationale:
      "The text of a phrase is the key of its translations, where a space too many is a key that"
      + " nobody finds; in a translation it is often where a word was lost.",
    fix: "Write one space, and look whether a word is missing.",
    example: .init("Open  ${list} in ${applicationName}", "Open ${list} in ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases { check(phrase, &report) }
    for phrase in subject.negativePhrases { check(phrase, &report) }
  }

  private static func check(_ phrase: LocatedPhrase, _ report: inout RuleReport) {
    guard let range = surplus(phrase.text), !phrase.isBlank else { return }
    let tidy = phrase.text.split(separator: " ").joined(separator: " ")
    let isInside = range.lowerBound > 0 && range.upperBound < phrase.text.utf8.count
    let count = isInside && range.count > 2 ? "\(range.count)" : "two"
    let what = isInside ? "\(count) spaces in a row" : "a space at the start or end"
    report.add(phrase, "\(what) in '\(phrase.text)'", fix: "write '\(tidy)'", highlighting: range)
  }

  /// The first spaces too many, in UTF-8 offsets; `nil` where there are none.
  private static func surplus(_ text: String) -> Range<Int>? {
    var start: Int?
    var atEnds: Range<Int>?
    let bytes = text.utf8.span
    for offset in bytes.indices {
      if bytes[offset] == 0x20 {
        if start == nil { start = offset }
      } else if let run = start {
        if run == 0 {
          atEnds = run..<offset
        } else if offset - run > 1 {
          return run..<offset
        }
        start = nil
      }
    }
    return start.map { $0..<bytes.count } ?? atEnds
  }
}
