// SPDX-License-Identifier: Apache-2.0

/// What a text of a language's knowledge says, in hashes.
struct KnowledgeContent: Sendable {
  /// A form that the endings do not bring to its stem.
  struct IrregularForm: Sendable {
    /// The form's hash.
    var word: UInt64
    /// The stem of its base form.
    var stem: UInt64
    /// What the endings alone would make of the form.
    var regular: UInt64
  }

  /// A word or phrase of a group; there are tens of thousands, so it is kept small.
  struct Member: Sendable {
    /// The `RunKey` of its stems.
    let key: UInt64
    private let firstStem: UInt32
    private let groupNumber: UInt16
    /// Its place in the group's line, 255 from there on.
    let rank: UInt8
    private let stemCount: UInt8

    /// A member of a group, whose id is below 65,536.
    init(key: UInt64, group: UInt32, rank: Int, stems: Range<Int>) {
      self.key = key
      firstStem = UInt32(stems.lowerBound)
      groupNumber = UInt16(group)
      self.rank = UInt8(min(rank, 255))
      stemCount = UInt8(stems.count)
    }

    /// The group's id.
    var group: UInt32 { UInt32(groupNumber) }

    /// Where its stems stand in `memberStems`.
    var stems: Range<Int> { Int(firstStem)..<Int(firstStem) + Int(stemCount) }
  }

  /// Words around a request.
  struct Carrier: Sendable {
    /// The `RunKey` of its words.
    var key: UInt64
    /// The `RunKey` of its first word alone.
    var first: UInt64
    /// The number of its words.
    var count: Int
  }

  /// Words that say which way a request goes, or turn that round.
  struct Expression: Sendable {
    /// Its stems.
    var stems: [UInt64]
    /// The place of the word that others may stand before; 0 of a particle that is parted from its
    /// verb, `nil` where nothing may come between.
    var gap: Int?
    /// The axes that it says one way or the other of.
    var poles = Poles()
    /// What it does to the poles of other words.
    var reversal = Reversal.none
    /// Whether what it names has consequences.
    var isConsequential = false
  }

  /// What an expression does to what else is said.
  enum Reversal: UInt8, Sendable { case none, before, behind, throughout }

  /// What a single word does between expressions.
  struct WordMarks: OptionSet, Sendable {
    let rawValue: UInt32
    /// It may follow a particle that is parted from its verb.
    static let follower = WordMarks(rawValue: 1)
    /// Another request begins with it.
    static let clause = WordMarks(rawValue: 2)
    /// It says when, or how often.
    static let time = WordMarks(rawValue: 4)
    /// A clause under the request begins with it.
    static let under = WordMarks(rawValue: 8)
    /// It is a particle of a verb, and an article.
    static let article = WordMarks(rawValue: 16)
  }

  /// `TextAnalyzer.analysisVersion` of the hashes.
  var analysisVersion: UInt32
  /// The groups, by id.
  var groups: [LanguageKnowledge.Group] = []
  /// The two sections of `EndingTable`.
  var endingStarts: [UInt32] = []
  var endings: [UInt32] = []
  /// Hashes of function words; some may be there twice.
  var functionWords: [UInt64] = []
  /// Irregular forms, each once.
  var irregular: [IrregularForm] = []
  /// Members, by group and rank.
  var members: [Member] = []
  /// The stems of all members.
  var memberStems: [UInt64] = []
  /// Carrier phrases.
  var carriers: [Carrier] = []
  /// Expressions of opposites and reversals, each once.
  var expressions: [Expression] = []
  /// Words by stem that stand between expressions.
  var wordMarks: [UInt64: WordMarks] = [:]
  /// What turns a word round where it begins with it, in folded letters.
  var prefixes: [String] = []
}
