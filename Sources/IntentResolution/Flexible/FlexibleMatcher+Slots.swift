// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import MatchIndex
import TextAnalysis
import ValueParsing

extension FlexibleMatcher {
  /// Turns readings into candidates, surest first, with the parameters of the best ones filled.
  func addCandidates(
    _ utterance: Utterance, _ values: ValueLookup, _ s: inout MatchBuffers
  ) {
    let flexible = s.flexible()
    let bestFit = fillBest(utterance, values, &s)
    weighMeaning(utterance, flexible)
    let asks = flexible.framing?.frame.act == .question
    for k in 0..<flexible.readings.count {
      var reading = flexible.readings[k]
      var candidate = flexible.filled[k]
      reading.evidence.fit = candidate.hasSlots ? reading.evidence.fit - bestFit : 0
      reading.confidence = confidence(reading)
      let isUnlikely = reading.confidence < floor(reading)
      let ending = isUnlikely ? nil : ending(reading, flexible)
      if ending == .continues { reading.isOpposed = true }
      flexible.readings[k] = reading
      if isUnlikely || reading.isOpposed
        || reading.evidence.signs.contains(.goesOn)
      {
        continue
      }
      candidate.phrase = PhraseID(reading.phrase)
      candidate.variant = VariantID(reading.variant)
      candidate.misheard = reading.cost
      candidate.traits = reading.conduct
      if isLimited(reading, asks: asks) || ending == .other
        || isAmongWording(reading, candidate, &s)
        || !asks
          && (isOfAnother(reading, candidate, &s)
            || doubtsValue(reading, candidate, utterance, &s)
            || isUnderOtherCircumstances(reading, candidate, &s))
      {
        candidate.traits.insert(.isLimited)
      }
      if reading.unused != 0, !reading.evidence.signs.contains(.namesThing) {
        candidate.traits.insert(.leavesThing)
      }
      candidate.number = UInt8(k)
      candidate.isForeground = reading.isForeground
      candidate.isNegative = reading.isNegative
      candidate.way = .ranking
      candidate.confidence = Float(reading.confidence)
      // Surer ones have higher ranks, and equally sure ones of two apps the same.
      candidate.rank = UInt64(reading.confidence * 1_000_000)
      if reading.isNamed {
        linkName(reading, &candidate, &s)
      }
      var at = s.candidates.count
      while at > 0, candidate.rank > s.candidates[at - 1].rank { at -= 1 }
      s.candidates.insert(candidate, at: at)
    }
  }

  /// Fills the parameters of the best readings; returns how well those fit that do so best.
  private func fillBest(
    _ utterance: Utterance, _ values: ValueLookup, _ s: inout MatchBuffers
  ) -> Float {
    let flexible = s.flexible()
    var bestFit = -Float.infinity
    // Before the slots of the best one are filled.
    let unused = flexible.readings.count > 0 ? flexible.readings[0].unused : 0
    for k in 0..<flexible.readings.count {
      flexible.filled[k] = MatchCandidate()
      var reading = flexible.readings[k]
      let best = flexible.readings[0]
      let isClose = isClose(reading, to: best)
      guard k < Self.maxFilled, !reading.isNegative,
        isClose || unused != 0 && mayComeClose(reading, to: best)
      else { continue }
      var candidate = MatchCandidate()
      fill(&reading, into: &candidate, of: utterance, values, &s)
      guard isClose || endsWithValue(candidate, of: unused, &s) else { continue }
      reading.restsOnValue = !isClose
      flexible.readings[k] = reading
      flexible.filled[k] = candidate
      if candidate.hasSlots { bestFit = max(bestFit, reading.evidence.fit) }
    }
    return bestFit
  }

  /// Whether a reading is sure enough beside the best that its parameters are filled.
  private func isClose(_ reading: FlexibleReading, to best: FlexibleReading) -> Bool {
    reading.confidence >= max(Self.closeness * best.confidence, leastConfidence(reading))
  }

  /// Whether a reading would be close to the best if it had the value that each of its phrases has.
  private func mayComeClose(_ reading: FlexibleReading, to best: FlexibleReading) -> Bool {
    guard reading.evidence.signs.contains(.lacksValue) else { return false }
    var filled = reading
    filled.evidence.signs.remove(.lacksValue)
    filled.confidence = confidence(filled)
    return isClose(filled, to: best)
  }

