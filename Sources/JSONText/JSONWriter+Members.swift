// SPDX-License-Identifier: Apache-2.0

extension JSONWriter {
  /// Writes a member, unless there is no text.
  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  /// Writes a member, unless its text is unknown or empty.
  package mutating func member(_ name: StaticString, unlessEmpty text: String?) {
    guard let text, !text.isEmpty else { return }
    member(name, text)
  }

  /// Writes a member, unless there is no number.
  package mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  /// Writes a member; `null` for a number that is not finite.
  package mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  /// Writes a member, a number with at most four decimals.
  package mutating func member(_ name: StaticString, rounded number: Double) {
    member(name, (number * 10_000).rounded() / 10_000)
  }

  /// Writes a member.
  package mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a member, an array of texts.
  package mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    array(texts) { $1.value($0) }
  }

  /// Writes an array, each element as a function writes it.
  package mutating func array<T>(_ elements: [T], _ write: (T, inout JSONWriter) -> Void) {
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }

  /// Writes an array of objects, the members of each as a function writes them.
  package mutating func objects<T>(_ elements: [T], _ members: (T, inout JSONWriter) -> Void) {
    array(elements) { element, json in
      json.beginObject()
      members(element, &json)
      json.endObject()
    }
  }
}
