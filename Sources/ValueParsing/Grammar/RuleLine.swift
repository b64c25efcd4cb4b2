// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// A line of `[rules]`: `symbol = step step … -> action`, perhaps with `@weight` at its end.
///
/// | Step | Fits |
/// |---|---|
/// | `a|b` | one of these words or signs |
/// | `<symbol>` | a symbol |
/// | `<symbol:1..12>`, `<symbol:3..>` | one whose number is whole and in a range |
/// | `<symbol:#2>`, `<symbol:#1-2>` | one with so many digits |
/// | `<symbol:d>`, `<symbol:w>` | one in digits, one in words; may be joined: `<number:0..59#2>` |
/// | `step?` | it may be missing |
/// | `~ step` | nothing stands before it |
/// | `- step`, `-? step` | a hyphen or dash stands before it, or may |
/// | `, step`, `,? step` | a comma, or perhaps one |
/// | `+ step` | a blank or nothing stands before it, no hyphen |
///
/// Names and words are ranges of the text; one value takes in line after line.
struct RuleLine {
  /// A step of the rule.
  struct Step {
    /// The name of a symbol, or words with bars between them.
    var name: Range<Int>
    /// Which of the two it is.
    var isSymbol = false
    /// What may stand before it.
    var joint = AtomJoint.usual
    /// The place among the symbols as they are written; -1 for words.
    var capture: Int8 = -1
    /// What its meaning must be.
    var test: GrammarItem.Test?
    /// Whether it may be missing.
    var isOptional = false
  }

  /// The name of what it makes.
  private(set) var symbol = 0..<0
  /// Its steps, one at least that may not be missing.
  private(set) var steps: [Step] = []
  /// How its meaning is made.
  private(set) var action = Action(operation: .pass)
  /// How it compares with others.
  private(set) var weight: Int8 = 0

  private var words: [Range<Int>] = []
  private var place = TextPlace(file: "", line: 0)

  /// The most steps of a rule that may be missing.
  static let maxOptional = 5

  /// Reads a line in place of the one before.
  mutating func read(
    _ text: Span<UInt8>, _ line: LanguageLines.Line
  ) throws(LanguageTextError) {
    place = line.place
    LanguageLines.split(line.range, of: text, at: UInt8(ascii: " "), into: &words)
    guard words.count > 2, words[1].count == 1, text[words[1].lowerBound] == UInt8(ascii: "=")
    else {
      throw LanguageTextError(place, "no rule", fix: "write 'symbol = step step -> action $1'")
    }
    symbol = words[0]
    let arrow =
      words.firstIndex {
        $0.count == 2 && text[$0.lowerBound] == UInt8(ascii: "-")
          && text[$0.lowerBound + 1] == UInt8(ascii: ">")
      } ?? words.count
    try readSteps(2..<arrow, text)
    var end = words.count
    weight = 0
    if end > arrow + 1, text[words[end - 1].lowerBound] == UInt8(ascii: "@") {
      let written = LanguageLines.string(words[end - 1], in: text)
      guard let number = Int8(written.dropFirst()) else {
        throw LanguageTextError(place, "no weight: '\(written)'", fix: "write '@-1'")
      }
      weight = number
      end -= 1
    }
    try readAction(min(arrow + 1, end)..<end, text)
    guard !steps.allSatisfy(\.isOptional) else {
      throw LanguageTextError(place, "all steps may be missing")
    }
    guard steps.count(where: \.isOptional) <= Self.maxOptional else {
      throw LanguageTextError(
        place, "more than \(Self.maxOptional) steps may be missing", fix: "write two rules")
    }
  }

  // MARK: Steps

  private mutating func readSteps(
    _ places: Range<Int>, _ text: Span<UInt8>
  ) throws(LanguageTextError) {
    steps.removeAll(keepingCapacity: true)
    var joint: AtomJoint?
    var captures: Int8 = 0
    for var word in words[places] {
      if let mark = Self.joint(word, text) {
        joint = mark
        continue
      }
      var step = Step(name: word)
      if word.count > 1, text[word.upperBound - 1] == UInt8(ascii: "?") {
        step.isOptional = true
        word = word.lowerBound..<word.upperBound - 1
      }
      step.name = word
      if word.count > 2, text[word.lowerBound] == UInt8(ascii: "<"),
        text[word.upperBound - 1] == UInt8(ascii: ">")
      {
        step.isSymbol = true
        step.name = word.lowerBound + 1..<word.upperBound - 1
        if let colon = step.name.first(where: { text[$0] == UInt8(ascii: ":") }) {
          step.test = try test(LanguageLines.string(colon + 1..<step.name.upperBound, in: text))
          step.name = step.name.lowerBound..<colon
        }
        step.capture = captures
        captures += 1
      }
      if let joint { step.joint = joint }
      joint = nil
      steps.append(step)
      if captures > 8 { throw LanguageTextError(place, "more than eight symbols") }
    }
  }

