// SPDX-License-Identifier: Apache-2.0

import EntityLookup
public import MatchIndex
public import TextAnalysis

/// Finds the declared phrases that an utterance fits, without binding anything.
///
/// Synchronous and free of allocation, for embedders who bind themselves:
///
///     let matcher = Matcher(image: image, locale: LocaleTag("en"))
///     var scratch = MatchScratch()
///     let count = try matcher.match("Add milk in Tasks", scratch: &scratch)
///     for rank in 0..<count { print(scratch.candidate(rank).phrase) }
///
/// - Complexity: O(*w* · *s*) for *w* words and *s* readings open at once; an utterance without
///   slots has one. Nothing grows with the number of apps whose names are not said.
public final class Matcher: Sendable {
  /// The index that is searched.
  public let image: IndexImage
  let view: LocaleView
  /// Whether text is analysed by the fast paths.
  let usesFastPaths: Bool
  /// Whether names may be misheard.
  private let hearsMisheard: Bool
  /// The analyzer of the locale.
  let analyzer: TextAnalyzer
  private let tables: ImageTables
  private let active: ActiveVariants.View
  private let openers: TrieNode
  private let closers: TrieNode
  private let freeWords: TrieNode
  private let hasOtherAnalyzers: Bool
  private let isSpacedFreely: Bool
  /// Finds the values that words stand for.
  let values: ValueLookup
  /// Finds what is meant where no phrase fits; `nil` where words are taken as they are.
  let flexible: FlexibleMatcher?
  /// What was learnt from the person's use; `nil` where nothing is to count.
  let learnt: LearntViews?
  /// The names of apps in each language that is heard, the utterance's first.
  private let names: [EntityIndex]

