// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Chooses among the symbols of a chart what the text says.
///
/// Of all ways to cut the text, the one whose values cover most atoms counts, then that with fewest
/// values, then the weights of rules. Equal runs of several types stay, each as a value.
struct ValueSelection {
  private let chart: Chart
  private let setting: ValueSetting

  private struct Candidate {
    var place: Int
    var start: Int
    var end: Int
    var symbol: UInt8
    var rank: Int
  }

  /// A selection from a chart.
  init(chart: Chart, setting: ValueSetting) {
    self.chart = chart
    self.setting = setting
  }

  /// A run of atoms that says a value.
  struct Run {
    /// The atoms.
    var atoms: Range<Int>
    /// What it says, the likeliest first: places among the chart's symbols, and what those come to, where
    /// that has been read.
    var symbols: [(place: Int, contents: [SpokenValue.Content]?)]
  }

  /// The values, in the order of the text.
  func values(types: Set<ValueType>, includesLatent: Bool) -> [SpokenValue] {
    let contents = ValueContents(chart: chart, setting: setting)
    return chosen(from: types, includesLatent: includesLatent, contents).flatMap { run in
      values(run, contents)
    }
  }

  /// The runs that say values, in the order of the text.
  func runs(_ types: Set<ValueType>) -> [Run] {
    chosen(from: types, includesLatent: false, ValueContents(chart: chart, setting: setting))
  }

  /// What covers most atoms with fewest values, and what else is said by the same atoms.
  private func chosen(
    from types: Set<ValueType>, includesLatent: Bool, _ contents: ValueContents
  ) -> [Run] {
    var wanted: UInt16 = 0
    if types.isEmpty { wanted = .max }
    for type in types { wanted |= 1 << Self.symbol(of: type) }
    let candidates = candidates(wanted, includesLatent: includesLatent)
    guard !candidates.isEmpty else { return [] }
    // The best that can be had from each atom on, and what it begins with.
    var best = [Int](repeating: 0, count: chart.atoms.count + 1)
    var choice = [Int](repeating: -1, count: chart.atoms.count + 1)
    var read = [[SpokenValue.Content]?](repeating: nil, count: candidates.count)
    var index = candidates.count - 1
    for start in stride(from: chart.atoms.count - 1, through: 0, by: -1) {
      best[start] = best[start + 1]
      while index >= 0, candidates[index].start == start {
        let candidate = candidates[index]
        let total = best[candidate.end] + candidate.rank
        if total > best[start] || total == best[start] && choice[start] >= 0 {
          if candidate.symbol == Symbol.nothing {
            read[index] = []
          } else {
            read[index] = contents.contents(chart.constituents[candidate.place])
          }
          if read[index] != nil {
            best[start] = total
            choice[start] = index
          }
        }
        index -= 1
      }
    }
    var runs: [Run] = []
    var start = 0
    index = 0
    while start < chart.atoms.count {
      guard choice[start] >= 0 else {
        start += 1
        continue
      }
      let chosen = choice[start]
      let end = candidates[chosen].end
      if candidates[chosen].symbol != Symbol.nothing {
        // Candidates are in the order of their beginnings.
        while candidates[index].start < start { index += 1 }
        var same: [Int] = []
        var next = index
        while next < candidates.count, candidates[next].start == start {
          if next != chosen, candidates[next].end == end { same.append(next) }
          next += 1
        }
        same.sort { (-candidates[$0].rank, $0) < (-candidates[$1].rank, $1) }
        let symbols = ([chosen] + same).filter { candidates[$0].symbol != Symbol.nothing }
        runs.append(
          Run(atoms: start..<end, symbols: symbols.map { (candidates[$0].place, read[$0]) }))
      }
      start = end
    }
    return runs
  }

  /// The values that a run says: one of each type, the chosen one's first.
  private func values(_ run: Run, _ contents: ValueContents) -> [SpokenValue] {
    var values: [SpokenValue] = []
    let span = TextSpan(
      lower: chart.atoms[run.atoms.lowerBound].lower,
      upper: chart.atoms[run.atoms.upperBound - 1].upper)
    let addresses = chart.addresses.found
    for (place, read) in run.symbols {
      let constituent = chart.constituents[place]
      guard let found = read ?? contents.contents(constituent), let main = found.first else {
        continue
      }
      var value = SpokenValue(
        content: main,
        range: Self.isAddress(constituent.symbol)
          ? TextSpan(addresses[Int(constituent.meaning.id)].bytes) : span,
        isLatent: constituent.meaning.traits.contains(.latent),
        alternatives: Array(found.dropFirst()))
      guard let known = values.firstIndex(where: { $0.type == value.type }) else {
        values.append(value)
        continue
      }
      value = values[known]
      for content in found where value.alternatives.count < 6 {
        if !([value.content] + value.alternatives).contains(where: { $0.isSame(as: content) }) {
          value.alternatives.append(content)
        }
      }
      values[known] = value
    }
    return values
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
            || chart.atoms[end].kind == .sign
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

  private func candidates(_ wanted: UInt16, includesLatent: Bool) -> [Candidate] {
    var candidates: [Candidate] = []
    for start in chart.atoms.indices {
      let atom = chart.atoms[start]
      if start > 0, atom.joint == .none, chart.atoms[start - 1].kind != .sign { continue }
      let isInCode = isWithinCode(start)
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
        if isInCode || isWithinCode(end), found.symbol < Symbol.email { continue }
        candidates.append(
          Candidate(
            place: place, start: start, end: end, symbol: found.symbol,
            rank: (end - start) * 64 - 40 + Int(found.weight) * 4 + Self.priority(found.symbol)))
      }
    }
    return candidates
  }

  /// Whether a position is within three or more groups of digits with hyphens, "1-222-3333", of which no
  /// part is a value.
  private func isWithinCode(_ position: Int) -> Bool {
    isLink(position) && (isLink(position - 1) || isLink(position + 1))
  }

  private func isLink(_ position: Int) -> Bool {
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
