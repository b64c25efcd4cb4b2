// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time of an utterance, as local time.
public struct ValueReference: Hashable, Sendable {
  /// The local time, in seconds since 1 January 1970 in that zone.
  public var local: Int64
  /// The offset from UTC, in seconds; positive to the east.
  public var offset: Int32
  /// The time zone, by its name in the tz database; `nil` where only the offset is known.
  public var zone: String?

  /// The present moment.
  ///
  /// - Parameter zone: The time zone, by its name in the tz database; by default, and if it is unknown, that of the
  ///   system.
  public static func now(in zone: String? = nil) -> ValueReference {
    var seconds = time(nil)
    if let zone, let reference = ValueReference(instant: Int64(seconds), zone: zone) {
      return reference
    }
    // SAFETY: all zeroes are a value of this type of C, whose pointer to a name is not followed.
    var local = unsafe tm()
    // SAFETY: `localtime_r` writes the value it is given and keeps nothing.
    _ = unsafe localtime_r(&seconds, &local)
    // SAFETY: the field is a number.
    let offset = unsafe local.tm_gmtoff
    return ValueReference(local: Int64(seconds) + Int64(offset), offset: Int32(clamping: offset))
  }

  /// Whether a time zone is known by a name of the tz database.
  public static func knows(zone: String) -> Bool {
    ZoneTable.shared.offset(ofZone: zone, at: 0) != nil
  }

  /// An instant in a time zone; `nil` if the zone is unknown.
  ///
  /// - Parameter instant: Seconds since 1970 in UTC.
  public init?(instant: Int64, zone: String) {
    guard let offset = ZoneTable.shared.offset(ofZone: zone, at: instant) else { return nil }
    self.init(local: instant + Int64(offset), offset: offset, zone: zone)
  }

  /// A reference from its parts.
  public init(local: Int64, offset: Int32 = 0, zone: String? = nil) {
    self.local = local
    self.offset = offset
    self.zone = zone
  }

  /// Reads a date of ISO 8601: "2026-03-11", "2026-03-11T14:20:00", with "Z" or "+01:00".
  ///
  /// Without an offset from UTC it is a local time of the zone; with one it is converted to the zone, if there is one.
  ///
  /// - Returns: `nil` for other text, and for a zone that is not known.
  public init?(_ text: String, zone: String? = nil) {
    let bytes = Array(text.utf8)
    func number(_ from: Int, _ count: Int) -> Int? {
      guard from + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[from..<from + count] {
        guard byte &- 0x30 < 10 else { return nil }
        value = value * 10 + Int(byte &- 0x30)
      }
      return value
    }
    func has(_ sign: Character, at offset: Int) -> Bool {
      offset < bytes.count && bytes[offset] == sign.asciiValue
    }
    guard let year = number(0, 4), has("-", at: 4), let month = number(5, 2), has("-", at: 7),
      let day = number(8, 2), let date = CivilDay(year: year, month: month, day: day)
    else { return nil }
    var seconds = 0
    var at = 10
    if has("T", at: 10) || has(" ", at: 10) {
      guard let hour = number(11, 2), hour < 24, has(":", at: 13), let minute = number(14, 2),
        minute < 60
      else { return nil }
      seconds = hour * 3600 + minute * 60
      at = 16
      if has(":", at: 16) {
        guard let second = number(17, 2), second < 61 else { return nil }
        seconds += second
        at = 19
      }
      if has(".", at: at) {
        at += 1
        while at < bytes.count, bytes[at] &- 0x30 < 10 { at += 1 }
      }
    }
    var offset: Int?
    if has("Z", at: at) {
      offset = 0
      at += 1
    } else if has("+", at: at) || has("-", at: at) {
      guard let hours = number(at + 1, 2), hours < 19 else { return nil }
      let minutesAt = has(":", at: at + 3) ? at + 4 : at + 3
      let minutes = number(minutesAt, 2) ?? 0
      offset = (hours * 60 + minutes) * 60 * (has("-", at: at) ? -1 : 1)
      at = minutesAt + 2
    }
    guard at >= bytes.count else { return nil }
    let local = Int64(date.number) * Moment.day + Int64(seconds)
    guard let zone else {
      self.init(local: local, offset: Int32(offset ?? 0))
      return
    }
    let instant =
      offset.map { local - Int64($0) } ?? ZoneTable.shared.instant(ofLocal: local, inZone: zone)
    guard let instant else { return nil }
    self.init(instant: instant, zone: zone)
  }
}
