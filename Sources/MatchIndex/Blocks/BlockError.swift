// SPDX-License-Identifier: Apache-2.0

/// The reason for which a block was refused: names for look-up, a model of phrases, knowledge of a
/// language.
public struct BlockError: Error, Equatable, Sendable {
  /// The kind of block, "gazetteer" or "model of intents", as messages name it.
  public let kind: String
  /// How its bytes differ from those of a sound one.
  public let fault: Fault
  // The call or command that makes one.
  private let maker: String

  /// Creates an error of a kind of block.
  package init<Section: BlockSection>(_: Section.Type, _ fault: Fault) {
    kind = Section.kind
    maker = Section.maker
    self.fault = fault
  }

  /// The ways in which bytes differ from those of a sound block.
  public enum Fault: Equatable, Sendable {
    /// It does not begin as a block of its kind does.
    case notABlock
    /// Built with other text rules or another version of Unicode: its words may not be recognised.
    case analysis(expected: UInt32, found: UInt32)
    /// It is shorter or longer than its header says, in bytes.
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
}

extension BlockError: CustomStringConvertible {
  /// The expected and the found value, and the remedy.
  public var description: String {
    if case .file = fault { return finding }
    return "\(finding); make it again with '\(maker)'"
  }

  /// What was expected and what was found.
  package var finding: String {
    switch fault {
    case .notABlock: "no \(kind) begins there"
    case .analysis(let expected, let found):
      "the \(kind) was built with text rules \(found), this program has \(expected)"
    case .size(let expected, let found):
      "the \(kind) should have \(expected) bytes and has \(found): it was cut short or added to"
    case .header(let what): "the header of the \(kind) is damaged: \(what)"
    case .checksum: "the \(kind) is damaged: its checksum is another"
    case .corrupt(let section, let index, let what):
      "section '\(section)' of the \(kind) is corrupt at \(index): \(what)"
    case .file(let path, let operation, let reason): "cannot \(operation) '\(path)': \(reason)"
    }
  }
}
