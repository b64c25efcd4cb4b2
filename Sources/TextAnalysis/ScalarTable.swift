// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the table path knows of a scalar, in one word.
///
///      63      40 39     16 15 14 13 11 10  8 7  6  5  4 3   0
///     ┌──────────┬─────────┬──┬──┬─────┬─────┬──┬──┬──┬──┬─────┐
///     │ folded   │ primary │ 0│ I│ len │ len │ O│ D│ C│ S│class│
///     └──────────┴─────────┴──┴──┴─────┴─────┴──┴──┴──┴──┴─────┘
///
/// The forms are UTF-8, first byte lowest, of at most three bytes each, with their lengths (folded
/// 11–13, primary 8–10). S: marks on it are stripped in folding. C: it composes with something that
/// may follow. D: the forms differ. O: on a mark, it may compose with what is before; on a letter
/// with a mark, the order of further marks needs the normaliser. I: a letter that is its own form. A mark has its canonical combining
/// class in the place of the folded form; a letter with a mark has the letter as its primary form and
/// the mark as its folded one.
struct ScalarEntry {
  /// The word drawn above.
  let bits: UInt64

  @inline(__always) init(bits: UInt64) { self.bits = bits }

  /// An entry without forms.
  init(_ scalarClass: ScalarClass) { bits = UInt64(scalarClass.rawValue) }

  /// An entry from its parts; `nil` if a form is too long.
  init?(
    _ scalarClass: ScalarClass, primary: [UInt32], folded: [UInt32], strips: Bool = false,
    composes: Bool = false, differs: Bool = false, needsOrder: Bool = false
  ) {
    guard let first = Self.utf8(primary), let second = Self.utf8(folded) else { return nil }
    var bits = UInt64(scalarClass.rawValue)
    if strips { bits |= 1 << 4 }
    if composes { bits |= 1 << 5 }
    if differs { bits |= 1 << 6 }
    if needsOrder { bits |= 1 << 7 }
    bits |= UInt64(first.count) << 8 | UInt64(second.count) << 11
    for (index, byte) in first.enumerated() { bits |= UInt64(byte) << UInt64(16 + 8 * index) }
    for (index, byte) in second.enumerated() { bits |= UInt64(byte) << UInt64(40 + 8 * index) }
    self.bits = bits
  }

  /// An entry of a mark; `nil` if it is too long.
  init?(mark: UInt32, combiningClass: UInt8, composes: Bool, mayComposeBack: Bool) {
    guard
      let entry = ScalarEntry(
        .mark, primary: [mark], folded: [], composes: composes, needsOrder: mayComposeBack)
    else { return nil }
    bits = entry.bits | UInt64(combiningClass) << 40
  }

  private static func utf8(_ scalars: [UInt32]) -> [UInt8]? {
    let bytes = scalars.utf8
    return bytes.count <= 3 ? bytes : nil
  }

  /// What stands in for an entry that has not been derived yet; not a word's.
  static let missing: UInt64 = 0xF

  /// The I bit.
  static let same: UInt64 = 1 << 14

  /// Whether the scalar is a letter that is its own form.
  @inline(__always) var isItself: Bool { bits & Self.same != 0 }

  /// The same entry with the I bit.
  var markedIdentical: ScalarEntry { ScalarEntry(bits: bits | Self.same) }

  /// The D bit.
  static let differing: UInt64 = 1 << 6

  /// Whether the scalar goes on with a word.
  @inline(__always) var isWord: Bool { bits & 0xE == 0 }

  @inline(__always) var scalarClass: UInt8 { UInt8(truncatingIfNeeded: bits & 0xF) }
  @inline(__always) var strips: Bool { bits & 1 << 4 != 0 }
  @inline(__always) var composes: Bool { bits & 1 << 5 != 0 }
  @inline(__always) var differs: Bool { bits & 1 << 6 != 0 }
  @inline(__always) var needsOrder: Bool { bits & 1 << 7 != 0 }
  @inline(__always) var primaryCount: Int { Int(truncatingIfNeeded: bits >> 8 & 7) }
  /// Both lengths, that of the folded form in the low half, that of the primary one in the high half.
  @inline(__always) var counts: UInt64 { bits &>> 11 & 7 | (bits & 0x700) &<< 24 }

