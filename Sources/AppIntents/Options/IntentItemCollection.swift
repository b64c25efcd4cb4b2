// SPDX-License-Identifier: Apache-2.0

/// Values in sections, each with how it is shown.
public struct IntentItemCollection<Result: _IntentValue & Sendable>: ResultsCollection,
  @unchecked Sendable
where Result.ValueType: Sendable {
  // SAFETY: all that is stored is sendable; the section's type does not say so for
  // values of an associated type.

  /// The question above the choice.
  public var promptLabel: LocalizedStringResource?
  /// Whether the choice has an index of first letters.
  public var usesIndexedCollation: Bool
  /// The sections.
  public var sections: [IntentItemSection<Result>]

  /// Creates a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection of values without sections.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result.ValueType]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  /// Creates a collection of items without sections.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection of sections that are listed in a block.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @Builder _ sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  /// The values, section after section.
  public var items: [Result.ValueType] { sections.flatMap { $0.items.map(\.value) } }
  /// No values.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// Lists sections.
  @resultBuilder
  public enum Builder {
    /// One section.
    public static func buildExpression(
      _ section: IntentItemSection<Result>
    ) -> [IntentItemSection<Result>] { [section] }
    /// Several sections.
    public static func buildExpression(
      _ sections: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { sections }
    /// All of them.
    public static func buildBlock(
      _ sections: [IntentItemSection<Result>]...
    ) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }
    /// Sections that may be left out.
    public static func buildOptional(
      _ sections: [IntentItemSection<Result>]?
    ) -> [IntentItemSection<Result>] { sections ?? [] }
    /// One way.
    public static func buildEither(
      first: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { first }
    /// The other way.
    public static func buildEither(
      second: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { second }
    /// Sections of a loop.
    public static func buildArray(
      _ sections: [[IntentItemSection<Result>]]
    ) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }
  }
}

/// The former name of a collection of values in sections.
public typealias ItemCollection = IntentItemCollection
/// The former name of a section of values.
public typealias ItemSection = IntentItemSection
/// The former name of a value with how it is shown.
public typealias Item = IntentItem
