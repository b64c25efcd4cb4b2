// SPDX-License-Identifier: Apache-2.0

extension TextBytes {
  /// Decodes the scalar at an offset in `0..<count`.
  ///
  /// - Returns: The scalar and its length in bytes; for ill-formed bytes U+FFFD and the length of
  ///   the maximal subpart, at least 1 (The Unicode Standard, section 3.9, "U+FFFD Substitution").
  @inline(__always) func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(self[offset])
    if lead < 0x80 { return (lead, 1) }
    let available = count - offset
    if lead < 0xE0 {
      guard lead >= 0xC2, available > 1 else { return (0xFFFD, 1) }
      let second = UInt32(self[offset + 1])
      guard second & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      return ((lead & 0x1F) << 6 | second & 0x3F, 2)
    }
    if lead < 0xF0, available > 2 {
      let second = UInt32(self[offset + 1])
      let third = UInt32(self[offset + 2])
      let value = (lead & 0xF) << 12 | (second & 0x3F) << 6 | third & 0x3F
      if second & 0xC0 == 0x80, third & 0xC0 == 0x80, value >= 0x800, value &- 0xD800 >= 0x800 {
        return (value, 3)
      }
    }
    return rareScalar(at: offset)
  }

  /// Four-byte scalars and everything ill-formed.
  @inline(never) private func rareScalar(at offset: Int) -> (value: UInt32, length: Int) {
    let lead = self[offset]
    // The range of the second byte keeps out overlong forms, surrogates and what exceeds U+10FFFF.
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return (0xFFFD, 1)
    }
    var value = UInt32(lead) & (length == 3 ? 0x0F : 0x07)
    for step in 1..<length {
      guard offset + step < count else { return (0xFFFD, step) }
      let byte = self[offset + step]
      guard step == 1 ? second.contains(byte) : byte & 0xC0 == 0x80 else { return (0xFFFD, step) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }
}
