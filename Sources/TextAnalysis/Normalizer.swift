// SPDX-License-Identifier: Apache-2.0

import CICU

/// NFKC case folding by ICU, with the casing of a locale.
///
/// ICU's instances are immutable and live as long as the process.
@safe struct Normalizer: @unchecked Sendable {
  // SAFETY: the pointers lead to immutable objects that ICU documents as safe for all threads.
  private let casefold: OpaquePointer
  private let compatibility: OpaquePointer
  private let canonical: OpaquePointer
  private let decomposing: OpaquePointer

  /// Whether I and İ are the capitals of ı and i.
  let isTurkic: Bool

  /// A normaliser; traps where ICU was built without its normalisation data.
  private init(isTurkic: Bool) {
    guard let casefold = unsafe icu_nfkcCasefold(), let compatibility = unsafe icu_nfkc(),
      let canonical = unsafe icu_nfc(), let decomposing = unsafe icu_nfd()
    else { preconditionFailure("ICU has no normalisation data") }
    // SAFETY: see the stored properties.
    unsafe self.casefold = casefold
    unsafe self.compatibility = compatibility
    unsafe self.canonical = canonical
    unsafe self.decomposing = decomposing
    self.isTurkic = isTurkic
  }

  /// For every language but the Turkic ones.
  static let standard = Normalizer(isTurkic: false)

  /// For Turkish and Azerbaijani.
  static let turkic = Normalizer(isTurkic: true)

  /// Whether a scalar never changes with what stands before it.
  func hasBoundaryBefore(_ scalar: UInt32) -> Bool {
    // SAFETY: the instance lives for ever, and any code point is allowed.
    unsafe icu_hasBoundaryBefore(casefold, Int32(bitPattern: scalar))
  }

  /// Whether a scalar composes with something that may follow it.
  func composesForward(_ scalar: UInt32) -> Bool {
    // SAFETY: see `hasBoundaryBefore(_:)`.
    !(unsafe icu_hasBoundaryAfter(canonical, Int32(bitPattern: scalar)))
  }

  /// The primary form of a chunk that starts at a boundary.
  func primary(_ chunk: [UInt32]) -> [UInt32] {
    var units = Self.utf16(chunk)
    if isTurkic {
      // SAFETY: see `hasBoundaryBefore(_:)`; composition first, so that I with a dot is İ.
      units = unsafe Self.normalize(units, by: compatibility)
      for index in units.indices {
        if units[index] == 0x49 { units[index] = 0x131 }
        if units[index] == 0x130 { units[index] = 0x69 }
      }
    }
    // SAFETY: see `hasBoundaryBefore(_:)`.
    units = unsafe Self.normalize(units, by: casefold)
    return Self.scalars(units).map(ScalarProperties.postmapped)
  }

  /// The full canonical decomposition of a scalar.
  static func decomposed(_ scalar: UInt32) -> [UInt32] {
    // SAFETY: see `hasBoundaryBefore(_:)`.
    scalars(unsafe normalize(utf16([scalar]), by: standard.decomposing))
  }

  private static func normalize(_ units: [UInt16], by normalizer: OpaquePointer) -> [UInt16] {
    // No scalar of a chunk grows beyond 18 units; a flood has been cut to 30 marks before.
    let capacity = units.count * 18 + 16
    // SAFETY: both buffers are valid for the call and their sizes are passed along; `count` units of the
    // new one are written.
    return unsafe [UInt16](unsafeUninitializedCapacity: capacity) { target, count in
      let written = unsafe units.withUnsafeBufferPointer {
        unsafe icu_normalize(
          normalizer, $0.baseAddress, Int32($0.count), target.baseAddress, Int32(capacity))
      }
      // Without a result the chunk goes on as it is: deterministic, and never seen.
      guard written >= 0, Int(written) <= capacity else {
        // SAFETY: `capacity` is more than `units.count`.
        count = unsafe target.update(fromContentsOf: units)
        return
      }
      count = Int(written)
    }
  }

  /// Encodes scalars; surrogates never occur.
  static func utf16(_ scalars: [UInt32]) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(scalars.count + 2)
    for scalar in scalars {
      if scalar < 0x10000 {
        units.append(UInt16(scalar))
      } else {
        units.append(UInt16(0xD7C0 + scalar >> 10))
        units.append(UInt16(0xDC00 | scalar & 0x3FF))
      }
    }
    return units
  }

  private static func scalars(_ units: [UInt16]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(units.count)
    var index = 0
    while index < units.count {
      let unit = UInt32(units[index])
      index += 1
      if unit & 0xFC00 == 0xD800, index < units.count {
        result.append((unit - 0xD7C0) << 10 | UInt32(units[index]) & 0x3FF)
        index += 1
      } else {
        result.append(unit)
      }
    }
    return result
  }
}
