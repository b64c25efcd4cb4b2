// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Chooses among the symbols of a chart what the text says.
///
/// Of all ways to cut the text, the one whose values cover most atoms counts, then that with fewest
/// values, then the weights of rules. Equal runs of several types stay, each as a value.
///
/// One value takes text after text, in memory that it keeps.
struct ValueSelection: Sendable {
  private var candidates: [Candidate] = []
  /// The best that can be had from each atom on, and what it begins with.
  private var best: [Int] = []
  private var choice: [Int] = []
  /// What candidates say, as far as that was asked.
  private var read: [[SpokenValue.Content]?] = []
  /// Candidates over the same atoms.
  private var same: [Int] = []
  /// Whether a telephone number goes on at each position.
  private var isInPhone: [Bool] = []

  private struct Candidate {
    var place: Int
    var start: Int
    var end: Int
    var symbol: UInt8
    var rank: Int
  }

  /// A run of atoms that says a value.
  struct Run {
    /// The atoms.
    var atoms: Range<Int>
    /// What it says, the likeliest first, as places among the chart's symbols.
    var places: [Int]
  }

  /// The values of a chart, in the order of the text.
  mutating func values(
    of chart: Chart, _ setting: ValueSetting, types: Set<ValueType>, includesLatent: Bool
  ) -> [SpokenValue] {
    let contents = ValueContents(chart: chart, setting: setting)
    guard choose(types, includesLatent: includesLatent, chart, contents) else { return [] }
    var values: [SpokenValue] = []
    var start = 0
    while let end = takeRun(from: start) {
      let known = values.count
      for index in same { add(index, chart, contents, to: &values, from: known) }
      start = end
    }
    return values
  }

  /// The runs of a chart that say values, in the order of the text.
  mutating func runs(
    of chart: Chart, _ setting: ValueSetting, types: Set<ValueType>
  ) -> [Run] {
    let contents = ValueContents(chart: chart, setting: setting)
    guard choose(types, includesLatent: false, chart, contents) else { return [] }
    var runs: [Run] = []
    var start = 0
    while let end = takeRun(from: start) {
      runs.append(
        Run(atoms: candidates[same[0]].start..<end, places: same.map { candidates[$0].place }))
      start = end
    }
    return runs
  }

  /// Chooses among all that a chart says of some types; `false` where it says nothing.
  private mutating func choose(
    _ types: Set<ValueType>, includesLatent: Bool, _ chart: Chart, _ contents: ValueContents
  ) -> Bool {
    var wanted: UInt16 = 0
    if types.isEmpty { wanted = .max }
    for type in types { wanted |= 1 << Self.symbol(of: type) }
    findCandidates(of: chart, wanted, includesLatent: includesLatent)
    guard candidates.contains(where: { $0.symbol != Symbol.nothing }) else { return false }
    read.removeAll(keepingCapacity: true)
    for _ in candidates.indices { read.append(nil) }
    choose(chart, among: nil)
    // Hardly any says nothing; then all are asked before they are chosen.
    if !readChosen(chart, contents) { choose(chart, among: contents) }
    return true
  }

  /// Finds what covers most atoms with fewest values.
  ///
  /// - Parameter contents: Tells which candidates say anything; `nil` takes that for granted.
  private mutating func choose(_ chart: Chart, among contents: ValueContents?) {
    best.removeAll(keepingCapacity: true)
    choice.removeAll(keepingCapacity: true)
    for _ in 0...chart.atoms.count {
      best.append(0)
      choice.append(-1)
    }
    var index = candidates.count - 1
    for start in stride(from: chart.atoms.count - 1, through: 0, by: -1) {
      best[start] = best[start + 1]
      while index >= 0, candidates[index].start == start {
        let candidate = candidates[index]
        let total = best[candidate.end] + candidate.rank
        if total > best[start] || total == best[start] && choice[start] >= 0,
          contents.map({ says(index, chart, $0) }) ?? true
        {
          best[start] = total
          choice[start] = index
        }
        index -= 1
      }
    }
  }

  /// Reads what was chosen; `false` where one of it says nothing.
  private mutating func readChosen(_ chart: Chart, _ contents: ValueContents) -> Bool {
    var start = 0
    while start < chart.atoms.count {
      guard choice[start] >= 0 else {
        start += 1
        continue
      }
      guard says(choice[start], chart, contents) else { return false }
      start = candidates[choice[start]].end
    }
    return true
  }

