// SPDX-License-Identifier: Apache-2.0

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
public struct Matcher: Sendable {
  /// The index that is searched.
  public let image: IndexImage
  let view: LocaleView

  /// Creates a matcher for a locale; O(*v*) for *v* variants in the image, so keep it.
  public init(image: IndexImage, locale: LocaleTag, usesFastPaths: Bool = true) {
    self.image = image
    view = LocaleView(image: image, locale: locale, usesFastPaths: usesFastPaths)
  }

  /// The locale utterances are in.
  public var locale: LocaleTag { view.locale }

  /// The analyzer of the locale.
  var analyzer: TextAnalyzer { view.analyzers[0] }

  /// Which apps hear an utterance.
  public struct Filter: Sendable, Equatable {
    /// The app in front: wins ties, and alone hears phrases that do not hold an app's name.
    public var foreground: AppID?
    /// The only apps that hear it; `nil` for all.
    public var allowed: [AppID]?

    /// Creates a filter; all apps hear by default.
    public init(foreground: AppID? = nil, allowed: [AppID]? = nil) {
      self.foreground = foreground
      self.allowed = allowed
    }
  }

  /// Matches a text.
  ///
  /// - Returns: The number of candidates, left in the scratch, best first.
  /// - Throws: `AnalysisFailure` for a text over the limits.
  public func match(
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
  public func match(
    utf8: UnsafeBufferPointer<UInt8>, filter: Filter = Filter(), scratch: inout MatchScratch
  ) throws(AnalysisFailure) -> Int {
    scratch.candidates.removeAll()
    scratch.steps = MatchLimits.steps
    scratch.isCut = false
    for k in 0..<view.analyzers.count {
      unsafe try view.analyzers[k].analyze(utf8, into: &scratch.tokens)
      if scratch.tokens.count == 0 { return 0 }
      unsafe search(utf8, view.analyzers[k], filter, fillers: .none, &scratch)
      if scratch.candidates.count == 0, scratch.lattice.allFlags.contains(.filler),
        let language = view.politeLanguage
      {
        unsafe search(
          utf8, view.analyzers[k], filter, fillers: image.language(language).openers, &scratch)
      }
      if scratch.candidates.count > 0 { break }
    }
    return scratch.candidates.count
  }

  /// Walks the words as they are, then with known words taken apart too.
  ///
  /// - Parameter fillers: The trie of hesitations to leave out; `.none` leaves none out.
  private func search(
    _ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer, _ filter: Filter,
    fillers: TrieNode, _ scratch: inout MatchScratch
  ) {
    unsafe buildLattice(utf8, analyzer, splitsAll: false, fillers: fillers, &scratch)
    if !fillers.isNone && scratch.dropped == 0 || scratch.lattice.end == 0 { return }
    var walk = PhraseWalk(image: image, view: view, filter: filter)
    walk.run(&scratch)
    if scratch.candidates.count == 0 && image.flags.contains(.hasGlue) {
      // A glued word may also be a word that some other phrase or name holds.
      if unsafe buildLattice(utf8, analyzer, splitsAll: true, fillers: fillers, &scratch) {
        walk.run(&scratch)
      }
    }
  }

  // MARK: - Words

  /// Looks the words up and lays them out as a graph.
  ///
  /// - Returns: Whether some boundary got more than one edge.
  @discardableResult
  private func buildLattice(
    _ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer, splitsAll: Bool,
    fillers: TrieNode, _ scratch: inout MatchScratch
  ) -> Bool {
    var hasJoint = false
    if !splitsAll {
      scratch.lattice.removeAll()
      scratch.dropped = 0
      for i in 0..<scratch.tokens.count {
        let token = scratch.tokens[i]
        let entry = image.lexicon.entry(hash: token.hash)
        if !fillers.isNone, image.isFiller(entry, in: fillers) {
          scratch.dropped &+= 1
          continue
        }
        scratch.lattice.append(
          entry, accent: token.accent, span: TextSpan(lower: token.lower, upper: token.upper))
        if token.joint.rawValue >= Joint.hyphen.rawValue { hasJoint = true }
      }
      scratch.lattice.close()
      let mayBeGlued = scratch.lattice.hasUnknown && image.flags.contains(.hasGlue)
      guard hasJoint || mayBeGlued else { return false }
    }
    var builder = LatticeBuilder(
      image: image, analyzer: analyzer, splitsAll: splitsAll, fillers: fillers)
    return unsafe builder.build(utf8, &scratch)
  }

  // MARK: - Slots

  /// The slots of a candidate in utterance order, the app's name among them.
  ///
  /// Calls the closure for each; valid until the scratch is used again.
  public func forEachSlot(
    of candidate: MatchCandidate, scratch: borrowing MatchScratch,
    _ body: (MatchedSlot) -> Void
  ) {
    var chain = candidate.capture
    var count = 0
    while chain >= 0 {
      count += 1
      chain = scratch.captures[Int(chain)].previous
    }
    // Captures are linked from the last to the first; phrases have few.
    var ordinal = 0
    for k in 0..<count {
      var at = candidate.capture
      for _ in 0..<(count - 1 - k) { at = scratch.captures[Int(at)].previous }
      let capture = scratch.captures[Int(at)]
      let isAppName = capture.symbol == .applicationName
      body(
        MatchedSlot(
          slotClass: isAppName ? nil : capture.symbol.slotClass, ordinal: isAppName ? -1 : ordinal,
          values: capture.payload,
          range: scratch.lattice.span(Int(capture.from), Int(capture.to)), accent: capture.accent))
      if !isAppName { ordinal += 1 }
    }
  }
}

extension IndexImage {
  /// Whether a word is a hesitation all by itself.
  func isFiller(_ entry: UInt64, in openers: TrieNode) -> Bool {
    guard TokenFlags(rawValue: UInt32(truncatingIfNeeded: entry >> 32)).contains(.filler) else {
      return false
    }
    let token = TokenID(UInt32(truncatingIfNeeded: entry) & 0x7FFF_FFFF)
    let node = trie.child(of: openers, token)
    return !node.isNone && !trie.payload(node).isEmpty
  }
}
