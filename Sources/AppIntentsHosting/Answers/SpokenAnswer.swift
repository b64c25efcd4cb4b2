// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import TextAnalysis
import ValueParsing

/// The values of some types that an answer says, where it says nothing beside them.
struct SpokenAnswer {
  /// The readings of each value in the order of the answer, the likeliest first.
  let values: [[SpokenValue.Content]]

  /// Reads an answer; `nil` where it says no such value, or anything else too, or where nobody has
  /// described the values of the language.
  ///
  /// - Parameters:
  ///   - types: The types that are wanted, the likeliest first; what counts only where it was asked for is
  ///     read as well, behind the rest.
  ///   - question: What was asked.
  init?(_ text: String, types: [ValueType], question: String, _ context: RunContext) {
    guard let parser = ValueParser(locale: context.options.locale) else { return nil }
    let found = parser.values(
      in: text, at: context.reference, types: Set(types), includesLatent: true)
    var groups: [[SpokenValue]] = []
    for value in found {
      if let last = groups.last?.first, last.range == value.range {
        groups[groups.count - 1].append(value)
      } else {
        groups.append([value])
      }
    }
    guard !groups.isEmpty else { return nil }
    // What stands before, between and behind the values.
    let bytes = text.utf8
    var end = 0
    for (place, group) in groups.enumerated() {
      let start = Int(group[0].range.lower)
      guard start >= end else { return nil }
      let gap = Self.text(of: bytes, end..<start)
      guard
        place == 0 ? context.reader.saysNothing(gap, besides: question) : context.reader.joins(gap)
      else { return nil }
      end = Int(group[0].range.upper)
    }
    guard
      context.reader.saysNothing(Self.text(of: bytes, end..<bytes.count), besides: question)
    else { return nil }
    values = groups.map { group in
      group.enumerated().sorted { one, other in
        Self.rank(one.element, one.offset, types) < Self.rank(other.element, other.offset, types)
      }.flatMap { [$0.element.content] + $0.element.alternatives }
    }
  }

  private static func rank(
    _ value: SpokenValue, _ place: Int, _ types: [ValueType]
  ) -> (Int, Int, Int) {
    (value.isLatent ? 1 : 0, types.firstIndex(of: value.type) ?? types.count, place)
  }

  private static func text(of bytes: String.UTF8View, _ range: Range<Int>) -> String {
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
