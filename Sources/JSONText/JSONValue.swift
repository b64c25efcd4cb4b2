// SPDX-License-Identifier: Apache-2.0

/// A JSON document as a tree, its members in file order and each node with its place.
///
/// For files that people write, where every mistake is to be shown with its line. Members of the
/// same name all stay, so that a reader can report them.
package struct JSONValue: Sendable, Equatable {
  /// The kinds of value.
  package indirect enum Kind: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as spelled.
    case number(String)
    /// A string, its escapes resolved.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([Member])
  }

  /// A name and its value in an object.
  package struct Member: Sendable, Equatable {
    /// The name, its escapes resolved.
    package var name: String
    /// The offset of the name's opening quote.
    package var nameOffset: Int
    /// The value.
    package var value: JSONValue
  }

  /// What it is.
  package var kind: Kind
  /// The bytes it was read from, quotes and brackets included.
  package var source: Range<Int>

  /// Reads a whole document.
  ///
  /// - Throws: `JSONFault` at the first byte that is not JSON.
  package init(parsing bytes: Span<UInt8>) throws(JSONFault) {
    var scanner = JSONScanner(bytes)
    self = try Self.value(startedBy: try scanner.next(), &scanner)
    try scanner.finish()
  }

  private init(_ kind: Kind, _ source: Range<Int>) {
    self.kind = kind
    self.source = source
  }

  // Recursion is bounded by the scanner's depth limit.
  private static func value(
    startedBy token: JSONScanner.Token, _ scanner: inout JSONScanner
  ) throws(JSONFault) -> JSONValue {
    let start = scanner.tokenOffset
    let kind: Kind
    switch token {
    case .null: kind = .null
    case .true: kind = .bool(true)
    case .false: kind = .bool(false)
    case .number: kind = .number(scanner.string)
    case .string: kind = .string(scanner.string)
    case .arrayStart:
      var elements: [JSONValue] = []
      var token = try scanner.next()
      while token != .arrayEnd {
        elements.append(try value(startedBy: token, &scanner))
        token = try scanner.next()
      }
      kind = .array(elements)
    case .objectStart:
      var members: [Member] = []
      while try scanner.next() == .key {
        let name = scanner.string
        let nameOffset = scanner.tokenOffset
        let member = try value(startedBy: try scanner.next(), &scanner)
        members.append(Member(name: name, nameOffset: nameOffset, value: member))
      }
      kind = .object(members)
    case .key, .objectEnd, .arrayEnd, .end:
      throw scanner.unexpected(.value)
    }
    return JSONValue(kind, start..<scanner.utf8Offset)
  }

  /// The kind in words, with its article: `a string`.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The first two members of one name in any one object of the tree; `nil` where every name is given once.
  ///
  /// - Complexity: O(*n*) for *n* members.
  package var repeatedMember: (first: Member, second: Member)? {
    switch kind {
    case .array(let elements):
      for element in elements { if let found = element.repeatedMember { return found } }
    case .object(let members) where members.count <= 8:
      // Few names are compared with each other: to hash them takes five times as long.
      for (i, member) in members.enumerated() {
        if let first = members[..<i].first(where: { $0.name == member.name }) {
          return (first, member)
        }
        if let found = member.value.repeatedMember { return found }
      }
    case .object(let members):
      var known: [String: Int] = [:]
      for (i, member) in members.enumerated() {
        if let first = known.updateValue(i, forKey: member.name) { return (members[first], member) }
        if let found = member.value.repeatedMember { return found }
      }
    default: break
    }
    return nil
  }

  /// The first member of a name; `nil` where there is none, or where this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue {
  /// The text of a string; `nil` for anything else.
  package var text: String? { if case .string(let text) = kind { text } else { nil } }

  /// A whole number; `nil` for anything else.
  package var int: Int? { if case .number(let text) = kind { Int(text) } else { nil } }

  /// The members of an object; none for anything else.
  package var members: [Member] { if case .object(let members) = kind { members } else { [] } }

  /// The elements of an array; none for anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = kind { elements } else { [] }
  }
}
