// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
public import IntentResolution
package import ValueParsing

/// An utterance, what must become of it, and what is answered where something is asked.
public struct TestCase: Located, Sendable, Equatable {
  /// Its name in reports; empty where it has none, and the utterance serves.
  public var id: String
  /// The section of its file, or its kind; empty where there is none.
  public var section: String
  /// The readings of a recogniser, best first; ordinarily one.
  public var hypotheses: [Hypothesis]
  /// The language spoken; `nil` takes that of the run.
  public var locale: String?
  /// The app in front.
  public var foregroundApp: String?
  /// The only apps that may hear it; `nil` for all that are loaded.
  public var allowedApps: [String]?
  /// When it is said, as `2026-03-11T14:20:00`; `nil` for the present moment.
  public var referenceDate: String?
  /// Where it is said, as `Europe/Berlin`.
  public var timeZone: String?
  /// The expected outcome.
  public var expectation: ExpectedOutcome
  /// The answers, turn by turn, each with its expected outcome.
  public var answers: [ExpectedAnswer]
  /// Where it stands.
  public var location: SourceLocation

  /// Most answers of a case.
  package static let maxAnswers = 32

  /// Creates a case.
  public init(
    _ text: String, locale: String? = nil, expecting expectation: ExpectedOutcome,
    answers: [ExpectedAnswer] = [], id: String = "", section: String = "",
    location: SourceLocation = .unknown
  ) {
    self.id = id
    self.section = section
    hypotheses = [Hypothesis(text)]
    self.locale = locale
    self.expectation = expectation
    self.answers = answers
    self.location = location
  }

  /// The utterance: its first reading.
  public var text: String { hypotheses.first?.text ?? "" }

  /// The time of the utterance; `nil` where it has none, or one that cannot be read.
  package var reference: ValueReference? {
    guard let referenceDate else { return timeZone.map { .now(in: $0) } }
    return ValueReference(referenceDate, zone: timeZone)
  }

  /// What it is called in reports.
  package var name: String { id.isEmpty ? text : id }
}

/// An answer to what a case asks, and what must become of it.
public struct ExpectedAnswer: Located, Sendable, Equatable {
  /// The text that is said.
  public var text: String
  /// The expected outcome.
  public var expectation: ExpectedOutcome
  /// Where it stands.
  public var location: SourceLocation

  /// Creates an answer.
  public init(
    _ text: String, expecting expectation: ExpectedOutcome, location: SourceLocation = .unknown
  ) {
    self.text = text
    self.expectation = expectation
    self.location = location
  }
}

/// The result of reading files of cases.
public struct CaseReading: Sendable, Equatable {
  /// The cases that could be read, in file order.
  public var cases: [TestCase]
  /// Everything that was wrong, in file order.
  public var diagnostics: [Diagnostic]

  /// Creates a reading.
  package init(cases: [TestCase] = [], diagnostics: [Diagnostic] = []) {
    self.cases = cases
    self.diagnostics = diagnostics
  }

  /// Whether there is a mistake, so that the cases are not to be run.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
