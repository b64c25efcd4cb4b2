// SPDX-License-Identifier: Apache-2.0

/// A sentence of a switch.
public protocol _ParameterSummarySwitchCase {}

/// One of several sentences, as the value of one parameter decides.
///
///     Switch(\.$meal) {
///       Case(.breakfast) { Summary("Eat early") }
///       Case([.lunch, .dinner]) { Summary("Eat \(\.$dish)") }
///       DefaultCase { Summary("Eat") }
///     }
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue & Sendable, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  private let value: (Intent) -> Value.UnwrappedType?
  private let cases: [AnySummaryCase<Intent, Value.UnwrappedType>]

  /// Decides by a parameter.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
  ) where CaseCondition == ParameterSummarySwitchCases<Intent, Value.UnwrappedType> {
    value = { $0[keyPath: keyPath].effectiveValue }
    self.cases = cases().cases
  }

  /// Decides by the size of the widget that the intent configures; there are no widgets here, so
  /// that the default case is taken.
  public init(
    _ subject: ParameterSummaryWidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
  )
  where
    Value == IntentWidgetFamily,
    CaseCondition == ParameterSummarySwitchCases<Intent, IntentWidgetFamily>
  {
    value = { _ in nil }
    self.cases = cases().cases
  }

  /// The sentence that the value decides for; `nil` where no case takes it.
  public func _render(_ intent: Intent) -> _RenderedSummary? {
    let value = value(intent)
    return cases.first { $0.takes(value) }?.render(intent)
  }

  /// The parameters of all cases.
  public func _collect(_ intent: Intent, into names: inout [PartialKeyPath<Intent>]) {
    for item in cases { item.collect(intent, &names) }
  }
}

/// The size of a widget, as what a sentence is chosen by: `Switch(.widgetFamily) { … }`.
public enum ParameterSummaryWidgetFamily: Sendable {
  /// The size of the widget that the intent configures.
  case widgetFamily
}

/// A case without the type of its sentence.
public struct AnySummaryCase<Intent: AppIntent, Value> {
  /// Whether the case is for a value; `nil` stands for a parameter without one.
  package let takes: (Value?) -> Bool
  /// The sentence for the values that an intent has; `nil` where there is none.
  package let render: (Intent) -> _RenderedSummary?
  /// Adds the parameters that the sentence names.
  package let collect: (Intent, inout [PartialKeyPath<Intent>]) -> Void

  /// Creates a case of a sentence and the values that it is for.
  package init<Content: ParameterSummary>(
    _ content: Content, takes: @escaping (Value?) -> Bool
  ) where Content.Intent == Intent {
    self.takes = takes
    render = { content._render($0) }
    collect = { content._collect($0, into: &$1) }
  }
}

/// The cases of a switch; the first that takes the value counts.
public struct ParameterSummarySwitchCases<Intent: AppIntent, Value>: _ParameterSummarySwitchCase {
  /// The cases, in the order in which they are tried.
  package let cases: [AnySummaryCase<Intent, Value>]
}

/// The sentence for some values.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  _ParameterSummarySwitchCase
where Content.Intent == Intent {
  /// The case without the type of its sentence.
  package let erased: AnySummaryCase<Intent, Value>

  /// The sentence for a value.
  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    erased = AnySummaryCase(content()) { $0 == value }
  }

  /// The sentence for several values.
  public init(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    erased = AnySummaryCase(content()) { value in
      value.map { one in values.contains { $0 == one } } ?? false
    }
  }
}

/// The sentence for all other values, and for none.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  _ParameterSummarySwitchCase
where Content.Intent == Intent {
  private let content: Content

  /// The sentence.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }

  /// The case, which takes every value and none, without the type of its sentence.
  package func erased<Value>() -> AnySummaryCase<Intent, Value> {
    AnySummaryCase(content) { _ in true }
  }
}

/// Lists the cases of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A case.
  public static func buildExpression<Content>(
    _ item: ParameterSummaryCaseCondition<Intent, Value.UnwrappedType, Content>
  ) -> AnySummaryCase<Intent, Value.UnwrappedType> { item.erased }
  /// The case for all others.
  public static func buildExpression<Content>(
    _ item: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> AnySummaryCase<Intent, Value.UnwrappedType> { item.erased() }
  /// All of them.
  public static func buildBlock(
    _ cases: AnySummaryCase<Intent, Value.UnwrappedType>...
  ) -> ParameterSummarySwitchCases<Intent, Value.UnwrappedType> {
    ParameterSummarySwitchCases(cases: cases)
  }
}
