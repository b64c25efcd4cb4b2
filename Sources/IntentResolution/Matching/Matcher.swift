// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import FrameAnalysis
import LanguageData
package import MatchIndex
package import TextAnalysis

/// Finds the declared phrases that an utterance fits, or the intents it may mean, without binding anything.
///
///     let matcher = Matcher(image: image, locale: LocaleTag("en"))
///     var buffers = MatchBuffers()
///     let count = try matcher.match("Add milk in Tasks", into: &buffers)
///     for rank in 0..<count { print(buffers.candidate(rank).phrase) }
///
/// - Complexity: O(*w* · *s*) for *w* words and *s* readings open at once; an utterance without
///   slots has one. Nothing grows with the number of apps whose names are not said.
package final class Matcher: Sendable {
  /// The index that is searched.
  package let image: IndexImage
  let view: LocaleView
  /// Whether text is analysed by the fast paths, and trigger phrases are looked up.
  let usesFastPaths: Bool
  /// Whether names may be misheard.
  private let hearsMisheard: Bool
  /// The analyzer of the locale.
  let analyzer: TextAnalyzer
  let tables: ImageTables
  let active: ActiveVariants.View
  let openers: TrieNode
  let closers: TrieNode
  let freeWords: TrieNode
  private let hasOtherAnalyzers: Bool
  /// What is said around phrases, openers and, last word first, closers; `nil` where there is no table.
  let opening: PoliteTable?
  let ending: PoliteTable?
  /// Whether utterances may be found among the trigger phrases that are written down.
  let hasTriggers: Bool
  /// Whether nothing is looked for in words that are no phrase as they stand.
  let takesPhrasesOnly: Bool
  private let hasValues: Bool
  private let isSpacedFreely: Bool
  /// Whether a word may be several, or one with letters that belong to no slot.
  private let takesGlue: Bool
  /// The words that phrases have glued behind slots, and before them; `nil` where the languages heard have none.
  private let suffixes: GluedWords?
  private let prefixes: GluedWords?
  /// Finds the values that words stand for.
  let values: ValueLookup
  /// Finds what is meant where no phrase fits; `nil` where words are taken as they are.
  let flexible: FlexibleMatcher?
  /// Its thresholds.
  let thresholds: FlexibleScores?
  /// What is known of intents and languages.
  let models: ModelViews
  /// Tells what is done with words.
  let frames: FrameSource
  /// What was learnt from the person's use; `nil` where nothing is to count.
  let learnt: LearntViews?
  /// The names of apps in each language that is heard, the utterance's first.
  private let names: [NearNames]

  /// Creates a matcher for a locale; O(*v*) for *v* variants in the image, so keep it.
  ///
  /// - Parameters:
  ///   - image: The index to search.
  ///   - locale: The locale utterances are in.
  ///   - usesFastPaths: Whether text is analysed by the fast paths, and trigger phrases are looked up;
  ///     `false` takes ICU's for every text, and walks.
  ///   - hearsMisheard: Whether names of apps and values may be misheard; `false` takes words as they
  ///     are, in a fraction of the time for utterances that nothing fits.
  ///   - flexible: From where on a reading counts that fits no phrase; `nil` for phrases only.
  package convenience init(
    image: IndexImage, locale: LocaleTag, usesFastPaths: Bool = true, hearsMisheard: Bool = true,
    flexible: FlexibleScores? = FlexibleScores()
  ) {
    let views = EntityViews(image: image)
    self.init(
      views: views, models: ModelViews(entities: views, vectors: .embedded), locale: locale,
      usesFastPaths: usesFastPaths, hearsMisheard: hearsMisheard, flexible: flexible)
  }

  /// Creates a matcher that shares its views of the gazetteers with others.
  init(
    views: EntityViews, models: ModelViews, locale: LocaleTag, usesFastPaths: Bool,
    hearsMisheard: Bool, flexible: FlexibleScores?, learnt: LearntViews? = nil,
    semantics: (any SemanticScorer)? = nil
  ) {
    image = views.image
    self.usesFastPaths = usesFastPaths
    self.hearsMisheard = hearsMisheard
    self.learnt = learnt
    view = LocaleView(image: image, locale: locale, usesFastPaths: usesFastPaths)
    analyzer = TextAnalyzer(locale: locale, usesFastPaths: usesFastPaths)
    tables = image.tables
    active = view.active.view
    openers = view.openers
    closers = view.closers
    freeWords = view.freeWords
    hasOtherAnalyzers = !view.otherAnalyzers.isEmpty
    let flags = tables.flags
    opening = usesFastPaths ? PoliteTable(view.openers, of: views.image) : nil
    ending = usesFastPaths ? PoliteTable(view.closers, of: views.image) : nil
    hasTriggers =
      tables.triggers.buckets > 0 && !flags.contains(.hasAppless) && opening != nil && ending != nil
    takesPhrasesOnly =
      !hearsMisheard && flexible == nil && learnt == nil && view.otherAnalyzers.isEmpty
      && locale.language != "ko" && view.shapes.isDisjoint(with: [.hasSuffix, .hasPrefix])
    hasValues = view.reader != nil
    isSpacedFreely = locale.language == "ko"
    takesGlue = isSpacedFreely || !view.shapes.isDisjoint(with: [.hasSuffix, .hasPrefix])
    suffixes = view.shapes.contains(.hasSuffix) ? GluedWords(.suffix, of: image) : nil
    prefixes = view.shapes.contains(.hasPrefix) ? GluedWords(.prefix, of: image) : nil
    values = ValueLookup(
      image: image, views: views, analyzer: analyzer, freeWords: view.freeWords, learnt: learnt,
      reader: view.reader)
    let (image, analyzer, languages) = (image, analyzer, view.languages)
    thresholds = flexible
    self.models = models
    let frames = FrameSource(locale.language)
    self.frames = frames
    self.flexible = flexible.map {
      FlexibleMatcher(
        image: image, models: models, analyzer: analyzer, languages: languages, thresholds: $0,
        learnt: learnt, semantics: semantics, frames: frames)
    }
    names = view.languages.prefix(LocaleView.maxNameLanguages).compactMap { [image] in
      views.index(image.language($0).appNames, language: $0, heard: analyzer.locale)
        .map { NearNames($0, heardBy: analyzer) }
    }
  }

  /// The locale utterances are in.
  package var locale: LocaleTag { view.locale }

  /// What reads values; `nil` where no parameter takes any.
  var reader: ValueReader? { view.reader }

  /// Which apps hear an utterance.
  package struct Filter: Sendable, Equatable {
    /// The app in front: wins ties, and alone hears phrases that do not hold an app's name.
    package var foreground: AppID?
    /// The only apps that hear it; `nil` for all.
    package var allowed: [AppID]?
    /// Whether phrases are walked that could be looked up as a whole: all that was heard on the way is left in
    /// the buffers then.
    package var walks = false
    /// Whether the best candidate is enough where it is a phrase as declared: what it outranks may be left out
    /// (`MatchBuffers.isBestOnly`).
    package var takesBest = false

    /// Creates a filter; all apps hear by default.
    package init(foreground: AppID? = nil, allowed: [AppID]? = nil) {
      self.foreground = foreground
      self.allowed = allowed
    }
  }

  /// Matches a text.
  ///
  /// - Returns: The number of candidates, left in the buffers, best first.
  /// - Throws: `AnalysisFailure` for a text over the limits.
  package func match(
    _ text: String, filter: Filter = Filter(), into buffers: inout MatchBuffers
  ) throws(AnalysisFailure) -> Int {
    try match(text.utf8.span, filter: filter, into: &buffers)
  }

  /// Matches UTF-8 bytes likewise, well-formed or not.
  package func match(
    _ text: Span<UInt8>, filter: Filter = Filter(), into buffers: inout MatchBuffers
  ) throws(AnalysisFailure) -> Int {
    // SAFETY: the bytes are not used after the closure.
    try unsafe text.withUnsafeBufferPointer { (bytes) throws(AnalysisFailure) in
      unsafe try match(utf8: bytes, filter: filter, into: &buffers)
    }
  }

  /// Matches UTF-8 bytes, well-formed or not.
  ///
  /// - Returns: The number of candidates, left in the buffers, best first.
  /// - Throws: `AnalysisFailure` for a text over the limits.
  package func match(
    utf8: UnsafeBufferPointer<UInt8>, filter: Filter = Filter(), into s: inout MatchBuffers
  ) throws(AnalysisFailure) -> Int {
    // SAFETY: the caller keeps the bytes until this returns, and the utterance goes no further.
    let utterance = unsafe Utterance(utf8: utf8, foreground: filter.foreground)
    s.begin(allowing: filter.allowed, of: image)
    if hasValues { s.use(view) }
    // Analyse: bytes to words.
    // SAFETY: the utterance's bytes are lent until the match returns.
    unsafe try analyzer.analyze(utterance.utf8, into: &s.tokens)
    // Most of what is meant for an app is said as declared: then one look-up is all.
    if hasTriggers, !filter.walks, matchTrigger(utterance, takesBest: filter.takesBest, &s) {
      return s.candidates.count
    }
    let hasStarts = s.pass.marks.contains(.hasStarts)
    layOut(&s)
    if hasStarts { s.pass.marks.insert(.hasStarts) }
    // Match: words to phrases.
    matchPhrases(utterance, analyzer, &s)
    // What fits in the locale's own analysis may be contested; the other analyses are asked for want of that.
    let isContestable = s.candidates.count > 0
    var correction: LearntReading?
    if let learnt, s.candidates.count == 0 || takesAnyWords(&s) {
      correction = learnt.reading(of: utterance, analyzer, active, reader, s)
    }
    if mayBeOutdone(correction) {
      if s.candidates.count == 0 { try matchOtherwise(utterance, &s) }
      // Rank: words that fit no phrase, or one that fits anything, to intents.
      try rank(utterance, isContestable: isContestable, &s)
    }
    if let learnt { settle(correction, by: learnt, utterance, &s) }
    return s.candidates.count
  }

  /// Lays the words of the locale's own analysis out again, one edge a word.
  private func layOutAgain(
    _ utterance: Utterance, _ s: inout MatchBuffers
  ) throws(AnalysisFailure) {
    if s.pass.marks.contains(.isOtherwise) {
      s.pass.marks.remove(.isOtherwise)
      // SAFETY: the utterance's bytes are lent until the match returns.
      unsafe try analyzer.analyze(utterance.utf8, into: &s.tokens)
    }
    layOut(&s)
  }

  /// Lays the words out one behind the other.
  private func layOut(_ s: inout MatchBuffers) {
    s.pass.dropped = 0
    s.pass.marks.remove([.hasStarts, .mayBeGlued])
    let joints = s.lattice.fill(s.tokens, tables.lexicon)
    let isGlued = s.lattice.hasUnknown && takesGlue
    if joints >= Joint.hyphen.rawValue || isGlued { s.pass.marks.insert(.mayBeGlued) }
  }

  /// Matches the words by other analyses, then as names that were misheard.
  private func matchOtherwise(
    _ utterance: Utterance, _ s: inout MatchBuffers
  ) throws(AnalysisFailure) {
    if hasOtherAnalyzers {
      for other in view.otherAnalyzers where s.candidates.count == 0 {
        // SAFETY: the utterance's bytes are lent until the match returns.
        if !s.pass.marks.contains(.isOtherwise),
          unsafe analyzer.agrees(with: other, on: utterance.utf8, s.tokens)
        {
          continue
        }
        s.pass.marks.insert(.isOtherwise)
        // SAFETY: as above.
        unsafe try other.analyze(utterance.utf8, into: &s.tokens)
        layOut(&s)
        matchPhrases(utterance, other, &s)
      }
    }
    if hearsMisheard, s.candidates.count == 0, s.tokens.count > 0 {
      try matchNear(utterance, &s)
    }
  }

  /// Ranks intents where no phrase fits the words, or one that fits anything.
  private func rank(
    _ utterance: Utterance, isContestable: Bool, _ s: inout MatchBuffers
  ) throws(AnalysisFailure) {
    // Asked before the matcher is taken out: counting its references costs an exact match a tenth, and five hundred
    // instructions wherever no app is named.
    let isOpen = s.candidates.count == 0
    guard isOpen ? namesAny(&s) : isContestable && takesAnyWords(&s) else { return }
    guard let flexible, s.tokens.count > 0 else { return }
    if isOpen {
      // What ran out of its budget may fit a phrase that was not come to: that is to be said.
      if s.isExhausted { return }
      try layOutAgain(utterance, &s)
      if !matchAmongWords(utterance, &s) {
        matchFlexibly(utterance, flexible, &s)
        s.flexible().apart = requestApart(utterance, &s).map { TokenRange($0) }
      }
    } else {
      try contest(utterance, flexible, &s)
    }
  }

  /// From so many words on, its app's name counted, a phrase says by itself what is meant, whatever its slots take.
  static let tellingWords = 6

  /// Whether the best phrase fits only because a slot takes any words there are.
  func takesAnyWords(_ s: inout MatchBuffers) -> Bool {
    let best = s.candidates[0]
    guard best.openWords > 0, !best.isNegative, best.isExact else { return false }
    if best.literalWords >= Self.tellingWords { return false }
    var chain = best.capture
    while chain >= 0 {
      let capture = s.captures[Int(chain)]
      chain = capture.previous
      guard capture.symbol != .applicationName, capture.payload.isEmpty else { continue }
      let slot = tables.slotClass(capture.symbol.slotClass)
      switch slot.kind {
      case .open, .text: return true
      case .list where tables.slotClass(slot.language).kind != .value: return true
      case .closed, .searched, .value, .list: continue
      }
    }
    return false
  }

  /// Ranks all intents beside a phrase that fits only because a slot takes any words: "play ${song}" fits
  /// whatever begins with "play".
  ///
  /// The phrase stands unless another intent is surer by `FlexibleScores.contest`, or the same one
  /// with its words divided among more slots, where none of the phrase's takes several values.
  private func contest(
    _ utterance: Utterance, _ flexible: FlexibleMatcher, _ s: inout MatchBuffers
  ) throws(AnalysisFailure) {
    let best = s.candidates[0]
    let count = s.candidates.count
    for k in 0..<count { s.contested[k] = s.candidates[k] }
    let captures = s.captures.count
    let wordsStandWhole = s.lattice.isPlain
    s.candidates.removeAll()
    try layOutAgain(utterance, &s)
    matchFlexibly(utterance, flexible, keepsCaptures: true, &s)
    if s.candidates.count > 0, !s.candidates[0].isNegative {
      let rival = s.candidates[0]
      if isSame(rival, best) {
        // What a list's parts name is known only when they are bound.
        let isDivided =
          rival.listedWords > best.listedWords
          || rival.confidence >= Float(flexible.thresholds.contest)
            && rival.openWords < best.openWords
            && slotCount(rival, &s) > slotCount(best, &s)
        if isDivided, !hasList(best, &s) { return }
      } else {
        var own: Float = 0
        for k in 0..<s.candidates.count where isSame(s.candidates[k], best) {
          own = max(own, s.candidates[k].confidence)
        }
        if rival.confidence >= own + Float(flexible.thresholds.contest) { return }
      }
    }
    s.candidates.removeAll()
    if wordsStandWhole {
      s.captures.truncate(to: captures)
      for k in 0..<count { _ = s.candidates.append(s.contested[k]) }
    } else {
      // Slots lie between boundaries of the words as they were taken apart, which are gone.
      s.pass.steps = MatchLimits.steps
      try layOutAgain(utterance, &s)
      matchPhrases(utterance, analyzer, &s)
    }
  }

  /// Whether two candidates would run the same shortcut of the same app.
  private func isSame(_ a: MatchCandidate, _ b: MatchCandidate) -> Bool {
    a.variant == b.variant && tables.phrase(a.phrase).shortcut == tables.phrase(b.phrase).shortcut
  }

  /// Whether a slot of a candidate takes several values.
  private func hasList(_ candidate: MatchCandidate, _ s: inout MatchBuffers) -> Bool {
    var chain = candidate.capture
    while chain >= 0 {
      let capture = s.captures[Int(chain)]
      chain = capture.previous
      if capture.symbol != .applicationName,
        tables.slotClass(capture.symbol.slotClass).kind == .list
      {
        return true
      }
    }
    return false
  }

  /// How many slots of a candidate are filled, the app's name not counted.
  private func slotCount(_ candidate: MatchCandidate, _ s: inout MatchBuffers) -> Int {
    var count = 0
    var chain = candidate.capture
    while chain >= 0 {
      let capture = s.captures[Int(chain)]
      if capture.symbol != .applicationName { count += 1 }
      chain = capture.previous
    }
    return count
  }

  /// Whether an app is named, as it is or misheard, or some phrase needs no name.
  private func namesAny(_ s: inout MatchBuffers) -> Bool {
    s.pass.marks.contains(.isNamed) || s.mentions.count > 0 || tables.flags.contains(.hasAppless)
  }

  /// Finds what is meant by words that fit no phrase: the last resort.
  private func matchFlexibly(
    _ utterance: Utterance, _ flexible: FlexibleMatcher, keepsCaptures: Bool = false,
    _ s: inout MatchBuffers
  ) {
    let isAppless = tables.flags.contains(.hasAppless)
    let isNamed = s.pass.marks.contains(.isNamed)
    if s.tokens.count == 0 { return }
    if !keepsCaptures { s.captures.removeAll() }
    let walk = walk(utterance)
    walk.findStarts(&s)
    if isNamed {
      s.mentions.removeAll()
      walk.spotApps(&s)
    }
    s.pass.marks.insert(.isRanked)
    flexible.rank(utterance, active, freeWords: freeWords, isAppless: isAppless, &s)
    // What spans are worth is looked up anew.
    s.pass.marks.remove(.isRead)
    flexible.addCandidates(utterance, values, &s)
  }

  /// Matches words that are near names, for an utterance that no phrase fits.
  ///
  /// Where no app is named, words near an app's name are taken for it; its phrase must fit around
  /// them. Then slots of listed names hear what is near a value.
  private func matchNear(
    _ utterance: Utterance, _ s: inout MatchBuffers
  ) throws(AnalysisFailure) {
    let isNamed = s.pass.marks.contains(.isNamed)
    if s.pass.steps < 0 || isNamed && !s.pass.marks.contains(.metListed) { return }
    // Whole words only: taken apart and misheard at once would be too much.
    if !s.lattice.isPlain || s.pass.marks.contains(.isOtherwise) {
      try layOutAgain(utterance, &s)
    }
    var walk = walk(utterance)
    if isNamed {
      s.mentions.removeAll()
      walk.spotApps(&s)
    } else {
      walk.spotNearApps(utterance, names: names, shapes: view.shapes, &s)
      if s.mentions.count > 0 { walk.runMentioned(&s) }
    }
    if s.candidates.count > 0 || !s.pass.marks.contains(.metListed) { return }
    s.readForLookups(utterance)
    s.captures.removeAll()
    walk.values = values
    walk.runMentioned(&s)
    runAppless(walk, &s)
  }

  /// Walks phrases along the words as they were said, then without hesitations.
  private func matchPhrases(
    _ utterance: Utterance, _ analyzer: borrowing TextAnalyzer, _ s: inout MatchBuffers
  ) {
    if s.tokens.count == 0 { return }
    if s.pass.marks.contains(.mayBeGlued) {
      takeApart(utterance, analyzer, splitsAll: false, fillers: .none, &s)
    }
    if s.lattice.isPlain, s.lattice.allFlags.contains(.beginsAppName),
      !s.pass.marks.contains(.hasStarts)
    {
      _ = findCourtesies(&s)
    }
    search(utterance, analyzer, fillers: .none, &s)
    if s.candidates.count == 0, s.lattice.allFlags.contains(.filler), !openers.isNone {
      takeApart(utterance, analyzer, splitsAll: false, fillers: openers, &s)
      if s.pass.dropped > 0 && s.lattice.end > 0 {
        search(utterance, analyzer, fillers: openers, &s)
      }
    }
  }

  /// Walks the words as they are laid out, then with known words taken apart too.
  ///
  /// - Parameter fillers: The trie of hesitations that are left out; `.none` where none are.
  private func search(
    _ utterance: Utterance, _ analyzer: borrowing TextAnalyzer, fillers: TrieNode,
    _ s: inout MatchBuffers
  ) {
    let walk = walk(utterance)
    walk.run(&s)
    runAppless(walk, &s)
    guard s.candidates.count == 0, takesGlue else { return }
    // A glued word may also be a word that some other phrase or name holds.
    if takeApart(utterance, analyzer, splitsAll: true, fillers: fillers, &s) {
      walk.run(&s)
      runAppless(walk, &s)
    }
  }

  func walk(_ utterance: Utterance) -> PhraseWalk {
    PhraseWalk(
      tables: tables, active: active, openers: openers, closers: closers, freeWords: freeWords,
      utterance: utterance)
  }

  /// Walks phrases without an app's name, in each language that is heard.
  private func runAppless(_ walk: borrowing PhraseWalk, _ s: inout MatchBuffers) {
    guard tables.flags.contains(.hasAppless) else { return }
    for root in view.applessRoots { walk.runAppless(root, &s) }
  }

  /// Lays the words out again with those that may be glued taken apart.
  ///
  /// - Returns: Whether some boundary got more than one edge.
  @discardableResult
  private func takeApart(
    _ utterance: Utterance, _ analyzer: TextAnalyzer, splitsAll: Bool, fillers: TrieNode,
    _ s: inout MatchBuffers
  ) -> Bool {
    let builder = latticeBuilder(analyzer, splitsAll: splitsAll, fillers: fillers)
    s.pass.marks.remove(.hasStarts)
    // SAFETY: the utterance's bytes are lent until the match returns.
    return unsafe builder.build(utterance.utf8, &s)
  }

  /// What lays words out that may be taken apart.
  func latticeBuilder(
    _ analyzer: TextAnalyzer, splitsAll: Bool, fillers: TrieNode
  ) -> LatticeBuilder {
    LatticeBuilder(
      tables: tables, analyzer: analyzer, splitsAll: splitsAll, fillers: fillers,
      suffixes: suffixes, prefixes: prefixes, isSpacedFreely: isSpacedFreely)
  }
}
