// SPDX-License-Identifier: Apache-2.0

/// A name that is being compared with the query: what is known of it, and which of its words and of the query's are each
/// other's fellows.
struct NameComparison: BitwiseCopyable {
  let name: UInt32
  /// The words of the query, and of the name, whose first stands at `first`; at most `most` of either.
  let m: Int
  let n: Int
  let first: Int
  /// The letters of the name, blanks left out.
  var letterCount = 0
  /// Words of the query that were not understood.
  var unknowns = 0
  /// How telling all words of the query are, and all of the name.
  var queryTotal: Float = 0
  var nameTotal: Float = 0
  /// Whether words that are the same come in the same order, and whether those are the name's first.
  private(set) var isInOrder = true
  private(set) var isFirst = true
  private var last = -1
  /// Those without a fellow, a bit each.
  var queryLeft: UInt32
  var nameLeft: UInt32
  /// How telling the words of the name are.
  var weights = InlineArray<16, Float>(repeating: 0)
  /// How much of the query and of the name has a fellow.
  private var queryShared: Float = 0
  private var nameShared: Float = 0
  /// Words of the name that no word of the query is much like.
  private var strangers: Int
  /// What is known of the score: all but the total and the coverage.
  var score = EntityScore()
  /// The share of letters in common, and whether the name begins with the query.
  var letters: Float = 0
  var isStart = false

  /// Most words of either that are held against each other.
  static var most: Int { 16 }

  /// A comparison with a name of which nothing is known.
  init() { self.init(0, (0, 0), of: 0) }

  /// Begins a comparison of a name whose words stand in a range with a query of so many.
  init(_ name: UInt32, _ range: (lower: Int, upper: Int), of words: Int) {
    self.name = name
    m = min(words, Self.most)
    n = min(range.upper - range.lower, Self.most)
    first = range.lower
    queryLeft = 1 &<< UInt32(truncatingIfNeeded: m) &- 1
    nameLeft = 1 &<< UInt32(truncatingIfNeeded: n) &- 1
    strangers = n
  }

  /// Makes two words fellows that are the same.
  @inline(__always) mutating func joinSame(_ i: Int, _ j: Int, telling: Float) {
    if i < last { isInOrder = false }
    if i != j { isFirst = false }
    last = i
    join(i, j, 1, telling: telling)
  }

  /// Makes two words fellows that are so much alike.
  @inline(__always)
  mutating func join(_ i: Int, _ j: Int, _ likeness: Float, telling: Float) {
    queryLeft &= ~(1 &<< UInt32(truncatingIfNeeded: i))
    nameLeft &= ~(1 &<< UInt32(truncatingIfNeeded: j))
    let share = likeness * likeness
    if share >= 0.5 { strangers &-= 1 }
    queryShared += share * telling
    nameShared += share * weights[j]
  }

  /// How much of the query and of the name has a fellow, and how far words that were not understood stand for words of
  /// the name.
  var coverage: (query: Float, name: Float, unknown: Float) {
    // Words that are written together have no fellows, and letters that say the same.
    let whole = letters * letters * letters * letters
    let stands = min(unknowns, strangers)
    return (
      max(whole, queryTotal > 0 ? queryShared / queryTotal : 0),
      max(whole, nameTotal > 0 ? nameShared / nameTotal : 0),
      unknowns == 0 ? 0 : Float(stands - (unknowns - stands)) / Float(m)
    )
  }
}
