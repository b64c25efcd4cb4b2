// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import TextAnalysis

/// Which way words go: on or off, open or closed; and whether they undo something.
package struct Direction: BitwiseCopyable, Sendable {
  /// Most expressions that count.
  static let maxExpressions = 8

  /// What each expression says, in order, of axes that none before it has said.
  private var expressions = InlineArray<8, Poles>(repeating: Poles())
  /// The words of each, a bit each.
  private var places = InlineArray<8, UInt128>(repeating: 0)
  /// Those among them that name what its verb is done to, where the verb alone says a part of it: "baisse | le chauffage".
  private var things = InlineArray<8, UInt128>(repeating: 0)
  /// What it says besides that.
  private var ofThings = InlineArray<8, Poles>(repeating: Poles())
  private var count = 0
  /// Those that something turned round, a bit each.
  private var turned: UInt8 = 0
  /// What it may be for all that is known: see `OppositeTable.Match`.
  fileprivate(set) var doubtful = Poles()
  /// The words that say it, a bit each.
  private(set) var words: UInt128 = 0
  /// Those that turn round what is said behind them.
  private(set) var reversals: UInt128 = 0
  /// What a verb that comes first and undoes something says itself, and what is said behind it, farther off than what it
  /// is known to turn round, up to another request: "drop ann from the list of those i follow".
  fileprivate var undoing = Poles()
  fileprivate var undone = Poles()
  /// Whether a verb may undo something whose particle may be a preposition, and nothing is said that it would turn round:
  /// "take butter off the shopping list".
  fileprivate(set) var mayUndo = false
  /// Whether something is undone, whatever it is: "stop", "cancel".
  package private(set) var isReversal = false

  /// Whether something is done that has consequences: "delete", "pay".
  package fileprivate(set) var isConsequential = false

  /// No direction.
  package init() {}

  /// The poles of the expressions that undo something.
  var reversingPoles: Poles {
    var poles = Poles()
    for k in 0..<count where places[k] & reversals != 0 { poles.formUnion(expressions[k]) }
    return poles
  }

  /// Whether the words say nothing of it.
  package var isEmpty: Bool { count == 0 && !isReversal }

  /// The poles of all expressions.
  package var poles: Poles {
    var poles = Poles()
    for k in 0..<count { poles.formUnion(expressions[k]) }
    return poles
  }

  /// Whether some expression goes against an intent's poles, and says nothing else that agrees with
  /// them.
  func isOpposed(to poles: Poles) -> Bool {
    for k in 0..<count where expressions[k].isOpposed(to: poles) { return true }
    return false
  }

  /// Whether some expression may go against an intent's poles, for all that agrees with them: "give up the space" beside
  /// "reserve a space" and "hold a space".
  func mayOppose(_ poles: Poles) -> Bool {
    for k in 0..<count where expressions[k].parts(with: poles) { return true }
    return doubtful.parts(with: poles)
      || undone.reversed.parts(with: poles) && !undoing.agrees(with: poles)
  }

  /// The words of expressions that something turned round, a bit each.
  var turnedWords: UInt128 {
    var words: UInt128 = 0
    for k in 0..<count where turned >> UInt8(k) & 1 == 1 { words |= places[k] }
    return words
  }

  /// Whether what agrees with an intent's poles does so only as something turned it round: "nobody locks it".
  func isTurned(to poles: Poles) -> Bool {
    var isTurned = false
    for k in 0..<count where expressions[k].agrees(with: poles) {
      if turned >> UInt8(k) & 1 == 0 { return false }
      isTurned = true
    }
    return isTurned
  }

  /// The words of the first expression, a bit each.
  var first: UInt128 { count > 0 ? places[0] : 0 }

  /// The words of expressions that go an intent's way, or against its opposite, a bit each: those that name what a verb is
  /// done to where they say more than the verb alone.
  package func words(for poles: Poles, against opposite: Poles? = nil) -> UInt128 {
    var words: UInt128 = opposite == nil ? 0 : reversals
    for k in 0..<count
    where expressions[k].agrees(with: poles) || opposite.map(expressions[k].isOpposed) ?? false {
      words |= places[k]
      if !ofThings[k].agrees(with: poles), !(opposite.map(ofThings[k].isOpposed) ?? false) {
        words &= ~things[k]
      }
    }
    return words
  }

  /// Adds what an expression says of axes that are not said yet.
  ///
  /// - Parameters:
  ///   - words: Its words, a bit each.
  ///   - thing: Those among them that name what its verb is done to, where that says a part of it alone.
  ///   - verb: What the verb says alone.
  ///   - isTurned: Whether something turns it round.
  fileprivate mutating func add(
    _ poles: Poles, _ words: UInt128, thing: UInt128, verb: Poles, isTurned: Bool
  ) {
    let (poles, verb) = isTurned ? (poles.reversed, verb.reversed) : (poles, verb)
    self.words |= words
    let said = self.poles.axes
    let new = Poles(plus: poles.plus & ~said, minus: poles.minus & ~said)
    guard !new.isEmpty, count < Self.maxExpressions else { return }
    expressions[count] = new
    places[count] = words
    things[count] = thing
    ofThings[count] = Poles(plus: new.plus & ~verb.plus, minus: new.minus & ~verb.minus)
    if isTurned { turned |= 1 << UInt8(count) }
    count += 1
  }

  /// Turns round what was said before.
  ///
  /// What is said once more turns nothing round: 止めないとまずいよ、止めて; close behind it may: 止めるのを止めて.
  ///
  /// - Parameters:
  ///   - poles: What the word that turns it round says itself.
  ///   - word: Its place.
  fileprivate mutating func reverse(by poles: Poles, at word: Int) {
    isReversal = true
    for k in 0..<count where expressions[k].agrees(with: poles) {
      let last = UInt128.bitWidth - 1 - places[k].leadingZeroBitCount
      if word - last <= WordBuffer.reach { doubtful.formUnion(poles.reversed) }
      return
    }
    for k in 0..<count {
      expressions[k] = expressions[k].reversed
      ofThings[k] = ofThings[k].reversed
    }
  }

  /// Notes words that turn round what is said behind them, a bit each.
  fileprivate mutating func note(reversal words: UInt128) {
    self.words |= words
    reversals |= words
    isReversal = true
  }
}

