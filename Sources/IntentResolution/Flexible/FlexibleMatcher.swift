// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import LanguageData
import MatchIndex
import TextAnalysis

/// Finds what an utterance means that fits no phrase as it is.
///
/// Intents are ranked by all their phrases together (`IntentModel`), those of the apps whose names are said and those
/// with phrases that need no name; the best ones' parameters are filled from the words
/// (`SlotFiller`).
struct FlexibleMatcher: Sendable {
  let image: IndexImage
  let models: ModelViews
  let analyzer: TextAnalyzer
  /// The languages that are heard, the utterance's own first.
  let languages: [UInt32]
  let thresholds: FlexibleScores
  /// What was learnt from the person's use.
  let learnt: LearntViews?
  /// An embedder's model of meaning.
  let semantics: (any SemanticScorer)?
  /// Tells what is done with words; nobody where nothing is known of that in the language.
  let frames: FrameSource

  /// Most mentions of apps whose intents are ranked, in the order they are said.
  static let maxMentions = 16
  /// Most readings whose parameters are filled.
  static let maxFilled = 3
  /// What share of the best one's confidence another must have, that its parameters are filled.
  static let closeness = 0.4
  /// What share of the confidence from which on it counts a reading with an app's name must have, that its parameters
  /// are filled: one whose listed value is named, and any other. Of 480 that had less than the second, in sentences of
  /// people and in talk for nobody, values brought six up to the confidence, half of them listed ones. A reading
  /// without a name may rest on a value alone.
  static let leastShare = (withValue: 0.04, withoutValue: 0.3)

  /// How sure a reading must be that rests on its value. Less sure ones are mostly talk for nobody.
  static let leastByValue = 0.5

  /// Ranks what the words may mean; readings are left in the buffers, surest first.
  ///
  /// - Parameters:
  ///   - utterance: What was said; its tokens and lattice are in the buffers, a word an edge.
  ///   - active: The variants that hear the locale.
  ///   - freeWords: The trie of the locale's free words.
  ///   - isAppless: Whether phrases without an app's name are heard.
  func rank(
    _ utterance: Utterance, _ active: ActiveVariants.View, freeWords: TrieNode, isAppless: Bool,
    _ s: inout MatchBuffers
  ) {
    let flexible = s.flexible()
    flexible.readings.removeAll()
    flexible.language = nil
    flexible.opposed = nil
    flexible.apart = nil
    flexible.swapsPoles = false
    flexible.framing = frames.analyzer.map { Framing($0, utterance, image, &s) }
    flexible.wording = wording(utterance, &s)
    // Without what is taken back, and words with which it was, the rest would be done; so would a name in which a
    // correction begins.
    if let framing = flexible.framing,
      framing.mayBeCorrected || framing.frame.repair?.isTold ?? false
    {
      s.pass.marks.insert(.isQuoted)
    }
    rankNamed(utterance, freeWords: freeWords, &s, flexible)
    if isAppless { rankAppless(utterance, active: active, &s, flexible) }
  }

  /// The words about words, a bit each of the first 128; none where no app is named.
  private func wording(_ utterance: Utterance, _ s: inout MatchBuffers) -> UInt128 {
    guard let frames = frames.analyzer, let name = s.flexible().framing?.name, !name.isEmpty else {
      return 0
    }
    // SAFETY: the utterance's bytes are lent until the match returns.
    let text = unsafe Span(_unsafeElements: utterance.utf8)
    return frames.wording(in: s.tokens.tokens, of: text, name: name.indices)
  }

