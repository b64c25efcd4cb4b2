// SPDX-License-Identifier: Apache-2.0

/// Writes down the trigger phrases of an image's variants: each phrase with each of the app's names and
/// each listed value of its slot.
///
/// What is not found is no phrase of a variant that is written down whole. Where some phrase takes words that
/// are not listed, or has several slots, a variant is written down in part: the phrases that are the best of all
/// that their words can be read as (`TriggerRivals`). The first words of its names are for a walk.
///
/// A variant with more than `maxTriggers`, 33 kB, whose slots take listed values alone, one a phrase, has its phrases and
/// its values written down apart (`TriggerTable` tells how), 16 to 21 bytes each. Of any other with too many the
/// longest lists of values are left out until the others fit.
struct TriggerTableBuilder {
  /// Most trigger phrases of a variant, with all of the app's names: what the platform allows an app with
  /// two names.
  static let maxTriggers = 2_048
  /// Most templates of a variant, and phrases without a slot beside them, with all of the app's names.
  static let maxTemplates = 8_192
  /// Most values of a variant with templates, and first words of these: among 10,000 a walk takes as long.
  static let maxValues = 4_096
  /// Most words of such a value.
  static let maxValueWords = 16

  private let cells: [UInt32]
  private let ends: TrieEnds
  private let forms: [UInt32]
  private let hashes: [UInt64]
  private let slotClasses: [UInt32]
  /// What words may be, as `TriggerTable.wordClass` reads it.
  private var classes = [UInt8](repeating: 0, count: TriggerTable.classBytes)
  private var names: [[Name]] = []
  private var values: [UInt32: [Value]] = [:]

  private var entries: [Entry] = []
  private var shapes: [UInt32] = []
  private var shapeIndexes: [UInt64: UInt32] = [:]
  private var lastShape: (key: UInt64, index: UInt32) = (.max, 0)
  private var beginsWithSlot = false
  private var endsWithSlot = false
  private var variant = 0
  private var firstPhrase = 0
  private var firstEntry = 0
  /// Most values of a list that the variant is written down with.
  private var mostValues = 0
  /// How the variant is written down.
  private var listing = Listing.whole
  private var isTemplated: Bool { listing == .templates }
  /// The slot classes of its templates.
  private var templateClasses: [UInt32] = []
  /// The words of the phrase on its way, as symbols.
  private var path: [UInt32] = []
  /// The words of the variant's entries, one behind the other, and where each entry's end.
  private var paths: [UInt32] = []
  private var pathEnds: [Int] = []
  /// Whether some phrase of the variant is not written down, and whether some takes listed names.
  private var isPartial = false
  private var takesNames = false
  /// Whether a phrase of any variant takes listed names.
  private var anyTakesNames = false

  /// How a variant is written down: with all that is listed, as templates, or without its longest lists.
  private enum Listing {
    case whole, templates, shortened
  }

  /// A name of an app.
  private struct Name {
    var words: Run
    /// The words as symbols.
    var symbols: [UInt32]
    /// Whether no other name of the app has the same words, with other diacritics.
    var isOnly: Bool
  }

  /// A name of a value.
  private struct Value {
    var words: Run
    /// The words as symbols.
    var symbols: [UInt32]
  }

  /// Words in a row: their hash, and what the hash of words behind them is multiplied with.
  private struct Run {
    var hash: UInt64 = 0
    var power: UInt64 = 1
    var count = 0

    mutating func append(_ word: UInt64) {
      hash &+= power &* word
      power &*= TriggerTable.multiplier
      count += 1
    }

    mutating func append(_ other: Run) {
      hash &+= power &* other.hash
      power &*= other.power
      count += other.count
    }
  }

  /// A trigger phrase on its way into the table.
  struct Entry {
    var mixed: UInt64
    /// Where name and slot stand, as `TriggerTable.Shape` has it.
    var ranges: UInt32
    var slot: UInt32
    /// The index of the shape, once it is known whether the words are alone.
    var shape: UInt32 = 0
    var phrase: UInt32
    /// What ends with its last word.
    var payload: UInt32
  }

  /// A phrase as far as it is said.
  private struct Reading {
    var words = Run()
    /// The words with a mark in place of the app's name, where templates are made.
    var template = Run()
    var isFirstName = true
    var name = (from: 0, count: 0)
    var slot = (from: 0, count: 0, class: UInt32(0))
    var isContested = false
  }

  /// Why a variant is not written down.
  private enum Unlisted: Error {
    case hasNoName, hasTooMany
  }

