// SPDX-License-Identifier: Apache-2.0

/// A symbol over a run of atoms, with what it means there.
struct Constituent: Sendable {
  /// What it is.
  var symbol: UInt8
  /// How much better or worse it is than others over the same atoms.
  var weight: Int16
  /// The position after its last atom.
  var end: UInt16
  /// What it means.
  var meaning: Meaning
}

/// All symbols over all runs of a text's atoms, found from the bottom up and from right to left.
///
/// When a position is reached, all that begins behind it is known, so a rule is followed with look-ups
/// and never set aside. What begins at a position, what ends there and how long it may be are bounded, so
/// the work is linear in the atoms.
struct Chart {
  /// The most symbols that begin at one position.
  static let maxBeginning = 96
  /// The most atoms of a value.
  static let maxLength = 40
  /// The most atoms of a text; what is behind them is not read.
  static let maxAtoms = 8192

  /// The atoms.
  var atoms: [Atom] = []
  /// What was found, those that begin at a position one after the other.
  private(set) var constituents: [Constituent] = []
  /// Nodes, durations and recurrences that meanings refer to.
  var builder = MeaningBuilder()
  /// The addresses of the text.
  var addresses = AddressReader()
  /// How many rules were tried; for tests of the bounds.
  private(set) var steps = 0

  private var ranges: [Range<Int32>] = []
  private var masks: [SymbolSet] = []
  private var start = 0
  private var nextAddress = -1

  /// What begins at a position, as places among `constituents`.
  func beginning(at position: Int) -> Range<Int> {
    Int(ranges[position].lowerBound)..<Int(ranges[position].upperBound)
  }

  /// A set of symbols.
  struct SymbolSet {
    private var words = [4 of UInt64](repeating: 0)

    /// Adds a symbol.
    @inline(__always) mutating func insert(_ symbol: UInt8) {
      words[Int(symbol >> 6)] |= 1 << UInt64(symbol & 63)
    }

    /// Whether a symbol is in it.
    @inline(__always) func contains(_ symbol: UInt16) -> Bool {
      words[Int(symbol >> 6) & 3] & 1 << UInt64(symbol & 63) != 0
    }
  }

  /// Finds all symbols of `atoms`, which have just been read.
  mutating func fill(_ grammar: Grammar, _ text: Span<UInt8>, _ setting: ValueSetting) {
    constituents.removeAll(keepingCapacity: true)
    builder.reset(setting)
    steps = 0
    let count = min(atoms.count, Self.maxAtoms)
    if atoms.count > count { atoms.removeLast(atoms.count - count) }
    addresses.read(text, atoms, grammar, in: setting.region)
    nextAddress = addresses.found.count - 1
    ranges.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    for _ in 0..<count {
      ranges.append(0..<0)
      masks.append(SymbolSet())
    }
    for position in stride(from: count - 1, through: 0, by: -1) {
      start = position
      ranges[position] = Int32(constituents.count)..<Int32(constituents.count)
      addWritten(setting)
      addAddresses()
      // A word that no grammar names begins nothing but an address.
      if atoms[position].word == 0, constituents.count == Int(ranges[position].lowerBound) {
        continue
      }
      addTerms(grammar)
      addRulesOfWord(grammar)
      followRules(grammar)
    }
  }

  // MARK: Beginnings

  /// Digits and what is written with them and signs.
  private mutating func addWritten(_ setting: ValueSetting) {
    let atom = atoms[start]
    if atom.kind == .digits {
      if atom.digitCount > 0 {
        var meaning = Meaning(number: atom.value, upper: 1, extra: Int32(atom.digitCount))
        meaning.traits = .digits
        add(Symbol.digits, to: start + 1, meaning, weight: 0)
      }
      for numeral in Numerals.all(in: atoms, at: start, decimalComma: setting.usesDecimalComma) {
        add(
          Symbol.number, to: numeral.end, numeral.meaning, weight: numeral.end - start > 1 ? 1 : 0)
      }
    } else if atom.kind == .sign,
      let numeral = Numerals.leadingPoint(
        in: atoms, at: start, decimalComma: setting.usesDecimalComma)
    {
      add(Symbol.number, to: numeral.end, numeral.meaning, weight: 1)
    }
  }

