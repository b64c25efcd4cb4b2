// SPDX-License-Identifier: Apache-2.0

/// What a run of atoms means, as the rules of a grammar hand it on.
///
/// One shape for all kinds, so that a chart is flat memory. Which fields count is said by the symbol that
/// has the meaning:
///
/// | of | `number` | `upper` | `id` | `extra` |
/// |---|---|---|---|---|
/// | numbers | the value | what may be added to it stays below ("twenty" 10) | – | how many digits |
/// | ordinals | the place | – | offset, where `extra` says from where | 1 from the end, 2 from here |
/// | money | the amount | upper end of a range | currency | – |
/// | measurements | the amount | upper end of a range | unit | – |
/// | durations | seconds | upper end of a range | index of its parts | – |
/// | times | – | – | index of its node | – |
/// | words with a payload | the payload | – | the payload | a second one |
struct Meaning: Sendable {
  /// The value; see above.
  var number = 0.0
  /// A bound; see above.
  var upper = 0.0
  /// What is referred to; see above.
  var id: Int32 = 0
  /// More; see above.
  var extra: Int32 = 0
  /// What else is true of it.
  var traits: Traits = []

  /// What is true of a meaning besides its fields.
  struct Traits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    let rawValue: UInt16

    /// A set from its bits.
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Written in digits only.
    static let digits = Traits(rawValue: 1)
    /// A range; `hasLower` and `hasUpper` say which ends it has.
    static let range = Traits(rawValue: 2)
    /// A range has a lower end.
    static let hasLower = Traits(rawValue: 4)
    /// A range has an upper end.
    static let hasUpper = Traits(rawValue: 8)
    /// Counts only where such a value was asked for.
    static let latent = Traits(rawValue: 16)
    /// Nothing more may be added to it.
    static let closed = Traits(rawValue: 32)
    /// A part of one: "half", "three quarters".
    static let fraction = Traits(rawValue: 64)
    /// The lower end is not part of the range.
    static let openLower = Traits(rawValue: 256)
    /// The upper end is not part of the range.
    static let openUpper = Traits(rawValue: 512)
    /// Of a time: it says a day or more.
    static let dated = Traits(rawValue: 1024)
    /// Of a time: it says an hour.
    static let clocked = Traits(rawValue: 2048)
    /// Of a word: it counts only in capitals ("10 M").
    static let capital = Traits(rawValue: 8192)
    /// Of a word: it counts only with its accent ("sì").
    static let accented = Traits(rawValue: 16384)
    /// Of a currency: hundredths of it ("cents").
    static let minor = Traits(rawValue: 4096)
  }

  /// Whether two meanings say the same.
  func isSame(as other: Meaning) -> Bool {
    number.bitPattern == other.number.bitPattern && upper.bitPattern == other.upper.bitPattern
      && id == other.id && extra == other.extra && traits == other.traits
  }

  /// Whether it is a whole number.
  var isWhole: Bool { number == number.rounded(.towardZero) && number.magnitude < 1e18 }
}
