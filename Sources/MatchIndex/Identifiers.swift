// SPDX-License-Identifier: Apache-2.0

/// A word of the lexicon, by its folded form. Zero stands for a word that is not in it.
@usableFromInline @frozen package struct TokenID: Hashable, Sendable, Comparable {
  /// The number itself: 1 ... 2³¹ − 1, or 0 for none.
  @usableFromInline package let rawValue: UInt32

  /// Wraps a number.
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// A word the lexicon does not hold.
  @inlinable package static var unknown: TokenID { TokenID(0) }

  /// Orders by the order of first appearance in the compiled catalogs.
  @inlinable package static func < (a: TokenID, b: TokenID) -> Bool { a.rawValue < b.rawValue }
}

/// A declared phrase, in declaration order over all apps and locales.
@usableFromInline @frozen package struct PhraseID: Hashable, Sendable {
  /// Index of the phrase's record.
  @usableFromInline package let rawValue: UInt32

  /// Wraps an index.
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// An app, in the order the catalogs were given.
@usableFromInline @frozen package struct AppID: Hashable, Sendable {
  /// Index of the app's record.
  @usableFromInline package let rawValue: UInt32

  /// Wraps an index.
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One app in one locale: its names and phrases as they are said there.
@usableFromInline @frozen package struct VariantID: Hashable, Sendable {
  /// Index of the variant's record.
  @usableFromInline package let rawValue: UInt32

  /// Wraps an index.
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A value of an entity, or a case of an enum.
@usableFromInline @frozen package struct ValueID: Hashable, Sendable {
  /// Index of the value's record.
  @usableFromInline package let rawValue: UInt32

  /// Wraps an index.
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// What a phrase is made of: a literal token, the app's name, or a slot.
///
/// ```text
///  31 30                              0
/// ┌──┬─────────────────────────────────┐
/// │ 0│ token id (0: end of the phrase) │  literal
/// │ 1│ 0                               │  ${applicationName}
/// │ 1│ slot class + 1                  │  slot
/// └──┴─────────────────────────────────┘
/// ```
@usableFromInline @frozen package struct PhraseSymbol: Hashable, Sendable {
  /// The packed form.
  @usableFromInline package let rawValue: UInt32

  /// Wraps a packed symbol.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A literal word.
  @inlinable package init(_ token: TokenID) { rawValue = token.rawValue }

  /// A slot of the class with this index.
  @inlinable package init(slotClass: UInt32) { rawValue = 0x8000_0001 &+ slotClass }

  /// `${applicationName}`.
  @inlinable package static var applicationName: PhraseSymbol {
    PhraseSymbol(rawValue: 0x8000_0000)
  }

  /// Whether this is the app's name or a slot.
  @inlinable package var isSlot: Bool { rawValue & 0x8000_0000 != 0 }

  /// The index of the slot's class; meaningful only for slots other than the app's name.
  @inlinable package var slotClass: UInt32 { rawValue &- 0x8000_0001 }
}
