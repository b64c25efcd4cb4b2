// SPDX-License-Identifier: Apache-2.0

/// A language tag in its canonical spelling: language, script and region.
///
/// Reads BCP 47 (`de-AT`), the spelling of bundles (`zh_Hant-HK`) and that of POSIX
/// (`pt_BR.UTF-8`), in any case. Variants and extensions are dropped: nothing here depends on them.
///
///     LocaleTag("ZH_hant_hk").description  // "zh-Hant-HK"
public struct LocaleTag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The language, two or three lower-case letters; `und` where it is unknown. No language has a longer code.
  public var language: String

  /// The script, four letters in title case, where the tag names one.
  public var script: String?

  /// The region, two upper-case letters or three digits, where the tag names one.
  public var region: String?

  /// Reads a tag that is written in a program: `"de-AT"`.
  public init(stringLiteral tag: String) { self.init(tag) }

  /// Reads a tag; text that is not a tag becomes `und`.
  public init(_ text: String) {
    // A POSIX locale carries its encoding after "." and its modifier after "@".
    let tag = text.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let subtags = tag.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    language = "und"
    guard let first = subtags.first.flatMap(Self.letters), 2...3 ~= first.count else { return }
    language = Self.renamed[first] ?? first
    for subtag in subtags.dropFirst() {
      if let word = Self.letters(subtag) {
        if word.count == 4, script == nil, region == nil {
          script = word.prefix(1).uppercased() + word.dropFirst()
          continue
        }
        if word.count == 2, region == nil {
          region = word.uppercased()
          continue
        }
        // An extension starts with a single letter; what follows is not ours to read.
        if word.count == 1 { break }
      } else if subtag.count == 3, region == nil, subtag.allSatisfy({ 0x30...0x39 ~= $0 }) {
        region = String(decoding: subtag, as: UTF8.self)
      }
    }
  }

  /// The subtag in lower case if it is made of ASCII letters only.
  private static func letters(_ subtag: Substring.UTF8View.SubSequence) -> String? {
    guard !subtag.isEmpty, subtag.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }) else { return nil }
    return String(decoding: subtag.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Codes that ISO 639 has replaced and that files still carry.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "tl": "fil"]
}

extension LocaleTag: CustomStringConvertible {
  /// The canonical spelling, subtags joined by hyphens.
  public var description: String {
    var text = language
    if let script { text += "-" + script }
    if let region { text += "-" + region }
    return text
  }
}
