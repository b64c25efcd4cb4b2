// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting

/// A self test for people: kinds with their counts, what came out in whose place, and failures.
struct SelfTestPage {
  /// The cases.
  let cases: [SelfTestCase]
  /// What became of them.
  let report: TestReport
  /// Phrases that could not be said.
  let unsaid: Int
  /// How many apps are loaded.
  let apps: Int
  /// Most failures that are shown of each kind, and most conflicts.
  let shown: Int
  /// Whether advisory kinds count.
  let isStrict: Bool

  /// The page.
  func text(_ style: Style) -> String {
    let summary = SelfTestSummary(cases, report.entries.map(\.result))
    var text = ""
    let writer = TextReport(report, isColoured: style.isColoured)
    let lost = lostPhrases
    for row in summary.rows {
      // What does not come back as declared does not come back politely either: once is enough.
      let failures = zip(cases, report.entries).filter { one, entry in
        one.kind == row.kind && !entry.result.passed && (isStrict || !entry.isAdvisory)
          && (one.kind == .declared || !lost.contains(Self.key(one)))
      }
      guard !failures.isEmpty, shown > 0 else { continue }
      text += style.strong(row.kind.title) + "\n"
      for (one, entry) in failures.prefix(shown) {
        text += writer.block(entry)
        text +=
          style.faint("      declared “\(one.phrase.printable)” of \(one.app.printable)") + "\n"
      }
      if failures.count > shown {
        text += "  and \((failures.count - shown).grouped) more\n"
      }
      text += "\n"
    }
    if !summary.conflicts.isEmpty {
      text += style.strong("what came out instead") + "\n"
      for one in summary.conflicts.prefix(max(shown, 5)) {
        text +=
          "  \(one.count.grouped) × \(one.declared.printable)"
          + style.faint("  \(one.locale.printable)")
        text += "\n      → \(one.got.printable)\n"
      }
      if summary.conflicts.count > max(shown, 5) {
        text += "  and \((summary.conflicts.count - max(shown, 5)).grouped) more phrases\n"
      }
      text += "\n"
    }
    return text + table(summary, style) + footer
  }

  /// The phrases that do not come back as declared.
  private var lostPhrases: Set<String> {
    var lost: Set<String> = []
    for (one, entry) in zip(cases, report.entries)
    where one.kind == .declared && !entry.result.passed {
      lost.insert(Self.key(one))
    }
    return lost
  }

  private static func key(_ one: SelfTestCase) -> String {
    "\(one.app)\u{0}\(one.test.locale ?? "")\u{0}\(one.phrase)"
  }

  private func table(_ summary: SelfTestSummary, _ style: Style) -> String {
    var table = TextTable(
      ["kind", "cases", "came back", "failed", "share"], numeric: [1, 2, 3, 4])
    func add(_ title: String, cases: Int, passed: Int, isAdvisory: Bool) {
      // Rounded down: 100 is all of them.
      let share = cases == passed ? "100" : (Double(1000 * passed / cases) / 10).fixed(1)
      table.add([
        title + (isAdvisory ? " (advisory)" : ""), cases.grouped, passed.grouped,
        (cases - passed).grouped, share + " %",
      ])
    }
    for row in summary.rows {
      add(
        row.kind.title, cases: row.cases, passed: row.passed,
        isAdvisory: row.kind.isAdvisory && !isStrict)
    }
    add(
      "all", cases: summary.rows.reduce(0) { $0 + $1.cases },
      passed: summary.rows.reduce(0) { $0 + $1.passed }, isAdvisory: false)
    return table.text(style)
  }

  private var footer: String {
    var text = "\n\(String.count(report.entries.count, "case")) over \(String.count(apps, "app"))"
    let failed = report.failureCount
    text += failed == 0 ? ": all that should come back do" : ": \(failed.grouped) failed"
    let time = report.duration.components
    text += " (\((Double(time.seconds) + Double(time.attoseconds) / 1e18).fixed(3)) s)\n"
    if cases.count == SelfTestGenerator.Options().limit {
      text += "there are more cases than that: try an app, or a --locale, at a time\n"
    }
    if unsaid > 0 {
      text +=
        "\(String.count(unsaid, "phrase")) not tried: nothing is listed that could fill the slot\n"
    }
    return text
  }
}
