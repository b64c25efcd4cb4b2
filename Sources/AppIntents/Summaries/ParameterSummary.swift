// SPDX-License-Identifier: Apache-2.0

/// The sentence that holds an intent's parameters.
public protocol ParameterSummary {
  /// The intent.
  associatedtype Intent: AppIntent
  /// The sentence for the values that an intent has; `nil` where there is none.
  func _render(_ intent: Intent) -> _RenderedSummary?
  /// Adds the parameters that any of its sentences names.
  func _collect(_ intent: Intent, into names: inout [PartialKeyPath<Intent>])
}

/// A sentence with the values of parameters in it.
public struct _RenderedSummary: Sendable, Equatable {
  /// The sentence with names: `Complete ${task}`; the key of its translations.
  public var template: String
  /// The sentence with values; a parameter without one stands by its title.
  public var text: String
  /// The further parameters shown below it, by name.
  public var others: [String]

  /// Creates a sentence of its two forms and the names of the parameters below it.
  package init(template: String, text: String, others: [String]) {
    self.template = template
    self.text = text
    self.others = others
  }
}

/// No sentence.
public struct EmptyParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary that has no sentence.
  package init() {}

  /// None.
  public func _render(_ intent: Intent) -> _RenderedSummary? { nil }
  /// None.
  public func _collect(_ intent: Intent, into names: inout [PartialKeyPath<Intent>]) {}
}

/// Takes the one sentence of a block.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A sentence.
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
  /// A sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
  /// A sentence for newer systems.
  public static func buildLimitedAvailability<Content: ParameterSummary>(
    _ content: Content
  ) -> Content where Content.Intent == Intent { content }
  /// One of two sentences.
  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    first: First
  ) -> ParameterSummaryEither<Intent, First, Second>
  where First.Intent == Intent, Second.Intent == Intent { .first(first) }
  /// The other of two sentences.
  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    second: Second
  ) -> ParameterSummaryEither<Intent, First, Second>
  where First.Intent == Intent, Second.Intent == Intent { .second(second) }
}

/// One of two sentences, chosen when the summary is made.
public enum ParameterSummaryEither<Intent, First: ParameterSummary, Second: ParameterSummary>:
  ParameterSummary
where First.Intent == Intent, Second.Intent == Intent {
  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// The sentence of the one chosen.
  public func _render(_ intent: Intent) -> _RenderedSummary? {
    switch self {
    case .first(let summary): summary._render(intent)
    case .second(let summary): summary._render(intent)
    }
  }

  /// The parameters of the one chosen.
  public func _collect(_ intent: Intent, into names: inout [PartialKeyPath<Intent>]) {
    switch self {
    case .first(let summary): summary._collect(intent, into: &names)
    case .second(let summary): summary._collect(intent, into: &names)
    }
  }
}