  init(
    cells: [UInt32], ends: TrieEnds, forms: [UInt32], hashes: [UInt64],
    slotClasses: [UInt32]
  ) {
    self.cells = cells
    self.ends = ends
    self.forms = forms
    self.hashes = hashes
    self.slotClasses = slotClasses
  }

  /// Writes down the variants of an image.
  ///
  /// - Parameters:
  ///   - variants: Their records.
  ///   - nameRoot: The trie of app names.
  ///   - words: Slots of the lexicon; see `Lexicon`.
  /// - Returns: The entries, and the first words of names that are for a walk.
  mutating func build(
    variants: [UInt32], nameRoot: TrieNode, words: [UInt64]
  ) -> (cells: [UInt32], walked: [UInt32]) {
    let count = variants.count / VariantRecord.words
    names = Array(repeating: [], count: count)
    var lastWords: [UInt32] = []
    forEachName(nameRoot) { variant, name in
      guard variant < count else { return }
      names[variant].append(name)
      lastWords += name.symbols.suffix(1)
    }
    for word in lastWords { add(.endsTrigger, toWord: hashes[Int(word)]) }
    var walked: [UInt32] = []
    // SAFETY: the cells are read inside the closure only.
    unsafe cells.withUnsafeBufferPointer { [names, slotClasses, ends, hashes] cells in
      guard let base = cells.baseAddress else { return }
      var rivals = TriggerRivals(
        in: TrieCells(cells: unsafe Words(base: base, count: cells.count)),
        slotClasses: slotClasses, ends: ends, symbolCount: hashes.count, words: words,
        variants: names.enumerated().map { v, names in
          TriggerRivals.Variant(
            app: variants[v * VariantRecord.words],
            root: TrieNode(rawValue: variants[v * VariantRecord.words + 3]),
            names: names.map(\.symbols))
        })
      for v in 0..<count {
        expand(v, variants[(v * VariantRecord.words)...].prefix(VariantRecord.words), &rivals)
        if isPartial { walked += names[v].compactMap(\.symbols.first) }
      }
    }
    guard let table = TriggerTableLayout.cells(of: entries) else {
      return ([], names.joined().compactMap(\.symbols.first))
    }
    return (table, walked)
  }

  /// Writes down a variant.
  private mutating func expand(
    _ index: Int, _ record: ArraySlice<UInt32>, _ rivals: inout TriggerRivals
  ) {
    let first = record.startIndex
    variant = index
    firstPhrase = Int(record[first + 4])
    firstEntry = entries.count
    mostValues = Self.maxTriggers
    listing = .whole
    let isListable = index < 0xF_FFFE && record[first + 5] <= 0xFFF
    while true {
      takesNames = false
      isPartial = mostValues < Self.maxTriggers
      paths.removeAll(keepingCapacity: true)
      pathEnds.removeAll(keepingCapacity: true)
      templateClasses.removeAll()
      do throws(Unlisted) {
        guard isListable else { throw .hasNoName }
        try expand(record[first + 3], Reading())
        if isTemplated { try shapeTemplates() } else { try shapeEntries(&rivals) }
        break
      } catch {
        isPartial = true
        entries.removeLast(entries.count - firstEntry)
        if error == .hasNoName || mostValues == 0 { break }
        switch listing {
        case .whole: listing = .templates
        case .templates: listing = .shortened
        case .shortened: mostValues /= 4
        }
      }
    }
    if takesNames, !isTemplated { anyTakesNames = true }
  }

  /// Gives the variant's templates their shapes, and writes down the values of their slots, and what its names begin with.
  private mutating func shapeTemplates() throws(Unlisted) {
    for at in firstEntry..<entries.count {
      entries[at].shape = try shape(entries[at].ranges, slot: entries[at].slot)
    }
    struct Found {
      var longest = 0
      var slotClass: UInt32?
      var isContested = false
    }
    var found: [UInt64: Found] = [:]
    for slotClass in templateClasses {
      for value in values(of: slotClass) {
        guard let symbol = value.symbols.first, value.words.count <= Self.maxValueWords else {
          throw .hasTooMany
        }
        let first = hashes[Int(symbol)]
        let longest = found[first]?.longest ?? 0
        found[first, default: Found()].longest = max(longest, value.words.count)
        // The value of two slots: a walk tells which is meant.
        var whole = found[value.words.hash] ?? Found()
        whole.isContested = whole.slotClass != nil
        whole.slotClass = slotClass
        found[value.words.hash] = whole
        add(.beginsValue, toWord: first)
      }
    }
    if found.count > Self.maxValues { throw .hasTooMany }
    for (hash, value) in found.sorted(by: { $0.key < $1.key }) {
      let ranges = TriggerTable.Shape.ranges(
        name: (0, value.longest), slot: (0, value.slotClass == nil ? 0 : 1))
      let slot = value.slotClass.map { $0 + 1 } ?? 0
      entries.append(
        Entry(
          mixed: TriggerTable.mix(hash, of: UInt32(variant)), ranges: ranges, slot: slot,
          shape: try shape(ranges, slot: slot),
          phrase: value.isContested ? TriggerTable.contested : UInt32(variant + 1) << 12,
          payload: 0))
    }
    for name in names[variant] {
      guard let symbol = name.symbols.first else { continue }
      add(.beginsTemplatedName, toWord: hashes[Int(symbol)])
    }
  }

