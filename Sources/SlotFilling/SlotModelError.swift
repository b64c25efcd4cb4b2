// SPDX-License-Identifier: Apache-2.0

/// Why a model was refused.
package enum SlotModelError: Error, Equatable, Sendable {
  /// A number of the header, or the bounds of a section.
  case header(String)
  /// The bytes do not fit their checksum.
  case checksum
  /// A reference in a section leads nowhere.
  case corrupt(section: String, index: Int, String)
}

extension SlotModelError: CustomStringConvertible {
  /// What was found, and what to do.
  package var description: String {
    switch self {
    case .header(let what):
      "the slot model's header is damaged: \(what); compile it again"
    case .checksum:
      "the slot model is damaged: its checksum is another; compile it again"
    case .corrupt(let section, let index, let what):
      "the slot model's section '\(section)' is corrupt at \(index): \(what); compile it again"
    }
  }
}
