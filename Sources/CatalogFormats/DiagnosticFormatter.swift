// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Shows findings: to people, to programs, and on the page of a pull request.
public struct DiagnosticFormatter: Sendable {
  /// The forms of output.
  public enum Style: String, Sendable, CaseIterable {
    /// `file:line:col: error: message [rule]`, the fix and the note below it.
    case text
    /// One JSON object a line.
    case json
    /// Workflow commands of GitHub Actions, shown beside the lines of a change.
    case github
  }

  /// The form of output.
  public var style: Style

  /// Creates a formatter.
  public init(style: Style) { self.style = style }

  /// All findings, each with a line feed at its end; for `text` without the summary.
  public func format(_ findings: [Diagnostic]) -> String {
    findings.map { format($0) + "\n" }.joined()
  }

  /// One finding, without a line feed at its end.
  public func format(_ finding: Diagnostic) -> String {
    switch style {
    case .text: text(finding)
    case .json: json(finding)
    case .github: github(finding)
    }
  }

  /// What was found in all: `3 errors, 1 warning in 2 apps`, or `no findings in 2 apps`.
  public static func summary(_ findings: [Diagnostic], appCount: Int) -> String {
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

extension DiagnosticFormatter {
  private func text(_ finding: Diagnostic) -> String {
    let place = finding.location
    var text = Self.oneLine(place.file.isEmpty ? finding.app ?? "" : place.file)
    if place.line > 0 {
      text += ":\(place.line)"
      if place.column > 0 { text += ":\(place.column)" }
    } else if !place.path.isEmpty {
      text += text.isEmpty ? place.path : " " + place.path
    }
    if !text.isEmpty { text += ": " }
    text += "\(finding.severity.rawValue): \(Self.oneLine(finding.message)) [\(finding.rule)]"
    if let fix = finding.fix { text += "\n  fix: " + Self.oneLine(fix) }
    if let note = finding.note { text += "\n  note: " + Self.oneLine(note) }
    return text
  }

  private func json(_ finding: Diagnostic) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.key("rule")
    json.value(finding.rule)
    json.key("severity")
    json.value(finding.severity.rawValue)
    json.key("message")
    json.value(finding.message)
    func member(_ key: StaticString, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      json.key(key)
      json.value(text)
    }
    func member(_ key: StaticString, _ number: Int) {
      guard number > 0 else { return }
      json.key(key)
      json.value(number)
    }
    member("fix", finding.fix)
    member("note", finding.note)
    member("file", finding.location.file)
    member("line", finding.location.line)
    member("column", finding.location.column)
    member("path", finding.location.path)
    member("app", finding.app)
    member("locale", finding.locale)
    json.endObject()
    return json.text
  }

  private func github(_ finding: Diagnostic) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let place = finding.location
    var properties: [String] = []
    if !place.file.isEmpty { properties.append("file=" + Self.escaped(place.file, true)) }
    if place.line > 0 { properties.append("line=\(place.line)") }
    if place.line > 0, place.column > 0 { properties.append("col=\(place.column)") }
    properties.append("title=" + Self.escaped(finding.rule, true))
    let message = [finding.message, finding.fix, finding.note].compactMap(\.self)
      .joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(Self.escaped(message, false))"
  }

  /// A text for a workflow command; a property's value may not hold its separators either.
  ///
  /// - SeeAlso: actions/toolkit, `packages/core/src/command.ts`.
  private static func escaped(_ text: String, _ isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text without control characters, so that a phrase cannot forge a line or steer a terminal.
  private static func oneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      result.unicodeScalars.append(isControl ? " " : scalar)
    }
    return result
  }
}
