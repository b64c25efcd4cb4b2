// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let ageCases: [RuleCase] = [
    RuleCase(
      "assistant-macro", "'@AssistantEntity' is deprecated",
      wrong: "@AssistantEntity(schema: .photos.asset) struct Asset { let id: Int }",
      right: "@AppEntity(schema: .photos.asset) struct Asset { let id: Int }")
  ]
}
