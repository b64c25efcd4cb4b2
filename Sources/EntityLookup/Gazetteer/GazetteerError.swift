// SPDX-License-Identifier: Apache-2.0

/// Why a gazetteer was refused.
public enum GazetteerError: Error, Equatable, Sendable {
  /// The file does not begin as a gazetteer does.
  case notAGazetteer
  /// Built with other text rules or another version of Unicode: its words may not be recognised.
  case analysis(expected: UInt32, found: UInt32)
  /// The file is shorter or longer than its header says, in bytes.
  case size(expected: Int, found: Int)
  /// A number of the header, or the bounds of a section.
  case header(String)
  /// The bytes do not fit their checksum.
  case checksum
  /// A reference in a section leads nowhere.
  case corrupt(section: String, index: Int, String)
  /// The file could not be read or written: the operation and the system's reason.
  case file(path: String, operation: String, reason: String)
}

extension GazetteerError: CustomStringConvertible {
  /// What was expected, what was found, and what to do.
  public var description: String {
    switch self {
    case .notAGazetteer:
      "not a gazetteer; write one with 'EntityIndex.write(to:)'"
    case .analysis(let expected, let found):
      "the gazetteer was built with text rules \(found), this program has \(expected); build it again"
    case .size(let expected, let found):
      "the gazetteer should have \(expected) bytes and has \(found); it was cut short or added to"
    case .header(let what):
      "the gazetteer's header is damaged: \(what); build it again"
    case .checksum:
      "the gazetteer is damaged: its checksum is another; build it again"
    case .corrupt(let section, let index, let what):
      "the gazetteer's section '\(section)' is corrupt at \(index): \(what); build it again"
    case .file(let path, let operation, let reason):
      "cannot \(operation) '\(path)': \(reason)"
    }
  }
}
