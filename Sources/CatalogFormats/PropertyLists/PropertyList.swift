// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Property lists: the tree form of `Info.plist`, `.strings` and `project.pbxproj`.
enum PropertyList {
  /// The forms they are stored in.
  enum Form: Sendable {
    /// XML with Apple's document type.
    case xml
    /// `bplist00`.
    case binary
    /// The form of OpenStep: `{ key = "value"; }`.
    case text
  }

  /// The kinds of value.
  enum Kind: Sendable, Equatable {
    /// Text.
    case string(String)
    /// A whole number; one beyond `Int` is read as `real`.
    case integer(Int)
    /// A number.
    case real(Double)
    /// Yes or no.
    case bool(Bool)
    /// A point in time, as ISO 8601.
    case date(String)
    /// Bytes.
    case data([UInt8])
    /// Values in order; a set of the binary form too.
    case array([PropertyListValue])
    /// Values by key, in file order; of a key that stands twice, both.
    case dictionary([Member])
  }

  /// A key and its value.
  struct Member: Sendable, Equatable {
    /// The key.
    var key: String
    /// Where the key stands.
    var keyPlace: TreePlace
    /// The value.
    var value: PropertyListValue

    /// Where the key stands, in words that findings use.
    var keyLocation: SourceLocation { keyPlace.location }

    static func == (a: Member, b: Member) -> Bool { a.key == b.key && a.value == b.value }
  }

  /// Most containers inside one another.
  static let depthLimit = 128
  /// Most values of one list; of the binary form as often as they are reached.
  static let valueLimit = 2_000_000
  /// Largest file, in bytes.
  static let sizeLimit = 128 << 20
  /// Most findings of one file.
  static let findingLimit = 100
}

/// A value of a property list; two are equal when they say the same, wherever they stand.
struct PropertyListValue: Sendable, Equatable {
  /// What it is.
  var kind: PropertyList.Kind
  /// Where it stands.
  var place: TreePlace

  /// Where it stands, in words that findings use; the path is made anew each time.
  var location: SourceLocation { place.location }

  static func == (a: PropertyListValue, b: PropertyListValue) -> Bool { a.kind == b.kind }

  /// The value of a key; the last, where the key stands twice, as the platform has it.
  ///
  /// - Complexity: O(*n*) for *n* members.
  subscript(key: String) -> PropertyListValue? {
    members?.last { $0.key == key }?.value
  }

  /// The text of a string.
  var text: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  /// The text of a string, with its place.
  var locatedText: LocatedText? { text.map { LocatedText($0, location: location) } }

  /// The elements of an array.
  var elements: [PropertyListValue]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }

  /// The members of a dictionary.
  var members: [PropertyList.Member]? {
    guard case .dictionary(let members) = kind else { return nil }
    return members
  }

  /// The kind in words, with its article: `a string`.
  var kindName: String {
    switch kind {
    case .string: "a string"
    case .integer, .real: "a number"
    case .bool: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// The members of a dictionary as they are read, keys that come again reported.
struct MemberList {
  private(set) var members: [PropertyList.Member] = []
  private var indices: [String: Int] = [:]
  /// From here on a table is faster than looking through.
  private static let tableThreshold = 12

  /// Adds a member.
  ///
  /// - Returns: A finding of the rule `duplicate-key` where the key was there before.
  mutating func append(_ member: PropertyList.Member) -> Diagnostic? {
    let first = index(of: member.key)
    members.append(member)
    if members.count == Self.tableThreshold {
      for (i, member) in members.enumerated() where indices[member.key] == nil {
        indices[member.key] = i
      }
    } else if members.count > Self.tableThreshold, first == nil {
      indices[member.key] = members.count - 1
    }
    guard let first else { return nil }
    return Diagnostic(
      rule: "duplicate-key", severity: .warning,
      message: "key '\(member.key)' stands here a second time; the last one counts",
      fix: "remove one of the two", location: member.keyLocation,
      related: [RelatedPlace("the first of the two", at: members[first].keyLocation)])
  }

  private func index(of key: String) -> Int? {
    members.count < Self.tableThreshold
      ? members.firstIndex { $0.key == key } : indices[key]
  }
}
