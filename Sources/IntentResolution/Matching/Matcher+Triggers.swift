// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// A trigger phrase that an utterance is, and the words that are the phrase.
struct Trigger {
  let entry: TriggerTable.Entry
  let from: Int
  let to: Int
}

/// What a look-up of a whole utterance says.
enum TriggerVerdict {
  case found(Trigger)
  /// A template was found, and is the only candidate.
  case taken
  case nothing
  /// Only a walk can tell.
  case unknown
}

extension Matcher {
  /// Finds the one phrase that an utterance is as a whole, with courtesies around it, without a walk.
  ///
  /// Reads the words in the buffers; nothing but these is looked at where no app is named that has its
  /// trigger phrases written down. The candidates are those that a walk over the same words would leave.
  ///
  /// - Parameter takesBest: Whether the best of them is enough.
  /// - Returns: Whether that is all there is to find; if not, a walk is to be made.
  func matchTrigger(_ utterance: Utterance, takesBest: Bool, _ s: inout MatchBuffers) -> Bool {
    switch lookUp(utterance, takesBest: takesBest, &s) {
    case .unknown: return false
    case .taken: return true
    case .nothing:
      s.lattice.fillPlainly(s.tokens.count)
      return true
    case .found(let trigger):
      let shape = tables.triggers.shape(trigger.entry)
      if take(trigger, shape, nameAccent: nil, utterance, &s) { return true }
      s.pass.marks.remove(.isBestOnly)
      return false
    }
  }

  private func lookUp(
    _ utterance: Utterance, takesBest: Bool, _ s: inout MatchBuffers
  ) -> TriggerVerdict {
    guard s.tokens.count > 0, s.tokens.count <= TriggerTable.maxWords else { return .unknown }
    let (all, joints, accents) = classes(&s)
    // Words that are declared as one word, too, stand in two ways.
    if joints >= Joint.hyphen.rawValue, mayBeJoined(utterance, &s) { return .unknown }
    let mayBeOther =
      all.contains(.beginsWalkedName)
      || all.contains(.beginsFree) && tables.flags.contains(.hasListedTriggers)
        && mayHoldFreeWords(s.tokens.tokens)
    let mayHesitate = all.contains(.filler) && mayHesitate(s.tokens.tokens)
    // Without hesitations what is not found is nothing, where nothing else is looked for.
    let nothing: TriggerVerdict =
      takesPhrasesOnly && !mayHesitate && !mayBeOther ? .nothing : .unknown
    if !all.contains(.beginsAppName) { return nothing }
    s.pass.hasAccents = accents != 0
    let starts = findCourtesies(&s)
    if starts == 0 { return .unknown }
    let begins = triggerStarts(&s, starts)
    var verdict = probe(&s, from: begins)
    if all.contains(.beginsTemplatedName) {
      // Words that a hyphen joins, names that are walked, and articles before values listed one by one: a walk tells.
      if joints >= Joint.hyphen.rawValue || mayBeOther { return .unknown }
      verdict = matchTemplates(utterance, beside: verdict, from: begins, &s)
    }
    if case .nothing = verdict { return nothing }
    guard mayBeOther, case .found(let trigger) = verdict else { return verdict }
    // Where slots take other words, or articles are left out, the utterance must be the phrase and no more.
    guard starts == 1, s.pass.closing == 1 else { return .unknown }
    let shape = tables.triggers.shape(trigger.entry)
    if shape.isAlone { return verdict }
    guard takesBest, shape.isFirst else { return .unknown }
    s.pass.marks.insert(.isBestOnly)
    return verdict
  }

  private func mayBeJoined(_ utterance: Utterance, _ s: inout MatchBuffers) -> Bool {
    // SAFETY: the utterance's bytes are lent until the match returns.
    unsafe latticeBuilder(analyzer, splitsAll: false, fillers: .none)
      .holdsCompound(utterance.utf8, &s)
  }

  /// Whether a word is a hesitation of some language, and this one has any.
  private func mayHesitate(_ words: Span<Token>) -> Bool {
    if openers.isNone { return false }
    for k in words.indices where tables.triggers.wordClass(words[k].hash).contains(.filler) {
      if tables.lexicon.token(hash: words[k].hash).flags.contains(.filler) { return true }
    }
    return false
  }

