// SPDX-License-Identifier: Apache-2.0

/// The layout of an image file. All numbers are little-endian; every reference is an index or an
/// offset, never an address, so that an image can be mapped anywhere and shared.
///
/// ```text
///      0 ┌──────────────────────────────────────────────────────────────┐
///        │ magic "BESPEAK\n"                                      8 bytes │
///      8 │ format version u32 │ byte order mark 0x0A0B0C0D u32            │
///     16 │ analysis version u32 (text rules and Unicode) │ sections u32   │
///     24 │ total bytes u64                                               │
///     32 │ flags u32 (rule set, glue …) │ root of the app names' trie u32   │
///     40 │ checksum of the header (bytes 0 ..< 40 and the table) u64     │
///     48 ├──────────────────────────────────────────────────────────────┤
///        │ section table: { offset u64, bytes u64, checksum u64 } each   │
///        ├──────────────────────────────────────────────────────────────┤
///   ×64  │ sections, each at a multiple of 64 bytes, in the order of     │
///        │ `Section`                                                     │
///        └──────────────────────────────────────────────────────────────┘
/// ```
///
/// Opening reads the header and table only. The section checksums are for `IndexImage(validating:)`.
enum ImageFormat {
  /// "BESPEAK\n" read as a little-endian number.
  static let magic: UInt64 = 0x0A4B_4145_5053_4542
  /// Raised with every change of a layout.
  static let version: UInt32 = 19
  static let byteOrderMark: UInt32 = 0x0A0B_0C0D
  static let headerBytes = 48
  static let sectionEntryBytes = 24
  static let alignment = 64
  /// Offsets into sections are 32-bit word indexes or byte offsets.
  static let maxSectionBytes = 1 << 33
  /// The largest image that is opened: 64 GiB.
  static let maxBytes = 1 << 36
  /// Largest image that is read into memory instead of being mapped.
  static let maxReadBytes = 1 << 32

  /// The parts of an image, in file order.
  enum Section: Int, CaseIterable {
    /// Length-prefixed UTF-8; see `StringPool`.
    case strings
    /// Hash table of words; see `Lexicon`.
    case lexicon
    /// String reference of each token's folded text.
    case lexiconText
    /// Nodes and tails of every trie; see `TrieCells`.
    case cells
    /// Lists: count, then items.
    case postings
    /// Forms of names and values: target, accent.
    case forms
    /// One record an app; see `AppRecord`.
    case apps
    /// One record an app and locale; see `VariantRecord`.
    case variants
    /// One record a phrase; see `PhraseRecord`.
    case phrases
    /// One record a shortcut; see `ShortcutRecord`.
    case shortcuts
    /// One record an intent; see `IntentRecord`.
    case intents
    /// One record a parameter; see `ParameterRecord`.
    case parameters
    /// One record a kind of slot; see `SlotClassRecord`.
    case slotClasses
    /// One record an entity or enum type; see `ValueTypeRecord`.
    case valueTypes
    /// One record a value; see `ValueRecord`.
    case values
    /// One record a language; see `LanguageRecord`.
    case languages
    /// Blocks that other layers lay out: names for look-up by near words, models that tell intents apart,
    /// what is known of a language; see `BlockReference`.
    case blocks
    /// Where names and slots stand in trigger phrases; see `TriggerTable`.
    case triggerShapes
    /// Hash table of trigger phrases; see `TriggerTable`.
    case triggers
    /// What words may be in trigger phrases; see `TriggerTable.WordClass`.
    case wordClasses
  }
}

/// The reason for which an image was refused.
public enum ImageError: Error, Equatable, Sendable {
  /// The file does not begin as an image does.
  case notAnImage
  /// Made by another version of the format: compile the catalogs again.
  case versionMismatch(expected: UInt32, found: UInt32)
  /// Made on a machine of the other byte order: compile the catalogs again.
  case byteOrder
  /// The file is shorter or longer than its header says.
  case size(expected: Int, found: Int)
  /// The header or a section table entry does not fit its checksum or its bounds.
  case header(String)
  /// A section's bytes do not fit their checksum.
  case checksum(section: String)
  /// A reference in a section leads nowhere.
  case corrupt(section: String, index: Int, String)
  /// The file could not be read or written: the operation and the system's reason.
  case file(path: String, operation: String, reason: String)
  /// More than the format can hold.
  case tooLarge(String)
}

extension ImageError: CustomStringConvertible {
  /// The expected and the found value, and the remedy.
  public var description: String {
    switch self {
    case .notAnImage:
      "not a bespeak image; make one with 'bespeak compile'"
    case .versionMismatch(let expected, let found):
      "the image has format version \(found), this program reads \(expected); compile it again"
    case .byteOrder:
      "the image was made on a machine of the other byte order; compile it again"
    case .size(let expected, let found):
      "the image should have \(expected) bytes and has \(found); it was cut short or added to"
    case .header(let what):
      "the image's header is damaged: \(what); compile it again"
    case .checksum(let section):
      "the image's section '\(section)' is damaged; compile it again"
    case .corrupt(let section, let index, let what):
      "the image's section '\(section)' is corrupt at \(index): \(what); compile it again"
    case .file(let path, let operation, let reason):
      "cannot \(operation) '\(path)': \(reason)"
    case .tooLarge(let what):
      "too large for an image: \(what)"
    }
  }
}
