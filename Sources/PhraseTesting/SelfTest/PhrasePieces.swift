// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution
import PhraseGrammar
import TextAnalysis

/// A phrase taken apart, in a locale, with the intent it runs.
struct PhrasePieces {
  let phrase: PhraseDeclaration
  let spoken: SpokenLocale
  /// `nil` for a negative phrase.
  let intent: IntentDeclaration?
  private let template: PhraseTemplate

  init(_ phrase: PhraseDeclaration, _ intent: IntentDeclaration?, _ spoken: SpokenLocale) {
    self.phrase = phrase
    self.intent = intent
    self.spoken = spoken
    template = PhraseTemplate(phrase.text)
  }

  /// Whether the app's name stands in it.
  var hasName: Bool { template.applicationNameCount > 0 }

  /// The names of its slots, in order.
  var slots: [String] { template.slots }

  /// Whether the last of what is said is free text.
  func endsWithText(_ filling: Filling) -> Bool {
    guard case .slot(let slot) = template.segments.last else { return false }
    return filling.values[slot].map { $0.id == nil && !$0.isAmbiguous } ?? false
  }

  /// What is said: the phrase with its slots filled.
  func text(_ filling: Filling, _ name: String) -> String {
    parts(filling, name).map(\.text).joined()
  }

  /// What is said, with the words around it that a language has for it.
  ///
  /// - Parameter frame: The words, with `*` for the phrase; a name that it begins with stays before them.
  func text(_ filling: Filling, _ name: String, in frame: String) -> String {
    let whole = text(filling, name)
    var address = whole.startIndex
    if template.segments.count > 1, template.segments[0] == .applicationName {
      address = whole.index(whole.startIndex, offsetBy: name.count)
      while address < whole.endIndex, !whole[address].isLetter, !whole[address].isNumber {
        address = whole.index(after: address)
      }
      if address == whole.endIndex { address = whole.startIndex }
    }
    let parts = frame.split(separator: "*", omittingEmptySubsequences: false)
    return String(whole[..<address])
      + parts.map(String.init).joined(separator: String(whole[address...]))
  }

  /// What is said, in parts: whether each is the app's name, the value of a slot, or words of the phrase.
  func parts(_ filling: Filling, _ name: String) -> [Part] {
    template.segments.map { segment in
      switch segment {
      case .literal(let words): Part(kind: .words, text: words)
      case .applicationName: Part(kind: .name, text: name)
      case .slot(let slot): Part(kind: .value, text: filling.values[slot]?.text ?? "")
      }
    }
  }

  /// A part of what is said.
  struct Part {
    /// What it is.
    enum Kind { case words, value, name }
    var kind: Kind
    var text: String
  }
}

/// What the slots of a phrase are filled with.
struct Filling {
  /// What stands in a slot.
  struct Value {
    /// The value's id; `nil` for free text, or where several values have the name.
    var id: String?
    /// What is said.
    var text: String
    /// Whether several values have the very name.
    var isAmbiguous = false
  }

  /// By the name of the slot.
  var values: [String: Value]

  /// What must come out: the intent with what is said bound, or the question for what is not.
  ///
  /// As the engine asks: the first parameter in the intent's order that lacks a value, or that has
  /// several, decides; optional ones and those with a default are not asked for.
  func outcome(of intent: IntentDeclaration, app: String) -> ExpectedOutcome {
    var outcome = ExpectedOutcome(.status(.resolved), app: app)
    outcome.intents = [intent.name]
    outcome.parameters = []
    for parameter in intent.parameters {
      let isFirst = outcome.ending == .status(.resolved)
      if let value = values[parameter.name] {
        if value.isAmbiguous {
          if isFirst {
            outcome.ending = .status(.needsDisambiguation)
            outcome.choosing = parameter.name
          }
          continue
        }
        outcome.parameters?.append(
          ExpectedParameter(
            parameter.name, value.id == nil ? value.text : nil, id: value.id))
      } else if !parameter.isOptional, parameter.defaultValue == nil, isFirst {
        outcome.ending = .status(.needsValue)
        outcome.missing = parameter.name
      }
    }
    // Where one text ends and the next begins, nothing says.
    if values.values.count(where: { $0.id == nil && !$0.isAmbiguous }) > 1 {
      outcome.parameters = nil
    }
    if outcome.ending == .status(.resolved), intent.requiresConfirmation {
      outcome.ending = .status(.needsConfirmation)
    }
    return outcome
  }
}

/// The names of an app's values in a locale, each type listed once.
struct SpokenValues: ~Copyable {
  let analyzer: TextAnalyzer
  private let spoken: SpokenLocale
  private var known: [String: Names] = [:]
  private var tokens = TokenBuffer()

  /// The names of a type.
  private struct Names {
    var all: [SpokenLocale.ValueName]
    /// The first two values of a name, by its words and diacritics.
    var holders: [Int: [String]]
  }

  init(_ spoken: SpokenLocale) {
    self.spoken = spoken
    analyzer = TextAnalyzer(locale: spoken.tag)
  }

  /// Ways to fill the slots of a phrase, at most `count`; `nil` where a slot has no values.
  ///
  /// The first slot goes through its names, the others stay with one each.
  mutating func fillings(of pieces: PhrasePieces, count: Int, _ ordinal: Int) -> [Filling]? {
    var all = [Filling(values: [:])]
    for (k, slot) in pieces.slots.enumerated() {
      guard let type = pieces.intent?.parameters.first(where: { $0.name == slot })?.type else {
        return nil
      }
      var values = values(of: type, count: k == 0 ? count : 1, ordinal)
      if type == .string { values = [Filling.Value(id: nil, text: "blue lanterns")] }
      guard !values.isEmpty else { return nil }
      all = all.flatMap { filling in
        values.map { value in
          var copy = filling
          copy.values[slot] = value
          return copy
        }
      }
    }
    return all
  }

  private mutating func values(
    of type: ParameterType, count: Int, _ ordinal: Int
  ) -> [Filling.Value] {
    let names = names(of: type)
    let total = names.all.count
    let taken = min(max(1, count), total)
    return (0..<taken).map { k in
      let step = total / taken
      // Another start for each phrase, so that together they try more than one does.
      let name = names.all[(k * total / taken + (step > 1 ? ordinal * 7 % step : 0)) % total]
      let isAmbiguous = names.holders[key(name.text)].map { $0.count > 1 } ?? false
      return Filling.Value(id: name.id, text: name.text, isAmbiguous: isAmbiguous)
    }
  }

  private mutating func names(of type: ParameterType) -> Names {
    if let names = known[type.spelling] { return names }
    var names = Names(all: [], holders: [:])
    for name in spoken.valueNames(of: type) {
      let key = key(name.text)
      // A name without a word is never said.
      if key == 0 { continue }
      names.all.append(name)
      // Two are as many as need be known.
      let known = names.holders[key] ?? []
      if known.count < 2, !known.contains(name.id) { names.holders[key] = known + [name.id] }
    }
    known[type.spelling] = names
    return names
  }

  /// A number for the words of a text and their diacritics; 0 for a text without words.
  private mutating func key(_ text: String) -> Int {
    guard (try? analyzer.analyze(text, into: &tokens)) != nil, tokens.count > 0 else { return 0 }
    var hasher = Hasher()
    for k in 0..<tokens.count {
      hasher.combine(tokens[k].hash)
      hasher.combine(tokens[k].accent)
    }
    return hasher.finalize() | 1
  }
}
