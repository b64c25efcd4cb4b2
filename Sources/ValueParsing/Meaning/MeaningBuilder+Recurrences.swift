// SPDX-License-Identifier: Apache-2.0

extension MeaningBuilder {
  /// What repeats.
  mutating func recurrence(
    _ action: Action, _ first: Operand, _ second: Operand
  ) -> Meaning? {
    var rule = Recurrence()
    switch action.operation {
    case .every:
      let number = second.isThere ? first.meaning.number : max(1, Double(action.constant))
      let grain = grain(second.isThere ? second.meaning : first.meaning)
      guard number == number.rounded(), number >= 1, number < 1000 else { return nil }
      rule.interval = Int32(number)
      rule.frequency = grain
    case .days:
      rule.frequency = .week
      rule.weekdays = UInt8(truncatingIfNeeded: first.meaning.id)
    case .timesPer:
      guard first.meaning.isWhole, 1...1000 ~= first.meaning.number else { return nil }
      rule.frequency = grain(second.meaning)
      rule.times = Int32(first.meaning.number)
    case .everyLength:
      guard !first.meaning.traits.contains(.range),
        let (number, grain) = durations[Int(first.meaning.id)].whole, 1..<1000 ~= number
      else { return nil }
      rule.interval = Int32(number)
      rule.frequency = grain
    case .everyOn:
      let interval = second.isThere ? Int32(second.meaning.number) : max(1, action.constant)
      guard let made = recurrence(on: Int(first.meaning.id), every: interval) else { return nil }
      rule = made
    case .weekdays:
      guard let made = weekdays(first, second, isSpan: action.constant == 1) else { return nil }
      rule = made
    default:
      let node = nodes[Int(first.meaning.id)]
      guard node.operation == .recurrence else { return nil }
      rule = recurrences[Int(node.n)]
      guard extend(&rule, action.operation, second) else { return nil }
    }
    return add(rule)
  }

  private mutating func add(_ rule: Recurrence) -> Meaning? {
    var index = recurrences.count
    for known in recurrences.indices where recurrences[known] == rule { index = known }
    if index == recurrences.count {
      guard index < 4096 else { return nil }
      recurrences.append(rule)
    }
    var node = TimeNode(.recurrence, grain: rule.frequency)
    node.n = Int32(index)
    return add(node)
  }

  /// What comes back with a time: a day of the week, a date, a time of day, a part of the day.
  private mutating func recurrence(on index: Int, every interval: Int32) -> Recurrence? {
    guard let index = onItsDay(index) else { return nil }
    let node = nodes[index]
    var rule = Recurrence()
    rule.interval = interval
    switch node.operation {
    case .fields:
      guard node.year == TimeNode.none, node.grain != .quarter else { return nil }
      if node.hour != TimeNode.none { rule.clock = Int16(morning(index)?.id ?? Int32(index)) }
      if node.month != TimeNode.none {
        rule.frequency = .year
        rule.month = Int32(node.month)
        if node.day != TimeNode.none { rule.monthDay = Int32(node.day) }
      } else if node.day != TimeNode.none {
        rule.frequency = .month
        rule.monthDay = Int32(node.day)
      } else if node.weekday != TimeNode.none {
        rule.frequency = .week
        rule.weekdays = 1 << UInt8(node.weekday - 1)
      } else if node.hour != TimeNode.none {
        rule.frequency = .day
      } else {
        return nil
      }
    case .part: rule.clock = Int16(index)
    case .weekend:
      rule.frequency = .week
      rule.weekdays = 0b110_0000
    case .holiday, .season:
      rule.frequency = .year
      rule.clock = Int16(index)
    case .both where nodes[Int(node.b)].operation == .part || nodes[Int(node.b)].operation == .span:
      guard let outer = recurrence(on: Int(node.a), every: interval), outer.clock < 0 else {
        return nil
      }
      rule = outer
      rule.clock = node.b
    case .span where !node.isDated: rule.clock = Int16(index)
    case .nth:
      // "first friday of the month"
      guard node.b < 0 || nodes[Int(node.b)].operation == .cycle,
        abs(node.n) <= (node.a >= 0 ? 5 : 31)
      else { return nil }
      let base = node.b < 0 ? Grain.month : nodes[Int(node.b)].grain
      guard base == .month || base == .year else { return nil }
      rule.frequency = base
      if node.a >= 0 {
        let counted = nodes[Int(node.a)]
        guard counted.operation == .fields, counted.weekday != TimeNode.none else { return nil }
        rule.weekdays = 1 << UInt8(counted.weekday - 1)
        rule.position = node.n
      } else {
        guard node.grain == .day else { return nil }
        rule.monthDay = node.n
      }
    default: return nil
    }
    return rule
  }