  /// Gives the variant's entries their shapes; leaves those out that are contested where it is there in part.
  private mutating func shapeEntries(
    _ rivals: inout TriggerRivals
  ) throws(Unlisted) {
    var kept = firstEntry
    for at in firstEntry..<entries.count {
      var entry = entries[at]
      let path = at - firstEntry
      let words = (path == 0 ? 0 : pathEnds[path - 1])..<pathEnds[path]
      let slotCount = Int(entry.ranges >> 24)
      let standing =
        entry.phrase == TriggerTable.contested
        ? .contested
        : rivals.standing(
          of: words, in: paths,
          as: TriggerRivals.Reading(
            payload: entry.payload, slotFrom: Int(entry.ranges >> 16 & 0xFF),
            slotCount: slotCount, literal: words.count - slotCount),
          among: variant, takesAny: isPartial, takesNames: takesNames)
      if isPartial, standing == .contested { continue }
      let bits =
        switch standing {
        case .alone: TriggerTable.Shape.first | TriggerTable.Shape.alone
        case .first: TriggerTable.Shape.first
        case .contested: 0 as UInt32
        }
      entry.shape = try shape(entry.ranges, slot: entry.slot | bits)
      entries[kept] = entry
      kept += 1
    }
    entries.removeLast(entries.count - kept)
  }

  /// The shapes of the phrases that were written down, what words may be, and whether listed names are among
  /// those of any phrase.
  ///
  /// - Parameter words: Slots of the lexicon; see `Lexicon`.
  mutating func finish(
    words: [UInt64]
  ) -> (shapes: [UInt32], classes: [UInt32], takesNames: Bool) {
    if entries.isEmpty { return ([], [], false) }
    for slot in stride(from: 0, to: words.count, by: 2) where words[slot] != 0 {
      add(
        TriggerTable.WordClass(
          TokenFlags(rawValue: UInt32(truncatingIfNeeded: words[slot + 1] >> 32))),
        toWord: words[slot])
    }
    var everyWord: TriggerTable.WordClass = []
    if beginsWithSlot { everyWord.insert(.beginsTrigger) }
    if endsWithSlot { everyWord.insert(.endsTrigger) }
    let bytes = classes.map { UInt32($0 | everyWord.rawValue) }
    let packed = stride(from: 0, to: bytes.count, by: 4).map {
      bytes[$0] | bytes[$0 + 1] << 8 | bytes[$0 + 2] << 16 | bytes[$0 + 3] << 24
    }
    return (shapes, packed, anyTakesNames)
  }

  private mutating func add(_ wordClass: TriggerTable.WordClass, toWord hash: UInt64) {
    classes[Int(truncatingIfNeeded: hash) & (TriggerTable.classBytes - 1)] |= wordClass.rawValue
  }

  // MARK: - Tries

  /// Calls the closure for what ends at a node or a place of a tail and for each edge from it.
  @inline(__always)
  private func forEachStep(
    _ node: UInt32, payload: (UInt32) throws -> Void, edge: (UInt32, UInt32) throws -> Void
  ) rethrows {
    if node == 0 { return }
    var at = Int(node & 0x7FFF_FFFF)
    if node & 0x8000_0000 != 0 {
      let symbol = cells[at]
      if symbol == 0 { try payload(cells[at + 1]) } else { try edge(symbol, node + 1) }
      return
    }
    let header = cells[at]
    at += 1
    if header & TrieCells.hasPayload != 0 {
      try payload(cells[at])
      at += 1
    }
    if header & TrieCells.hasSlots != 0 {
      let count = Int(cells[at])
      for k in 0..<count { try edge(cells[at + 1 + 2 * k], cells[at + 2 + 2 * k]) }
      at += 1 + 2 * count
    }
    let size = Int(header & 0xFF_FFFF)
    let edges = header & TrieCells.hashed == 0 ? size : 1 << size
    for k in 0..<edges where cells[at + 2 * k] != 0 {
      try edge(cells[at + 2 * k], cells[at + 2 * k + 1])
    }
  }

