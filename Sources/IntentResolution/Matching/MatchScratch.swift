// SPDX-License-Identifier: Apache-2.0

package import MatchIndex
public import TextAnalysis

/// Where a match keeps its working state and leaves its candidates.
///
/// Make one for each thread and pass it to every call: matching allocates nothing of its own. About
/// 700 KB, of which an ordinary utterance touches a few.
public struct MatchScratch: ~Copyable {
  var tokens = TokenBuffer(maxTokens: MatchLimits.tokens)
  var part = TokenBuffer(maxTokens: 8)
  var lattice = TokenLattice()
  var mentions = FixedBuffer<AppMention>(capacity: MatchLimits.mentions, filler: AppMention())
  var starts = FixedBuffer<PhraseStart>(capacity: 16, filler: PhraseStart())
  var states = FixedBuffer<WalkState>(capacity: MatchLimits.states, filler: WalkState())
  var heads = FixedBuffer<Int32>(capacity: MatchLimits.positions + 1, filler: -1)
  var captures = FixedBuffer<Capture>(capacity: MatchLimits.captures, filler: Capture())
  var places = FixedBuffer<TriePlace>(capacity: 256, filler: TriePlace())
  var candidates = FixedBuffer<MatchCandidate>(
    capacity: MatchLimits.candidates, filler: MatchCandidate())
  /// Candidates that others are held against.
  var contested = FixedBuffer<MatchCandidate>(
    capacity: MatchLimits.candidates, filler: MatchCandidate())
  /// Positions from which only closers follow, as distances from the end: bit *k* for the *k*-th last.
  var closing: UInt64 = 0
  /// Whether `starts` and `closing` are those of this lattice.
  var hasStarts = false
  /// Hesitations left out of the lattice.
  var dropped: UInt16 = 0
  /// Whether there were more app names than there is room for.
  var isCut = false
  /// What was read ahead; of no meaning, but it keeps the reading.
  var touched: UInt32 = 0
  /// Whether slots of listed names are filled by words near one, too.
  var looksUp = false
  /// Whether a slot of listed names was come to: words near a name might fill it.
  var metListed = false
  /// Whether an app's name was found as it is.
  var isNamed = false
  /// Whether the walk under way has left a candidate.
  var hasKept = false
  /// What the utterance was once corrected to, where that is the best candidate.
  var learnt: LearntReading?
  /// What is left of the budget of steps.
  var steps = 0

  /// Whether only some apps hear the utterance, and which.
  private(set) var isFiltered = false
  private var allowed = FixedBuffer<UInt8>(capacity: 64, filler: 0)

  /// The matcher it was used with last, and strings of that matcher's image by their references.
  private(set) var lastMatcher: Matcher?
  private var cachedImage: ObjectIdentifier?
  private var cachedStrings: [(reference: StringRef, text: String)] = []

  /// Allocates the storage.
  public init() {}

  /// Where look-ups keep their state, made at the first one.
  private var lookupScratch: LookupScratch?

  /// The state of look-ups: about 200 KB, allocated the first time that something is looked up.
  mutating func lookups() -> LookupScratch {
    if let lookupScratch { return lookupScratch }
    let made = LookupScratch()
    lookupScratch = made
    return made
  }

  /// Whether the state of look-ups holds the utterance that is matched.
  var isRead = false

  /// Has the state of look-ups hold the utterance that is matched.
  mutating func read(_ utf8: UnsafeBufferPointer<UInt8>, _ finder: ValueLookup) {
    if isRead { return }
    isRead = true
    unsafe lookups().begin(utf8, finder)
  }

  private var flexibleScratch: FlexibleScratch?

  /// The state of flexible matching: about 400 KB, allocated the first time that nothing fits.
  mutating func flexible() -> FlexibleScratch {
    if let flexibleScratch { return flexibleScratch }
    let made = FlexibleScratch()
    flexibleScratch = made
    return made
  }

  /// Notes the matcher it is used with, and forgets the strings of another image.
  mutating func remember(_ matcher: Matcher) {
    if lastMatcher?.image !== matcher.image {
      cachedStrings = Array(repeating: (.none, ""), count: 256)
    }
    lastMatcher = matcher
    cachedImage = ObjectIdentifier(matcher.image)
  }

