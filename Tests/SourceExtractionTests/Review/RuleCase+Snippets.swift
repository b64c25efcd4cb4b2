// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let snippetCases: [RuleCase] = [
  ]
}
