// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Shows findings: to people, to programs, and on the page of a pull request.
///
///     print(DiagnosticFormatter(style: .text, sources: reading.sources).format(findings))
///
/// Files are named from the working folder. SARIF is a document and has its own writer, `SARIFLog`.
public struct DiagnosticFormatter: Sendable {
  /// The forms of output.
  public enum Style: String, Sendable, CaseIterable {
    /// `file:line:col: error: message [rule]`, the line, the fix and the note below it.
    case text
    /// One JSON object a line.
    case json
    /// Workflow commands of GitHub Actions, shown beside the lines of a change.
    case github
  }

  /// The form of output.
  package var style: Style
  /// The files and folders whose lines are shown in `text`, as `CatalogReading.sources` has them; `nil`
  /// shows no lines.
  ///
  /// A finding may name any file, since what is read says where it comes from; no other is opened.
  package var sources: [String]?
  /// Whether text has the colours of a terminal.
  package var isColoured: Bool
  /// The folder that files are named from.
  package var folder: WorkingFolder

  /// Creates a formatter.
  public init(
    style: Style, sources: [String]? = nil, isColoured: Bool = false,
    folder: WorkingFolder = .current
  ) {
    self.style = style
    self.sources = sources
    self.isColoured = isColoured
    self.folder = folder
  }

  /// All findings, each with a line feed at its end; for `text` without the summary.
  ///
  /// Findings of one place that follow each other share its line.
  public func format(_ findings: [Diagnostic]) -> String {
    var text = ""
    format(findings) { text += $0 }
    return text
  }

  /// All findings, given out one by one, so that any number takes no memory.
  package func format<Failure>(
    _ findings: [Diagnostic], _ write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = TextFindings(self)
    for finding in findings {
      switch style {
      case .text: try write(writer.text(finding))
      case .json: try write(JSONFindings.object(finding, in: folder) + "\n")
      case .github: try write(GitHubFindings.command(finding, in: folder) + "\n")
      }
    }
  }

  /// One finding, without a line feed at its end.
  public func format(_ finding: Diagnostic) -> String { String(format([finding]).dropLast()) }

  /// What was found in all: `3 errors, 1 warning in 2 apps`, or `no findings in 2 apps`.
  package static func summary(_ findings: [Diagnostic], appCount: Int) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let parts = Diagnostic.Severity.allCases.compactMap { severity in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : count(number, severity.rawValue)
    }
    let what = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    return what + " in " + count(appCount, "app")
  }
}