  /// A string of the image it is used with, kept for the next time.
  ///
  /// For names and phrases that recur; 256 of them, the last one asked for of each place.
  mutating func string(_ reference: StringRef, _ image: IndexImage) -> String {
    cached(reference, image) { $0.strings[reference] }
  }

  /// A phrase template of the image it is used with, kept likewise.
  mutating func template(_ reference: StringRef, _ image: IndexImage) -> String {
    cached(reference, image) { $0.strings.template(reference) }
  }

  @inline(__always)
  private mutating func cached(
    _ reference: StringRef, _ image: IndexImage, _ read: (IndexImage) -> String
  ) -> String {
    let place = Int((reference.rawValue &* 0x9E37_79B1) >> 24)
    guard cachedImage == ObjectIdentifier(image) else {
      return read(image)
    }
    if cachedStrings[place].reference == reference { return cachedStrings[place].text }
    let text = read(image)
    cachedStrings[place] = (reference, text)
    return text
  }

  /// Adds a place to look on from; a full work list ends the match as exhausted.
  @inline(__always)
  mutating func pushPlace(_ place: TriePlace) {
    if !places.append(place) { steps = -1 }
  }

  /// Notes which apps hear the utterance; allocates when an image has more apps than any before.
  mutating func allow(_ apps: [AppID]?, appCount: Int) {
    isFiltered = apps != nil
    guard let apps else { return }
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

  /// The number of candidates of the last match, best first.
  public var candidateCount: Int { candidates.count }

  /// A candidate of the last match by its rank.
  public func candidate(_ rank: Int) -> MatchCandidate { candidates[rank] }

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
          range: lattice.span(Int(capture.from), Int(capture.to), tokens), accent: capture.accent))
      if !isAppName { ordinal += 1 }
    }
  }

  /// Whether the last match ran out of its budget, so that candidates may be missing.
  public var isExhausted: Bool { steps < 0 || isCut }
}

/// The bounds of a match: no utterance and no catalog makes it do more.
enum MatchLimits {
  /// Words of an utterance.
  static let tokens = 512
  /// Word boundaries, those inside glued words included.
  static let positions = 1_024
  /// Words and parts of words.
  static let edges = 2_048
  /// App names found.
  static let mentions = 1_024
  /// Open readings of the utterance.
  static let states = 4_096
  /// Slots filled in open readings.
  static let captures = 4_096
  /// Readings that reached the end of a phrase and are kept.
  static let candidates = 32
  /// Spans of words that are looked up as a listed value's name, and as an app's.
  static let valueSpans = 64
  static let nameSpans = 24
  /// Words of such a span.
  static let valueSpanWords = 6
  static let nameSpanWords = 4
  /// Free expressions ("the", "called") before a listed value.
  static let freeExpressions = 3
  /// Steps along tries, about ten nanoseconds each.
  static let steps = 400_000
}

/// An app's name in the utterance.
struct AppMention: BitwiseCopyable {
  var variant: UInt32 = 0
  var from: UInt16 = 0
  var to: UInt16 = 0
  var words: UInt16 = 0
  var accentMismatch: UInt16 = 0
  /// What it lacks of the name, in hundredths; 0 for the name itself.
  var cost: UInt16 = 0
}

/// Where a phrase may begin, after polite openers.
struct PhraseStart: BitwiseCopyable {
  var position: UInt16 = 0
  var skipped: UInt16 = 0
}

/// A place in a trie with the boundary reached.
struct TriePlace: BitwiseCopyable {
  var node: TrieNode = .none
  var position: Int32 = 0
  var accent: UInt32 = 0
  var words: Int32 = 0
}

/// An open reading: a place in the phrase trie at a boundary of the utterance.
struct WalkState: BitwiseCopyable {
  var node: TrieNode = .none
  var position: UInt16 = 0
  var literal: UInt16 = 0
  var listed: UInt16 = 0
  var open: UInt16 = 0
  var skipped: UInt16 = 0
  var accentMismatches: UInt16 = 0
  /// What names that were misheard lack, in hundredths.
  var cost: UInt16 = 0
  /// How unlikely text is in the open slots it fills, in halvings; see `SlotClassRecord.breadth`.
  var narrowness: UInt16 = 0
  /// Sum of the accents of the literal words so far.
  var accent: UInt32 = 0
  /// The last slot filled; −1 for none.
  var capture: Int32 = -1
  /// The next state at the same position; −1 for none.
  var next: Int32 = -1