  /// Calls the closure for each name of each variant.
  private func forEachName(_ root: TrieNode, _ body: (Int, Name) -> Void) {
    func visit(_ node: UInt32, _ words: Run, _ symbols: [UInt32]) {
      forEachStep(
        node,
        payload: { payload in
          // A trie of names in an image of no catalog may hold anything.
          let forms = ends.items(payload).filter { 2 * Int($0) + 1 < self.forms.count }.map {
            (variant: Int(self.forms[2 * Int($0)]), form: Int($0))
          }
          for (k, one) in forms.enumerated() {
            // Two names of one app that differ by diacritics are two readings of the same words.
            if forms[..<k].contains(where: { $0.variant == one.variant }) { continue }
            let isOnly = !forms[(k + 1)...].contains { $0.variant == one.variant }
            body(one.variant, Name(words: words, symbols: symbols, isOnly: isOnly))
          }
        },
        edge: { symbol, child in
          guard Int(symbol) < hashes.count else { return }
          var words = words
          words.append(hashes[Int(symbol)])
          visit(child, words, symbols + [symbol])
        })
    }
    visit(root.rawValue, Run(), [])
  }

  /// The names of a slot class's values; none where there are too many.
  private mutating func values(of slotClass: UInt32) -> [Value] {
    if let known = values[slotClass] { return known }
    var found: [Value] = []
    func visit(_ node: UInt32, _ words: Run, _ symbols: [UInt32]) {
      if found.count > Self.maxValues { return }
      forEachStep(
        node, payload: { _ in found.append(Value(words: words, symbols: symbols)) },
        edge: { symbol, child in
          var words = words
          words.append(hashes[Int(symbol)])
          visit(child, words, symbols + [symbol])
        })
    }
    visit(slotClasses[Int(slotClass) * SlotClassRecord.words + 2], Run(), [])
    if found.count > Self.maxValues { found = [] }
    values[slotClass] = found
    return found
  }

  /// Whether a slot takes listed names and nothing else.
  private func isClosed(_ slotClass: UInt32) -> Bool {
    slotClasses[Int(slotClass) * SlotClassRecord.words] == SlotClassRecord.Kind.closed.rawValue
  }

  /// Whether a slot takes listed names, among other words or alone.
  private func isListed(_ slotClass: UInt32) -> Bool {
    isClosed(slotClass)
      || slotClasses[Int(slotClass) * SlotClassRecord.words]
        == SlotClassRecord.Kind.searched.rawValue
  }

  // MARK: - Phrases

  /// Writes down what can be said from a place in the trie of the variant's phrases.
  private mutating func expand(_ start: UInt32, _ reading: Reading) throws(Unlisted) {
    var node = start
    var reading = reading
    // Tails are followed without a call a word.
    while node & 0x8000_0000 != 0 {
      let symbol = cells[Int(node & 0x7FFF_FFFF)]
      if symbol == 0 { return try add(cells[Int(node & 0x7FFF_FFFF) + 1], reading) }
      node += 1
      if symbol & 0x8000_0000 != 0 { return try fill(symbol, node, reading) }
      append(hashes[Int(symbol)], symbol, to: &reading)
    }
    var ended: UInt32 = 0
    var edges: [(symbol: UInt32, child: UInt32)] = []
    forEachStep(node, payload: { ended = $0 }, edge: { edges.append(($0, $1)) })
    if ended != 0 { try add(ended, reading) }
    for edge in edges {
      if edge.symbol & 0x8000_0000 != 0 {
        try fill(edge.symbol, edge.child, reading)
      } else {
        var further = reading
        append(hashes[Int(edge.symbol)], edge.symbol, to: &further)
        try expand(edge.child, further)
      }
    }
  }

  /// Adds a word to a reading, and leaves its symbols in `path`.
  private mutating func append(_ hash: UInt64, _ symbol: UInt32, to reading: inout Reading) {
    path.removeLast(path.count - reading.words.count)
    path.append(symbol)
    reading.words.append(hash)
    if isTemplated { reading.template.append(hash) }
  }

  /// Adds words to a reading, and leaves its symbols in `path`.
  private mutating func append(_ words: Run, _ symbols: [UInt32], to reading: inout Reading) {
    path.removeLast(path.count - reading.words.count)
    path += symbols
    reading.words.append(words)
  }