  /// Whether a candidate says anything, which is kept; a date that there is not says for all its words
  /// that there is nothing.
  private mutating func says(_ index: Int, _ chart: Chart, _ contents: ValueContents) -> Bool {
    if candidates[index].symbol == Symbol.nothing { return true }
    if read[index] == nil {
      let found = chart.constituents[candidates[index].place]
      read[index] = contents.contents(found)
      if read[index] == nil, found.symbol == Symbol.time,
        chart.builder.isImpossible(Int(found.meaning.id))
      {
        candidates[index].symbol = Symbol.nothing
        return true
      }
    }
    return read[index] != nil
  }

  /// Finds the next run that was chosen, and in `same` what it says.
  ///
  /// - Returns: The position behind it; `nil` if there is no more.
  private mutating func takeRun(from position: Int) -> Int? {
    var start = position
    while start < choice.count {
      guard choice[start] >= 0 else {
        start += 1
        continue
      }
      let first = candidates[choice[start]]
      if first.symbol != Symbol.nothing {
        sort(choice[start])
        return first.end
      }
      start = first.end
    }
    return nil
  }

  /// Takes a candidate and then the others over its atoms, by their ranks.
  private mutating func sort(_ chosen: Int) {
    same.removeAll(keepingCapacity: true)
    same.append(chosen)
    let first = candidates[chosen]
    var next = chosen
    // Candidates are in the order of their beginnings.
    while next > 0, candidates[next - 1].start == first.start { next -= 1 }
    while next < candidates.count, candidates[next].start == first.start {
      let found = candidates[next]
      if next != chosen, found.end == first.end, found.symbol != Symbol.nothing {
        var place = same.count
        while place > 1, candidates[same[place - 1]].rank < found.rank { place -= 1 }
        same.insert(next, at: place)
      }
      next += 1
    }
  }

  /// Adds what a candidate says: a value, or other readings of one of its type.
  ///
  /// - Parameter start: The first value over the same atoms.
  private func add(
    _ index: Int, _ chart: Chart, _ contents: ValueContents, to values: inout [SpokenValue],
    from start: Int
  ) {
    let candidate = candidates[index]
    let constituent = chart.constituents[candidate.place]
    guard let found = read[index] ?? contents.contents(constituent), let main = found.first else {
      return
    }
    guard let known = values.indices.dropFirst(start).first(where: { values[$0].type == main.type })
    else {
      var range = TextSpan(
        lower: chart.atoms[candidate.start].lower, upper: chart.atoms[candidate.end - 1].upper)
      if Self.isAddress(constituent.symbol) {
        range = TextSpan(chart.addresses.found[Int(constituent.meaning.id)].bytes)
      }
      values.append(
        SpokenValue(
          content: main, range: range, isLatent: constituent.meaning.traits.contains(.latent),
          alternatives: found.count > 1 ? Array(found.dropFirst()) : []))
      return
    }
    for content in found where values[known].alternatives.count < 6 {
      if !values[known].content.isSame(as: content),
        !values[known].alternatives.contains(where: { $0.isSame(as: content) })
      {
        values[known].alternatives.append(content)
      }
    }
  }