  /// Orders readings that stand at the same place; greater is better.
  var rank: UInt64 {
    func few(_ n: UInt16, _ bits: UInt16) -> UInt64 {
      let most = UInt16(1) << bits &- 1
      return UInt64(most &- min(n, most))
    }
    var rank = UInt64(literal) << 8 | few(cost, 8)
    rank = rank << 10 | UInt64(listed)
    rank = rank << 10 | few(open, 10)
    rank = rank << 8 | few(skipped, 8)
    rank = rank << 7 | few(narrowness, 7)
    return rank << 6 | few(accentMismatches, 6)
  }
}

/// A slot filled on the way, linked to the one before.
struct Capture: BitwiseCopyable {
  var symbol = PhraseSymbol(rawValue: 0)
  /// The forms that the words name; empty for text.
  var payload = TriePayload(rawValue: 0)
  var from: UInt16 = 0
  var to: UInt16 = 0
  /// The accents of the words; for the app's name what they lack of it, in hundredths.
  var accent: UInt32 = 0
  var previous: Int32 = -1
  /// The intent's parameter; −1 where the phrase says which.
  var parameter: Int16 = -1
}

/// A declared phrase that the whole utterance fits.
public struct MatchCandidate: Sendable, BitwiseCopyable {
  /// The phrase.
  package var phrase = PhraseID(0)
  /// The app and locale it is declared in.
  package var variant = VariantID(0)
  /// Literal words matched, those of the app's name included.
  public var literalWords: UInt16 = 0
  /// Words in listed values.
  public var listedWords: UInt16 = 0
  /// Words in free or looked-up text.
  public var openWords: UInt16 = 0
  /// Polite words and fillers skipped.
  public var skippedWords: UInt16 = 0
  /// Phrases and app names whose diacritics differ from the utterance's.
  ///
  /// Those of values are compared when binding.
  public var accentMismatches: UInt16 = 0
  /// What names that were misheard lack, the app's and listed values', in hundredths; 0 for words
  /// that are the names themselves.
  public var misheard: UInt16 = 0
  /// How sure flexible matching is of it; 0 for a phrase that the words fit.
  public internal(set) var confidence: Float = 0
  /// How unlikely text is in the open slots it fills, in halvings.
  var narrowness: UInt16 = 0
  /// Whether it is a negative phrase.
  public var isNegative = false
  /// Whether its app is the one in front.
  public var isForeground = false
  /// Whether the utterance was once corrected to it.
  var isLearnt = false
  /// The last slot filled; −1 for none.
  var capture: Int32 = -1
  /// Orders candidates; greater is better, equal ones by phrase.
  var rank: UInt64 = 0

  /// Whether any slot is filled, the app's name among them.
  var hasSlots: Bool { capture >= 0 }

  /// Whether the words fit a phrase as they are.
  var isExact: Bool { misheard == 0 && confidence == 0 }

  /// Higher rank first, then declaration order: apps as given, shortcuts and phrases as declared.
  func isBetter(than other: MatchCandidate) -> Bool {
    rank != other.rank ? rank > other.rank : phrase.rawValue < other.phrase.rawValue
  }
}

/// A slot of a matched phrase with the words that fill it.
public struct MatchedSlot: Sendable {
  /// The slot's class; `nil` for the app's name.
  public var slotClass: UInt32?
  /// The slot's number in the phrase, the app's name not counted.
  public var ordinal: Int
  /// The intent's parameter; `nil` where the phrase's slot of this number says which.
  public var parameter: UInt32?
  /// The listed values that the words name, as forms; empty for text.
  package var values: TriePayload
  /// The words' place in the utterance, in UTF-8 bytes.
  public var range: TextSpan
  /// For the app's name what the words lack of it, in hundredths; otherwise their accents.
  var accent: UInt32
}
