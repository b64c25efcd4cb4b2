// SPDX-License-Identifier: Apache-2.0

extension IndexImage {
  /// The number of apps.
  @inlinable package var appCount: Int { appWords.count / AppRecord.words }
  /// The number of apps in all their locales.
  @inlinable package var variantCount: Int { variantWords.count / VariantRecord.words }
  /// The number of phrases in all locales, negative ones included.
  @inlinable package var phraseCount: Int { phraseWords.count / PhraseRecord.words }
  /// The number of shortcuts.
  @inlinable package var shortcutCount: Int { shortcutWords.count / ShortcutRecord.words }
  /// The number of intents.
  @inlinable package var intentCount: Int { intentWords.count / IntentRecord.words }
  /// The number of parameters.
  @inlinable package var parameterCount: Int { parameterWords.count / ParameterRecord.words }
  /// The number of entity and enum types.
  @inlinable package var valueTypeCount: Int { valueTypeWords.count / ValueTypeRecord.words }
  /// The number of values and cases.
  @inlinable package var valueCount: Int { valueWords.count / ValueRecord.words }
  /// The number of languages with polite words or phrases without an app's name.
  @inlinable package var languageCount: Int { languageWords.count / LanguageRecord.words }
  /// The number of kinds of slots.
  @inlinable package var slotClassCount: Int { slotClassWords.count / SlotClassRecord.words }

  /// An app's record; all zero for an id that leads nowhere.
  @inlinable @inline(__always)
  package func app(_ id: AppID) -> AppRecord {
    let w = Int(id.rawValue) * AppRecord.words
    return AppRecord(
      id: StringRef(appWords[w]),
      variants: Self.range(appWords[w + 1], appWords[w + 2], of: variantCount),
      shortcuts: Self.range(appWords[w + 3], appWords[w + 4], of: shortcutCount))
  }

  /// A stretch of a table as a record gives it; what leaves the table is left out.
  @inlinable @inline(__always)
  static func range(_ first: UInt32, _ count: UInt32, of table: Int) -> Range<UInt32> {
    let end = UInt32(truncatingIfNeeded: table)
    let lower = min(first, end)
    // SAFETY: in order, as `lower` is at most `end`; a check of it would have ranges read that nobody asks for.
    return unsafe Range(uncheckedBounds: (lower, lower &+ min(count, end &- lower)))
  }

  /// A variant's record.
  @inlinable @inline(__always)
  package func variant(_ id: VariantID) -> VariantRecord {
    let w = Int(id.rawValue) * VariantRecord.words
    return VariantRecord(
      app: AppID(variantWords[w]), locale: StringRef(variantWords[w + 1]),
      name: StringRef(variantWords[w + 2]), phraseRoot: TrieNode(rawValue: variantWords[w + 3]),
      phrases: Self.range(variantWords[w + 4], variantWords[w + 5], of: phraseCount),
      language: variantWords[w + 6], negativeCount: variantWords[w + 7],
      translations: variantWords[w + 8],
      intentModel: BlockReference(rawValue: variantWords[w + 9]),
      slotModel: BlockReference(rawValue: variantWords[w + 10]), slotKinds: variantWords[w + 11])
  }

  /// A shortcut's record, by its index over all apps.
  @inlinable @inline(__always)
  package func shortcut(_ index: UInt32) -> ShortcutRecord {
    let w = Int(index) * ShortcutRecord.words
    return ShortcutRecord(
      app: AppID(shortcutWords[w]), index: shortcutWords[w + 1], intent: shortcutWords[w + 2],
      shortTitle: StringRef(shortcutWords[w + 3]))
  }

  /// A shortcut of an app by its index there; `nil` for negative phrases, which have none.
  @inlinable @inline(__always)
  package func shortcut(_ index: UInt16, of app: AppID) -> ShortcutRecord? {
    let w = Int(app.rawValue) * AppRecord.words
    let shortcuts = Self.range(appWords[w + 3], appWords[w + 4], of: shortcutCount)
    guard Int(index) < shortcuts.count else { return nil }
    return shortcut(shortcuts.lowerBound &+ UInt32(index))
  }

  /// An intent's record.
  @inlinable @inline(__always)
  package func intent(_ index: UInt32) -> IntentRecord {
    let w = Int(index) * IntentRecord.words
    return IntentRecord(
      name: StringRef(intentWords[w]), title: StringRef(intentWords[w + 1]),
      parameters: Self.range(
        intentWords[w + 2], min(intentWords[w + 3], UInt32(IntentRecord.maxParameters)),
        of: parameterCount),
      flags: intentWords[w + 4])
  }

  /// A parameter's record.
  @inlinable @inline(__always)
  package func parameter(_ index: UInt32) -> ParameterRecord {
    let w = Int(index) * ParameterRecord.words
    return ParameterRecord(
      name: StringRef(parameterWords[w]), type: StringRef(parameterWords[w + 1]),
      flags: parameterWords[w + 2], requestValueDialog: StringRef(parameterWords[w + 3]),
      requestDisambiguationDialog: StringRef(parameterWords[w + 4]),
      valueType: parameterWords[w + 5], slotClass: parameterWords[w + 6])
  }

