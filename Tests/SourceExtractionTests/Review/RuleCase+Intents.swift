// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let intentCases: [RuleCase] = [
    RuleCase(
      "view-property", "'@Environment' in 'AddBook' is filled in by nobody",
      wrong: """
        struct AddBook: AppIntent {
          @Environment(\\.modelContext) private var context
          func perform() async throws -> some IntentResult { .result() }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          @Dependency private var store: BookStore
          func perform() async throws -> some IntentResult { .result() }
        }
        struct Shelf: View { @Environment(\\.modelContext) var context }
        """),
  ]
}
