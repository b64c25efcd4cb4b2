// SPDX-License-Identifier: Apache-2.0

/// A request in a comment to leave findings out: `bespeak:disable no-phrases, double-space`.
struct SuppressionRequest: Equatable {
  /// The rules it names; empty means all.
  var rules: [String]
  /// Whether it is for all of the file: `bespeak:disable-file`.
  var isForFile: Bool

  /// What requests begin with.
  static let mark = "bespeak:disable"

  /// Finds the first request in the text of a comment.
  ///
  /// Rules are words of letters, digits and hyphens, with commas or blanks between them; the first
  /// thing that is no rule ends the list.
  init?(comment: some StringProtocol) {
    guard let start = comment.range(ofUTF8: Self.mark) else { return nil }
    var rest = comment[start...].utf8.dropFirst(Self.mark.utf8.count)
    isForFile = rest.starts(with: "-file".utf8)
    if isForFile { rest = rest.dropFirst(5) }
    // 'bespeak:disabled' is no request.
    if let next = rest.first, Self.isRuleByte(next) { return nil }
    rules = []
    while rules.count < 100 {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }
      let word = rest.prefix(while: Self.isRuleByte)
      guard !word.isEmpty else { break }
      let name = String(decoding: word, as: UTF8.self)
      // An ending such as '--' or a dash before an explanation is no rule.
      guard name.utf8.first != UInt8(ascii: "-") else { break }
      rules.append(name)
      rest = rest.dropFirst(word.count)
      // Without a comma the list is over.
      guard rest.drop(while: { $0 == 0x20 || $0 == 0x09 }).first == UInt8(ascii: ",") else { break }
    }
  }

  private static func isRuleByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "-")
  }
}

extension StringProtocol {
  /// The start of the first place where a text stands, byte for byte.
  fileprivate func range(ofUTF8 text: String) -> Index? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }
}
