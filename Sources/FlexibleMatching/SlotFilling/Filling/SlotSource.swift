// SPDX-License-Identifier: Apache-2.0

import EntityLookup

/// How a parameter of an intent may be filled.
package struct SlotSource: Sendable {
  /// Which words a slot takes.
  package enum Kind: Equatable, Sendable {
    /// A listed name, or one that is near.
    case closed
    /// A listed name, or words that the app is asked for.
    case searched
    /// A listed name, or any words.
    case open
    /// Any words; no names are listed.
    case text
    /// Words that say a value, as the one who fills slots tells.
    case value
  }

  /// Which words the slot takes.
  package var kind: Kind
  /// The listed names.
  package var gazetteer: Gazetteer?
  /// What is known of the listed names.
  package var statistics: NameStatistics

  /// A source of listed names.
  ///
  /// - Parameters:
  ///   - kind: Which words the slot takes.
  ///   - gazetteer: The listed names, if there are any.
  ///   - statistics: What `NameStatistics` has counted of the same names.
  package init(_ kind: Kind, _ gazetteer: Gazetteer?, statistics: NameStatistics) {
    self.kind = kind
    self.gazetteer = gazetteer
    self.statistics = statistics
  }

  /// A slot that takes any words.
  package static let text = SlotSource(.text, nil, statistics: NameStatistics())

  /// Whether it has listed names to be like.
  var isListed: Bool {
    kind != .text && gazetteer != nil && statistics.nameCount > 0
  }
}
