// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// An app has one provider of App Shortcuts.
enum SecondProviderRule: CodeRule {
  static let description = RuleDescription.code(
    "second-provider", .error, "A target has one provider of App Shortcuts.",
    why:
      "The system takes the App Shortcuts of one type. The build stops at a second one, or leaves "
      + "out what it lists.",
    fix: "List all App Shortcuts in one provider.",
    found: "struct ReadingShortcuts: AppShortcutsProvider { … }   struct ShelfShortcuts: "
      + "AppShortcutsProvider { … }",
    mended: "struct ShelfShortcuts: AppShortcutsProvider { … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    var first: [String: ReviewedType] = [:]
    for provider in subject.providers {
      for target in subject.targets(ofFile: provider.file) ?? [] where target.kind != .other {
        guard let other = first[target.name] else {
          first[target.name] = provider
          continue
        }
        report.add(
          "'\(provider.shortName)' is a second provider of App Shortcuts in '\(target.name)'",
          at: provider, fix: "list its App Shortcuts in '\(other.shortName)'",
          related: [
            report.place("the first one", at: other.declaration.nameToken, in: other.file)
          ])
        break
      }
    }
  }
}
