// SPDX-License-Identifier: Apache-2.0

extension IndexImage {
  /// Checks every section's checksum and every reference.
  func validate() throws(ImageError) {
    for section in ImageFormat.Section.allCases {
      let entry = ImageFormat.headerBytes + section.rawValue * ImageFormat.sectionEntryBytes
      guard bytes.checksum(sections[section.rawValue]) == bytes.uint64(at: entry + 16) else {
        throw .checksum(section: "\(section)")
      }
    }
    try validatePadding()
    try validateSizes()
    try validateRecords()
    try validateTries()
  }

  /// No checksum covers the bytes between sections: they are zero.
  private func validatePadding() throws(ImageError) {
    var end =
      ImageFormat.headerBytes
      + ImageFormat.Section.allCases.count * ImageFormat.sectionEntryBytes
    for (section, range) in zip(ImageFormat.Section.allCases, sections) {
      guard range.lowerBound >= end, range.lowerBound - end < ImageFormat.alignment,
        bytes.isZero(end..<range.lowerBound)
      else { throw .header("the bytes before section '\(section)'") }
      end = range.upperBound
    }
    guard end == bytes.count else { throw .header("bytes behind the last section") }
  }

  private func validateSizes() throws(ImageError) {
    let wordsPerRecord: [(ImageFormat.Section, Int)] = [
      (.forms, 2), (.apps, AppRecord.words), (.variants, VariantRecord.words),
      (.phrases, PhraseRecord.words), (.shortcuts, ShortcutRecord.words),
      (.intents, IntentRecord.words), (.parameters, ParameterRecord.words),
      (.slotClasses, SlotClassRecord.words), (.valueTypes, ValueTypeRecord.words),
      (.values, ValueRecord.words), (.languages, LanguageRecord.words), (.triggerShapes, 2),
      (.triggers, TriggerTable.bucketWords), (.wordClasses, TriggerTable.classBytes / 4),
    ]
    for (section, words) in wordsPerRecord {
      guard sections[section.rawValue].count % (4 * words) == 0 else {
        throw .corrupt(section: "\(section)", index: 0, "a record is cut short")
      }
    }
    let lexicon = sections[ImageFormat.Section.lexicon.rawValue]
    guard !lexicon.isEmpty, lexicon.count % Lexicon.bucketBytes == 0 else {
      throw .corrupt(section: "lexicon", index: 0, "a bucket is cut short")
    }
  }

  private func validateRecords() throws(ImageError) {
    try validateApps()
    try validateDeclarations()
    try validateKinds()
    try validateTriggers()
  }

  private func check(
    _ condition: Bool, _ section: ImageFormat.Section, at index: Int, _ what: String
  ) throws(ImageError) {
    guard condition else { throw .corrupt(section: "\(section)", index: index, what) }
  }

  /// Holds the stretch of another table that a record gives to that table, from `start` on.
  ///
  /// A record's stretches are read as they fit there; here they are held to the words.
  ///
  /// - Parameter word: Where the record has the stretch's first place; its count follows.
  /// - Returns: Its end.
  @discardableResult
  private func checkStretch(
    _ words: Words, word: Int, _ section: ImageFormat.Section, at index: Int, of table: Int,
    from start: Int = 0, _ what: String
  ) throws(ImageError) -> Int {
    let lower = Int(words[word])
    let end = lower + Int(words[word + 1])
    try check(lower >= start && end <= table, section, at: index, what)
    return end
  }

