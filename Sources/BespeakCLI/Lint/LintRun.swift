// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog
import SourceExtraction
import TextAnalysis

/// Catalogs with all that was found in them, after everything that leaves findings out.
struct LintRun {
  /// What was checked.
  let catalogs: [AppCatalog]
  /// What counts, by file and line.
  private(set) var findings: [Diagnostic]
  /// Which apps collide, where that was asked for.
  let collisions: CollisionReport?
  /// What does not count, and why.
  private(set) var suppressed: [(finding: Diagnostic, by: SARIFLog.Suppression)] = []
  /// Whether Swift sources were looked at by rules of code.
  private var hasReview = false

  /// Reads and checks everything.
  ///
  /// - Parameter collisions: How many pairs of phrases that collide are spelled out; `nil` looks for none unless a
  ///   rule asks for them.
  /// - Throws: `CommandFailure` for a baseline that cannot be read.
  init(
    _ reading: CatalogReading, _ ruleSet: RuleSet, _ options: LintOptions, collisions: Int?
  ) throws(CommandFailure) {
    catalogs = reading.catalogs
    var found = CatalogRules(ruleSet: ruleSet, optIns: options.optIns).check(catalogs)
    let isAskedFor = !options.optIns.isDisjoint(with: CollisionReport.descriptions.map(\.id))
    if collisions != nil || isAskedFor {
      let language = options.locale?.language
      let report = CollisionFinder(worstLimit: collisions ?? 0, language: language).find(catalogs)
      self.collisions = report
      found += report.diagnostics
    } else {
      self.collisions = nil
    }
    let reviewed = reading.review?.findings ?? []
    findings = reading.diagnostics.merging(found).merging(reviewed).compactMap(options.applied)
    hasReview = reading.review != nil
    suppress(catalogs.flatMap(\.suppressions) + ownSuppressions(of: reading), options)
    if let locale = options.locale { warn(ofNone: locale) }
    try leaveOutKnown(options)
  }

  /// Says so where no app is in the language that is asked for.
  private func warn(ofNone locale: LocaleTag) {
    let names = catalogs.flatMap { catalog in
      [catalog.sourceLocale] + catalog.localizations.map(\.locale)
        + (catalog.bundle?.locales.map(\.text) ?? [])
    }
    guard !names.isEmpty, !names.contains(where: { locale.concerns(LocaleTag($0)) }) else { return }
    let known = Set(names).sorted().map { "'\($0)'" }.joined(separator: ", ")
    Console.warn("no app is in '\(locale)'; languages are \(known)")
  }

  /// Writes all findings as a baseline, and says how many.
  func writeBaseline(to path: String) throws(CommandFailure) {
    let file = FindingBaseline.file(of: findings, in: .current)
    try OutputFile.write(Array(file.utf8), to: path)
    try Console.print("\(path.printable): \(String.count(findings.count, "finding"))\n")
  }

  /// How many findings were left out, behind a summary of the others: `, 2 known`.
  var leftOut: String {
    let known = suppressed.count { $0.by == .external }
    let asked = suppressed.count - known
    return (known > 0 ? ", \(known.grouped) known" : "")
      + (asked > 0 ? ", \(asked.grouped) left out by comments" : "")
  }

  /// The requests of Swift sources that no catalog has.
  private func ownSuppressions(of reading: CatalogReading) -> [LintSuppression] {
    let known = Set(catalogs.flatMap(\.suppressions).map(\.location))
    return reading.review?.suppressions.filter { !known.contains($0.location) } ?? []
  }

  /// Whether a rule was checked at all.
  private func isChecked(_ rule: String, _ options: LintOptions) -> Bool {
    let isOfCode = Self.codeRules.contains(rule)
    // Rules of catalogs have nothing to look at where no catalog is read.
    guard isOfCode ? hasReview : !catalogs.isEmpty else { return false }
    return options.isChecked(rule)
  }

  private static let codeRules = Set(CodeReviewer.descriptions.map(\.id))

  /// Takes out what comments beside the declarations ask for.
  private mutating func suppress(_ suppressions: [LintSuppression], _ options: LintOptions) {
    var index = SuppressionIndex(suppressions)
    var left: [Diagnostic] = []
    for finding in findings {
      if index.suppresses(finding) {
        suppressed.append((finding, .inSource))
      } else {
        left.append(finding)
      }
    }
    // A language of its own leaves out findings that comments are there for.
    let idle =
      options.locale == nil
      ? index.unused(knownRules: LintRules.ids, ofAll: !catalogs.isEmpty) {
        isChecked($0, options)
      } : []
    findings = left.merging(idle.compactMap(options.applied))
  }

  /// Takes out what the baseline knows, and says what it knows in vain.
  private mutating func leaveOutKnown(_ options: LintOptions) throws(CommandFailure) {
    guard let path = options.baseline else { return }
    let (baseline, diagnostics) = FindingBaseline.read(
      path: path, within: options.baselineFolders)
    guard diagnostics.isEmpty else {
      Findings.report(diagnostics, limit: Findings.limit)
      throw CommandFailure("the baseline cannot be read")
    }
    let (new, known, stale) = baseline.split(findings, in: .current)
    suppressed += known.map { ($0, .external) }
    // Where only some apps or rules are looked at, the others' entries are not stale.
    let apps = Set(catalogs.map(\.id))
    let unchecked = collisions == nil ? CollisionReport.descriptions.map(\.id) : []
    let idle = stale.filter { entry in
      options.locale == nil && isChecked(entry.rule, options) && !unchecked.contains(entry.rule)
        && entry.app.map(apps.contains) ?? false
    }
    findings = new.merging(
      idle.compactMap { entry in
        options.applied(
          to: Diagnostic(
            rule: "stale-baseline", severity: .note,
            message: "nothing is found any more for this entry of '\(entry.rule)'",
            fix: "write the baseline anew with '--write-baseline'", location: entry.location,
            app: entry.app))
      })
  }
}
