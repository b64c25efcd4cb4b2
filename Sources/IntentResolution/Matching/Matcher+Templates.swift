// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Where a phrase may begin, a bit a word, and end, a bit by the number of words behind.
private struct PhraseEdges {
  let starts: UInt64
  let closing: UInt64
}

/// An app that is named: its variant, the words of the name, and the diacritics that it is declared with.
private struct NamedVariant {
  let variant: UInt32
  let words: Range<Int>
  let accent: UInt32
}

/// Words that may be a value of a slot, and what stands for it in a template.
private struct ValueWords {
  var words: Range<Int>
  let mark: UInt64
  let shape: TriggerTable.Shape
}

/// A template that an utterance is, and how it is filled.
private struct FilledTemplate {
  let trigger: Trigger
  let shape: TriggerTable.Shape
  let nameAccent: UInt32
}

/// What a look-up among templates says.
private enum TemplateVerdict {
  case found(FilledTemplate)
  case nothing
  /// Only a walk can tell.
  case unknown
}

extension Matcher {
  /// Most names that are looked at in an utterance, and most values in it; with more, a walk tells.
  private static let maxTemplateNames = 4
  private static let maxTemplateValues = 16

  /// Leaves the one template that an utterance is as the only candidate, unless it is another trigger phrase, too.
  @inline(never)
  func matchTemplates(
    _ utterance: Utterance, beside other: TriggerVerdict, from places: UInt64,
    _ s: inout MatchBuffers
  ) -> TriggerVerdict {
    switch (other, probeTemplates(&s, from: places)) {
    case (.nothing, .found(let found)):
      let isTaken = take(
        found.trigger, found.shape, nameAccent: found.nameAccent, utterance, &s)
      return isTaken ? .taken : .unknown
    case (_, .nothing): return other
    case (_, .found), (_, .unknown): return .unknown
    }
  }

