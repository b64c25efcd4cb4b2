// SPDX-License-Identifier: Apache-2.0

extension MeaningBuilder {
  /// What is counted in, or from, another time.
  mutating func nth(
    _ action: Action, _ first: Operand, _ second: Operand, third: Operand
  ) -> Meaning? {
    if action.operation == .unitOf {
      let base = nodes[Int(second.meaning.id)]
      var node = TimeNode(.nthAfter, grain: grain(first.meaning))
      guard node.grain >= .week, base.isDated, base.grain < node.grain,
        base.operation != .recurrence
      else { return nil }
      node.b = Int16(second.meaning.id)
      node.n = 0
      node.isAbsolute = base.isAbsolute
      return add(node)
    }
    let count = first.isThere ? first.meaning.number : 1
    guard count == count.rounded(), count >= 1, count <= 999 else { return nil }
    let sign: Int32 =
      action.operation == .nthLast ? -1 : action.operation == .nthAfter ? action.constant : 1
    let isAfter = action.operation == .nthAfter
    var node = TimeNode(isAfter ? .nthAfter : .nth)
    node.n = Int32(count) * sign
    if second.symbol == Symbol.grain || !second.isThere {
      node.grain = second.isThere ? grain(second.meaning) : .day
      guard node.grain >= .day else { return nil }
    } else {
      let counted = nodes[Int(second.meaning.id)]
      guard !counted.isAbsolute, counted.isDated, counted.operation != .open else { return nil }
      node.a = Int16(second.meaning.id)
      node.grain = counted.grain
    }
    if third.isThere {
      let base = nodes[Int(third.meaning.id)]
      guard base.isDated, base.operation != .recurrence, base.operation != .open,
        isAfter || base.grain > node.grain || base.operation == .span
      else { return nil }
      node.b = Int16(third.meaning.id)
      node.isAbsolute = base.isAbsolute
    } else {
      node.isAbsolute = true
    }
    return add(node)
  }

  /// Some units in a row, the first or last of another time.
  mutating func run(
    _ count: Operand, _ unit: Operand, _ whole: Operand, isLast: Bool
  ) -> Meaning? {
    guard count.isThere, unit.symbol == Symbol.grain, whole.isThere, count.meaning.number >= 2
    else { return nil }
    let ends = Action(operation: isLast ? .nthLast : .nth)
    guard let outer = nth(ends, count, unit, third: whole),
      let inner = nth(ends, Operand(), unit, third: whole)
    else { return nil }
    let (first, last) = isLast ? (outer, inner) : (inner, outer)
    return span(Int(first.id), Int(last.id), includesEnd: true)
  }

  /// A duration before, after or from a time.
  mutating func shifted(_ action: Action, _ first: Operand, _ second: Operand) -> Meaning? {
    switch action.operation {
    case .within:
      var node = TimeNode(.within, grain: durations[Int(first.meaning.id)].grain)
      guard !first.meaning.traits.contains(.range) else { return nil }
      node.b = Int16(first.meaning.id)
      node.n = action.constant
      node.isAbsolute = true
      return add(node)
    case .lasting:
      guard !second.meaning.traits.contains(.range) else { return nil }
      let start = nodes[Int(first.meaning.id)]
      guard start.operation != .open, start.operation != .recurrence, start.operation != .span,
        start.operation != .part
      else { return nil }
      var node = TimeNode(.lasting, grain: start.grain)
      node.a = Int16(first.meaning.id)
      node.b = Int16(second.meaning.id)
      node.isDated = start.isDated
      node.isAbsolute = start.isAbsolute
      node.isAmbiguous = start.isAmbiguous
      return add(node)
    default:
      guard !second.meaning.traits.contains(.range) else { return nil }
      let parts = durations[Int(second.meaning.id)]
      var node = TimeNode(.shift, grain: min(parts.grain, .day))
      node.b = Int16(second.meaning.id)
      node.n = action.constant
      node.isAbsolute = true
      if first.isThere {
        let base = nodes[Int(first.meaning.id)]
        guard base.operation != .recurrence, base.operation != .open else { return nil }
        // "two hours after five" is a time of day.
        node.a = Int16(first.meaning.id)
        node.isAbsolute = base.isAbsolute
        node.isDated = base.isDated || parts.grain >= .day
        node.isAmbiguous = base.isAmbiguous
        node.grain = parts.grain < .day ? min(base.grain, parts.grain) : min(base.grain, .day)
      }
      return add(node)
    }
  }

