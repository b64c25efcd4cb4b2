// SPDX-License-Identifier: Apache-2.0

/// Trigger phrases as they are said, the app's name and listed values filled in: one look-up leads from all
/// words of an utterance to its phrase.
///
/// ```text
/// bucket (64 bytes, one cache line)
///   ┌─────────┬───────────┬────────────┐
///   │ tag × 5 │ place × 5 │ phrase × 5 │ overflow: a bit by the high bits of the tag of each phrase that had no
///   └─────────┴───────────┴────────────┘ place here and stands in the next, or behind it
///   tag     bits 0–31 of the mixed hash
///   place   bits 32–47 of it (low half), index of a shape (high half)
///   phrase  variant + 1 (20 bits), its number among the variant's phrases (12 bits); 0: free;
///           all ones: said for several phrases, or in several ways: only a walk can tell
/// home bucket = high half of mixed hash × buckets
/// shape (8 bytes): begin and words of the app's name and of the slot (a byte each), slot class + 1 (30 bits),
///   whether it is the best of all that the words can be read as, and whether they can be read in no other way
/// word classes: 4,096 bytes by the low bits of a word's hash; see `WordClass`
/// ```
///
/// Where a variant's phrases with all their values would be too many, it has *templates*: each phrase once,
/// with one mark in place of the app's name and another in place of its slot; and beside them the values, by their
/// own words. Both are mixed with the variant, so that only its own are found:
///
/// ```text
/// template  phrase: as above; shape: the slot's class
/// value     phrase: variant + 1, number 0; shape: most words of a value that begins with this word (words of
///           the name), whether the words are a value (words of the slot: 1 or 0), and its class
/// ```
///
/// A trigger phrase is known by 48 bits and its bucket: one of *n* buckets is mistaken for words that no
/// phrase has with probability 4 · 2⁻⁴⁸, whatever *n*. At eight of ten places taken it costs 16 bytes; of a large
/// table six are, and it costs 21.
@usableFromInline @frozen package struct TriggerTable: Sendable {
  @usableFromInline let cells: Words
  @usableFromInline let shapes: Words
  @usableFromInline let classes: Words
  /// The number of buckets; 0 where nothing is written down.
  @usableFromInline package let buckets: Int

  @inlinable
  init(cells: Words, shapes: Words, classes: Words) {
    self.cells = cells
    self.shapes = shapes
    self.classes = classes
    // Without the classes of words there is no look-up, so that their bytes need no comparing.
    buckets =
      classes.count * 4 == TriggerTable.classBytes ? cells.count / TriggerTable.bucketWords : 0
  }

  @inlinable static var bucketWords: Int { 16 }
  @inlinable static var places: Int { 5 }
  /// Most buckets that are looked at behind a phrase's own; a builder leaves the table out before.
  @inlinable static var maxProbes: Int { 64 }
  /// Most words of a trigger phrase.
  @inlinable package static var maxWords: Int { 64 }
  /// An entry that only a walk can tell.
  @inlinable static var contested: UInt32 { .max }

  /// What a bucket's last word has of a phrase that had no place in it.
  @inlinable @inline(__always)
  static func overflow(_ tag: UInt32) -> UInt32 { 1 &<< (tag &>> 27) }

  /// What stands for a word further on in the hash of several: Σ *wordₖ* · *multiplierᵏ*.
  @inlinable package static var multiplier: UInt64 { 0x9FB2_1C65_1E98_DF25 }

  /// What stands for the app's name in a template.
  @inlinable package static var nameMark: UInt64 { 0xC2B2_AE3D_27D4_EB4F }

  /// What stands for the values of a slot class in a template.
  @inlinable package static func slotMark(_ slotClass: UInt32) -> UInt64 {
    (UInt64(slotClass) &+ 1) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Spreads the hash of a variant's template or value over all bits.
  @inlinable @inline(__always)
  package static func mix(_ hash: UInt64, of variant: UInt32) -> UInt64 {
    mix(hash ^ (UInt64(variant) &+ 1) &* 0xD6E8_FEB8_6659_FD93)
  }

  /// Spreads the hash of words over all bits.
  @inlinable @inline(__always)
  package static func mix(_ hash: UInt64) -> UInt64 {
    let product = (hash ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// A trigger phrase that was found.
  @usableFromInline @frozen package struct Entry: Sendable {
    @usableFromInline let place: UInt32
    @usableFromInline let phrase: UInt32

    @inlinable init(place: UInt32, phrase: UInt32) {
      self.place = place
      self.phrase = phrase
    }

    /// Whether only a walk can tell what is meant.
    @inlinable package var isContested: Bool { phrase == TriggerTable.contested }
    /// The variant; may lead nowhere in a damaged image.
    @inlinable package var variant: UInt32 { (phrase >> 12) &- 1 }
    /// The phrase's number among the variant's.
    @inlinable package var number: UInt32 { phrase & 0xFFF }
    /// The index of its shape.
    @inlinable package var shape: UInt32 { place >> 16 }
  }

  /// Where the app's name and a slot stand in a trigger phrase, in words.
  @usableFromInline @frozen package struct Shape: Sendable {
    @usableFromInline let ranges: UInt32
    @usableFromInline let slot: UInt32

    @inlinable init(ranges: UInt32, slot: UInt32) {
      self.ranges = ranges
      self.slot = slot
    }

    /// The first word of the app's name.
    @inlinable package var nameFrom: Int { Int(ranges & 0xFF) }
    /// The words of the app's name.
    @inlinable package var nameWords: Int { Int(ranges >> 8 & 0xFF) }
    /// The first word of the slot's value.
    @inlinable package var slotFrom: Int { Int(ranges >> 16 & 0xFF) }
    /// The words of the slot's value; 0 without a slot.
    @inlinable package var slotWords: Int { Int(ranges >> 24) }
    /// The slot's class; of no meaning without one.
    @inlinable package var slotClass: UInt32 { slot & ~(Self.alone | Self.first) &- 1 }
    /// Whether the words of the trigger phrase can be read in no other way, whatever slots take and whichever
    /// articles are left out.
    @inlinable package var isAlone: Bool { slot & Self.alone != 0 }

    /// Whether all that the words can be read as besides has fewer words of its own.
    @inlinable package var isFirst: Bool { slot & Self.first != 0 }

    /// Of a value: the most words of any that begins with its first.
    @inlinable package var longestValue: Int { nameWords }
    /// Of a value's first words: whether they are a value.
    @inlinable package var isValue: Bool { slotWords > 0 }

    /// The ranges of a name and a slot.
    @inlinable static func ranges(
      name: (from: Int, count: Int), slot: (from: Int, count: Int)
    ) -> UInt32 {
      UInt32(truncatingIfNeeded: name.from | name.count << 8 | slot.from << 16 | slot.count << 24)
    }

    /// The shape that a template has in some words.
    @inlinable package func filled(
      name: (from: Int, count: Int), slot: (from: Int, count: Int)
    ) -> Shape {
      Shape(ranges: Self.ranges(name: name, slot: slot), slot: self.slot)
    }

    @inlinable static var alone: UInt32 { 1 << 31 }
    @inlinable static var first: UInt32 { 1 << 30 }
  }

  /// What a word may be, as far as twelve bits of its hash tell: what is not said here it is not.
  @usableFromInline @frozen package struct WordClass: OptionSet, Sendable {
    /// The bits.
    @usableFromInline package let rawValue: UInt8
    /// Wraps bits.
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Some app's name begins with it.
    @inlinable package static var beginsAppName: WordClass { WordClass(rawValue: 1) }
    /// Some trigger phrase begins with it.
    @inlinable package static var beginsTrigger: WordClass { WordClass(rawValue: 2) }
    /// Some trigger phrase ends with it.
    @inlinable package static var endsTrigger: WordClass { WordClass(rawValue: 4) }
    /// It is a filler in some language.
    @inlinable package static var filler: WordClass { WordClass(rawValue: 8) }
    /// Some name begins with it of an app whose trigger phrases are not all written down.
    @inlinable package static var beginsWalkedName: WordClass { WordClass(rawValue: 16) }
    /// Some free expression begins with it.
    @inlinable package static var beginsFree: WordClass { WordClass(rawValue: 32) }
    /// Some name begins with it of an app that has templates.
    @inlinable package static var beginsTemplatedName: WordClass { WordClass(rawValue: 64) }
    /// Some value begins with it that a template's slot takes.
    @inlinable package static var beginsValue: WordClass { WordClass(rawValue: 128) }

    /// What the flags of a word say.
    init(_ flags: TokenFlags) {
      var classes: WordClass = []
      if flags.contains(.beginsAppName) { classes.formUnion([.beginsAppName, .beginsTrigger]) }
      if flags.contains(.beginsPhrase) { classes.insert(.beginsTrigger) }
      if flags.contains(.endsPhrase) { classes.insert(.endsTrigger) }
      if flags.contains(.filler) { classes.insert(.filler) }
      if flags.contains(.beginsWalkedName) { classes.insert(.beginsWalkedName) }
      if flags.contains(.beginsFree) { classes.insert(.beginsFree) }
      self = classes
    }
  }

  @inlinable static var classBytes: Int { 4_096 }

  /// What a word may be, by its hash; asked only where there are buckets.
  @inlinable @inline(__always)
  package func wordClass(_ hash: UInt64) -> WordClass {
    // Inside: `buckets` is 0 unless there are as many bytes.
    let place = Int(truncatingIfNeeded: hash) & (Self.classBytes &- 1)
    return WordClass(rawValue: classes.byte(unchecked: place))
  }

  /// The shape of an entry.
  @inlinable package func shape(_ entry: Entry) -> Shape {
    let at = Int(entry.shape) &* 2
    return Shape(ranges: shapes[at], slot: shapes[at &+ 1])
  }

  /// Calls the closure for each entry of a mixed hash, until it says that it has seen enough.
  ///
  /// - Complexity: O(1) expected, one cache line; bounded whatever the table holds.
  @inlinable @inline(__always)
  package func forEach(_ mixed: UInt64, _ isEnough: (Entry) -> Bool) {
    if buckets == 0 { return }
    var bucket = Int(
      truncatingIfNeeded: mixed.multipliedFullWidth(by: UInt64(truncatingIfNeeded: buckets)).high)
    let tag = UInt32(truncatingIfNeeded: mixed)
    let high = UInt32(truncatingIfNeeded: mixed >> 32) & 0xFFFF
    var left = Self.maxProbes
    while true {
      let base = bucket &* Self.bucketWords
      // All five at once: which one it is, is not for the branch predictor to guess.
      var hits = cells.equals(tag, inFiveFrom: base)
      while hits != 0 {
        let at = base &+ hits.trailingZeroBitCount
        hits &= hits &- 1
        let entry = Entry(
          place: cells[at &+ Self.places], phrase: cells[at &+ 2 &* Self.places])
        if entry.place & 0xFFFF == high, entry.phrase != 0, isEnough(entry) { return }
      }
      if cells[base &+ 15] & Self.overflow(tag) == 0 || left == 0 { return }
      left &-= 1
      bucket = bucket &+ 1 == buckets ? 0 : bucket &+ 1
    }
  }

  /// Whether every entry leads to a variant, a phrase of it and a shape, and each shape to a slot class.
  ///
  /// - Parameters:
  ///   - phrases: The number of phrases of each variant.
  ///   - slotClasses: The number of slot classes.
  /// - Returns: The first bucket that does not hold together, 0 for a shape; `nil` where all do.
  func firstFault(phrases: [Int], slotClasses: Int) -> Int? {
    let shapeCount = shapes.count / 2
    for index in 0..<shapeCount {
      let shape = Shape(ranges: shapes[2 * index], slot: shapes[2 * index + 1])
      guard shape.nameFrom + shape.nameWords <= Self.maxWords,
        shape.slotFrom + shape.slotWords <= Self.maxWords,
        shape.slotWords == 0 || Int(shape.slotClass) < slotClasses
      else { return 0 }
    }
    for bucket in 0..<buckets {
      for k in 0..<Self.places {
        let at = bucket * Self.bucketWords + k
        let entry = Entry(place: cells[at + Self.places], phrase: cells[at + 2 * Self.places])
        if entry.phrase == 0 || entry.isContested { continue }
        guard Int(entry.variant) < phrases.count,
          Int(entry.number) < phrases[Int(entry.variant)], Int(entry.shape) < shapeCount
        else { return bucket }
      }
    }
    return nil
  }
}
