// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Chooses among the symbols of a chart what the text says.
///
/// Longer runs come first, then those of higher weight. Symbols of one type do not overlap, and one
/// within a run of another type is left out; equal runs of several types stay, each as a value.
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

  /// The values, in the order of the text.
  func values(types: Set<ValueType>, includesLatent: Bool, _ text: Span<UInt8>) -> [SpokenValue] {
    var wanted: UInt16 = 0
    for type in types.isEmpty ? Set(ValueType.allCases) : types { wanted |= 1 << Self.symbol(of: type) }
    var candidates = candidates(wanted, includesLatent: includesLatent)
    guard !candidates.isEmpty else { return [] }
    candidates.sort { a, b in
      if a.rank != b.rank { return a.rank > b.rank }
      if a.start != b.start { return a.start < b.start }
      return a.place < b.place
    }
    var chosen: [(candidate: Candidate, value: SpokenValue?)] = []
    for candidate in candidates {
      var isHidden = false
      var same: Int?
      for (index, known) in chosen.enumerated()
      where known.candidate.start < candidate.end && candidate.start < known.candidate.end {
        let isEqual = known.candidate.start == candidate.start && known.candidate.end == candidate.end
        if isEqual, known.candidate.symbol == candidate.symbol { same = index }
        if !isEqual || known.value == nil { isHidden = true }
      }
      if isHidden { continue }
      if candidate.symbol == Symbol.nothing {
        chosen.append((candidate, nil))
        continue
      }
      guard let contents = ValueContents(chart: chart, setting: setting, text: text).contents(
        chart.constituents[candidate.place], candidate.start), let first = contents.first
      else { continue }
      if let same {
        guard var value = chosen[same].value else { continue }
        for content in contents
        where content != value.content && !value.alternatives.contains(content)
          && value.alternatives.count < 6
        { value.alternatives.append(content) }
        chosen[same].value = value
        continue
      }
      let span = TextSpan(
        lower: chart.atoms[candidate.start].lower, upper: chart.atoms[candidate.end - 1].upper)
      chosen.append(
        (
          candidate,
          SpokenValue(
            content: first, range: span,
            isLatent: chart.constituents[candidate.place].meaning.traits.contains(.latent),
            alternatives: Array(contents.dropFirst()))
        ))
    }
    return chosen.sorted {
      ($0.candidate.start, $0.candidate.symbol) < ($1.candidate.start, $1.candidate.symbol)
    }.compactMap(\.value)
  }

  private func candidates(_ wanted: UInt16, includesLatent: Bool) -> [Candidate] {
    var candidates: [Candidate] = []
    for start in chart.atoms.indices {
      let atom = chart.atoms[start]
      if start > 0, atom.joint == .none, chart.atoms[start - 1].kind != .sign { continue }
      for place in chart.beginning(at: start) {
        let found = chart.constituents[place]
        guard
          found.symbol < 16 && wanted & 1 << UInt16(found.symbol) != 0
            || found.symbol == Symbol.nothing
        else { continue }
        let end = Int(found.end)
        if end < chart.atoms.count, chart.atoms[end].joint == .none, chart.atoms[end].kind != .sign {
          continue
        }
        if found.meaning.traits.contains(.latent), !includesLatent { continue }
        candidates.append(
          Candidate(
            place: place, start: start, end: end, symbol: found.symbol,
            rank: (end - start) * 64 + Int(found.weight) * 4 + Self.priority(found.symbol)))
      }
    }
    return candidates
  }

  private static func priority(_ symbol: UInt8) -> Int {
    switch symbol {
    case Symbol.time: 3
    case Symbol.duration, Symbol.money, Symbol.measurement: 2
    case Symbol.number: 0
    default: 1
    }
  }

  private static func symbol(of type: ValueType) -> UInt16 {
    switch type {
    case .number: UInt16(Symbol.number)
    case .ordinal: UInt16(Symbol.ordinal)
    case .percentage: UInt16(Symbol.percentage)
    case .money: UInt16(Symbol.money)
    case .measurement: UInt16(Symbol.measurement)
    case .duration: UInt16(Symbol.duration)
    case .dateTime: UInt16(Symbol.time)
    case .boolean: UInt16(Symbol.boolean)
    case .email: UInt16(Symbol.email)
    case .url: UInt16(Symbol.url)
    case .phoneNumber: UInt16(Symbol.phone)
    }
  }
}
