// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// How much each feature of an utterance speaks for each intent: a `Block` of numbers
/// { classes │ bits of the table's values u8, rarity of a feature of one class u8, bits of its weight u8,
/// bits of weights in postings u8 │ rarity of an unknown feature f32 │ greatest weight f32 } and the sections
///
/// ```text
///   classes      { app │ shortcut │ first of its kinds of value │ first of its phrases │
///                typical score f32 │ axes said one way u64, the other way u64 │ traits │ first of its
///                heads }, and one more for the ends
///   table        `PackedTable` of features. The value, its highest bit set: of a feature of one class
///                { class │ weight }. Its highest bit clear: where the postings of a feature stand
///   postings     for each feature of several classes a `PackedPosting` of each, in their order
///   slotClasses  kinds of listed values in phrases of a class
///   phrases      { phrase │ a bit for each of its stems u32 }
///   heads        the low half of the key of each stem and meaning that a phrase of a class begins with, of
///                those that begin with a verb
///   directions   { dimension │ checksum of the word vectors u64 │ 0 }, then of all classes { scale f32 },
///                then of all classes { a weight i8 for each dimension }; nothing for a model without them
/// ```
///
/// A weight is in as many bits as its word has left, eight to sixteen, as the root of its share of the
/// greatest, with its sign: most are small, and are told apart as finely.
package final class IntentModel: Sendable {
  /// The parts of a model, in order.
  package enum Section: Int, BlockSection {
    case classes, table, postings, slotClasses, phrases, heads, directions

    package static var magic: UInt32 { 0x314C_444D }
    package static var kind: String { "model of intents" }
    package static var maker: String { "bespeak compile" }
    package static var alignment: Int { 1 }
  }

  static let classWords = 11
  static let markWords = 2

  /// What a class of the model stands for.
  package struct Class: Equatable, Sendable {
    /// The app.
    package var app: UInt32
    /// Its shortcut, counted from the app's first; `negative` for its negative phrases.
    package var shortcut: UInt32

    /// Creates a class.
    package init(app: UInt32, shortcut: UInt32) {
      self.app = app
      self.shortcut = shortcut
    }

    /// The shortcut of negative phrases.
    package static var negative: UInt32 { 0xFFFF }
  }

  /// What an intent does, as its phrases say it.
  struct Conduct: Equatable {
    /// The axes of opposites that they say.
    var poles = Poles()
    /// What else they are.
    var traits = Traits()

    /// What phrases are besides.
    struct Traits: OptionSet {
      let rawValue: UInt32
      /// A third of them or more undo something, or say the other way of an axis.
      static let undoes = Traits(rawValue: 1)
      /// One takes words that are no listed value.
      static let takesOpenWords = Traits(rawValue: 2)
      /// Each has a slot.
      static let alwaysTakesValue = Traits(rawValue: 4)
      /// Half of them or more say what has consequences: delete, pay, send.
      static let isConsequential = Traits(rawValue: 8)
      /// One begins with no verb: it is enough to name the thing.
      static let namesThing = Traits(rawValue: 16)
      /// One asks a question: it is enough to ask for the thing.
      static let asks = Traits(rawValue: 32)
      /// One begins with a verb that does not just ask to see or to hear of something.
      static let acts = Traits(rawValue: 64)
      /// Each is for all of the things that it names.
      static let isForAll = Traits(rawValue: 128)
      /// One begins with a verb that asks to see or to hear of something.
      static let shows = Traits(rawValue: 256)

      /// Whether phrases ask, and none tells to do more than to show or to tell.
      var onlyAsk: Bool { contains(.asks) && isDisjoint(with: [.acts, .namesThing]) }
      /// Whether phrases ask to see or to hear of something, and none tells to do more.
      var onlyShow: Bool { contains(.shows) && !contains(.acts) }

      /// Adds a trait, or takes it away.
      mutating func set(_ trait: Traits, _ holds: Bool) {
        if holds { insert(trait) } else { remove(trait) }
      }
    }
  }

  /// What an intent does.
  @inline(__always) func conduct(_ index: Int) -> Conduct {
    let at = index * Self.classWords
    return Conduct(
      poles: Poles(plus: classes.pair(at: at + 5), minus: classes.pair(at: at + 7)),
      traits: Conduct.Traits(rawValue: classes[at + 9]))
  }

  /// The axes of opposites that an intent's phrases say, a bit each.
  @inline(__always) func axes(_ index: Int) -> UInt64 {
    let at = index &* Self.classWords
    return classes.pair(at: at &+ 5) | classes.pair(at: at &+ 7)
  }

  /// A phrase with a bit for each of its stems.
  struct PhraseMark: Equatable {
    var phrase: UInt32
    var signature: UInt32
  }

  /// Whether it weighs what words mean by their vectors.
  package var hasVectors: Bool { vectors != nil }
  /// Whether it was learnt with other vectors than those that are there, or one of both is without any, so that
  /// words alone count.
  package let hasOtherVectors: Bool
  /// The number of intents.
  package let classCount: Int
  // The views below are of its words, which it keeps.
  let block: Block<Section>
  let classes: Words
  let table: PackedTable
  let postings: Words
  let slotClasses: Words
  let phrases: Words
  let heads: Words
  let directions: Words
  /// The vectors that its weights of directions were learnt with; `nil` where it has none, or others
  /// are there.
  let vectors: WordVectors?
  /// The rarity of a feature that no phrase holds.
  let unknownRarity: Float
  /// The rarity of a feature whose one class is in the table.
  let singleRarity: UInt32
  /// Set in the value of such a feature.
  let singleBit: UInt32
  /// How weights are packed of features of one class, and those of several with their classes.
  let singles: PackedWeights
  let packing: PackedPosting

  /// A view on the words of a model.
  ///
  /// Trusts their content: damage can give wrong answers, and never leads outside of them.
  ///
  /// - Parameters:
  ///   - words: The block, as `IntentModelBuilder` made it.
  ///   - owner: What keeps the memory; held as long as the view.
  ///   - vectors: The vectors of the language's words; they count where the model was learnt with them.
  /// - Throws: `BlockError` if the words do not begin as one, or its sections leave it or are not of
  ///   the size that the header says.
  package init(
    _ words: Words, owner: AnyObject & Sendable, vectors: WordVectors? = nil
  ) throws(BlockError) {
    block = try Block(words, owner: owner)
    let numbers = block.numbers
    classCount = Int(numbers[0])
    unknownRarity = Self.finite(numbers[2], below: 256)
    let greatest = Self.finite(numbers[3])
    singles = PackedWeights(bits: Int(numbers[1] >> 16 & 0xFF), greatest: greatest)
    packing = PackedPosting(weightBits: Int(numbers[1] >> 24), greatest: greatest)
    classes = block[.classes]
    let bits = Int(numbers[1] & 0xFF)
    table = PackedTable(block[.table], bits: bits)
    singleBit = 1 << UInt32(truncatingIfNeeded: bits - 1)
    singleRarity = numbers[1] >> 8 & 0xFF
    postings = block[.postings]
    slotClasses = block[.slotClasses]
    phrases = block[.phrases]
    heads = block[.heads]
    directions = block[.directions]
    if let vectors, directions[0] == UInt32(vectors.dimension),
      directions.pair(at: 1) == vectors.checksum,
      directions.count == 4 + classCount * (1 + vectors.dimension / 4)
    {
      self.vectors = vectors
    } else {
      self.vectors = nil
    }
    hasOtherVectors = self.vectors == nil && (vectors != nil || directions.count > 0)
    try block.check(
      classCount <= IntentModelBuilder.maxClasses
        && classes.count == (classCount + 1) * Self.classWords, "\(classCount) intents")
    try block.check(9...PackedTable.wideBits ~= bits, "features of \(bits) bits")
  }

  /// The size in bytes.
  package var byteCount: Int { block.byteCount }

  /// A number of the header; damage may have made it none.
  @inline(__always) static func finite(_ bits: UInt32, below limit: Float = 1e6) -> Float {
    // Magnitudes are in the order of their bits, and what is no number is above all.
    bits & 0x7FFF_FFFF < limit.bitPattern ? Float(bitPattern: bits) : 0
  }

  /// The class with a number.
  package subscript(index: Int) -> Class {
    Class(
      app: classes[index * Self.classWords], shortcut: classes[index * Self.classWords + 1])
  }

  /// The score that a class's own phrases have for it, on average; above 0.
  @inline(__always) func typicalScore(_ index: Int) -> Float {
    let score = Self.finite(classes[index * Self.classWords + 4])
    return score > 0.1 ? score : 0.1
  }

  /// Where the postings of an entry end at the latest: no class has two.
  @inline(__always) func postingsEnd(_ first: Int) -> Int {
    min(postings.count, first &+ classCount)
  }

  /// A rarity in a byte, in steps of a thirtieth.
  static func pack(rarity: Float) -> UInt8 { UInt8(min(max(rarity * 30, 1), 255).rounded()) }

  /// The entry of a feature: its slot in the table, and one; 0 where no phrase holds it.
  @inline(__always) func entry(_ key: UInt64) -> UInt32 { table.place(of: key) }

  /// What the table has of an entry.
  @inline(__always) func value(_ entry: UInt32) -> UInt32 {
    table.value(inSlot: Int(entry) &- 1)
  }

  /// The rarity of an entry's feature.
  @inline(__always) func rarity(_ entry: UInt32) -> Float {
    let value = value(entry)
    let packed = value & singleBit != 0 ? singleRarity : packing.rarity(postings[value])
    return Float(packed) / 30
  }

  /// The class of a posting.
  @inline(__always) func index(_ posting: UInt32) -> Int {
    packing.index(posting)
  }

  /// The class of a feature that has one, from its value.
  @inline(__always) func index(ofSingle value: UInt32) -> Int {
    Int((value ^ singleBit) &>> singles.bits)
  }

  /// The weight of an entry's feature for a class; 0 where no phrase of it holds it.
  func weight(_ entry: UInt32, _ index: Int) -> Float {
    let value = value(entry)
    if value & singleBit != 0 {
      return self.index(ofSingle: value) == index ? singles.share(value) * singles.unit : 0
    }
    // Postings are in the order of their classes.
    var at = Int(value)
    let end = postingsEnd(at)
    while at <= end &- 4 {
      let four = postings.four(at: at)
      let isLast = (four[0] | four[1] | four[2] | four[3]) & packing.lastBit != 0
      if isLast || self.index(four[3]) >= index { break }
      at &+= 4
    }
    while at < end {
      let posting = postings[at]
      let found = self.index(posting)
      if found >= index { return found == index ? packing.share(posting) * packing.unit : 0 }
      if posting & packing.lastBit != 0 { return 0 }
      at &+= 1
    }
    return 0
  }

  /// The kinds of listed values in phrases of a class, as a range of `slotClasses`: the first ones, as
  /// many as are asked for.
  func slotClassRange(_ index: Int) -> Range<Int> {
    range(index, 2, slotClasses.count).prefix(Self.maxAsked)
  }

  /// Most kinds of values that are asked for.
  static let maxAsked = 64

  /// The phrases of a class, as a range.
  func phraseRange(_ index: Int) -> Range<Int> {
    range(index, 3, phrases.count / Self.markWords)
  }

  /// The heads of a class's phrases, as a range.
  func headRange(_ index: Int) -> Range<Int> { range(index, 10, heads.count).prefix(Self.maxHeads) }

  /// Most heads of an intent that are kept.
  static let maxHeads = 64

  /// What stands for a feature among heads.
  static func headKey(_ feature: Feature) -> UInt32 { UInt32(truncatingIfNeeded: feature.key) }

  private func range(_ index: Int, _ word: Int, _ count: Int) -> Range<Int> {
    let lower = min(Int(classes[index * Self.classWords + word]), count)
    let upper = min(Int(classes[(index + 1) * Self.classWords + word]), count)
    return lower..<max(lower, upper)
  }

  /// A phrase of the model by its place.
  func phrase(at place: Int) -> PhraseMark {
    PhraseMark(
      phrase: phrases[place * Self.markWords],
      signature: phrases[place * Self.markWords + 1])
  }
}
