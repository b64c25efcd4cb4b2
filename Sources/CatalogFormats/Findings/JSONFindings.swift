// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Findings as JSON objects; members that are unknown are left out.
enum JSONFindings {
  /// A finding: `rule`, `severity`, `message`, `fix`, `note`, `file`, `line`, `column`, `path`,
  /// `app`, `locale`, `text` with the `range` that is meant (UTF-8 offsets), `related` and
  /// `fingerprint`.
  static func object(_ finding: Diagnostic, in folder: WorkingFolder) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.key("rule")
    json.value(finding.rule)
    json.key("severity")
    json.value(finding.severity.rawValue)
    json.key("message")
    json.value(finding.message)
    json.member("fix", finding.fix)
    json.member("note", finding.note)
    write(finding.location, in: folder, to: &json)
    json.member("app", finding.app)
    json.member("locale", finding.locale)
    if let highlight = finding.highlight {
      json.member("text", highlight.text)
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
        json.key("message")
        json.value(place.message)
        write(place.location, in: folder, to: &json)
        json.endObject()
      }
      json.endArray()
    }
    json.key("fingerprint")
    json.value(FindingFingerprint(finding, in: folder).text)
    json.endObject()
    return json.text
  }

  private static func write(
    _ location: SourceLocation, in folder: WorkingFolder, to json: inout JSONWriter
  ) {
    json.member("file", folder.relative(location.file))
    json.member("line", location.line)
    json.member("column", location.column)
    json.member("path", location.path)
  }
}

extension JSONWriter {
  /// Writes a member, unless its text is unknown or empty.
  fileprivate mutating func member(_ name: StaticString, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    key(name)
    value(text)
  }

  /// Writes a member, unless its number is 0, which means unknown.
  fileprivate mutating func member(_ name: StaticString, _ number: Int) {
    guard number > 0 else { return }
    key(name)
    value(number)
  }
}
