// SPDX-License-Identifier: Apache-2.0

import MatchIndex
package import TextAnalysis

/// A declared phrase that the whole utterance fits, or whose intent it means.
package struct MatchCandidate: Sendable, BitwiseCopyable, Equatable {
  /// The phrase.
  package var phrase = PhraseID(0)
  /// The app and locale it is declared in.
  package var variant = VariantID(0)
  /// Literal words matched, those of the app's name included.
  package var literalWords: UInt16 = 0
  /// Words in listed values.
  package var listedWords: UInt16 = 0
  /// Words in free or looked-up text.
  package var openWords: UInt16 = 0
  /// Polite words and fillers skipped.
  package var skippedWords: UInt16 = 0
  /// Phrases and app names whose diacritics differ from the utterance's.
  ///
  /// Those of values are compared when binding.
  package var accentMismatches: UInt16 = 0
  /// What names that were misheard lack, the app's and listed values', in hundredths; 0 for words
  /// that are the names themselves.
  package var misheard: UInt16 = 0
  /// By which way it was found.
  var way = Way.phrase
  /// How sure flexible matching is of it; of no meaning for a phrase that the words fit.
  package var confidence: Float = 0
  /// How unlikely text is in the open slots it fills, in halvings.
  var narrowness: UInt16 = 0
  /// Whether it is a negative phrase.
  package var isNegative = false
  /// Whether its app is the one in front.
  package var isForeground = false
  /// What is to be heeded where it is acted on.
  package var traits = CandidateTraits()
  /// Its place among the readings of flexible matching, where it is one.
  var number: UInt8 = 0
  /// The last slot filled; −1 for none.
  var capture: Int32 = -1
  /// Orders candidates; greater is better, equal ones by phrase.
  var rank: UInt64 = 0

  /// Whether any slot is filled, the app's name among them.
  var hasSlots: Bool { capture >= 0 }

  /// Whether the words fit a phrase as they are.
  var isExact: Bool { way == .phrase && misheard == 0 }

  /// Whether another says the same of the same words, apart from their slots.
  package func agrees(with other: MatchCandidate) -> Bool {
    var other = other
    other.capture = capture
    return self == other
  }

  /// A way from words to what they mean.
  enum Way: UInt8, BitwiseCopyable {
    /// The words fit the phrase, names that were misheard aside.
    case phrase
    /// Of all intents, the words are likeliest to mean this one.
    case ranking
    /// The person once said that these words mean it.
    case correction
  }

  /// Higher rank first, then declaration order: apps as given, shortcuts and phrases as declared.
  func isBetter(than other: MatchCandidate) -> Bool {
    rank != other.rank ? rank > other.rank : phrase.rawValue < other.phrase.rawValue
  }
}

/// What is to be heeded where a reading that fits no phrase is acted on.
package struct CandidateTraits: OptionSet, BitwiseCopyable, Sendable {
  /// The traits, a bit each.
  package let rawValue: UInt8

  /// Traits by their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The intent deletes, pays, sends, unlocks, shares or calls.
  static let isConsequential = CandidateTraits(rawValue: 1)
  /// The app's name is said.
  static let isNamed = CandidateTraits(rawValue: 2)
  /// Nothing is known of what the language's words do: forbid, ask, report.
  static let isUnframed = CandidateTraits(rawValue: 4)
  /// A time is said that the intent knows nothing of, or many other words, or only a part of what it does is
  /// asked for.
  static let isLimited = CandidateTraits(rawValue: 8)
  /// The intent accounts for the verb of the words and for nothing that they name.
  static let leavesThing = CandidateTraits(rawValue: 16)
}

/// A slot of a matched phrase with the words that fill it.
package struct MatchedSlot: Sendable, Equatable {
  /// The slot's class; `nil` for the app's name.
  package var slotClass: UInt32?
  /// The slot's number in the phrase, the app's name not counted.
  package var ordinal: Int
  /// The intent's parameter; `nil` where the phrase's slot of this number says which.
  package var parameter: UInt32?
  /// The listed values that the words name, as forms; empty for text.
  package var values: TriePayload
  /// The words' place in the utterance, in UTF-8 bytes.
  package var range: TextSpan
  /// The accents of the words.
  var accent: UInt32

  /// Whether it has words in common with another.
  func overlaps(_ other: MatchedSlot) -> Bool {
    range.lower < other.range.upper && other.range.lower < range.upper
  }
  /// What the words lack of the app's name, in hundredths; 0 for other slots.
  var cost: UInt16
}
