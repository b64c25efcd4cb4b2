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

  /// A word or phrase of a group.
  struct Member: Sendable {
    /// The `RunKey` of its stems.
    var key: UInt64
    /// The group's id.
    var group: UInt32
    /// Its place in the group's line.
    var rank: Int
    /// Where its stems stand in `memberStems`.
    var stems: Range<Int>
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
}