  /// Whether what asks for something ends with a candidate's only slot, whose words the best reading does not account
  /// for: "random wallpaper for quantum mechanics" is new wallpaper for those, "tell a joke" is no joke about
  /// telling, and "my nails are a disgrace" asks for nothing.
  private func endsWithValue(
    _ candidate: MatchCandidate, of unused: UInt128, _ s: inout MatchBuffers
  ) -> Bool {
    guard candidate.capture >= 0 else { return false }
    let flexible = s.flexible()
    let slot = s.captures[Int(candidate.capture)]
    guard slot.previous < 0, flexible.framing?.frame.act != .statement else { return false }
    let words = flexible.ranking.words.count
    func carries(_ k: Int) -> Bool {
      let word = flexible.ranking.words[k]
      return word.kind == .word && !word.isSkipped && !word.isFunction
    }
    return (0..<Int(slot.from)).contains(where: carries)
      && !(Int(slot.to)..<max(words, Int(slot.to))).contains(where: carries)
      && (Int(slot.from)..<Int(slot.to)).allSatisfy {
        flexible.ranking.words[$0].isFunction || unused >> UInt128($0) & 1 == 1
      }
  }

  /// From which confidence on the parameters of a reading are filled.
  private func leastConfidence(_ reading: FlexibleReading) -> Double {
    guard reading.isNamed else { return 0 }
    let share =
      reading.evidence.signs.contains(.hasOwnValue)
      ? Self.leastShare.withValue : Self.leastShare.withoutValue
    return share * floor(reading)
  }

  /// Whether a time is said, a part of what is named, or another act, none of which the intent can heed, or
  /// most likely none is asked for, as where the app's name may be that of a thing; without an app's name, and where no
  /// way to go is said, "some" and "half" are often as good as nothing.
  ///
  /// - Parameter asks: Whether the words ask a question: what an intent is asked it does not do at another time.
  private func isLimited(_ reading: FlexibleReading, asks: Bool) -> Bool {
    let signs = reading.evidence.signs
    return reading.restsOnValue || signs.contains(.hasTime) && !asks
      || signs.contains(.isPartial) && (reading.isNamed || signs.contains(.agrees))
      || signs.isSuperset(of: [.isOnly, .hasOtherHead])
      || signs.contains(.goesFurther) && !asks || signs.contains(.hasOtherAct)
      || reading.isNamed && !asks && signs.contains(.hasOtherThing)
      || signs.contains(.hasManyUnused) && !asks || signs.contains(.isTurned)
      || signs.contains(.isOpen) || signs.contains(.leavesAct)
      || reading.isNamed && !asks && signs.contains(.replacesThing)
      || reading.isNamed && !asks && reading.evidence.frame.mayBeThing
  }

  /// Whether a word is about words that neither the intent accounts for nor a slot takes: what is named may be quoted, an
  /// example, or somebody's name for it.
  private func isAmongWording(
    _ reading: FlexibleReading, _ candidate: MatchCandidate, _ s: inout MatchBuffers
  ) -> Bool {
    leftBySlots(reading.wording, candidate, &s) != 0
  }

  /// Some words, a bit each, without those that are in slots.
  func leftBySlots(
    _ words: UInt128, _ candidate: MatchCandidate, _ s: inout MatchBuffers
  ) -> UInt128 {
    var words = words
    var chain = candidate.capture
    while words != 0, chain >= 0 {
      let slot = s.captures[Int(chain)]
      chain = slot.previous
      for word in Int(slot.from)..<min(Int(slot.to), 128) { words &= ~(1 << UInt128(word)) }
    }
    return words
  }

  /// What an intent does to what words say to end.
  private enum Ending {
    /// It ends that, or they are told and ask for no end.
    case ends
    /// It is not known to end that.
    case other
    /// It does that.
    case continues
  }

  /// What the intent of a reading does to what the words say to end; `nil` where they end nothing.
  private func ending(_ reading: FlexibleReading, _ flexible: FlexibleScratch) -> Ending? {
    guard let words = flexible.framing?.frame.ceases.indices, !words.isEmpty,
      let model = model(of: reading),
      let knowledge = models.knowledge(image.variant(VariantID(reading.variant)).language)
    else { return nil }
    if model.continues(reading.index, after: words, flexible.ranking, knowledge) {
      return .continues
    }
    return model.ends(reading.index, from: words, flexible.ranking, knowledge) ? .ends : .other
  }