  /// A value type's record.
  @inlinable @inline(__always)
  package func valueType(_ index: UInt32) -> ValueTypeRecord {
    let w = Int(index) * ValueTypeRecord.words
    return ValueTypeRecord(
      name: StringRef(valueTypeWords[w]), app: AppID(valueTypeWords[w + 1]),
      values: Self.range(valueTypeWords[w + 2], valueTypeWords[w + 3], of: valueCount))
  }

  /// A value's record.
  @inlinable @inline(__always)
  package func value(_ id: ValueID) -> ValueRecord {
    let w = Int(id.rawValue) * ValueRecord.words
    return ValueRecord(
      id: StringRef(valueWords[w]), title: StringRef(valueWords[w + 1]),
      subtitle: StringRef(valueWords[w + 2]))
  }

  /// A language's record.
  @inlinable @inline(__always)
  package func language(_ index: UInt32) -> LanguageRecord {
    let w = Int(index) * LanguageRecord.words
    return LanguageRecord(
      language: StringRef(languageWords[w]), openers: TrieNode(rawValue: languageWords[w + 1]),
      closers: TrieNode(rawValue: languageWords[w + 2]),
      applessRoot: TrieNode(rawValue: languageWords[w + 3]),
      freeWords: TrieNode(rawValue: languageWords[w + 4]),
      appNames: BlockReference(rawValue: languageWords[w + 5]),
      shapes: LanguageRecord.Shapes(rawValue: languageWords[w + 6]),
      knowledge: BlockReference(rawValue: languageWords[w + 7]),
      intentModel: BlockReference(rawValue: languageWords[w + 8]))
  }

  /// Calls the closure for each parameter of a shortcut that some phrase of a variant has a slot for,
  /// with the kind of the slot; rising.
  package func forEachSlotKind(
    _ variant: VariantRecord, shortcut: UInt32,
    _ body: (_ parameter: UInt32, _ kind: UInt32) -> Void
  ) {
    let kinds = tables.list(variant.slotKinds)
    let count = kinds.count / 2
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if kinds[2 * middle] >> 16 < shortcut { lower = middle + 1 } else { upper = middle }
    }
    // One of each parameter, and parameters past the last that counts have none.
    let end = min(count, lower + IntentRecord.maxParameters)
    while lower < end, kinds[2 * lower] >> 16 == shortcut {
      body(kinds[2 * lower] & 0xFFFF, kinds[2 * lower + 1])
      lower += 1
    }
  }

  /// Calls the closure for each parameter of each shortcut of a variant likewise, as often as shortcuts have it.
  package func forEachSlotKind(
    _ variant: VariantRecord, _ body: (_ parameter: UInt32, _ kind: UInt32) -> Void
  ) {
    let kinds = tables.list(variant.slotKinds)
    for k in 0..<kinds.count / 2 { body(kinds[2 * k] & 0xFFFF, kinds[2 * k + 1]) }
  }

  /// A text in a variant's language: the text itself where it is not translated.
  ///
  /// - Complexity: O(log *n*) for *n* translated texts.
  package func translated(_ source: StringRef, _ variant: VariantRecord) -> StringRef {
    translated(source, by: variant.translations)
  }

  /// A text in the locale of a variant, as the variant's record leads to its translations.
  package func translated(_ source: StringRef, by translations: UInt32) -> StringRef {
    if translations == 0 { return source }
    let texts = tables.list(translations)
    var lower = 0
    var upper = texts.count / 2
    while lower < upper {
      let middle = (lower + upper) / 2
      let found = texts[2 * middle]
      if found == source.rawValue { return StringRef(texts[2 * middle + 1]) }
      if found < source.rawValue { lower = middle + 1 } else { upper = middle }
    }
    return source
  }

  /// The words of a block; none where the reference leads nowhere.
  package func block(_ reference: BlockReference) -> Words {
    let start = reference.start
    return start == 0
      ? blockWords.slice(0, count: 0)
      : blockWords.slice(start, count: Int(blockWords[start - 1]))
  }

  /// A phrase's record.
  package func phrase(_ id: PhraseID) -> PhraseRecord { tables.phrase(id) }

  /// A slot class's record.
  package func slotClass(_ index: UInt32) -> SlotClassRecord { tables.slotClass(index) }

  /// What each value of a list is, as a slot of its own; for other slots the slot itself.
  package func element(of slot: SlotClassRecord) -> SlotClassRecord {
    slot.kind == .list ? tables.slotClass(slot.language) : slot
  }

  /// The target (variant or value) of a form of a name, and the accent of its letters.
  package func form(_ index: UInt32) -> (target: UInt32, accent: UInt32) { tables.form(index) }

  /// The number of items of a payload.
  package func itemCount(_ payload: TriePayload) -> Int { tables.itemCount(payload) }

  /// An item of a payload, by its index below `itemCount`.
  package func item(_ payload: TriePayload, at index: Int) -> UInt32 {
    tables.item(payload, at: index)
  }

  /// The parameter that a phrase's slot fills: an index into the intent's parameters.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - ordinal: The slot's number in the phrase, the app's name not counted.
  package func slotParameter(_ phrase: PhraseRecord, at ordinal: Int) -> UInt32? {
    tables.slotParameter(phrase, at: ordinal)
  }

  /// The variant a phrase belongs to.
  package func variant(of phrase: PhraseID) -> VariantID { tables.variant(of: phrase) }
}
