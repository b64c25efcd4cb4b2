// SPDX-License-Identifier: Apache-2.0

import CBespeak
import JSONText

/// Numbers for texts that recur: names, phrases, locales.
///
/// Outcomes share their texts' storage, so most are known by the two words that a `String` is, without a look at
/// their bytes. Texts of other storage are told by what they say.
struct TextTable: ~Copyable {
  private struct Slot: BitwiseCopyable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    /// -1 where the slot is free.
    var number: Int32 = -1
  }

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var used = 0
  private var numbers: [String: Int32] = [:]
  /// By number.
  private(set) var texts: [String] = []
  /// Keeps the storage of texts whose words are in slots: another text may not come to stand there.
  private var held: [String] = []
  private var bytes = ByteBuffer(capacity: 1024)
  private var ends = Records<UInt64>()
  private var marks = Records<border_mark>()
  private var column: UInt64 = 0

  /// How many texts have a number.
  var count: Int { texts.count }

  /// The number of a text, a new one where it has none; -1 for `nil`.
  mutating func number(of text: String?) -> Int32 {
    guard let text else { return -1 }
    return number(of: text)
  }

  /// The number of a text, a new one where it has none.
  mutating func number(of text: String) -> Int32 {
    // SAFETY: a `String` is two words on 64-bit systems, which the cast checks, and they are only compared.
    let (first, second) = unsafe unsafeBitCast(text, to: (UInt64, UInt64).self)
    var place = Self.place(first, second) & (slots.count - 1)
    while slots[place].number >= 0 {
      if slots[place].first == first, slots[place].second == second { return slots[place].number }
      place = (place + 1) & (slots.count - 1)
    }
    return add(text, Slot(first: first, second: second))
  }

  private static func place(_ first: UInt64, _ second: UInt64) -> Int {
    Int(
      truncatingIfNeeded: ((first ^ second &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD) >> 40
    )
  }

  @inline(never)
  private mutating func add(_ text: String, _ slot: Slot) -> Int32 {
    var slot = slot
    if let known = numbers[text] {
      slot.number = known
      // Texts that are made anew each time would fill the table.
      if used >= 4 * texts.count + 64 { return known }
    } else {
      slot.number = Int32(texts.count)
      numbers[text] = slot.number
      texts.append(text)
      bytes.append(text: text)
      ends.append(UInt64(bytes.count))
      marks.append(border_mark())
    }
    held.append(text)
    used += 1
    if 2 * used > slots.count {
      let old = slots
      slots = [Slot](repeating: Slot(), count: 2 * old.count)
      for slot in old where slot.number >= 0 { put(slot) }
    }
    put(slot)
    return slot.number
  }

  private mutating func put(_ slot: Slot) {
    var place = Self.place(slot.first, slot.second) & (slots.count - 1)
    while slots[place].number >= 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = slot
  }

  /// Lends the texts to what makes columns of numbers.
  mutating func withTable<Result>(_ body: (UnsafePointer<border_table>) -> Result) -> Result {
    // SAFETY: what is lent stays where it is during the closure, as nothing is added; there is an end and a mark for each text.
    let base = unsafe UnsafeRawPointer(RowPiece.base(of: bytes))
    return unsafe withUnsafeMutablePointer(to: &column) { column in
      var table = unsafe border_table(
        bytes: base?.assumingMemoryBound(to: CChar.self), ends: ends.base, marks: marks.base,
        column: column)
      return unsafe body(&table)
    }
  }
}

/// Plain values one after the other, whose memory C reads.
@safe struct Records<Element: BitwiseCopyable>: ~Copyable {
  // SAFETY: `capacity` values, of which the first `count` are written; one owner, which frees them.
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  deinit { unsafe base?.deallocate() }

  /// Adds a value.
  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow() }
    // SAFETY: there is room.
    unsafe base?.advanced(by: count).initialize(to: value)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(16, 2 * capacity))
    // SAFETY: the new memory has room for what is written in the old, which nobody has an address of meanwhile.
    if let base = unsafe base {
      unsafe larger.initialize(from: base, count: count)
      unsafe base.deallocate()
    }
    unsafe base = larger
    capacity = max(16, 2 * capacity)
  }

  /// Forgets the values and keeps the memory, unless it is over a limit of bytes.
  mutating func removeAll(keeping limit: Int) {
    count = 0
    if capacity * MemoryLayout<Element>.stride > limit {
      // SAFETY: nobody has an address of it any more.
      unsafe base?.deallocate()
      unsafe base = nil
      capacity = 0
    }
  }
}
