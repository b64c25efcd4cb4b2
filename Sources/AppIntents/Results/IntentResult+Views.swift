// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
  /// With a view.
  @_disfavoredOverload
  public static func result<W>(view: W) -> Self
  where
    Self == IntentResultContainer<Never, Never, SnippetView, Never>
  {
    IntentResultContainer<Never, Never, SnippetView, Never>(snippet: SnippetView(view))
  }

  /// With something to say and a view.
  @_disfavoredOverload
  public static func result<W>(dialog: IntentDialog, view: W) -> Self
  where
    Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, snippet: SnippetView(view))
  }

  /// With an intent that follows and a view.
  @_disfavoredOverload
  public static func result<O: AppIntent, W>(opensIntent: O, view: W) -> Self
  where
    Self == IntentResultContainer<Never, O, SnippetView, Never>
  {
    IntentResultContainer<Never, O, SnippetView, Never>(
      opensIntent: opensIntent, snippet: SnippetView(view))
  }

  /// With an intent that follows, something to say and a view.
  @_disfavoredOverload
  public static func result<O: AppIntent, W>(opensIntent: O, dialog: IntentDialog, view: W) -> Self
  where
    Self == IntentResultContainer<Never, O, SnippetView, IntentDialog>
  {
    IntentResultContainer<Never, O, SnippetView, IntentDialog>(
      dialog: dialog, opensIntent: opensIntent, snippet: SnippetView(view))
  }

  /// With a value and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, W>(value: V, view: W) -> Self
  where
    Self == IntentResultContainer<V, Never, SnippetView, Never>
  {
    IntentResultContainer<V, Never, SnippetView, Never>(value: value, snippet: SnippetView(view))
  }

  /// With a value, something to say and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, W>(value: V, dialog: IntentDialog, view: W)
    -> Self
  where
    Self == IntentResultContainer<V, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, snippet: SnippetView(view))
  }

  /// With a value, an intent that follows and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, O: AppIntent, W>(
    value: V, opensIntent: O, view: W
  ) -> Self
  where
    Self == IntentResultContainer<V, O, SnippetView, Never>
  {
    IntentResultContainer<V, O, SnippetView, Never>(
      value: value, opensIntent: opensIntent, snippet: SnippetView(view))
  }

  /// With a value, an intent that follows, something to say and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, O: AppIntent, W>(
    value: V, opensIntent: O, dialog: IntentDialog, view: W
  ) -> Self
  where
    Self == IntentResultContainer<V, O, SnippetView, IntentDialog>
  {
    IntentResultContainer<V, O, SnippetView, IntentDialog>(
      value: value, dialog: dialog, opensIntent: opensIntent, snippet: SnippetView(view))
  }

  /// With a view.
  public static func result<W>(content: () -> W) -> Self
  where
    Self == IntentResultContainer<Never, Never, SnippetView, Never>
  {
    IntentResultContainer<Never, Never, SnippetView, Never>(snippet: SnippetView(content()))
  }

  /// With something to say and a view.
  public static func result<W>(dialog: IntentDialog, content: () -> W) -> Self
  where
    Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, snippet: SnippetView(content()))
  }

  /// With an intent that follows and a view.
  public static func result<O: AppIntent, W>(opensIntent: O, content: () -> W) -> Self
  where
    Self == IntentResultContainer<Never, O, SnippetView, Never>
  {
    IntentResultContainer<Never, O, SnippetView, Never>(
      opensIntent: opensIntent, snippet: SnippetView(content()))
  }

  /// With an intent that follows, something to say and a view.
  public static func result<O: AppIntent, W>(opensIntent: O, dialog: IntentDialog, content: () -> W)
    -> Self
  where
    Self == IntentResultContainer<Never, O, SnippetView, IntentDialog>
  {
    IntentResultContainer<Never, O, SnippetView, IntentDialog>(
      dialog: dialog, opensIntent: opensIntent, snippet: SnippetView(content()))
  }

  /// With a value and a view.
  public static func result<V: _IntentValue & Sendable, W>(value: V, content: () -> W) -> Self
  where
    Self == IntentResultContainer<V, Never, SnippetView, Never>
  {
    IntentResultContainer<V, Never, SnippetView, Never>(
      value: value, snippet: SnippetView(content()))
  }

  /// With a value, something to say and a view.
  public static func result<V: _IntentValue & Sendable, W>(
    value: V, dialog: IntentDialog, content: () -> W
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, snippet: SnippetView(content()))
  }

  /// With a value, an intent that follows and a view.
  public static func result<V: _IntentValue & Sendable, O: AppIntent, W>(
    value: V, opensIntent: O, content: () -> W
  ) -> Self
  where
    Self == IntentResultContainer<V, O, SnippetView, Never>
  {
    IntentResultContainer<V, O, SnippetView, Never>(
      value: value, opensIntent: opensIntent, snippet: SnippetView(content()))
  }

  /// With a value, an intent that follows, something to say and a view.
  public static func result<V: _IntentValue & Sendable, O: AppIntent, W>(
    value: V, opensIntent: O, dialog: IntentDialog, content: () -> W
  ) -> Self
  where
    Self == IntentResultContainer<V, O, SnippetView, IntentDialog>
  {
    IntentResultContainer<V, O, SnippetView, IntentDialog>(
      value: value, dialog: dialog, opensIntent: opensIntent, snippet: SnippetView(content()))
  }
}
