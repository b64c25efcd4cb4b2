// SPDX-License-Identifier: Apache-2.0

/// What the compiler said about one place.
struct CompilerMessage: Sendable, Equatable {
  /// The name of the file, without its folder; empty where it names none.
  var file: String
  /// The 1-based line and column.
  var line: Int
  var column: Int
  /// What it said.
  var text: String
  /// What it added.
  var notes: [String] = []

  /// Most errors that are read of one run.
  static let limit = 2_000

  /// The errors in the output of a run, in its order: those of files in the folder it ran in, and
  /// those of none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func errors(in output: [UInt8]) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for line in output.split(separator: 0x0A) where found.count < limit {
      let line = String(decoding: line, as: UTF8.self)
      if let note = line.firstRange(of: ": note: ") {
        if !found.isEmpty, found[found.count - 1].notes.count < 20 {
          found[found.count - 1].notes.append(String(line[note.upperBound...]))
        }
        continue
      }
      guard let mark = line.firstRange(of: ": error: ") ?? line.firstRange(of: "error: "),
        mark.lowerBound == line.startIndex || line[mark.lowerBound] == ":"
      else { continue }
      let text = String(line[mark.upperBound...])
      let place = line[..<mark.lowerBound]
      if place.isEmpty || place.hasPrefix("<unknown>") {
        found.append(CompilerMessage(file: "", line: 0, column: 0, text: text))
        continue
      }
      if place.contains("/") { continue }
      let parts = place.split(separator: ":")
      guard parts.count == 3, let row = Int(parts[1]), let column = Int(parts[2]) else { continue }
      found.append(
        CompilerMessage(file: String(parts[0]), line: row, column: column, text: text))
    }
    return found
  }

  /// The names that stand in single quotes in what it said.
  var quoted: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

extension StringProtocol {
  /// The first place of a text in this one.
  fileprivate func firstRange(of wanted: String) -> Range<Index>? {
    let bytes = Array(utf8)
    let target = Array(wanted.utf8)
    guard !target.isEmpty, bytes.count >= target.count else { return nil }
    for i in 0...bytes.count - target.count
    where bytes[i] == target[0] && bytes[i..<i + target.count].elementsEqual(target) {
      let start = utf8.index(startIndex, offsetBy: i)
      return start..<utf8.index(start, offsetBy: target.count)
    }
    return nil
  }
}
