// SPDX-License-Identifier: Apache-2.0

/// A section of the values that a person can choose from.
public struct IntentItemSection<Result: _IntentValue & Sendable>: @unchecked Sendable
where Result.ValueType: Sendable {
  // SAFETY: see `IntentItemCollection`.

  /// The heading.
  public var title: LocalizedStringResource?
  /// A line below the heading.
  public var subtitle: LocalizedStringResource?
  /// A picture beside the heading.
  public var image: DisplayRepresentation.Image?
  /// The values.
  public var items: [IntentItem<Result>]

  /// Creates a section without a heading.
  @_disfavoredOverload
  public init(items: [IntentItem<Result>]) {
    self.items = items
  }

  /// Creates a section.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  /// Creates a section of values that are shown as themselves.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result.ValueType]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  /// Creates a section without a heading of values that are shown as themselves.
  @_disfavoredOverload
  public init(items: [Result.ValueType]) {
    self.init(items: items.map { IntentItem($0) })
  }

  /// Creates a section of items that are listed in a block.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @Builder _ items: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items())
  }

  /// Lists items.
  @resultBuilder
  public enum Builder {
    /// One item.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] {
      [item]
    }
    /// One value, shown as itself.
    public static func buildExpression(_ value: Result.ValueType) -> [IntentItem<Result>] {
      [IntentItem(value)]
    }
    /// All of them.
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
      items.flatMap { $0 }
    }
    /// Items that may be left out.
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
      items ?? []
    }
    /// Items of a loop.
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
      items.flatMap { $0 }
    }
  }
}

/// A value that a person can choose, and how it is shown.
public struct IntentItem<Result: _IntentValue & Sendable>: @unchecked Sendable
where Result.ValueType: Sendable {
  // SAFETY: see `IntentItemCollection`.

  /// The value.
  public var value: Result.ValueType
  /// The name; `nil` means the value's own.
  public var title: LocalizedStringResource?
  /// The text that distinguishes it from others of the same name.
  public var subtitle: LocalizedStringResource?
  /// A picture.
  public var image: DisplayRepresentation.Image?

  /// Creates an item.
  @_disfavoredOverload
  public init(
    _ value: Result.ValueType, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

// Where the values are of the collection's own type, that type is known by them.

extension IntentItem where Result.ValueType == Result {
  /// Creates an item.
  public init(
    _ value: Result, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

extension IntentItemSection where Result.ValueType == Result {
  /// Creates a section of values that are shown as themselves.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  /// Creates a section without a heading of values that are shown as themselves.
  public init(items: [Result]) {
    self.init(items: items.map { IntentItem($0) })
  }
}

extension IntentItemCollection where Result.ValueType == Result {
  /// Creates a collection of values without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }
}
