// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let queryCases: [RuleCase] = [
    RuleCase(
      "no-suggested-entities", "'BookQuery' suggests no entities",
      wrong: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }
        }
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }
        }
        extension BookQuery {
          func suggestedEntities() async throws -> [BookEntity] { [] }
        }
        struct AllBooks: EnumerableEntityQuery {
          func allEntities() async throws -> [BookEntity] { [] }
        }
        """)
  ]
}
