// SPDX-License-Identifier: Apache-2.0

/// Automatic grammar agreement: `^[3 task](inflect: true)` becomes `3 tasks`.
///
/// English nouns get their plural by the regular rules when the number before them is not 1; in
/// other languages, and for irregular nouns, the marked text stands as it was written.
package enum InflectionMarkup {
  /// The text without its markup, inflected where the language is one that is handled.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  package static func resolve(_ text: String, locale: Locale) -> String {
    guard text.contains("^[") else { return text }
    let isEnglish = locale.identifier.hasPrefix("en")
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "^[") {
      // The last opening before the closing is the one that is meant; this also keeps an
      // unfinished markup from being searched again and again.
      guard let end = rest.range(of: "](", range: start.upperBound..<rest.endIndex),
        let close = rest.range(of: ")", range: end.upperBound..<rest.endIndex)
      else { break }
      result += rest[..<start.lowerBound]
      let marked = String(rest[start.upperBound..<end.lowerBound])
      let options = rest[end.upperBound..<close.lowerBound]
      result += isEnglish && options.contains("inflect") ? english(marked) : marked
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func english(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let index = words.firstIndex(where: { Double($0) != nil }), Double(words[index]) != 1,
      let last = words.last, index < words.count - 1
    else { return text }
    return (words.dropLast().map(String.init) + [plural(String(last))]).joined(separator: " ")
  }

  private static func plural(_ noun: String) -> String {
    let lower = noun.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
