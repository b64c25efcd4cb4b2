// SPDX-License-Identifier: Apache-2.0

// `Never` stands where a result has no value, opens no intent, or an intent is never performed.
extension Never: AppIntent {
  /// The name of nothing.
  public static var title: LocalizedStringResource { "Never" }

  /// There is no such intent.
  public init() { preconditionFailure("there is no value of type 'Never'") }

  /// There is nothing to do.
  public func perform() async throws -> Never { switch self {} }
}

extension Never: IntentResult {
  /// There is no value.
  public var value: Never? { switch self {} }
}

extension Never: ParameterSummary {
  /// Some intent: the sentence of none is never made.
  public typealias Intent = EmptySnippetIntent
  /// There is no sentence.
  public func _render(_ intent: EmptySnippetIntent) -> _RenderedSummary? { switch self {} }
  /// There are no parameters.
  public func _collect(
    _ intent: EmptySnippetIntent, into names: inout [PartialKeyPath<EmptySnippetIntent>]
  ) {
    switch self {}
  }
}
