// SPDX-License-Identifier: Apache-2.0

/// When something was used, to the hour in UTC.
///
/// Nothing finer is kept: counts that halve in a month need no more, and it says less of a person's day.
public struct UsageTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Hours since 1970.
  public let hours: UInt32

  /// Creates a time from hours since 1970.
  public init(hours: UInt32) { self.hours = hours }

  /// Creates a time from seconds since 1970; the hour they lie in, clamped to what can be held.
  public init(secondsSince1970 seconds: Int64) {
    hours = UInt32(clamping: max(0, seconds) / 3_600)
  }

  /// Reads `2025-06-01` or `2025-06-01T13`, the latter also with what `description` puts behind it.
  ///
  /// `nil` for anything else, and for days before 1970.
  public init?(_ text: String) {
    var text = Substring(text)
    if text.hasSuffix(":00Z") { text = text.dropLast(4) }
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    let date = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    func number(_ text: Substring, _ digits: Int, _ range: ClosedRange<Int>) -> Int? {
      guard text.utf8.count == digits, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        let number = Int(text), range.contains(number)
      else { return nil }
      return number
    }
    guard parts.count <= 2, date.count == 3, let year = number(date[0], 4, 1970...9999),
      let month = number(date[1], 2, 1...12), let day = number(date[2], 2, 1...31),
      let hour = parts.count == 1 ? 0 : number(parts[1], 2, 0...23)
    else { return nil }
    let days = Self.days(year, month, day)
    guard Self.date(days) == (year, month, day) else { return nil }
    hours = UInt32(days * 24 + hour)
  }

  /// `2025-06-01T13:00Z`.
  public var description: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let (year, month, day) = Self.date(Int(hours / 24))
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
      + "\(padded(Int(hours % 24), 2)):00Z"
  }

  /// Earlier times first.
  public static func < (a: UsageTime, b: UsageTime) -> Bool { a.hours < b.hours }

  /// Days since 1970 of a day of the Gregorian calendar.
  ///
  /// - SeeAlso: Howard Hinnant, "chrono-compatible low-level date algorithms".
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  private static func date(_ days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let day = shifted - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let ofYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let civil = month < 10 ? month + 3 : month - 9
    return (
      year + era * 400 + (civil <= 2 ? 1 : 0), civil, ofYear - (153 * month + 2) / 5 + 1
    )
  }
}