  /// Addresses, which were found before; however long they are.
  private mutating func addAddresses() {
    while nextAddress >= 0, addresses.found[nextAddress].atoms.lowerBound == start {
      let address = addresses.found[nextAddress]
      var meaning = Meaning(id: Int32(nextAddress))
      if address.isLatent { meaning.traits = .latent }
      put(
        Constituent(
          symbol: address.symbol, weight: address.isLatent ? -4 : 4,
          end: UInt16(address.atoms.upperBound), meaning: meaning))
      nextAddress -= 1
    }
  }

  private mutating func addTerms(_ grammar: Grammar) {
    guard atoms[start].word != 0, var node = grammar.terms.start(atoms[start].word) else { return }
    var position = start + 1
    while true {
      for place in grammar.terms.terms(at: node) {
        let term = grammar.terms[place]
        let traits = term.meaning.traits
        if traits.contains(.capital), !atoms[start].casing.contains(.upper) { continue }
        if traits.contains(.accented), !atoms[start].casing.contains(.accented) { continue }
        add(term.symbol, to: position, term.meaning, weight: 0)
      }
      guard position < atoms.count, atoms[position].word != 0,
        AtomJoint.usual.contains(atoms[position].joint),
        let next = grammar.terms.next(node, atoms[position].word)
      else { return }
      node = next
      position += 1
    }
  }

  // MARK: Rules

  private mutating func addRulesOfWord(_ grammar: Grammar) {
    let word = Int(atoms[start].word)
    guard word != 0 else { return }
    for place in grammar.classesOfWord.range(word) {
      let wordClass = Int(grammar.classesOfWord.value(at: place))
      begin(
        grammar.rulesOfClass.range(wordClass), of: grammar.rulesOfClass, grammar, at: start + 1,
        behind: -1)
    }
  }

  private mutating func followRules(_ grammar: Grammar) {
    var place = Int(ranges[start].lowerBound)
    while place < constituents.count {
      begin(
        grammar.rulesOfSymbol.range(Int(constituents[place].symbol)), of: grammar.rulesOfSymbol,
        grammar, at: Int(constituents[place].end), behind: Int32(place))
      place += 1
    }
  }

  /// Follows those of some rules whose second step may be what is at a position.
  @inline(__always) private mutating func begin(
    _ range: Range<Int>, of rules: Grammar.Lists<Grammar.Start>, _ grammar: Grammar, at end: Int,
    behind first: Int32
  ) {
    let isThere = end < atoms.count
    let mask = isThere ? masks[end] : SymbolSet()
    let joint = isThere ? atoms[end].joint : []
    let word = isThere ? atoms[end].word : 0
    for place in range {
      let rule = rules.value(at: place)
      if rule.second != Grammar.Start.none {
        guard isThere, rule.joint.contains(joint),
          rule.isSymbol
            ? mask.contains(rule.second) : word != 0 && grammar.isWord(word, in: rule.second)
        else { continue }
      }
      begin(Int(rule.rule), grammar, at: end, behind: first)
    }
  }

  /// Follows a rule whose first step ends at a position.
  private mutating func begin(
    _ number: Int, _ grammar: Grammar, at end: Int, behind first: Int32
  ) {
    let rule = grammar.rules[number]
    let item = Int(rule.items.lowerBound)
    var captures = [8 of Int32](repeating: -1)
    if first >= 0 {
      let step = grammar.items[item]
      if let test = step.test, !test.fits(constituents[Int(first)].meaning) { return }
      captures[Int(step.capture)] = first
    }
    follow(rule, item + 1, grammar, at: end, captures: captures)
  }