  /// Spans, open and closed, zones and portions.
  mutating func spanning(
    _ action: Action, _ first: Operand, _ second: Operand, third: Operand
  ) -> Meaning? {
    let a = Int(first.meaning.id)
    guard first.isThere, nodes[a].operation != .recurrence else { return nil }
    switch action.operation {
    case .span, .spanUntil:
      guard second.isThere else { return nil }
      return span(a, Int(second.meaning.id), includesEnd: action.operation == .span)
    case .after, .since, .before, .through:
      let inner = nodes[a]
      guard inner.operation != .open, inner.operation != .span else { return nil }
      var node = TimeNode(.open, grain: inner.grain)
      node.a = Int16(a)
      node.n = action.operation == .after || action.operation == .since ? 1 : -1
      node.m = action.operation == .since || action.operation == .through ? 1 : 0
      if action.operation == .since, action.constant < 0 { node.m = 2 }
      node.isDated = inner.isDated
      node.isAbsolute = inner.isAbsolute
      node.isAmbiguous = inner.isAmbiguous
      return add(node)
    case .zone: return zone(a, second.meaning.id)
    case .distance: return zone(a, ahead: second.meaning, third.meaning, action.constant)
    case .rest:
      var now = TimeNode(.now, grain: .second)
      now.isAbsolute = true
      guard nodes[a].isDated, nodes[a].isAbsolute, let start = add(now) else { return nil }
      return span(Int(start.id), a, includesEnd: true)
    case .inYears:
      let parts = durations[Int(second.meaning.id)]
      let years = parts.amounts[0]
      guard second.isThere, years >= 1, years < 1000, years == years.rounded(),
        parts.grain == .year,
        !nodes[a].isAbsolute
      else { return nil }
      var year = TimeNode(.cycle, grain: .year)
      year.n = Int32(years) * action.constant
      year.isAbsolute = true
      guard let cycle = add(year) else { return nil }
      return join(Int(cycle.id), a)
    case .portion:
      let inner = nodes[a]
      guard inner.operation != .open,
        inner.grain >= .day || inner.operation == .both
          || inner.operation == .part || inner.operation == .weekend
      else { return nil }
      var node = TimeNode(.portion, grain: inner.grain >= .week ? .day : .hour)
      node.a = Int16(a)
      node.n = action.constant
      node.isDated = inner.isDated
      node.isAbsolute = inner.isAbsolute
      return add(node)
    default: return nil
    }
  }

  /// A node at a distance from UTC, of hours and minutes, or both in four digits: "0530".
  private mutating func zone(
    _ index: Int, ahead hours: Meaning, _ minutes: Meaning, _ sign: Int32
  ) -> Meaning? {
    let number = Int(hours.number)
    let distance =
      hours.extra == 4 ? number / 100 * 60 + number % 100 : number * 60 + Int(minutes.number)
    return zone(index, Int32(Zones.shared.id(named: "\(Int(sign) * distance)")))
  }

  /// A node in a time zone.
  mutating func zone(_ index: Int, _ zone: Int32) -> Meaning? {
    let inner = nodes[index]
    guard inner.operation != .zone, inner.grain < .day || inner.operation == .span else {
      return nil
    }
    var node = inner
    node = TimeNode(.zone, grain: inner.grain)
    node.a = Int16(index)
    node.n = zone
    node.isDated = inner.isDated
    node.isAbsolute = inner.isAbsolute
    node.isAmbiguous = inner.isAmbiguous
    return add(node)
  }

  /// A span from one node to another.
  mutating func span(_ first: Int, _ second: Int, includesEnd: Bool) -> Meaning? {
    var from = nodes[first]
    let to = nodes[second]
    for end in [from, to] {
      switch end.operation {
      case .open, .recurrence, .span, .within, .lasting: return nil
      default: break
      }
    }
    // "3 to 5 pm"
    var start = first
    if from.isClock, from.isAmbiguous, let end = clockNode(to), end.isClock, !end.isAmbiguous {
      let limit = end.hour * 60 + max(end.minute, 0)
      var hour = from.hour % 12
      if (hour + 12) * 60 + max(from.minute, 0) < limit { hour += 12 }
      from.hour = hour
      from.isAmbiguous = false
      guard let meaning = add(from) else { return nil }
      start = Int(meaning.id)
    }
    // "9 to 5" begins in the morning.
    if from.isClock, from.isAmbiguous, to.isClock, to.isAmbiguous {
      guard let meaning = morning(first) else { return nil }
      start = Int(meaning.id)
    }
    // Both ends are days, or times of day; or the end has no day of its own.
    if from.isDated != to.isDated, !from.isDated || to.grain >= .day { return nil }
    if from.isDated, to.isDated, (from.grain >= .day) != (to.grain >= .day),
      from.operation != .now, to.operation != .now
    {
      guard from.operation == .cycle || to.operation == .cycle || from.grain < .day else {
        return nil
      }
    }
    var node = TimeNode(.span, grain: min(from.grain, to.grain))
    node.a = Int16(start)
    node.b = Int16(second)
    node.n = includesEnd ? 1 : 0
    node.isDated = from.isDated || to.isDated
    node.isAbsolute =
      from.isAbsolute && from.operation != .now || to.isAbsolute && from.operation == .now
    node.isAmbiguous = from.isAmbiguous
    return add(node)
  }

  /// A time of day whose hour from seven on is in the morning.
  mutating func morning(_ index: Int) -> Meaning? {
    var node = nodes[index]
    guard node.isClock, node.isAmbiguous else { return Meaning(id: Int32(index)) }
    node.prefersMorning = true
    return add(node)
  }

  private func clockNode(_ node: TimeNode) -> TimeNode? {
    switch node.operation {
    case .fields: return node
    case .zone: return clockNode(nodes[Int(node.a)])
    case .part where dayPart(node).minutes.isEmpty:
      var clock = clock(ofPoint: node)
      if clock.hour == 0 { clock.hour = 24 }
      return clock
    default: return nil
    }
  }
}
