// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseLint
import TextAnalysis

/// All that a report shows of some apps, as values: made once, and written as JSON or as a page.
///
///     var report = Report(catalogs, generator: "bespeak 0.9", ruleSet: .apple)
///     report.findings = FindingSection(findings)
///     let page = ReportPage(report).bytes
///
/// A section that is `nil` was not asked for; the page leaves it out.
package struct Report: Sendable {
  /// What it is called.
  package var title: String
  /// The program that made it, with its version.
  package var generator: String
  /// Whose rules the apps are held to.
  package var ruleSet: RuleSet
  /// The only language that is looked at; `nil` for all.
  package var locale: LocaleTag?
  /// The apps, as given.
  package var apps: [AppSummary]
  /// What is wrong with them.
  package var findings: FindingSection?
  /// Phrases that one utterance would match, or that sound alike.
  package var collisions: CollisionSection?
  /// What came of the cases that every app should pass.
  package var selfTest: SelfTestSection?
  /// What came of cases that were given.
  package var cases: CaseSection?
  /// What came of transcripts.
  package var transcripts: TranscriptSection?
  /// The folder that files are named from.
  package var folder: WorkingFolder

  /// Creates a report of what apps declare, with no other section.
  ///
  /// - Parameters:
  ///   - catalogs: The apps.
  ///   - locale: The only language to show beside the source's.
  package init(
    _ catalogs: [AppCatalog], title: String? = nil, generator: String, ruleSet: RuleSet,
    locale: LocaleTag? = nil, folder: WorkingFolder = .current
  ) {
    self.title = title ?? Self.title(catalogs)
    self.generator = generator
    self.ruleSet = ruleSet
    self.locale = locale
    self.folder = folder
    apps = catalogs.map { AppSummary($0, locale: locale) }
  }

  private static func title(_ catalogs: [AppCatalog]) -> String {
    switch catalogs.count {
    case 0: "Tests of phrases"
    case 1: "Phrases of \(catalogs[0].app.name)"
    default: "Phrases of \(catalogs.count) apps"
    }
  }

  /// The languages that phrases are declared in, in order of first appearance.
  package var locales: [String] {
    var seen: Set<String> = []
    return apps.flatMap(\.languages).map(\.counts.locale).filter { seen.insert($0).inserted }
  }
}