  /// Fills the parameters of a reading, and ranks its intent again with the words in slots taken for
  /// slots: a value's words speak for no intent, that there is one does.
  private func fill(
    _ reading: inout FlexibleReading, into candidate: inout MatchCandidate,
    of utterance: Utterance, _ values: ValueLookup, _ s: inout MatchBuffers
  ) {
    let variant = image.variant(VariantID(reading.variant))
    guard let model = models.slotModel(variant.slotModel),
      let shortcut = image.shortcut(UInt16(truncatingIfNeeded: reading.shortcut), of: variant.app)
    else { return }
    var kinds = InlineArray<256, UInt32>(repeating: .max)
    var hasSlots = false
    image.forEachSlotKind(variant, shortcut: reading.shortcut) { parameter, kind in
      hasSlots = true
      if parameter < 256 { kinds[Int(parameter)] = kind }
    }
    let intent = image.intent(shortcut.intent)
    let takesValues =
      values.reader != nil && intent.parameters.contains { image.parameter($0).slotClass != 0 }
    guard hasSlots || takesValues else { return }
    let flexible = s.flexible()
    let sources = models.sources(
      VariantID(reading.variant), shortcut: reading.shortcut,
      parameters: intent.parameters.count)
    tag(reading, of: utterance, &s, flexible)
    s.readForLookups(utterance)
    let runs = values.reader == nil ? nil : s.readValues(utterance)
    let lookups = s.lookups()
    let filled = SlotFiller().fill(
      flexible.words.span, intent: Int(reading.shortcut), sources: sources.span, model: model,
      scratch: &flexible.slots, asksAll: learnt != nil
    ) { from, to, parameter in
      guard parameter < 256, kinds[parameter] != .max else { return nil }
      let slot = image.slotClass(kinds[parameter])
      let element = image.element(of: slot)
      if element.kind == .value {
        let span = TextSpan(lower: flexible.ends[from].lower, upper: flexible.ends[to - 1].upper)
        let holds =
          slot.kind == .list
          ? runs?.mayList(span, element.language) : runs?.holdsUnasked(span, element.language)
        return holds ?? false ? 1 : nil
      }
      // Words that name nothing listed may be any name, unless the person has said what they are.
      if slot.kind != .closed {
        return learnt?.value(s.tokens.tokens.extracting(from..<to), in: slot) == nil ? nil : 1
      }
      let span = TextSpan(lower: flexible.ends[from].lower, upper: flexible.ends[to - 1].upper)
      let score = values.score(span, in: slot, kinds[parameter], lookups)
      return score > 0 ? Float(score) : nil
    }
    var taken = SpokenParameters()
    let filledCount = filled?.count ?? 0
    for k in 0..<filledCount {
      let slot = flexible.slots[k]
      guard slot.parameter < 256, kinds[slot.parameter] != .max else { continue }
      taken.insert(slot.parameter)
      take(
        slot.from..<slot.to, before: k + 1 < filledCount ? flexible.slots[k + 1].from : nil,
        as: kinds[slot.parameter], parameter: slot.parameter, &candidate, &s)
    }
    let spoken =
      runs.map { takeSpoken($0, of: intent, taken, utterance, values, &candidate, &s) } ?? 0
    guard filledCount + spoken > 0 else { return }
    reading.evidence.fit = filled?.score ?? 0
    rankAgain(&reading, candidate, flexible)
  }

  /// Parameters that words were taken for, a bit each.
  struct SpokenParameters {
    private var bits = [4 of UInt64](repeating: 0)

    /// Adds one.
    mutating func insert(_ parameter: Int) {
      bits[parameter >> 6 & 3] |= 1 << UInt64(parameter & 63)
    }

    /// Whether one is there.
    func contains(_ parameter: Int) -> Bool {
      bits[parameter >> 6 & 3] & 1 << UInt64(parameter & 63) != 0
    }
  }

  /// Takes words that no slot has for values of parameters that nothing fills, where there is no doubt: one
  /// parameter takes such values, and one value of them was said, or one list for a parameter of several.
  ///
  /// - Returns: How many parameters were filled.
  private func takeSpoken(
    _ runs: ValueRuns, of intent: IntentRecord, _ taken: SpokenParameters,
    _ utterance: Utterance, _ values: ValueLookup, _ candidate: inout MatchCandidate,
    _ s: inout MatchBuffers
  ) -> Int {
    let flexible = s.flexible()
    var count = 0
    for (p, index) in intent.parameters.enumerated() where p < 256 && !taken.contains(p) {
      let kind = image.parameter(index).slotClass
      guard kind != 0 else { continue }
      let slot = image.slotClass(kind - 1)
      let types = image.element(of: slot).language
      let isOnly = intent.parameters.enumerated().allSatisfy { other, index in
        let otherKind = image.parameter(index).slotClass
        return other == p || taken.contains(other) || otherKind == 0
          || image.element(of: image.slotClass(otherKind - 1)).language & types == 0
      }
      guard isOnly,
        let words = slot.kind == .list
          ? listRun(
            runs, types, image.strings[image.parameter(index).type], utterance, values, flexible)
          : onlyRun(runs, types, flexible, &s)
      else { continue }
      take(words, as: kind - 1, parameter: p, &candidate, &s)
      count += 1
    }
    return count
  }

