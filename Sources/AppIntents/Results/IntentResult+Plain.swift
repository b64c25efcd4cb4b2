// SPDX-License-Identifier: Apache-2.0

extension IntentResult {
  /// Nothing but the end.
  public static func result() -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, Never>
  {
    IntentResultContainer<Never, Never, Never, Never>()
  }

  /// With something to say.
  public static func result(dialog: IntentDialog) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, IntentDialog>
  {
    IntentResultContainer<Never, Never, Never, IntentDialog>(dialog: dialog)
  }

  /// With an intent that follows.
  public static func result<O: AppIntent>(opensIntent: O) -> Self
  where
    Self == IntentResultContainer<Never, O, Never, Never>
  {
    IntentResultContainer<Never, O, Never, Never>(opensIntent: opensIntent)
  }

  /// With an intent that follows and something to say.
  public static func result<O: AppIntent>(opensIntent: O, dialog: IntentDialog) -> Self
  where
    Self == IntentResultContainer<Never, O, Never, IntentDialog>
  {
    IntentResultContainer<Never, O, Never, IntentDialog>(dialog: dialog, opensIntent: opensIntent)
  }

  /// With a value.
  public static func result<V: _IntentValue & Sendable>(value: V) -> Self
  where
    Self == IntentResultContainer<V, Never, Never, Never>
  {
    IntentResultContainer<V, Never, Never, Never>(value: value)
  }

  /// With a value and something to say.
  public static func result<V: _IntentValue & Sendable>(value: V, dialog: IntentDialog) -> Self
  where
    Self == IntentResultContainer<V, Never, Never, IntentDialog>
  {
    IntentResultContainer<V, Never, Never, IntentDialog>(value: value, dialog: dialog)
  }

  /// With a value and an intent that follows.
  public static func result<V: _IntentValue & Sendable, O: AppIntent>(value: V, opensIntent: O)
    -> Self
  where
    Self == IntentResultContainer<V, O, Never, Never>
  {
    IntentResultContainer<V, O, Never, Never>(value: value, opensIntent: opensIntent)
  }

  /// With a value, an intent that follows and something to say.
  public static func result<V: _IntentValue & Sendable, O: AppIntent>(
    value: V, opensIntent: O, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<V, O, Never, IntentDialog>
  {
    IntentResultContainer<V, O, Never, IntentDialog>(
      value: value, dialog: dialog, opensIntent: opensIntent)
  }

  /// With an intent for the action button.
  public static func result<A: AppIntent>(actionButtonIntent: A) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, Never>
  {
    IntentResultContainer<Never, Never, Never, Never>(actionButtonIntent: actionButtonIntent)
  }

  /// With an intent for the action button and something to say.
  public static func result<A: AppIntent>(actionButtonIntent: A, dialog: IntentDialog) -> Self
  where
    Self == IntentResultContainer<Never, Never, Never, IntentDialog>
  {
    IntentResultContainer<Never, Never, Never, IntentDialog>(
      dialog: dialog, actionButtonIntent: actionButtonIntent)
  }

  /// With a value and an intent for the action button.
  public static func result<V: _IntentValue & Sendable, A: AppIntent>(
    value: V, actionButtonIntent: A
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, Never, Never>
  {
    IntentResultContainer<V, Never, Never, Never>(
      value: value, actionButtonIntent: actionButtonIntent)
  }

  /// With a value, an intent for the action button and something to say.
  public static func result<V: _IntentValue & Sendable, A: AppIntent>(
    value: V, actionButtonIntent: A, dialog: IntentDialog
  ) -> Self
  where
    Self == IntentResultContainer<V, Never, Never, IntentDialog>
  {
    IntentResultContainer<V, Never, Never, IntentDialog>(
      value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
  }
}