  /// What the words may be, all together, what stands between them, and whether any has diacritics.
  @inline(__always)
  private func classes(
    _ s: inout MatchBuffers
  ) -> (all: TriggerTable.WordClass, joints: UInt8, accents: UInt32) {
    let words = s.tokens.tokens
    let triggers = tables.triggers
    var all: TriggerTable.WordClass = []
    var joints: UInt8 = 0
    var accents: UInt32 = 0
    var k = 0
    while k < words.count {
      // SAFETY: below the number of words.
      let word = unsafe words[unchecked: k]
      all.formUnion(triggers.wordClass(word.hash))
      joints |= word.joint.rawValue
      accents |= word.accent
      k &+= 1
    }
    return (all, joints, accents)
  }

  /// The places at which some trigger phrase may begin by its word, a bit each.
  @inline(__always)
  private func triggerStarts(_ s: inout MatchBuffers, _ places: UInt64) -> UInt64 {
    let words = s.tokens.tokens
    var starts: UInt64 = 0
    var left = places
    while left != 0 {
      let at = left.trailingZeroBitCount
      left &= left &- 1
      if tables.triggers.wordClass(words[at].hash).contains(.beginsTrigger) {
        starts |= 1 &<< UInt64(truncatingIfNeeded: at)
      }
    }
    return starts
  }

  /// Looks the words up from each place where a phrase may begin to each where it may end.
  @inline(__always)
  private func probe(_ s: inout MatchBuffers, from starts: UInt64) -> TriggerVerdict {
    let words = s.tokens.tokens
    let triggers = tables.triggers
    if starts == 0 { return .nothing }
    let first = starts.trailingZeroBitCount
    var closing = s.pass.closing
    var found: Trigger?
    while closing != 0 {
      let to = words.count &- closing.trailingZeroBitCount
      closing &= closing &- 1
      guard to > 0, triggers.wordClass(words[to &- 1].hash).contains(.endsTrigger) else { continue }
      var hash: UInt64 = 0
      var at = to
      while at > first {
        at &-= 1
        // SAFETY: below the number of words.
        hash = unsafe hash &* TriggerTable.multiplier &+ words[unchecked: at].hash
        if starts &>> UInt64(truncatingIfNeeded: at) & 1 == 0 { continue }
        var isUnknown = false
        triggers.forEach(TriggerTable.mix(hash)) { entry in
          let isHeard = !entry.isContested && active.contains(entry.variant)
          isUnknown = entry.isContested || isHeard && found != nil
          if isHeard { found = Trigger(entry: entry, from: at, to: to) }
          return isUnknown
        }
        if isUnknown { return .unknown }
      }
    }
    return found.map { .found($0) } ?? .nothing
  }

  /// Whether a word stands where a slot may begin that a phrase may leave out: "the", "called".
  private func mayHoldFreeWords(_ words: Span<Token>) -> Bool {
    if freeWords.isNone { return false }
    if !view.shapes.isDisjoint(with: [.beginsWithSlot, .slotAfterName]) { return true }
    for k in 1..<max(words.count, 1)
    where tables.triggers.wordClass(words[k].hash).contains(.beginsFree) {
      if tables.lexicon.token(hash: words[k - 1].hash).flags.contains(.beforeSlot) { return true }
    }
    return false
  }

