// SPDX-License-Identifier: Apache-2.0

import PhraseGrammar
import TextAnalysis

/// What stands beside values in an answer.
extension AnswerReader {
  /// Whether the words beside a value say nothing of their own: polite ones, "make it", those around names,
  /// and words of the question ("How many minutes?" – "twenty minutes").
  ///
  /// - Complexity: O(*n*) for *n* words of the text and the question.
  package func saysNothing(_ text: String, besides question: String = "") -> Bool {
    guard !text.unicodeScalars.contains(where: Self.isSign), let said = tokens(of: text) else {
      return false
    }
    let asked = Set((tokens(of: question) ?? []).map(\.hash))
    var rest = said[...]
    while let first = rest.first {
      guard let count = words.lengthBesideValues(rest) ?? (asked.contains(first.hash) ? 1 : nil)
      else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Whether the words between two values make a list of them: the language's "and", or a comma.
  package func joins(_ text: String) -> Bool {
    guard !text.unicodeScalars.contains(where: Self.isSign), let said = tokens(of: text) else {
      return false
    }
    return said.isEmpty ? text.contains { ",;、，；".contains($0) } : lists.and.covers(said)
  }

  /// Whether a sign may change a value that it stands beside: "%", "$", "+".
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .otherSymbol: true
    default: "%‰/*#@&\\".unicodeScalars.contains(scalar)
    }
  }
}
