// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Findings as JSON objects; members that are unknown are left out.
enum JSONFindings {
  /// A finding: `rule`, `severity`, `message`, `fix`, `note`, `file`, `line`, `column`, `path`,
  /// `app`, `locale`, `text` with the `range` that is meant (UTF-8 offsets), `related` and
  /// `fingerprint`.
  static func object(_ finding: Diagnostic, in folder: WorkingFolder) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.message)
    json.member("fix", unlessEmpty: finding.fix)
    json.member("note", unlessEmpty: finding.note)
    write(finding.location, in: folder, to: &json)
    json.member("app", unlessEmpty: finding.app)
    json.member("locale", unlessEmpty: finding.locale)
    if let highlight = finding.highlight {
      json.member("text", unlessEmpty: highlight.text)
      json.key("range")
      json.beginArray()
      json.value(highlight.utf8Range.lowerBound)
      json.value(highlight.utf8Range.upperBound)
      json.endArray()
    }
    if !finding.related.isEmpty {
      json.key("related")
      json.beginArray()
      for place in finding.related {
        json.beginObject()
        json.member("message", place.message)
        write(place.location, in: folder, to: &json)
        json.endObject()
      }
      json.endArray()
    }
    json.member("fingerprint", FindingFingerprint(finding, in: folder).text)
    json.endObject()
    return json.text
  }

  private static func write(
    _ location: SourceLocation, in folder: WorkingFolder, to json: inout JSONWriter
  ) {
    json.member("file", unlessEmpty: folder.relative(location.file))
    if location.line > 0 { json.member("line", location.line) }
    if location.column > 0 { json.member("column", location.column) }
    json.member("path", unlessEmpty: location.path)
  }
}
