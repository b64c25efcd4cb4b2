// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Findings as people read them.
///
///     de.lproj/AppShortcuts.strings:12:9: error: … [missing-app-name]
///       12 │ "Open" = "Öffne";
///          │           ^~~~~
///       fix: say where the app's name goes
struct TextFindings {
  private let formatter: DiagnosticFormatter
  private var sources: SourceTexts
  /// The place and marks shown last: what stands there is not shown twice.
  private var last: (place: SourceLocation, marks: String)?

  init(_ formatter: DiagnosticFormatter) {
    self.formatter = formatter
    sources = SourceTexts(formatter.sources ?? [])
  }

  /// A finding with all its lines.
  mutating func text(_ finding: Diagnostic) -> String {
    let file = formatter.folder.relative(finding.location.file)
    var place = (file.isEmpty ? finding.app ?? "" : file).printable
    let location = finding.location
    if location.line > 0 {
      place += ":\(location.line)"
      if location.column > 0 { place += ":\(location.column)" }
    } else if !location.path.isEmpty {
      place += (place.isEmpty ? "" : " ") + location.path.printable
    }
    if !place.isEmpty { place += ": " }
    var text = strong(place) + severity(finding.severity) + " "
    text += strong(finding.message.printable) + faint(" [\(finding.rule)]") + "\n"
    if formatter.sources != nil { text += excerpt(finding) }
    if let fix = finding.fix { text += "  fix: " + fix.printable + "\n" }
    if let note = finding.note { text += "  note: " + note.printable + "\n" }
    for place in finding.related where formatter.sources != nil {
      var name = formatter.folder.relative(place.location.file)
      if place.location.line > 0 { name += ":\(place.location.line)" }
      if place.location.line > 0, place.location.column > 0 { name += ":\(place.location.column)" }
      text += "  see: " + "\(name): \(place.message)".printable + "\n"
    }
    return text
  }

  private mutating func excerpt(_ finding: Diagnostic) -> String {
    let place = finding.location
    guard let line = sources.line(place.line, of: place.file) else { return "" }
    let range = MarkedRange.range(in: line, column: place.column, highlight: finding.highlight)
    let excerpt = SourceExcerpt(line, marking: range)
    if let last, last.place == place, last.marks == excerpt.marks { return "" }
    last = (place, excerpt.marks)
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 4 - number.count))
    var text = faint("\(margin)\(number) │ ") + excerpt.text + "\n"
    if !excerpt.marks.isEmpty {
      let blank = String(repeating: " ", count: max(4, number.count))
      text += faint("\(blank) │ ") + mark(excerpt.marks, finding.severity) + "\n"
    }
    return text
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    coloured(severity.rawValue + ":", Self.code(severity))
  }

  private func mark(_ marks: String, _ severity: Diagnostic.Severity) -> String {
    coloured(marks, Self.code(severity))
  }

  private static func code(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func strong(_ text: String) -> String { coloured(text, "1") }
  private func faint(_ text: String) -> String { coloured(text, "2") }

  private func coloured(_ text: String, _ code: String) -> String {
    formatter.isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
