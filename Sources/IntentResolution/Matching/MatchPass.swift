// SPDX-License-Identifier: Apache-2.0

/// How far one match has come: everything that holds for its utterance and not for the next.
struct MatchPass: BitwiseCopyable {
  /// What is left of the budget of steps; below 0 it ran out.
  var steps = MatchLimits.steps
  /// Positions from which only closers follow, as distances from the end: bit *k* for the *k*-th last.
  var closing: UInt64 = 0
  /// Hesitations left out of the lattice.
  var dropped: UInt16 = 0
  /// Whether some word has diacritics; kept where trigger phrases are looked up.
  var hasAccents = false
  /// What has been found out.
  var marks: Marks = []

  /// Things that a match finds out on its way.
  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// Only some apps hear the utterance.
    static let isFiltered = Marks(rawValue: 1)
    /// The places where phrases may begin and end are those of the lattice.
    static let hasStarts = Marks(rawValue: 2)
    /// An app's name was found as it is.
    static let isNamed = Marks(rawValue: 4)
    /// There were more app names than there is room for.
    static let isCut = Marks(rawValue: 8)
    /// A slot of listed names was come to: words near a name might fill it.
    static let metListed = Marks(rawValue: 16)
    /// The walk under way has left a candidate.
    static let hasKept = Marks(rawValue: 32)
    /// The state of look-ups holds the utterance.
    static let isRead = Marks(rawValue: 64)
    /// Some word may be glued to another, or be a part of a compound.
    static let mayBeGlued = Marks(rawValue: 128)
    /// Intents were ranked, and the frame was read for it.
    static let isRanked = Marks(rawValue: 256)
    /// The utterance was read for values.
    static let hasValues = Marks(rawValue: 512)
    /// The words are those of another analysis than the locale's.
    static let isOtherwise = Marks(rawValue: 1024)
    /// A phrase stands in them that may be somebody else's words, or an example.
    static let isQuoted = Marks(rawValue: 2048)
    /// The candidate is the best there is, and others may have been left out.
    static let isBestOnly = Marks(rawValue: 4096)
  }
}
