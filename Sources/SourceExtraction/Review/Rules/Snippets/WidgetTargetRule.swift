// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// What a widget's button performs is built into the widget.
enum WidgetTargetRule: CodeRule {
  static let description = RuleDescription.code(
    "intent-outside-widget-target", .warning,
    "An intent of a widget's button is a member of the widget's target.",
    why: "A widget runs in its extension, which has only what its target is built of.",
    fix: "Add the file to the target of the widget, beside that of the app.",
    found: "Button(intent: AddBook())   // AddBook.swift: target Shelf",
    mended: "Button(intent: AddBook())   // AddBook.swift: targets Shelf, ShelfWidget")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard !subject.surroundings.members.isEmpty else { return }
    let uses = subject.intentUses()
    let shared = subject.sharedNames
    for intent in subject.intents where !shared.contains(intent.name) {
      // What a framework has, its users have.
      guard let own = subject.targets(ofFile: intent.file), !own.isEmpty,
        own.allSatisfy({ $0.kind != .other })
      else { continue }
      let names = Set(own.map(\.name))
      for use in uses[intent.shortName] ?? [] where use.kind == .button || use.kind == .control {
        let missing = subject.targets(ofFile: use.file)?.first {
          $0.kind == .otherExtension && !names.contains($0.name)
        }
        guard let missing else { continue }
        report.add(
          "'\(intent.shortName)' is performed by '\(missing.name)', and is no part of it",
          at: intent,
          fix: "add the file to the target '\(missing.name)'",
          related: [report.place("performed here", at: use.token, in: use.file)])
        break
      }
    }
  }
}