  /// Calls a closure for every run of a text that a symbol of a value covers.
  static func forEachRun(
    of chart: Chart, _ text: Span<UInt8>,
    _ body: (_ core: TextSpan, _ range: TextSpan, _ bit: UInt32, _ isLatent: Bool) -> Void
  ) {
    for start in chart.atoms.indices {
      if start > 0, chart.atoms[start].joint == .none, chart.atoms[start - 1].kind != .sign {
        continue
      }
      for place in chart.beginning(at: start) {
        let found = chart.constituents[place]
        let end = Int(found.end)
        guard found.symbol > 0, found.symbol < 12,
          end >= chart.atoms.count || chart.atoms[end].joint != .none
            || chart.atoms[end].kind == .sign,
          found.symbol != Symbol.time || !chart.endsInAmount(start..<end)
        else { continue }
        let range = TextSpan(lower: chart.atoms[start].lower, upper: chart.atoms[end - 1].upper)
        var core = range
        while core.lower < core.upper, isSign(text[Int(core.lower)]) { core.lower += 1 }
        while core.upper > core.lower, isSign(text[Int(core.upper) - 1]) { core.upper -= 1 }
        body(core, range, 1 << UInt32(found.symbol), found.meaning.traits.contains(.latent))
      }
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte | 0x20 &- 0x61 >= 26 && byte &- 0x30 >= 10
  }

  private mutating func findCandidates(
    of chart: Chart, _ wanted: UInt16, includesLatent: Bool
  ) {
    candidates.removeAll(keepingCapacity: true)
    findPhones(of: chart)
    for start in chart.atoms.indices {
      let atom = chart.atoms[start]
      if start > 0, atom.joint == .none, chart.atoms[start - 1].kind != .sign { continue }
      let isInCode = Self.isWithinCode(start, chart)
      for place in chart.beginning(at: start) {
        let found = chart.constituents[place]
        guard
          found.symbol < Symbol.digits && wanted & 1 << UInt16(found.symbol) != 0
            || found.symbol == Symbol.nothing
        else { continue }
        let end = Int(found.end)
        if end < chart.atoms.count, chart.atoms[end].joint == .none, chart.atoms[end].kind != .sign
        {
          continue
        }
        if found.meaning.traits.contains(.latent), !includesLatent { continue }
        if found.symbol == Symbol.time, chart.endsInAmount(start..<end) { continue }
        if isInCode || Self.isWithinCode(end, chart), found.symbol < Symbol.email { continue }
        if isInPhone[start] || isInPhone[end], !Self.isAddress(found.symbol) { continue }
        candidates.append(
          Candidate(
            place: place, start: start, end: end, symbol: found.symbol,
            rank: (end - start) * 64 - 40 + Int(found.weight) * 4 + Self.priority(found.symbol)))
      }
    }
  }

  /// Finds where telephone numbers go on: "call me at five five five …" is not five o'clock.
  private mutating func findPhones(of chart: Chart) {
    isInPhone.removeAll(keepingCapacity: true)
    for _ in 0...chart.atoms.count { isInPhone.append(false) }
    for phone in chart.addresses.found where phone.symbol == Symbol.phone && !phone.isLatent {
      for position in phone.atoms.dropFirst() { isInPhone[position] = true }
    }
  }

  /// Whether a position is within three or more groups of digits with hyphens, "1-222-3333", of which no
  /// part is a value.
  private static func isWithinCode(_ position: Int, _ chart: Chart) -> Bool {
    isLink(position, chart) && (isLink(position - 1, chart) || isLink(position + 1, chart))
  }

  private static func isLink(_ position: Int, _ chart: Chart) -> Bool {
    position > 0 && position < chart.atoms.count && chart.atoms[position].joint == .hyphen
      && chart.atoms[position].kind == .digits && chart.atoms[position - 1].kind == .digits
  }

  private static func isAddress(_ symbol: UInt8) -> Bool {
    symbol == Symbol.email || symbol == Symbol.url || symbol == Symbol.phone
  }

  private static func priority(_ symbol: UInt8) -> Int {
    switch symbol {
    case Symbol.time: 3
    case Symbol.duration, Symbol.money, Symbol.measurement: 2
    case Symbol.number: 0
    default: 1
    }
  }

  private static func symbol(of type: ValueType) -> UInt16 { UInt16(ValueParser.symbol(of: type)) }
}

extension ValueParser {
  /// The symbol of a type.
  static func symbol(of type: ValueType) -> UInt8 {
    switch type {
    case .number: Symbol.number
    case .ordinal: Symbol.ordinal
    case .percentage: Symbol.percentage
    case .money: Symbol.money
    case .measurement: Symbol.measurement
    case .duration: Symbol.duration
    case .dateTime: Symbol.time
    case .boolean: Symbol.boolean
    case .email: Symbol.email
    case .url: Symbol.url
    case .phoneNumber: Symbol.phone
    // No symbol says one.
    case .list: 0
    }
  }
}

extension TextSpan {
  /// A range of bytes.
  fileprivate init(_ bytes: Range<Int>) {
    self.init(lower: UInt32(bytes.lowerBound), upper: UInt32(bytes.upperBound))
  }
}
