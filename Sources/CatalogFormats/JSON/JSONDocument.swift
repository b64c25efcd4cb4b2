// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// A JSON file as a tree, with what it takes to say where a node stands.
///
/// For files that other tools write: what is no JSON is a finding, and the reader goes on with what
/// it has from elsewhere.
struct JSONDocument {
  /// Largest file, in bytes.
  ///
  /// The largest real ones, catalogs of all texts of an app in all languages, have a third of it.
  /// A tree takes up to forty times the bytes of its text.
  static let sizeLimit = 32 << 20

  /// Most findings of one kind about one file; the rest is counted.
  static let findingLimit = 20

  /// The name for findings.
  let file: String
  /// The bytes.
  let utf8: [UInt8]
  /// Where its lines begin.
  let lines: LineIndex
  /// The whole.
  let root: JSONValue

  /// Reads a file.
  ///
  /// - Returns: `nil` where it is no JSON, with the finding that says why: `too-large`, `too-deep`,
  ///   `text-encoding` or `json-syntax`. Members given twice in one object are `duplicate-key`; the
  ///   first of them counts.
  static func read(utf8: [UInt8], file: String) -> (document: JSONDocument?, findings: [Diagnostic])
  {
    guard utf8.count <= sizeLimit else {
      return (nil, [.tooLarge(file, limit: sizeLimit)])
    }
    let lines = LineIndex(utf8.span)
    do throws(JSONFault) {
      let root = try JSONValue(parsing: utf8.span)
      let document = JSONDocument(file: file, utf8: utf8, lines: lines, root: root)
      return (document, document.repeatedMembers())
    } catch {
      let rule =
        switch error.code {
        case .tooDeep: "too-deep"
        case .invalidUTF8: "text-encoding"
        default: "json-syntax"
        }
      let place = lines.position(at: error.utf8Offset)
      return (
        nil,
        [
          Diagnostic(
            rule: rule, severity: .error, message: error.message,
            fix: kindHint(utf8.span).map { "it looks like \($0): was the file renamed?" },
            location: SourceLocation(file: file, line: place.line, column: place.column))
        ]
      )
    }
  }

  /// The place of a node.
  func location(_ value: JSONValue, _ path: DeclarationPath) -> SourceLocation {
    location(at: value.source.lowerBound, path)
  }

  /// The place of an offset.
  func location(at utf8Offset: Int, _ path: DeclarationPath) -> SourceLocation {
    let place = lines.position(at: utf8Offset)
    return SourceLocation(
      file: file, line: place.line, column: place.column, path: path.description)
  }

  /// The bytes a node was read from, as text.
  func source(_ value: JSONValue) -> String { String(decoding: utf8[value.source], as: UTF8.self) }

  /// What a file that is no JSON may be instead, by its first bytes.
  private static func kindHint(_ bytes: Span<UInt8>) -> String? {
    if bytes.starts(with: "bplist") { return "a binary property list" }
    if bytes.starts(with: "<?xml") || bytes.starts(with: "<plist") || bytes.starts(with: "<!") {
      return "an XML property list"
    }
    if bytes.starts(with: "/*") || bytes.starts(with: "//") { return "a strings file" }
    return nil
  }

  /// Finds names that one object gives twice.
  ///
  /// - Complexity: O(*n*) for *n* members.
  private func repeatedMembers() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var count = 0
    func visit(_ value: JSONValue, _ path: DeclarationPath) {
      switch value.kind {
      case .array(let elements):
        for (i, element) in elements.enumerated() where element.isContainer {
          visit(element, path.element(i))
        }
      case .object(let members):
        // Most objects are small: names are compared pair by pair up to a dozen.
        var seen: [String: Int] = [:]
        for (i, member) in members.enumerated() {
          let first: Int?
          if members.count > 12 {
            first = seen[member.name]
            if first == nil { seen[member.name] = i }
          } else {
            first = members[..<i].firstIndex { $0.name == member.name }
          }
          if let first {
            count += 1
            if count <= Self.findingLimit {
              findings.append(
                Diagnostic(
                  rule: "duplicate-key", severity: .error,
                  message: "key '\(member.name.shortened)' is given twice",
                  fix: "the first one counts",
                  location: location(at: member.nameOffset, path.member(member.name)),
                  related: [
                    RelatedPlace(
                      "the first one",
                      at: location(at: members[first].nameOffset, path.member(member.name)))
                  ]))
            }
          }
          if member.value.isContainer { visit(member.value, path.member(member.name)) }
        }
      default: break
      }
    }
    visit(root, .root)
    if count > Self.findingLimit {
      findings.append(
        Diagnostic(
          rule: "duplicate-key", severity: .error,
          message: "\(count - Self.findingLimit) more keys are given twice",
          location: SourceLocation(file: file)))
    }
    return findings
  }
}

extension JSONValue {
  /// Whether it is an array or an object that is not empty.
  fileprivate var isContainer: Bool {
    switch kind {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  /// `true` or `false`, also as the text that some tools write; `nil` for anything else.
  var flag: Bool? {
    switch kind {
    case .bool(let flag): flag
    case .string("true"): true
    case .string("false"): false
    default: nil
    }
  }
}

extension String {
  /// At most eighty characters of it, for messages.
  var shortened: String { utf8.count <= 80 ? self : String(prefix(79)) + "…" }
}

extension Diagnostic {
  /// A file over its limit.
  static func tooLarge(_ file: String, limit: Int) -> Diagnostic {
    Diagnostic(
      rule: "too-large", severity: .error,
      message: "the file is larger than \(limit >> 20) MiB and is not read",
      location: SourceLocation(file: file))
  }
}
