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
  private var count = 0
  /// Whether something is undone, whatever it is: "stop", "cancel".
  package fileprivate(set) var isReversal = false

  /// Whether something is done that has consequences: "delete", "pay".
  package fileprivate(set) var isConsequential = false

  /// No direction.
  package init() {}

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

  /// Adds what an expression says of axes that are not said yet.
  fileprivate mutating func add(_ poles: Poles) {
    let said = self.poles.axes
    let new = Poles(plus: poles.plus & ~said, minus: poles.minus & ~said)
    guard !new.isEmpty, count < Self.maxExpressions else { return }
    expressions[count] = new
    count += 1
  }

  fileprivate mutating func reverse() {
    for k in 0..<count { expressions[k] = expressions[k].reversed }
    isReversal = true
  }
}

extension WordBuffer {
  /// How many words behind a reversal are turned round.
  private static let reach = 3

  /// Whether a word may say which way the request goes.
  private func isDirecting(_ index: Int) -> Bool {
    words[index].kind == .word && words[index].counts && request >> UInt128(index) & 1 == 1
  }

  /// The place of the first word of the request that counts; `count` where none does.
  var head: Int {
    var first = 0
    while first < words.count, !isDirecting(first) { first += 1 }
    return first
  }

  /// The direction of the words, those aside that fill a slot and do not come first.
  ///
  /// Of an axis that is said both ways the first one counts. Close behind what undoes something, poles
  /// count the other way: "stop blocking", "remove the lock".
  ///
  /// - Parameters:
  ///   - knowledge: What is known of the language.
  ///   - cues: Takes the place of each word that says it.
  /// - Complexity: O(*n*) for *n* words of a few expressions each; allocates nothing.
  package func direction(
    _ knowledge: KnowledgeBlock, cues: (Int) -> Void = { _ in }
  ) -> Direction {
    var direction = Direction()
    if knowledge.opposites.isEmpty { return direction }
    // How many words a reversal reaches on.
    var reversedWords = 0
    var end = 0
    // Places of words behind a gap, which are taken with their verbs.
    var taken: UInt128 = 0
    let head = head
    for k in 0..<words.count {
      guard words[k].counts else { continue }
      let isReversed = reversedWords > 0
      if k >= end { reversedWords -= 1 }
      guard k >= end, taken >> UInt128(k) & 1 == 0, isDirecting(k),
        !words[k].isFilled || k == head
      else { continue }
      let found = knowledge.opposites.find(at: k, in: stems.span) { index in
        !words[index].counts
      }
      switch found {
      case nil: continue
      case .clause: reversedWords = 0
      case .match(let match):
        end = match.end
        if match.last >= match.end { taken |= 1 << UInt128(match.last) }
        cues(k)
        cues(match.last)
        if match.reversesBefore { direction.reverse() }
        direction.add(isReversed ? match.poles.reversed : match.poles)
        if match.isConsequential { direction.isConsequential = true }
        if match.reversesNext {
          reversedWords = isReversed ? 0 : Self.reach
          direction.isReversal = true
        }
      }
    }
    return direction
  }

  /// The stem of what the first word turns round by its beginning: that of "freeze" in "unfreeze"; 0 for
  /// none.
  func reversedStem(_ knowledge: KnowledgeBlock) -> (word: Int, stem: UInt64) {
    let head = head
    guard head < words.count, !knowledge.opposites.isEmpty else { return (head, 0) }
    let word = words[head]
    let length = knowledge.opposites.prefixLength(
      { letter(word, $0) }, count: Int(word.letterCount))
    if length == 0 { return (head, 0) }
    // SAFETY: the word has more letters than its prefix, and nothing keeps them.
    let stem = unsafe withLetters(of: word) { letters in
      let rest = unsafe UnsafeBufferPointer(rebasing: letters[length...])
      return unsafe knowledge.traits(hash: TokenHash.hash(of: rest), letters: rest).stem
    }
    return (head, stem)
  }
}