  /// Creates a matcher for a locale; O(*v*) for *v* variants in the image, so keep it.
  ///
  /// - Parameters:
  ///   - image: The index to search.
  ///   - locale: The locale utterances are in.
  ///   - usesFastPaths: Whether text is analysed by the fast paths; `false` takes ICU's for every text.
  ///   - hearsMisheard: Whether names of apps and values may be misheard; `false` takes words as they
  ///     are, in a fraction of the time for utterances that nothing fits.
  ///   - flexible: From where on a reading counts that fits no phrase; `nil` for phrases only.
  public convenience init(
    image: IndexImage, locale: LocaleTag, usesFastPaths: Bool = true, hearsMisheard: Bool = true,
    flexible: FlexibleScores? = FlexibleScores()
  ) {
    let views = EntityViews(image: image)
    self.init(
      views: views, models: ModelViews(entities: views), locale: locale,
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
    isSpacedFreely = locale.language == "ko"
    values = ValueLookup(
      image: image, views: views, analyzer: analyzer, freeWords: view.freeWords, learnt: learnt)
    let (image, analyzer, languages) = (image, analyzer, view.languages)
    self.flexible = flexible.map {
      FlexibleMatcher(
        image: image, models: models, analyzer: analyzer, languages: languages, thresholds: $0,
        learnt: learnt, semantics: semantics)
    }
    names = view.languages.prefix(LocaleView.maxNameLanguages).compactMap { [image] in
      views.index(image.language($0).appNames, language: $0)
    }
  }

  /// The locale utterances are in.
  public var locale: LocaleTag { view.locale }

  /// Which apps hear an utterance.
  public struct Filter: Sendable, Equatable {
    /// The app in front: wins ties, and alone hears phrases that do not hold an app's name.
    package var foreground: AppID?
    /// The only apps that hear it; `nil` for all.
    package var allowed: [AppID]?

    /// Creates a filter; all apps hear by default.
    package init(foreground: AppID? = nil, allowed: [AppID]? = nil) {
      self.foreground = foreground
      self.allowed = allowed
    }
  }

  /// Matches a text.
  ///
  /// - Returns: The number of candidates, left in the scratch, best first.
  /// - Throws: `AnalysisFailure` for a text over the limits.
  package func match(
    _ text: String, filter: Filter = Filter(), scratch: inout MatchScratch
  ) throws(AnalysisFailure) -> Int {
    var text = text
    let result: Result<Int, AnalysisFailure> = text.withUTF8 { bytes in
      do throws(AnalysisFailure) {
        return .success(unsafe try match(utf8: bytes, filter: filter, scratch: &scratch))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Matches UTF-8 bytes, well-formed or not.
  ///
  /// - Returns: The number of candidates, left in the scratch, best first.
  /// - Throws: `AnalysisFailure` for a text over the limits.
  package func match(
    utf8: UnsafeBufferPointer<UInt8>, filter: Filter = Filter(), scratch: inout MatchScratch
  ) throws(AnalysisFailure) -> Int {
    scratch.candidates.removeAll()
    scratch.steps = MatchLimits.steps
    scratch.isCut = false
    scratch.isNamed = false
    scratch.metListed = false
    scratch.allow(filter.allowed, appCount: image.appCount)
    let foreground = filter.foreground
    unsafe try match(utf8, analyzer, foreground, &scratch)
    // What fits in the locale's own analysis; the other analyses are asked for want of that.
    let mayBeContested = scratch.candidates.count > 0
    if let learnt {
      return unsafe try matchLearnt(
        utf8, learnt, foreground, mayBeContested: mayBeContested, &scratch)
    }
    unsafe try matchFurther(utf8, foreground, mayBeContested: mayBeContested, &scratch)
    return scratch.candidates.count
  }

  /// Goes on where no phrase fits the words in the locale's own analysis, or one that fits anything.
  func matchFurther(
    _ utf8: UnsafeBufferPointer<UInt8>, _ foreground: AppID?, mayBeContested: Bool,
    _ scratch: inout MatchScratch
  ) throws(AnalysisFailure) {
    if scratch.candidates.count == 0 && hasOtherAnalyzers {
      for other in view.otherAnalyzers where scratch.candidates.count == 0 {
        unsafe try match(utf8, other, foreground, &scratch)
      }
    }
    if hearsMisheard, scratch.candidates.count == 0, scratch.tokens.count > 0 {
      unsafe try matchNear(utf8, foreground, &scratch)
    }
    // Asked before the matcher is taken out: counting its references costs an exact match a tenth.
    let isOpen = scratch.candidates.count == 0
    guard isOpen || mayBeContested && takesAnyWords(scratch) else { return }
    if let flexible, scratch.tokens.count > 0 {
      if isOpen {
        // What ran out of its budget may fit a phrase that was not come to: that is to be said.
        if scratch.isExhausted { return }
        unsafe try matchFlexibly(utf8, flexible, foreground, &scratch)
      } else {
        unsafe try contest(utf8, flexible, foreground, &scratch)
      }
    }
  }

  /// From so many words on, its app's name counted, a phrase says by itself what is meant, whatever its slots take.
  static let tellingWords = 6

  /// Whether the best phrase fits only because a slot takes any words there are.
  func takesAnyWords(_ scratch: borrowing MatchScratch) -> Bool {
    let best = scratch.candidates[0]
    guard best.openWords > 0, !best.isNegative, best.isExact else { return false }
    if best.literalWords >= Self.tellingWords { return false }
    var chain = best.capture
    while chain >= 0 {
      let capture = scratch.captures[Int(chain)]
      chain = capture.previous
      guard capture.symbol != .applicationName, capture.payload.isEmpty else { continue }
      switch tables.slotClass(capture.symbol.slotClass).kind {
      case .open, .text: return true
      case .closed, .searched: continue
      }
    }
    return false
  }

  /// Ranks all intents beside a phrase that fits only because a slot takes any words: "play ${song}" fits
  /// whatever begins with "play".
  ///
  /// The phrase stands unless another intent is surer by `FlexibleScores.contest`, or the same one
  /// with its words divided among more slots.
  private func contest(
    _ utf8: UnsafeBufferPointer<UInt8>, _ flexible: FlexibleMatcher, _ foreground: AppID?,
    _ scratch: inout MatchScratch
  ) throws(AnalysisFailure) {
    let best = scratch.candidates[0]
    let count = scratch.candidates.count
    for k in 0..<count { scratch.contested[k] = scratch.candidates[k] }
    let captures = scratch.captures.count
    let wordsStandWhole = scratch.lattice.isPlain
    scratch.candidates.removeAll()
    unsafe try matchFlexibly(utf8, flexible, foreground, keepsCaptures: true, &scratch)
    if scratch.candidates.count > 0, !scratch.candidates[0].isNegative {
      let rival = scratch.candidates[0]
      if isSame(rival, best) {
        if rival.listedWords > best.listedWords
          || rival.confidence >= Float(flexible.thresholds.contest)
            && rival.openWords < best.openWords
            && slotCount(rival, scratch) > slotCount(best, scratch)
        {
          return
        }
      } else {
        var own: Float = 0
        for k in 0..<scratch.candidates.count where isSame(scratch.candidates[k], best) {
          own = max(own, scratch.candidates[k].confidence)
        }
        if rival.confidence >= own + Float(flexible.thresholds.contest) { return }
      }
    }
    scratch.candidates.removeAll()
    if wordsStandWhole {
      scratch.captures.truncate(to: captures)
      for k in 0..<count { _ = scratch.candidates.append(scratch.contested[k]) }
    } else {
      // Slots lie between boundaries of the words as they were taken apart, which are gone.
      scratch.steps = MatchLimits.steps
      unsafe try match(utf8, analyzer, foreground, &scratch)
    }
  }

  /// Whether two candidates would run the same shortcut of the same app.
  private func isSame(_ a: MatchCandidate, _ b: MatchCandidate) -> Bool {
    a.variant == b.variant && tables.phrase(a.phrase).shortcut == tables.phrase(b.phrase).shortcut
  }

  /// How many slots of a candidate are filled, the app's name not counted.
  private func slotCount(_ candidate: MatchCandidate, _ scratch: borrowing MatchScratch) -> Int {
    var count = 0
    var chain = candidate.capture
    while chain >= 0 {
      let capture = scratch.captures[Int(chain)]
      if capture.symbol != .applicationName { count += 1 }
      chain = capture.previous
    }
    return count
  }

  /// Finds what is meant by words that fit no phrase: the last resort.
  private func matchFlexibly(
    _ utf8: UnsafeBufferPointer<UInt8>, _ flexible: FlexibleMatcher, _ foreground: AppID?,
    keepsCaptures: Bool = false, _ scratch: inout MatchScratch
  ) throws(AnalysisFailure) {
    let isAppless = tables.flags.contains(.hasAppless)
    if !scratch.isNamed, scratch.mentions.count == 0, !isAppless { return }
    let wasNear = !scratch.isNamed
    unsafe try analyzer.analyze(utf8, into: &scratch.tokens)
    if scratch.tokens.count == 0 { return }
    scratch.dropped = 0
    _ = buildLattice(&scratch)
    if !keepsCaptures { scratch.captures.removeAll() }
    scratch.hasStarts = false
    let walk = PhraseWalk(
      tables: tables, active: active, openers: openers, closers: closers, freeWords: freeWords,
      foreground: foreground)
    walk.findStarts(&scratch)
    if !wasNear {
      scratch.mentions.removeAll()
      walk.spotApps(&scratch)
    }
    unsafe flexible.rank(
      utf8, active, foreground, freeWords: freeWords, isAppless: isAppless, &scratch)
    scratch.isRead = false
    unsafe flexible.addCandidates(utf8, values, &scratch)
  }

  /// Matches words that are near names: the last resort, for an utterance that nothing fits.
  ///
  /// Where no app is named, words near an app's name are taken for it; its phrase must fit around
  /// them. Then slots of listed names hear what is near a value.
  private func matchNear(
    _ utf8: UnsafeBufferPointer<UInt8>, _ foreground: AppID?, _ scratch: inout MatchScratch
  ) throws(AnalysisFailure) {
    if scratch.steps < 0 || scratch.isNamed && !scratch.metListed { return }
    if !scratch.lattice.isPlain || hasOtherAnalyzers {
      unsafe try analyzer.analyze(utf8, into: &scratch.tokens)
      scratch.dropped = 0
      // Whole words only: taken apart and misheard at once would be too much.
      _ = buildLattice(&scratch)
      scratch.hasStarts = false
    }
    let walk = PhraseWalk(
      tables: tables, active: active, openers: openers, closers: closers, freeWords: freeWords,
      foreground: foreground)
    scratch.isRead = false
    if !scratch.isNamed {
      unsafe walk.spotNearApps(names, view.shapes, utf8, values, &scratch)
      if scratch.mentions.count > 0 { walk.runMentioned(&scratch) }
    } else {
      scratch.mentions.removeAll()
      walk.spotApps(&scratch)
    }
    if scratch.candidates.count > 0 || !scratch.metListed { return }
    unsafe scratch.read(utf8, values)
    scratch.captures.removeAll()
    scratch.looksUp = true
    walk.runMentioned(&scratch)
    if tables.flags.contains(.hasAppless) {
      for root in view.applessRoots { walk.runAppless(root, &scratch) }
    }
    scratch.looksUp = false
  }

  private func match(
    _ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: borrowing TextAnalyzer,
    _ foreground: AppID?, _ scratch: inout MatchScratch
  ) throws(AnalysisFailure) {
    unsafe try analyzer.analyze(utf8, into: &scratch.tokens)
    if scratch.tokens.count == 0 { return }
    scratch.dropped = 0
    if !buildLattice(&scratch) {
      unsafe buildBranches(utf8, analyzer, splitsAll: false, fillers: .none, &scratch)
    }
    unsafe search(utf8, analyzer, foreground, fillers: .none, &scratch)
    if scratch.candidates.count == 0, scratch.lattice.allFlags.contains(.filler), !openers.isNone {
      unsafe buildBranches(utf8, analyzer, splitsAll: false, fillers: openers, &scratch)
      if scratch.dropped > 0 && scratch.lattice.end > 0 {
        unsafe search(utf8, analyzer, foreground, fillers: openers, &scratch)
      }
    }
  }

  /// Walks the words as they are laid out, then with known words taken apart too.
  ///
  /// - Parameter fillers: The trie of hesitations that are left out; `.none` where none are.
  private func search(
    _ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: borrowing TextAnalyzer,
    _ foreground: AppID?, fillers: TrieNode, _ scratch: inout MatchScratch
  ) {
    walk(foreground, &scratch)
    if scratch.candidates.count == 0 && (tables.flags.contains(.hasGlue) || isSpacedFreely) {
      // A glued word may also be a word that some other phrase or name holds.
      if unsafe buildBranches(utf8, analyzer, splitsAll: true, fillers: fillers, &scratch) {
        walk(foreground, &scratch)
      }
    }
  }

  private func walk(_ foreground: AppID?, _ scratch: inout MatchScratch) {
    let walk = PhraseWalk(
      tables: tables, active: active, openers: openers, closers: closers, freeWords: freeWords,
      foreground: foreground)
    walk.run(&scratch)
    if tables.flags.contains(.hasAppless) {
      for root in view.applessRoots { walk.runAppless(root, &scratch) }
    }
  }

  // MARK: - Words

  /// Looks the words up, one edge a word.
  ///
  /// - Returns: Whether that is all there is: no word can be glued to another or part of a compound.
  private func buildLattice(_ scratch: inout MatchScratch) -> Bool {
    let joints = scratch.lattice.fill(scratch.tokens, tables.lexicon)
    let mayBeGlued =
      scratch.lattice.hasUnknown && (tables.flags.contains(.hasGlue) || isSpacedFreely)
    return joints < Joint.hyphen.rawValue && !mayBeGlued
  }

  /// Lays the words out again with those that may be glued taken apart.
  ///
  /// - Returns: Whether some boundary got more than one edge.
  @discardableResult
  private func buildBranches(
    _ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer, splitsAll: Bool,
    fillers: TrieNode, _ scratch: inout MatchScratch
  ) -> Bool {
    var builder = LatticeBuilder(
      tables: tables, analyzer: analyzer, splitsAll: splitsAll, fillers: fillers,
      isSpacedFreely: isSpacedFreely)
    return unsafe builder.build(utf8, &scratch)
  }
}
