// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// A light look at a Swift source: which types provide App Shortcuts, and which findings it asks to
/// leave out.
///
/// The source is not parsed. Comments and strings are told from code, and in code a declaration of
/// a type, or an extension, whose list of conformances names `AppShortcutsProvider` counts.
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
    var scanner = Scanner(bytes: utf8, file: file)
    scanner.scan()
    providers = scanner.providers
    suppressions = scanner.suppressions
  }

  private struct Scanner {
    let bytes: [UInt8]
    let file: String
    let lines: LineIndex
    var providers: [LocatedText] = []
    var suppressions: [LintSuppression] = []
    private var i = 0
    /// The type whose head is being read: its name and place, until its body begins.
    private var head: (name: String, offset: Int, hasColon: Bool)?
    private var expectsName = false

    init(bytes: [UInt8], file: String) {
      self.bytes = bytes
      self.file = file
      lines = LineIndex(bytes.span)
    }

    mutating func scan() {
      while i < bytes.count {
        let byte = bytes[i]
        switch byte {
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "\""): string(hashes: 0)
        case UInt8(ascii: "#"): hash()
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
          head = nil
          expectsName = false
          i += 1
        case UInt8(ascii: ":"):
          head?.hasColon = true
          i += 1
        case let byte where Self.isWord(byte): word()
        default: i += 1
        }
      }
    }

    private func next(_ distance: Int) -> UInt8? {
      i + distance < bytes.count ? bytes[i + distance] : nil
    }

    private mutating func word() {
      let start = i
      while i < bytes.count, Self.isWord(bytes[i]) || bytes[i] == UInt8(ascii: ".") { i += 1 }
      let word = bytes[start..<i]
      // 'class func' and 'class var' declare no type.
      let isMember = ["func", "var", "let", "subscript"].contains { word.elementsEqual($0.utf8) }
      if expectsName, !isMember {
        head = (String(decoding: word, as: UTF8.self), start, false)
        expectsName = false
        return
      }
      if word.count < 16 {
        switch String(decoding: word, as: UTF8.self) {
        case "struct", "class", "enum", "extension", "actor":
          expectsName = true
          head = nil
        // 'class func', 'protocol X: AppShortcutsProvider' and the like declare no provider.
        case "func", "var", "let", "protocol", "typealias", "where":
          expectsName = false
          head = nil
        default: break
        }
      }
      if let current = head, current.hasColon,
        word.elementsEqual("AppShortcutsProvider".utf8)
          || word.elementsEqual("AppIntents.AppShortcutsProvider".utf8)
      {
        let place = lines.position(at: current.offset)
        let name = current.name.split(separator: ".").last.map(String.init) ?? current.name
        providers.append(
          LocatedText(
            name, location: SourceLocation(file: file, line: place.line, column: place.column)))
        head = nil
      }
    }

    private mutating func lineComment() {
      let start = i
      while i < bytes.count, bytes[i] != 0x0A { i += 1 }
      comment(start..<i)
    }

    private mutating func blockComment() {
      let start = i
      var depth = 0
      while i < bytes.count {
        if bytes[i] == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
          depth += 1
          i += 2
        } else if bytes[i] == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
          depth -= 1
          i += 2
          if depth == 0 { break }
        } else {
          i += 1
        }
      }
      comment(start..<min(i, bytes.count))
    }

    /// A request is for the line it stands in and the one after the comment.
    private mutating func comment(_ range: Range<Int>) {
      guard range.count < 10_000, bytes.span.extracting(range).contains("bespeak:disable") else {
        return
      }
      let place = lines.position(at: range.lowerBound)
      let last = lines.line(at: max(range.lowerBound, range.upperBound - 1))
      suppressions += SuppressionComment.suppressions(
        in: String(decoding: bytes[range], as: UTF8.self), lines: place.line...last + 1,
        at: SourceLocation(file: file, line: place.line, column: place.column))
    }

    private mutating func hash() {
      var hashes = 0
      while next(hashes) == UInt8(ascii: "#") { hashes += 1 }
      i += hashes
      if i < bytes.count, bytes[i] == UInt8(ascii: "\"") { string(hashes: hashes) }
    }

    /// Passes a string; what stands in its interpolations is passed too.
    private mutating func string(hashes: Int) {
      let isLong = next(1) == UInt8(ascii: "\"") && next(2) == UInt8(ascii: "\"")
      i += isLong ? 3 : 1
      while i < bytes.count {
        let byte = bytes[i]
        if byte == UInt8(ascii: "\\"), isEscape(hashes) {
          i += 1 + hashes
          if i < bytes.count, bytes[i] == UInt8(ascii: "(") { interpolation() } else { i += 1 }
        } else if byte == UInt8(ascii: "\"") {
          let quotes = isLong ? 3 : 1
          if ends(quotes, hashes) {
            i += quotes + hashes
            return
          }
          i += 1
        } else if byte == 0x0A, !isLong {
          return
        } else {
          i += 1
        }
      }
    }

    private func isEscape(_ hashes: Int) -> Bool {
      for k in 0..<hashes where next(1 + k) != UInt8(ascii: "#") { return false }
      return true
    }

    private func ends(_ quotes: Int, _ hashes: Int) -> Bool {
      for k in 0..<quotes where next(k) != UInt8(ascii: "\"") { return false }
      for k in 0..<hashes where next(quotes + k) != UInt8(ascii: "#") { return false }
      return true
    }

    /// Passes an interpolation up to its closing bracket or the end of the line; strings inside it
    /// are passed without a look at their own interpolations.
    private mutating func interpolation() {
      var depth = 0
      while i < bytes.count {
        switch bytes[i] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
          depth -= 1
          if depth == 0 {
            i += 1
            return
          }
        case UInt8(ascii: "\""):
          i += 1
          while i < bytes.count, bytes[i] != UInt8(ascii: "\""), bytes[i] != 0x0A {
            i += bytes[i] == UInt8(ascii: "\\") ? 2 : 1
          }
        case 0x0A: return
        default: break
        }
        i += 1
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
        || byte == UInt8(ascii: "_") || byte >= 0x80
    }
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