  private mutating func follow(
    _ rule: GrammarRule, _ item: Int, _ grammar: Grammar, at position: Int,
    captures: [8 of Int32]
  ) {
    steps &+= 1
    if item == Int(rule.items.upperBound) {
      complete(rule, position, captures)
      return
    }
    guard position < atoms.count, position - start < Self.maxLength else { return }
    let step = grammar.items[item]
    guard step.joint.contains(atoms[position].joint) else { return }
    if !step.isSymbol {
      if atoms[position].word != 0, grammar.isWord(atoms[position].word, in: step.id) {
        follow(rule, item + 1, grammar, at: position + 1, captures: captures)
      }
      return
    }
    guard masks[position].contains(step.id) else { return }
    for place in ranges[position].lowerBound..<ranges[position].upperBound {
      guard constituents[Int(place)].symbol == UInt8(truncatingIfNeeded: step.id) else { continue }
      if let test = step.test, !test.fits(constituents[Int(place)].meaning) { continue }
      var captures = captures
      captures[Int(step.capture)] = place
      follow(rule, item + 1, grammar, at: Int(constituents[Int(place)].end), captures: captures)
    }
  }

  private mutating func complete(_ rule: GrammarRule, _ end: Int, _ captures: [8 of Int32]) {
    var weight = Int(rule.weight)
    var operands = [3 of Operand](repeating: Operand())
    for index in 0..<8 where captures[index] >= 0 {
      weight += Int(constituents[Int(captures[index])].weight)
    }
    let places: [3 of Int8] = [
      rule.action.symbols.0, rule.action.symbols.1, rule.action.symbols.2,
    ]
    for index in 0..<3 where places[index] >= 0 && captures[Int(places[index])] >= 0 {
      let found = constituents[Int(captures[Int(places[index])])]
      operands[index] = Operand(symbol: found.symbol, meaning: found.meaning)
    }
    if rule.action.operation.takesPart, !Symbol.isAmount(operands[1].symbol),
      isOfAmount(captures[Int(places[1])])
    {
      return
    }
    guard
      let meaning = builder.apply(rule.action, operands[0], operands[1], third: operands[2])
    else { return }
    add(rule.symbol, to: end, meaning, weight: weight)
  }

  /// Whether a number is that of an amount: in "five euros and ten dollars" it is no part of the euros.
  private func isOfAmount(_ place: Int32) -> Bool {
    var position = Int(constituents[Int(place)].end) - 1
    while !ranges[position].contains(place) { position -= 1 }
    return ranges[position].contains { other in
      let found = constituents[Int(other)]
      return found.end > constituents[Int(place)].end && Symbol.isAmount(found.symbol)
    }
  }

  /// Whether the last of some atoms is the number of degrees or of a percentage: "tomorrow at 20" of "tomorrow at 20
  /// degrees".
  ///
  /// Other units stand in names behind a time, and numbers before it make spans: "at 5 mile run", "at six to 30 dollars".
  func endsInAmount(_ range: Range<Int>) -> Bool {
    guard range.count > 1 else { return false }
    return beginning(at: range.upperBound - 1).contains { place in
      let found = constituents[place]
      guard Int(found.end) == range.upperBound + 1,
        found.meaning.traits.isDisjoint(with: [.latent, .range, .fraction])
      else { return false }
      return found.symbol == Symbol.percentage
        || found.symbol == Symbol.measurement
          && UnitTable.shared.isOfDegrees(Int(found.meaning.id))
    }
  }

  /// Adds what begins at the position that is being read, unless it is there or there is no room.
  private mutating func add(_ symbol: UInt8, to end: Int, _ meaning: Meaning, weight: Int) {
    let range = Int(ranges[start].lowerBound)..<constituents.count
    guard range.count < Self.maxBeginning, end - start <= Self.maxLength else { return }
    for place in range
    where constituents[place].symbol == symbol && constituents[place].end == UInt16(end)
      && constituents[place].meaning.isSame(as: meaning)
    {
      if weight > constituents[place].weight {
        constituents[place].weight = Int16(clamping: weight)
      }
      return
    }
    put(
      Constituent(
        symbol: symbol, weight: Int16(clamping: weight), end: UInt16(end), meaning: meaning))
  }

  private mutating func put(_ found: Constituent) {
    constituents.append(found)
    ranges[start] = ranges[start].lowerBound..<Int32(constituents.count)
    masks[start].insert(found.symbol)
  }
}

/// What an action takes.
struct Operand {
  /// What it is; 0 for nothing.
  var symbol: UInt8 = 0
  /// What it means.
  var meaning = Meaning()

  /// Whether there is anything.
  var isThere: Bool { symbol != 0 }
}
