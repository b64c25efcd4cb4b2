// SPDX-License-Identifier: Apache-2.0

extension TimeResolver {
  /// The part of a day.
  func part(_ node: TimeNode, _ time: Int64, _ direction: Int) -> Moment? {
    let minutes = builder.dayPart(node).minutes
    let today = Moment.floor(time, Moment.day)
    for step in -1..<3 {
      let day = (today + Int64(direction * step)) * Moment.day
      let start = day + Int64(minutes.lowerBound) * 60
      let end = day + Int64(minutes.upperBound) * 60
      let isPoint = start == end
      let moment = Moment(
        start: start, end: isPoint ? start + 3600 : end, grain: .hour, isSpan: !isPoint)
      if direction == 1 ? (isPoint ? start >= time : end > time) : start <= time { return moment }
    }
    return nil
  }

  /// A season of the northern half of the earth.
  func season(_ node: TimeNode, _ time: Int64, _ direction: Int) -> Moment? {
    let begins: [4 of (Int, Int)] = [(3, 20), (6, 21), (9, 23), (12, 21)]
    let season = Int(min(max(node.n, 0), 3))
    let (year, _, _) = CivilDay(number: Int32(clamping: Moment.floor(time, Moment.day))).parts
    for step in -1..<4 {
      let first = year + direction * step
      let next = (season + 1) % 4
      guard
        let start = CivilDay(year: first, month: begins[season].0, day: begins[season].1),
        let end = CivilDay(
          year: next == 0 ? first + 1 : first, month: begins[next].0, day: begins[next].1)
      else { continue }
      let moment = Moment(
        start: Int64(start.number) * Moment.day, end: Int64(end.number) * Moment.day, grain: .day,
        isSpan: true)
      if direction == 1 ? moment.end > time : moment.start <= time { return moment }
    }
    return nil
  }

  /// From Friday evening to Sunday night.
  func weekend(_ time: Int64, _ direction: Int) -> Moment? {
    let day = Moment.floor(time, Moment.day)
    let weekday = Int64(CivilDay(number: Int32(clamping: day)).weekday)
    for step in -1..<3 {
      let friday = (day - weekday + 5 + Int64(7 * direction * step)) * Moment.day
      let moment = Moment(
        start: friday + 18 * 3600, end: friday + 3 * Moment.day, grain: .hour, isSpan: true)
      if direction == 1 ? moment.end > time : moment.start <= time { return moment }
    }
    return nil
  }

  /// A holiday.
  func holiday(_ node: TimeNode, _ time: Int64, _ direction: Int) -> Moment? {
    let (year, _, _) = CivilDay(number: Int32(clamping: Moment.floor(time, Moment.day))).parts
    for step in -1..<12 {
      guard
        let days = HolidayTable.shared.day(
          Int(node.n), year: year + direction * step, region: setting.region)
      else { continue }
      let moment = Moment(
        start: Int64(days.lowerBound) * Moment.day, end: Int64(days.upperBound) * Moment.day,
        grain: .day, isSpan: days.count > 1)
      if direction == 1 ? moment.end > time : moment.start <= time { return moment }
    }
    return nil
  }

  /// A week of the year.
  func week(_ node: TimeNode, _ time: Int64) -> Moment? {
    let (year, _, _) = CivilDay(number: Int32(clamping: Moment.floor(time, Moment.day))).parts
    guard let fourth = CivilDay(year: year, month: 1, day: 4) else { return nil }
    let monday = Int64(fourth.number) - Int64(fourth.weekday) + 1 + 7 * Int64(node.n - 1)
    return Moment(start: monday * Moment.day, end: (monday + 7) * Moment.day, grain: .week)
  }