  /// Ranks the intents of each app whose name is said.
  private func rankNamed(
    _ utterance: Utterance, freeWords: TrieNode, _ s: inout MatchBuffers,
    _ flexible: FlexibleScratch
  ) {
    var ranked = 0
    for k in 0..<s.mentions.count {
      let mention = s.mentions[k]
      if ranked == Self.maxMentions { break }
      if isCovered(k, &s) { continue }
      let record = image.variant(VariantID(mention.variant))
      guard let model = models.intentModel(record.intentModel, language: record.language) else {
        continue
      }
      let knowledge = models.knowledge(record.language)
      read(utterance, in: record.language, &s, flexible)
      ranked += 1
      for word in Int(mention.from)..<Int(mention.to) where word < flexible.ranking.words.count {
        flexible.ranking.words.markName(word)
      }
      skipPolite(&s, flexible)
      skipAddresses(besides: mention, knowledge, &s, flexible)
      let frame = frame(of: mention, freeWords: freeWords, knowledge, &s, flexible)
      flexible.ranking.words.findRequest(knowledge, by: frames.analyzer)
      if let repair = flexible.framing?.frame.repair, repair.isUnsure, let knowledge,
        flexible.ranking.words.areOpposite(repair.cut.indices, repair.repair.indices, knowledge)
      {
        flexible.swapsPoles = true
      }
      let wording = strangeWording(model, flexible)
      if let framing = flexible.framing, framing.takesBack(wording) {
        s.pass.marks.insert(.isQuoted)
      }
      let count = model.rank(
        &flexible.ranking, knowledge, namedValues: { named($0, in: $1, s.lattice) })
      noteOpposed(model, count, variant: mention.variant, flexible)
      keep(count, of: model, knowledge, flexible) { label in
        var reading = FlexibleReading()
        reading.variant = mention.variant
        reading.wording = wording
        reading.evidence.frame = frame
        reading.from = mention.from
        reading.to = mention.to
        reading.cost = mention.cost
        reading.isForeground = utterance.foreground == AppID(label.app)
        return reading
      }
    }
  }

  /// Leaves out what connects an app's name with the request where it is said once more: "tell Radio to play my radio".
  private func skipAddresses(
    besides own: AppMention, _ knowledge: KnowledgeBlock?, _ s: inout MatchBuffers,
    _ flexible: FlexibleScratch
  ) {
    guard let knowledge else { return }
    for k in 0..<s.mentions.count where s.mentions[k].variant == own.variant {
      let (from, to) = (Int(s.mentions[k].from), Int(s.mentions[k].to))
      if to > flexible.ranking.words.count || to > Int(own.from) && from < Int(own.to) { continue }
      flexible.ranking.words.skipAddress(of: from..<to, knowledge)
    }
  }

  /// The words about words that no phrase of an app holds, a bit each: in one that sends messages "write" is none.
  private func strangeWording(_ model: IntentModel, _ flexible: FlexibleScratch) -> UInt128 {
    var bits = flexible.wording
    for k in 0..<min(flexible.ranking.words.count, 128) where bits >> UInt128(k) & 1 == 1 {
      let word = flexible.ranking.words[k]
      if word.kind != .word || word.isSkipped || model.holds(flexible.ranking.words.stem(k)) {
        bits &= ~(1 << UInt128(k))
      }
    }
    return bits
  }

  /// Ranks the intents with phrases that need no app's name, in each language that is heard.
  private func rankAppless(
    _ utterance: Utterance, active: ActiveVariants.View, _ s: inout MatchBuffers,
    _ flexible: FlexibleScratch
  ) {
    let foreground = utterance.foreground
    for language in languages {
      guard
        let model = models.intentModel(
          image.language(language).intentModel, language: language)
      else { continue }
      let knowledge = models.knowledge(language)
      read(utterance, in: language, &s, flexible)
      skipPolite(&s, flexible)
      flexible.ranking.words.findRequest(knowledge, by: frames.analyzer)
      let isFiltered = s.pass.marks.contains(.isFiltered)
      let count = model.rank(
        &flexible.ranking, knowledge,
        isFiltered: isFiltered || foreground != nil,
        isHeard: { label in
          let app = AppID(label.app)
          if isFiltered, !s.isAllowed(app) { return false }
          // A phrase without the app's name is meant for the app in front, where there is one.
          return foreground.map { $0 == app } ?? true
        }, namedValues: { named($0, in: $1, s.lattice) })
      keep(count, of: model, knowledge, flexible) { label in
        guard let variant = active.variant(of: AppID(label.app)) else { return nil }
        var reading = FlexibleReading()
        reading.variant = variant
        reading.isForeground = foreground == AppID(label.app)
        return reading
      }
    }
  }

  /// Remembers the intent that the words are like and go against, where they are less like all others.
  private func noteOpposed(
    _ model: IntentModel, _ count: Int, variant: UInt32, _ flexible: FlexibleScratch
  ) {
    guard flexible.opposed == nil, let opposed = flexible.ranking.opposed,
      model.isLike(opposed.index, score: opposed.score),
      count == 0 || flexible.ranking.ranked[0].score < opposed.score
    else { return }
    flexible.opposed = OpposedIntent(
      variant: variant, shortcut: model[opposed.index].shortcut)
  }

