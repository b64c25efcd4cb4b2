// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import JSONText

/// Findings as a SARIF 2.1.0 log, for code scanning.
///
///     let log = SARIFLog(rules: CatalogRules.descriptions, version: "0.2.0")
///     print(log.text(findings))
///
/// Rules come with their help, places with regions in UTF-16 code units, and each result with a
/// fingerprint that outlives moved lines. Findings that are known or were asked to be left out are
/// there too, marked as suppressed. Files below the working folder are relative to `SRCROOT`.
///
/// - SeeAlso: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct SARIFLog: Sendable {
  /// Why a finding does not count.
  public enum Suppression: String, Sendable {
    /// A comment beside the declaration asks for it.
    case inSource
    /// A baseline lists it.
    case external
  }

  /// The rules that findings may be of.
  package var rules: [RuleDescription]
  /// The version of the tool.
  package var version: String
  /// The folder that files are named from.
  package var folder: WorkingFolder
  /// The files and folders that columns are counted in, as `CatalogReading.sources` has them.
  package var sources: [String]

  /// Creates a writer.
  public init(
    rules: [RuleDescription], version: String, sources: [String] = [],
    folder: WorkingFolder = .current
  ) {
    self.rules = rules
    self.version = version
    self.sources = sources
    self.folder = folder
  }

  /// The log of findings, those that count first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of findings and of the files they speak of.
  public func text(
    _ findings: [Diagnostic], suppressed: [(finding: Diagnostic, by: Suppression)] = []
  ) -> String {
    var json = JSONWriter(isPretty: true)
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    tool(&json)
    json.member("columnKind", "utf16CodeUnits")
    if !folder.path.isEmpty {
      json.key("originalUriBaseIds")
      json.beginObject()
      json.key("SRCROOT")
      json.beginObject()
      json.member("uri", "file://" + URIPath.escaped(folder.path == "/" ? "/" : folder.path + "/"))
      json.endObject()
      json.endObject()
    }
    json.key("results")
    json.beginArray()
    var indices: [String: Int] = [:]
    for (i, rule) in rules.enumerated() where indices[rule.id] == nil { indices[rule.id] = i }
    var run = Run(
      indices: indices, tellsSuppressions: !suppressed.isEmpty,
      places: SARIFPlaces(folder: folder, sources: sources))
    for finding in findings { result(finding, suppression: nil, &run, &json) }
    for (finding, reason) in suppressed { result(finding, suppression: reason, &run, &json) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    return json.text + "\n"
  }
}

extension SARIFLog {
  /// What the results of a run have in common.
  private struct Run {
    /// Where rules are in the tool's list, by their ids.
    let indices: [String: Int]
    /// All results of a run say whether they are suppressed, or none does (3.27.23).
    let tellsSuppressions: Bool
    var places: SARIFPlaces
  }

  private func tool(_ json: inout JSONWriter) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "bespeak")
    json.member("semanticVersion", version)
    json.key("rules")
    json.beginArray()
    for rule in rules { self.rule(rule, &json) }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private func rule(_ rule: RuleDescription, _ json: inout JSONWriter) {
    func message(_ key: StaticString, _ text: String) {
      json.key(key)
      json.beginObject()
      json.member("text", text)
      json.endObject()
    }
    json.beginObject()
    json.member("id", rule.id)
    json.key("name")
    json.value(
      rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    message("shortDescription", rule.summary)
    message("fullDescription", rule.rationale)
    json.key("help")
    json.beginObject()
    json.member("text", rule.helpText)
    json.member("markdown", rule.markdown)
    json.endObject()
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("level", rule.severity.rawValue)
    json.member("enabled", !rule.isOptIn)
    json.endObject()
    json.key("properties")
    json.beginObject()
    json.key("tags")
    json.beginArray()
    json.value(rule.category.rawValue)
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private func result(
    _ finding: Diagnostic, suppression: Suppression?, _ run: inout Run, _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("ruleId", finding.rule)
    if let index = run.indices[finding.rule] {
      json.member("ruleIndex", index)
    }
    json.member("level", finding.severity.rawValue)
    json.key("message")
    json.beginObject()
    json.key("text")
    let parts = [finding.message, finding.fix.map { "Fix: " + $0 }, finding.note]
    json.value(parts.compactMap(\.self).joined(separator: "\n"))
    json.endObject()
    json.key("locations")
    json.beginArray()
    run.places.location(finding.location, finding.highlight, &json)
    json.endArray()
    if !finding.related.isEmpty {
      json.key("relatedLocations")
      json.beginArray()
      for (i, place) in finding.related.enumerated() {
        run.places.location(place.location, nil, id: i + 1, message: place.message, &json)
      }
      json.endArray()
    }
    json.key("partialFingerprints")
    json.beginObject()
    json.key("bespeakFinding/v1")
    json.value(FindingFingerprint(finding, in: folder).text)
    json.endObject()
    if run.tellsSuppressions {
      json.key("suppressions")
      json.beginArray()
      if let suppression {
        json.beginObject()
        json.member("kind", suppression.rawValue)
        json.member(
          "justification",
          suppression == .inSource ? "a comment asks for it" : "listed in the baseline")
        json.endObject()
      }
      json.endArray()
    }
    if finding.app != nil || finding.locale != nil {
      json.key("properties")
      json.beginObject()
      json.member("app", finding.app)
      json.member("locale", finding.locale)
      json.endObject()
    }
    json.endObject()
  }
}
