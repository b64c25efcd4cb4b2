// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads the text form of a table of strings: `/* comment */ "key" = "text";`.
struct StringsParser {
  private let lines: LineIndex
  private let file: String
  private var scanner: TextListScanner
  /// What has been read.
  var table: StringsTable
  private var indices: [String: Int] = [:]
  /// The lines of the entry read last, for a comment that follows on the same line.
  private var lastEntry: ClosedRange<Int>?
  /// The requests that stand before the entry being read.
  private var pending = 0..<0
  private var faultCount = 0
  /// Whether a key is being read.
  private var isAtKey = false

  init(_ utf8: [UInt8], lines: LineIndex, file: String) {
    self.lines = lines
    self.file = file
    scanner = TextListScanner(utf8, keepsComments: true)
    table = StringsTable(file: file)
  }

  /// Reads the whole file.
  mutating func parse() {
    while true {
      let start = scanner.at
      do throws(TreeFault) {
        guard try entry() else { break }
        if table.entries.count == StringsReader.entryLimit {
          table.diagnostics.append(StringsReader.tooLarge(location(scanner.at)))
          break
        }
      } catch {
        report(error)
        guard faultCount < PropertyList.findingLimit else {
          table.diagnostics.append(
            Diagnostic(
              rule: "too-large", severity: .error,
              message: "more than \(faultCount - 1) mistakes; the rest is not read",
              location: location(error.utf8Offset)))
          break
        }
        recover(from: error, entryStart: start)
      }
    }
    takeComments(before: nil)
    for escape in scanner.strangeEscapes where table.diagnostics.count < PropertyList.findingLimit {
      table.diagnostics.append(escapeFinding(escape, location(escape.utf8Offset)))
    }
  }

  private func location(_ offset: Int, path: String = "") -> SourceLocation {
    let place = lines.position(at: offset)
    return SourceLocation(file: file, line: place.line, column: place.column, path: path)
  }

  /// Reads an entry.
  ///
  /// - Returns: Whether there was one; not at the end.
  private mutating func entry() throws(TreeFault) -> Bool {
    guard let first = try scanner.skipBlanks() else { return false }
    let keyStart = scanner.at
    let comment = takeComments(before: keyStart)
    isAtKey = true
    guard TextListScanner.beginsString(first) else { throw unexpected("a key in double quotes") }
    let key = Literal(start: keyStart, text: try scanner.string())
    isAtKey = false
    let keyEnd = scanner.at
    var mark = try scanner.skipBlanks()
    var value = key
    if mark == UInt8(ascii: "=") {
      scanner.at += 1
      guard let byte = try scanner.skipBlanks() else { throw unexpected("a text after '='") }
      guard TextListScanner.beginsString(byte) else {
        throw unexpected("a text in double quotes after '='")
      }
      value = Literal(start: scanner.at, text: try scanner.string())
      let valueEnd = scanner.at
      mark = try scanner.skipBlanks()
      if mark != UInt8(ascii: ";") {
        try checkClosed(value.start..<valueEnd)
        add(key, value, comment, end: valueEnd)
        // The entry itself is whole, and the next one begins here, unless a quote inside the text
        // ended it too early.
        let isNext =
          mark.map(TextListScanner.beginsQuoted) ?? true
          || lines.line(at: valueEnd - 1) < lines.line(at: scanner.at)
        let fault = missingSemicolon(at: valueEnd, isQuoteInside: !isNext)
        guard isNext else { throw fault }
        guard faultCount < PropertyList.findingLimit else { throw fault }
        report(fault)
        return true
      }
    } else if mark != UInt8(ascii: ";") {
      try checkClosed(keyStart..<keyEnd)
      throw TreeFault(
        "expected '=' or ';' after the key, found \(ByteName.text(scanner.bytes, at: scanner.at))",
        at: scanner.at)
    }
    let end = scanner.at
    scanner.at += 1
    add(key, value, comment, end: end)
    return true
  }

  /// Throws where a quoted string goes over lines and something else than a mark follows it: its
  /// closing quote is then missing, and it ended at the opening quote of another string.
  private func checkClosed(_ range: Range<Int>) throws(TreeFault) {
    let quote = scanner.bytes[range.lowerBound]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      scanner.bytes[range].contains(0x0A)
    else { return }
    throw TreeFault("the string is not closed on its line", at: range.lowerBound)
  }

  private func unexpected(_ expected: String) -> TreeFault {
    let found = ByteName.text(scanner.bytes, at: scanner.at)
    return TreeFault("expected \(expected), found \(found)", at: scanner.at)
  }

