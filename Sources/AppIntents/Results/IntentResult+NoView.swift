// SPDX-License-Identifier: Apache-2.0

// An intent that says that it shows a view may end without one: in `perform() -> some ShowsSnippetView`,
// `.result(dialog: "Nothing was found.")` is one of these. Where both are possible, the results without
// a place for a view are taken.

extension IntentResult {
  /// Nothing but the end, where a view might be.
  @_disfavoredOverload
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>()
  }

  /// With something to say, where a view might be.
  @_disfavoredOverload
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog> {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(dialog: dialog)
  }

  /// With an intent that follows, where a view might be.
  @_disfavoredOverload
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>(next: opensIntent)
  }

  /// With an intent that follows and something to say, where a view might be.
  @_disfavoredOverload
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog> {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, next: opensIntent)
  }

  /// With a value, where a view might be.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, SnippetView, Never> {
    IntentResultContainer<V, Never, SnippetView, Never>(value: value)
  }

  /// With a value and something to say, where a view might be.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog> {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(value: value, dialog: dialog)
  }

  /// With a value and an intent that follows, where a view might be.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable>(value: V, opensIntent: some AppIntent)
    -> Self where Self == IntentResultContainer<V, Never, SnippetView, Never>
  {
    IntentResultContainer<V, Never, SnippetView, Never>(value: value, next: opensIntent)
  }

  /// With a value, an intent that follows and something to say, where a view might be.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog> {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, next: opensIntent)
  }
}
