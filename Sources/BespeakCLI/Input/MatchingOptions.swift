// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// The options that say how words are taken: as they are, and how boldly.
struct MatchingOptions {
  /// `--exact`.
  static let exact = OptionSpec(
    flag: "exact", "take words as they are: nothing misheard, and no phrase in other words")
  /// `--policy`.
  static let policy = OptionSpec(
    "policy", "POLICY",
    "whether to act or to ask where words fit no phrase: 'cautious', 'balanced' (the default)\n"
      + "or 'eager'; what is forbidden or asked about is not done by any")

  /// A policy by its name.
  private enum Policy: String, CaseIterable {
    case cautious, balanced, eager

    var policy: DecisionPolicy {
      switch self {
      case .cautious: .cautious
      case .balanced: .balanced
      case .eager: .eager
      }
    }
  }

  /// Whether words are taken as they are.
  var isExact = false
  /// What acting, asking and staying silent are worth.
  var policy = DecisionPolicy.balanced

  /// Takes words in any way, with the default policy.
  init() {}

  /// Takes the options from a command's arguments.
  ///
  /// - Throws: `CommandFailure` for another policy, and for one where words are taken as they are.
  init(_ arguments: Arguments) throws(CommandFailure) {
    isExact = arguments.has("exact")
    let named: Policy = try arguments.choice("policy", default: .balanced)
    policy = named.policy
    if isExact, arguments.has("policy") {
      throw CommandFailure("options '--exact' and '--policy' exclude each other")
    }
  }

  /// The same for a resolver.
  ///
  /// - Parameter memory: What was learnt from use.
  func resolverOptions(memory: UsageMemory? = nil) -> IntentResolver.Options {
    IntentResolver.Options(
      hearsMisheard: !isExact, flexible: isExact ? nil : FlexibleScores(policy: policy),
      memory: memory)
  }
}
