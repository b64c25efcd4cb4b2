// SPDX-License-Identifier: Apache-2.0

/// Tells which time is meant by one that was said, as of a moment.
///
/// Everything is local time; a day has 86,400 seconds here, and what is counted in hours across a change
/// of the clock is corrected where it is counted from now.
struct TimeResolver {
  /// Nodes, durations and recurrences.
  let builder: MeaningBuilder
  /// When it was said, and where.
  let setting: ValueSetting
  /// Which of the readings is wanted where words leave several.
  var reading = Reading()

  /// How many times were looked for.
  private var searches = 0

  /// A resolver of the nodes of a builder.
  init(builder: MeaningBuilder, setting: ValueSetting) {
    self.builder = builder
    self.setting = setting
  }

  /// A choice among readings.
  struct Reading: Hashable {
    /// The other half of the day than is usual.
    var isOtherHalf = false
    /// The last time before now, in place of the next.
    var isPast = false
    /// The nearer day where "next friday" may be either, or today for a day of the week.
    var isOther = false
  }

  /// How deep nodes may lie in each other.
  private static let maxDepth = 24
  /// How many times are looked for to tell one, in all its readings: what days are both of two is tried out,
  /// and such times lie in each other.
  private static let maxSearches = 300
  /// How many periods are looked at for what is in one of them.
  private static let maxPeriods = 64

  private var now: Int64 { setting.now }
  private func node(_ index: Int) -> TimeNode { builder.nodes[index] }

  /// The years that can be told, in seconds.
  private static let told: ClosedRange<Int64> = -377_000_000_000...253_402_300_799

  /// The time that a node says, counted from now; `nil` if there is none, or it is beyond the year 9999.
  mutating func moment(of index: Int) -> Moment? {
    guard let moment = found(index), Self.told.contains(moment.start),
      Self.told.contains(moment.end)
    else { return nil }
    return moment
  }

  private mutating func found(_ index: Int) -> Moment? {
    let node = node(index)
    if reading.isPast, !node.isAbsolute { return find(index, now, -1, depth: 0) }
    // A day of the week is not today, unless an hour of today is left.
    if node.operation == .fields, node.weekday != TimeNode.none, node.day == TimeNode.none,
      node.hour == TimeNode.none, !reading.isOther
    {
      let tomorrow = (Moment.floor(now, Moment.day) + 1) * Moment.day
      return find(index, tomorrow, 1, depth: 0)
    }
    return find(index, now, 1, depth: 0)
  }

  /// The first occurrence of a node that is not over at a time (`direction` 1), or the last that has begun (-1).
  mutating func find(_ index: Int, _ time: Int64, _ direction: Int, depth: Int) -> Moment? {
    searches += 1
    guard depth < Self.maxDepth, searches <= Self.maxSearches else { return nil }
    let node = node(index)
    switch node.operation {
    case .fields: return fields(node, time, direction)
    case .now where !node.isDated: return thisTime(time)
    case .now: return Moment(start: now, end: now + 1, grain: .second)
    case .cycle: return cycle(node)
    case .part: return part(node, time, direction)
    case .season: return season(node, time, direction)
    case .weekend: return weekend(time, direction)
    case .holiday: return holiday(node, time, direction)
    case .week: return week(node, time)
    case .both: return both(node, time, direction, depth: depth)
    case .pick: return pick(node, depth: depth)
    case .shift: return shift(node, time, direction, depth: depth)
    case .nth: return nth(node, time, direction, depth: depth)
    case .nthAfter: return nthAfter(node, depth: depth)
    case .span: return span(node, time, direction, depth: depth)
    case .open: return open(node, time, direction, depth: depth)
    case .lasting:
      guard var moment = find(Int(node.a), time, direction, depth: depth + 1) else { return nil }
      guard let end = add(builder.durations[Int(node.b)], 1, to: moment.start) else { return nil }
      moment.end = end
      moment.isSpan = true
      return moment.end > moment.start ? moment : nil
    case .within:
      guard let other = fromNow(builder.durations[Int(node.b)], node.n), other != now else {
        return nil
      }
      return Moment(start: min(now, other), end: max(now, other), grain: node.grain, isSpan: true)
    case .portion: return portion(node, time, direction, depth: depth)
    case .zone:
      guard var moment = find(Int(node.a), time, direction, depth: depth + 1) else { return nil }
      guard let start = Zones.shared.instant(ofLocal: moment.start, in: node.n),
        let end = Zones.shared.instant(ofLocal: moment.end, in: node.n)
      else { return nil }
      let length = moment.end - moment.start
      moment.start = setting.local(at: start)
      moment.end = setting.local(at: end)
      // An hour that clocks of either zone leave out is one all the same.
      if moment.end <= moment.start { moment.end = moment.start + length }
      return moment
    case .recurrence: return first(of: builder.recurrences[Int(node.n)], depth: depth)
    }
  }

