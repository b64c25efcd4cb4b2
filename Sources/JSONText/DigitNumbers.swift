// SPDX-License-Identifier: Apache-2.0

extension UInt32 {
  /// The number that some bytes write in digits alone: Swift's own initialiser takes a sign before them too,
  /// where no format has one.
  ///
  /// - Parameters:
  ///   - digits: ASCII digits and, for a radix of 16, letters of either case.
  ///   - radix: 10 or 16.
  /// - Returns: `nil` where there is no digit, another byte, or more than 32 bits hold.
  package init?(digits: some Collection<UInt8>, radix: Int) {
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else {
      return nil
    }
    self.init(String(decoding: digits, as: UTF8.self), radix: radix)
  }
}
