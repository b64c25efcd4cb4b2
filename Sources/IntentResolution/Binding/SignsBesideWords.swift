// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

extension String {
  /// Some words of it with the signs that belong to them: "C++", "-5", "5 €", "(maybe) tomorrow".
  ///
  /// Those are signs that touch them and no other word, and symbols one blank behind them. Marks of sentences and quotes
  /// are none, nor are brackets without a fellow.
  func withSigns(_ range: TextSpan) -> TextSpan {
    let scalars = unicodeScalars
    guard Int(range.upper) <= utf8.count, range.lower < range.upper else { return range }
    let first = utf8.index(startIndex, offsetBy: Int(range.lower))
    let last = utf8.index(first, offsetBy: Int(range.upper - range.lower))
    var before = Self.signs(scalars[..<first].reversed(), spansBlanks: false)[...]
    var behind = Self.signs(scalars[last...], spansBlanks: true)[...]
    let words = scalars[first..<last]
    if Self.depth(before) + Self.depth(words) + Self.depth(behind) != 0 {
      if let bracket = before.firstIndex(where: Self.isBracket) { before = before[..<bracket] }
      if let bracket = behind.firstIndex(where: Self.isBracket) { behind = behind[..<bracket] }
    }
    func bytes(_ signs: ArraySlice<Unicode.Scalar>) -> UInt32 {
      signs.reduce(0) { $0 + UInt32(UTF8.width($1)) }
    }
    return TextSpan(lower: range.lower - bytes(before), upper: range.upper + bytes(behind))
  }

  /// The signs that belong to the word that a text stands beside, nearest first, with the blanks between them.
  private static func signs(
    _ text: some Sequence<Unicode.Scalar>, spansBlanks: Bool
  ) -> [Unicode.Scalar] {
    var signs: [Unicode.Scalar] = []
    // The last of them and the blank before it, which may belong to the next word.
    var run: [Unicode.Scalar] = []
    var isApart = false
    for scalar in text {
      if scalar.properties.isWhitespace {
        guard spansBlanks, run.last?.properties.isWhitespace != true else { break }
        signs += run
        run = [scalar]
        isApart = true
      } else if isApart ? isSymbol(scalar) : isSign(scalar) {
        run.append(scalar)
      } else {
        if isWord(scalar) { run = [] }
        break
      }
    }
    return run.last?.properties.isWhitespace == true ? signs : signs + run
  }

  /// How many brackets are opened and not closed.
  private static func depth(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) {
      switch $1.properties.generalCategory {
      case .openPunctuation: $0 + 1
      case .closePunctuation: $0 - 1
      default: $0
      }
    }
  }

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool { depth([scalar]) != 0 }

  /// Whether a scalar is a part of words.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Whether it is a symbol, or joins or changes some: "€", "%", "🔥".
  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .otherSymbol, .modifierSymbol: true
    default: "%‰\u{200D}\u{FE0F}".unicodeScalars.contains(scalar)
    }
  }

  /// Whether it belongs to a word that it touches.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    if isSymbol(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation: return !scalar.properties.isQuotationMark
    case .connectorPunctuation: return true
    default: return "-#&@*/\\".unicodeScalars.contains(scalar)
    }
  }
}
