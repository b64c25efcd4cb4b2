// SPDX-License-Identifier: Apache-2.0

/// What the words and values of a name add to its key.
struct NameContents {
  private let chart: Chart
  private let contents: ValueContents
  /// The same as of another moment: what comes to the same as of both is the same time.
  private let later: ValueContents
  private let digits: [UInt8]

  /// A day of another weekday, month and leap year than the first.
  private static let laterMoment: Int64 = 1_061_337_600

  /// What a chart of a name holds.
  init(chart: Chart, setting: ValueSetting, _ name: Span<UInt8>) {
    self.chart = chart
    contents = ValueContents(chart: chart, setting: setting)
    var other = setting
    other.now = Self.laterMoment
    later = ValueContents(chart: chart, setting: other)
    digits = name.indices.map { name[$0] }
  }

  /// A way to read a run of atoms.
  private enum Reading {
    case digits([UInt8])
    case value(UInt64, symbol: UInt8)
  }

  // MARK: Words

  /// Adds the words between values, free ones at the beginning of the name left out.
  func appendWords(
    _ atoms: Range<Int>, _ freeWords: Set<UInt64>, _ isLeading: inout Bool, to keys: inout [NameKey]
  ) {
    for position in atoms {
      let atom = chart.atoms[position]
      // Signs are not said.
      if atom.kind == .sign, atom.hash != Lexicon.possessiveHash { continue }
      if isLeading, freeWords.contains(atom.hash) { continue }
      isLeading = false
      // The parts of a compound have their numbers alone.
      let hash = atom.hash != 0 ? atom.hash : UInt64(atom.word) << 32 | atom.value.bitPattern
      for index in keys.indices { keys[index].append(word: hash) }
    }
  }

  // MARK: Values

  /// Adds a run that says a value, in each way to read it.
  func append(_ run: ValueSelection.Run, to keys: inout [NameKey]) {
    var readings: [Reading] = []
    for place in run.places {
      readings += self.readings(chart.constituents[place], run.atoms)
    }
    let first = chart.atoms[run.atoms.lowerBound]
    let follows = AtomJoint.usual.contains(first.joint)
    var longer: [NameKey] = []
    for reading in readings {
      for key in keys where longer.count < NameReader.maxReadings {
        var key = key
        switch reading {
        case .digits(let text): key.append(digits: text, of: run.atoms, follows: follows)
        case .value(let hash, let symbol): key.append(value: hash, symbol: symbol)
        }
        longer.append(key)
      }
    }
    if !longer.isEmpty { keys = longer }
  }

  private func readings(_ found: Constituent, _ run: Range<Int>) -> [Reading] {
    if found.symbol == Symbol.time {
      return times(found).map { .value($0, symbol: Symbol.time) }
    }
    if found.symbol == Symbol.number, !found.meaning.traits.contains(.range) {
      let number = found.meaning.number
      guard number.isFinite else { return [] }
      let text = written(number, run)
      // What has a point or a minus does not go on with the next digits.
      guard text.allSatisfy({ $0 &- 0x30 < 10 }) else {
        var hash = WordHash()
        for byte in text { hash.add(byte) }
        return [.value(hash.value, symbol: Symbol.number)]
      }
      return [.digits(text)]
    }
    guard let content = contents.contents(found)?.first else { return [] }
    return [.value(Self.hash(content), symbol: found.symbol)]
  }

  /// A number in digits, with the zeroes that it was written or said with.
  private func written(_ number: Double, _ run: Range<Int>) -> [UInt8] {
    if run.count == 1, chart.atoms[run.lowerBound].digitCount > 0 {
      // "007"
      let atom = chart.atoms[run.lowerBound]
      let text = digits[Int(atom.lower)..<Int(atom.upper)]
      if text.allSatisfy({ $0 &- 0x30 < 10 }) { return Array(text) }
    }
    var text = Array(ValueText.number(ValueContents.rounded(number)).utf8)
    let hasPoint = text.contains(UInt8(ascii: "."))
    let zeroes = zeroes(run, text, isWhole: !hasPoint)
    if zeroes > 0, !hasPoint { text.append(UInt8(ascii: ".")) }
    text += [UInt8](repeating: UInt8(ascii: "0"), count: zeroes)
    return text
  }

  /// How many zeroes behind the point end a run, which its value does not tell.
  private func zeroes(_ run: Range<Int>, _ text: [UInt8], isWhole: Bool) -> Int {
    let atoms = chart.atoms[run]
    if atoms.allSatisfy({ $0.kind != .word }) {
      // "2.30": each digit is written, and one that the value lacks is such a zero.
      let written = atoms.reduce(0) { $0 + Int($1.digitCount) }
      let told = text.count { $0 &- 0x30 < 10 }
      return written > told && written - told < 8 ? written - told : 0
    }
    var count = 0
    for position in run.reversed() {
      let isZero = chart.beginning(at: position).contains { place in
        let found = chart.constituents[place]
        return found.symbol == Symbol.number && found.end == position + 1
          && found.meaning.number == 0
      }
      guard isZero else { break }
      count += 1
    }
    // "two point oh", and not "one oh".
    return isWhole && (run.count < 3 || text.last == UInt8(ascii: "0")) ? 0 : count
  }

  /// A time as of two moments, in each half of the day that the words leave open.
  private func times(_ found: Constituent) -> [UInt64] {
    let node = chart.builder.nodes[Int(found.meaning.id)]
    if node.operation == .recurrence {
      guard let content = contents.contents(found)?.first else { return [] }
      return [Self.hash(content)]
    }
    var hashes: [UInt64] = []
    for isOtherHalf in node.isAmbiguous ? [false, true] : [false] {
      var hash: UInt64 = 0
      for contents in [contents, later] {
        guard let moment = contents.moment(found, isOtherHalf: isOtherHalf) else { return hashes }
        hash = NameKey.mixed(hash ^ UInt64(bitPattern: moment.start))
        // "7 am" and "7:00" are told to other units, and are one point.
        let isPoint = !moment.isSpan && moment.grain < .day
        hash = NameKey.mixed(hash ^ UInt64(bitPattern: isPoint ? 0 : moment.end &- moment.start))
      }
      hashes.append(hash)
    }
    return hashes
  }

  /// A hash of a value, the same on every machine.
  private static func hash(_ content: SpokenValue.Content) -> UInt64 {
    switch content {
    case .number(let amount), .percentage(let amount): hash(amount)
    case .ordinal(let place): hash("\(place.origin.rawValue) \(place.offset)")
    case .money(let amount, let currency): hash(amount) ^ hash(currency.code)
    case .measurement(let amount, let unit): hash(amount) ^ hash(unit.identifier)
    case .duration(let length): hash(length.seconds)
    case .recurrence(let rule, _, let times): hash("\(rule) \(times ?? 0)")
    case .dateTime, .boolean, .email, .url, .phoneNumber, .list: 0
    }
  }

  private static func hash(_ text: String) -> UInt64 {
    var hash = WordHash()
    for byte in text.utf8 { hash.add(byte) }
    return hash.value
  }

  private static func hash(_ amount: SpokenValue.AmountRange) -> UInt64 {
    var hash: UInt64 = amount.excludesMinimum ? 1 : 0
    if amount.excludesMaximum { hash |= 2 }
    for end in [amount.value, amount.minimum, amount.maximum] {
      hash = NameKey.mixed(hash ^ (end.map { ($0 + 0).bitPattern } ?? .max))
    }
    return hash
  }
}