  @inline(__always) var foldedCount: Int { Int(truncatingIfNeeded: bits >> 11 & 7) }
  @inline(__always) var primary: UInt32 { UInt32(truncatingIfNeeded: bits >> 16) }
  @inline(__always) var folded: UInt32 { UInt32(truncatingIfNeeded: bits >> 40) }
  @inline(__always) var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 40) }
}

/// Entries for all scalars, each derived when a text first needs it.
///
/// Deriving whole blocks of 256 would make the first Japanese utterance of a process wait for
/// milliseconds; a scalar takes about a microsecond.
///
/// A table is never freed: there are two in a process, one for Turkic casing and one for the rest.
@safe struct ScalarTable: @unchecked Sendable {
  // SAFETY: slots are atomic and go from 0 to the address of a block once; the entries in it are
  // atomic and go from `missing` to their value.
  private let slots: UnsafeMutablePointer<Atomic<UInt>>
  private let normalizer: Normalizer
  // SAFETY: entries are atomic and go from `missing` to their value.
  private let twoBytes: UnsafeMutablePointer<Atomic<UInt64>>

  /// Blocks up to U+10FFFF.
  private static let blockCount = 0x1100

  private init(_ normalizer: Normalizer) {
    self.normalizer = normalizer
    // SAFETY: every slot is initialised before the pointer is shared.
    unsafe slots = .allocate(capacity: Self.blockCount)
    for block in 0..<Self.blockCount {
      // SAFETY: `block` is below the allocated number.
      unsafe (slots + block).initialize(to: Atomic(0))
    }
    // SAFETY: every entry is initialised before the pointer is shared.
    unsafe twoBytes = .allocate(capacity: 0x800)
    for index in 0..<0x800 {
      // SAFETY: `index` is below the allocated number.
      unsafe (twoBytes + index).initialize(to: Atomic(ScalarEntry.missing))
    }
  }

  /// The entry of the two-byte scalar that bytes start with if it has been derived, else `missing`.
  ///
  /// Bytes that are no such scalar give any entry or, for an overlong one, `missing`.
  @inline(__always) func twoByteEntry(_ bytes: UInt64) -> ScalarEntry {
    let index = Int(truncatingIfNeeded: (bytes & 0x1F) << 6 | bytes &>> 8 & 0x3F)
    // SAFETY: the index has eleven bits.
    return ScalarEntry(bits: unsafe twoBytes[index].load(ordering: .relaxed))
  }

  /// The entry of the two-byte scalar with these bytes, which must be well-formed, if it has been
  /// derived, else `missing`.
  @inline(__always) func twoByteEntry(_ lead: UInt8, _ trail: UInt8) -> ScalarEntry {
    assert(0xC2...0xDF ~= lead && 0x80...0xBF ~= trail)
    let index = Int(lead) &<< 6 &+ Int(trail) &- (0xC0 &<< 6 &+ 0x80)
    // SAFETY: the bytes are a scalar below 0x800, which the index is.
    return ScalarEntry(bits: unsafe twoBytes[index].load(ordering: .relaxed))
  }

  /// The table for every language but the Turkic ones.
  static let standard = ScalarTable(.standard)

  /// The table for Turkish and Azerbaijani.
  static let turkic = ScalarTable(.turkic)

  /// The entry of a scalar up to U+10FFFF.
  @inline(__always) subscript(scalar: UInt32) -> ScalarEntry {
    let block = Int(truncatingIfNeeded: scalar >> 8)
    assert(block < Self.blockCount)
    // SAFETY: decoding yields nothing above U+10FFFF, so the slot exists.
    var address = unsafe slots[block].load(ordering: .acquiring)
    if address == 0 { address = addBlock(block) }
    // SAFETY: a nonzero slot holds the address of 256 initialised entries, which are never freed.
    let entries = unsafe UnsafePointer<Atomic<UInt64>>(bitPattern: address).unsafelyUnwrapped
    // SAFETY: the index is below 256.
    let bits = unsafe entries[Int(truncatingIfNeeded: scalar & 0xFF)].load(ordering: .relaxed)
    return bits == ScalarEntry.missing ? derive(scalar, address) : ScalarEntry(bits: bits)
  }