  /// Goes on behind a slot with all that is listed for it.
  private mutating func fill(_ symbol: UInt32, _ child: UInt32, _ reading: Reading) throws(Unlisted)
  {
    let slot = PhraseSymbol(rawValue: symbol)
    var further = reading
    if slot == .applicationName {
      if reading.name.count > 0 {
        if isTemplated { throw .hasTooMany }
        isPartial = true
      }
      for (k, name) in names[variant].enumerated() where reading.name.count == 0 {
        further = reading
        further.name = (reading.words.count, name.words.count)
        further.isContested = !name.isOnly
        further.isFirstName = k == 0
        append(name.words, name.symbols, to: &further)
        further.template = reading.template
        further.template.append(TriggerTable.nameMark)
        try expand(child, further)
      }
      return
    }
    if isTemplated { return try mark(slot, child, reading) }
    if isListed(slot.slotClass) { takesNames = true }
    var values = isListed(slot.slotClass) ? values(of: slot.slotClass) : []
    if values.count > mostValues {
      if listing == .whole, isClosed(slot.slotClass) { throw .hasTooMany }
      values = []
    }
    if !isClosed(slot.slotClass) || values.isEmpty || reading.slot.count > 0 { isPartial = true }
    for value in values where reading.slot.count == 0 {
      further = reading
      further.slot = (reading.words.count, value.words.count, slot.slotClass + 1)
      append(value.words, value.symbols, to: &further)
      try expand(child, further)
    }
  }

  /// Goes on behind a slot of a template.
  private mutating func mark(
    _ slot: PhraseSymbol, _ child: UInt32, _ reading: Reading
  ) throws(Unlisted) {
    guard isClosed(slot.slotClass), reading.slot.count == 0, !values(of: slot.slotClass).isEmpty,
      names[variant].allSatisfy(\.isOnly)
    else { throw .hasTooMany }
    if !templateClasses.contains(slot.slotClass) { templateClasses.append(slot.slotClass) }
    var further = reading
    further.slot = (reading.words.count, 1, slot.slotClass + 1)
    append(TriggerTable.slotMark(slot.slotClass), slot.rawValue, to: &further)
    try expand(child, further)
  }

  /// Adds the phrases that end with a reading.
  private mutating func add(_ payload: UInt32, _ reading: Reading) throws(Unlisted) {
    if reading.name.count == 0 { throw .hasNoName }
    // A template stands for all names.
    let isTemplate = isTemplated && reading.slot.count > 0
    if isTemplate, !reading.isFirstName { return }
    let most = isTemplated ? Self.maxTemplates : Self.maxTriggers
    if entries.count - firstEntry >= most { throw .hasTooMany }
    if reading.words.count > TriggerTable.maxWords {
      if isTemplated { throw .hasTooMany }
      isPartial = true
      return
    }
    let items = ends.items(payload)
    let number = Int(items[items.startIndex]) - firstPhrase
    guard 0...0xFFF ~= number else { throw .hasNoName }
    let isContested = reading.isContested || items.count > 1
    if reading.slot.count > 0 {
      if reading.slot.from == 0 { beginsWithSlot = true }
      if reading.slot.from + reading.slot.count == reading.words.count { endsWithSlot = true }
    }
    var entry = Entry(
      mixed: TriggerTable.mix(reading.words.hash),
      ranges: TriggerTable.Shape.ranges(
        name: reading.name, slot: (reading.slot.from, reading.slot.count)),
      slot: reading.slot.class,
      phrase: isContested
        ? TriggerTable.contested : UInt32(variant + 1) << 12 | UInt32(number),
      payload: payload)
    if isTemplate {
      // Where name and slot stand is told by the words that they are filled with.
      entry.mixed = TriggerTable.mix(reading.template.hash, of: UInt32(variant))
      entry.ranges = 0
    }
    entries.append(entry)
    paths += path
    pathEnds.append(paths.count)
  }

  /// The index of a shape.
  private mutating func shape(_ ranges: UInt32, slot: UInt32) throws(Unlisted) -> UInt32 {
    let key = UInt64(ranges) | UInt64(slot) << 32
    if lastShape.key == key { return lastShape.index }
    if let known = shapeIndexes[key] {
      lastShape = (key, known)
      return known
    }
    let index = UInt32(shapes.count / 2)
    guard index <= 0xFFFF else { throw .hasTooMany }
    shapes += [ranges, slot]
    shapeIndexes[key] = index
    lastShape = (key, index)
    return index
  }
}
