// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// One step of a conversation, for logs and tests.
///
/// The words of the person and the values of parameters are left out unless
/// `SessionOptions.showsValuesInEvents` is set.
public struct SessionEvent: Sendable {
  /// The reported steps, with their values.
  public enum Kind: Sendable {
    /// Something was said.
    case heard(text: String?)
    /// What was said was resolved, to an intent or to nothing.
    case resolved(status: String, confidence: Double)
    /// The host was asked whether an intent may run.
    case authenticated(policy: IntentAuthenticationPolicy, isAllowed: Bool)
    /// A question was asked.
    case asked(SessionQuestion.Kind, parameter: String?)
    /// A parameter has a value.
    case parameterSet(name: String, value: String?)
    /// An earlier value was put right.
    case corrected(parameter: String, value: String?)
    /// The app was to come to the front.
    case foreground(mode: IntentModes.ForegroundMode, isGranted: Bool)
    /// The app's code is about to run.
    case performing
    /// The intent asked to be performed again; it is the `count`th time.
    case restarting(count: Int)
    /// How much of its work an intent has done, 0 ... 1.
    case progress(Double)
    /// A snippet was made.
    case snippet(typeName: String)
    /// Another intent follows.
    case opened(intent: String)
    /// The turn is over.
    case ended(SessionOutcome.Status)
    /// Something failed; without values the kind of the error is told.
    case failed(error: String)
  }

  /// The step that happened, with its values.
  public var kind: Kind
  /// The app concerned.
  public var app: String?
  /// The intent concerned.
  public var intent: String?
  /// Time since the turn began.
  public var elapsed: Duration
}

extension SessionEvent: CustomStringConvertible {
  /// The step in a line, without its time.
  public var description: String {
    let what =
      switch kind {
      case .heard(let text): "heard \(text ?? "•••")"
      case .resolved(let status, let confidence):
        "resolved \(status) \(String(format: "%.2f", confidence))"
      case .authenticated(let policy, let isAllowed):
        "authenticated \(policy) \(isAllowed ? "yes" : "no")"
      case .asked(let kind, let parameter):
        "asked \(kind.rawValue)\(parameter.map { " of \($0)" } ?? "")"
      case .parameterSet(let name, let value): "\(name) = \(value ?? "•••")"
      case .corrected(let name, let value): "corrected \(name) = \(value ?? "•••")"
      case .foreground(let mode, let isGranted):
        "foreground \(mode) \(isGranted ? "yes" : "no")"
      case .performing: "performing"
      case .restarting(let count): "restarting \(count)"
      case .progress(let fraction): "progress \(String(format: "%.2f", fraction))"
      case .snippet(let typeName): "snippet \(typeName)"
      case .opened(let intent): "opened \(intent)"
      case .ended(let status): "ended \(status.rawValue)"
      case .failed(let error): "failed \(error)"
      }
    return intent.map { "\($0): \(what)" } ?? what
  }
}
