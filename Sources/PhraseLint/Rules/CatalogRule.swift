// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A rule over one catalog.
protocol CatalogRule: SendableMetatype {
  /// What it is about.
  static var description: RuleDescription { get }
  /// Reports what does not fit.
  static func check(_ subject: RuleSubject, _ report: inout RuleReport)
}

/// Where rules put their findings.
struct RuleReport {
  private let catalog: AppCatalog
  /// The rule at work; its id and severity go into each finding.
  var rule = RuleDescription(
    id: "", severity: .error, category: .phrases, summary: "", rationale: "", fix: "")
  private(set) var findings: [Diagnostic] = []

  init(_ catalog: AppCatalog) { self.catalog = catalog }

  /// Reports something about a phrase, or a part of its text.
  mutating func add(
    _ phrase: LocatedPhrase, _ message: String, severity: Diagnostic.Severity? = nil,
    fix: String? = nil, note: String? = nil, highlighting range: Range<Int>? = nil,
    related: [RelatedPlace] = []
  ) {
    add(
      message, severity: severity, fix: fix, note: note, at: phrase.location, phrase.path,
      locale: phrase.locale,
      highlight: TextHighlight(phrase.text, range ?? 0..<phrase.text.utf8.count), related: related)
  }

  /// Reports something about a place.
  mutating func add(
    _ message: String, severity: Diagnostic.Severity? = nil, fix: String? = nil,
    note: String? = nil, at location: SourceLocation, _ path: DeclarationPath,
    locale: String? = nil, highlight: TextHighlight? = nil, related: [RelatedPlace] = []
  ) {
    findings.append(
      Diagnostic(
        rule: rule.id, severity: severity ?? rule.severity, message: message, fix: fix,
        note: note ?? (rule.isHalting ? RuleDescription.haltingNote : nil),
        location: catalog.place(location, path), app: catalog.id, locale: locale,
        highlight: highlight, related: related))
  }

  /// Where another phrase stands, for `related`; none where it came from no file.
  func place(_ message: String, of phrase: LocatedPhrase) -> [RelatedPlace] {
    guard phrase.line > 0 else { return [] }
    return [RelatedPlace(message, at: catalog.place(phrase.location, phrase.path))]
  }
}