  /// The words of the longest value of some types that no slot has; `nil` if there is none, or another beside
  /// it.
  private func onlyRun(
    _ runs: ValueRuns, _ types: UInt32, _ flexible: FlexibleScratch, _ s: inout MatchBuffers
  ) -> Range<Int>? {
    var best: Range<Int>?
    for pass in 0..<2 {
      for run in runs.runs where run.bit & types != 0 && !run.isLatent {
        guard let words = words(of: run.core, flexible) else { continue }
        let isFree = words.allSatisfy { flexible.ranking.words[$0].kind == .word }
        guard isFree else { continue }
        if pass == 0 {
          if best == nil || words.count > best!.count { best = words }
        } else if let best, !words.overlaps(best) {
          return nil
        }
      }
    }
    return best
  }

  /// The words from the first to the last value of some types, where they are one list of them that no slot
  /// has; numbers that stand elsewhere are a doubt.
  private func listRun(
    _ runs: ValueRuns, _ types: UInt32, _ type: String, _ utterance: Utterance,
    _ values: ValueLookup, _ flexible: FlexibleScratch
  ) -> Range<Int>? {
    guard let span = runs.bounds(types), let words = words(of: span, flexible),
      words.allSatisfy({ flexible.ranking.words[$0].kind == .word })
    else { return nil }
    // SAFETY: the utterance's bytes are lent for as long as it is matched, and copied here.
    let text = unsafe String(decoding: utterance.utf8, as: UTF8.self)
    let found = values.reader?.values(
      ofList: span, in: text, for: String(type.dropFirst("array:".count)),
      at: ValueReference(local: 0))
    return found == nil ? nil : words
  }

  /// The words that some bytes are, whole ones only.
  func words(of span: TextSpan, _ flexible: FlexibleScratch) -> Range<Int>? {
    var lower: Int?
    for k in 0..<flexible.ranking.words.count {
      if flexible.ends[k].lower == span.lower { lower = k }
      if flexible.ends[k].upper == span.upper, let lower { return lower..<k + 1 }
    }
    return nil
  }

  /// Takes some words for what fills a parameter.
  ///
  /// - Parameter next: The first word of the next slot; `nil` where there is none.
  private func take(
    _ words: Range<Int>, before next: Int? = nil, as kind: UInt32, parameter: Int,
    _ candidate: inout MatchCandidate, _ s: inout MatchBuffers
  ) {
    let flexible = s.flexible()
    let words = lengthened(words, before: next, kind, flexible, s)
    let (payload, accent) = listed(words, kind, &s)
    // "Write in Notes" has no text: words that carry grammar only are nobody's value.
    if payload.isEmpty, isGrammar(words, flexible) { return }
    let slot = image.slotClass(kind)
    if payload.isEmpty, image.element(of: slot).kind != .value {
      candidate.openWords += UInt16(words.count)
    } else {
      candidate.listedWords += UInt16(words.count)
    }
    flexible.ranking.words.fill(
      words, with: slot.kind == .text || slot.kind == .list ? nil : kind,
      isListed: !payload.isEmpty)
    link(
      Capture(
        symbol: PhraseSymbol(slotClass: kind), payload: payload, from: UInt16(words.lowerBound),
        to: UInt16(words.upperBound), accent: accent, parameter: Int16(parameter)), &candidate, &s)
  }

  /// The longest listed name of words and of those beside them that no slot has, and that are not the verb that asks: "if
  /// not now" of "not now"; the words themselves where there is none.
  private func lengthened(
    _ words: Range<Int>, before next: Int?, _ kind: UInt32, _ flexible: FlexibleScratch,
    _ s: borrowing MatchBuffers
  ) -> Range<Int> {
    let root = image.slotClass(kind).names
    if root.isNone { return words }
    let end = next ?? flexible.ranking.words.count
    let head = flexible.ranking.words.requestHead ?? .other
    let verb = head == .other ? nil : flexible.ranking.words.head
    func isLeft(_ k: Int) -> Bool {
      let word = flexible.ranking.words[k]
      return word.kind == .word && !word.isFilled && k != verb
    }
    var longest = words
    var from = words.lowerBound
    while true {
      var node = root
      var at = from
      while at < end, at < words.upperBound || isLeft(at) {
        node = image.trie.child(of: node, image.lexicon.token(hash: s.tokens[at].hash).id)
        if node.isNone { break }
        at += 1
        if at >= words.upperBound, at - from > longest.count, !image.trie.payload(node).isEmpty {
          longest = from..<at
        }
      }
      if from == 0 || !isLeft(from - 1) { return longest }
      from -= 1
    }
  }

