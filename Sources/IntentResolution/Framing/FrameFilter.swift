// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import LanguageData
import MatchIndex
import TextAnalysis

/// Leaves out readings of what the words do not ask to be done: what they ask about, forbid, report,
/// suppose or take back.
///
/// A phrase that covers the words, polite ones aside, is not looked at: an app may declare "How do I …" and
/// "Don't disturb me …", and then means it.
struct FrameFilter: ~Copyable {
  private let frames: FrameAnalyzer
  private let analyzer: TextAnalyzer
  private let image: IndexImage
  private let tables: ImageTables
  private let models: ModelViews
  private let scratch: FrameScratch

  /// Makes the filter of a locale; `nil` where nothing is known of the frames of its language.
  init?(_ matcher: Matcher, _ buffers: inout MatchBuffers) {
    guard let frames = matcher.frames.analyzer else { return nil }
    self.frames = frames
    scratch = buffers.framing()
    analyzer = matcher.analyzer
    image = matcher.image
    tables = matcher.tables
    models = matcher.models
    scratch.phrases.use(matcher)
  }

  /// Whether a reading may be of something that the words do not ask for.
  static func concerns(_ reading: Reading) -> Bool {
    let candidate = reading.candidate
    switch candidate.way {
    case .phrase: return candidate.misheard > 0
    case .correction: return false
    default: return true
    }
  }

  private func name(of reading: Reading) -> TextSpan? {
    reading.slots.first { $0.slotClass == nil }?.range
  }

  /// What is done with the words that a reading is of.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - text: What it is of.
  ///   - known: The frame of the text, where it was read already.
  /// - Returns: Why it is left out, and whether it is only for later, or hinted at by how things are: "the garage is
  ///   closed"; neither where it stands.
  func judge(
    _ reading: Reading, of text: String, _ known: Frame?
  ) -> (refusal: Frame?, isDeferred: Bool) {
    guard var frame = known ?? frame(of: text, name: name(of: reading)) else {
      return (nil, false)
    }
    // A value may be all that asks for something: "thanks for completing | buy milk".
    if frame.asksForAct, !frame.background.isEmpty, beginsInValue(frame.asked, of: text, reading),
      let other = self.frame(of: masked(text, reading), name: name(of: reading)), !other.asksForAct
    {
      frame = other
    }
    if frame.asksForAct && frame.exception.isEmpty {
      let isDeferred =
        !frame.condition.isEmpty
        || frame.act == .statement && !isDeclared(frame, of: text, for: reading.candidate)
      return (isOpposed(reading, in: text) ? frame : nil, isDeferred)
    }
    if isDeclared(frame, of: text, for: reading.candidate) { return (nil, false) }
    return asksForShown(frame, reading, in: text) ? (nil, true) : (frame, false)
  }

  /// Whether the first of some words of a text is one of a reading's values.
  private func beginsInValue(
    _ range: TokenRange, of text: String, _ reading: Reading
  ) -> Bool {
    guard scratch.analyze(text, by: analyzer), let first = range.indices.first,
      first < scratch.tokens.count
    else {
      return false
    }
    let token = scratch.tokens[first]
    return reading.slots.contains {
      $0.slotClass != nil && $0.range.lower <= token.lower && token.upper <= $0.range.upper
    }
  }

