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
  private var places: [Substring: (index: Int, file: String)] = [:]

  /// A parser without rules yet.
  init(alphabet: Alphabet) { self.alphabet = alphabet }

  /// Reads a rule.
  ///
  /// - Parameters:
  ///   - line: Its text.
  ///   - place: Where that stands. It takes the place of a rule for the same letters in the same context
  ///     of a file read before; in one file that is a mistake.
  mutating func read(_ line: String, at place: TextPlace) {
    let words = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard let first = words.first else { return }
    do throws(LanguageTextError) {
      let rule = try rule(words, place)
      // Letters and context as they are written: that is how rules are told apart.
      let key =
        words.count > 2 && words[words.count - 2] == "/"
        ? first + words[words.count - 1] : first
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
    _ words: [Substring], _ place: TextPlace
  ) throws(LanguageTextError) -> PhoneticRule {
    func mistake(_ message: String) -> LanguageTextError { LanguageTextError(place, message) }
    guard words.count >= 2, words[1] == "→" else { throw mistake("expected 'letters → phones'") }
    let letters = words[0].unicodeScalars.map(\.value)
    for letter in letters where !alphabet.contains(letter) {
      throw mistake("'\(words[0])' has a letter outside of the alphabet")
    }
    guard letters.count <= PhoneticRule.maxLetters else {
      throw mistake("'\(words[0])' has more than \(PhoneticRule.maxLetters) letters")
    }
    var rule = PhoneticRule(letters: letters, phones: [], left: [], right: [])
    var rest = words.dropFirst(2)
    while let word = rest.first, word != "/" {
      guard let phone = Phone.named(word) else { throw mistake("no phone '\(word)'") }
      rule.phones.append(phone)
      rest.removeFirst()
    }
    guard rule.phones.count <= PhoneticRule.maxPhones else {
      throw mistake("more than \(PhoneticRule.maxPhones) phones")
    }
    guard !rest.isEmpty else { return rule }
    guard rest.count == 2, let context = rest.last else {
      throw mistake("expected one context after '/'")
    }
    let sides = context.utf8.split(
      separator: UInt8(ascii: "_"), omittingEmptySubsequences: false
    ).map { Substring($0) }
    guard sides.count == 2 else { throw mistake("a context has one '_'") }
    rule.left = try classes(sides[0], place)
    rule.right = try classes(sides[1], place)
    guard rule.left.dropFirst().allSatisfy({ $0.letters != [0] }),
      rule.right.dropLast().allSatisfy({ $0.letters != [0] })
    else { throw mistake("'#' stands inside of '\(context)'") }
    guard !rule.left.isEmpty || !rule.right.isEmpty else { throw mistake("an empty context") }
    return rule
  }

  private func classes(
    _ text: Substring, _ place: TextPlace
  ) throws(LanguageTextError) -> [LetterClass] {
    var classes: [LetterClass] = []
    var open: [UInt32]?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[" where open == nil: open = []
      case "]":
        guard let letters = open, !letters.isEmpty else {
          throw LanguageTextError(place, "']' without letters in '\(text)'")
        }
        classes.append(LetterClass(letters: letters.sorted()))
        open = nil
      case "#":
        if open == nil { classes.append(LetterClass(letters: [0])) } else { open?.append(0) }
      case "V" where open == nil: classes.append(LetterClass(letters: alphabet.vowels))
      case "C" where open == nil: classes.append(LetterClass(letters: alphabet.consonants))
      default:
        guard alphabet.contains(scalar.value) else {
          throw LanguageTextError(place, "'\(scalar)' is no letter in '\(text)'")
        }
        if open == nil {
          classes.append(LetterClass(letters: [scalar.value]))
        } else {
          open?.append(scalar.value)
        }
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
