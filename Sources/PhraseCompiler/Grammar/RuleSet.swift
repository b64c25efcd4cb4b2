// SPDX-License-Identifier: Apache-2.0

/// What phrases may hold.
public enum RuleSet: String, Sendable, CaseIterable {
  /// What the platform accepts.
  case apple
  /// More.
  case extended
}
