// SPDX-License-Identifier: Apache-2.0

/// Collects the parts of an image and writes it.
///
/// Records get their ids in the order they are added. Tries are built one at a time from
/// `TrieSequences`; a record that refers to one is added after it.
package struct ImageBuilder {
  private var strings = StringPoolBuilder()
  private var lexicon = LexiconBuilder()
  private var tries = TrieBuilder()
  private var forms: [UInt32] = []
  private var formIndexes: [UInt64: UInt32] = [:]
  private var records = [[UInt32]](repeating: [], count: ImageFormat.Section.allCases.count)
  private var nameRoot = TrieNode.none
  private let analysisVersion: UInt32

  /// Starts an empty image.
  ///
  /// - Parameter analysisVersion: The text rules and Unicode version its words were made with.
  package init(analysisVersion: UInt32) { self.analysisVersion = analysisVersion }

  // MARK: - Words and strings

  /// The id of a word that is there already.
  package func token(hash: UInt64) -> TokenID? { lexicon.find(hash: hash) }

  /// Adds a word that is not there yet.
  ///
  /// - Parameters:
  ///   - hash: The hash of its folded form.
  ///   - text: Its folded form.
  package mutating func addToken(hash: UInt64, text: String) -> TokenID {
    lexicon.add(hash: hash, text: strings.append(text))
  }

  /// Adds flags to a word, if it is there.
  package mutating func mark(hash: UInt64, _ flags: TokenFlags) { lexicon.mark(hash: hash, flags) }

  /// Adds flags to a literal word of a phrase.
  package mutating func mark(symbol: PhraseSymbol, _ flags: TokenFlags) {
    if !symbol.isSlot { lexicon.mark(TokenID(symbol.rawValue), flags) }
  }

  /// Marks the words at the ends of a phrase and beside the app's name.
  ///
  /// - Returns: Where slots and the name stand in it.
  package mutating func markShape(
    _ index: Int, in sequences: TrieSequences
  ) -> LanguageRecord.Shapes {
    let start = Int(sequences.starts[index])
    let end =
      index + 1 < sequences.count ? Int(sequences.starts[index + 1]) : sequences.symbols.count
    func symbol(_ k: Int) -> PhraseSymbol { PhraseSymbol(rawValue: sequences.symbols[k]) }
    var shapes: LanguageRecord.Shapes = []
    guard start < end else { return shapes }
    let (first, last) = (symbol(start), symbol(end - 1))
    mark(symbol: first, .beginsPhrase)
    mark(symbol: last, .endsPhrase)
    if first.isSlot {
      shapes.insert(first == .applicationName ? .beginsWithName : .beginsWithSlot)
    }
    if last.isSlot { shapes.insert(last == .applicationName ? .endsWithName : .endsWithSlot) }
    for k in start..<end where k > start && symbol(k).isSlot && symbol(k) != .applicationName {
      mark(symbol: symbol(k - 1), .beforeSlot)
    }
    for k in start..<end where symbol(k) == .applicationName {
      if k > start {
        if symbol(k - 1).isSlot { shapes.insert(.slotBeforeName) }
        mark(symbol: symbol(k - 1), .beforeAppName)
      }
      if k + 1 < end {
        if symbol(k + 1).isSlot { shapes.insert(.slotAfterName) }
        mark(symbol: symbol(k + 1), .afterAppName)
      }
    }
    return shapes
  }

  /// Adds flags to the first word of a sequence.
  package mutating func mark(
    firstSymbolOf index: Int, in sequences: TrieSequences, _ flags: TokenFlags
  ) {
    let symbol = sequences.symbols[Int(sequences.starts[index])]
    mark(symbol: PhraseSymbol(rawValue: symbol), flags)
  }

  /// The number of distinct words so far.
  package var tokenCount: Int { lexicon.texts.count - 1 }

  /// Adds a string, once however often it is asked for.
  package mutating func intern(_ text: String) -> StringRef { strings.intern(text) }

  /// Adds a string that rarely recurs.
  package mutating func append(_ text: String) -> StringRef { strings.append(text) }

  /// Adds a phrase's template; read it with `StringPool.template`.
  package mutating func append(template: String) -> StringRef { strings.append(template: template) }

  // MARK: - Tries and lists

  /// Writes a trie and gives its root.
  ///
  /// - Throws: `ImageError.tooLarge` past a billion cells.
  package mutating func addTrie(_ sequences: TrieSequences) throws -> TrieNode {
    try tries.build(sequences)
  }

  /// Adds a form of a name, once however many names have it: what it names, and the accent of its letters.
  package mutating func addForm(target: UInt32, accent: UInt32) -> UInt32 {
    let key = UInt64(target) << 32 | UInt64(accent)
    if let known = formIndexes[key] { return known }
    let index = UInt32(forms.count / 2)
    forms += [target, accent]
    formIndexes[key] = index
    return index
  }

  /// Adds a list and gives its place in the postings.
  package mutating func addList(_ items: [UInt32]) -> UInt32 { tries.addList(items) }

  /// Adds the block of a gazetteer or a model; `.none` for an empty one.
  ///
  /// - Throws: `ImageError.tooLarge` past 8 GiB of blocks.
  package mutating func addBlock(_ words: [UInt32]) throws -> BlockReference {
    if words.isEmpty { return .none }
    let section = ImageFormat.Section.blocks.rawValue
    let alignment = BlockReference.alignment
    // Room for the count before it, then up to the next line.
    let start = (records[section].count + 1 + alignment - 1) / alignment * alignment
    guard (start + words.count) * 4 <= ImageFormat.maxSectionBytes else {
      throw ImageError.tooLarge("over 8 GiB of gazetteers and models")
    }
    // Not reserved: asked for each block, the array would grow to just that and be copied for every one.
    while records[section].count < start - 1 { records[section].append(0) }
    records[section].append(UInt32(words.count))
    records[section].append(contentsOf: words)
    return BlockReference(rawValue: UInt32(start / alignment))
  }

  // MARK: - Records

  /// Adds an app.
  package mutating func add(_ r: AppRecord) -> AppID {
    AppID(
      append(
        .apps,
        [
          r.id.rawValue, r.variants.lowerBound, UInt32(r.variants.count), r.shortcuts.lowerBound,
          UInt32(r.shortcuts.count),
        ]))
  }

  /// Adds a variant.
  package mutating func add(_ r: VariantRecord) -> VariantID {
    VariantID(
      append(
        .variants,
        [
          r.app.rawValue, r.locale.rawValue, r.name.rawValue, r.phraseRoot.rawValue,
          r.phrases.lowerBound, UInt32(r.phrases.count), r.language, r.negativeCount,
          r.translations, r.intentModel.rawValue, r.slotModel.rawValue, r.slotKinds,
        ]))
  }

  /// Adds a phrase.
  package mutating func add(_ r: PhraseRecord) -> PhraseID {
    let section = ImageFormat.Section.phrases.rawValue
    let id = records[section].count / PhraseRecord.words
    records[section].append(r.text.rawValue)
    records[section].append(UInt32(r.shortcut) | UInt32(r.flags.rawValue) << 16)
    records[section].append(r.slots)
    records[section].append(r.accent)
    return PhraseID(UInt32(id))
  }

  /// The number of phrases so far.
  package var phraseCount: Int {
    records[ImageFormat.Section.phrases.rawValue].count / PhraseRecord.words
  }

  /// The number of shortcuts so far.
  package var shortcutCount: Int {
    records[ImageFormat.Section.shortcuts.rawValue].count / ShortcutRecord.words
  }

  /// Adds a shortcut and gives its index over all apps.
  package mutating func add(_ r: ShortcutRecord) -> UInt32 {
    append(.shortcuts, [r.app.rawValue, r.index, r.intent, r.shortTitle.rawValue])
  }

  /// Adds an intent and gives its index over all apps.
  package mutating func add(_ r: IntentRecord) -> UInt32 {
    append(
      .intents,
      [
        r.name.rawValue, r.title.rawValue, r.parameters.lowerBound, UInt32(r.parameters.count),
        r.flags,
      ])
  }

  /// Adds a parameter and gives its index over all apps.
  package mutating func add(_ r: ParameterRecord) -> UInt32 {
    append(
      .parameters,
      [
        r.name.rawValue, r.type.rawValue, r.flags, r.requestValueDialog.rawValue,
        r.requestDisambiguationDialog.rawValue, r.valueType, r.slotClass,
      ])
  }

  /// Adds a slot class and gives its index.
  package mutating func add(_ r: SlotClassRecord) -> UInt32 {
    append(
      .slotClasses,
      [
        r.kind.rawValue, r.valueType, r.names.rawValue, r.gazetteer.rawValue,
        r.language | UInt32(r.breadth) << 24, r.titles.rawValue, r.statistics,
      ])
  }

  /// Adds a value type and gives its index.
  package mutating func add(_ r: ValueTypeRecord) -> UInt32 {
    append(
      .valueTypes,
      [r.name.rawValue, r.app.rawValue, r.values.lowerBound, UInt32(r.values.count)])
  }

  /// Adds a value.
  package mutating func add(_ r: ValueRecord) -> ValueID {
    ValueID(append(.values, [r.id.rawValue, r.title.rawValue, r.subtitle.rawValue]))
  }

  /// The number of values so far.
  package var valueCount: Int {
    records[ImageFormat.Section.values.rawValue].count / ValueRecord.words
  }

  /// Adds a language and gives its index.
  package mutating func add(_ r: LanguageRecord) -> UInt32 {
    append(
      .languages,
      [
        r.language.rawValue, r.openers.rawValue, r.closers.rawValue, r.applessRoot.rawValue,
        r.freeWords.rawValue, r.appNames.rawValue, r.shapes.rawValue, r.knowledge.rawValue,
        r.intentModel.rawValue,
      ])
  }

  private mutating func append(_ section: ImageFormat.Section, _ words: [UInt32]) -> UInt32 {
    let id = records[section.rawValue].count / words.count
    records[section.rawValue].append(contentsOf: words)
    return UInt32(id)
  }

  /// Writes the trigger phrases down, and marks the names of apps whose phrases are not.
  ///
  /// - Returns: Whether some hold a listed value.
  private mutating func addTriggers(_ nameRoot: TrieNode) -> Bool {
    var triggers = TriggerTableBuilder(
      cells: tries.cells,
      ends: TrieEnds(
        postings: tries.postings, phrases: records[ImageFormat.Section.phrases.rawValue]),
      forms: forms, hashes: lexicon.hashes,
      slotClasses: records[ImageFormat.Section.slotClasses.rawValue])
    let table = triggers.build(
      variants: records[ImageFormat.Section.variants.rawValue], nameRoot: nameRoot,
      words: lexicon.slots)
    for word in table.walked { lexicon.mark(TokenID(word), .beginsWalkedName) }
    records[ImageFormat.Section.triggers.rawValue] = table.cells
    if table.cells.isEmpty { return false }
    let (shapes, classes, takesNames) = triggers.finish(words: lexicon.slots)
    records[ImageFormat.Section.triggerShapes.rawValue] = shapes
    records[ImageFormat.Section.wordClasses.rawValue] = classes
    return takesNames
  }

  // MARK: - Writing

  /// Writes the image.
  ///
  /// - Parameters:
  ///   - nameRoot: The trie of app names.
  ///   - flags: What it was compiled with.
  /// - Returns: Its bytes; the same for the same input on every machine.
  /// - Throws: `ImageError.tooLarge` when a section outgrows its references.
  package consuming func finish(nameRoot: TrieNode, flags: IndexImage.Flags) throws -> ImageBytes {
    guard strings.bytes.count < 1 << 32 else {
      throw ImageError.tooLarge("over 4 GiB of text")
    }
    records[ImageFormat.Section.cells.rawValue] = tries.cells
    records[ImageFormat.Section.postings.rawValue] = tries.postings
    records[ImageFormat.Section.forms.rawValue] = forms
    records[ImageFormat.Section.lexiconText.rawValue] = lexicon.texts.map(\.rawValue)
    lexicon.shrink()
    var flags = flags
    if addTriggers(nameRoot) { flags.insert(.hasListedTriggers) }

    let count = ImageFormat.Section.allCases.count
    let tableEnd = ImageFormat.headerBytes + count * ImageFormat.sectionEntryBytes
    var sizes = records.map { 4 * $0.count }
    sizes[ImageFormat.Section.strings.rawValue] = strings.bytes.count
    sizes[ImageFormat.Section.lexicon.rawValue] = 8 * lexicon.slots.count
    var offsets: [Int] = []
    var end = tableEnd
    for size in sizes {
      end = (end + ImageFormat.alignment - 1) / ImageFormat.alignment * ImageFormat.alignment
      offsets.append(end)
      end += size
    }
    let image = MutableImage(count: end)
    for section in ImageFormat.Section.allCases {
      let offset = offsets[section.rawValue]
      switch section {
      case .strings: image.write(strings.bytes, at: offset)
      case .lexicon: image.write(lexicon.slots, at: offset)
      default: image.write(records[section.rawValue], at: offset)
      }
      let entry = ImageFormat.headerBytes + section.rawValue * ImageFormat.sectionEntryBytes
      image.write(
        [
          UInt64(offset), UInt64(sizes[section.rawValue]),
          image.checksum(offset..<offset + sizes[section.rawValue]),
        ], at: entry)
    }
    image.write(
      [
        ImageFormat.magic,
        UInt64(ImageFormat.version) | UInt64(ImageFormat.byteOrderMark) << 32,
        UInt64(analysisVersion) | UInt64(count) << 32,
        UInt64(end),
        UInt64(flags.rawValue) | UInt64(nameRoot.rawValue) << 32,
      ], at: 0)
    let sum =
      image.checksum(0..<40) ^ image.checksum(ImageFormat.headerBytes..<tableEnd)
    image.write([sum], at: 40)
    return image.freeze()
  }
}
