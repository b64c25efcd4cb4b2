// SPDX-License-Identifier: Apache-2.0

/// Splits Swift source into tokens.
///
/// It knows just what a reader of declarations must not trip over: nested comments, raw and
/// multi-line strings with interpolation, regular expressions, names in backticks, and conditional
/// compilation. The inside of strings is never looked at again.
///
/// - SeeAlso: The Swift Programming Language, "Lexical Structure".
package struct Lexer {
  /// The most bytes of one declaration.
  package static let maximumBytes = 8 << 20
  /// The deepest nesting of interpolations in strings.
  package static let maximumInterpolation = 32
  /// The most `#` around a literal.
  package static let maximumPounds = 32

  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var comments: [Range<Int>] = []
  private var problem: SyntaxProblem?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a source, in UTF-8.
  ///
  /// - Throws: `SyntaxProblem` for a string or comment without an end and for sources past a limit.
  /// - Complexity: O(*n*).
  package static func tokenize(_ bytes: [UInt8]) throws(SyntaxProblem) -> TokenizedSource {
    guard bytes.count <= maximumBytes else {
      throw SyntaxProblem("the declaration is longer than \(maximumBytes) bytes", at: 0)
    }
    let source = scan(bytes)
    if let problem = source.problem { throw problem }
    return source
  }

  /// The tokens of what may not be Swift: a string without an end ends with its line, a comment
  /// with the source.
  ///
  /// - Complexity: O(*n*).
  package static func scan(_ bytes: [UInt8]) -> TokenizedSource {
    var lexer = Lexer(bytes)
    lexer.run()
    return TokenizedSource(
      bytes: bytes, tokens: lexer.tokens, comments: lexer.comments, problem: lexer.problem)
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  @inline(never)
  private func sees(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    byte() == UInt8(ascii: first) && byte(1) == UInt8(ascii: second)
  }

  private mutating func run() {
    var startsLine = true
    var followsBlank = true
    while let next = byte() {
      let start = position
      if next == 0x0A || next == 0x0D {
        (startsLine, followsBlank) = (true, true)
        position += 1
      } else if next == 0x20 || next == 0x09 || next == 0x0B || next == 0x0C || next == 0 {
        followsBlank = true
        position += 1
      } else if sees("/", "/") {
        skipLine()
        comments.append(start..<position)
        followsBlank = true
      } else if sees("/", "*") {
        do throws(SyntaxProblem) { if try skipComment() { startsLine = true } } catch {
          note(error)
        }
        comments.append(start..<position)
        followsBlank = true
      } else {
        do throws(SyntaxProblem) {
          let kind = try token()
          tokens.append(
            Token(
              kind: kind, range: start..<position, startsLine: startsLine,
              followsBlank: followsBlank))
        } catch {
          note(error)
          position = max(position, start + 1)
        }
        (startsLine, followsBlank) = (false, false)
      }
    }
  }

  /// Keeps the first problem.
  private mutating func note(_ found: SyntaxProblem) { problem = problem ?? found }

  private mutating func skipLine() {
    while let next = byte(), next != 0x0A, next != 0x0D { position += 1 }
  }

  /// Leaves a comment, and those inside it; says whether it broke the line.
  private mutating func skipComment() throws(SyntaxProblem) -> Bool {
    let start = position
    var depth = 0
    var breaksLine = false
    while let next = byte() {
      if sees("/", "*") {
        depth += 1
        position += 2
      } else if sees("*", "/") {
        depth -= 1
        position += 2
        if depth == 0 { return breaksLine }
      } else {
        if next == 0x0A { breaksLine = true }
        position += 1
      }
    }
    throw SyntaxProblem("this comment has no end", at: start)
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    startsWord(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private mutating func token() throws(SyntaxProblem) -> Token.Kind {
    let start = position
    let first = bytes[position]
    if Self.startsWord(first) {
      while let next = byte(), Self.continuesWord(next) { position += 1 }
      return .word
    }
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= first {
      while let next = byte() {
        // A point belongs to the number only before a digit: `1.description` is a member.
        let point = next == UInt8(ascii: ".")
        guard Self.continuesWord(next) || point else { break }
        if point, let after = byte(1), !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= after) { break }
        if point, byte(1) == nil { break }
        position += 1
      }
      return .number
    }
    switch first {
    case UInt8(ascii: "`"):
      position += 1
      while let next = byte(), next != UInt8(ascii: "`"), next != 0x0A { position += 1 }
      guard byte() == UInt8(ascii: "`") else {
        throw SyntaxProblem("this name in backticks has no end", at: start)
      }
      position += 1
      return .word
    case UInt8(ascii: "\""):
      try string(pounds: 0, depth: 0)
      return .string
    case UInt8(ascii: "#"):
      return try pound()
    case UInt8(ascii: "/"):
      if regexMayStart(), skipRegex() { return .regex }
    case UInt8(ascii: "-"):
      if byte(1) == UInt8(ascii: ">") { position += 1 }
    default: break
    }
    position += 1
    return .symbol
  }

  // MARK: - Literals

  /// How many `#` follow; counting ends at the limit, so that a long run costs linear time.
  private func countPounds() -> Int {
    var pounds = 0
    while pounds < Self.maximumPounds, byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    return pounds
  }

  private mutating func pound() throws(SyntaxProblem) -> Token.Kind {
    let start = position
    let pounds = countPounds()
    switch byte(pounds) {
    case UInt8(ascii: "\""):
      position += pounds
      try string(pounds: pounds, depth: 0)
      return .string
    case UInt8(ascii: "/"):
      let end = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
      position += pounds + 1
      while position < bytes.count {
        if bytes[position...].starts(with: end) {
          position += end.count
          return .regex
        }
        position += byte() == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position, bytes.count)
      throw SyntaxProblem("this regular expression has no end", at: start)
    default: break
    }
    position += 1
    let word = position
    while let next = byte(), Self.continuesWord(next) { position += 1 }
    switch String(decoding: bytes[word..<position], as: UTF8.self) {
    case "if", "elseif", "else", "endif":
      skipLine()
      // A comment after the condition stays out of it.
      let line = bytes[start..<position]
      if let comment = Self.firstIndex(of: Array("//".utf8), in: line) { position = comment }
      return .conditional
    default:
      // `#selector`, `#available`, `#Preview`: the sign alone, then an ordinary word.
      position = start + 1
      return .symbol
    }
  }

  private static func firstIndex(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }

  /// Leaves a string, at whose first quote the position is.
  private mutating func string(pounds: Int, depth: Int) throws(SyntaxProblem) {
    let start = position
    guard depth <= Self.maximumInterpolation else {
      throw SyntaxProblem(
        "strings are nested more than \(Self.maximumInterpolation) levels deep", at: start)
    }
    let long =
      sees("\"", "\"") && byte(2) == UInt8(ascii: "\"")
      && !(pounds > 0 && isClosed(at: position + 2, pounds: pounds))
    let quotes = long ? 3 : 1
    position += quotes
    let sharps = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + sharps
    let escape = [UInt8(ascii: "\\")] + sharps
    while let next = byte() {
      if next == UInt8(ascii: "\""), bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      if next == UInt8(ascii: "\\"), bytes[position...].starts(with: escape) {
        position += escape.count
        if byte() == UInt8(ascii: "(") {
          try interpolation(depth: depth)
        } else if position < bytes.count {
          position += 1
        }
        continue
      }
      if !long, next == 0x0A { break }
      position += 1
    }
    throw SyntaxProblem("this string has no end", at: start)
  }

  /// Whether `"` with as many `#` stands at an offset: `#""#` is an empty string.
  private func isClosed(at offset: Int, pounds: Int) -> Bool {
    // `#"""#` opens a long string only where the third quote does not end a short one.
    let sharps = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    return offset < bytes.count && bytes[(offset + 1)...].starts(with: sharps)
  }

  /// Leaves an interpolation, at whose parenthesis the position is.
  private mutating func interpolation(depth: Int) throws(SyntaxProblem) {
    let start = position
    var open = 0
    while let next = byte() {
      switch next {
      case UInt8(ascii: "("):
        open += 1
        position += 1
      case UInt8(ascii: ")"):
        open -= 1
        position += 1
        if open == 0 { return }
      case UInt8(ascii: "\""):
        try string(pounds: 0, depth: depth + 1)
      case UInt8(ascii: "#"):
        let pounds = countPounds()
        position += pounds
        if byte() == UInt8(ascii: "\"") { try string(pounds: pounds, depth: depth + 1) }
      case UInt8(ascii: "/") where sees("/", "*"):
        _ = try skipComment()
      default: position += 1
      }
    }
    throw SyntaxProblem("this interpolation has no end", at: start)
  }

  /// Whether a slash may open a regular expression: it does where an operand is due.
  private func regexMayStart() -> Bool {
    guard let after = byte(1), after != 0x20, after != 0x09, after != 0x0A else { return false }
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word:
      return ["return", "in", "try", "await", "case", "where", "else"].contains(
        String(decoding: bytes[last.range], as: UTF8.self))
    case .symbol:
      return "=(,:[{;&|!?".utf8.contains(bytes[last.range.lowerBound])
    case .number, .string, .regex, .conditional: return false
    }
  }

  /// Leaves a regular expression on one line; says no, and stays, where none ends on it.
  private mutating func skipRegex() -> Bool {
    let start = position
    position += 1
    while let next = byte(), next != 0x0A {
      if next == UInt8(ascii: "/") {
        position += 1
        return true
      }
      position += next == UInt8(ascii: "\\") ? 2 : 1
    }
    position = start
    return false
  }
}