  /// Finds the one phrase with its value that an utterance is, among those that are written down as templates.
  ///
  /// Each name of an app is taken with each value of that app's, and the words around both are looked up with
  /// marks in place of the two: no phrase is walked. Free expressions before a value may be left out; which of
  /// the readings is meant then, a walk tells.
  ///
  /// - Parameter places: Where a phrase may begin, a bit a word.
  /// - Complexity: O(names · values · ends · words), all bounded; a look-up for each word that may begin a value.
  private func probeTemplates(_ s: inout MatchBuffers, from places: UInt64) -> TemplateVerdict {
    let words = s.tokens.tokens
    let edges = PhraseEdges(starts: places, closing: s.pass.closing)
    let triggers = tables.triggers
    var names: UInt64 = 0
    var values: UInt64 = 0
    var k = 0
    while k < words.count {
      // SAFETY: below the number of words.
      let word = triggers.wordClass(unsafe words[unchecked: k].hash)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: k)
      if word.contains(.beginsTemplatedName) { names |= bit }
      if word.contains(.beginsValue) { values |= bit }
      k &+= 1
    }
    var found: FilledTemplate?
    if values == 0 { return .nothing }
    var count = 0
    while names != 0 {
      let from = names.trailingZeroBitCount
      names &= names &- 1
      var node = tables.nameRoot
      var at = from
      while at < words.count {
        node = tables.trie.child(of: node, tables.lexicon.token(hash: words[at].hash).id)
        if node.isNone { break }
        at &+= 1
        let payload = tables.trie.payload(node)
        if payload.isEmpty { continue }
        // As in `nameAccent`.
        let isOne = payload.rawValue & 0x8000_0000 == 0
        let forms = isOne ? 1 : image.itemCount(payload)
        count &+= forms
        if count > Self.maxTemplateNames { return .unknown }
        for k in 0..<forms {
          let form =
            isOne
            ? tables.form(payload.rawValue &- 1) : image.form(image.item(payload, at: k))
          guard active.contains(form.target) else { continue }
          let name = NamedVariant(variant: form.target, words: from..<at, accent: form.accent)
          if !probe(values, of: name, edges, words, &found) { return .unknown }
        }
      }
    }
    return found.map { .found($0) } ?? .nothing
  }

  /// Looks for the templates of an app that is named.
  ///
  /// - Parameter values: The words that may begin a value, a bit each.
  /// - Returns: `false` where only a walk can tell.
  @inline(__always)
  private func probe(
    _ values: UInt64, of name: NamedVariant, _ edges: PhraseEdges, _ words: Span<Token>,
    _ found: inout FilledTemplate?
  ) -> Bool {
    let triggers = tables.triggers
    var count = 0
    var left = values
    while left != 0 {
      let from = left.trailingZeroBitCount
      left &= left &- 1
      if name.words.contains(from) { continue }
      let end = from < name.words.lowerBound ? name.words.lowerBound : words.count
      var hash: UInt64 = 0
      var power: UInt64 = 1
      var last = from &+ 1
      var at = from
      while at < last {
        hash &+= power &* words[at].hash
        power &*= TriggerTable.multiplier
        at &+= 1
        var isContested = false
        var shape: TriggerTable.Shape?
        triggers.forEach(TriggerTable.mix(hash, of: name.variant)) { entry in
          isContested = entry.isContested
          if isContested || entry.variant == name.variant { shape = triggers.shape(entry) }
          return shape != nil
        }
        if isContested { return false }
        guard let shape else { continue }
        if at == from &+ 1 { last = min(from &+ shape.longestValue, end) }
        guard shape.isValue else { continue }
        count &+= 1
        if count > Self.maxTemplateValues { return false }
        let value = ValueWords(
          words: from..<at, mark: TriggerTable.slotMark(shape.slotClass), shape: shape)
        if !probe(name, value, edges, words, &found) { return false }
        if !freeWords.isNone, fitsBehindFreeWords(name, value, edges, words) { return false }
      }
    }
    return true
  }

  /// Whether some template fits if free expressions before the value are left out.
  private func fitsBehindFreeWords(
    _ name: NamedVariant, _ value: ValueWords, _ edges: PhraseEdges, _ words: Span<Token>
  ) -> Bool {
    var wider = value
    let isBehind = name.words.upperBound <= value.words.lowerBound
    let first = isBehind ? name.words.upperBound : 0
    var from = value.words.lowerBound
    while from > first {
      from &-= 1
      guard tables.triggers.wordClass(words[from].hash).contains(.beginsFree) else { continue }
      wider.words = from..<value.words.upperBound
      var found: FilledTemplate?
      if !probe(name, wider, edges, words, &found) || found != nil { return true }
    }
    return false
  }

  /// Looks up the words around a name and a value, from each place where a phrase may begin to each where it may end.
  ///
  /// - Returns: `false` where there is more than one phrase, or one that only a walk can tell.
  private func probe(
    _ name: NamedVariant, _ value: ValueWords, _ edges: PhraseEdges, _ words: Span<Token>,
    _ found: inout FilledTemplate?
  ) -> Bool {
    let triggers = tables.triggers
    let (nameWords, valueWords) = (name.words, value.words)
    let lastStart = min(nameWords.lowerBound, valueWords.lowerBound)
    let starts = edges.starts & (2 &<< UInt64(truncatingIfNeeded: lastStart) &- 1)
    if starts == 0 { return true }
    let first = starts.trailingZeroBitCount
    let firstEnd = max(nameWords.upperBound, valueWords.upperBound)
    var closing = edges.closing
    while closing != 0 {
      let to = words.count &- closing.trailingZeroBitCount
      closing &= closing &- 1
      // SAFETY: a name and a value end here or before, and both have words.
      guard to >= firstEnd,
        unsafe triggers.wordClass(words[unchecked: to &- 1].hash).contains(.endsTrigger)
      else { continue }
      var hash: UInt64 = 0
      var at = to
      while at > first {
        if at == nameWords.upperBound {
          hash = hash &* TriggerTable.multiplier &+ TriggerTable.nameMark
          at = nameWords.lowerBound
        } else if at == valueWords.upperBound {
          hash = hash &* TriggerTable.multiplier &+ value.mark
          at = valueWords.lowerBound
        } else {
          at &-= 1
          // SAFETY: below the number of words.
          hash = unsafe hash &* TriggerTable.multiplier &+ words[unchecked: at].hash
        }
        if starts &>> UInt64(truncatingIfNeeded: at) & 1 == 0 { continue }
        var isUnknown = false
        triggers.forEach(TriggerTable.mix(hash, of: name.variant)) { entry in
          let isOwn = !entry.isContested && entry.variant == name.variant
          isUnknown = entry.isContested || isOwn && found != nil
          if isOwn {
            let shape = value.shape.filled(
              name: (nameWords.lowerBound &- at, nameWords.count),
              slot: (valueWords.lowerBound &- at, valueWords.count))
            found = FilledTemplate(
              trigger: Trigger(entry: entry, from: at, to: to), shape: shape,
              nameAccent: name.accent)
          }
          return isUnknown
        }
        if isUnknown { return false }
      }
    }
    return true
  }
}
