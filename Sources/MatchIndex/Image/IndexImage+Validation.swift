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
      (.values, ValueRecord.words), (.languages, LanguageRecord.words),
    ]
    for (section, words) in wordsPerRecord {
      guard sections[section.rawValue].count % (4 * words) == 0 else {
        throw .corrupt(section: "\(section)", index: 0, "a record is cut short")
      }
    }
    let slots = sections[ImageFormat.Section.lexicon.rawValue].count / 16
    guard slots >= 4, slots & (slots - 1) == 0 else {
      throw .corrupt(section: "lexicon", index: 0, "its size is no power of two")
    }
  }

  private func validateRecords() throws(ImageError) {
    func check(
      _ section: ImageFormat.Section, _ index: Int, _ condition: Bool, _ what: String
    ) throws(ImageError) {
      guard condition else { throw .corrupt(section: "\(section)", index: index, what) }
    }
    // Records give stretches of other tables as they fit there; here they are held to the words.
    func check(
      _ section: ImageFormat.Section, _ index: Int, _ words: Words, _ word: Int, of table: Int,
      from start: Int = 0, _ what: String
    ) throws(ImageError) -> Int {
      let lower = Int(words[word])
      let end = lower + Int(words[word + 1])
      try check(section, index, lower >= start && end <= table, what)
      return end
    }
    // No two apps have a variant or a shortcut in common, and no two variants a phrase: what is read
    // for each app or variant is then no more than there is.
    var ends = (variants: 0, shortcuts: 0, phrases: 0)
    for i in 0..<appCount {
      let w = i * AppRecord.words
      ends.variants = try check(
        .apps, i, appWords, w + 1, of: variantCount, from: ends.variants, "variants")
      ends.shortcuts = try check(
        .apps, i, appWords, w + 3, of: shortcutCount, from: ends.shortcuts, "shortcuts")
    }
    for i in 0..<variantCount {
      let r = variant(VariantID(UInt32(i)))
      try check(.variants, i, Int(r.app.rawValue) < appCount, "app")
      ends.phrases = try check(
        .variants, i, variantWords, i * VariantRecord.words + 4, of: phraseCount,
        from: ends.phrases, "phrases")
      try check(.variants, i, Int(r.language) < languageCount, "language")
      try check(
        .variants, i, r.translations == 0 || isList(Int(r.translations)), "translations")
      try check(.variants, i, isBlock(r.intentModel) && isBlock(r.slotModel), "models")
      try check(.variants, i, r.slotKinds == 0 || isList(Int(r.slotKinds)), "slot kinds")
    }
    for i in 0..<phraseCount {
      let r = phrase(PhraseID(UInt32(i)))
      try check(.phrases, i, Int(r.text.rawValue) < strings.count, "text")
      try check(.phrases, i, r.slots == 0 || isList(Int(r.slots)), "slots")
    }
    for i in 0..<shortcutCount {
      let r = shortcut(UInt32(i))
      let isThere = Int(r.intent) < intentCount || r.intent == ShortcutRecord.noIntent
      try check(.shortcuts, i, isThere, "intent")
      try check(.shortcuts, i, Int(r.app.rawValue) < appCount, "app")
    }
    for i in 0..<intentCount {
      _ = try check(
        .intents, i, intentWords, i * IntentRecord.words + 2, of: parameterCount, "parameters")
    }
    for i in 0..<parameterCount {
      let r = parameter(UInt32(i))
      try check(.parameters, i, Int(r.valueType) <= valueTypeCount, "value type")
    }
    for i in 0..<valueTypeCount {
      let r = valueType(UInt32(i))
      _ = try check(
        .valueTypes, i, valueTypeWords, i * ValueTypeRecord.words + 2, of: valueCount, "values")
      try check(.valueTypes, i, Int(r.app.rawValue) < appCount, "app")
    }
    for i in 0..<slotClassCount {
      let r = slotClass(UInt32(i))
      let kind = slotClassWords[i * SlotClassRecord.words]
      try check(.slotClasses, i, SlotClassRecord.Kind(rawValue: kind) != nil, "kind")
      try check(.slotClasses, i, Int(r.valueType) <= valueTypeCount, "value type")
      try check(.slotClasses, i, isBlock(r.gazetteer), "gazetteer")
      try check(
        .slotClasses, i, r.statistics == 0 || isList(Int(r.statistics)), "statistics")
      try check(
        .slotClasses, i, r.gazetteer == .none || Int(r.language) < languageCount, "language")
    }
    for i in 0..<languageCount {
      let r = language(UInt32(i))
      try check(.languages, i, isBlock(r.appNames), "app names")
      try check(.languages, i, isBlock(r.knowledge) && isBlock(r.intentModel), "models")
    }
  }

  private func isBlock(_ reference: BlockReference) -> Bool {
    let start = reference.start
    return start == 0
      || start < blockWords.count
        && Int(blockWords[start - 1]) <= blockWords.count - start
  }

  private func isList(_ start: Int) -> Bool {
    start > 0 && start < postings.count && Int(postings[start]) <= postings.count - start - 1
  }

  /// Walks every trie from every root once, checking that each reference leads to a cell.
  private func validateTries() throws(ImageError) {
    var pending = [nameRoot]
    for i in 0..<variantCount { pending.append(variant(VariantID(UInt32(i))).phraseRoot) }
    for i in 0..<slotClassCount {
      pending.append(slotClass(UInt32(i)).names)
      pending.append(slotClass(UInt32(i)).titles)
    }
    for i in 0..<languageCount {
      let r = language(UInt32(i))
      pending += [r.openers, r.closers, r.applessRoot, r.freeWords]
    }
    let cells = trie.cells
    func fail(_ index: Int, _ what: String) -> ImageError {
      .corrupt(section: "cells", index: index, what)
    }
    func check(payload: UInt32, at index: Int) throws(ImageError) {
      if payload & 0x8000_0000 != 0, !isList(Int(payload & 0x7FFF_FFFF)) {
        throw fail(index, "a payload's list leaves the postings")
      }
    }
    // Children lie behind their parents, so a walk that only goes forward ends; and a place that
    // many edges lead to is looked at once, so that it ends in linear time.
    // So do nodes that share their edges: each cell is an edge of one node at most.
    var seen = (nodes: CellSet(cells.count), tails: CellSet(cells.count))
    var edgeCells = 0
    while let node = pending.popLast() {
      if node.isNone { continue }
      var at = Int(node.cell)
      guard at < cells.count else { throw fail(at, "an edge leaves the section") }
      if node.isTail {
        while at < cells.count, cells[at] != 0, seen.tails.insert(at) { at += 1 }
        if at < cells.count, seen.tails.contains(at) { continue }
        guard at + 1 < cells.count else { throw fail(at, "a tail does not end") }
        try check(payload: cells[at + 1], at: at + 1)
        continue
      }
      guard seen.nodes.insert(at) else { continue }
      let header = cells[at]
      at += 1
      if header & TrieCells.hasPayload != 0 {
        try check(payload: cells[at], at: at)
        at += 1
      }
      var pairs: [Range<Int>] = []
      if header & TrieCells.hasSlots != 0 {
        let count = Int(cells[at])
        guard count <= 0xFFFF else { throw fail(at, "too many slots") }
        pairs.append(at + 1..<at + 1 + 2 * count)
        at += 1 + 2 * count
      }
      let size = Int(header & 0xFF_FFFF)
      if header & TrieCells.hashed != 0 {
        guard size >= 1, size <= 24 else { throw fail(at, "an edge table of 2^\(size) slots") }
        pairs.append(at..<at + 2 << size)
      } else {
        guard size <= 7 else { throw fail(at, "\(size) edges in a row") }
        pairs.append(at..<at + 2 * size)
      }
      for range in pairs {
        guard range.upperBound <= cells.count else { throw fail(at, "edges leave the section") }
        edgeCells += range.count
        guard edgeCells <= cells.count else { throw fail(at, "nodes share their edges") }
        for k in stride(from: range.lowerBound, to: range.upperBound, by: 2) where cells[k] != 0 {
          let child = TrieNode(rawValue: cells[k + 1])
          guard child.cell > node.cell else { throw fail(k, "an edge leads backwards") }
          pending.append(child)
        }
      }
    }
  }
}

/// A set of cells, one bit each.
private struct CellSet {
  private var bits: [UInt64]

  init(_ count: Int) { bits = [UInt64](repeating: 0, count: (count + 63) / 64) }

  func contains(_ cell: Int) -> Bool { bits[cell / 64] >> UInt64(cell % 64) & 1 == 1 }

  /// Adds a cell; `false` if it was there already.
  mutating func insert(_ cell: Int) -> Bool {
    if contains(cell) { return false }
    bits[cell / 64] |= 1 << UInt64(cell % 64)
    return true
  }
}
