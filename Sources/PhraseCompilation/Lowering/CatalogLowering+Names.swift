// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import FlexibleMatching
import IntentCatalog
import MatchIndex
import PhraseGrammar
import TextAnalysis

extension CatalogLowering {
  /// Adds a name of an app to the trie of names.
  ///
  /// - Returns: `false` when it holds no word.
  mutating func addName(
    _ name: String, target: UInt32, analyzer: TextAnalyzer, marking flag: TokenFlags
  ) -> Bool {
    var text = name
    // SAFETY: the bytes are used inside the closure only; the path's ranges are of them.
    return text.withUTF8 { bytes in
      namePath.removeAll(keepingCapacity: true)
      guard
        unsafe interner.append(
          bytes, offset: 0, analyzer: analyzer, to: &namePath, builder: &builder),
        !namePath.isEmpty,
        namePath.count <= 64
      else { return false }
      let form = builder.addForm(
        target: target, accent: namePath.reduce(UInt32(0)) { $0 &+ $1.accent })
      let first = names.count
      unsafe CompoundForms.add(
        namePath, item: form, utf8: bytes, analyzer: analyzer, interner: &interner,
        builder: &builder,
        to: &names)
      for k in first..<names.count { builder.mark(firstSymbolOf: k, in: names, flag) }
      return true
    }
  }

  /// Writes the trie and the gazetteer of a type's values and adds its slot class.
  mutating func addSlotClass(
    _ type: TypeLowering, locale: LocaleTag, translated: EnumCaseIndex, titles: [String],
    analyzer: TextAnalyzer
  ) throws -> UInt32 {
    var spoken = TrieSequences()
    let names = type.spokenNames(locale, translated)
    var gazetteer = GazetteerBuilder(
      locale: LocaleTag(locale.language), capacity: names.count)
    for name in names {
      for text in NameForms.forms(of: name.text, language: locale.language) {
        addValueName((name.value, text), of: type, analyzer, &spoken)
        gazetteer.add(text.utf8.span, entity: UInt32(name.value))
      }
    }
    let words = names.isEmpty ? [] : gazetteer.finish()
    var statistics: UInt32 = 0
    let block = ImageBytes(copying: words)
    if let view = try? Gazetteer(block.words, owner: block) {
      statistics = builder.addList(NameStatistics(view).packed)
    }
    return builder.add(
      SlotClassRecord(
        kind: type.slotKind(ruleSet), valueType: type.index + 1,
        names: try builder.addTrie(spoken),
        gazetteer: try builder.addBlock(words),
        language: language(locale.language),
        breadth: UInt8(Int.bitWidth - names.count.leadingZeroBitCount),
        titles: try titleTrie(type, titles, analyzer), statistics: statistics))
  }

  /// Writes the trie of what a thing of a type is called, in the source's language and the locale's.
  private mutating func titleTrie(
    _ type: TypeLowering, _ translations: [String], _ analyzer: TextAnalyzer
  ) throws -> TrieNode {
    var sequences = TrieSequences()
    for title in [type.title] + translations {
      var text = title
      // SAFETY: the bytes are used inside the closure only.
      text.withUTF8 { bytes in
        namePath.removeAll(keepingCapacity: true)
        guard
          unsafe interner.append(
            bytes, offset: 0, analyzer: analyzer, to: &namePath, builder: &builder),
          !namePath.isEmpty
        else { return }
        for element in namePath { sequences.append(element.symbol) }
        sequences.finish(item: 0)
      }
    }
    return try builder.addTrie(sequences)
  }

  private mutating func addValueName(
    _ name: TypeLowering.Name, of type: TypeLowering, _ analyzer: TextAnalyzer,
    _ sequences: inout TrieSequences
  ) {
    var text = name.text
    // SAFETY: the bytes are used inside the closure only; the path's ranges are of them.
    text.withUTF8 { bytes in
      namePath.removeAll(keepingCapacity: true)
      guard
        unsafe interner.append(
          bytes, offset: 0, analyzer: analyzer, to: &namePath, builder: &builder), !namePath.isEmpty
      else { return }
      let form = builder.addForm(
        target: UInt32(type.firstValue + name.value),
        accent: namePath.reduce(UInt32(0)) { $0 &+ $1.accent })
      unsafe CompoundForms.add(
        namePath, item: form, utf8: bytes, analyzer: analyzer, interner: &interner,
        builder: &builder,
        to: &sequences)
    }
  }

  /// The class of free text slots: one for all of them, so that phrases of all apps share its edges.
  mutating func textSlotClass() -> UInt32 { sharedSlotClass(.text, of: 0) }

  /// The class of slots that take words which say a value of some types, one for all apps; 0 for no types.
  mutating func valueSlotClass(_ types: UInt32) -> UInt32 { sharedSlotClass(.value, of: types) }

  /// The class of slots that take several of what another takes, one for each.
  mutating func listSlotClass(of element: UInt32) -> UInt32 { sharedSlotClass(.list, of: element) }

  /// A class of slots without names of its own.
  private mutating func sharedSlotClass(_ kind: SlotClassRecord.Kind, of part: UInt32) -> UInt32 {
    let key = "\(kind) \(part)"
    if let known = sharedSlotClasses[key] { return known }
    let index = builder.add(
      SlotClassRecord(
        kind: kind, valueType: 0, names: .none, gazetteer: .none, language: part, breadth: 31,
        titles: .none))
    sharedSlotClasses[key] = index
    return index
  }

  /// Marks the words of a literal that touch a slot with no blank between.
  ///
  /// - Returns: On which sides of a slot some do.
  // SAFETY: the caller lends the bytes for the call; the path's ranges from `from` on are of them.
  mutating func markGlue(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, from: Int, afterSlot: Bool,
    beforeSlot: Bool
  ) -> LanguageRecord.Shapes {
    guard path.count > from else { return [] }
    var glue: LanguageRecord.Shapes = []
    func isJoint(_ gap: Range<Int>) -> Bool {
      // Nothing, or one hyphen or apostrophe of any script (three bytes at most), but no blank.
      let text = unsafe String(decoding: bytes[gap], as: UTF8.self).utf8
      return text.count <= 3
        && text.allSatisfy { $0 >= 0x80 || $0 == 0x27 || $0 == 0x2D || $0 == 0x60 }
    }
    let first = path[from]
    if afterSlot, isJoint(range.lowerBound..<first.range.lowerBound),
      unsafe !isSingleGrapheme(bytes, first.range)
    {
      builder.mark(symbol: first.symbol, .suffix)
      glue.insert(.hasSuffix)
    }
    let last = path[path.count - 1]
    if beforeSlot, isJoint(last.range.upperBound..<range.upperBound),
      unsafe !isSingleGrapheme(bytes, last.range)
    {
      builder.mark(symbol: last.symbol, .prefix)
      glue.insert(.hasPrefix)
    }
    return glue
  }

  /// Whether a word is one scalar of a script without spaces: such a word is never glued to another.
  // SAFETY: the caller lends the bytes for the call; the range is of a word of them.
  private func isSingleGrapheme(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    guard unsafe bytes[range.lowerBound] >= 0xE0 else { return false }
    let scalars = unsafe String(decoding: bytes[range], as: UTF8.self).unicodeScalars
    guard let first = scalars.first?.value else { return false }
    let isSpaceless =
      (0x0E00...0x0EFF).contains(first) || (0x1000...0x109F).contains(first)
      || (0x1780...0x17FF).contains(first) || (0x2E80...0x31FF).contains(first)
      || (0x3400...0x9FFF).contains(first) || first >= 0x20000
    return isSpaceless
  }
}