  private func validateApps() throws(ImageError) {
    // No two apps have a variant or a shortcut in common, and no two variants a phrase: what is read
    // for each app or variant is then no more than there is.
    var ends = (variants: 0, shortcuts: 0, phrases: 0)
    for i in 0..<appCount {
      let w = i * AppRecord.words
      ends.variants = try checkStretch(
        appWords, word: w + 1, .apps, at: i, of: variantCount, from: ends.variants, "variants")
      ends.shortcuts = try checkStretch(
        appWords, word: w + 3, .apps, at: i, of: shortcutCount, from: ends.shortcuts, "shortcuts")
    }
    for i in 0..<variantCount {
      let r = variant(VariantID(UInt32(i)))
      try check(Int(r.app.rawValue) < appCount, .variants, at: i, "app")
      ends.phrases = try checkStretch(
        variantWords, word: i * VariantRecord.words + 4, .variants, at: i, of: phraseCount,
        from: ends.phrases, "phrases")
      try check(Int(r.language) < languageCount, .variants, at: i, "language")
      try check(
        r.translations == 0 || isList(Int(r.translations)), .variants, at: i, "translations")
      try check(isBlock(r.intentModel) && isBlock(r.slotModel), .variants, at: i, "models")
      try check(r.slotKinds == 0 || isList(Int(r.slotKinds)), .variants, at: i, "slot kinds")
    }
    for i in 0..<phraseCount {
      let r = phrase(PhraseID(UInt32(i)))
      try check(Int(r.text.rawValue) < strings.count, .phrases, at: i, "text")
      try check(r.slots == 0 || isList(Int(r.slots)), .phrases, at: i, "slots")
    }
  }

  private func validateDeclarations() throws(ImageError) {
    for i in 0..<shortcutCount {
      let r = shortcut(UInt32(i))
      let isThere = Int(r.intent) < intentCount || r.intent == ShortcutRecord.noIntent
      try check(isThere, .shortcuts, at: i, "intent")
      try check(Int(r.app.rawValue) < appCount, .shortcuts, at: i, "app")
    }
    for i in 0..<intentCount {
      try checkStretch(
        intentWords, word: i * IntentRecord.words + 2, .intents, at: i, of: parameterCount,
        "parameters")
    }
    for i in 0..<parameterCount {
      let r = parameter(UInt32(i))
      try check(Int(r.valueType) <= valueTypeCount, .parameters, at: i, "value type")
      try check(Int(r.slotClass) <= slotClassCount, .parameters, at: i, "slot")
    }
    for i in 0..<valueTypeCount {
      let r = valueType(UInt32(i))
      try checkStretch(
        valueTypeWords, word: i * ValueTypeRecord.words + 2, .valueTypes, at: i, of: valueCount,
        "values")
      try check(Int(r.app.rawValue) < appCount, .valueTypes, at: i, "app")
    }
  }

  private func validateKinds() throws(ImageError) {
    for i in 0..<slotClassCount {
      let r = slotClass(UInt32(i))
      let kind = slotClassWords[i * SlotClassRecord.words]
      try check(SlotClassRecord.Kind(rawValue: kind) != nil, .slotClasses, at: i, "kind")
      try check(Int(r.valueType) <= valueTypeCount, .slotClasses, at: i, "value type")
      try check(
        r.kind != .list || r.language < slotClassCount && slotClass(r.language).kind != .list,
        .slotClasses, at: i, "element")
      try check(isBlock(r.gazetteer), .slotClasses, at: i, "gazetteer")
      try check(r.statistics == 0 || isList(Int(r.statistics)), .slotClasses, at: i, "statistics")
      try check(
        r.gazetteer == .none || Int(r.language) < languageCount, .slotClasses, at: i, "language")
    }
    for i in 0..<languageCount {
      let r = language(UInt32(i))
      try check(isBlock(r.appNames), .languages, at: i, "app names")
      try check(isBlock(r.knowledge) && isBlock(r.intentModel), .languages, at: i, "models")
    }
  }

  private func validateTriggers() throws(ImageError) {
    let phrases = (0..<variantCount).map { variant(VariantID(UInt32($0))).phrases.count }
    let fault = tables.triggers.firstFault(phrases: phrases, slotClasses: slotClassCount)
    try check(fault == nil, .triggers, at: fault ?? 0, "a trigger phrase")
    let hasClasses = !sections[ImageFormat.Section.wordClasses.rawValue].isEmpty
    try check(hasClasses == (tables.triggers.buckets > 0), .wordClasses, at: 0, "word classes")
  }

  private func isBlock(_ reference: BlockReference) -> Bool {
    let start = reference.start
    return start == 0
      || start < blockWords.count
        && Int(blockWords[start - 1]) <= blockWords.count - start
  }

  /// Whether a list that begins at a place of the postings ends within them.
  func isList(_ start: Int) -> Bool {
    start > 0 && start < postings.count && Int(postings[start]) <= postings.count - start - 1
  }
}
