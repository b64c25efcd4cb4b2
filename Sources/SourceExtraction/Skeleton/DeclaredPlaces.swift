// SPDX-License-Identifier: Apache-2.0

/// Where declarations stand, by the paths that the reader of constants gives them.
struct DeclaredPlaces: Sendable {
  /// A declaration: its file, the offset of its name and the bytes of its value.
  struct Place: Sendable {
    var file: Int
    var name: Int
    var value: Range<Int>
    /// How to write the value as a constant, where something else stands there.
    var advice: String?
  }

  private(set) var places: [String: Place] = [:]
  /// The paths of lists that have lost all they had.
  var emptied: Set<String> = []

  /// Notes a place; of two declarations of one path the first stays.
  mutating func add(
    _ path: String, _ file: Int, name: Int, value: Range<Int>, advice: String? = nil
  ) {
    guard places[path] == nil else { return }
    places[path] = Place(file: file, name: name, value: value, advice: advice)
  }
}