  // MARK: Fields

  private func fields(_ node: TimeNode, _ time: Int64, _ direction: Int) -> Moment? {
    let today = Int32(clamping: Moment.floor(time, Moment.day))
    let isDay = node.day != TimeNode.none || node.weekday != TimeNode.none || !node.isDated
    if !isDay { return period(node, today, direction) }
    if node.month != TimeNode.none || node.year != TimeNode.none {
      let (year, _, _) = CivilDay(number: today).parts
      let years = node.year != TimeNode.none ? [Int(node.year)] : nil
      for step in 0..<41 {
        if years != nil, step > 0 { return nil }
        let candidate = years?[0] ?? year + (step == 0 ? direction * -1 : direction * (step - 1))
        guard node.month != TimeNode.none,
          let day = CivilDay(year: candidate, month: Int(node.month), day: Int(node.day))
        else { continue }
        if let found = onDay(node, day.number, time, towards: years == nil ? direction : 0) {
          return found
        }
      }
      return nil
    }
    if node.day != TimeNode.none {
      let (year, month, _) = CivilDay(number: today).parts
      for step in 0..<60 {
        let months = year * 12 + month - 1 + direction * (step - 1)
        let candidate = CivilDay(
          year: Int(Moment.floor(Int64(months), 12)),
          month: months - 12 * Int(Moment.floor(Int64(months), 12)) + 1,
          day: Int(node.day))
        if let candidate, let found = onDay(node, candidate.number, time, towards: direction) {
          return found
        }
      }
      return nil
    }
    for step in -1..<9 {
      if let found = onDay(node, today + Int32(direction * step), time, towards: direction) {
        return found
      }
    }
    return nil
  }

  /// The moment on a day, if the day is one of the node's and it is not over (1), has begun (-1), or any (0).
  private func onDay(
    _ node: TimeNode, _ day: Int32, _ time: Int64, towards direction: Int
  ) -> Moment? {
    if node.weekday != TimeNode.none, CivilDay(number: day).weekday != Int(node.weekday) {
      return nil
    }
    let start = Int64(day) * Moment.day
    guard node.hour != TimeNode.none else {
      let moment = Moment(start: start, end: start + Moment.day, grain: .day)
      switch direction {
      case 1: return moment.end > time ? moment : nil
      case -1: return moment.start <= time ? moment : nil
      default: return moment
      }
    }
    let seconds = Int64(max(node.minute, 0)) * 60 + Int64(max(node.second, 0))
    let hours = hours(node)
    let last = hours.second >= 0 ? 2 : 1
    var best: Moment?
    for index in 0..<last {
      let hour = index == 0 ? hours.first : hours.second
      let begin = start + Int64(hour) * 3600 + seconds
      if direction == 1, begin < time { continue }
      if direction == -1, begin > time { continue }
      let moment = Moment(start: begin, end: begin + Int64(node.grain.seconds), grain: node.grain)
      if best == nil || direction == -1 && begin > best!.start { best = moment }
    }
    return best
  }

  /// The hours that may be meant, in order; -1 for no second one.
  private func hours(_ node: TimeNode) -> (first: Int, second: Int) {
    let hour = Int(node.hour)
    guard node.isAmbiguous else { return (hour, -1) }
    let early = hour % 12
    let isAfternoon = 1...6 ~= hour || hour == 12
    if !isAfternoon, !node.isDated, !node.prefersMorning, !reading.isOtherHalf {
      return (early, early + 12)
    }
    return (isAfternoon != reading.isOtherHalf ? early + 12 : early, -1)
  }

  /// A month, quarter or year.
  private func period(_ node: TimeNode, _ today: Int32, _ direction: Int) -> Moment? {
    let (year, month, _) = CivilDay(number: today).parts
    var first = node.year != TimeNode.none ? Int(node.year) : year
    let length = max(node.month == TimeNode.none ? 12 : 1, node.grain.months)
    let start = node.month == TimeNode.none ? 1 : Int(node.month)
    if node.year == TimeNode.none, node.month != TimeNode.none {
      if direction == 1, month >= start + length { first += 1 }
      if direction == -1, month < start { first -= 1 }
    }
    return months(from: first * 12 + start - 1, count: length, node.grain)
  }