  private func missingSemicolon(at end: Int, isQuoteInside: Bool) -> TreeFault {
    let found = ByteName.text(scanner.bytes, at: scanner.at)
    return TreeFault(
      "expected ';' after the text, found \(found)", at: end,
      fix: isQuoteInside
        ? "write '\\\"' for a quote inside a text" : "end each entry with ';'")
  }

  /// A string and where it begins.
  private struct Literal {
    let start: Int
    let text: String
  }

  private mutating func add(_ key: Literal, _ value: Literal, _ comment: String?, end: Int) {
    let lastLine = lines.line(at: end)
    lastEntry = lines.line(at: key.start)...lastLine
    for i in pending {
      guard let range = table.suppressions[i].lines else { continue }
      table.suppressions[i].lines = range.lowerBound...max(range.upperBound, lastLine)
    }
    pending = 0..<0
    let path = DeclarationPath.root.member(key.text).description
    let entry = StringsTable.Entry(
      key: key.text, value: value.text, comment: comment,
      location: location(value.start, path: path), keyLocation: location(key.start, path: path))
    guard let index = indices[key.text] else {
      indices[key.text] = table.entries.count
      table.entries.append(entry)
      return
    }
    let first = table.entries[index].keyLocation
    table.entries[index] = entry
    guard table.diagnostics.count < PropertyList.findingLimit else { return }
    table.diagnostics.append(
      Diagnostic(
        rule: "duplicate-key", severity: .warning,
        message: "key '\(key.text)' stands here a second time; the last one counts",
        fix: "remove one of the two", location: entry.keyLocation,
        related: [RelatedPlace("the first of the two", at: first)]))
  }
}

extension StringsParser {
  /// Reports a mistake, in the platform's words where it has some.
  ///
  /// What is no key ends a table quietly on the platform: what stands before is read, what follows is
  /// not. Any other mistake makes it refuse the file.
  private mutating func report(_ fault: TreeFault) {
    faultCount += 1
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file.utf8.index(after: $0) }
    let name = String(file[(slash ?? file.startIndex)...])
    let table = name.utf8.count > 8 && name.hasSuffix(".strings") ? name : "strings"
    self.table.diagnostics.append(
      Diagnostic(
        rule: "strings-syntax", severity: .error,
        message: isAtKey ? fault.message : "Malformed \(table) file: \(fault.message)",
        fix: fault.fix,
        note: isAtKey
          ? "the platform reads nothing of what follows, and says nothing"
          : "the platform reads nothing of a file that has such a mistake",
        location: location(fault.utf8Offset)))
    isAtKey = false
  }

  /// Moves to where the next entry may begin: after the next `;`, or on the next line.
  ///
  /// After a string that is not closed, that is the line after its opening quote. Each line is the
  /// start of at most one more try, and a string runs on only to the next quote.
  private mutating func recover(from fault: TreeFault, entryStart: Int) {
    let bytes = scanner.bytes
    var i = max(fault.utf8Offset, entryStart)
    // Past a string or list that has gone wrong, a `;` on the same line may be a part of it.
    let skipsLine =
      i < bytes.count
      && (TextListScanner.beginsQuoted(bytes[i]) || bytes[i] == UInt8(ascii: "{")
        || bytes[i] == UInt8(ascii: "("))
    while i < bytes.count, bytes[i] != 0x0A, skipsLine || bytes[i] != UInt8(ascii: ";") { i += 1 }
    scanner.at = min(i + 1, bytes.count)
    scanner.comments = []
  }

  /// Takes the comments read since the last entry: the texts of those that stand with the next one,
  /// and the requests of all.
  @discardableResult
  private mutating func takeComments(before keyStart: Int?) -> String? {
    defer { scanner.comments.removeAll(keepingCapacity: true) }
    guard !scanner.comments.isEmpty else { return nil }
    let keyLine = keyStart.map { lines.line(at: $0) }
    var texts: [String] = []
    let firstPending = table.suppressions.count
    var trailing = 0
    for range in scanner.comments {
      let text = scanner.text(ofComment: range)
      let place = location(range.lowerBound)
      let isTrailing = lastEntry.map { $0.upperBound == place.line } ?? false
      // A comment on the line where an entry ended belongs to that one, unless the next begins there.
      if isTrailing, let lastEntry, keyLine != place.line {
        let own = SuppressionComment.suppressions(in: text, lines: lastEntry, at: place)
        table.suppressions.insert(contentsOf: own, at: firstPending + trailing)
        trailing += own.count
        continue
      }
      texts.append(text)
      // The entry's last line is filled in when it has been read.
      table.suppressions += SuppressionComment.suppressions(
        in: text, lines: keyLine.map { place.line...$0 } ?? place.line...place.line, at: place)
    }
    pending = firstPending + trailing..<table.suppressions.count
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension TextListScanner {
  /// Whether a byte opens a string in quotes.
  static func beginsQuoted(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
