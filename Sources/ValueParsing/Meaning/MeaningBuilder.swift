// SPDX-License-Identifier: Apache-2.0

/// Makes meanings of rules from those of their symbols.
struct MeaningBuilder {
  /// The nodes that times refer to.
  var nodes: [TimeNode] = []
  /// The parts of durations.
  var durations: [DurationParts] = []
  /// What repeats.
  var recurrences: [Recurrence] = []
  /// Where values are said.
  private(set) var setting = ValueSetting()

  /// The most nodes of a text.
  static let maxNodes = 30_000

  /// Forgets all nodes.
  mutating func reset(_ setting: ValueSetting) {
    nodes.removeAll(keepingCapacity: true)
    durations.removeAll(keepingCapacity: true)
    recurrences.removeAll(keepingCapacity: true)
    self.setting = setting
  }

  /// What a rule means; `nil` where its symbols do not go together.
  mutating func apply(
    _ action: Action, _ first: Operand, _ second: Operand, third: Operand
  ) -> Meaning? {
    guard let meaning = made(action, first, second, third: third), meaning.number.isFinite,
      meaning.upper.isFinite
    else { return nil }
    return meaning
  }

  /// Whether a time that is never is, or is counted from, a day that its month does not have.
  func isImpossible(_ index: Int, depth: Int = 0) -> Bool {
    guard index >= 0, depth < 24 else { return false }
    func lacks(_ day: Int, month: Int, year: Int) -> Bool {
      1...12 ~= month && day > CivilDay.daysIn(month: month, year: year)
    }
    let node = nodes[index]
    switch node.operation {
    case .fields:
      let year = node.year == TimeNode.none ? 2000 : Int(node.year)
      return lacks(Int(node.day), month: Int(node.month), year: year)
    case .recurrence:
      let rule = recurrences[Int(node.n)]
      return lacks(Int(rule.monthDay), month: Int(rule.month), year: 2000)
        || [rule.from, rule.until].contains { isImpossible(Int($0), depth: depth + 1) }
    // Their second part is a duration.
    case .shift, .lasting: return isImpossible(Int(node.a), depth: depth + 1)
    case .within: return false
    // "the 31st of next month", "the fifth friday of next month"
    case .nth where node.n > (node.a < 0 ? 28 : 4) && node.grain == .day: return true
    // "next month on the 31st"
    case .both where nodes[Int(node.a)].grain == .month && nodes[Int(node.b)].day > 28: return true
    default:
      return isImpossible(Int(node.a), depth: depth + 1)
        || isImpossible(Int(node.b), depth: depth + 1)
    }
  }

  /// What was said of the beginning of a time; all of it where that is counted from something.
  func said(_ index: Int, depth: Int = 0) -> SpokenValue.TimeSpan.Fields {
    guard index >= 0, depth < 24 else { return [] }
    let node = nodes[index]
    switch node.operation {
    case .fields:
      var said: SpokenValue.TimeSpan.Fields = []
      if node.year != TimeNode.none { said.insert(.year) }
      if node.month != TimeNode.none { said.insert(.month) }
      if node.day != TimeNode.none { said.insert(.day) }
      if node.weekday != TimeNode.none, said.isEmpty { said.insert(.weekday) }
      if node.hour != TimeNode.none { said.insert(.time) }
      return said
    case .part: return .time
    case .both:
      var said = said(Int(node.a), depth: depth + 1)
      said.formUnion(self.said(Int(node.b), depth: depth + 1))
      // A friday of something is one day.
      if !said.isDisjoint(with: .date), said.remove(.weekday) != nil { said.insert(.day) }
      return said
    case .span, .lasting: return said(Int(node.a), depth: depth + 1)
    case .cycle where node.grain >= .month: return node.grain >= .year ? .year : [.year, .month]
    default: return node.isDated ? node.grain < .day ? [.date, .time] : .date : .time
    }
  }

  private mutating func made(
    _ action: Action, _ first: Operand, _ second: Operand, third: Operand
  ) -> Meaning? {
    let a = first.meaning
    switch action.operation {
    case .pass: return first.isThere ? a : Meaning()
    case .latent:
      var meaning = a
      meaning.traits.insert(.latent)
      return meaning
    case .plain:
      var meaning = a
      meaning.traits.remove(.latent)
      return meaning
    case .sum, .times, .plus, .plusScaled, .multiply, .divide, .negate, .decimal, .append, .digits,
      .hundreds, .raise, .percentage, .ordinal, .ordinalSum, .reciprocal:
      return number(action, first, second)
    case .between, .atLeast, .atMost, .moreThan, .lessThan, .exactly, .overlap:
      return range(action.operation, first, second)
    case .money, .coins, .moneyPlus, .measure, .measurePlus, .measurePart:
      return amount(action, first, second)
    case .duration, .durationPlus, .durationPart:
      return duration(action, first, second)
    case .every, .everyLength, .everyOn, .timesPer, .repeatAt, .repeatUntil, .repeatFrom,
      .repeatFor,
      .repeatCount, .repeatExcept, .weekdays, .days:
      return recurrence(action, first, second)
    default: return time(action, first, second, third: third)
    }
  }
}