  /// What is in both of two times: the finer within the coarser.
  mutating func both(_ node: TimeNode, _ time: Int64, _ direction: Int, depth: Int) -> Moment? {
    var from = time
    let whole = builder.nodes[Int(node.a)]
    let clock = builder.nodes[Int(node.b)]
    // "This time next week."
    if clock.operation == .now, whole.grain > .day {
      let units = DurationParts(Double(whole.n), whole.grain)
      return add(units, 1, to: setting.now).flatMap { unit(.minute, at: $0, from: 0, count: 1) }
    }
    // "Tonight at one" is an hour of the night behind the day; of that before it where it is to come.
    let late = clock.operation == .open ? builder.nodes[Int(clock.a)] : clock
    let isLate = late.operation == .fields && late.hour >= 24
    for _ in 0..<12 {
      guard var outer = find(Int(node.a), from, direction, depth: depth + 1) else { return nil }
      if isLate,
        let early = find(Int(node.b), outer.start, 1, depth: depth + 1),
        early.start < setting.now || setting.now < outer.start
      {
        outer.start += Moment.day
        outer.end += Moment.day
      }
      let isRepeated = !whole.isAbsolute
      let begin = isRepeated && direction == 1 ? max(outer.start, time) : outer.start
      if let inner = find(Int(node.b), begin, 1, depth: depth + 1), inner.start < outer.end,
        inner.start >= outer.start || inner.openness < 0 || inner.end > outer.start
      {
        if inner.start >= outer.start || inner.openness < 0 || inner.grain >= .week {
          let isBehind =
            !isLate && direction == 1 && isMidnightBehind(inner, on: outer, of: whole, clock)
          return isBehind ? inner.shifted(by: Moment.day) : inner
        }
      }
      if begin > outer.start, let inner = find(Int(node.b), outer.start, 1, depth: depth + 1),
        inner.start >= outer.start, inner.start < outer.end, inner.end > time, inner.grain >= .day
      {
        return inner
      }
      guard isRepeated else { return nil }
      from = direction == 1 ? outer.end : outer.start - 1
    }
    return nil
  }

  /// Whether the beginning of a day was said where its end is meant: "today at midnight".
  private func isMidnightBehind(
    _ found: Moment, on day: Moment, of whole: TimeNode, _ clock: TimeNode
  ) -> Bool {
    guard found.start == day.start, day.grain == .day, found.grain < .day, !clock.isDated,
      !clock.prefersMorning, !found.isSpan || found.openness < 0
    else { return false }
    let hasBegun = day.start < setting.now && setting.now < day.end
    if hasBegun, whole.operation == .cycle { return !reading.isOther }
    return reading.isOther && clock.operation == .part && whole.operation != .pick
  }

  /// This, the next or the last.
  mutating func pick(_ node: TimeNode, depth: Int) -> Moment? {
    let now = setting.now
    let index = Int(node.a)
    let inner = builder.nodes[index]
    let today = Moment.floor(now, Moment.day) * Moment.day
    let isWeekday = inner.operation == .fields && inner.weekday != TimeNode.none
    if isWeekday || inner.operation == .weekend {
      // A weekend is of the days before it, whichever day weeks begin on.
      guard let week = unit(.week, at: now, from: 0, count: 1),
        let thisOne = find(index, isWeekday ? week.start : now, 1, depth: depth + 1)
      else { return nil }
      let begin = isWeekday ? week.start : thisOne.start
      switch node.n {
      case 0:
        if reading.isOther { return thisOne }
        return find(index, isWeekday ? today + Moment.day : now, 1, depth: depth + 1)
      case 1...:
        if reading.isOther { return find(index, today + Moment.day, 1, depth: depth + 1) }
        return find(index, thisOne.start + Int64(7 * node.n) * Moment.day, 1, depth: depth + 1)
      default:
        if reading.isOther { return find(index, begin - 7 * Moment.day, 1, depth: depth + 1) }
        return find(index, isWeekday ? today - 1 : thisOne.start - 1, -1, depth: depth + 1)
      }
    }
    if node.n == 0 { return find(index, now, 1, depth: depth + 1) }
    if node.n < 0 {
      guard let last = find(index, today - 1, -1, depth: depth + 1) else { return nil }
      return last.end > now ? find(index, last.start - 1, -1, depth: depth + 1) : last
    }
    guard let first = find(index, now, 1, depth: depth + 1) else { return nil }
    let isNow = first.start <= now
    var found = isNow != reading.isOther ? find(index, first.end, 1, depth: depth + 1) : first
    for _ in 1..<max(1, min(node.n, 20)) {
      guard let last = found else { return nil }
      found = find(index, last.end, 1, depth: depth + 1)
    }
    return found
  }

  /// A time so long after or before another.
  mutating func shift(_ node: TimeNode, _ time: Int64, _ direction: Int, depth: Int) -> Moment? {
    let parts = builder.durations[Int(node.b)]
    guard node.a >= 0 else {
      guard let then = fromNow(parts, node.n) else { return nil }
      guard node.grain >= .day else {
        return Moment(
          start: then, end: then + 1, grain: parts.grain == .hour ? .minute : node.grain)
      }
      return unit(.day, at: then, from: 0, count: 1)
    }
    // What is open on one side has no length to keep.
    guard let base = find(Int(node.a), time, direction, depth: depth + 1), base.openness == 0,
      let start = add(parts, node.n, to: base.start)
    else { return nil }
    var moment = Moment(
      start: start, end: start + base.end - base.start, grain: base.grain, isSpan: base.isSpan)
    if parts.grain < .day, base.grain >= .day {
      moment = Moment(start: start, end: start + 60, grain: .minute)
    }
    // "a week after march"
    if base.grain > .day, parts.grain <= base.grain {
      return unit(.day, at: start, from: 0, count: 1)
    }
    return moment
  }

