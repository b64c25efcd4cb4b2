// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Phonetics
import TextAnalysis

/// Reads numbers: digits as the language writes them, and its number words.
struct NumberReader {
  let locale: LocaleTag

  /// The number that all of a text says; `nil` where it says none, or more than a number.
  func number(_ text: String) -> Double? {
    if let number = digits(text) { return number }
    // "twenty five" has "25" among its other forms.
    for form in SpokenForms.alternatives(of: text.lowercased(), locale: locale) {
      if let number = digits(form) { return number }
    }
    return nil
  }

  private func digits(_ text: String) -> Double? {
    var text = text.filter { !$0.isWhitespace }
    guard let first = text.first, first.isNumber || first == "-" || first == "+" else { return nil }
    let decimal = Locale(identifier: locale.description).decimalSeparator ?? "."
    let grouping = decimal == "," ? "." : ","
    let parts = text.split(separator: Character(grouping), omittingEmptySubsequences: false)
    if parts.count > 1 {
      // "1,000" is a number, "1,00" is none.
      let tails = parts.dropFirst().map { $0.prefix { $0.isNumber } }
      guard tails.allSatisfy({ $0.count == 3 }) else { return nil }
      text = parts.joined()
    }
    if decimal == "," { text = text.replacing(",", with: ".") }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
