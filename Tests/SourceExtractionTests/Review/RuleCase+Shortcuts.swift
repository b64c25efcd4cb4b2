// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let shortcutCases: [RuleCase] = [
    RuleCase(
      "unlisted-intent", "'AddBook' is in no shortcut",
      wrong: """
        struct AddBook: AppIntent { static let title: LocalizedStringResource = "Add Book" }
        struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: OpenShelf(), phrases: ["Open shelf in \\(.applicationName)"])
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          static let title: LocalizedStringResource = "Add Book"
          static let isDiscoverable = false
        }
        struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: OpenShelf(), phrases: ["Open shelf in \\(.applicationName)"])
          }
        }
        """),
  ]
}
