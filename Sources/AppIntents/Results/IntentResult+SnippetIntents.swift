// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
  /// With the view of an intent.
  public static func result(snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>(
      snippet: SnippetView(intent: snippetIntent))
  }

  /// With something to say and the view of an intent.
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog> {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, snippet: SnippetView(intent: snippetIntent))
  }

  /// With an intent that follows and the view of an intent.
  public static func result(opensIntent: some AppIntent, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>(
      next: opensIntent, snippet: SnippetView(intent: snippetIntent))
  }

  /// With an intent that follows, something to say and the view of an intent.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog> {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, next: opensIntent, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value and the view of an intent.
  public static func result<V: _IntentValue & Sendable>(value: V, snippetIntent: some SnippetIntent)
    -> Self where Self == IntentResultContainer<V, Never, SnippetView, Never>
  {
    IntentResultContainer<V, Never, SnippetView, Never>(
      value: value, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value, something to say and the view of an intent.
  public static func result<V: _IntentValue & Sendable>(
    value: V, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog> {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value, an intent that follows and the view of an intent.
  public static func result<V: _IntentValue & Sendable>(
    value: V, opensIntent: some AppIntent, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, Never> {
    IntentResultContainer<V, Never, SnippetView, Never>(
      value: value, next: opensIntent, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value, an intent that follows, something to say and the view of an intent.
  public static func result<V: _IntentValue & Sendable>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog> {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, next: opensIntent, snippet: SnippetView(intent: snippetIntent))
  }
}
