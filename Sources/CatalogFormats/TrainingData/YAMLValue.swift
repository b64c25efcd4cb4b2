// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// A value of a YAML file, with its place.
struct YAMLValue: Sendable {
  /// The kinds of value.
  enum Kind: Sendable {
    /// Text; a value that is left out is an empty one.
    case scalar(String)
    /// Values in order.
    case list([YAMLValue])
    /// Values by key, in file order.
    case map([Member])
  }

  /// A key and its value.
  struct Member: Sendable {
    var key: String
    var keyPlace: TreePlace
    var value: YAMLValue
  }

  /// What it is.
  var kind: Kind
  /// Where it stands.
  var place: TreePlace

  /// Where it stands, in words that findings use.
  var location: SourceLocation { place.location }

  /// The value of a key; the first, where it stands twice.
  subscript(key: String) -> YAMLValue? {
    members?.first { $0.key == key }?.value
  }

  /// The text of a scalar.
  var text: String? {
    guard case .scalar(let text) = kind else { return nil }
    return text
  }

  /// The text of a scalar with its place.
  var locatedText: LocatedText? { text.map { LocatedText($0, location: location) } }

  /// The elements of a list; none for a value that is left out.
  var elements: [YAMLValue]? {
    switch kind {
    case .list(let elements): elements
    case .scalar(""): []
    default: nil
    }
  }

  /// The members of a map.
  var members: [Member]? {
    guard case .map(let members) = kind else { return nil }
    return members
  }

  /// The kind in words, with its article.
  var kindName: String {
    switch kind {
    case .scalar(""): "nothing"
    case .scalar: "a text"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// The value as JSON text, for members that no reader knows.
  func write(to json: inout JSONWriter) {
    switch kind {
    case .scalar(let text): json.value(text)
    case .list(let elements):
      json.beginArray()
      for element in elements { element.write(to: &json) }
      json.endArray()
    case .map(let members):
      json.beginObject()
      for member in members {
        json.key(member.key)
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }
}
