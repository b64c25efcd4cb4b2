// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Memory in which a match works and leaves its candidates.
///
/// Make one for each thread and pass it to every call: matching allocates nothing of its own. About
/// 700 KB, of which an ordinary utterance touches a few.
///
/// What a match calls takes them `inout` even where it only reads: an argument that is borrowed from an `inout` one is
/// copied, 1,284 bytes each time (Swift 6.3), which was a twentieth of an exact match.
package struct MatchBuffers: ~Copyable {
  var tokens = TokenBuffer(maxTokens: MatchLimits.tokens)
  var part = TokenBuffer(maxTokens: 8)
  var lattice = TokenLattice()
  var mentions = FixedBuffer<AppMention>(capacity: MatchLimits.mentions, filler: AppMention())
  var starts = FixedBuffer<PhraseStart>(
    capacity: MatchLimits.starts + 1, filler: PhraseStart())
  var states = FixedBuffer<WalkState>(capacity: MatchLimits.states, filler: WalkState())
  var heads = FixedBuffer<Int32>(capacity: MatchLimits.positions + 1, filler: -1)
  var captures = FixedBuffer<Capture>(capacity: MatchLimits.captures, filler: Capture())
  var places = FixedBuffer<TriePlace>(capacity: 256, filler: TriePlace())
  var candidates = FixedBuffer<MatchCandidate>(
    capacity: MatchLimits.candidates, filler: MatchCandidate())
  /// Candidates that others are held against.
  var contested = FixedBuffer<MatchCandidate>(
    capacity: MatchLimits.candidates, filler: MatchCandidate())
  /// What the utterance was once corrected to, where that is the best candidate.
  var learnt: LearntReading?
  /// How far the match has come.
  var pass = MatchPass()
  private var allowed = FixedBuffer<UInt8>(capacity: 64, filler: 0)
  /// Words that may be an app's name.
  var windows = NameWindows()
  private var lookupScratch: LookupScratch?
  private var flexibleScratch: FlexibleScratch?
  private var frameScratch: FrameScratch?
  private var valueRuns: ValueRuns?
  private var valueReader: ValueReader?
  /// The view whose reader that is.
  private var readerOwner: ObjectIdentifier?
  /// What was read ahead; of no meaning, but it keeps the reading.
  private var touched: UInt32 = 0

  /// Allocates the storage.
  package init() {}

  /// The state of look-ups: about 200 KB, allocated the first time that something is looked up.
  mutating func lookups() -> LookupScratch {
    if let lookupScratch { return lookupScratch }
    let made = LookupScratch()
    lookupScratch = made
    return made
  }

  /// The state of flexible matching: about 400 KB, allocated the first time that nothing fits.
  mutating func flexible() -> FlexibleScratch {
    if let flexibleScratch { return flexibleScratch }
    let made = FlexibleScratch()
    flexibleScratch = made
    return made
  }

  /// The state of judging frames, allocated the first time that a reading is judged by one.
  mutating func framing() -> FrameScratch {
    if let frameScratch { return frameScratch }
    let made = FrameScratch()
    frameScratch = made
    return made
  }

  /// Takes over what reads values for a locale.
  mutating func use(_ view: LocaleView) {
    if readerOwner == ObjectIdentifier(view) { return }
    readerOwner = ObjectIdentifier(view)
    valueReader = view.reader
  }

  /// The runs of words of the utterance that say values, read the first time that a slot asks.
  ///
  /// - Returns: `nil` where no parameter takes values.
  mutating func readValues(_ utterance: Utterance) -> ValueRuns? {
    guard let reader = valueReader else { return nil }
    let runs = valueRuns ?? ValueRuns()
    valueRuns = runs
    if !pass.marks.contains(.hasValues) {
      pass.marks.insert(.hasValues)
      runs.read(utterance, reader)
    }
    return runs
  }

  // MARK: - A match

  /// Begins a match: forgets the last one and notes which apps hear the utterance.
  ///
  /// Allocates when an image has more apps than any before.
  mutating func begin(allowing apps: [AppID]?, of image: IndexImage) {
    candidates.removeAll()
    mentions.removeAll()
    pass = MatchPass()
    lookupScratch?.forgetLast()
    guard let apps else { return }
    pass.marks.insert(.isFiltered)
    let appCount = image.appCount
    if allowed.capacity < appCount {
      allowed = FixedBuffer<UInt8>(capacity: appCount + 64, filler: 0)
    }
    for k in 0..<appCount { allowed[k] = 0 }
    for app in apps where Int(app.rawValue) < appCount { allowed[Int(app.rawValue)] = 1 }
  }

  /// Whether an app hears the utterance, where only some do.
  func isAllowed(_ app: AppID) -> Bool {
    Int(app.rawValue) < allowed.capacity && allowed[Int(app.rawValue)] != 0
  }

  /// Has the state of look-ups hold the utterance that is matched.
  mutating func readForLookups(_ utterance: Utterance) {
    if pass.marks.contains(.isRead) { return }
    pass.marks.insert(.isRead)
    lookups().begin(utterance)
  }

  /// Adds a place to look on from; a full work list ends the match as exhausted.
  @inline(__always)
  mutating func pushPlace(_ place: TriePlace) {
    if !places.append(place) { pass.steps = -1 }
  }

  /// Has the memory behind a node asked for: in a large image it is in no cache, and a walk that begins
  /// there later finds it.
  @inline(__always)
  mutating func prefetch(_ node: TrieNode, of trie: TrieCells) {
    touched ^= trie.cells[node.rawValue & 0x7FFF_FFFF]
  }

  // MARK: - What it leaves

  /// The number of candidates of the last match, best first.
  package var candidateCount: Int { candidates.count }

  /// A candidate of the last match by its rank.
  package func candidate(_ rank: Int) -> MatchCandidate { candidates[rank] }

  /// The slots of a candidate in utterance order, the app's name among them.
  ///
  /// Calls the closure for each; valid until the scratch is used again.
  package func forEachSlot(of candidate: MatchCandidate, _ body: (MatchedSlot) -> Void) {
    var chain = candidate.capture
    var count = 0
    while chain >= 0 {
      count += 1
      chain = captures[Int(chain)].previous
    }
    // Captures are linked from the last to the first; phrases have few.
    var ordinal = 0
    for k in 0..<count {
      var at = candidate.capture
      for _ in 0..<(count - 1 - k) { at = captures[Int(at)].previous }
      let capture = captures[Int(at)]
      let isAppName = capture.symbol == .applicationName
      body(
        MatchedSlot(
          slotClass: isAppName ? nil : capture.symbol.slotClass, ordinal: isAppName ? -1 : ordinal,
          parameter: capture.parameter < 0 ? nil : UInt32(capture.parameter),
          values: capture.payload,
          range: lattice.span(Int(capture.from), Int(capture.to), tokens), accent: capture.accent,
          cost: capture.cost))
      if !isAppName { ordinal += 1 }
    }
  }

  /// Whether the last match ran out of its budget, so that candidates may be missing.
  package var isExhausted: Bool { pass.steps < 0 || pass.marks.contains(.isCut) }
}
