// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let entityCases: [RuleCase] = [
    RuleCase(
      "entity-class", "'Book' is an entity and a class",
      wrong: """
        class Book: AppEntity {
          var id = 1
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          let id: Int
        }
        final class Shelf: AppEntity, @unchecked Sendable {
          let id = 1
        }
        final class Book {
          var id = 1
        }
        """),
    RuleCase(
      "entity-class", "'Book' is an entity and a model",
      wrong: """
        @Model final class Book { var id = 1 }
        extension Book: AppEntity {}
        """,
      right: "@Model final class Book { var id = 1 }\nstruct BookEntity: AppEntity { let id: Int }"),
  ]
}
