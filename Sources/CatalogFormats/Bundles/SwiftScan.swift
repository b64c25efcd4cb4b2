// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import SwiftLexing

/// A light look at a Swift source: which types provide App Shortcuts, and which findings it asks to
/// leave out.
///
/// The source is not parsed. A declaration of a type, or an extension, whose list of conformances
/// names `AppShortcutsProvider` counts.
struct SwiftScan {
  /// Largest source that is read, in bytes; longer ones are made by tools.
  static let sizeLimit = 4 << 20

  /// The types, in file order.
  private(set) var providers: [LocatedText] = []
  /// The requests, in file order.
  private(set) var suppressions: [LintSuppression] = []

  /// Whether a source is worth a scan: most name neither of the two.
  static func isWorthwhile(_ utf8: [UInt8]) -> Bool {
    let bytes = utf8.span
    return bytes.contains("AppShortcutsProvider") || bytes.contains("bespeak:disable")
  }

  /// Scans a source.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(utf8: [UInt8], file: String) {
    guard utf8.count <= Self.sizeLimit else { return }
    let source = Lexer.scan(utf8)
    let lines = LineIndex(utf8.span)
    func location(_ offset: Int) -> SourceLocation {
      let place = lines.position(at: offset)
      return SourceLocation(file: file, line: place.line, column: place.column)
    }
    for name in Self.providers(source) {
      let isQuoted = utf8[name.lowerBound] == UInt8(ascii: "`")
      let last = source.text(name).split(separator: ".").last?.filter { $0 != "`" } ?? ""
      providers.append(
        LocatedText(last, location: location(name.lowerBound + (isQuoted ? 1 : 0))))
    }
    for comment in source.comments where comment.count < 10_000 {
      guard utf8.span.extracting(comment).contains("bespeak:disable") else { continue }
      // A request is for the line it stands in and the one after the comment.
      let place = location(comment.lowerBound)
      suppressions += SuppressionComment.suppressions(
        in: source.text(comment), lines: place.line...lines.line(at: comment.upperBound - 1) + 1,
        at: place)
    }
  }

  /// The names of the types that provide App Shortcuts.
  private static func providers(_ source: TokenizedSource) -> [Range<Int>] {
    var found: [Range<Int>] = []
    /// The type whose head is being read, until its body begins.
    var head: (name: Range<Int>, hasColon: Bool)?
    var expectsName = false
    var i = 0
    while i < source.tokens.count {
      guard source.tokens[i].kind == .word else {
        if source.token(i, is: "{") || source.token(i, is: "}") || source.token(i, is: ";") {
          head = nil
          expectsName = false
        } else if source.token(i, is: ":") {
          head?.hasColon = true
        }
        i += 1
        continue
      }
      let word = dottedName(source, &i)
      let text = source.text(word)
      switch text {
      // 'class func' and 'class var' declare no type, 'protocol X: AppShortcutsProvider' no provider.
      case "func", "var", "let", "subscript", "protocol", "typealias", "where":
        expectsName = false
        head = nil
      case _ where expectsName:
        head = (word, false)
        expectsName = false
      case "struct", "class", "enum", "extension", "actor":
        expectsName = true
        head = nil
      case "AppShortcutsProvider", "AppIntents.AppShortcutsProvider":
        guard let current = head, current.hasColon else { break }
        found.append(current.name)
        head = nil
      default: break
      }
    }
    return found
  }

  /// Passes a word and those that follow it behind points without a blank.
  private static func dottedName(_ source: TokenizedSource, _ i: inout Int) -> Range<Int> {
    let first = i
    i += 1
    while i + 1 < source.tokens.count, source.token(i, is: "."), !source.tokens[i].followsBlank,
      source.tokens[i + 1].kind == .word, !source.tokens[i + 1].followsBlank
    {
      i += 2
    }
    return source.tokens[first].range.lowerBound..<source.tokens[i - 1].range.upperBound
  }
}

extension Span<UInt8> {
  /// Whether the bytes of a text stand somewhere in these.
  ///
  /// - Complexity: O(*n*) for *n* bytes and a text whose first byte is rare in it.
  package func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0, count >= length else { return false }
    // SAFETY: a static string has a first byte where its count is not zero.
    let first = unsafe text.utf8Start.pointee
    var i = 0
    let last = count - length
    while i <= last {
      if self[i] == first, equals(i..<i + length, text) { return true }
      i += 1
    }
    return false
  }
}