/// What is known of a clause while its direction is read.
private struct DirectionClause {
  /// How many words a reversal reaches on.
  var reversedWords = 0
  /// The place behind the last expression.
  var end = 0
  /// Whether a verb of the same clause stands before.
  var isLed = false
  /// Whether the words are of a clause under the request.
  var isUnder = false
  /// Whether the first verb of the request undoes something.
  var isUndone = false
  /// Places of words behind a gap, which are taken with their verbs.
  var taken: UInt128 = 0
  /// What was said before something that undoes and says nothing itself.
  var before = Poles()
  /// Whether a verb was met that may undo something.
  var mayReverse = false

  /// Begins another request.
  mutating func begin() {
    reversedWords = 0
    isLed = false
    isUnder = false
    isUndone = false
  }

  /// Adds what an expression says to a direction.
  mutating func take(
    _ match: OppositeTable.Match, at word: Int, thing: UInt128, verb: Poles, isHead: Bool,
    isReversed: Bool, in direction: inout Direction
  ) {
    end = match.end
    if match.last >= match.end { taken |= 1 << UInt128(match.last) }
    if match.reversesBefore { direction.reverse(by: match.poles, at: word) }
    direction.add(
      match.poles, match.words(from: word), thing: thing, verb: verb, isTurned: isReversed)
    if isHead, match.reversesNext {
      isUndone = true
      direction.undoing = match.poles
    } else if isUndone, !isReversed {
      direction.undone.formUnion(match.poles)
    }
    // Behind another verb it is its object: "decline the call".
    if match.isConsequential, !isLed { direction.isConsequential = true }
    isLed = true
    before = match.reversesNext && match.poles.isEmpty ? direction.poles : Poles()
    if match.reversesNext { direction.note(reversal: match.words(from: word)) }
  }
}

extension OppositeTable.Match {
  /// The words of an expression that begins at a place, a bit each.
  fileprivate func words(from first: Int) -> UInt128 {
    var words: UInt128 = 1 << UInt128(last)
    for word in first..<end { words |= 1 << UInt128(word) }
    return words
  }
}

extension WordBuffer {
  /// How many words behind a reversal are turned round.
  fileprivate static let reach = 3

  /// Whether a word may say which way the request goes.
  private func isDirecting(_ index: Int) -> Bool {
    words[index].kind == .word && words[index].counts && request >> UInt128(index) & 1 == 1
  }

