// SPDX-License-Identifier: Apache-2.0

/// A point or span of local time.
struct Moment: Hashable {
  /// Its first second, counted from 1 January 1970 in local time.
  var start: Int64
  /// The second after its last one.
  var end: Int64
  /// The unit it is told to.
  var grain: Grain
  /// Whether it is a span, and not a point told to a unit.
  var isSpan = false
  /// 1 where it has no end, -1 where it has no beginning.
  var openness = 0

  /// The seconds of a day.
  static let day: Int64 = 86_400

  /// The number of the day that it begins on.
  var firstDay: Int32 { Int32(clamping: Self.floor(start, Self.day)) }

  /// The same so many seconds later.
  func shifted(by seconds: Int64) -> Moment {
    var moment = self
    moment.start += seconds
    moment.end += seconds
    return moment
  }

  /// A quotient rounded down.
  static func floor(_ number: Int64, _ divisor: Int64) -> Int64 {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }
}
