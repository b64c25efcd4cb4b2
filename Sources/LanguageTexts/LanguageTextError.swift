// SPDX-License-Identifier: Apache-2.0

/// Where a line stands.
package struct TextPlace: Hashable, Sendable {
  /// The file, "de/grammar.txt"; empty for a text that is of none.
  package var file: String
  /// The line, counted from 1; a line that is continued has the number of its first.
  package var line: Int

  /// A place from its parts.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// Why a text of a language was refused.
package struct LanguageTextError: Error, Hashable, Sendable {
  /// The line.
  package var place: TextPlace

  /// What is wrong.
  package var message: String

  /// What to write instead, unless the message says it.
  package var fix: String?

  /// An error from its parts.
  package init(_ place: TextPlace, _ message: String, fix: String? = nil) {
    self.place = place
    self.message = message
    self.fix = fix
  }
}

extension LanguageTextError: CustomStringConvertible {
  /// File and line, what is wrong, and what to do.
  package var description: String {
    let place = place.file.isEmpty ? "line \(place.line)" : "\(place.file):\(place.line)"
    return "\(place): \(message)" + (fix.map { "; \($0)" } ?? "")
  }
}