  /// The nth unit or time within another.
  mutating func nth(_ node: TimeNode, _ time: Int64, _ direction: Int, depth: Int) -> Moment? {
    guard node.b >= 0, let base = find(Int(node.b), time, direction, depth: depth + 1) else {
      return nil
    }
    let count = Int(node.n.magnitude)
    var found: Moment?
    if node.a < 0, node.grain == .week {
      // A week belongs to the period that holds most of it.
      let most = 3 * Moment.day
      guard let first = unit(.week, at: base.start, from: 0, count: 1),
        let last = unit(.week, at: base.end - 1, from: 0, count: 1)
      else { return nil }
      found =
        node.n > 0
        ? unit(
          .week, at: base.start, from: count - (base.start - first.start <= most ? 1 : 0), count: 1)
        : unit(
          .week, at: base.end - 1, from: 1 - count - (last.end - base.end <= most ? 0 : 1), count: 1
        )
    } else if node.a < 0 {
      let grain = node.grain
      if node.n > 0 {
        guard let first = unit(grain, at: base.start, from: 0, count: 1) else { return nil }
        found = unit(
          grain, at: base.start, from: count - (first.start < base.start ? 0 : 1), count: 1)
      } else {
        guard let last = unit(grain, at: base.end - 1, from: 0, count: 1) else { return nil }
        found = unit(
          grain, at: base.end - 1, from: (last.end > base.end ? -1 : 0) - count + 1, count: 1)
      }
    } else if node.n > 0 {
      var from = base.start
      for _ in 0..<min(count, 400) {
        guard let next = find(Int(node.a), from, 1, depth: depth + 1), next.start < base.end else {
          return nil
        }
        if next.start < base.start {
          from = next.end
          continue
        }
        found = next
        from = next.end
      }
    } else {
      var from = base.end - 1
      for _ in 0..<min(count, 400) {
        guard let next = find(Int(node.a), from, -1, depth: depth + 1), next.start >= base.start
        else { return nil }
        found = next
        from = next.start - 1
      }
    }
    guard let found, found.start < base.end, found.end > base.start else { return nil }
    return found
  }

  /// The nth time after or before another, or now.
  mutating func nthAfter(_ node: TimeNode, depth: Int) -> Moment? {
    var base = Moment(start: setting.now, end: setting.now + 1, grain: .second)
    if node.b >= 0 {
      guard let found = find(Int(node.b), setting.now, 1, depth: depth + 1) else { return nil }
      base = found
    } else {
      let today = Moment.floor(setting.now, Moment.day) * Moment.day
      base = Moment(start: today, end: today + Moment.day, grain: .day)
    }
    if node.a < 0 { return unit(node.grain, at: base.start, from: Int(node.n), count: 1) }
    // The weekend of a holiday holds or touches it.
    if node.n == 0 {
      guard var weekend = find(Int(node.a), base.start - 2 * Moment.day, 1, depth: depth + 1) else {
        return nil
      }
      weekend.end = max(weekend.end, base.end)
      weekend.start = min(weekend.start, base.start)
      return weekend
    }
    var from = node.n > 0 ? base.end : base.start - 1
    var found: Moment?
    for _ in 0..<min(Int(node.n.magnitude), 400) {
      guard let next = find(Int(node.a), from, node.n > 0 ? 1 : -1, depth: depth + 1) else {
        return nil
      }
      found = next
      from = node.n > 0 ? next.end : next.start - 1
    }
    return found
  }

  /// From one time to another.
  mutating func span(_ node: TimeNode, _ time: Int64, _ direction: Int, depth: Int) -> Moment? {
    let a = builder.nodes[Int(node.a)]
    let b = builder.nodes[Int(node.b)]
    // Where the end alone is fixed, the beginning is the last one before it.
    if b.isAbsolute, !a.isAbsolute, a.operation != .now {
      guard let end = find(Int(node.b), time, direction, depth: depth + 1),
        let start = find(Int(node.a), end.start - 1, -1, depth: depth + 1)
      else { return nil }
      return joined(start, end, node)
    }
    guard let start = find(Int(node.a), time, direction, depth: depth + 1) else { return nil }
    var from = start.start + 1
    if a.operation == .fields, a.hour == TimeNode.none { from = start.end }
    if b.isAbsolute { from = setting.now }
    guard var end = find(Int(node.b), from, 1, depth: depth + 1) else { return nil }
    // "9 to 11": the next 11, in whichever half of the day.
    if b.isClock, b.isAmbiguous, !b.isDated {
      let half: Int64 = 12 * 3600
      while end.start - half > start.start {
        end.start -= half
        end.end -= half
      }
    }
    return joined(start, end, node)
  }

