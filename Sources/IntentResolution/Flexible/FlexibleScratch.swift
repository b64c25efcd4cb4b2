// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import MatchIndex

/// Where flexible matching keeps its working state: a part of a `MatchBuffers`, made when something is
/// first matched so.
final class FlexibleScratch {
  var ranking = RankingScratch()
  var slots = SlotScratch()
  var words = FixedBuffer<TaggedWord>(
    capacity: WordBuffer.maxWords, filler: TaggedWord(hash: 0, stem: 0))
  /// Where each word begins and ends, in bytes of the utterance.
  var ends = FixedBuffer<WordBounds>(capacity: WordBuffer.maxWords, filler: WordBounds())
  /// The readings found, surest first.
  var readings = FixedBuffer<FlexibleReading>(capacity: 16, filler: FlexibleReading())
  /// The same with their parameters filled.
  var filled = FixedBuffer<MatchCandidate>(capacity: 16, filler: MatchCandidate())
  /// What is done with the words, and the tokens of the app's name that it was read without.
  var framing: Framing?
  /// The tokens of the request, where talk stands beside it that leaves it alone; `nil` where all words count.
  var apart: TokenRange?
  /// Whether a correction replaces a way to go by its opposite, so that it is known which word is meant.
  var swapsPoles = false
  /// The words about words, a bit each; none where no app is named.
  var wording: UInt128 = 0
  /// The intent that the words are most like and go against.
  var opposed: OpposedIntent?
  /// The language whose knowledge the words in `ranking` were read with; `nil` where they are of
  /// another utterance.
  var language: UInt32?
}

/// An intent that an utterance may mean.
struct FlexibleReading: BitwiseCopyable {
  var variant: UInt32 = 0
  var shortcut: UInt32 = 0
  /// Its class in the model it was ranked by.
  var index = 0
  /// The phrase most like it.
  var phrase: UInt32 = 0
  var confidence = 0.0
  /// What the confidence is made of.
  var evidence = FlexibleEvidence()
  /// The app's name in the words, as boundaries of the lattice; `from` equal to `to` for none.
  var from: UInt16 = 0
  var to: UInt16 = 0
  /// What the words lack of the app's name, in hundredths.
  var cost: UInt16 = 0
  var isForeground = false
  /// The class in the model that the words are most like and go against.
  var opposed: Int?
  /// The words that the intent does not account for, a bit each.
  var unused: UInt128 = 0
  /// The words about words, such as "phrase" and "wrote", that no phrase of the app holds and the intent does not account
  /// for, a bit each; looked for where the app's name is said.
  var wording: UInt128 = 0
  /// What is to be heeded where it is acted on.
  var conduct = CandidateTraits()
  /// Whether the words say the opposite of it.
  var isOpposed = false
  /// Whether it was far behind the best until a value was found that all of its phrases have: any words may be
  /// that, so that it is asked back at most.
  var restsOnValue = false
  /// Whether the app's name is said.
  var isNamed: Bool { to > from }
  /// Whether it is that an app's negative phrases are meant.
  var isNegative: Bool { shortcut == IntentModel.Class.negative }

  /// Surer ones first, then declaration order.
  ///
  /// What differs by rounding only, as where an app's name is said twice, is equally sure.
  func precedes(_ other: FlexibleReading) -> Bool {
    let (own, others) = ((confidence * 1e5).rounded(), (other.confidence * 1e5).rounded())
    if own != others { return own > others }
    if isForeground != other.isForeground { return isForeground }
    return variant != other.variant ? variant < other.variant : shortcut < other.shortcut
  }
}
