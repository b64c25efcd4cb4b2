// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// What the same words may mean something else by: where and when they were said.
struct ValueSetting {
  /// The region, for its currency, holidays and order of dates.
  var region = Region.world
  /// Whether a comma parts the whole of a number from its fraction.
  var usesDecimalComma = false
  /// Whether "4/5" is the fourth of May.
  var isDayFirst = false
  /// The day that weeks begin on, 1 for Monday.
  var firstWeekday = 1
  /// The local time, in seconds since 1 January 1970 in that zone.
  var now: Int64 = 0
  /// How far the local time is ahead of UTC, in seconds.
  var offset: Int32 = 0
  /// The time zone, by its name; `nil` where only the offset is known.
  var zone: String?

  /// What clocks show here at an instant, in seconds since 1970 in UTC.
  func local(at instant: Int64) -> Int64 {
    let offset = zone.flatMap { ZoneTable.shared.offset(ofZone: $0, at: instant) } ?? offset
    return instant + Int64(offset)
  }

  /// The local time so many seconds after now, across changes of the clock.
  func local(after seconds: Int64) -> Int64 { local(at: now - Int64(offset) + seconds) }
}