  private func joined(_ start: Moment, _ end: Moment, _ node: TimeNode) -> Moment? {
    let isWhole = node.n == 1 && (end.grain >= .day || end.isSpan)
    let last = isWhole ? end.end : end.start
    guard last > start.start else { return nil }
    return Moment(start: start.start, end: last, grain: min(start.grain, end.grain), isSpan: true)
  }

  /// From a time on, or until it.
  mutating func open(_ node: TimeNode, _ time: Int64, _ direction: Int, depth: Int) -> Moment? {
    // "since monday" is since the last one, "since midnight today" since the day began.
    let isPast = node.m == 2
    guard let inner = find(Int(node.a), time, isPast ? -1 : direction, depth: depth + 1) else {
      return nil
    }
    let isLong = inner.grain >= .day || inner.isSpan
    if node.n > 0 {
      let start = node.m >= 1 || !isLong ? inner.start : inner.end
      return Moment(start: start, end: start, grain: inner.grain, isSpan: true, openness: 1)
    }
    // "before the end of december" is before it is over.
    let isEnd =
      self.builder.nodes[Int(node.a)].operation == .portion
      && self.builder.nodes[Int(node.a)].n == 2
    let end = (node.m == 1 || isEnd) && isLong ? inner.end : inner.start
    return Moment(start: end, end: end, grain: inner.grain, isSpan: true, openness: -1)
  }

  /// The early, middle or late part of a time.
  mutating func portion(_ node: TimeNode, _ time: Int64, _ direction: Int, depth: Int) -> Moment? {
    guard let base = find(Int(node.a), time, direction, depth: depth + 1) else { return nil }
    let unit: Int64 = base.grain >= .week ? Moment.day : 3600
    let length = base.end - base.start
    // Thirds, in whole days or hours; the first and last take what is over.
    let third = max(unit, (length / 3 + unit / 2) / unit * unit)
    var moment = base
    moment.isSpan = true
    moment.grain = base.grain >= .week ? .day : .hour
    switch node.n {
    case 0: moment.end = base.start + max(third, (length + 3 * unit - 1) / (3 * unit) * unit)
    case 1:
      moment.start = base.start + third
      moment.end = base.end - third
    default: moment.start = base.end - max(third, (length + 3 * unit - 1) / (3 * unit) * unit)
    }
    return moment.end > moment.start ? moment : nil
  }

  /// The first time of what repeats.
  mutating func first(of rule: Recurrence, depth: Int) -> Moment? {
    var from = setting.now
    if rule.from >= 0, let start = find(Int(rule.from), setting.now, 1, depth: depth + 1) {
      from = max(from, start.start)
    }
    let today = Moment.floor(from, Moment.day)
    for step in 0..<1500 {
      let number = Int32(clamping: today + Int64(step))
      guard rule.holds(onDay: number) else { continue }
      let start = Int64(number) * Moment.day
      guard rule.clock >= 0 else {
        guard rule.frequency < .day else {
          return Moment(start: start, end: start + Moment.day, grain: .day)
        }
        let first = max(start, from)
        return Moment(
          start: first, end: first + Int64(rule.frequency.seconds), grain: rule.frequency)
      }
      guard let moment = find(Int(rule.clock), max(start, from), 1, depth: depth + 1) else {
        return nil
      }
      if moment.start < start + Moment.day { return moment }
      if moment.grain >= .day { return moment }
    }
    return nil
  }
}

extension Recurrence {
  /// Whether a day is one of its days; all are, where it says none.
  func holds(onDay number: Int32) -> Bool {
    let day = CivilDay(number: number)
    let parts = day.parts
    if month != 0, Int(month) != parts.month { return false }
    if monthDay > 0, Int(monthDay) != parts.day { return false }
    if monthDay < 0 {
      let last = CivilDay.daysIn(month: parts.month, year: parts.year)
      if parts.day != last + 1 + Int(monthDay) { return false }
    }
    if month != 0, monthDay == 0, parts.day != 1 { return false }
    if weekdays != 0, weekdays & 1 << UInt8(day.weekday - 1) == 0 { return false }
    if position > 0, (parts.day - 1) / 7 + 1 != Int(position) { return false }
    if position < 0 {
      let last = CivilDay.daysIn(month: parts.month, year: parts.year)
      if (last - parts.day) / 7 + 1 != Int(-position) { return false }
    }
    return true
  }
}
