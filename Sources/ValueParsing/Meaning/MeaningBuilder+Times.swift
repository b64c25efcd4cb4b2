// SPDX-License-Identifier: Apache-2.0

extension MeaningBuilder {
  /// A point or span of time.
  mutating func time(
    _ action: Action, _ first: Operand, _ second: Operand, third: Operand
  ) -> Meaning? {
    let a = first.meaning
    switch action.operation {
    case .now:
      var node = TimeNode(.now, grain: .second)
      node.isAbsolute = true
      return add(node)
    case .thisTime:
      var node = TimeNode(.now, grain: .minute)
      node.isDated = false
      return add(node)
    case .relative: return cycle(grain(a), a.extra, 1)
    case .cycle: return cycle(grain(a), action.constant, 1)
    case .cycles:
      guard a.isWhole, a.number >= 1, a.number < 10_000 else { return nil }
      return cycle(grain(second.meaning), action.constant, Int32(a.number))
    case .impossible:
      guard second.meaning.isWhole, second.meaning.number >= 1, 1...12 ~= a.id else { return nil }
      let last = CivilDay.daysIn(month: Int(a.id), year: 2000)
      return second.meaning.number > Double(last) ? Meaning() : nil
    case .spanDates:
      guard let start = fields(.date, first, second, third: Operand()),
        let end = fields(.date, first, third, third: Operand())
      else { return nil }
      return span(Int(start.id), Int(end.id), includesEnd: true)
    case .weekendOf:
      let inner = nodes[Int(a.id)]
      guard inner.operation == .holiday, let weekend = add(TimeNode(.weekend)) else { return nil }
      var node = TimeNode(.nthAfter, grain: .day)
      node.a = Int16(weekend.id)
      node.b = Int16(a.id)
      node.n = 0
      return add(node)
    case .year, .date, .isoDate, .dotDate, .weekday, .decade, .century:
      return fields(action.operation, first, second, third: third)
    case .clock, .clock24, .half, .halfPast, .packed, .offset:
      return clock(action, first, second, third: third)
    case .holiday, .part, .season, .quarter, .weekend, .week:
      return named(action.operation, a)
    case .both:
      return first.isThere && second.isThere ? both(Int(a.id), Int(second.meaning.id)) : nil
    case .pick: return pick(Int(a.id), action.constant)
    case .run: return run(first, second, third, isLast: action.constant < 0)
    case .nth, .nthLast, .nthAfter, .unitOf: return nth(action, first, second, third: third)
    case .shift, .within, .lasting: return shifted(action, first, second)
    default: return spanning(action, first, second, third: third)
    }
  }

  func grain(_ meaning: Meaning) -> Grain {
    Grain(rawValue: UInt8(truncatingIfNeeded: meaning.id)) ?? .day
  }

  /// The meaning of a node.
  mutating func add(_ node: TimeNode) -> Meaning? {
    guard nodes.count < Self.maxNodes else { return nil }
    var index = nodes.count
    for known in stride(from: nodes.count - 1, through: max(0, nodes.count - 48), by: -1)
    where nodes[known] == node {
      index = known
      break
    }
    if index == nodes.count { nodes.append(node) }
    var meaning = Meaning(id: Int32(index))
    if node.isDated { meaning.traits.insert(.dated) }
    if node.isClock { meaning.traits.insert(.clocked) }
    meaning.number = node.isDated ? 1 : 0
    return meaning
  }

  private mutating func cycle(_ grain: Grain, _ n: Int32, _ count: Int32) -> Meaning? {
    guard n.magnitude < 10_000 else { return nil }
    var node = TimeNode(.cycle, grain: grain)
    node.n = n
    node.m = count
    node.isAbsolute = true
    node.isDated = grain >= .day
    return add(node)
  }

  // MARK: Fields

  private mutating func fields(
    _ operation: Action.Operation, _ first: Operand, _ second: Operand, third: Operand
  ) -> Meaning? {
    var node = TimeNode(.fields)
    switch operation {
    case .year:
      guard let year = year(first) else { return nil }
      node.year = year
      node.grain = .year
      node.isAbsolute = true
    case .weekday: node.weekday = Int16(truncatingIfNeeded: first.meaning.id)
    case .decade:
      guard let year = year(first), year % 10 == 0 else { return nil }
      // "Los años ochenta"; that of digits is a year already.
      node.year = 20...90 ~= year ? year + 1900 : year
      node.grain = .decade
      node.isAbsolute = true
    case .century:
      guard first.meaning.isWhole, 1...99 ~= first.meaning.number else { return nil }
      node.year = Int16(first.meaning.number - 1) * 100
      node.grain = .century
      node.isAbsolute = true
    default:
      guard let date = date(operation, first, second, third: third) else { return nil }
      node = date
    }
    guard var meaning = add(node) else { return nil }
    // "may" and "sun" are dates only where something else says so.
    let isBare = !second.isThere && !third.isThere
    if isBare, first.meaning.traits.contains(.latent) { meaning.traits.insert(.latent) }
    return meaning
  }

