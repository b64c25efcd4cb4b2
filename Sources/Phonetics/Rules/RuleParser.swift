// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// Reads the rules of one language.
struct RuleParser {
  /// The letters that rules may name.
  let alphabet: Alphabet

  /// The rules read, in the order written; a later rule for the same letters in the same context
  /// takes the place of an earlier one from another text.
  private(set) var rules: [PhoneticRule] = []

  /// What was wrong; rules with mistakes are left out.
  private(set) var mistakes: [LanguageTextError] = []

  /// Where rules stand in `rules`, by their letters and context, and the file they are from.
  private var places: [PhoneticRule: (index: Int, file: String)] = [:]

  private let vowels: LetterClass
  private let consonants: LetterClass
  /// The parts of the line at hand; the memory serves all of them.
  private var words: [Range<Int>] = []

  /// A parser without rules yet.
  init(alphabet: Alphabet) {
    self.alphabet = alphabet
    vowels = LetterClass(alphabet.vowels.map(alphabet.number))
    consonants = LetterClass(alphabet.consonants.map(alphabet.number))
  }

  /// Makes room for further rules.
  mutating func reserve(_ count: Int) { places.reserveCapacity(places.count + count) }

  /// Reads a rule.
  ///
  /// - Parameters:
  ///   - line: Its text.
  ///   - place: Where that stands. It takes the place of a rule for the same letters in the same context
  ///     of a file read before; in one file that is a mistake.
  mutating func read(_ line: Span<UInt8>, at place: TextPlace) {
    LanguageLines.split(line.indices, of: line, at: UInt8(ascii: " "), into: &words)
    if words.isEmpty { return }
    do throws(LanguageTextError) {
      let rule = try rule(line, place)
      var key = rule
      key.phones = []
      guard let known = places[key] else {
        places[key] = (rules.count, place.file)
        rules.append(rule)
        return
      }
      guard known.file != place.file else {
        throw LanguageTextError(place, "the same letters and context again")
      }
      places[key] = (known.index, place.file)
      rules[known.index] = rule
    } catch {
      refuse(error)
    }
  }

  /// Notes a mistake.
  mutating func refuse(_ mistake: LanguageTextError) { mistakes.append(mistake) }

  /// `letters → phones / left_right`, in words.
  private func rule(
    _ line: Span<UInt8>, _ place: TextPlace
  ) throws(LanguageTextError) -> PhoneticRule {
    func mistake(_ message: String) -> LanguageTextError { LanguageTextError(place, message) }
    func text(_ word: Int) -> String { LanguageLines.string(words[word], in: line) }
    guard words.count >= 2, text(1) == "→" else { throw mistake("expected 'letters → phones'") }
    let letters = text(0).unicodeScalars.map(\.value)
    for letter in letters where !alphabet.contains(letter) {
      throw mistake("'\(text(0))' has a letter outside of the alphabet")
    }
    guard letters.count <= PhoneticRule.maxLetters else {
      throw mistake("'\(text(0))' has more than \(PhoneticRule.maxLetters) letters")
    }
    var rule = PhoneticRule(letters: letters, phones: [], left: [], right: [])
    var next = 2
    while next < words.count, text(next) != "/" {
      guard let phone = Phone.named(text(next)) else { throw mistake("no phone '\(text(next))'") }
      rule.phones.append(phone)
      next += 1
    }
    guard rule.phones.count <= PhoneticRule.maxPhones else {
      throw mistake("more than \(PhoneticRule.maxPhones) phones")
    }
    guard next < words.count else { return rule }
    guard next + 2 == words.count else { throw mistake("expected one context after '/'") }
    let context = words[next + 1]
    guard let middle = LanguageLines.place(of: UInt8(ascii: "_"), in: context, of: line),
      LanguageLines.place(
        of: UInt8(ascii: "_"), in: middle + 1..<context.upperBound, of: line) == nil
    else { throw mistake("a context has one '_'") }
    rule.left = try classes(
      LanguageLines.string(context.lowerBound..<middle, in: line), place)
    rule.right = try classes(
      LanguageLines.string(middle + 1..<context.upperBound, in: line), place)
    guard !rule.left.dropFirst().contains(.end), !rule.right.dropLast().contains(.end) else {
      throw mistake("'#' stands inside of '\(text(next + 1))'")
    }
    guard !rule.left.isEmpty || !rule.right.isEmpty else { throw mistake("an empty context") }
    return rule
  }

  private func classes(
    _ text: String, _ place: TextPlace
  ) throws(LanguageTextError) -> [LetterClass] {
    var classes: [LetterClass] = []
    var open: LetterClass?
    func add(_ number: UInt8) {
      if open == nil { classes.append(LetterClass([number])) } else { open?.insert(number) }
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[" where open == nil: open = LetterClass()
      case "]":
        guard let letters = open, letters.count > 0 else {
          throw LanguageTextError(place, "']' without letters in '\(text)'")
        }
        classes.append(letters)
        open = nil
      case "#": add(0)
      case "V" where open == nil: classes.append(vowels)
      case "C" where open == nil: classes.append(consonants)
      default:
        guard alphabet.contains(scalar.value) else {
          throw LanguageTextError(place, "'\(scalar)' is no letter in '\(text)'")
        }
        add(alphabet.number(scalar.value))
      }
    }
    guard open == nil else {
      throw LanguageTextError(place, "'[' is not closed in '\(text)'")
    }
    guard classes.count <= PhoneticRule.maxContext else {
      throw LanguageTextError(
        place, "more than \(PhoneticRule.maxContext) letters of context in '\(text)'")
    }
    return classes
  }
}