  /// What a word that says what stands before a step allows; `nil` for a step.
  private static func joint(_ word: Range<Int>, _ text: Span<UInt8>) -> AtomJoint? {
    guard word.count <= 3 else { return nil }
    let first = text[word.lowerBound]
    let second = word.count > 1 ? text[word.lowerBound + 1] : 0
    let third = word.count > 2 ? text[word.lowerBound + 2] : 0
    switch (first, second, third) {
    case (UInt8(ascii: "~"), 0, 0): return AtomJoint.none
    case (UInt8(ascii: "-"), 0, 0): return [.hyphen, .dash]
    case (UInt8(ascii: "-"), UInt8(ascii: "?"), 0): return [.none, .blank, .hyphen, .dash]
    case (UInt8(ascii: ","), 0, 0): return .comma
    case (UInt8(ascii: ","), UInt8(ascii: "?"), 0): return [.none, .blank, .hyphen, .comma]
    case (UInt8(ascii: "+"), 0, 0): return [.none, .blank]
    case (UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "?")):
      return [.none, .blank, .hyphen, .dash, .comma]
    default: return nil
    }
  }

  private func test(_ written: String) throws(LanguageTextError) -> GrammarItem.Test {
    var test = GrammarItem.Test()
    var rest = written.utf8[...]
    if rest.last == UInt8(ascii: "w") || rest.last == UInt8(ascii: "d") {
      test.isInDigits = rest.last == UInt8(ascii: "d")
      rest = rest.dropLast()
    }
    if let sharp = rest.firstIndex(of: UInt8(ascii: "#")) {
      let ends = rest[rest.index(after: sharp)...].split(separator: UInt8(ascii: "-"))
        .map { Int32(Substring($0)) }
      guard let first = ends.first, let lower = first, let last = ends.last, let upper = last,
        lower <= upper
      else { throw LanguageTextError(place, "no number of digits: '\(written)'") }
      test.digits = lower...upper
      rest = rest[..<sharp]
    }
    guard !rest.isEmpty else { return test }
    let ends = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { Substring($0) }
    if ends.count == 1, let only = Double(ends[0]) {
      test.lower = only
      test.upper = only
      return test
    }
    guard ends.count == 3, ends[1].isEmpty, let lower = Double(ends[0]),
      ends[2].isEmpty || Double(ends[2]) != nil
    else { throw LanguageTextError(place, "no range: '\(written)'", fix: "write '1..12' or '1..'") }
    test.lower = lower
    if let upper = Double(ends[2]) { test.upper = upper }
    return test
  }

  // MARK: Actions

  private mutating func readAction(
    _ places: Range<Int>, _ text: Span<UInt8>
  ) throws(LanguageTextError) {
    guard let first = places.first else {
      action = Action(operation: .pass, symbols: (0, -1, -1))
      return
    }
    let name = LanguageLines.string(words[first], in: text)
    guard let operation = Action.Operation(rawValue: name) else {
      throw LanguageTextError(place, "no action is called '\(name)'")
    }
    action = Action(operation: operation)
    var symbols = [3 of Int8](repeating: -1)
    var count = 0
    for word in words[places].dropFirst() {
      let written = LanguageLines.string(word, in: text)
      var symbol: Int8?
      if written == "_" {
        symbol = -1
      } else if written.utf8.first == UInt8(ascii: "$"), let number = Int8(written.dropFirst()),
        number > 0
      {
        symbol = number - 1
      }
      if let symbol {
        guard count < 3 else { throw LanguageTextError(place, "more than three symbols") }
        symbols[count] = symbol
        count += 1
      } else if let number = Int32(written) ?? Action.constants[written] {
        action.constant = number
      } else {
        throw LanguageTextError(place, "'\(written)' is no symbol and no number")
      }
    }
    action.symbols = (symbols[0], symbols[1], symbols[2])
  }
}