  /// The place of the first word of the request that counts; `count` where none does.
  package var head: Int {
    var first = 0
    while first < words.count, !isDirecting(first) { first += 1 }
    return first
  }

  /// The direction of the words, those aside that fill a slot and do not come first, and those of a clause under the
  /// request: "remind me | before parking ends".
  ///
  /// Of an axis that is said both ways the first one counts. Close behind what undoes something, poles
  /// count the other way: "stop blocking", "remove the lock".
  ///
  /// - Complexity: O(*n*) for *n* words of a few expressions each; allocates nothing.
  package func direction(_ knowledge: KnowledgeBlock) -> Direction {
    var direction = Direction()
    if knowledge.opposites.isEmpty { return direction }
    var clause = DirectionClause()
    let head = head
    let first = prefix(of: head, knowledge).isWhole ? head : -1
    for k in 0..<words.count {
      guard words[k].counts else { continue }
      if k == first {
        clause.reversedWords = Self.reach
        direction.note(reversal: 1 << UInt128(k))
        continue
      }
      let isReversed = clause.reversedWords > 0
      if k >= clause.end, !words[k].isFunction { clause.reversedWords -= 1 }
      guard k >= clause.end, isDirecting(k), !words[k].isFilled || k == head else { continue }
      let finding = find(at: k, knowledge)
      if clause.taken >> UInt128(k) & 1 == 1 {
        // With more words behind it, it is no particle: "take … | out of the archive".
        guard case .match(let match)? = finding, match.end > k + 1 else { continue }
      }
      switch finding {
      case nil: continue
      case .clause: clause.begin()
      case .under: clause.isUnder = k > head
      case .some where clause.isUnder: continue
      case .reversal: clause.mayReverse = true
      case .match(let match):
        if !isFunction(match.doubtfulEnd) { direction.doubtful.formUnion(match.doubtful) }
        let thing = thing(in: k..<match.end)
        let verb = thing == 0 ? Poles() : poles(of: k, knowledge)
        // "The valve is still shut, open it" may ask for either, where nothing parts the one from the other.
        if names >> UInt128(k) & 1 == 1, !isReversed, k > 0, !words[k - 1].isFunction {
          direction.doubtful.formUnion(match.poles.shared(with: direction.poles.reversed))
        }
        clause.take(
          match, at: k, thing: verb.isEmpty ? 0 : thing, verb: verb, isHead: k == head,
          isReversed: isReversed, in: &direction)
        if match.reversesNext {
          clause.reversedWords =
            isReversed ? 0 : match.reversesClause ? words.count : Self.reach
        }
      }
    }
    // A verb may come last: "die Stummschaltung … aufgehoben".
    if clause.mayReverse { clause.before.formUnion(direction.poles) }
    direction.doubtful.formUnion(clause.before.reversed)
    direction.mayUndo = clause.mayReverse && direction.poles.isEmpty
    return direction
  }

  /// The words of an expression that name what its verb is done to, a bit each: those behind the verb that may name
  /// something, or behind a word that carries grammar alone.
  func thing(in expression: Range<Int>) -> UInt128 {
    var bits: UInt128 = 0
    for k in expression.dropFirst() where k < 128 && !words[k].isFunction {
      let isFirst = k == expression.lowerBound + 1
      if isFirst
        ? names >> UInt128(k) & 1 == 1
        : words[k - 1].isFunction || bits >> UInt128(k - 1) & 1 == 1
      {
        bits |= 1 << UInt128(k)
      }
    }
    return bits
  }

  /// What a word says alone.
  private func poles(of word: Int, _ knowledge: KnowledgeBlock) -> Poles {
    knowledge.opposites.poles(in: stems.span.extracting(word..<word + 1)) { _ in false }
  }

  /// Whether a word carries grammar alone: before an article a particle is a preposition, as in "put Ann on the list".
  private func isFunction(_ index: Int) -> Bool {
    index < words.count && words[index].isFunction
  }

