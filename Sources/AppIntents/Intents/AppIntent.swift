// SPDX-License-Identifier: Apache-2.0

/// An intent with a description that is never missing; see `AppIntent.description`.
///
/// A type may declare its description as optional or not. Both are requirements, so that either
/// declaration is found.
public protocol _DescribedIntent {
  /// What the intent does, in a sentence; empty where the type declares none of this type.
  static var description: IntentDescription { get }
}

extension _DescribedIntent {
  /// Nothing is said.
  @_disfavoredOverload
  public static var description: IntentDescription { .none }
}

/// An action of the app's that people and other programs can ask for.
///
///     struct CompleteTask: AppIntent {
///       static let title: LocalizedStringResource = "Complete Task"
///       @Parameter(title: "Task") var task: TaskEntity
///       func perform() async throws -> some IntentResult & ProvidesDialog {
///         .result(dialog: "\(task.title) is done.")
///       }
///     }
///
/// An instance lives for one run: it is created, its parameters are set in the order of their
/// declaration, and it is performed.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _DescribedIntent,
  Sendable
{
  /// What `perform()` returns.
  associatedtype PerformResult: IntentResult
  /// The sentence that its parameters stand in.
  associatedtype SummaryContent: ParameterSummary
  /// The name shown to people.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: IntentDescription? { get }
  /// The sentence that its parameters stand in.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Who may run it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether the app comes to the front before it runs.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it.
  static var isDiscoverable: Bool { get }
  /// In the background, in the foreground, or both.
  static var supportedModes: IntentModes { get }
  /// Which of the app's processes may run it.
  static var allowedExecutionTargets: IntentExecutionTargets { get }
  /// Creates an intent without values.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// An input.
  public typealias Parameter = IntentParameter
  /// The sentence that holds parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// One of two sentences.
  public typealias When<WhenCondition, Otherwise> = ParameterSummaryWhenCondition<
    Self, WhenCondition, Otherwise
  >
  where
    WhenCondition: ParameterSummary, Otherwise: ParameterSummary, WhenCondition.Intent == Self,
    Otherwise.Intent == Self
  /// One of several sentences.
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<
    Self, Value, CaseCondition
  > where Value: _IntentValue & Sendable, CaseCondition: _ParameterSummarySwitchCase
  /// The sentence for some values.
  public typealias Case<Value, Content> = ParameterSummaryCaseCondition<Self, Value, Content>
  where Content: ParameterSummary, Content.Intent == Self
  /// The sentence for all other values.
  public typealias DefaultCase<Content> = ParameterSummaryDefaultCaseCondition<Self, Content>
  where Content: ParameterSummary, Content.Intent == Self
  /// An answer to choose.
  public typealias Option = IntentChoiceOption
  /// Which of the app's processes may run it.
  public typealias ExecutionTargets = IntentExecutionTargets

  /// Nothing is said.
  public static var description: IntentDescription? { nil }
  /// Anybody may run it.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// People find it.
  public static var isDiscoverable: Bool { true }
  /// In the background, unless the app is to come to the front.
  public static var supportedModes: IntentModes {
    openAppWhenRun ? .foreground(.immediate) : .background
  }
  /// As the system thinks best.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension AppIntent {
  /// No sentence.
  public static var parameterSummary: EmptyParameterSummary<Self> { EmptyParameterSummary() }
}

extension AppIntent {
  /// What it does, whichever way the type declares it.
  package static var declaredDescription: IntentDescription? {
    let optional: IntentDescription? = description
    if let optional { return optional }
    let plain: IntentDescription = description
    return plain == .none ? nil : plain
  }
}
