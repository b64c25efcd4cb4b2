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
struct RuleLine {
  /// A step of the rule.
  struct Step {
    /// What it fits.
    enum What {
      /// A symbol.
      case symbol(String)
      /// Words.
      case words([String])
    }

    /// What it fits.
    var what: What
    /// What may stand before it.
    var joint = AtomJoint.usual
    /// The place among the symbols as they are written; -1 for words.
    var capture = -1
    /// What its meaning must be.
    var test: GrammarItem.Test?
    /// Whether it may be missing.
    var isOptional = false
  }

  /// The rule with each of its optional steps there or not.
  struct Expansion {
    /// What it makes.
    var symbol: String
    /// The steps that are there.
    var steps: [Step]
    /// How its meaning is made.
    var action: Action
    /// How it compares with others.
    var weight: Int8
  }

  private let symbol: String
  private var steps: [Step] = []
  private var action = Action(operation: .pass)
  private var weight: Int8 = 0
  private let place: TextPlace

  /// Reads a line.
  init(_ line: String, _ place: TextPlace) throws(LanguageTextError) {
    self.place = place
    let words = line.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) }
    guard words.count > 2, words[1] == "=" else {
      throw LanguageTextError(place, "no rule", fix: "write 'symbol = step step -> action $1'")
    }
    symbol = words[0]
    let arrow = words.firstIndex(of: "->") ?? words.count
    try readSteps(words[2..<arrow])
    var rest = words[min(arrow + 1, words.count)...]
    if let last = rest.last, last.hasPrefix("@") {
      guard let number = Int8(last.dropFirst()) else {
        throw LanguageTextError(place, "no weight: '\(last)'", fix: "write '@-1'")
      }
      weight = number
      rest = rest.dropLast()
    }
    action = try Self.action(Array(rest), place)
    guard !steps.allSatisfy(\.isOptional) else {
      throw LanguageTextError(place, "all steps may be missing")
    }
  }

  private mutating func readSteps(_ words: ArraySlice<String>) throws(LanguageTextError) {
    var joint: AtomJoint?
    var captures = 0
    for word in words {
      if let mark = Self.joints[word] {
        joint = mark
        continue
      }
      var written = word[...]
      var step = Step(what: .words([]))
      if written.count > 1, written.hasSuffix("?") {
        step.isOptional = true
        written = written.dropLast()
      }
      if written.hasPrefix("<"), written.hasSuffix(">"), written.count > 2 {
        let parts = written.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
        step.what = .symbol(String(parts[0]))
        if parts.count == 2 { step.test = try test(parts[1]) }
        step.capture = captures
        captures += 1
      } else {
        step.what = .words(written.split(separator: "|").map(String.init))
      }
      if let joint { step.joint = joint }
      joint = nil
      steps.append(step)
    }
    if captures > 8 { throw LanguageTextError(place, "more than eight symbols") }
  }

  private static let joints: [String: AtomJoint] = [
    "~": .none, "-": [.hyphen, .dash], "-?": [.none, .blank, .hyphen, .dash], ",": .comma,
    ",?": [.none, .blank, .hyphen, .comma], "+": [.none, .blank],
    ",-?": [.none, .blank, .hyphen, .dash, .comma],
  ]

  private func test(_ written: Substring) throws(LanguageTextError) -> GrammarItem.Test {
    var test = GrammarItem.Test()
    var rest = written
    if rest.hasSuffix("w") || rest.hasSuffix("d") {
      test.isInDigits = rest.hasSuffix("d")
      rest = rest.dropLast()
    }
    if let sharp = rest.firstIndex(of: "#") {
      let ends = rest[rest.index(after: sharp)...].split(separator: "-").map { Int32($0) }
      guard let first = ends.first, let lower = first, let last = ends.last, let upper = last,
        lower <= upper
      else { throw LanguageTextError(place, "no number of digits: '\(written)'") }
      test.digits = lower...upper
      rest = rest[..<sharp]
    }
    guard !rest.isEmpty else { return test }
    let ends = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
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

  private static func action(_ words: [String], _ place: TextPlace) throws(LanguageTextError)
    -> Action
  {
    guard let name = words.first else {
      return Action(operation: .pass, symbols: (0, -1, -1))
    }
    guard let operation = Action.Operation(rawValue: name) else {
      throw LanguageTextError(place, "no action is called '\(name)'")
    }
    var action = Action(operation: operation)
    var symbols: [Int8] = []
    for word in words.dropFirst() {
      if word == "_" {
        symbols.append(-1)
      } else if word.hasPrefix("$"), let number = Int8(word.dropFirst()), number > 0 {
        symbols.append(number - 1)
      } else if let number = Int32(word) ?? Action.constants[word] {
        action.constant = number
      } else {
        throw LanguageTextError(place, "'\(word)' is no symbol and no number")
      }
    }
    guard symbols.count <= 3 else { throw LanguageTextError(place, "more than three symbols") }
    symbols += Array(repeating: -1, count: 3 - symbols.count)
    action.symbols = (symbols[0], symbols[1], symbols[2])
    return action
  }

  /// Hands on the rule with each optional step there and missing.
  func expand(_ body: (Expansion) throws(LanguageTextError) -> Void) throws(LanguageTextError) {
    let optional = steps.indices.filter { steps[$0].isOptional }
    guard optional.count <= 5 else {
      throw LanguageTextError(place, "more than five steps may be missing", fix: "write two rules")
    }
    for choice in 0..<(1 << optional.count) {
      var kept: [Step] = []
      // What may stand before a step that is missing may stand before the next.
      var joint: AtomJoint = []
      for (index, step) in steps.enumerated() {
        if let bit = optional.firstIndex(of: index), choice & 1 << bit != 0 {
          joint.formUnion(step.joint)
          continue
        }
        var step = step
        if !joint.isEmpty { step.joint.formUnion(joint) }
        joint = []
        kept.append(step)
      }
      try body(Expansion(symbol: symbol, steps: kept, action: action, weight: weight))
    }
  }
}