  /// Whether an expression behind the one that some words begin with, or behind all of them where they begin with
  /// none, goes one of the ways given: up to the end of the clause, but for words that fill a slot.
  func says(_ poles: Poles, behind range: Range<Int>, _ knowledge: KnowledgeBlock) -> Bool {
    if poles.isEmpty || knowledge.opposites.isEmpty || range.isEmpty { return false }
    var end = range.upperBound
    if case .match(let match) = find(at: range.lowerBound, knowledge) { end = match.end }
    for k in range.lowerBound..<max(words.count, range.lowerBound)
    where k >= end && isDirecting(k) && !words[k].isFilled {
      switch find(at: k, knowledge) {
      case nil: continue
      case .clause, .under: return false
      case .reversal: continue
      case .match(let match):
        if match.poles.agrees(with: poles) { return true }
        end = match.end
      }
    }
    return false
  }

  /// Whether some words say the other way of what others say: "darker" and "lighter".
  package func areOpposite(
    _ one: Range<Int>, _ other: Range<Int>, _ knowledge: KnowledgeBlock
  ) -> Bool {
    func poles(_ range: Range<Int>) -> Poles {
      knowledge.opposites.poles(in: stems.span.extracting(range.clamped(to: 0..<count))) { _ in
        false
      }
    }
    return poles(one).isOpposed(to: poles(other))
  }

  /// Whether an expression that undoes something begins at a word and is longer than some words: "säg upp", where "säg" is
  /// what may be put around a request.
  func undoes(at index: Int, longerThan length: Int, _ knowledge: KnowledgeBlock) -> Bool {
    guard !knowledge.opposites.isEmpty, case .match(let match) = find(at: index, knowledge) else {
      return false
    }
    return match.reversesNext && max(match.end, match.last + 1) > index + length
  }

  /// The longest expression of opposites that begins at a word.
  ///
  /// It may end in what is left out as polite, of which there is none between a verb and its ending: ロックを外|してほしい.
  private func find(at index: Int, _ knowledge: KnowledgeBlock) -> OppositeTable.Finding? {
    let found = knowledge.opposites.find(at: index, in: stems.span) { !words[$0].counts }
    guard case .match(let match)? = found, !words[words.count - 1].counts,
      case .match(let whole)? = knowledge.opposites.find(
        at: index, in: stems.span, isSkipped: { words[$0].kind == .name }),
      whole.end > match.end
    else { return found }
    return .match(whole)
  }

  /// How many letters of a word turn round what follows, and whether it has no others: "un-mute" may
  /// be two words.
  private func prefix(
    of index: Int, _ knowledge: KnowledgeBlock
  ) -> (length: Int, isWhole: Bool) {
    guard index < words.count, !words[index].isFunction, !knowledge.opposites.isEmpty else {
      return (0, false)
    }
    let word = words[index]
    let count = Int(word.letterCount)
    let length = knowledge.opposites.prefixLength({ letter(word, $0) }, count: count)
    return (length, length == count && length > 0 && index + 1 < words.count)
  }

  /// The stem of what the first word turns round by its beginning: that of "freeze" in "unfreeze"; 0 for
  /// none.
  func reversedStem(_ knowledge: KnowledgeBlock) -> (word: Int, stem: UInt64) {
    let head = head
    let (length, isWhole) = prefix(of: head, knowledge)
    if length == 0 || isWhole { return (head, 0) }
    let word = words[head]
    // SAFETY: the word has more letters than its prefix, and nothing keeps them.
    let stem = unsafe withLetters(of: word) { letters in
      let rest = unsafe UnsafeBufferPointer(rebasing: letters[length...])
      return unsafe knowledge.traits(hash: TokenHash.hash(of: rest), letters: rest).stem
    }
    return (head, stem)
  }

  /// Whether a condition holds for the stem of some word that turns another round by its beginning: that of "unfreeze"
  /// for "freeze".
  func hasReversal(
    of index: Int, _ knowledge: KnowledgeBlock, where holds: (UInt64) -> Bool
  ) -> Bool {
    let word = words[index]
    return knowledge.opposites.hasPrefix { prefix, count in
      var letters: [UInt8] = (0..<count).map { UInt8(truncatingIfNeeded: prefix >> UInt64(8 * $0)) }
      // SAFETY: the letters are copied inside the closure.
      unsafe withLetters(of: word) { unsafe letters.append(contentsOf: $0) }
      // SAFETY: the letters are read inside the closure only.
      let stem = unsafe letters.span.withUnsafeBufferPointer {
        unsafe knowledge.traits(hash: TokenHash.hash(of: $0), letters: $0).stem
      }
      return holds(stem)
    }
  }
}