  /// How an app's name stands among the words.
  private func frame(
    of mention: AppMention, freeWords: TrieNode, _ knowledge: KnowledgeBlock?,
    _ s: inout MatchBuffers, _ flexible: FlexibleScratch
  ) -> NameFrame {
    let (from, to) = (Int(mention.from), Int(mention.to))
    var frame = NameFrame()
    for k in 0..<s.starts.count where Int(s.starts[k].position) == from { frame.insert(.first) }
    let behind = s.lattice.end - to
    if behind < 64, s.pass.closing >> UInt64(behind) & 1 == 1 { frame.insert(.last) }
    if from > 0 {
      let free = image.trie.child(of: freeWords, s.lattice.edges[from - 1].token)
      if !free.isNone, !image.trie.payload(free).isEmpty { frame.insert(.noun) }
    }
    if frame.contains(.noun), let frames = frames.analyzer {
      let before = s.tokens[from - 1]
      let isCompound =
        to < flexible.ranking.words.count && flexible.ranking.words.mayName(to, by: frames)
      let isObject =
        before.joint == .hyphen
        || frame.contains(.last) && frames.mayBePronoun(hash: before.hash, accent: before.accent)
      if isCompound || isObject { frame.insert(.notThing) }
    }
    if let knowledge, to <= flexible.ranking.words.count {
      let address = flexible.ranking.words.address(of: from..<to, knowledge)
      if address.before > 0 { frame.insert(.addressed) }
      if address.behind > 0 { frame.insert(.continued) }
    } else {
      // Of a language that nothing is known of, phrases say what stands beside a name.
      if from > 0, s.lattice.edges[from - 1].flags.contains(.beforeAppName) {
        frame.insert(.addressed)
      }
      if to < s.lattice.end, s.lattice.edges[to].flags.contains(.afterAppName) {
        frame.insert(.continued)
      }
    }
    return frame
  }

  /// Whether a mention is none: it lies inside a longer name ("Tasks" in "Tasks Pro"), whoever's that is,
  /// or is the same app's a second time.
  private func isCovered(_ index: Int, _ s: inout MatchBuffers) -> Bool {
    let mention = s.mentions[index]
    for k in 0..<s.mentions.count where k != index {
      let other = s.mentions[k]
      guard other.from <= mention.from, other.to >= mention.to else { continue }
      if other.to - other.from > mention.to - mention.from { return true }
      if other.variant == mention.variant, k < index { return true }
    }
    return false
  }

  /// Takes the words of the utterance over, with what is known of them in a language.
  func read(
    _ utterance: Utterance, in language: UInt32, _ s: inout MatchBuffers,
    _ flexible: FlexibleScratch
  ) {
    // What is known of a word is what reading it costs: the other mentions and slots take it as it is.
    if flexible.language == language { return flexible.ranking.words.removeMarks() }
    flexible.language = language
    flexible.ranking.words.removeAll()
    flexible.ranking.words.request = flexible.framing?.request ?? .max
    flexible.ranking.words.asks = flexible.framing?.frame.act == .request
    let knowledge = models.knowledge(language)
    for k in 0..<min(s.tokens.count, WordBuffer.maxWords) {
      // SAFETY: the utterance's bytes are lent until the match returns.
      unsafe flexible.ranking.words.add(s.tokens[k], in: utterance.utf8, analyzer, knowledge)
    }
    // A request that says which way it goes says it alone: "he wants the lamp off, turn it on".
    if let frame = flexible.framing?.frame, !frame.along.isEmpty, let knowledge,
      flexible.ranking.words.direction(knowledge).isEmpty
    {
      for word in frame.along.indices where word < 128 {
        flexible.ranking.words.request |= 1 << UInt128(word)
      }
    }
  }

  /// Leaves out polite words around the request, as phrases are matched without them.
  func skipPolite(_ s: inout MatchBuffers, _ flexible: FlexibleScratch) {
    var start = 0
    for k in 0..<s.starts.count { start = max(start, Int(s.starts[k].position)) }
    let count = s.lattice.end
    // Bit k says that only polite words follow from the k-th boundary before the end.
    let end = max(0, count - (63 - (s.pass.closing | 1).leadingZeroBitCount))
    if start > 0 { flexible.ranking.words.skip(0..<start) }
    if end < count { flexible.ranking.words.skip(end..<count) }
    if let courtesy = flexible.framing?.frame.courtesy, !courtesy.isEmpty {
      flexible.ranking.words.skip(courtesy.indices)
    }
  }

