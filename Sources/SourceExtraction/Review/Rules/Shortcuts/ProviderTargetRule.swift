// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// The provider of App Shortcuts is the app's.
enum ProviderTargetRule: CodeRule {
  static let description = RuleDescription.code(
    "provider-outside-app", .error, "The provider of App Shortcuts is built into the app.",
    why:
      "The system takes App Shortcuts from the app, and from its App Intents extension. Those of a "
      + "widget or a framework are never seen.",
    fix: "Move the provider's file to the target of the app.",
    found: "struct ShelfShortcuts: AppShortcutsProvider { … }   // target ShelfWidget",
    mended: "struct ShelfShortcuts: AppShortcutsProvider { … }   // target Shelf")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for provider in subject.providers {
      guard let targets = subject.targets(ofFile: provider.file), !targets.isEmpty,
        targets.allSatisfy({ $0.kind == .other || $0.kind == .otherExtension })
      else { continue }
      let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
      report.add("'\(provider.shortName)' is built into \(names), and into no app", at: provider)
    }
  }
}
