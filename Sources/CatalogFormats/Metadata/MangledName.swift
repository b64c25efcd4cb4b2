// SPDX-License-Identifier: Apache-2.0

import JSONText

/// A type's name as the compiler mangles it: `9TrollLEDs0aB20AppShortcutsProviderV`.
///
/// Only nominal types of a module are read, which is all that metadata names: a row of identifiers,
/// each after its length, with words of earlier ones named by a letter.
///
/// - SeeAlso: The Swift project, "Mangling", `docs/ABI/Mangling.rst`, section "Identifiers".
struct MangledName {
  /// The module.
  var module: String
  /// The types, the outermost first; never empty.
  var types: [String]

  /// The innermost type's name.
  var name: String { types[types.count - 1] }

  /// Most bytes of a name that is read.
  static let lengthLimit = 1_024

  /// Reads a mangled name.
  ///
  /// - Returns: `nil` for anything but a nominal type of a module.
  init?(_ mangled: String) {
    guard mangled.utf8.count <= Self.lengthLimit else { return nil }
    var reader = Reader(bytes: Array(mangled.utf8))
    if reader.bytes.starts(with: "$s".utf8) { reader.position = 2 }
    guard let module = reader.identifier() else { return nil }
    self.module = module
    types = []
    while reader.position < reader.bytes.count, types.count < 16 {
      guard let type = reader.identifier() else { break }
      types.append(type)
      // The kind of the type: structure, class, enum, alias.
      guard let kind = reader.next, "VCOA".utf8.contains(kind) else { break }
      reader.position += 1
    }
    guard !types.isEmpty else { return nil }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    private var words: [String] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func identifier() -> String? {
      guard let first = next, Self.isDigit(first) else { return nil }
      var hasWords = false
      if first == UInt8(ascii: "0") {
        position += 1
        // Names beyond ASCII are in Punycode after '00'; such a name is not read.
        guard next != UInt8(ascii: "0") else { return nil }
        hasWords = true
      }
      var name = ""
      repeat {
        while hasWords, let letter = next, Self.isLetter(letter) {
          position += 1
          let isLast = letter < UInt8(ascii: "a")
          let word = Int(letter) - Int(UInt8(ascii: isLast ? "A" : "a"))
          guard word < words.count else { return nil }
          name += words[word]
          if isLast { hasWords = false }
        }
        if next == UInt8(ascii: "0") {
          position += 1
          break
        }
        guard let length = number(), position + length <= bytes.count else { return nil }
        let slice = bytes[position..<position + length]
        position += length
        guard let text = String(validating: slice, as: UTF8.self) else { return nil }
        remember(text)
        name += text
      } while hasWords
      return name
    }

    private mutating func number() -> Int? {
      var value = 0
      let start = position
      while let digit = next, Self.isDigit(digit) {
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
        guard value <= MangledName.lengthLimit else { return nil }
        position += 1
      }
      return position > start && value > 0 ? value : nil
    }

    /// Keeps the words of an identifier: each begins at a capital after a small letter; up to 26 of
    /// two letters or more count.
    private mutating func remember(_ text: String) {
      var word: [UInt8] = []
      func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
      func end(_ word: inout [UInt8]) {
        if word.count >= 2, words.count < 26 { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      }
      for byte in text.utf8 {
        if byte == UInt8(ascii: "_") {
          end(&word)
          continue
        }
        if let last = word.last, !isUpper(last), isUpper(byte) { end(&word) }
        if word.isEmpty, Self.isDigit(byte) { continue }
        word.append(byte)
      }
      end(&word)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  }
}