  /// A month, a day and a year, as far as they were said.
  private func date(
    _ operation: Action.Operation, _ first: Operand, _ second: Operand, third: Operand
  ) -> TimeNode? {
    var node = TimeNode(.fields)
    var month = operation == .dotDate ? second : first
    var day = operation == .dotDate ? first : second
    // With points the day comes first, unless that is no date.
    if operation == .dotDate, month.meaning.number > 12 { swap(&month, &day) }
    if operation == .date, month.isThere, day.isThere, month.symbol == Symbol.digits {
      // Numbers are in the order of the region, where that is a date.
      guard month.meaning.isWhole, day.meaning.isWhole else { return nil }
      let isDayFirst = setting.isDayFirst
      if isDayFirst && month.meaning.number <= 31 && day.meaning.number <= 12
        || month.meaning.number > 12
      {
        swap(&month, &day)
      }
    }
    if month.isThere {
      let number = month.symbol == Symbol.month ? Double(month.meaning.id) : month.meaning.number
      guard number >= 1, number <= 12, number == number.rounded() else { return nil }
      node.month = Int16(number)
      node.grain = .month
    }
    if third.isThere {
      guard let year = year(third) else { return nil }
      node.year = year
      node.isAbsolute = true
    }
    if day.isThere {
      let number = day.meaning.number
      guard number >= 1, number <= 31, number == number.rounded() else { return nil }
      node.day = Int16(number)
      node.grain = .day
    }
    return node
  }

  /// A year; one of two digits is in the fifty years around 2000.
  private func year(_ operand: Operand) -> Int16? {
    let meaning = operand.meaning
    guard meaning.isWhole, meaning.number >= -3000, meaning.number <= 9999 else { return nil }
    var year = Int16(meaning.number)
    if meaning.traits.contains(.digits), meaning.extra == 2 { year += year < 50 ? 2000 : 1900 }
    return year
  }

  // MARK: Times of day

  private mutating func clock(
    _ action: Action, _ first: Operand, _ second: Operand, third: Operand
  ) -> Meaning? {
    if action.operation == .half { return half(Int(first.meaning.id), action.constant) }
    if action.operation == .offset { return offset(first, second, action.constant) }
    var hour = first.meaning
    var second = second
    if action.operation == .packed {
      second = Operand(
        symbol: Symbol.digits,
        meaning: Meaning(number: hour.number.truncatingRemainder(dividingBy: 100)))
      hour = Meaning(number: (hour.number / 100).rounded(.down))
    }
    guard hour.isWhole, hour.number >= 0, hour.number <= 24,
      [hour, second.meaning, third.meaning].allSatisfy({ !$0.traits.contains(.range) })
    else { return nil }
    var node = TimeNode(.fields, grain: .hour)
    node.isDated = false
    node.hour = Int16(hour.number)
    // "07:30" is in the morning.
    node.isAmbiguous =
      [.clock, .halfPast].contains(action.operation) && 1...12 ~= node.hour
      && !(hour.traits.contains(.digits) && hour.extra == 2 && hour.number < 10)
    if action.operation == .halfPast {
      node.minute = 30
      node.grain = .minute
    }
    for (operand, grain) in [(second, Grain.minute), (third, .second)] where operand.isThere {
      let value = operand.meaning
      guard value.isWhole, value.number >= 0, value.number < 60 else { return nil }
      if grain == .minute {
        node.minute = Int16(value.number)
      } else {
        node.second = Int16(value.number)
      }
      node.grain = grain
    }
    if node.hour == 24, node.minute > 0 || node.second > 0 { return nil }
    return add(node)
  }

  private mutating func half(_ index: Int, _ half: Int32) -> Meaning? {
    var node = nodes[index]
    if node.operation == .span {
      // "from 3 to 5 pm": the first hour is in the half that makes the span short.
      guard let end = self.half(Int(node.b), half) else { return nil }
      return span(Int(node.a), Int(end.id), includesEnd: node.n == 1)
    }
    if node.operation == .open || node.operation == .zone {
      guard let inner = self.half(Int(node.a), half) else { return nil }
      node.a = Int16(inner.id)
      return add(node)
    }
    guard node.isClock else { return nil }
    if node.isAmbiguous {
      node.hour = node.hour % 12 + (half == 1 ? 12 : 0)
      node.isAmbiguous = false
    } else if half == 1, node.hour < 12 {
      guard node.hour > 0 else { return nil }
      node.hour += 12
    } else if half == 0, node.hour >= 12 {
      guard node.hour == 12 else { return nil }
      node.hour = 0
    }
    return add(node)
  }

