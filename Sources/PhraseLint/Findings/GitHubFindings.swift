// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Findings as workflow commands of GitHub Actions.
///
/// - SeeAlso: actions/toolkit, `packages/core/src/command.ts`.
enum GitHubFindings {
  /// A finding as a command.
  static func command(_ finding: Diagnostic, in folder: WorkingFolder) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let place = finding.location
    var properties: [String] = []
    if !place.file.isEmpty {
      properties.append("file=" + escaped(folder.relative(place.file).printable, true))
    }
    if place.line > 0 { properties.append("line=\(place.line)") }
    if place.line > 0, place.column > 0 { properties.append("col=\(place.column)") }
    properties.append("title=" + escaped(finding.rule, true))
    // A note has lines of its own.
    let message =
      [finding.message.printable, finding.fix?.printable]
      + (finding.note?.split(separator: "\n").map { String($0).printable } ?? [])
    let text = message.compactMap(\.self).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(text, false))"
  }

  /// A text for a workflow command; a property's value may not hold its separators either.
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
}
