// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
  /// With a view.
  @_disfavoredOverload
  public static func result<W>(view: W) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>(snippet: SnippetView(view))
  }

  /// With something to say and a view.
  @_disfavoredOverload
  public static func result<W>(dialog: IntentDialog, view: W) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog> {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, snippet: SnippetView(view))
  }

  /// With an intent that follows and a view.
  @_disfavoredOverload
  public static func result<W>(opensIntent: some AppIntent, view: W) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>(
      next: opensIntent, snippet: SnippetView(view))
  }

  /// With an intent that follows, something to say and a view.
  @_disfavoredOverload
  public static func result<W>(opensIntent: some AppIntent, dialog: IntentDialog, view: W) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog> {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, next: opensIntent, snippet: SnippetView(view))
  }

  /// With a value and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, W>(value: V, view: W) -> Self
  where Self == IntentResultContainer<V, Never, SnippetView, Never> {
    IntentResultContainer<V, Never, SnippetView, Never>(value: value, snippet: SnippetView(view))
  }

  /// With a value, something to say and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, W>(value: V, dialog: IntentDialog, view: W)
    -> Self where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, snippet: SnippetView(view))
  }

  /// With a value, an intent that follows and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, W>(
    value: V, opensIntent: some AppIntent, view: W
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, Never> {
    IntentResultContainer<V, Never, SnippetView, Never>(
      value: value, next: opensIntent, snippet: SnippetView(view))
  }

  /// With a value, an intent that follows, something to say and a view.
  @_disfavoredOverload
  public static func result<V: _IntentValue & Sendable, W>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog, view: W
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog> {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, next: opensIntent, snippet: SnippetView(view))
  }

  /// With a view.
  public static func result<W>(content: () -> W) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>(snippet: SnippetView(content()))
  }

  /// With something to say and a view.
  public static func result<W>(dialog: IntentDialog, content: () -> W) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog> {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, snippet: SnippetView(content()))
  }

  /// With an intent that follows and a view.
  public static func result<W>(opensIntent: some AppIntent, content: () -> W) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetView, Never> {
    IntentResultContainer<Never, Never, SnippetView, Never>(
      next: opensIntent, snippet: SnippetView(content()))
  }

  /// With an intent that follows, something to say and a view.
  public static func result<W>(opensIntent: some AppIntent, dialog: IntentDialog, content: () -> W)
    -> Self where Self == IntentResultContainer<Never, Never, SnippetView, IntentDialog>
  {
    IntentResultContainer<Never, Never, SnippetView, IntentDialog>(
      dialog: dialog, next: opensIntent, snippet: SnippetView(content()))
  }

  /// With a value and a view.
  public static func result<V: _IntentValue & Sendable, W>(value: V, content: () -> W) -> Self
  where Self == IntentResultContainer<V, Never, SnippetView, Never> {
    IntentResultContainer<V, Never, SnippetView, Never>(
      value: value, snippet: SnippetView(content()))
  }

  /// With a value, something to say and a view.
  public static func result<V: _IntentValue & Sendable, W>(
    value: V, dialog: IntentDialog, content: () -> W
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog> {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, snippet: SnippetView(content()))
  }

  /// With a value, an intent that follows and a view.
  public static func result<V: _IntentValue & Sendable, W>(
    value: V, opensIntent: some AppIntent, content: () -> W
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, Never> {
    IntentResultContainer<V, Never, SnippetView, Never>(
      value: value, next: opensIntent, snippet: SnippetView(content()))
  }

  /// With a value, an intent that follows, something to say and a view.
  public static func result<V: _IntentValue & Sendable, W>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog, content: () -> W
  ) -> Self where Self == IntentResultContainer<V, Never, SnippetView, IntentDialog> {
    IntentResultContainer<V, Never, SnippetView, IntentDialog>(
      value: value, dialog: dialog, next: opensIntent, snippet: SnippetView(content()))
  }
}
