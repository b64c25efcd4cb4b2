// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A table of texts by key, from `AppShortcuts.strings`, `InfoPlist.strings` or `Localizable.strings`.
struct StringsTable {
  /// A key and its text.
  struct Entry: Located {
    /// The key, escapes resolved.
    var key: String
    /// The text, escapes resolved.
    var value: String
    /// The comment before it, without its marks; several are joined by line feeds.
    var comment: String?
    /// Where the text stands.
    var location: SourceLocation
    /// Where the key stands.
    var keyLocation: SourceLocation
  }

  /// The file.
  var file: String
  /// The entries that count, in file order; of a key that stands twice, the last.
  var entries: [Entry] = []
  /// Requests to leave findings out, from comments.
  var suppressions: [LintSuppression] = []
  /// What is wrong with the file.
  var diagnostics: [Diagnostic] = []

  /// The entries by key.
  ///
  /// - Complexity: O(*n*); keep it for many look-ups.
  var entriesByKey: [String: Entry] {
    Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { _, b in b })
  }

  /// The entry of a key.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  subscript(key: String) -> Entry? { entries.last { $0.key == key } }
}

/// Comments that ask for findings to be left out: `bespeak:disable missing-app-name, double-space`.
enum SuppressionComment {
  /// A request in a comment.
  struct Request: Equatable {
    /// The rules; empty means all.
    var rules: [String]
    /// Whether it is for the whole file (`bespeak:disable-file`).
    var isForFile: Bool
  }

  /// The requests of a comment, in order; most comments have none.
  ///
  /// A list of rules ends at the first word that no comma joins to it, so that a reason may follow.
  ///
  /// - Complexity: O(*n*) for a comment of *n* bytes.
  static func requests(in comment: String) -> [Request] {
    let marker = Array("bespeak:disable".utf8)
    let bytes = Array(comment.utf8)
    var requests: [Request] = []
    var i = 0
    while i + marker.count <= bytes.count {
      guard bytes[i] == marker[0], bytes[i..<i + marker.count].elementsEqual(marker) else {
        i += 1
        continue
      }
      i += marker.count
      let suffix = Array("-file".utf8)
      let isForFile = bytes[i...].starts(with: suffix)
      if isForFile { i += suffix.count }
      guard i == bytes.count || !isRuleByte(bytes[i]) else { continue }
      var rules: [String] = []
      while true {
        var start = i
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        var end = start
        while end < bytes.count, isRuleByte(bytes[end]) { end += 1 }
        guard end > start else { break }
        rules.append(String(decoding: bytes[start..<end], as: UTF8.self))
        i = end
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ",") else { break }
        i = end + 1
      }
      requests.append(Request(rules: rules, isForFile: isForFile))
    }
    return requests
  }

  private static func isRuleByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The requests of a comment as suppressions.
  ///
  /// - Parameters:
  ///   - lines: The lines of what the comment stands with.
  ///   - location: Where the comment stands; its file is the one meant.
  static func suppressions(
    in comment: String, lines: ClosedRange<Int>?, at location: SourceLocation
  ) -> [LintSuppression] {
    requests(in: comment).map {
      LintSuppression(
        rules: $0.rules, file: location.file, lines: $0.isForFile ? nil : lines,
        location: location)
    }
  }
}
