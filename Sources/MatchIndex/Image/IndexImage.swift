// SPDX-License-Identifier: Apache-2.0

/// The compiled index: everything the engine needs to resolve an utterance, in one block of bytes.
///
/// An image is immutable and may be used from any number of threads at once; nothing in it is
/// locked or counted. For any bytes, no reader leaves them and every search ends.
public final class IndexImage: Sendable {
  /// What a match reads.
  package let tables: ImageTables
  /// All strings.
  package let strings: StringPool
  /// The text rules and Unicode version the image was made with.
  package let analysisVersion: UInt32

  let bytes: ImageBytes
  @usableFromInline let appWords: Words
  @usableFromInline let variantWords: Words
  @usableFromInline let phraseWords: Words
  @usableFromInline let shortcutWords: Words
  @usableFromInline let intentWords: Words
  @usableFromInline let parameterWords: Words
  @usableFromInline let slotClassWords: Words
  @usableFromInline let valueTypeWords: Words
  @usableFromInline let valueWords: Words
  @usableFromInline let languageWords: Words
  let blockWords: Words
  /// Byte range of each section, in the order of `ImageFormat.Section`.
  let sections: [Range<Int>]

  /// What an image was compiled with.
  @usableFromInline @frozen package struct Flags: OptionSet, Sendable {
    /// The bits.
    @usableFromInline package let rawValue: UInt32
    /// Wraps bits.
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Compiled under the rule set `extended`.
    @inlinable package static var extended: Flags { Flags(rawValue: 1) }
    /// Some phrase does not hold the app's name.
    @inlinable package static var hasAppless: Flags { Flags(rawValue: 2) }
    /// Some trigger phrase that is written down holds a listed value.
    @inlinable package static var hasListedTriggers: Flags { Flags(rawValue: 4) }
  }

  /// Opens an image after checking its header: constant time, for any size.
  ///
  /// Trusts that the compiler wrote the sections; damage there gives wrong answers at worst. Use
  /// `init(validating:)` for bytes from elsewhere.
  ///
  /// - Throws: `ImageError` when the header, its checksum or a section's bounds are wrong.
  public convenience init(trusted bytes: ImageBytes) throws(ImageError) {
    try self.init(bytes)
  }

  /// Opens an image after checking all of it: checksums of every section and every reference.
  ///
  /// - Throws: `ImageError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes; about 5 GB/s for the checksums.
  public convenience init(validating bytes: ImageBytes) throws(ImageError) {
    try self.init(bytes)
    try validate()
  }

  private init(_ image: ImageBytes) throws(ImageError) {
    let header = try ImageHeader(image)
    bytes = image
    sections = header.sections
    analysisVersion = header.analysisVersion
    func words(_ section: ImageFormat.Section) -> Words {
      image.words(header.sections[section.rawValue])
    }
    strings = image.strings(header.sections[ImageFormat.Section.strings.rawValue])
    appWords = words(.apps)
    variantWords = words(.variants)
    phraseWords = words(.phrases)
    shortcutWords = words(.shortcuts)
    intentWords = words(.intents)
    parameterWords = words(.parameters)
    slotClassWords = words(.slotClasses)
    valueTypeWords = words(.valueTypes)
    valueWords = words(.values)
    languageWords = words(.languages)
    blockWords = words(.blocks)
    tables = ImageTables(
      lexicon: image.lexicon(
        header.sections[ImageFormat.Section.lexicon.rawValue], text: words(.lexiconText)),
      trie: TrieCells(cells: words(.cells)), postings: words(.postings),
      nameRoot: TrieNode(rawValue: UInt32(truncatingIfNeeded: header.flags >> 32)),
      flags: Flags(rawValue: UInt32(truncatingIfNeeded: header.flags)),
      triggers: TriggerTable(
        cells: words(.triggers), shapes: words(.triggerShapes), classes: words(.wordClasses)),
      forms: words(.forms),
      phrases: phraseWords, variants: variantWords, slotClasses: slotClassWords)
  }

  /// The words of the vocabulary.
  package var lexicon: Lexicon { tables.lexicon }
  /// All tries.
  package var trie: TrieCells { tables.trie }
  /// Lists: count, then items.
  package var postings: Words { tables.postings }
  /// Trie of app names; its items are forms whose targets are variants.
  package var nameRoot: TrieNode { tables.nameRoot }
  /// What the image was compiled with.
  package var flags: Flags { tables.flags }

  /// The size of the whole image, in bytes.
  public var byteCount: Int { bytes.count }

  /// The name and size in bytes of each section, in file order.
  package var sectionSizes: [(name: String, bytes: Int)] {
    zip(ImageFormat.Section.allCases, sections).map { ("\($0)", $1.count) }
  }
}
