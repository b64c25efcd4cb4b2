// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// What is wrong with a line, or with an option that says the same for all lines.
struct LineFault: Error {
  /// What is wrong, and what to write.
  let message: String
}

extension ValueReference {
  /// When and where something was said, as a date and a time zone are written.
  ///
  /// - Returns: The moment; the present one where only a zone is given; `nil` for neither.
  /// - Throws: `LineFault` for other dates than those of ISO 8601, and for zones of no such name.
  static func written(date: String?, zone: String?) throws(LineFault) -> ValueReference? {
    if let zone, !knows(zone: zone) {
      throw LineFault(message: "no time zone is called '\(zone)'; write 'Europe/Berlin'")
    }
    guard let date else { return zone.map { now(in: $0) } }
    guard let reference = ValueReference(date, zone: zone) else {
      throw LineFault(
        message: "'\(date)' is no date of ISO 8601; write '2026-03-11T14:20:00'")
    }
    return reference
  }
}
