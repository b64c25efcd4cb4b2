// SPDX-License-Identifier: Apache-2.0

import PhraseGrammar
import TextAnalysis

/// The joining words of a language as they are compared.
struct JoiningPhrases: Sendable {
  let and: PhraseSet
  let or: PhraseSet
  let also: PhraseSet

  init(_ words: JoiningWords, _ analyzer: TextAnalyzer) {
    and = PhraseSet(words.and, analyzer)
    or = PhraseSet(words.or, analyzer)
    also = PhraseSet(words.also, analyzer)
  }

  /// The words between those that join others; one part where none does.
  func parts(of said: [Token]) -> [[Token]] {
    var parts: [[Token]] = [[]]
    var rest = said[...]
    while let first = rest.first {
      if let count = or.longestPrefix(of: rest) ?? and.longestPrefix(of: rest) {
        parts.append([])
        rest = rest.dropFirst(count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The parts of a text: between commas, and where tokens join.
  func parts(of text: String, _ tokens: [Token]) -> [String] {
    let bytes = Array(text.utf8)
    // Where a part may not reach: commas, and words that join.
    var gaps: [Range<Int>] = []
    var place = 0
    for scalar in text.unicodeScalars {
      let end = place + scalar.utf8.count
      switch scalar {
      case ",", ";":
        if end == bytes.count || bytes[end] == 0x20 { gaps.append(place..<end) }
      case "、", "，", "；": gaps.append(place..<end)
      default: break
      }
      place = end
    }
    var rest = tokens[...]
    while !rest.isEmpty {
      if let count = and.longestPrefix(of: rest) {
        let joined = rest.prefix(count)
        gaps.append(Int(joined[joined.startIndex].lower)..<Int(joined[joined.endIndex - 1].upper))
        rest = rest.dropFirst(count)
      } else {
        rest = rest.dropFirst()
      }
    }
    gaps.sort { $0.lowerBound < $1.lowerBound }
    var parts: [String] = []
    var start = 0
    for gap in gaps + [bytes.count..<bytes.count] {
      if start < gap.lowerBound,
        let part = Self.text(of: text, UInt32(start), UInt32(gap.lowerBound))
      {
        parts.append(part)
      }
      start = max(start, gap.upperBound)
    }
    return parts.isEmpty ? [text] : parts
  }

  /// The bytes of a text as a text without blanks at its ends; `nil` where nothing is left.
  static func text(of text: String, _ lower: UInt32, _ upper: UInt32) -> String? {
    let bytes = Array(text.utf8)
    guard Int(upper) <= bytes.count, lower <= upper else { return nil }
    var part = String(decoding: bytes[Int(lower)..<Int(upper)], as: UTF8.self)[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return part.isEmpty ? nil : String(part)
  }
}
