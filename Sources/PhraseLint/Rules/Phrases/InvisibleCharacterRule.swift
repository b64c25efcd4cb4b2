// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase has no characters that nobody sees.
///
/// Joiners and direction marks belong to the spelling of some languages and are left alone, as are
/// no-break spaces, which French puts before a question mark.
enum InvisibleCharacterRule: CatalogRule {
  static let description = RuleDescription(
    id: "invisible-character", severity: .warning, category: .phrases,
    summary: "A phrase has no line breaks, control characters or zero-width spaces.",
    rationale:
      "The text of a phrase is the key of its translations; one that looks the same and is not is"
      + " never found. They come from copied text.",
    fix: "Type the phrase anew, or remove the character.",
    example: .init("Open\\u200B ${applicationName}", "Open ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases { check(phrase, &report) }
    for phrase in subject.negativePhrases { check(phrase, &report) }
  }

  private static func check(_ phrase: LocatedPhrase, _ report: inout RuleReport) {
    // All of them are control characters of ASCII or begin with one of three bytes.
    guard phrase.text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return }
    var offset = 0
    for scalar in phrase.text.unicodeScalars {
      let length = UTF8.width(scalar)
      if let name = name(scalar) {
        report.add(
          phrase, "\(name) in '\(phrase.text)'", fix: "remove it",
          highlighting: offset..<offset + length)
        return
      }
      offset += length
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: return "a line break"
    case 0x09: return "a tab"
    case 0xAD: return "a soft hyphen (U+00AD)"
    case 0x200B: return "a zero-width space (U+200B)"
    case 0xFEFF: return "a byte order mark (U+FEFF)"
    case 0xFFFD: return "a replacement character (U+FFFD), where a letter was lost,"
    case 0..<0x20, 0x7F..<0xA0:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "a control character (U+\(String(repeating: "0", count: 4 - digits.count))\(digits))"
    default: return nil
    }
  }
}