  private mutating func offset(_ first: Operand, _ second: Operand, _ sign: Int32) -> Meaning? {
    var node = clock(ofPoint: nodes[Int(second.meaning.id)])
    // "fünf vor halb vier" counts from half an hour.
    guard node.isClock, node.minute == TimeNode.none || node.minute == 30 else { return nil }
    let amount =
      first.symbol == Symbol.duration
      ? first.meaning.number / 60
      : first.meaning.traits.contains(.fraction) ? first.meaning.number * 60 : first.meaning.number
    guard amount == amount.rounded(), amount > 0, amount < 60 else { return nil }
    guard node.minute == TimeNode.none || amount < 30 else { return nil }
    var minutes = Int(node.hour) * 60 + max(Int(node.minute), 0) + Int(sign) * Int(amount)
    if minutes < 0 { minutes += 1440 }
    if node.isAmbiguous, minutes < 60 { minutes += 720 }
    node.hour = Int16(minutes / 60)
    node.minute = Int16(minutes % 60)
    node.grain = .minute
    return add(node)
  }

  /// The time of day of noon and midnight; another node as it is.
  func clock(ofPoint node: TimeNode) -> TimeNode {
    guard node.operation == .part, dayPart(node).minutes.isEmpty else { return node }
    var clock = TimeNode(.fields, grain: .hour)
    clock.isDated = false
    clock.hour = Int16(dayPart(node).minutes.lowerBound / 60)
    return clock
  }

  /// The part of the day of a node.
  func dayPart(_ node: TimeNode) -> DayPart { DayPart(rawValue: UInt8(node.n)) ?? .day }

  // MARK: What has a name

  private mutating func named(_ operation: Action.Operation, _ a: Meaning) -> Meaning? {
    switch operation {
    case .holiday:
      var node = TimeNode(.holiday)
      node.n = a.id
      return add(node)
    case .part:
      let part = DayPart(rawValue: UInt8(truncatingIfNeeded: a.id)) ?? .day
      var node = TimeNode(.part, grain: .hour)
      node.n = a.id
      node.isDated = false
      if part == .tonight {
        guard let today = cycle(.day, 0, 1) else { return nil }
        guard let tonight = add(node) else { return nil }
        return join(Int(today.id), Int(tonight.id))
      }
      guard var meaning = add(node) else { return nil }
      // "lunch" is a time only where something else says so.
      if a.traits.contains(.latent) { meaning.traits.insert(.latent) }
      return meaning
    case .season:
      var node = TimeNode(.season)
      node.n = a.id
      guard var meaning = add(node) else { return nil }
      if a.traits.contains(.latent) { meaning.traits.insert(.latent) }
      return meaning
    case .quarter:
      guard a.isWhole, 1...4 ~= a.number else { return nil }
      var node = TimeNode(.fields, grain: .quarter)
      node.month = Int16(a.number) * 3 - 2
      return add(node)
    case .week:
      guard a.isWhole, 1...53 ~= a.number else { return nil }
      var node = TimeNode(.week, grain: .week)
      node.n = Int32(a.number)
      return add(node)
    default: return add(TimeNode(.weekend))
    }
  }

  // MARK: Both

  /// The node of what is in two nodes.
  mutating func both(_ first: Int, _ second: Int) -> Meaning? {
    let a = nodes[first]
    let b = nodes[second]
    if a.operation == .recurrence || b.operation == .recurrence { return nil }
    if a.operation == .zone || b.operation == .zone {
      let (zoned, other) = a.operation == .zone ? (a, second) : (b, first)
      guard nodes[other].operation != .zone, let inner = both(other, Int(zoned.a)) else {
        return nil
      }
      return zone(Int(inner.id), zoned.n)
    }
    if a.operation == .part, let clock = clock(within: a, b) { return clock }
    if b.operation == .part, let clock = clock(within: b, a) { return clock }
    // "tomorrow morning" and "at eight".
    for (outer, other) in [(a, second), (b, first)] where outer.operation == .both {
      let inner = nodes[Int(outer.b)]
      if inner.operation == .part, !nodes[other].isDated {
        guard let clock = both(Int(outer.b), other) else { return nil }
        return both(Int(outer.a), Int(clock.id))
      }
    }
    if a.operation == .fields, b.operation == .fields { return merged(a, b) }
    guard a.isDated || b.isDated else { return nil }
    return join(first, second)
  }

