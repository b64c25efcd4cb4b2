// SPDX-License-Identifier: Apache-2.0

/// What a match reads of an image: views that are copied freely, without counting references.
///
/// They belong to the image that lends them; keep the image as long as they are used. What a match reads of them is put in
/// place: to be called on, some hundred bytes of them are copied.
@usableFromInline @frozen package struct ImageTables: Sendable {
  /// The words of the vocabulary.
  package let lexicon: Lexicon
  /// All tries.
  package let trie: TrieCells
  /// Lists: count, then items.
  @usableFromInline package let postings: Words
  /// Trie of app names; its items are forms whose targets are variants.
  package let nameRoot: TrieNode
  /// What the image was compiled with.
  package let flags: IndexImage.Flags
  /// Trigger phrases as they are said.
  package let triggers: TriggerTable
  @usableFromInline let forms: Words
  @usableFromInline let phrases: Words
  @usableFromInline let variants: Words
  @usableFromInline let slotClasses: Words

  init(
    lexicon: Lexicon, trie: TrieCells, postings: Words, nameRoot: TrieNode,
    flags: IndexImage.Flags, triggers: TriggerTable, forms: Words, phrases: Words, variants: Words,
    slotClasses: Words
  ) {
    self.lexicon = lexicon
    self.trie = trie
    self.postings = postings
    self.nameRoot = nameRoot
    self.flags = flags
    self.triggers = triggers
    self.forms = forms
    self.phrases = phrases
    self.variants = variants
    self.slotClasses = slotClasses
  }

  /// A phrase's record.
  @inlinable @inline(__always)
  package func phrase(_ id: PhraseID) -> PhraseRecord {
    let w = Int(id.rawValue) &* PhraseRecord.words
    let packed = phrases[w &+ 1]
    return PhraseRecord(
      text: StringRef(phrases[w]), shortcut: UInt16(truncatingIfNeeded: packed),
      flags: PhraseRecord.Flags(rawValue: UInt16(truncatingIfNeeded: packed >> 16)),
      slots: phrases[w &+ 2], accent: phrases[w &+ 3])
  }

  /// A slot class's record.
  @inlinable @inline(__always)
  package func slotClass(_ index: UInt32) -> SlotClassRecord {
    let w = Int(index) &* SlotClassRecord.words
    let packed = slotClasses[w &+ 4]
    return SlotClassRecord(
      kind: SlotClassRecord.Kind(rawValue: slotClasses[w]) ?? .closed,
      valueType: slotClasses[w &+ 1], names: TrieNode(rawValue: slotClasses[w &+ 2]),
      gazetteer: BlockReference(rawValue: slotClasses[w &+ 3]), language: packed & 0xFF_FFFF,
      breadth: UInt8(truncatingIfNeeded: packed >> 24),
      titles: TrieNode(rawValue: slotClasses[w &+ 5]), statistics: slotClasses[w &+ 6])
  }

  /// The target (variant or value) of a form of a name, and the accent of its letters.
  @inlinable @inline(__always)
  package func form(_ index: UInt32) -> (target: UInt32, accent: UInt32) {
    (forms[Int(index) &* 2], forms[Int(index) &* 2 &+ 1])
  }

  /// The items of a list by where it stands; none for 0.
  ///
  /// A list ends with the postings, whatever its count says.
  @inlinable @inline(__always)
  package func list(_ start: UInt32) -> Words {
    postings.slice(Int(start) &+ 1, count: start == 0 ? 0 : Int(postings[start]))
  }

  /// The number of items of a payload.
  ///
  /// A list is never longer than the postings, whatever its count says.
  @inlinable @inline(__always)
  package func itemCount(_ payload: TriePayload) -> Int {
    if payload.rawValue & 0x8000_0000 == 0 { return payload.isEmpty ? 0 : 1 }
    let start = Int(payload.rawValue & 0x7FFF_FFFF)
    return min(Int(postings[start]), max(0, postings.count &- start &- 1))
  }

  /// An item of a payload, by its index below `itemCount`.
  @inlinable @inline(__always)
  package func item(_ payload: TriePayload, at index: Int) -> UInt32 {
    if payload.rawValue & 0x8000_0000 == 0 { return payload.rawValue &- 1 }
    return postings[Int(payload.rawValue & 0x7FFF_FFFF) &+ 1 &+ index]
  }

  /// The parameter that a phrase's slot fills: an index into the intent's parameters.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - ordinal: The slot's number in the phrase, the app's name not counted.
  @inlinable @inline(__always)
  package func slotParameter(_ phrase: PhraseRecord, at ordinal: Int) -> UInt32? {
    guard phrase.slots != 0, ordinal < Int(postings[phrase.slots]) else { return nil }
    return postings[Int(phrase.slots) &+ 1 &+ ordinal]
  }

  /// The app of a variant.
  @inlinable @inline(__always)
  package func app(of variant: VariantID) -> AppID {
    AppID(variants[Int(variant.rawValue) &* VariantRecord.words])
  }

  /// The trie of a variant's phrases that hold the app's name.
  @inlinable @inline(__always)
  package func phraseRoot(of variant: VariantID) -> TrieNode {
    TrieNode(rawValue: variants[Int(variant.rawValue) &* VariantRecord.words &+ 3])
  }

  /// A phrase by its number among those of a variant.
  @inlinable @inline(__always)
  package func phrase(_ number: UInt32, of variant: VariantID) -> PhraseID {
    PhraseID(variants[Int(variant.rawValue) &* VariantRecord.words &+ 4] &+ number)
  }

  /// The number of apps in all their locales.
  @inlinable package var variantCount: Int { variants.count / VariantRecord.words }

  /// The variant a phrase belongs to.
  ///
  /// - Complexity: O(log *v*) for *v* variants.
  package func variant(of phrase: PhraseID) -> VariantID {
    var lower = 0
    var upper = variantCount
    while lower + 1 < upper {
      let middle = (lower + upper) / 2
      if variants[middle * VariantRecord.words + 4] <= phrase.rawValue {
        lower = middle
      } else {
        upper = middle
      }
    }
    return VariantID(UInt32(lower))
  }
}
