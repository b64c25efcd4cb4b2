// SPDX-License-Identifier: Apache-2.0

/// How the numbers in a name are read out.
enum DigitReadings {
  /// The most digits of a number that is read as one; longer ones are read digit by digit.
  private static var maxDigits: Int { 6 }

  /// A lower-case name with its numbers in words, likeliest reading first.
  ///
  /// Where a name has several numbers, all are read in the same way.
  static func forms(of name: String, _ numbers: NumberWords) -> [String] {
    let pieces = Self.pieces(of: name, decimal: numbers.hasDecimalPoint ? "." : ",")
    let readings = pieces.map { $0.isNumber ? Self.readings(of: $0.text, numbers) : [] }
    // A number without words leaves the name as it is.
    guard zip(pieces, readings).allSatisfy({ !$0.isNumber || !$1.isEmpty }) else { return [] }
    let count = readings.map(\.count).max() ?? 0
    return (0..<count).map { choice in
      zip(pieces, readings).map { piece, readings in
        piece.isNumber ? readings[min(choice, readings.count - 1)] : piece.text
      }.joined(separator: " ")
    }
  }

  private struct Piece {
    var text: String
    var isNumber: Bool
  }

  /// Cuts a name where numbers begin and end, and drops what joined them to words.
  private static func pieces(of name: String, decimal: Character) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(name)
    while let first = rest.first {
      if isDigit(first) {
        pieces.append(Piece(text: number(at: &rest, decimal: decimal), isNumber: true))
        continue
      }
      var words = rest.prefix { !isDigit($0) }
      rest = rest.dropFirst(words.count)
      while let last = words.last, last == " " || last == "-" { words.removeLast() }
      while let first = words.first, first == " " || first == "-" { words.removeFirst() }
      if !words.isEmpty { pieces.append(Piece(text: String(words), isNumber: false)) }
    }
    return pieces
  }

  /// Takes a number off: digits, groups of three of them, and decimals behind ".".
  private static func number(at rest: inout Substring, decimal: Character) -> String {
    func digits() -> Substring {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return digits
    }
    var number = String(digits())
    while let sign = rest.first, sign == "." || sign == "," {
      let behind = rest.dropFirst().prefix(while: isDigit)
      let isGroup = sign != decimal && behind.count == 3
      guard isGroup || sign == decimal && !behind.isEmpty else { break }
      rest = rest.dropFirst()
      if !isGroup { number += "." }
      number += digits()
      if !isGroup { break }
    }
    return number
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// The readings of digits, likeliest first, each once.
  private static func readings(of digits: String, _ numbers: NumberWords) -> [String] {
    if digits.contains(".") {
      guard let value = Double(digits), let words = numbers.words(for: value, .cardinal) else {
        return []
      }
      return [words.joined(separator: " ")]
    }
    let values = digits.utf8.map { Int($0 - 0x30) }
    var readings: [[String]?] = []
    let hasZeroes = values.count > 1 && values[0] == 0
    if values.count <= maxDigits, !hasZeroes, let value = Int(digits) {
      if numbers.language == "en", values.count == 3 {
        readings.append(hundreds(value, numbers))
      }
      if 1000..<2100 ~= value { readings.append(numbers.words(for: Double(value), .year)) }
      readings.append(numbers.words(for: Double(value), .cardinal))
      readings.append(numbers.words(for: Double(value), .verbose))
    }
    if values.count > 1 {
      var words: [String]? = []
      for value in values {
        guard let word = numbers.words(for: Double(value), .cardinal) else { return [] }
        words?.append(contentsOf: word)
      }
      readings.append(words)
    }
    var result: [String] = []
    for case let words? in readings {
      let text = words.joined(separator: " ")
      if !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// English: "one eighty two", "four oh five"; `nil` for whole hundreds.
  private static func hundreds(_ value: Int, _ numbers: NumberWords) -> [String]? {
    guard value % 100 != 0, let first = numbers.words(for: Double(value / 100), .cardinal),
      let rest = numbers.words(for: Double(value % 100), .cardinal)
    else { return nil }
    return first + (value % 100 < 10 ? ["oh"] : []) + rest
  }
}
