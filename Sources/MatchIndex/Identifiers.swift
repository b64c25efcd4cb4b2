// SPDX-License-Identifier: Apache-2.0

/// A word of the lexicon, by its folded form. Zero stands for a word that is not in it.
@frozen public struct TokenID: Hashable, Sendable, Comparable {
  /// The number itself: 1 ... 2³¹ − 1, or 0 for none.
  public let rawValue: UInt32

  /// Wraps a number.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// A word the lexicon does not hold.
  @inlinable public static var unknown: TokenID { TokenID(0) }

  /// Orders by the order of first appearance in the compiled catalogs.
  @inlinable public static func < (a: TokenID, b: TokenID) -> Bool { a.rawValue < b.rawValue }
}

/// A declared phrase, in declaration order over all apps and locales.
@frozen public struct PhraseID: Hashable, Sendable {
  /// Index of the phrase's record.
  public let rawValue: UInt32

  /// Wraps an index.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// An app, in the order the catalogs were given.
@frozen public struct AppID: Hashable, Sendable {
  /// Index of the app's record.
  public let rawValue: UInt32

  /// Wraps an index.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One app in one locale: its names and phrases as they are said there.
@frozen public struct VariantID: Hashable, Sendable {
  /// Index of the variant's record.
  public let rawValue: UInt32

  /// Wraps an index.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A value of an entity, or a case of an enum.
@frozen public struct ValueID: Hashable, Sendable {
  /// Index of the value's record.
  public let rawValue: UInt32

  /// Wraps an index.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
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
@frozen public struct PhraseSymbol: Hashable, Sendable {
  /// The packed form.
  public let rawValue: UInt32

  /// Wraps a packed symbol.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A literal word.
  @inlinable public init(_ token: TokenID) { rawValue = token.rawValue }

  /// A slot of the class with this index.
  @inlinable public init(slotClass: UInt32) { rawValue = 0x8000_0001 &+ slotClass }

  /// `${applicationName}`.
  @inlinable public static var applicationName: PhraseSymbol {
    PhraseSymbol(rawValue: 0x8000_0000)
  }

  /// Whether this is the app's name or a slot.
  @inlinable public var isSlot: Bool { rawValue & 0x8000_0000 != 0 }

  /// The index of the slot's class; meaningful only for slots other than the app's name.
  @inlinable public var slotClass: UInt32 { rawValue &- 0x8000_0001 }
}