  /// Ranks an intent by the words outside of slots and the slots themselves.
  private func rankAgain(
    _ reading: inout FlexibleReading, _ candidate: MatchCandidate, _ flexible: FlexibleScratch
  ) {
    let language = image.variant(VariantID(reading.variant)).language
    let knowledge = models.knowledge(language)
    guard let model = model(of: reading) else { return }
    if let knowledge, model.isOpposed(reading.index, in: flexible.ranking.words, knowledge) {
      reading.isOpposed = true
      return
    }
    guard
      let ranked = model.rank(reading.index, &flexible.ranking, knowledge)
    else { return }
    var evidence = evidence(
      ranked, of: model, knowledge, flexible.ranking, flexible.framing, opposed: reading.opposed,
      unused: &reading.unused)
    evidence.wordProbability = reading.evidence.wordProbability
    evidence.wordLikeness = reading.evidence.wordLikeness
    evidence.frame = reading.evidence.frame
    evidence.use = reading.evidence.use
    evidence.fit = reading.evidence.fit
    let words = Float(max(flexible.ranking.words.count, 1))
    evidence.open = Float(candidate.openWords) / words
    evidence.listed = Float(candidate.listedWords) / words
    reading.evidence = evidence
    reading.confidence = confidence(reading)
  }

  /// Adds a slot to those of a candidate.
  private func link(
    _ capture: Capture, _ candidate: inout MatchCandidate, _ s: inout MatchBuffers
  ) {
    var capture = capture
    capture.previous = candidate.capture
    guard s.captures.append(capture) else { return }
    candidate.capture = Int32(s.captures.count &- 1)
  }

  /// Adds the app's name to the slots of a candidate, at its place among them.
  private func linkName(
    _ reading: FlexibleReading, _ candidate: inout MatchCandidate, _ s: inout MatchBuffers
  ) {
    var capture = Capture(
      symbol: .applicationName, from: reading.from, to: reading.to, cost: reading.cost)
    // Captures are linked from the last to the first.
    var next: Int32 = -1
    capture.previous = candidate.capture
    while capture.previous >= 0, s.captures[Int(capture.previous)].from >= reading.to {
      next = capture.previous
      capture.previous = s.captures[Int(next)].previous
    }
    guard s.captures.append(capture) else { return }
    let index = Int32(s.captures.count &- 1)
    if next >= 0 { s.captures[Int(next)].previous = index } else { candidate.capture = index }
  }

  /// The words as the filler takes them.
  private func tag(
    _ reading: FlexibleReading, of utterance: Utterance, _ s: inout MatchBuffers,
    _ flexible: FlexibleScratch
  ) {
    let language = image.variant(VariantID(reading.variant)).language
    let knowledge = models.knowledge(language)
    read(utterance, in: language, &s, flexible)
    for word in Int(reading.from)..<Int(reading.to) where word < flexible.ranking.words.count {
      flexible.ranking.words.markName(word)
    }
    skipPolite(&s, flexible)
    flexible.ranking.words.findRequest(knowledge, by: frames.analyzer)
    flexible.words.removeAll()
    for k in 0..<flexible.ranking.words.count {
      let word = flexible.ranking.words[k]
      _ = flexible.words.append(
        TaggedWord(
          hash: flexible.ranking.words.hash(k), stem: flexible.ranking.words.stem(k),
          isFunction: word.isFunction, isName: word.kind == .name, isSkipped: word.isSkipped))
      flexible.ends[k] = WordBounds(lower: s.tokens[k].lower, upper: s.tokens[k].upper)
    }
  }

  /// Whether some words carry grammar only.
  private func isGrammar(_ range: Range<Int>, _ flexible: FlexibleScratch) -> Bool {
    for k in range where !flexible.ranking.words[k].isFunction { return false }
    return true
  }

  /// The listed values that some words are exactly, and the accents of the words.
  func listed(
    _ range: Range<Int>, _ kind: UInt32, _ s: inout MatchBuffers
  ) -> (TriePayload, UInt32) {
    var node = image.slotClass(kind).names
    var accent: UInt32 = 0
    for k in range {
      node = image.trie.child(of: node, image.lexicon.token(hash: s.tokens[k].hash).id)
      if node.isNone { return (TriePayload(rawValue: 0), 0) }
      accent &+= s.tokens[k].accent
    }
    return (image.trie.payload(node), accent)
  }
}
