// SPDX-License-Identifier: Apache-2.0

/// How the values of a shortcut's parameter are offered.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent, Value: _IntentValue & Sendable
> {
  private let keyPath: KeyPath<Intent, IntentParameter<Value>>
  private let summary: AppShortcutParameterPresentationSummary<Intent, Value>
  private let collections: [AppShortcutOptionsCollection]

  /// Creates a presentation.
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {
    self.keyPath = keyPath
    self.summary = summary
    collections = optionsCollections()
  }

  /// The presentation with the names of an intent's parameters in place of key paths.
  package func erased(_ names: ParameterNames, _ intent: Intent) -> AnyParameterPresentation {
    AnyParameterPresentation(
      parameter: names.name(at: keyPath, of: intent),
      summary: summary.template(names, intent), collections: collections)
  }
}

/// How the values of a parameter are offered, by the parameter's name.
package struct AnyParameterPresentation: Sendable {
  /// The parameter; `nil` where the key path leads to none.
  package var parameter: String?
  /// What is shown above the values.
  package var summary: String
  /// The values.
  package var collections: [AppShortcutOptionsCollection]
}

/// The heading above the values of a parameter.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent, Value: _IntentValue & Sendable
>: ExpressibleByStringInterpolation {
  private let parts: [Part]
  private let table: String?

  fileprivate enum Part {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }

  /// Creates a text that is looked up in a table.
  public init(_ summary: Self, table: String? = nil) {
    parts = summary.parts
    self.table = table
  }

  /// Creates a text of a literal.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
    table = nil
  }

  /// Creates a text.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
    table = nil
  }

  fileprivate func template(_ names: ParameterNames, _ intent: Intent) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let keyPath): "${\(names.name(at: keyPath, of: intent) ?? "")}"
      }
    }.joined()
  }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the parameter.
    public mutating func appendInterpolation(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(keyPath))
    }
  }
}

/// Values of a parameter that are offered together.
public struct AppShortcutOptionsCollection: Sendable {
  /// What gives the values.
  package let provider: any DynamicOptionsProvider
  /// The heading.
  package let title: LocalizedStringResource
  /// The symbol beside it.
  package let systemImageName: String

  /// Creates a collection.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String
  ) {
    self.provider = provider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Lists collections.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder {
  /// All of them.
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection...
  ) -> [AppShortcutOptionsCollection] { collections }
}