  /// Leaves a trigger phrase as the only candidate.
  ///
  /// - Parameter nameAccent: The diacritics that the app's name is declared with, where it was looked up already.
  /// - Returns: `false` where a walk is to be made after all: its app does not hear the utterance.
  func take(
    _ trigger: Trigger, _ shape: TriggerTable.Shape, nameAccent known: UInt32?,
    _ utterance: Utterance, _ s: inout MatchBuffers
  ) -> Bool {
    let variant = VariantID(trigger.entry.variant)
    let count = trigger.to &- trigger.from
    guard shape.nameFrom &+ shape.nameWords <= count, shape.slotFrom &+ shape.slotWords <= count
    else { return false }
    var isForeground = false
    let isFiltered = s.pass.marks.contains(.isFiltered)
    if utterance.foreground != nil || isFiltered {
      let app = tables.app(of: variant)
      if isFiltered, !s.isAllowed(app) { return false }
      isForeground = utterance.foreground == app
    }
    let name = trigger.from &+ shape.nameFrom
    guard
      let declared = known
        ?? nameAccent(name, name &+ shape.nameWords, of: variant, &s)
    else { return false }
    s.captures.removeAll()
    let nameAccent = accent(name, name &+ shape.nameWords, &s)
    var literal = accent(trigger.from, trigger.to, &s) &- nameAccent
    let nameCapture = Capture(
      symbol: .applicationName, from: UInt16(truncatingIfNeeded: name),
      to: UInt16(truncatingIfNeeded: name &+ shape.nameWords))
    if shape.slotWords == 0 {
      _ = s.captures.append(nameCapture)
    } else {
      guard let slot = capture(shape, from: trigger.from, &s) else { return false }
      literal &-= slot.accent
      let isNameFirst = shape.nameFrom < shape.slotFrom
      _ = s.captures.append(isNameFirst ? nameCapture : slot)
      var last = isNameFirst ? slot : nameCapture
      last.previous = 0
      _ = s.captures.append(last)
    }
    let id = tables.phrase(trigger.entry.number, of: variant)
    let record = tables.phrase(id)
    var candidate = MatchCandidate(
      phrase: id, variant: variant,
      literalWords: UInt16(truncatingIfNeeded: count &- shape.slotWords),
      listedWords: UInt16(truncatingIfNeeded: shape.slotWords),
      skippedWords: UInt16(truncatingIfNeeded: s.tokens.count &- count),
      accentMismatches: (nameAccent == declared ? 0 : 1) &+ (record.accent == literal ? 0 : 1),
      isNegative: record.flags.contains(.negative), isForeground: isForeground,
      capture: Int32(truncatingIfNeeded: s.captures.count &- 1))
    candidate.rank = PhraseWalk.rank(candidate)
    _ = s.candidates.append(candidate)
    s.lattice.fillPlainly(s.tokens.count)
    return true
  }

  /// The accents of a variant's name that some words are, as declared; `nil` where they are none.
  ///
  /// Hashes of several words can be made to fall together: none is then mistaken for a phrase of an app that
  /// it does not name.
  @inline(__always)
  private func nameAccent(
    _ from: Int, _ to: Int, of variant: VariantID, _ s: inout MatchBuffers
  ) -> UInt32? {
    let words = s.tokens.tokens
    var node = tables.nameRoot
    for k in from..<to {
      node = tables.trie.child(of: node, tables.lexicon.token(hash: words[k].hash).id)
      if node.isNone { return nil }
    }
    let payload = tables.trie.payload(node)
    // Most names are one app's; a list is read through the image, as tables are copied to be called on.
    if payload.rawValue & 0x8000_0000 == 0 {
      if payload.isEmpty { return nil }
      let form = tables.form(payload.rawValue &- 1)
      return form.target == variant.rawValue ? form.accent : nil
    }
    for k in 0..<min(image.itemCount(payload), MatchLimits.mentions) {
      let form = image.form(image.item(payload, at: k))
      if form.target == variant.rawValue { return form.accent }
    }
    return nil
  }

  /// The accents of some words.
  @inline(__always)
  private func accent(_ from: Int, _ to: Int, _ s: inout MatchBuffers) -> UInt32 {
    if !s.pass.hasAccents { return 0 }
    let words = s.tokens.tokens
    var accent: UInt32 = 0
    var k = from
    while k < to {
      accent &+= words[k].accent
      k &+= 1
    }
    return accent
  }

  /// The slot of a trigger phrase; `nil` where its words are no listed name, which no sound image says.
  private func capture(
    _ shape: TriggerTable.Shape, from: Int, _ s: inout MatchBuffers
  ) -> Capture? {
    var node = tables.slotClass(shape.slotClass).names
    let lower = from &+ shape.slotFrom
    for k in lower..<lower &+ shape.slotWords {
      node = tables.trie.child(of: node, tables.lexicon.token(hash: s.tokens[k].hash).id)
      if node.isNone { return nil }
    }
    let payload = tables.trie.payload(node)
    if payload.isEmpty { return nil }
    return Capture(
      symbol: PhraseSymbol(slotClass: shape.slotClass), payload: payload,
      from: UInt16(truncatingIfNeeded: lower),
      to: UInt16(truncatingIfNeeded: lower &+ shape.slotWords),
      accent: accent(lower, lower &+ shape.slotWords, &s))
  }
}
