// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import TextAnalysis

/// What several options are called, in words, and which of them other words name.
///
/// Nothing here takes the first of several that fit: what fits alike is all of them. Words that only
/// stand around names ("the", "by", "one") find nothing by themselves.
struct OptionNames {
  /// An option's names, its subtitle behind them, each in words.
  private struct Entry {
    var names: [[UInt64]] = []
    var subtitle: [UInt64] = []
    /// The words of all of them, by their hashes.
    var words: [UInt64] = []

    var texts: [[UInt64]] { subtitle.isEmpty ? names : names + [subtitle] }
  }

  private let options: [AnswerOption]
  private let entries: [Entry]
  private let reader: AnswerReader
  /// Whether the answer asks something, by its sign.
  private let isQuestion: Bool
  private var words: AnswerPhrases { reader.words }

  /// From this score on words are a name misheard, as where they are bound in a request. A confidence
  /// says little here: it is high for whatever has no rival.
  private static let nearScore: Float = 0.75
  /// How sure it must be.
  private static let nearConfidence = 0.5
  /// How much surer than the next.
  private static let nearMargin = 0.2

  /// - Parameter answer: The text whose words are held against them.
  init(_ options: [AnswerOption], _ reader: AnswerReader, for answer: String) {
    self.options = options
    self.reader = reader
    isQuestion = reader.isQuestion(answer)
    entries = options.map { option in
      func keys(_ text: String) -> [UInt64] {
        (reader.tokens(of: text) ?? []).map(reader.words.key)
      }
      let texts = [option.title] + option.otherNames
      return Entry(
        names: texts.map(keys).filter { !$0.isEmpty }, subtitle: option.subtitle.map(keys) ?? [],
        words: (texts + [option.subtitle].compactMap(\.self)).flatMap {
          (reader.tokens(of: $0) ?? []).map(\.hash)
        })
    }
  }

  /// Whether words choose none of the options, whatever they name; those of names are no others.
  func choosesNothing(_ said: [Token]) -> Bool {
    isQuestion
      || words.choosesNothing(
        words.strippingPoliteWords(said), besides: Set(entries.flatMap(\.words)))
  }

  /// The options that are called exactly so, at least without polite words, articles and the like; those
  /// whose subtitle is exactly that where no name is.
  func exact(_ said: [Token]) -> [Int] {
    let core = words.strippingPoliteWords(said)
    var forms = [said, core, words.strippingFreeWords(core)]
    // An ordinal may mean "other" as well ("den andra"), and is not left out; nor is what asks: "is it the garage".
    if words.place(in: core) == nil, !choosesNothing(core) { forms.append(words.trimmed(core)) }
    for form in forms where !form.isEmpty {
      let keys = form.map(words.key)
      let called = entries.indices.filter { entries[$0].names.contains(keys) }
      if !called.isEmpty { return called }
    }
    for form in forms where !form.isEmpty {
      let keys = form.map(words.key)
      let told = entries.indices.filter { entries[$0].subtitle == keys }
      if !told.isEmpty { return told }
    }
    return []
  }

  /// The options that have all of the words, in a name or the subtitle: all as they stand, or else all
  /// but those that stand around names.
  ///
  /// Characters of scripts without spaces have to follow each other in a name as they do here.
  func holding(_ said: [Token]) -> [Int] {
    let content = words.content(said)
    guard !content.isEmpty else { return [] }
    let whole = fitting(words.runs(words.trimmed(said)))
    if !whole.isEmpty { return whole }
    // A single character is in many names.
    guard content.allSatisfy({ $0.count > 1 || !Self.isUnspaced($0[0], said) }) else { return [] }
    return fitting(content)
  }

  private func fitting(_ runs: [[Token]]) -> [Int] {
    let runs = runs.map { $0.map(words.key) }
    return entries.indices.filter { k in
      let texts = entries[k].texts
      return runs.allSatisfy { run in texts.contains { Self.holds($0, run) } }
    }
  }

  private static func holds(_ text: [UInt64], _ run: [UInt64]) -> Bool {
    if run.count == 1 { return text.contains(run[0]) }
    guard run.count <= text.count else { return false }
    return (0...text.count - run.count).contains { start in
      run.indices.allSatisfy { text[start + $0] == run[$0] }
    }
  }

  /// Whether a token is glued to one beside it.
  private static func isUnspaced(_ token: Token, _ said: [Token]) -> Bool {
    guard let at = said.firstIndex(where: { $0.lower == token.lower }) else { return false }
    return (at > 0 && token.joint == .none) || (at + 1 < said.count && said[at + 1].joint == .none)
  }

