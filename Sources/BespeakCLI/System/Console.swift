// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// The two streams of a command: results on one, messages on the other.
///
/// Whatever a text holds, no control character but the ends of its lines, tabs and, on a terminal, colours
/// gets out. What is of people's making stands in it as `printable`, so that it forges no line either.
enum Console {
  /// Writes a text to standard output.
  static func print(_ text: String) throws(CommandFailure) {
    let text = text.printableLines(keepsColours: Style(for: 1).isColoured)
    try System.write(text.utf8.span, to: 1)
  }

  /// Writes a text to standard error; failures there are nobody's to hear.
  static func message(_ text: String) {
    let text = text.printableLines(keepsColours: Style(for: 2).isColoured)
    try? System.write(text.utf8.span, to: 2)
  }

  /// Shows a text in place of the line that a terminal has on standard error.
  static func replaceLine(_ text: String) {
    let line = "\r\u{1B}[K" + text.printable
    try? System.write(line.utf8.span, to: 2)
  }

  /// Writes `bespeak: …` and a line feed to standard error.
  static func warn(_ text: String) { message("bespeak: \(text.printable)\n") }
}

/// Colours for one of the streams, or none.
struct Style: Sendable {
  /// Whether colours are written.
  let isColoured: Bool

  /// Decides for a stream: only terminals get colours, and none where `NO_COLOR` is set.
  init(for descriptor: Int32) {
    isColoured =
      System.isTerminal(descriptor) && System.environment("NO_COLOR") == nil
      && System.environment("TERM") != "dumb"
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// For headings and names.
  func strong(_ text: String) -> String { wrap(text, "1") }
  /// For what matters less.
  func faint(_ text: String) -> String { wrap(text, "2") }
  /// For what went well.
  func good(_ text: String) -> String { wrap(text, "32") }
  /// For what did not.
  func bad(_ text: String) -> String { wrap(text, "31") }
  /// For what is in between.
  func doubtful(_ text: String) -> String { wrap(text, "33") }
}

/// Rows of text in columns.
struct TextTable {
  private var rows: [[String]] = []
  /// Columns whose texts stand at the right.
  private let numeric: Set<Int>

  /// Starts a table with its headings.
  init(_ headings: [String], numeric: Set<Int> = []) {
    rows = [headings]
    self.numeric = numeric
  }

  /// Adds a row.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// Whether there is a row below the headings.
  var isEmpty: Bool { rows.count < 2 }

  /// The table with two blanks between columns, its headings styled.
  func text(_ style: Style) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for (i, row) in rows.enumerated() {
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? "" : "  "
        line += numeric.contains(column) ? blanks + cell : cell + blanks
      }
      while line.last == " " { line.removeLast() }
      text += (i == 0 ? style.strong(line) : line) + "\n"
    }
    return text
  }
}

extension Double {
  /// The number with a fixed count of decimals, 0 ... 6.
  func fixed(_ decimals: Int) -> String {
    guard isFinite, abs(self) < 1e12 else { return description }
    let scale = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][
      Swift.min(6, Swift.max(0, decimals))]
    let scaled = Int((abs(self) * Double(scale)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(scaled)" }
    let fraction = String(scaled % scale)
    return "\(sign)\(scaled / scale)."
      + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}

extension String {
  /// The noun for a number of things: `1 app`, `2 apps`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    let digits = Array(String(magnitude))
    var text = self < 0 ? "-" : ""
    for (i, digit) in digits.enumerated() {
      if i > 0, (digits.count - i).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
