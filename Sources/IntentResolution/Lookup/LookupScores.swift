// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex

/// From which score on words that are near a name stand for it: every threshold of look-up.
///
/// A score is the total of an `EntityScore`, changed by the rules below; 1 is the name itself. It decides
/// what is taken; the candidate's confidence says how sure that is.
/// They were set on five hundred names as recognisers had misheard them, looked up in one list of all:
/// of those that are bound seven in ten are right, and what is between 0.65 and 0.75 would be four in
/// ten.
enum LookupScores {
  /// A value whose name says the same numbers and times in other words.
  static let sameValues = Double(EntityScore.sameValues)
  /// A value whose name holds every word that was said, and others.
  static let holdsAll = 0.92
  /// From here on words without the free ones beside them are somewhat near a name that is near with
  /// them: "hobit" and "The Hobbit" have 0.67, "cat" and "The Hat" 0.43.
  static let core = 0.55
  /// What words cost that belong neither to the name nor to the free words, for each share of the
  /// letters that is theirs: one word in five costs nearly a third.
  static let leftover = 1.5
  /// The share of right letters from which words beside leftover ones are a whole name.
  static let wholeName = 0.8
  /// Most such words on the two sides of a value together.
  static let maxLeftover = 2

  /// From here on a value of a searched slot is bound.
  static let searched = 0.75
  /// From here on words in an open slot name a value that is listed.
  static let open = 0.85
  /// From here on words fill a slot of listed names: the phrase fits only because of them.
  static let closed = 0.8
  /// The share of right letters from which words are heard as a whole app's name.
  static let appSpelling = 0.65
  /// Or the share of its sound.
  static let appSound = 0.9
  /// From this score on they are.
  static let appName = 0.75
  /// Shorter words, in bytes, are near too many names to be one misheard.
  static let shortestName = 4

  /// Values within this of the best are a choice; the name itself, and a name that holds the very
  /// words, have no rivals but their like.
  static let margin = 0.05

  /// Most values that a look-up gives: one more than a choice lists, so that "more" is seen.
  static let maxValues = Disambiguation.maxOptions + 1
  /// Most words of a text that is looked up.
  static let maxWords = 24

  /// From where on a slot's words stand for a value.
  static func threshold(_ kind: SlotClassRecord.Kind) -> Double {
    switch kind {
    case .closed: closed
    case .open, .text, .value, .list: open
    case .searched: searched
    }
  }
}
