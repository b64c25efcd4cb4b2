// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import MatchIndex
import TextAnalysis

/// What is done with the words of an utterance that fits no phrase.
struct Framing: BitwiseCopyable {
  /// The frame.
  let frame: Frame
  /// The tokens of the app's name, which it was read without; empty where none is said.
  let name: TokenRange
  /// Whether words of a correction are taken for a part of a thing's name.
  let mayBeCorrected: Bool

  /// Reads the frame of an utterance whose words and mentions of apps are in the buffers.
  ///
  /// - Parameter image: Tells what the apps' things are called: no correction begins inside a name.
  init(
    _ analyzer: FrameAnalyzer, _ utterance: Utterance, _ image: IndexImage,
    _ s: inout MatchBuffers
  ) {
    var mention = 0..<0
    for k in 0..<s.mentions.count {
      let other = Int(s.mentions[k].from)..<Int(s.mentions[k].to)
      // The first one; of those that begin at one place the longest.
      if mention.isEmpty || other.lowerBound < mention.lowerBound
        || other.lowerBound == mention.lowerBound && other.upperBound > mention.upperBound
      {
        mention = other
      }
    }
    name = TokenRange(mention)
    // SAFETY: the utterance's bytes are lent until the match returns.
    let text = unsafe Span(_unsafeElements: utterance.utf8)
    let read = analyzer.analyze(s.tokens.tokens, of: text, name: mention)
    let title = read.repair.flatMap { Self.title(around: $0.edit.indices, image, &s) }
    frame =
      title.map { analyzer.analyze(s.tokens.tokens, of: text, name: mention, title: $0) } ?? read
    mayBeCorrected = title != nil
  }

  /// The longest listed name of an app that is named which begins with a correction, or before it, and goes on behind it:
  /// "no doubt"; `nil` where there is none, or where a sign stands before it.
  private static func title(
    around edit: Range<Int>, _ image: IndexImage, _ s: inout MatchBuffers
  ) -> Range<Int>? {
    var longest = 0..<0
    for k in 0..<min(s.mentions.count, FlexibleMatcher.maxMentions) {
      image.forEachSlotKind(image.variant(VariantID(s.mentions[k].variant))) { _, kind in
        let root = image.slotClass(kind).names
        for from in max(0, edit.lowerBound - maxWordsBefore)...edit.lowerBound {
          var node = root
          var at = from
          while at < s.tokens.count, !node.isNone {
            node = image.trie.child(of: node, image.lexicon.token(hash: s.tokens[at].hash).id)
            at += 1
            if !node.isNone, at > edit.upperBound, at - from > longest.count,
              !image.trie.payload(node).isEmpty
            {
              longest = from..<at
            }
          }
        }
      }
    }
    guard let first = longest.first else { return nil }
    // "Play Love, no, Doubt" has a correction.
    if first > 0, s.tokens[first - 1].upper + 1 < s.tokens[first].lower { return nil }
    return longest
  }

  /// Most words before a correction from which on names are looked for.
  private static let maxWordsBefore = 8

  /// The words that say which way a request goes, a bit each: those that are asked for, but what is taken back and
  /// the forms of asking. None where nothing is asked for: what is asked about is no direction.
  var request: UInt128 {
    guard frame.asksForAct else { return 0 }
    var bits: UInt128 = 0
    for index in frame.asked.indices where index < 128 && !frame.dropped.contains(index) {
      bits |= 1 << UInt128(index)
    }
    return bits & ~frame.forms
  }

  /// Whether some words are taken back and others stand.
  var hasDropped: Bool { frame.asksForAct && !frame.dropped.isEmpty }

  /// Whether some of these words, a bit each, are among those that are forbidden or taken back: what is left of "I won't
  /// say …" is what would have been said. Words that correct may be about words: "I mean".
  func takesBack(_ words: UInt128) -> Bool {
    guard hasDropped, words != 0 else { return false }
    return (0..<128).contains {
      words >> UInt128($0) & 1 == 1 && frame.dropped.contains($0)
        && !(frame.repair?.edit.contains($0) ?? false)
    }
  }
}

extension MatchBuffers {
  /// Whether intents were ranked in the last match, since the words fit no phrase.
  var isRanked: Bool { pass.marks.contains(.isRanked) }

  /// Whether the words of the last match hold a request that may be somebody else's, an example, or taken back.
  var isQuoted: Bool { pass.marks.contains(.isQuoted) }

  /// Whether the last match, which has no candidates, heard nothing that is to be told: it looked at all that the
  /// words may fit, and ranked no intents.
  var isUnheard: Bool { !isRanked && !isExhausted }

  /// Whether the last match left out what its candidate outranks.
  package var isBestOnly: Bool { pass.marks.contains(.isBestOnly) }

  /// The words that replace others in the last match, where it is not known which; `nil` where there are none.
  var unsureRepair: TextSpan? {
    mutating get {
      guard isRanked, let repair = flexible().framing?.frame.repair, repair.isUnsure,
        !flexible().swapsPoles, let first = repair.repair.indices.first,
        let last = repair.repair.indices.last,
        last < tokens.count
      else { return nil }
      return TextSpan(lower: tokens[first].lower, upper: tokens[last].upper)
    }
  }

  /// Whether talk stands beside the request in the last match that leaves it alone.
  var isApart: Bool { mutating get { isRanked && flexible().apart != nil } }

  /// The words that are left as the request, where others are forbidden or taken back, or leave it alone: these are
  /// blanks in it, so that all else stays at its place. `nil` where every word counts.
  mutating func request(in text: String) -> String? {
    guard isRanked, let framing = flexible().framing else { return nil }
    if let apart = flexible().apart { return blank(text, framing) { !apart.contains($0) } }
    guard framing.hasDropped else { return nil }
    if candidates.count > 0, candidates[0].way == .phrase { return nil }
    return blank(text, framing) { framing.frame.dropped.contains($0) }
  }

  /// The words of the first request alone and those of further ones, each with the app's name; all
  /// others are blanks. None where there is one request, or nothing comes of the words.
  mutating func requests(in text: String) -> [String] {
    guard isRanked, candidates.count > 0, candidates[0].way == .ranking,
      let framing = flexible().framing, !framing.frame.more.isEmpty
    else { return [] }
    let more = framing.frame.more
    return [
      blank(text, framing) { more.contains($0) }, blank(text, framing) { !more.contains($0) },
    ]
  }

  /// A text with blanks for some of its words, but for the app's name.
  private func blank(_ text: String, _ framing: Framing, _ isLeftOut: (Int) -> Bool) -> String {
    var bytes = Array(text.utf8)
    for index in 0..<tokens.count where isLeftOut(index) && !framing.name.contains(index) {
      for at in Int(tokens[index].lower)..<Int(tokens[index].upper) where at < bytes.count {
        bytes[at] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The analyser of a language's frames, read when it is first asked for.
final class FrameSource: Sendable {
  private let language: String
  private let made = LazyReference<Made>()

  /// An analyser, or that there is none.
  private final class Made: Sendable {
    let analyzer: FrameAnalyzer?

    init(_ analyzer: FrameAnalyzer?) { self.analyzer = analyzer }
  }

  /// The source of a language.
  init(_ language: String) { self.language = language }

  /// The analyser; `nil` where nothing is known of the language's frames.
  var analyzer: FrameAnalyzer? {
    made.get { Made(FrameAnalyzer.forLanguage(language)) }.analyzer
  }
}
