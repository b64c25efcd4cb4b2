// SPDX-License-Identifier: Apache-2.0

// Whatever intent follows, the result has the same type, so that an intent may end in one of several
// ways.

extension IntentResult {
  /// Nothing but the end.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer<Never, Never, Never, Never>()
  }

  /// With something to say.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer<Never, Never, Never, IntentDialog>(dialog: dialog)
  }

  /// With an intent that follows.
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer<Never, Never, Never, Never>(next: opensIntent)
  }

  /// With an intent that follows and something to say.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer<Never, Never, Never, IntentDialog>(dialog: dialog, next: opensIntent)
  }

  /// With a value.
  public static func result<V: _IntentValue & Sendable>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer<V, Never, Never, Never>(value: value)
  }

  /// With a value and something to say.
  public static func result<V: _IntentValue & Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer<V, Never, Never, IntentDialog>(value: value, dialog: dialog)
  }

  /// With a value and an intent that follows.
  public static func result<V: _IntentValue & Sendable>(value: V, opensIntent: some AppIntent)
    -> Self where Self == IntentResultContainer<V, Never, Never, Never>
  {
    IntentResultContainer<V, Never, Never, Never>(value: value, next: opensIntent)
  }

  /// With a value, an intent that follows and something to say.
  public static func result<V: _IntentValue & Sendable>(
    value: V, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer<V, Never, Never, IntentDialog>(
      value: value, dialog: dialog, next: opensIntent)
  }

  /// With an intent for the action button.
  public static func result(actionButtonIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer<Never, Never, Never, Never>(actionButtonIntent: actionButtonIntent)
  }

  /// With an intent for the action button and something to say.
  public static func result(actionButtonIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer<Never, Never, Never, IntentDialog>(
      dialog: dialog, actionButtonIntent: actionButtonIntent)
  }

  /// With an intent for the action button and the activity that it belongs to.
  public static func result(actionButtonIntent: some AppIntent, activityIdentifier: String) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer<Never, Never, Never, Never>(
      actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// With an intent for the action button, something to say and the activity that it belongs to.
  public static func result(
    actionButtonIntent: some AppIntent, activityIdentifier: String, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer<Never, Never, Never, IntentDialog>(
      dialog: dialog, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier
    )
  }

  /// With a value and an intent for the action button.
  public static func result<V: _IntentValue & Sendable>(
    value: V, actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer<V, Never, Never, Never>(
      value: value, actionButtonIntent: actionButtonIntent)
  }

  /// With a value, an intent for the action button and something to say.
  public static func result<V: _IntentValue & Sendable>(
    value: V, actionButtonIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer<V, Never, Never, IntentDialog>(
      value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
  }

  /// With a value, an intent for the action button and the activity that it belongs to.
  public static func result<V: _IntentValue & Sendable>(
    value: V, actionButtonIntent: some AppIntent, activityIdentifier: String
  ) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer<V, Never, Never, Never>(
      value: value, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// With a value, an intent for the action button, something to say and the activity that it belongs to.
  public static func result<V: _IntentValue & Sendable>(
    value: V, actionButtonIntent: some AppIntent, activityIdentifier: String, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer<V, Never, Never, IntentDialog>(
      value: value, dialog: dialog, actionButtonIntent: actionButtonIntent,
      activityIdentifier: activityIdentifier)
  }
}
