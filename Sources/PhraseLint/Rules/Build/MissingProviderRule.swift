// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An app with intents has shortcuts for them.
///
/// Asked of builds only. How much it matters depends on what else is there: with a provider or with
/// phrase files, phrases were lost; with neither, the app may mean to have none.
enum MissingProviderRule: CatalogRule {
  static let description = RuleDescription(
    id: "missing-provider", severity: .warning, ruleSets: [.apple], category: .build,
    summary: "The metadata of an app with intents has App Shortcuts.",
    rationale:
      "A provider that stands in a framework or a package instead of the app, or whose phrases are no"
      + " literals, leaves 'autoShortcuts' empty without a word from the build: nothing can be said"
      + " to the app. Where there is neither a provider nor a file of phrases it is a note.",
    platformText: "No AppShortcuts found - Skipping",
    fix: "Declare one AppShortcutsProvider in the app's own target, with literal phrases.",
    example: .init("\"autoShortcuts\": []", "\"autoShortcuts\": [{ … }]"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    guard let bundle = catalog.bundle, catalog.coverage.isSuperset(of: [.intents, .shortcuts]),
      !catalog.intents.isEmpty, catalog.shortcuts.isEmpty
    else { return }
    let count = catalog.intents.count == 1 ? "1 intent" : "\(catalog.intents.count) intents"
    let files = bundle.phraseFiles.filter { $0.kind == .strings || $0.kind == .stringCatalog }
    let metadata =
      bundle.phraseFiles.first { $0.kind == .metadata || $0.kind == .constValues }?.location
    let place = metadata ?? bundle.generator?.location ?? catalog.intents[0].location
    if let provider = bundle.providers.first {
      report.add(
        "'\(provider.text)' provides no App Shortcut for \(count)",
        fix: "write its phrases as literals, without constants, loops or conditions",
        at: place, DeclarationPath.root.member("shortcuts"))
    } else if let file = files.first {
      report.add(
        "\(count) and a file of phrases, and no App Shortcut",
        fix: "declare an AppShortcutsProvider in the app's own target", at: place,
        DeclarationPath.root.member("shortcuts"),
        related: [RelatedPlace("phrases that nothing uses", at: file.location)])
    } else {
      report.add(
        "\(count) and no App Shortcut, so that nothing can be said to the app", severity: .note,
        fix: "declare an AppShortcutsProvider in the app's own target, if phrases are wanted",
        at: place, DeclarationPath.root.member("shortcuts"))
    }
  }
}
