// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
  /// With the view of an intent.
  public static func result<S: SnippetIntent>(snippetIntent: S) -> Self
  where
    Self == IntentResultContainer<Never, Never, SnippetView, Never>
  {
    IntentResultContainer<Never, Never, SnippetView, Never>(
      snippet: SnippetView(intent: snippetIntent))
  }

  /// With something to say and the view of an intent.
  public static func result<S: SnippetIntent>(dialog: IntentDialog, snippetIntent: S) -> Self
  where
    Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, snippet: SnippetView(intent: snippetIntent))
  }

  /// With an intent that follows and the view of an intent.
  public static func result<O: AppIntent, S: SnippetIntent>(opensIntent: O, snippetIntent: S)
    -> Self
  where
    Self == IntentResultContainer<Never, O, SnippetView, Never>
  {
    IntentResultContainer<Never, O, SnippetView, Never>(
      opensIntent: opensIntent, snippet: SnippetView(intent: snippetIntent))
  }

  /// With an intent that follows, something to say and the view of an intent.
  public static func result<O: AppIntent, S: SnippetIntent>(
    opensIntent: O, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where
    Self == IntentResultContainer<Never, O, SnippetView, IntentDialog>
  {
    IntentResultContainer<Never, O, SnippetView, IntentDialog>(
      dialog: dialog, opensIntent: opensIntent, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value and the view of an intent.
  public static func result<V: _IntentValue & Sendable, S: SnippetIntent>(
    value: V, snippetIntent: S
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, SnippetView, Never>
  {
    IntentResultContainer<V, Never, SnippetView, Never>(
      value: value, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value, something to say and the view of an intent.
  public static func result<V: _IntentValue & Sendable, S: SnippetIntent>(
    value: V, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value, an intent that follows and the view of an intent.
  public static func result<V: _IntentValue & Sendable, O: AppIntent, S: SnippetIntent>(
    value: V, opensIntent: O, snippetIntent: S
  ) -> Self
  where
    Self == IntentResultContainer<V, O, SnippetView, Never>
  {
    IntentResultContainer<V, O, SnippetView, Never>(
      value: value, opensIntent: opensIntent, snippet: SnippetView(intent: snippetIntent))
  }

  /// With a value, an intent that follows, something to say and the view of an intent.
  public static func result<V: _IntentValue & Sendable, O: AppIntent, S: SnippetIntent>(
    value: V, opensIntent: O, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where
    Self == IntentResultContainer<V, O, SnippetView, IntentDialog>
  {
    IntentResultContainer<V, O, SnippetView, IntentDialog>(
      value: value, dialog: dialog, opensIntent: opensIntent,
      snippet: SnippetView(intent: snippetIntent))
  }
}