  /// A time of day, or a span of two, in the half of the day that a part of it says.
  ///
  /// - Parameter isPoint: Whether noon and midnight are times of day: "friday evening until midnight" is both of two.
  private mutating func clock(
    within part: TimeNode, _ clock: TimeNode, isPoint: Bool = true
  ) -> Meaning? {
    var clock = isPoint ? self.clock(ofPoint: clock) : clock
    let reach = dayPart(part).reach
    if clock.operation == .span || clock.operation == .open {
      guard !clock.isDated,
        let start = self.clock(within: part, nodes[Int(clock.a)], isPoint: false)
      else { return nil }
      if clock.operation == .open {
        clock.a = Int16(start.id)
        return add(clock)
      }
      let end =
        self.clock(within: part, nodes[Int(clock.b)], isPoint: false) ?? Meaning(id: Int32(clock.b))
      return span(Int(start.id), Int(end.id), includesEnd: clock.n == 1)
    }
    guard clock.isClock else { return nil }
    let said = Int32(clock.hour) * 60 + Int32(max(clock.minute, 0))
    let meant = clock.isAmbiguous ? [0, 720, 1440].map { said % 720 + $0 } : [said, said + 1440]
    guard let minutes = meant.first(where: reach.contains) else { return nil }
    // "At two tonight", "at 2 am tonight" and "this evening at twelve" are in the night after the day.
    clock.isAmbiguous = false
    clock.prefersMorning = reach.upperBound <= 720
    clock.hour = Int16(minutes / 60)
    return add(clock)
  }

  private mutating func merged(_ a: TimeNode, _ b: TimeNode) -> Meaning? {
    var result = a
    for field in [\TimeNode.year, \.month, \.day, \.weekday, \.hour, \.minute, \.second] {
      if b[keyPath: field] == TimeNode.none { continue }
      guard a[keyPath: field] == TimeNode.none else { return nil }
      result[keyPath: field] = b[keyPath: field]
    }
    if a.grain == .quarter || b.grain == .quarter {
      guard min(a.grain, b.grain) == .quarter else { return nil }
    }
    // A time of a month is not one of its days.
    let hasDay = result.day != TimeNode.none || result.weekday != TimeNode.none
    if result.hour != TimeNode.none, !hasDay { return nil }
    // "march 2015 monday" and "monday 2015" name no day.
    if result.weekday != TimeNode.none, result.day == TimeNode.none, result.year != TimeNode.none {
      return nil
    }
    if result.weekday != TimeNode.none, result.day == TimeNode.none, result.month != TimeNode.none {
      return nil
    }
    if result.day != TimeNode.none, result.month == TimeNode.none, result.year != TimeNode.none {
      return nil
    }
    result.grain = min(a.grain, b.grain)
    result.isAmbiguous = a.isAmbiguous || b.isAmbiguous
    result.isDated = a.isDated || b.isDated
    result.isAbsolute = result.year != TimeNode.none
    return add(result)
  }

  /// What is in two nodes, the finer one second.
  mutating func join(_ first: Int, _ second: Int) -> Meaning? {
    var (coarse, fine) = (first, second)
    let a = nodes[first]
    let b = nodes[second]
    if a.grain < b.grain || !a.isDated || a.grain == b.grain && b.isAbsolute && !a.isAbsolute {
      swap(&coarse, &fine)
    }
    let outer = nodes[coarse]
    let inner = nodes[fine]
    guard outer.isDated, outer.grain >= .day || outer.operation == .weekend || !inner.isDated else {
      return nil
    }
    if inner.isAbsolute { return nil }
    if outer.operation == .now || outer.operation == .within { return nil }
    // A time of day is one of a day.
    let isCounted = inner.operation == .now && outer.operation == .cycle
    if !inner.isDated, outer.grain > .day, outer.operation != .weekend, !isCounted { return nil }
    if !inner.isDated, outer.grain < .day { return nil }
    if outer.operation == .open || outer.operation == .span && inner.isDated { return nil }
    var node = TimeNode(.both, grain: inner.grain)
    node.a = Int16(coarse)
    node.b = Int16(fine)
    node.isAbsolute = outer.isAbsolute
    node.isAmbiguous = inner.isAmbiguous
    return add(node)
  }

  /// This, the next or the last of a time that comes back.
  mutating func pick(_ index: Int, _ n: Int32) -> Meaning? {
    let node = nodes[index]
    switch node.operation {
    case .part:
      guard let day = cycle(.day, n, 1) else { return nil }
      return join(Int(day.id), index)
    case .fields:
      let isWeekday = node.weekday != TimeNode.none && node.day == TimeNode.none
      guard !node.isAbsolute, node.hour == TimeNode.none,
        isWeekday && node.month == TimeNode.none || node.grain >= .month
      else { return nil }
    case .holiday, .season, .weekend: break
    default: return nil
    }
    var picked = TimeNode(.pick, grain: node.grain)
    picked.a = Int16(index)
    picked.n = n
    picked.isAbsolute = true
    return add(picked)
  }
}
