// SPDX-License-Identifier: Apache-2.0

/// A problem of an app's query.
public struct QueryProblem: Sendable, Equatable, CustomStringConvertible {
  /// A promise of a query to its callers.
  public enum Rule: String, Sendable, CaseIterable {
    /// Calls do not throw.
    case throwsNothing = "throws-nothing"
    /// Each entity has an identifier of its own.
    case uniqueIdentifiers = "unique-identifiers"
    /// Each entity has a title that can be said.
    case titles
    /// The same call gives the same entities in the same order.
    case stableOrder = "stable-order"
    /// The identifiers of suggested entities lead to them.
    case findsByIdentifier = "finds-by-identifier"
    /// Identifiers that lead nowhere are left out.
    case omitsMissing = "omits-missing"
    /// Every title and synonym finds its entity.
    case findsByName = "finds-by-name"
    /// An identifier written as text is read back as itself.
    case identifierText = "identifier-text"
  }

  /// The promise.
  public var rule: Rule
  /// The actual behaviour.
  public var message: String

  /// The rule and what was done instead.
  public var description: String { "\(rule.rawValue): \(message)" }
}
