// SPDX-License-Identifier: Apache-2.0

/// The SHA-256 of bytes, as a Content Security Policy names a script or style by.
///
/// - SeeAlso: FIPS 180-4, section 6.2; Content Security Policy Level 3, "hash-source".
enum ContentHash {
  /// `sha256-` and the hash in Base64.
  static func source(_ bytes: [UInt8]) -> String { "sha256-" + base64(sha256(bytes)) }

  /// The hash, 32 bytes.
  static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
      0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = (0..<16).map { k in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * k + $1]) }
    }
    for k in 16..<64 {
      let (a, b) = (words[k - 15], words[k - 2])
      let small = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let large = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      words.append(words[k - 16] &+ small &+ words[k - 7] &+ large)
    }
    var s = state
    for k in 0..<64 {
      let sum = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sum &+ choice &+ constants[k] &+ words[k]
      let most = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) &+ most
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for k in 0..<8 { state[k] &+= s[k] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var constants: [UInt32] = []
    var candidate: UInt64 = 2
    while constants.count < 64 {
      let isPrime = !(2..<candidate).contains { candidate.isMultiple(of: $0) }
      if isPrime { constants.append(cubeRootFraction(candidate)) }
      candidate += 1
    }
    return constants
  }()

  private static func cubeRootFraction(_ number: UInt64) -> UInt32 {
    // The largest x with x³ ≤ number · 2⁹⁶, bit by bit; its low half is the fraction.
    var root: UInt64 = 0
    for bit in stride(from: UInt64(35), through: 0, by: -1) {
      let next = root | 1 << bit
      if UInt128(next) * UInt128(next) * UInt128(next) <= UInt128(number) << 96 { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = Array(group) + [UInt8](repeating: 0, count: 3 - group.count)
      let bits = padded.reduce(0) { $0 << 8 | Int($1) }
      for k in 0..<4 { text.append(k <= group.count ? digits[bits >> (18 - 6 * k) & 63] : "=") }
    }
    return text
  }
}