  /// A run of months, counted from the year 0.
  private func months(from first: Int, count: Int, _ grain: Grain) -> Moment? {
    guard let start = day(ofMonth: first), let end = day(ofMonth: first + count) else { return nil }
    return Moment(
      start: Int64(start) * Moment.day, end: Int64(end) * Moment.day, grain: grain)
  }

  private func day(ofMonth months: Int) -> Int32? {
    let year = Int(Moment.floor(Int64(months), 12))
    return CivilDay(year: year, month: months - year * 12 + 1, day: 1)?.number
  }

  // MARK: Units from now

  private func cycle(_ node: TimeNode) -> Moment? {
    let begins = node.n < 0 ? Int(node.n) - Int(node.m) + 1 : Int(node.n)
    return unit(node.grain, at: now, from: begins, count: Int(node.m))
  }

  /// Some units in a row, counted from the one that holds a time.
  func unit(_ grain: Grain, at time: Int64, from offset: Int, count: Int) -> Moment? {
    let today = Int32(clamping: Moment.floor(time, Moment.day))
    if grain.months > 0 {
      let (year, month, _) = CivilDay(number: today).parts
      let length = grain.months
      let index = Int(Moment.floor(Int64(year * 12 + month - 1), Int64(length)))
      return months(from: (index + offset) * length, count: count * length, grain)
    }
    let length = Int64(grain.seconds)
    var origin: Int64 = 0
    if grain == .week {
      // The first day of a week, counted from that of 29 December 1969, a Monday.
      origin = Int64(-3 + setting.firstWeekday - 1) * Moment.day
    }
    let index = Moment.floor(time - origin, length)
    let start = (index + Int64(offset)) * length + origin
    return Moment(start: start, end: start + Int64(count) * length, grain: grain)
  }

  /// The time of day that it is now, on the day of a time; on the next one as of now.
  private func thisTime(_ time: Int64) -> Moment {
    let day = Moment.floor(time, Moment.day) + (time == now ? 1 : 0)
    let start = day * Moment.day + (now - Moment.floor(now, Moment.day) * Moment.day) / 60 * 60
    return Moment(start: start, end: start + 60, grain: .minute)
  }

  // MARK: Durations

  /// The time a duration after (1) or before (-1) now; what is told in hours or less goes by clocks that are
  /// changed in between. `nil` as for `add`.
  func fromNow(_ parts: DurationParts, _ sign: Int32) -> Int64? {
    for index in 0..<4 where parts.amounts[index] != 0 { return add(parts, sign, to: now) }
    guard parts.seconds < 1e12 else { return add(parts, sign, to: now) }
    return setting.local(after: Int64(sign) * Int64(parts.seconds.rounded()))
  }

  /// A time, a duration later or earlier; `nil` where that is in no year of `CivilDay`.
  func add(_ parts: DurationParts, _ sign: Int32, to time: Int64) -> Int64? {
    var result = time
    let wholeMonths = parts.amounts[0] * 12 + parts.amounts[1]
    let whole = wholeMonths.rounded(.towardZero)
    guard whole.magnitude < 240_000 else { return nil }
    if whole != 0 {
      let dayNumber = Int32(clamping: Moment.floor(result, Moment.day))
      let (year, month, day) = CivilDay(number: dayNumber).parts
      let months = year * 12 + month - 1 + Int(sign) * Int(whole)
      let newYear = Int(Moment.floor(Int64(months), 12))
      let newMonth = months - newYear * 12 + 1
      let last = CivilDay.daysIn(month: newMonth, year: newYear)
      guard let new = CivilDay(year: newYear, month: newMonth, day: min(day, last)) else {
        return nil
      }
      result += (Int64(new.number) - Int64(dayNumber)) * Moment.day
    }
    let rest =
      (wholeMonths - whole) * 2_592_000 + parts.amounts[2] * 604_800 + parts.amounts[3] * 86_400
      + parts.amounts[4] * 3600 + parts.amounts[5] * 60 + parts.amounts[6]
    return result + Int64(sign) * Int64(rest.rounded())
  }
}
