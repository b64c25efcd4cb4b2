// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import AppIntentsHosting

/// An expected outcome; members that are not given do not count.
///
///     #expect(await host.say("Complete buy milk in Tasks") == .performed(CompleteTask.self))
///     #expect(await host.say("Add a task in Tasks") == .asked("What is it called?"))
public struct ExpectedSessionOutcome: Sendable, Equatable {
  /// How the turn ends.
  public var status: SessionOutcome.Status
  /// The text that is said.
  public var dialog: String?
  /// The name of the intent.
  public var intent: String?
  /// The value that the intent returns, in words.
  public var value: String?
  /// The parameter that is asked for.
  public var parameter: String?
  /// The options that are offered, in order.
  public var options: [String]?
  /// Why the intent is given up.
  public var cancellation: SessionCancellation?
  /// Why the session could not go on.
  public var errorCode: SessionError.Code?

  /// Expects a status, and nothing else.
  public init(_ status: SessionOutcome.Status) { self.status = status }

  /// An intent was performed.
  public static func performed(
    _ intent: (any AppIntent.Type)? = nil, dialog: String? = nil, value: String? = nil
  ) -> ExpectedSessionOutcome {
    var expected = ExpectedSessionOutcome(.performed)
    expected.intent = intent.map { String(describing: $0) }
    expected.dialog = dialog
    expected.value = value
    return expected
  }

  /// A question is open.
  public static func asked(
    _ dialog: String? = nil, parameter: String? = nil, options: [String]? = nil
  ) -> ExpectedSessionOutcome {
    var expected = ExpectedSessionOutcome(.asked)
    expected.dialog = dialog
    expected.parameter = parameter
    expected.options = options
    return expected
  }

  /// An intent was given up for a reason.
  public static func cancelled(_ reason: SessionCancellation?) -> ExpectedSessionOutcome {
    var expected = ExpectedSessionOutcome(.cancelled)
    expected.cancellation = reason
    return expected
  }

  /// An intent failed.
  public static func failed(
    _ code: SessionError.Code? = nil, dialog: String? = nil
  ) -> ExpectedSessionOutcome {
    var expected = ExpectedSessionOutcome(.failed)
    expected.errorCode = code
    expected.dialog = dialog
    return expected
  }

  /// An intent was performed.
  public static let performed = ExpectedSessionOutcome(.performed)
  /// A question is open.
  public static let asked = ExpectedSessionOutcome(.asked)
  /// An intent was given up.
  public static let cancelled = ExpectedSessionOutcome(.cancelled)
  /// An intent failed.
  public static let failed = ExpectedSessionOutcome(.failed)
  /// Nobody unlocked the device.
  public static let locked = ExpectedSessionOutcome(.locked)
  /// A negative phrase kept the app out of it.
  public static let negative = ExpectedSessionOutcome(.negative)
  /// Nothing that any app declares was said.
  public static let noMatch = ExpectedSessionOutcome(.noMatch)

  /// Whether an outcome is as expected.
  public func matches(_ outcome: SessionOutcome) -> Bool {
    func fits<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Bool {
      wanted == nil || wanted == found
    }
    return status == outcome.status && fits(dialog, outcome.dialog)
      && fits(intent, outcome.intent) && fits(value, outcome.valueText)
      && fits(parameter, outcome.question?.parameter) && fits(options, outcome.question?.options)
      && fits(cancellation, outcome.cancellation)
      && fits(errorCode, (outcome.error as? SessionError)?.code)
  }
}

extension SessionOutcome {
  /// Whether an outcome is as expected.
  public static func == (outcome: SessionOutcome, expected: ExpectedSessionOutcome) -> Bool {
    expected.matches(outcome)
  }

  /// Whether an outcome is not as expected.
  public static func != (outcome: SessionOutcome, expected: ExpectedSessionOutcome) -> Bool {
    !expected.matches(outcome)
  }
}

extension ExpectedSessionOutcome: CustomStringConvertible {
  /// The expectation, in a line.
  public var description: String {
    var parts = [status.rawValue]
    if let dialog { parts.append("'\(dialog)'") }
    if let intent { parts.append("by \(intent)") }
    if let value { parts.append("value '\(value)'") }
    if let parameter { parts.append("of \(parameter)") }
    if let options { parts.append("[\(options.joined(separator: ", "))]") }
    if let cancellation { parts.append(cancellation.rawValue) }
    if let errorCode { parts.append(errorCode.rawValue) }
    return parts.joined(separator: " ")
  }
}
