// SPDX-License-Identifier: Apache-2.0

/// The interpolations in the phrases of one list: the compiler gets each of them once.
///
/// Its time grows with more than the square of the interpolated texts in a list: 300 took it 0.7 seconds, 1,000 more
/// than ten. What it accepted once it accepts again, so in further phrases the slot stands in its place as the text that
/// it becomes in a catalog.
struct PhraseInterpolations {
  /// An interpolation in a phrase.
  struct Part {
    /// Its bytes in the source.
    var range: Range<Int>
    /// What it is in a catalog: `${applicationName}`.
    var slot: String
  }

  /// Whether further ones need no compiler, by what is interpolated.
  private var isSettled: [String: Bool] = [:]

  /// Takes in the interpolations of a phrase that was given up: one of them may be the reason.
  mutating func doubt(_ parts: [Part], of source: [UInt8]) {
    for part in parts { isSettled[part.text(source)] = isSettled[part.text(source)] ?? false }
  }

  /// The interpolations of a phrase that need no compiler.
  mutating func settled(_ parts: [Part], of source: [UInt8]) -> [Part] {
    parts.filter { part in
      let isKnown = isSettled[part.text(source)]
      if isKnown == nil { isSettled[part.text(source)] = true }
      return isKnown ?? false
    }
  }
}

extension PhraseInterpolations.Part {
  fileprivate func text(_ source: [UInt8]) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// The interpolations of a string on one line; none where one of them is more than a slot.
  ///
  /// - Parameter string: The bytes of the string, its quotes included.
  static func parts(of string: Range<Int>, in source: [UInt8]) -> [Self] {
    let quote = UInt8(ascii: "\"")
    guard string.count > 2, source[string.lowerBound] == quote,
      source[string.lowerBound + 1] != quote
    else { return [] }
    var parts: [Self] = []
    var i = string.lowerBound + 1
    while i < string.upperBound - 1 {
      guard source[i] == UInt8(ascii: "\\") else {
        i += 1
        continue
      }
      guard source[i + 1] == UInt8(ascii: "(") else {
        i += 2
        continue
      }
      let inner = source[i + 2..<string.upperBound].prefix { $0 != UInt8(ascii: ")") }
      guard let name = slot(inner) else { return [] }
      parts.append(Self(range: i..<inner.endIndex + 1, slot: "${\(name)}"))
      i = inner.endIndex + 1
    }
    return parts
  }

  /// The name in `.applicationName` or `\.$song`.
  private static func slot(_ inner: ArraySlice<UInt8>) -> String? {
    let isKeyPath = inner.starts(with: Array("\\.$".utf8))
    guard isKeyPath || inner.first == UInt8(ascii: ".") else { return nil }
    let name = inner.dropFirst(isKeyPath ? 3 : 1)
    let isName = name.allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
    return isName && !name.isEmpty ? String(decoding: name, as: UTF8.self) : nil
  }
}
