// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import JSONText
import SystemFiles

/// Findings that are known and do not count, so that a rule can be brought in without mending all it
/// finds first.
///
/// The file has a line for each finding, sorted, so that changes of it read well. A finding is known by its
/// `FindingFingerprint`; as many are left out as the file has lines for. The other members are for
/// readers.
public struct FindingBaseline: Sendable {
  /// What the file says it is.
  package static let format = "bespeak-baseline/1"
  /// Largest baseline, in bytes.
  private static let sizeLimit = 64 << 20

  /// A finding that is known.
  public struct Entry: Sendable, Equatable {
    /// The key that distinguishes the finding from others of its rule, on any line.
    public var fingerprint: String
    /// The id of what was broken: `missing-app-name`.
    public var rule: String
    /// Its app, where it has one.
    public var app: String?
    /// Where the entry stands.
    public var location: SourceLocation
  }

  /// The entries, in file order.
  package private(set) var entries: [Entry] = []

  /// Creates an empty baseline.
  public init() {}

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folders: Where it must be, links resolved, for a path that stands in a file; `nil` for one that
  ///     was given, which may be anywhere.
  /// - Returns: The baseline as far as it can be read, and what is wrong with it: findings of the rules
  ///   `unreadable-file`, `link-outside`, `json-syntax` and `wrong-format`.
  public static func read(
    path: String, within folders: [String]? = nil
  ) -> (baseline: FindingBaseline, diagnostics: [Diagnostic]) {
    let bounds = folders.map { FileBounds($0) }
    do throws(FileFault) {
      let file = try OpenFile(reading: path, regularOnly: true, within: bounds)
      return read(utf8: try file.readAll(limit: sizeLimit), file: path)
    } catch  where error.reason == .outside {
      let finding = Diagnostic(
        rule: "link-outside", severity: .error,
        message: "the baseline is neither in the configuration's folder nor in the working folder",
        fix: "give it with '--baseline'", location: SourceLocation(file: path))
      return (FindingBaseline(), [finding])
    } catch {
      let finding = Diagnostic(
        rule: "unreadable-file", severity: .error,
        message: "cannot read the baseline: \(error.message)",
        fix: "write one with '--write-baseline'", location: SourceLocation(file: path))
      return (FindingBaseline(), [finding])
    }
  }

  /// Reads a baseline from memory.
  package static func read(
    utf8: [UInt8], file: String
  ) -> (baseline: FindingBaseline, diagnostics: [Diagnostic]) {
    let lines = LineIndex(utf8.span)
    var findings: [Diagnostic] = []
    func report(_ rule: String, _ message: String, at offset: Int) {
      let place = lines.position(at: offset)
      findings.append(
        Diagnostic(
          rule: rule, severity: .error, message: message,
          location: SourceLocation(file: file, line: place.line, column: place.column)))
    }
    var baseline = FindingBaseline()
    do throws(JSONFault) {
      let root = try JSONValue(parsing: utf8.span)
      guard case .string(format)? = root["format"]?.kind,
        case .array(let elements)? = root["findings"]?.kind
      else {
        report("wrong-format", "this is no baseline: \"format\" is not '\(format)'", at: 0)
        return (baseline, findings)
      }
      for element in elements {
        guard case .string(let fingerprint)? = element["fingerprint"]?.kind,
          case .string(let rule)? = element["rule"]?.kind
        else {
          report(
            "wrong-format", "an entry has a 'fingerprint' and a 'rule'",
            at: element.source.lowerBound)
          continue
        }
        var app: String?
        if case .string(let id)? = element["app"]?.kind { app = id }
        let place = lines.position(at: element.source.lowerBound)
        baseline.entries.append(
          Entry(
            fingerprint: fingerprint, rule: rule, app: app,
            location: SourceLocation(file: file, line: place.line, column: place.column)))
      }
    } catch {
      report("json-syntax", error.message, at: error.utf8Offset)
    }
    return (baseline, findings)
  }

  /// Parts findings into new and known ones.
  ///
  /// - Returns: The findings that are new and those that are known, each in their order, and the
  ///   entries that nothing was found for.
  public func split(
    _ findings: [Diagnostic], in folder: WorkingFolder
  ) -> (new: [Diagnostic], known: [Diagnostic], stale: [Entry]) {
    var left: [String: [Entry]] = [:]
    for entry in entries.reversed() { left[entry.fingerprint, default: []].append(entry) }
    var new: [Diagnostic] = []
    var known: [Diagnostic] = []
    for finding in findings {
      let fingerprint = FindingFingerprint(finding, in: folder).text
      if left[fingerprint]?.popLast() != nil { known.append(finding) } else { new.append(finding) }
    }
    let stale = left.values.flatMap(\.self).sorted { a, b in
      (a.location.line, a.location.column) < (b.location.line, b.location.column)
    }
    return (new, known, stale)
  }

  /// The file of a baseline that knows all of these findings.
  public static func file(of findings: [Diagnostic], in folder: WorkingFolder) -> String {
    var lines: [String] = findings.map { finding in
      var json = JSONWriter()
      json.beginObject()
      json.member("rule", finding.rule)
      if let app = finding.app {
        json.member("app", app)
      } else {
        json.member("file", folder.relative(finding.location.file))
      }
      json.member("locale", finding.locale)
      if let highlight = finding.highlight {
        json.member("text", highlight.text)
      } else {
        json.member("message", finding.message)
      }
      json.member("fingerprint", FindingFingerprint(finding, in: folder).text)
      json.endObject()
      return "    " + json.text
    }
    lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"format\": \"\(format)\",\n  \"findings\": \(list)\n}\n"
  }
}
