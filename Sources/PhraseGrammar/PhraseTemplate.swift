// SPDX-License-Identifier: Apache-2.0

/// A phrase template taken apart: literal text and slots, in order.
///
///     PhraseTemplate("Complete ${task} in ${applicationName}").segments
///     // [.literal("Complete "), .slot("task"), .literal(" in "), .applicationName]
///
/// Parsing never fails: what looks like a placeholder and is none is kept in `faults`, and its text
/// stands in the segments as a literal.
package struct PhraseTemplate: Sendable, Equatable {
  /// A piece of a template.
  package enum Segment: Sendable, Equatable {
    /// Text to be said as it stands.
    case literal(String)
    /// `${applicationName}`.
    case applicationName
    /// `${name}`, filled by the parameter of that name.
    case slot(String)
  }

  /// Something in a template that is probably a mistake.
  package enum Fault: Sendable, Equatable {
    /// `${` without a closing brace, at this UTF-8 offset.
    case unclosed(utf8Offset: Int)
    /// `${}`, at this UTF-8 offset.
    case empty(utf8Offset: Int)
    /// A placeholder in another syntax, quoted: `\(.applicationName)`, `${application_name}`, `%@`.
    case foreign(String, utf8Offset: Int)
  }

  /// Literals and slots in order; two literals never follow each other.
  package var segments: [Segment]
  /// What looked wrong.
  package var faults: [Fault]

  /// Takes a template apart.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ text: String) {
    segments = []
    faults = []
    let bytes = Array(text.utf8)
    var literalStart = 0
    var i = 0
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func trimmed(_ range: Range<Int>) -> String {
      var lower = range.lowerBound
      var upper = range.upperBound
      while lower < upper, bytes[lower] == 0x20 { lower += 1 }
      while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
      return string(lower..<upper)
    }
    while i < bytes.count {
      let c = bytes[i]
      let next = i + 1 < bytes.count ? bytes[i + 1] : 0
      if c == UInt8(ascii: "$"), next == UInt8(ascii: "{") {
        guard let close = bytes[(i + 2)...].firstIndex(of: UInt8(ascii: "}")) else {
          faults.append(.unclosed(utf8Offset: i))
          break
        }
        let name = trimmed(i + 2..<close)
        if name.isEmpty {
          faults.append(.empty(utf8Offset: i))
        } else {
          if literalStart < i { segments.append(.literal(string(literalStart..<i))) }
          segments.append(name == "applicationName" ? .applicationName : .slot(name))
          literalStart = close + 1
        }
        i = close + 1
        continue
      }
      if c == UInt8(ascii: "\\"), next == UInt8(ascii: "(") {
        let close = bytes[i...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count - 1
        faults.append(.foreign(string(i..<close + 1), utf8Offset: i))
        // Not past the parenthesis: one that is never closed must not swallow the slots behind it.
        i += 2
        continue
      }
      if c == UInt8(ascii: "%"), next == UInt8(ascii: "@") || next == UInt8(ascii: "1") {
        faults.append(.foreign("%@", utf8Offset: i))
        i += 2
        continue
      }
      i += 1
    }
    if literalStart < bytes.count { segments.append(.literal(string(literalStart..<bytes.count))) }
  }

  /// The names of the slots other than the app name, in order.
  package var slots: [String] {
    segments.compactMap { if case .slot(let name) = $0 { name } else { nil } }
  }

  /// How often `${applicationName}` stands in it.
  package var applicationNameCount: Int { segments.count { $0 == .applicationName } }
}
