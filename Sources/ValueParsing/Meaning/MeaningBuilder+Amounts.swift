// SPDX-License-Identifier: Apache-2.0

extension MeaningBuilder {
  /// An amount of money or of a unit.
  func amount(_ action: Action, _ first: Operand, _ second: Operand) -> Meaning? {
    let a = first.meaning
    let b = second.meaning
    switch action.operation {
    case .money:
      guard b.id > 0 else { return nil }
      guard !a.traits.contains(.range) || !b.traits.contains(.minor) else { return nil }
      var result = a
      result.id = b.id
      result.extra = 0
      result.traits = a.traits.intersection([.range, .hasLower, .hasUpper, .openLower, .openUpper])
      if !first.isThere { result.number = 1 }
      if b.number > 0 { result.number *= b.number }
      if b.traits.contains(.minor) {
        result.number /= 100
        result.traits.insert(.minor)
      }
      return result
    case .coins:
      guard !a.traits.contains(.range) else { return nil }
      // A grand is of pounds where there are pounds; quarters and dimes are of dollars.
      let isPound = action.constant == 0 && setting.region.currency == "GBP"
      guard let family = CurrencyFamily(named: isPound ? "pound" : "dollar") else { return nil }
      return Meaning(number: (first.isThere ? a.number : 1) * b.number, id: family.id)
    case .moneyPlus:
      guard a.number >= 0, a.isWhole, !a.traits.contains(.range), !a.traits.contains(.minor),
        b.number > 0
      else { return nil }
      var result = a
      if second.symbol == Symbol.money {
        guard b.traits.contains(.minor), b.number < 1, isMinor(b.id, of: a.id) else { return nil }
        result.number += b.number
      } else {
        guard b.isWhole, b.number < 100, b.extra == 2 || !b.traits.contains(.digits) else {
          return nil
        }
        result.number += b.number / 100
      }
      result.traits.insert(.closed)
      return result
    case .measure:
      var result = a
      result.id = b.id
      result.extra = 0
      result.traits = a.traits.intersection([.range, .hasLower, .hasUpper, .openLower, .openUpper])
      if !first.isThere { result.number = 1 }
      return result
    case .measurePlus: return sum(a, second)
    case .measurePart:
      guard !a.traits.contains(.range), b.number > 0, b.number < 1 else { return nil }
      var result = a
      result.number += b.number
      result.traits.insert(.closed)
      return result
    default: return nil
    }
  }

  /// Whether hundredths are of a currency, or of a name that it shares with others.
  private func isMinor(_ minor: Int32, of currency: Int32) -> Bool {
    let family = CurrencyFamily(id: minor)
    // Cents are hundredths of most currencies, in any language.
    if ["dollar", "centime", "centavo"].contains(family?.name) { return true }
    let whole = CurrencyFamily(id: currency)?.members ?? [CurrencyCode.code(currency)]
    let members = family?.members ?? [CurrencyCode.code(minor)]
    return members.contains(where: whole.contains)
  }

  /// An amount and a smaller one: "seven feet and ten inches", "five foot ten".
  private func sum(_ a: Meaning, _ second: Operand) -> Meaning? {
    let b = second.meaning
    guard !a.traits.contains(.range), !b.traits.contains(.range), a.isWhole, a.number >= 0,
      b.number > 0
    else { return nil }
    let unit = UnitTable.shared[Int(a.id)]
    var result = a
    if second.symbol == Symbol.measurement {
      let smaller = UnitTable.shared[Int(b.id)]
      guard smaller.dimension == unit.dimension, smaller.factor < unit.factor, unit.offset == 0
      else { return nil }
      result.number += b.number * smaller.factor / unit.factor
      return result
    }
    // A bare number is of the next smaller unit.
    let parts: [String: Double] = ["foot": 12, "pound": 16, "stone": 14, "meter": 100]
    guard let limit = parts[unit.name], b.isWhole, b.number < limit,
      unit.name != "meter" || b.number >= 10
    else { return nil }
    result.number += b.number / limit
    result.traits.insert(.closed)
    return result
  }

  /// A length of time.
  mutating func duration(
    _ action: Action, _ first: Operand, _ second: Operand
  ) -> Meaning? {
    let a = first.meaning
    let b = second.meaning
    let operation = action.operation
    if operation == .duration {
      guard let grain = Grain(rawValue: UInt8(truncatingIfNeeded: b.id)) else { return nil }
      let amount = (first.isThere ? a.number : 1) * Double(max(1, action.constant))
      guard amount >= 0, amount * grain.seconds < 1e15 else { return nil }
      var result = add(DurationParts(amount, grain))
      if a.traits.contains(.range) {
        result.traits = a.traits.intersection([
          .range, .hasLower, .hasUpper, .openLower, .openUpper,
        ])
        result.upper = a.upper * grain.seconds
      }
      return result
    }
    guard !a.traits.contains(.range), !b.traits.contains(.range), a.number > 0, b.number > 0 else {
      return nil
    }
    var parts = durations[Int(a.id)]
    let grain = parts.unit
    switch operation {
    case .durationPlus where second.symbol == Symbol.duration:
      let smaller = durations[Int(b.id)]
      guard b.number < grain.seconds || grain == .year && b.number < 2 * grain.seconds,
        smaller.unit < grain
      else { return nil }
      for index in 0..<7 { parts.amounts[index] += smaller.amounts[index] }
    case .durationPlus:
      guard b.isWhole, b.number < 60, grain == .hour || grain == .minute, grain == parts.grain
      else { return nil }
      parts.add(b.number, grain == .hour ? .minute : .second)
    case .durationPart:
      guard b.number < 1 else { return nil }
      parts.add(b.number, grain)
    default: return nil
    }
    return add(parts)
  }

  /// The meaning of a length of time.
  mutating func add(_ parts: DurationParts) -> Meaning {
    var index = durations.count
    for known in durations.indices where durations[known] == parts { index = known }
    if index == durations.count { durations.append(parts) }
    return Meaning(number: parts.seconds, upper: 0, id: Int32(index))
  }
}