  /// An hour of the night behind a day as one of the next day: "friday night at one" is on Saturday; others as they are.
  private mutating func onItsDay(_ index: Int) -> Int? {
    var node = nodes[index]
    guard node.operation == .fields, node.hour >= 24 else { return index }
    guard node.month == TimeNode.none, node.day == TimeNode.none else { return nil }
    node.hour -= 24
    if node.weekday != TimeNode.none { node.weekday = node.weekday % 7 + 1 }
    return add(node).map { Int($0.id) }
  }

  /// The days of the week that a symbol says, a bit each.
  private func days(of operand: Operand) -> UInt8? {
    // Words for days have their number; times have none above 1.
    let isWord =
      operand.meaning.traits.isDisjoint(with: [.dated, .clocked]) && operand.meaning.number >= 1
    if isWord, 1...7 ~= operand.meaning.id { return 1 << UInt8(operand.meaning.id - 1) }
    guard nodes.indices.contains(Int(operand.meaning.id)) else { return nil }
    let node = nodes[Int(operand.meaning.id)]
    if node.operation == .recurrence {
      let known = recurrences[Int(node.n)]
      guard known.frequency == .week, known.clock < 0, known.interval == 1 else { return nil }
      return known.weekdays
    }
    guard node.operation == .fields, node.weekday != TimeNode.none, node.day == TimeNode.none
    else { return nil }
    return 1 << UInt8(node.weekday - 1)
  }

  /// Days of the week in a row, or one and others.
  private func weekdays(_ first: Operand, _ second: Operand, isSpan: Bool) -> Recurrence? {
    var rule = Recurrence()
    rule.frequency = .week
    guard first.isThere, let one = days(of: first), one != 0 else { return nil }
    if !second.isThere {
      rule.weekdays = one
      return rule
    }
    guard let other = days(of: second), other != 0, one & other == 0 else { return nil }
    if !isSpan {
      rule.weekdays = one | other
      return rule
    }
    guard one.nonzeroBitCount == 1, other.nonzeroBitCount == 1 else { return nil }
    var day = one.trailingZeroBitCount
    rule.weekdays = one
    while 1 << UInt8(day) != other {
      day = (day + 1) % 7
      rule.weekdays |= 1 << UInt8(day)
    }
    return rule
  }

  /// Says when something repeats: a time of day, or the date on which it does.
  private mutating func put(_ rule: inout Recurrence, at index: Int16) -> Bool {
    let node = nodes[Int(index)]
    // What is in the night behind the day has no rule.
    if node.hour >= 24 { return false }
    if rule.clock < 0, !node.isDated,
      node.isClock || node.operation == .part || node.operation == .span
        || node.operation == .lasting
    {
      rule.clock = Int16(morning(Int(index))?.id ?? Int32(index))
      return true
    }
    if rule.clock >= 0, !node.isDated, nodes[Int(rule.clock)].operation == .part, node.isClock {
      return false
    }
    if rule.frequency == .day, rule.interval % 7 == 0, node.isDated {
      // "every 14 days on monday"
      rule.frequency = .week
      rule.interval /= 7
    }
    // "every month on the first", "every year on july 4", "every week on monday"
    guard rule.weekdays == 0, rule.monthDay == 0, rule.month == 0,
      let on = recurrence(on: Int(index), every: rule.interval), on.frequency <= rule.frequency,
      rule.frequency >= .week, on.clock < 0 || rule.clock < 0
    else { return false }
    let frequency = rule.frequency
    let clock = rule.clock
    rule = on
    rule.frequency = frequency
    if clock >= 0 { rule.clock = clock }
    return on.frequency == frequency || on.weekdays != 0 && frequency == .month
  }

  /// Says more of what repeats; `false` where it does not go together.
  private mutating func extend(
    _ rule: inout Recurrence, _ operation: Action.Operation, _ second: Operand
  ) -> Bool {
    let index = Int16(truncatingIfNeeded: second.meaning.id)
    switch operation {
    case .repeatAt: return put(&rule, at: index)
    case .repeatExcept:
      guard let days = days(of: second), rule.clock < 0 || rule.frequency <= .week,
        rule.interval == 1,
        rule.monthDay == 0, rule.month == 0, rule.frequency == .day || rule.frequency == .week
      else { return false }
      let all = rule.weekdays == 0 ? 0b111_1111 : rule.weekdays
      guard rule.frequency == .day || rule.weekdays != 0, all & ~days != 0, all & days != 0 else {
        return false
      }
      rule.frequency = .week
      rule.weekdays = all & ~days
    case .repeatUntil:
      guard rule.until < 0, nodes[Int(index)].isDated else { return false }
      rule.until = index
    case .repeatFrom:
      guard rule.from < 0, nodes[Int(index)].isDated else { return false }
      rule.from = index
    case .repeatFor:
      guard rule.duration < 0 else { return false }
      rule.duration = index
    case .repeatCount:
      guard rule.count == 0, second.meaning.isWhole, 1...10_000 ~= second.meaning.number else {
        return false
      }
      rule.count = Int32(second.meaning.number)
    default: return false
    }
    return true
  }
}
