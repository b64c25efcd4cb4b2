// SPDX-License-Identifier: Apache-2.0

/// A part of a declared phrase.
package enum PhraseElement: Equatable, Sendable {
  /// A word as it stands, by the hash of its stem, and whether it is one of the language's function
  /// words.
  case word(stem: UInt64, isFunction: Bool)
  /// The place of a parameter, by its number in the intent.
  case slot(parameter: Int)
  /// The app's name: what stands beside it stands at a boundary.
  case name
}
