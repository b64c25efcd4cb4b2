// SPDX-License-Identifier: Apache-2.0

extension MeaningBuilder {
  /// A number or ordinal.
  func number(_ action: Action, _ first: Operand, _ second: Operand) -> Meaning? {
    let a = first.meaning
    let b = second.meaning
    if action.operation == .percentage { return a }
    guard !a.traits.contains(.range), !b.traits.contains(.range) else { return nil }
    var result = Meaning(number: 0, upper: 1)
    switch action.operation {
    case .sum:
      guard a.number > 0, a.upper > 1, b.number >= 1, b.number < a.upper, b.isWhole,
        a.traits.isDisjoint(with: [.closed, .fraction]),
        b.traits.isDisjoint(with: [.closed, .fraction])
      else { return nil }
      result.number = a.number + b.number
      result.upper = min(b.upper, a.upper)
      result.extra = 2
    case .times:
      let factor = first.isThere ? a.number : 1
      guard factor > 0,
        factor < b.number || a.traits.contains(.digits) || b.number >= 1e6 && factor <= b.number,
        a.isWhole || a.traits.contains(.digits) || a.traits.contains(.fraction) || a.upper <= 1,
        !a.traits.contains(.closed) || a.number != a.number.rounded() || a.traits.contains(.digits)
      else { return nil }
      result.number = factor * b.number
      result.upper = b.number
      // "três mil milhões, duzentos milhões": thousands of millions leave room for millions.
      if b.number >= 1e6, factor >= 1000, factor.truncatingRemainder(dividingBy: 1000) == 0,
        !a.traits.contains(.digits)
      {
        result.upper *= 1000
      }
    case .plus, .plusScaled:
      guard a.number > 0, b.number < 1, b.traits.contains(.fraction) else { return nil }
      let scale = action.operation == .plus ? 1 : a.upper
      guard action.operation == .plus || scale >= 1000, !a.traits.contains(.closed) else {
        return nil
      }
      result.number = a.number + b.number * scale
      result.traits = .closed
    case .multiply:
      result.number = a.number * b.number
      result.traits = .closed
      if b.traits.contains(.fraction) { result.traits.insert(.fraction) }
      if a.number == a.number.rounded(), !b.traits.contains(.fraction) { result.traits = [] }
    case .divide:
      guard b.number != 0 else { return nil }
      result.number = a.number / b.number
      result.traits = [.closed, .fraction]
      if a.traits.contains(.digits), b.traits.contains(.digits) { result.traits.insert(.digits) }
    default:
      guard let other = derived(action, first, second) else { return nil }
      result = other
    }
    guard result.number.isFinite, result.number.magnitude < 1e300 else { return nil }
    return result
  }

  /// A number of digits, a power, or a place in an order.
  private func derived(_ action: Action, _ first: Operand, _ second: Operand) -> Meaning? {
    let a = first.meaning
    let b = second.meaning
    var result = Meaning(number: 0, upper: 1)
    switch action.operation {
    case .negate:
      result = a
      result.number = -a.number
      result.traits.insert(.closed)
    case .decimal:
      guard a.isWhole, b.extra > 0, b.extra < 18 else { return nil }
      result.number = (first.isThere ? a.number : 0) + b.number / Numerals.power(10, Int(b.extra))
    case .append:
      guard a.extra + b.extra <= 15 else { return nil }
      result.number = a.number * Numerals.power(10, Int(b.extra)) + b.number
      result.extra = a.extra + b.extra
      result.traits = .closed
    case .digits:
      result.number = a.number
      result.extra = action.constant
    case .hundreds:
      result.number = a.number * 100 + b.number
      result.traits = .closed
      result.extra = 4
    case .raise:
      guard a.number > 0, b.isWhole, b.number.magnitude <= 300 else { return nil }
      let power = Numerals.power(a.number, Int(b.number.magnitude))
      result.number = b.number < 0 ? 1 / power : power
    case .ordinal: result.number = a.number
    case .ordinalSum:
      guard !first.isThere || a.number > 0 && b.number < a.upper && !a.traits.contains(.closed)
      else { return nil }
      result.number = a.number + b.number
      result.upper = b.upper
    case .reciprocal:
      guard a.number >= 2 else { return nil }
      result.number = 1 / a.number
      result.traits = .fraction
    default: return nil
    }
    return result
  }

  /// A range of numbers or amounts.
  func range(_ operation: Action.Operation, _ first: Operand, _ second: Operand) -> Meaning? {
    let a = first.meaning
    let b = second.meaning
    var result = a
    if operation == .overlap { return overlap(a, b, sameKind: first.symbol == second.symbol) }
    guard !a.traits.contains(.range), !b.traits.contains(.range) else { return nil }
    result.traits.insert(.range)
    switch operation {
    case .between:
      result = second.meaning
      result.traits.formUnion([.range, .hasLower, .hasUpper])
      result.number = a.number
      result.upper = b.number
      if first.symbol == second.symbol {
        guard let upper = amount(of: b, in: a, first.symbol) else { return nil }
        result.id = a.id
        result.upper = upper
      } else if second.symbol == Symbol.duration {
        result.number = a.number * durations[Int(b.id)].grain.seconds
      } else if first.symbol != Symbol.number {
        return nil
      }
      guard result.number <= result.upper else { return nil }
    case .exactly:
      result.traits.formUnion([.hasLower, .hasUpper])
      result.upper = a.number
    case .atLeast: result.traits.insert(.hasLower)
    case .moreThan: result.traits.formUnion([.hasLower, .openLower])
    case .atMost, .lessThan:
      result.traits.insert(.hasUpper)
      if operation == .lessThan { result.traits.insert(.openUpper) }
      result.upper = a.number
    default: return nil
    }
    return result
  }

  /// How much an amount is in the unit of another; `nil` if they cannot be compared.
  private func amount(of b: Meaning, in a: Meaning, _ symbol: UInt8) -> Double? {
    switch symbol {
    case Symbol.money: return a.id == b.id ? b.number : nil
    case Symbol.measurement:
      if a.id == b.id { return b.number }
      let from = UnitTable.shared[Int(b.id)]
      let to = UnitTable.shared[Int(a.id)]
      guard from.dimension == to.dimension else { return nil }
      return (b.number * from.factor + from.offset - to.offset) / to.factor
    default: return b.number
    }
  }

  private func overlap(_ a: Meaning, _ b: Meaning, sameKind: Bool) -> Meaning? {
    guard sameKind, a.traits.contains(.range), b.traits.contains(.range), a.id == b.id else {
      return nil
    }
    let (lower, upper) = a.traits.contains(.hasLower) ? (a, b) : (b, a)
    guard lower.traits.intersection([.hasLower, .hasUpper]) == .hasLower,
      upper.traits.intersection([.hasLower, .hasUpper]) == .hasUpper, lower.number <= upper.upper
    else { return nil }
    var result = lower
    result.upper = upper.upper
    result.traits.formUnion(upper.traits)
    return result
  }
}
