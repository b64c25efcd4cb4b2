// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An intent that changes data has the widgets drawn anew.
enum TimelinesNotReloadedRule: CodeRule {
  static let description = RuleDescription.code(
    "timelines-not-reloaded", .note,
    "Where widgets have timelines, intents that change data reload them.",
    why: "A widget shows the timeline that it has until the next entry is due. Nothing tells it "
      + "that an intent has changed what it shows.",
    fix:
      "Call 'WidgetCenter.shared.reloadAllTimelines()', or 'reloadTimelines(ofKind:)', after the change.",
    found: "func perform() … { try context.save() … }",
    mended: "func perform() … { try context.save() … WidgetCenter.shared.reloadAllTimelines() … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let reloading = [
      "reloadTimelines", "reloadAllTimelines", "reloadControls", "reloadAllControls",
    ]
    guard subject.mentions.contains("TimelineProvider"),
      subject.mentions.isDisjoint(with: reloading)
    else { return }
    let uses = subject.intentUses
    let widgets = subject.widgetFiles()
    for intent in subject.intents where !intent.isHelper {
      guard let function = intent.performing else { continue }
      let code = subject.body(of: function)
      guard let change = code.firstChange(by: intent) else { continue }
      // The widget whose button was tapped is drawn anew by the system.
      let places = uses[intent.shortName] ?? []
      if !places.isEmpty, places.allSatisfy({ $0.kind == .button && widgets.contains($0.file) }) {
        continue
      }
      report.add(
        "'\(intent.shortName)' changes data, and no timeline of a widget is ever reloaded",
        at: change, in: code.file)
      return
    }
  }
}