  /// A text with letters that are no word for the values of a reading, each in its place.
  private func masked(_ text: String, _ reading: Reading) -> String {
    var bytes = Array(text.utf8)
    for slot in reading.slots where slot.slotClass != nil {
      for at in Int(slot.range.lower)..<min(Int(slot.range.upper), bytes.count) {
        bytes[at] = UInt8(ascii: "x")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether words that a slot took hold a negation: "library books not", where a name is "library books".
  func negates(_ words: String) -> Bool {
    guard let frame = frame(of: words) else { return false }
    // Names may ask and tell: "Who Let the Dogs Out", "Hiking in the Dolomites".
    return !frame.negator.isEmpty || frame.polarity == .prohibited
  }

  /// Whether words that are nearly a phrase say the opposite of its intent: "lås hoveddøren op" and "lås op
  /// hoveddøren" are nearly "lås hoveddøren". Others were held against that when intents were ranked.
  private func isOpposed(_ reading: Reading, in text: String) -> Bool {
    guard reading.candidate.way == .phrase, let intent = intent(of: reading.candidate),
      scratch.read(text, by: analyzer, intent.knowledge)
    else { return false }
    // A slot may have heard such a word as a part of a name: "op hoveddøren".
    if let name = name(of: reading) {
      for index in 0..<scratch.words.count {
        let word = scratch.words[index]
        if word.lower < name.upper, word.upper > name.lower { scratch.words.markName(index) }
      }
    }
    scratch.words.findRequest(intent.knowledge, by: frames)
    return intent.model.isOpposed(intent.index, in: scratch.words, intent.knowledge)
  }

  /// Whether words ask about what the intent shows, and it does no more than show: "how much is left in the tank" beside
  /// "check the tank". What names the act asks about that: "who checks the tank".
  private func asksForShown(_ frame: Frame, _ reading: Reading, in text: String) -> Bool {
    guard frame.act == .question, !frame.cue.isEmpty, frame.polarity != .prohibited,
      frame.negator.isEmpty, frame.exception.isEmpty, let intent = intent(of: reading.candidate),
      scratch.read(text, by: analyzer, intent.knowledge)
    else { return false }
    // "Tell me" asks, and is not about words.
    var wording = frames.wording(in: scratch.tokens.tokens, of: text.utf8.span, name: 0..<0)
    for index in frame.cue.indices where index < 128 { wording &= ~(1 << UInt128(index)) }
    guard wording == 0 else { return false }
    let places = 0..<scratch.words.count
    let said = places.map { scratch.words.stem($0) }
    let named = places.filter { scratch.words.mayName($0, by: frames) }.map { said[$0] }
    guard intent.model.onlyShows(intent.index, named) else { return false }
    let verbs = phrases(of: reading.candidate).compactMap { number in
      self.frame(ofPhrase: number)?.verb.map { (number, $0) }
    }
    return stems(ofVerbs: verbs, intent.knowledge).isDisjoint(with: said)
  }

  /// The model of the app's intents, where a candidate's stands in it, and what is known of its language.
  private func intent(
    of candidate: MatchCandidate
  ) -> (model: IntentModel, index: Int, knowledge: KnowledgeBlock)? {
    let variant = image.variant(candidate.variant)
    guard let model = models.intentModel(variant.intentModel, language: variant.language),
      let knowledge = models.knowledge(variant.language)
    else { return nil }
    let label = IntentModel.Class(
      app: variant.app.rawValue, shortcut: UInt32(image.phrase(candidate.phrase).shortcut))
    return (0..<model.classCount).first { model[$0] == label }.map { (model, $0, knowledge) }
  }

  /// The frame of a text; `nil` of one over the limits.
  private func frame(of text: String, name: TextSpan? = nil) -> Frame? {
    guard scratch.analyze(text, by: analyzer) else { return nil }
    var range: Range<Int>?
    if let name {
      let inside = scratch.tokens.tokens.indices.filter {
        scratch.tokens[$0].lower < name.upper && scratch.tokens[$0].upper > name.lower
      }
      if let first = inside.first, let last = inside.last { range = first..<last + 1 }
    }
    return frames.analyze(scratch.tokens.tokens, of: text.utf8.span, name: range)
  }

  /// Whether some phrase of the intent is said in the same way: an intent whose phrases ask may be asked.
  ///
  /// What tells of the intent's own act tells that it is done or not to be done, whatever else its phrases tell of:
  /// beside "freeze my card" and "I lost my card" that is "I'm glad I froze my card", and beside "set a rain delay" and
  /// "skip watering" it is "don't set a rain delay".
  private func isDeclared(
    _ frame: Frame, of text: String, for candidate: MatchCandidate
  ) -> Bool {
    // What is taken back at the end is said by no phrase.
    if frame.polarity == .prohibited, let repair = frame.repair, repair.repair.isEmpty {
      return false
    }
    let tells =
      frame.act == .report || frame.act == .hypothetical || frame.polarity == .prohibited
    var alike: [UInt32] = []
    // Phrases that ask, and where the verb of each stands.
    var asking: [(phrase: UInt32, place: Int)] = []
    for number in phrases(of: candidate) {
      guard let own = self.frame(ofPhrase: number) else { continue }
      if own.act == frame.act, own.polarity == frame.polarity,
        own.hasException != frame.exception.isEmpty
      {
        if !tells { return true }
        alike.append(number)
      } else if tells, let verb = own.verb {
        asking.append((number, verb))
      }
    }
    if alike.isEmpty { return false }
    let knowledge = models.knowledge(image.variant(candidate.variant).language)
    var verbs = stems(ofVerbs: asking, knowledge)
    for phrase in alike { verbs.subtract(stems(of: template(phrase), knowledge)) }
    return verbs.isDisjoint(with: stems(of: text, knowledge))
  }

  /// The phrases of a candidate's intent.
  private func phrases(of candidate: MatchCandidate) -> some Sequence<UInt32> {
    let shortcut = image.phrase(candidate.phrase).shortcut
    return image.variant(candidate.variant).phrases.lazy
      .filter { [tables] in tables.phrase(PhraseID($0)).shortcut == shortcut }
  }

  /// The stems of the verbs of phrases, each given by its place.
  private func stems(
    ofVerbs verbs: [(phrase: UInt32, place: Int)], _ knowledge: KnowledgeBlock?
  ) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for verb in verbs {
      let stems = stems(of: template(verb.phrase), knowledge)
      if verb.place < stems.count { found.insert(stems[verb.place]) }
    }
    return found
  }

  private func template(_ phrase: UInt32) -> String {
    image.strings.template(tables.phrase(PhraseID(phrase)).text)
  }

  /// What a phrase does with what it names; `nil` of one over the limits.
  private func frame(ofPhrase number: UInt32) -> PhraseFrame? {
    if let known = scratch.phrases[number] { return known }
    let made = frame(of: template(number)).map(PhraseFrame.init)
    scratch.phrases[number] = .some(made)
    return made
  }

  /// The stems of a text's words; none of one over the limits.
  private func stems(of text: String, _ knowledge: KnowledgeBlock?) -> [UInt64] {
    guard scratch.read(text, by: analyzer, knowledge) else { return [] }
    return (0..<scratch.words.count).map { scratch.words.stem($0) }
  }
}

/// Where texts are read that readings are held against: a part of a `MatchBuffers`, made when a reading is first judged.
final class FrameScratch {
  var tokens = TokenBuffer(maxTokens: MatchLimits.tokens)
  var words = WordBuffer()
  var phrases = PhraseFrames()
  /// The words of a phrase that name its slots, but for the app's name; a bit each.
  private(set) var slots: UInt128 = 0
  private static let applicationName = Array("applicationName}".utf8)
  /// The text of a phrase, kept so that reading one allocates nothing.
  private var bytes: [UInt8] = []

  /// Takes a text apart into tokens; `false` for one over the limits.
  func analyze(_ text: String, by analyzer: TextAnalyzer) -> Bool {
    do throws(AnalysisFailure) {
      try analyzer.analyze(text, into: &tokens)
      return true
    } catch { return false }
  }

  /// Takes the words of a text over; `false` for one over the limits.
  func read(_ text: String, by analyzer: TextAnalyzer, _ knowledge: KnowledgeBlock?) -> Bool {
    var text = text
    // SAFETY: the bytes are not used after the closure.
    return text.withUTF8 { unsafe read($0, by: analyzer, knowledge) }
  }

  /// Takes the words of a phrase over, its slots as names; `false` for one over the limits.
  func read(
    template: StringRef, of strings: StringPool, by analyzer: TextAnalyzer,
    _ knowledge: KnowledgeBlock?
  ) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    // SAFETY: the parts of a template live as long as the image.
    unsafe strings.forEachPart(ofTemplate: template) { unsafe bytes.append(contentsOf: $0) }
    // SAFETY: the bytes are not used after the closure.
    guard unsafe bytes.withUnsafeBufferPointer({ unsafe read($0, by: analyzer, knowledge) }) else {
      return false
    }
    slots = 0
    for k in 0..<words.count {
      let lower = Int(words[k].lower)
      if lower > 0, lower <= bytes.count, bytes[lower - 1] == UInt8(ascii: "{") {
        words.markName(k)
        if k < 128, !bytes[lower...].starts(with: Self.applicationName) { slots |= 1 << UInt128(k) }
      }
    }
    return true
  }

  private func read(
    _ utf8: UnsafeBufferPointer<UInt8>, by analyzer: TextAnalyzer, _ knowledge: KnowledgeBlock?
  ) -> Bool {
    // SAFETY: the caller lends the bytes for the call.
    do throws(AnalysisFailure) {
      unsafe try analyzer.analyze(utf8, into: &tokens)
    } catch { return false }
    words.removeAll()
    for token in 0..<min(tokens.count, WordBuffer.maxWords) {
      // SAFETY: as above, and the tokens are of them.
      unsafe words.add(tokens[token], in: utf8, analyzer, knowledge)
    }
    return true
  }
}

extension Frame {
  /// What the words do with what they name, for people.
  var description: String {
    if polarity == .prohibited { return "forbids or takes back" }
    return switch act {
    case .question: "asks about"
    case .report: "tells of"
    case .hypothetical: "supposes"
    case .command, .request, .statement: "makes an exception to"
    }
  }
}