  /// Adds a block of missing entries, unless another thread was faster.
  @inline(never) private func addBlock(_ block: Int) -> UInt {
    let entries = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: 256)
    for index in 0..<256 {
      // SAFETY: the index is below 256.
      unsafe (entries + index).initialize(to: Atomic(ScalarEntry.missing))
    }
    // SAFETY: the slot exists, see `subscript`.
    let (done, present) = unsafe slots[block].compareExchange(
      expected: 0, desired: UInt(bitPattern: entries), ordering: .acquiringAndReleasing)
    if done { return UInt(bitPattern: entries) }
    // SAFETY: nobody has seen this copy.
    unsafe entries.deallocate()
    return present
  }

  /// Derives a missing entry and puts it into its block; two threads at once write the same.
  @inline(never) private func derive(_ scalar: UInt32, _ address: UInt) -> ScalarEntry {
    let entry = entry(for: scalar)
    // SAFETY: `subscript` has got the address from the scalar's slot.
    let entries = unsafe UnsafePointer<Atomic<UInt64>>(bitPattern: address).unsafelyUnwrapped
    // SAFETY: the index is below 256.
    unsafe entries[Int(scalar & 0xFF)].store(entry.bits, ordering: .relaxed)
    if 0x80..<0x800 ~= scalar {
      // SAFETY: the index is below 0x800.
      unsafe twoBytes[Int(scalar)].store(entry.bits, ordering: .relaxed)
    }
    return entry
  }

  /// Derives the entry of a scalar from ICU; whatever does not fit is `complex`.
  private func entry(for original: UInt32) -> ScalarEntry {
    if 0xD800...0xDFFF ~= original { return ScalarEntry(.complex) }
    if ScalarProperties.isIgnorable(original) { return ScalarEntry(.ignorable) }
    let scalar = ScalarProperties.premapped(original)
    let form = normalizer.primary([scalar])
    // Turkic casing comes after composition: what looks like a ı that composes with nothing may have
    // been an I that does.
    let composes =
      normalizer.composesForward(scalar) || form.last.map(normalizer.composesForward) ?? true
      || normalizer.isTurkic && form.last == 0x131
    if ScalarProperties.isMark(scalar) {
      guard form == [scalar] else { return ScalarEntry(.complex) }
      let combiningClass = ScalarProperties.combiningClass(scalar)
      return ScalarEntry(
        mark: scalar, combiningClass: combiningClass, composes: composes,
        mayComposeBack: ScalarProperties.mayComposeBack(scalar)) ?? ScalarEntry(.complex)
    }
    guard normalizer.hasBoundaryBefore(scalar), let first = form.first else {
      return ScalarEntry(.complex)
    }
    let classes = form.map(ScalarProperties.normalizedClass)
    let joined: [ScalarClass] = [.separator, .apostrophe, .hyphen, .point]
    if form.count == 1, joined.contains(classes[0]) {
      // Only full stop and comma are ever written: inside numbers.
      guard classes[0] == .point else { return ScalarEntry(classes[0]) }
      return ScalarEntry(.point, primary: form, folded: form) ?? ScalarEntry(.complex)
    }
    if joined.contains(classes[0]), classes.allSatisfy({ joined.contains($0) || $0 == .mark }) {
      return ScalarEntry(.separator)
    }
    if classes == [.mark, .grapheme], ScalarProperties.combiningClass(first) == 0,
      !ScalarProperties.mayComposeBack(first)
    {
      return ScalarEntry(.markAndGrapheme, primary: [first], folded: [form[1]])
        ?? ScalarEntry(.complex)
    }
    if form.count == 2, classes[1] == .mark, classes[0] == .letter || classes[0] == .grapheme,
      Folding.folded(first) == [first]
    {
      return ScalarEntry(
        classes[0] == .letter ? .letterAndMark : .graphemeAndMark, primary: [first],
        folded: [form[1]], strips: Folding.strips(first), composes: true,
        needsOrder: ScalarProperties.combiningClass(form[1]) > 7) ?? ScalarEntry(.complex)
    }
    let single = classes[0] == .grapheme || classes[0] == .hangul ? 1 : 3
    guard [.letter, .digit, .hangul, .grapheme].contains(classes[0]), form.count <= single,
      classes.allSatisfy({ $0 == classes[0] })
    else { return ScalarEntry(.complex) }
    let folded = Folding.folded(form)
    let entry = ScalarEntry(
      classes[0], primary: form, folded: folded, strips: Folding.strips(form[form.count - 1]),
      composes: composes, differs: folded != form)
    guard let entry else { return ScalarEntry(.complex) }
    return classes[0] == .letter && form == [original] && folded == form
      ? entry.markedIdentical : entry
  }
}
