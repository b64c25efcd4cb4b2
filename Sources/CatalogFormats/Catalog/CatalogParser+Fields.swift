// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

// The pieces every declaration is read with: each takes a node and its path, and reports what does
// not fit instead of failing.
extension CatalogParser {
  /// The members of an object, each name once: unknown ones are reported and left out.
  ///
  /// - Returns: `nil` for anything but an object.
  mutating func object(
    _ value: JSONValue, _ path: DeclarationPath, _ kind: String, keys: [String],
    required: [String] = []
  ) -> [JSONValue.Member]? {
    guard let members = members(value, path) else { return nil }
    var known: [JSONValue.Member] = []
    for member in members {
      guard keys.contains(member.name) else {
        let nearest = NearestName.nearest(to: member.name, among: keys)
        report(
          "unknown-key", "unknown key '\(member.name)' in \(kind)",
          fix: nearest.map { "did you mean '\($0)'?" }
            ?? "known keys: " + keys.joined(separator: ", "),
          offset: member.nameOffset, path.member(member.name))
        continue
      }
      known.append(member)
    }
    for key in required where !known.contains(where: { $0.name == key }) {
      report("missing-key", "missing key '\(key)' in \(kind)", at: value, path)
    }
    return known
  }

  /// The members of an object whose names are free; a name given again is reported and left out.
  mutating func members(
    _ value: JSONValue, _ path: DeclarationPath
  ) -> [JSONValue.Member]? {
    guard case .object(let members) = value.kind else {
      wrongType(value, path, expected: "an object")
      return nil
    }
    var seen: [String: Int] = [:]
    return members.filter { member in
      guard let first = seen[member.name] else {
        seen[member.name] = member.nameOffset
        return true
      }
      let place = lines.position(at: first)
      report(
        "duplicate-key", "key '\(member.name)' is given twice", fix: "the first one counts",
        offset: member.nameOffset, path.member(member.name),
        related: [
          RelatedPlace(
            "the first one",
            at: SourceLocation(file: file, line: place.line, column: place.column))
        ])
      return false
    }
  }

  /// Reads an object of declarations by name, in file order.
  mutating func named<T>(
    _ value: JSONValue, _ path: DeclarationPath, kind: String,
    _ read: (inout CatalogParser, JSONValue.Member, DeclarationPath) -> T?
  ) -> [T] {
    var declarations: [T] = []
    for member in members(value, path) ?? [] {
      let place = path.member(member.name)
      if member.name.allSatisfy(\.isWhitespace) {
        report(
          "empty-text", "the name of this \(kind) is empty", offset: member.nameOffset, place)
      }
      if let declaration = read(&self, member, place) { declarations.append(declaration) }
    }
    return declarations
  }

  /// Reads an array, element by element.
  mutating func list<T>(
    _ value: JSONValue, _ path: DeclarationPath,
    _ read: (inout CatalogParser, JSONValue, DeclarationPath) -> T?
  ) -> [T] {
    guard case .array(let elements) = value.kind else {
      wrongType(value, path, expected: "an array")
      return []
    }
    var declarations: [T] = []
    declarations.reserveCapacity(elements.count)
    for (i, element) in elements.enumerated() {
      if let one = read(&self, element, path.element(i)) { declarations.append(one) }
    }
    return declarations
  }

  /// Reads a text that says something: blanks alone are a mistake.
  mutating func nonEmpty(_ value: JSONValue, _ path: DeclarationPath) -> String? {
    guard case .string(let text) = value.kind else {
      wrongType(value, path, expected: "a string")
      return nil
    }
    guard !text.allSatisfy(\.isWhitespace) else {
      let name = path.description.split(separator: ".").last.map(String.init) ?? "text"
      report("empty-text", "empty text for '\(name)'", at: value, path)
      return nil
    }
    return text
  }

  /// Reads an array of texts.
  mutating func texts(_ value: JSONValue, _ path: DeclarationPath) -> [String] {
    list(value, path) { $0.nonEmpty($1, $2) }
  }

  /// Reads `true` or `false`.
  mutating func bool(_ value: JSONValue, _ path: DeclarationPath) -> Bool {
    guard case .bool(let flag) = value.kind else {
      wrongType(value, path, expected: "a boolean")
      return false
    }
    return flag
  }

  /// Checks that a locale looks like a BCP 47 tag: subtags of 1 to 8 letters and digits, the first
  /// of two or more letters.
  mutating func checkLocale(_ tag: String, _ offset: Int, _ path: DeclarationPath) {
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed =
      subtags.allSatisfy { subtag in
        (1...8).contains(subtag.utf8.count)
          && subtag.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
      }
      && subtags.first.map {
        2...3 ~= $0.utf8.count && $0.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
      }
        == true
    guard !isWellFormed else { return }
    let fix =
      tag.contains("_")
      ? "did you mean '\(String(tag.map { $0 == "_" ? "-" : $0 }))'?"
      : "use a language tag such as 'de' or 'pt-BR'"
    report("invalid-locale", "'\(tag)' is no language tag", fix: fix, offset: offset, path)
  }

  /// Where a node begins.
  func location(_ value: JSONValue) -> SourceLocation { location(at: value.source.lowerBound) }

  /// Where an offset is; rules find the path themselves.
  func location(at utf8Offset: Int) -> SourceLocation {
    let place = lines.position(at: utf8Offset)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  /// The bytes a node was read from.
  func source(_ value: JSONValue) -> String { String(decoding: utf8[value.source], as: UTF8.self) }

  /// Reports a node of another kind than expected.
  mutating func wrongType(_ value: JSONValue, _ path: DeclarationPath, expected: String) {
    let name = path.description.isEmpty ? "the file" : "'\(path)'"
    report(
      "wrong-type", "expected \(expected) for \(name), found \(value.kindName)", at: value, path)
  }

  /// Reports a mistake at a node.
  mutating func report(
    _ rule: String, _ message: String, fix: String? = nil, at value: JSONValue,
    _ path: DeclarationPath, severity: Diagnostic.Severity = .error
  ) {
    report(
      rule, message, fix: fix, offset: value.source.lowerBound, path, severity: severity)
  }

  /// Reports a mistake at an offset.
  mutating func report(
    _ rule: String, _ message: String, fix: String? = nil, offset: Int, _ path: DeclarationPath,
    severity: Diagnostic.Severity = .error, related: [RelatedPlace] = []
  ) {
    let place = lines.position(at: offset)
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, fix: fix,
        location: SourceLocation(
          file: file, line: place.line, column: place.column, path: path.description),
        app: appID, locale: locale, related: related))
  }
}
