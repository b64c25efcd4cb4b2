// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// A source of which only that is left which a build compiles.
enum ActiveCode {
  /// Blanks what stands under conditions that do not hold, and the conditions themselves.
  ///
  /// Lines and columns stay as they are.
  ///
  /// - Throws: `SyntaxProblem` for a string or comment without an end.
  static func bytes(
    of source: [UInt8], _ conditions: BuildConditions
  ) throws(SyntaxProblem) -> [UInt8] {
    var bytes = source
    // A byte order mark would be read as part of the first word.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { blank(0..<3, &bytes) }
    guard holdsCondition(bytes) else { return bytes }
    let tokens = try SourceTokens(bytes)
    /// The conditions around: whether some branch was taken, and whether this one is.
    var open: [(isTaken: Bool, isActive: Bool)] = []
    var inactiveFrom: Int?
    for i in 0..<tokens.count where tokens[i].kind == .conditional {
      let range = tokens[i].range
      let line = tokens.text(i..<i + 1)
      let isAround = open.dropLast().allSatisfy(\.isActive)
      if line.hasPrefix("#if") {
        let isOutside = open.allSatisfy(\.isActive)
        let holds = isOutside && conditions.hold(line.dropFirst(3))
        open.append((holds, holds))
      } else if let last = open.last {
        let at = open.count - 1
        if line.hasPrefix("#elseif") {
          let holds = isAround && !last.isTaken && conditions.hold(line.dropFirst(7))
          open[at] = (last.isTaken || holds, holds)
        } else if line.hasPrefix("#else") {
          open[at] = (true, isAround && !last.isTaken)
        } else {
          open.removeLast()
        }
      }
      if let from = inactiveFrom { blank(from..<range.lowerBound, &bytes) }
      blank(range, &bytes)
      inactiveFrom = open.allSatisfy(\.isActive) ? nil : range.upperBound
    }
    if let from = inactiveFrom { blank(from..<bytes.count, &bytes) }
    return bytes
  }

  /// The bytes with a question mark for each that is no UTF-8, so that places stay as they are.
  ///
  /// The compiler says where they are.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    var fixed: [UInt8] = []
    fixed.reserveCapacity(bytes.count)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): fixed += scalar
      case .error(let length): fixed += repeatElement(UInt8(ascii: "?"), count: length)
      case .emptyInput: return fixed
      }
    }
  }

  private static func holdsCondition(_ bytes: [UInt8]) -> Bool {
    let bytes = bytes.span
    for i in 0..<max(0, bytes.count - 2)
    where bytes[i] == UInt8(ascii: "#") && bytes[i + 1] == UInt8(ascii: "i")
      && bytes[i + 2] == UInt8(ascii: "f")
    {
      return true
    }
    return false
  }

  private static func blank(_ range: Range<Int>, _ bytes: inout [UInt8]) {
    for i in range where bytes[i] != 0x0A && bytes[i] != 0x0D { bytes[i] = 0x20 }
  }
}