  /// The options whose name sounds or is spelt like the words, those around names left out on both
  /// sides; none where others are nearly as near.
  func misheard(_ said: [Token], in text: String) -> [Int] {
    let heard = Self.text(words.content(said), in: text)
    guard !heard.isEmpty else { return [] }
    // Those of one title are no rivals of each other: they are near alike.
    var first: [[UInt64]: Int] = [:]
    var names: [EntityName] = []
    for (k, option) in options.enumerated() {
      let entity = first[entries[k].names.first ?? [], default: k]
      first[entries[k].names.first ?? []] = entity
      for name in [option.title] + option.otherNames + [option.subtitle].compactMap(\.self) {
        let text = Self.text(words.content(reader.tokens(of: name) ?? []), in: name)
        if !text.isEmpty { names.append(EntityName(text, entity: entity)) }
      }
    }
    let found = EntityIndex(names, locale: reader.locale).candidates(for: heard)
    guard let best = found.first, best.score.total >= Self.nearScore,
      best.confidence >= Self.nearConfidence
    else { return [] }
    let second = found.dropFirst().first { $0.entity != best.entity }?.confidence ?? 0
    guard best.confidence - second >= Self.nearMargin else { return [] }
    return options.indices.filter {
      entries[$0].names.first == entries[best.entity].names.first
    }
  }

  /// The text of some runs, with blanks between them.
  private static func text(_ runs: [[Token]], in text: String) -> String {
    let parts = runs.compactMap { run in
      JoiningPhrases.text(of: text, run[0].lower, run[run.count - 1].upper)
    }
    return parts.joined(separator: " ")
  }

  // MARK: - Places

  /// What words mean among the options.
  struct Meant {
    /// The options in order.
    var options: [Int] = []
    /// Whether it is one, and no other as near.
    var isOne = false

    /// What fits alike.
    init(_ options: [Int]) {
      self.options = options
      isOne = options.count == 1
    }

    /// Those there are where a place was said that is beyond them.
    init(beyond options: [Int]) { self.options = options }
  }

  /// The options that words mean, articles and the like aside: by some of a name, by a place, by both,
  /// or by a name misheard.
  ///
  /// Where the words are a place and as well the words of another option ("two" of "Room 2" and
  /// "Room 1"), it is either.
  func meant(_ said: [Token], in text: String) -> Meant {
    let held = holding(said)
    // "One or two" is either, and no place among those that are called so.
    let parts = reader.lists.parts(of: said)
    if held.isEmpty, parts.count > 1 {
      return Meant(beyond: Set(parts.flatMap { meant($0, in: text).options }).sorted())
    }
    guard let (place, rest) = words.place(in: said),
      !said.contains(where: { !rest.contains($0) && Self.isBelowZero($0, in: text) }),
      let placed = placed(place, rest, in: text)
    else { return Meant(held.isEmpty ? misheard(said, in: text) : held) }
    if held.isEmpty { return placed }
    guard placed.isOne else { return Meant(held) }
    // Where the place's own words name nothing ("den andra"), no name is held that it stands in.
    if words.content(said).count == words.content(rest).count { return placed }
    return Meant(Array(Set(held + placed.options)).sorted())
  }

  /// Whether a word follows a minus sign, which is no hyphen behind another word.
  private static func isBelowZero(_ token: Token, in text: String) -> Bool {
    let before = String(text.utf8.prefix(Int(token.lower))) ?? ""
    return ["-", "−"].contains {
      before.hasSuffix($0) && (before == $0 || before.hasSuffix(" " + $0))
    }
  }

  /// The options at a place: "the second Emma", "number two".
  ///
  /// It counts among the options that the other words name, or among all where these name nothing.
  private func placed(
    _ place: AnswerPhrases.Place, _ rest: [Token], in text: String
  ) -> Meant? {
    func pick(_ set: [Int]) -> Meant? {
      switch place {
      case .last: set.last.map { Meant([$0]) }
      case .at(let k): k < set.count ? Meant([set[k]]) : nil
      }
    }
    if words.content(rest).isEmpty { return pick(Array(options.indices)) ?? Meant([]) }
    var set = exact(rest)
    if set.isEmpty { set = holding(rest) }
    if set.isEmpty { set = misheard(rest, in: text) }
    return set.isEmpty ? nil : pick(set) ?? Meant(beyond: set)
  }
}