  /// The first words that are exactly a listed name of a kind of slot, the fewest there.
  ///
  /// - Parameters:
  ///   - lattice: The words, an edge each.
  ///   - others: Words that are left out, a bit each.
  func named(
    _ kind: UInt32, in words: borrowing WordBuffer, _ lattice: borrowing TokenLattice,
    besides others: UInt128 = 0
  ) -> Range<Int>? {
    let root = image.slotClass(kind).names
    var (plain, counting) = words.plain
    plain &= ~others
    var left = counting & ~others
    while left != 0 {
      let first = left.trailingZeroBitCount
      left &= left &- 1
      var node = root
      var at = first
      while at < words.count, plain >> UInt128(at) & 1 == 1 {
        node = image.trie.child(of: node, lattice.edges[at].token)
        if node.isNone { break }
        at += 1
        if !image.trie.payload(node).isEmpty { return first..<at }
      }
    }
    return nil
  }

  /// How sure a reading is, its app's name included.
  func confidence(_ reading: FlexibleReading) -> Double {
    reading.evidence.confidence(isNamed: reading.isNamed)
      * Double(100 - min(reading.cost, 100)) / 100
  }

  /// From where on a reading counts.
  func floor(_ reading: FlexibleReading) -> Double {
    let least = thresholds.policy.asksFrom(isNamed: reading.isNamed)
    return reading.restsOnValue ? max(least, Self.leastByValue) : least
  }

  /// Keeps the readings of a ranking that are sure enough, in order.
  private func keep(
    _ count: Int, of model: IntentModel, _ knowledge: KnowledgeBlock?,
    _ flexible: FlexibleScratch,
    _ make: (IntentModel.Class) -> FlexibleReading?
  ) {
    keep(min(count, 8), of: model, knowledge, flexible.ranking, flexible.framing, flexible, make)
  }

  private func keep(
    _ count: Int, of model: IntentModel, _ knowledge: KnowledgeBlock?,
    _ s: borrowing RankingScratch, _ framing: Framing?, _ flexible: FlexibleScratch,
    _ make: (IntentModel.Class) -> FlexibleReading?
  ) {
    for k in 0..<count {
      let ranked = s.ranked[k]
      let label = model[ranked.index]
      guard var reading = make(label) else { continue }
      reading.shortcut = label.shortcut
      reading.index = ranked.index
      let frame = reading.evidence.frame
      // What is behind the first of them is seldom sure enough, however much of the words it accounts for.
      if k >= Self.maxFilled {
        var known = evidence(ranked, of: model, s)
        known.frame = frame
        known.use = learnt == nil ? 0 : 1
        if known.greatestConfidence(isNamed: reading.isNamed) < floor(reading) { continue }
      }
      reading.evidence = evidence(
        ranked, of: model, knowledge, s, framing,
        opposed: s.opposed?.index, unused: &reading.unused)
      reading.opposed = s.opposed?.index
      reading.evidence.frame = frame
      if let learnt, !reading.isNegative {
        reading.evidence.use = Float(
          learnt.prior(VariantID(reading.variant), shortcut: reading.shortcut))
      }
      if model.isConsequential(ranked.index) { reading.conduct.insert(.isConsequential) }
      // The intent may account for a word of the request by others of its meaning.
      reading.wording &= reading.unused | ~s.words.asked
      if reading.isNamed { reading.conduct.insert(.isNamed) }
      if framing == nil { reading.conduct.insert(.isUnframed) }
      reading.confidence = confidence(reading)
      // What fills slots may yet speak for it.
      if k >= Self.maxFilled, reading.confidence < floor(reading) { continue }
      guard
        let phrase = model.likestPhrase(
          of: ranked.index, to: s.words,
          in: image.variant(VariantID(reading.variant)).phrases)
      else { continue }
      reading.phrase = phrase
      var at = flexible.readings.count
      while at > 0, reading.precedes(flexible.readings[at - 1]) { at -= 1 }
      if at < flexible.readings.capacity { flexible.readings.insert(reading, at: at) }
    }
  }
}
