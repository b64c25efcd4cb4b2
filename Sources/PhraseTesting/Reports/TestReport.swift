// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution

/// A run of cases with what became of each, to be shown to people or programs.
public struct TestReport: Sendable {
  /// A case with its result.
  public struct Entry: Sendable {
    /// The case.
    public var test: TestCase
    /// The locale it was resolved in.
    public var locale: String
    /// The turns that were run, with the fields that differ.
    public var result: CaseResult
    /// Why it failed; `nil` where it has not, or where nobody asked.
    public var explanation: FailureExplanation?
    /// Whether a failure counts.
    public var isAdvisory: Bool

    /// Creates an entry.
    public init(
      _ test: TestCase, locale: String, _ result: CaseResult,
      explanation: FailureExplanation? = nil, isAdvisory: Bool = false
    ) {
      self.test = test
      self.locale = locale
      self.result = result
      self.explanation = explanation
      self.isAdvisory = isAdvisory
    }

    /// Whether it makes the run fail.
    public var hasFailed: Bool { !result.passed && !isAdvisory }
  }

  /// The forms of output.
  public enum Format: String, Sendable, CaseIterable {
    /// Failures line by line, for people.
    case text
    /// XML as JUnit's, for servers that build.
    case junit
    /// The Test Anything Protocol, version 14.
    case tap
    /// Workflow commands of GitHub Actions, shown beside the lines of a change.
    case github
    /// One JSON object a case.
    case jsonl
  }

  /// The cases, in the order they were given.
  public var entries: [Entry]
  /// How long the run took, in all.
  public var duration: Duration

  /// Creates a report.
  public init(_ entries: [Entry], duration: Duration) {
    self.entries = entries
    self.duration = duration
  }

  /// How many failed, advisory ones not counted.
  public var failureCount: Int { entries.count { $0.hasFailed } }

  /// The report in a form.
  public func text(_ format: Format) -> String {
    switch format {
    case .text: TextReport(self).text
    case .junit: JUnitReport(self).text
    case .tap: TAPReport(self).text
    case .github: GitHubReport(self).text
    case .jsonl: JSONReport(self).text
    }
  }
}

extension TestReport.Entry {
  /// The turn that came out otherwise; `nil` where only something else was wrong.
  var failedTurn: TurnResult? { result.turns.last { !$0.passed } }

  /// What differs, in a line: `intent: expected CompleteTask, got AddTask`.
  var summary: String {
    let differences = (failedTurn?.fields ?? []).filter { !$0.isSame }.map {
      "\($0.name): expected \($0.expected), got \($0.got)"
    }
    return ([result.problem].compactMap(\.self) + differences).joined(separator: "; ").printable
  }

  /// A failure line by line: what is the same, what was expected (`-`), what came out (`+`), and why.
  func lines() -> [Line] {
    var lines: [Line] = []
    if let turn = failedTurn {
      if result.turns.count > 1 {
        lines.append(Line(.same, "turn \(result.turns.count)", turn.text.printable))
      }
      for field in turn.fields {
        let name = field.name.printable
        if field.isSame {
          lines.append(Line(.same, name, field.got.printable))
        } else {
          lines.append(Line(.expected, name, field.expected.printable))
          lines.append(Line(.got, name, field.got.printable))
        }
      }
    }
    if let problem = result.problem { lines.append(Line(.got, "problem", problem)) }
    if result.turns.count == 1 {
      for line in explanation?.lines ?? [] {
        lines.append(Line(.reason, line.topic, line.text.printable))
      }
    } else if let error = failedTurn?.resolution.error {
      lines.append(Line(.reason, "because", error.printable))
    }
    return lines
  }

  /// A line of a failure.
  struct Line {
    /// What a line is.
    enum Kind: String {
      case same = "  "
      case expected = "- "
      case got = "+ "
      case reason = "? "
    }

    var kind: Kind
    var name: String
    var text: String

    init(_ kind: Kind, _ name: String, _ text: String) {
      self.kind = kind
      self.name = name
      self.text = text
    }
  }
}

extension [TestReport.Entry.Line] {
  /// The lines as text, their names in a column.
  func text(indent: String) -> String {
    let width = Swift.min(24, map(\.name.count).max() ?? 0)
    return map { line in
      let blanks = String(repeating: " ", count: Swift.max(0, width - line.name.count))
      return indent + line.kind.rawValue + line.name + blanks + "  " + line.text + "\n"
    }.joined()
  }
}

extension Duration {
  /// Seconds with three decimals.
  var seconds: String {
    let milliseconds = max(
      0, components.seconds &* 1_000 + components.attoseconds / 1_000_000_000_000_000)
    let digits = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
