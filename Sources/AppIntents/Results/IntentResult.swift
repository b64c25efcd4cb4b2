// SPDX-License-Identifier: Apache-2.0

/// The result of an intent.
public protocol IntentResult: Sendable {
  /// The value that goes on to the next action.
  associatedtype Value: _IntentValue = Never
  /// The intent that is run next.
  associatedtype OpensAppIntent: AppIntent = Never
  /// What is shown.
  associatedtype Snippet = Never
  /// What is said.
  associatedtype Dialog = Never
  /// The value that goes on to the next action.
  var value: Value? { get }
  /// What is said, whatever its type.
  var _dialog: IntentDialog? { get }
  /// The intent that is run next, whatever its type.
  var _opensIntent: (any AppIntent)? { get }
  /// What is shown, whatever its type.
  var _snippet: SnippetView? { get }
}

extension IntentResult {
  /// Nothing is said.
  public var _dialog: IntentDialog? { nil }
  /// No intent follows.
  public var _opensIntent: (any AppIntent)? { nil }
  /// Nothing is shown.
  public var _snippet: SnippetView? { nil }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {}

/// A result that another intent follows.
public protocol OpensIntent: IntentResult {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows the view of an intent.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that names an intent for the action button.
public protocol ProvidesActionButtonIntent: IntentResult {}

/// The result that `.result(…)` makes.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent {
  // SAFETY: values come from `.result(…)`, which takes sendable ones only.

  /// The value that goes on to the next action.
  public let value: Value?
  /// The text that is said.
  public let dialog: IntentDialog?
  /// The intent that is run next, whatever its type.
  package let next: (any AppIntent)?
  /// The intent for the action button.
  package let actionButtonIntent: (any AppIntent)?
  /// What is shown.
  package let snippet: SnippetView?
  /// The activity that the app goes on with when it is opened.
  public let activityIdentifier: String?

  /// Creates a result of its parts; `nil` leaves one out.
  package init(
    value: Value? = nil, dialog: IntentDialog? = nil, next: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, snippet: SnippetView? = nil,
    activityIdentifier: String? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.next = next
    self.actionButtonIntent = actionButtonIntent
    self.snippet = snippet
    self.activityIdentifier = activityIdentifier
  }

  /// The text that is said.
  public var _dialog: IntentDialog? { dialog }
  /// The intent that is run next, where it is of the type that the result names.
  public var opensIntent: OpensAppIntent? { next as? OpensAppIntent }
  /// The intent that is run next, of any type.
  public var _opensIntent: (any AppIntent)? { next }
  /// The view that is shown.
  public var _snippet: SnippetView? { snippet }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet == SnippetView {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == SnippetView {}
extension IntentResultContainer: ProvidesActionButtonIntent {}
