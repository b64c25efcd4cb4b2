// SPDX-License-Identifier: Apache-2.0

/// A platform that an app is built for.
package enum BuildPlatform: String, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS
}

/// What holds in the build whose code is read: `#if os(iOS) && canImport(UIKit)`.
///
/// The compiler here runs on another platform than the app's, so its own answers would leave out
/// what stands under conditions.
struct BuildConditions: Sendable {
  /// The platform.
  var platform = BuildPlatform.iOS
  /// The flags that are set, as by `-D`.
  var flags: Set<String> = []

  /// Whether a condition holds; one that cannot be read does not.
  ///
  /// - Complexity: O(*n*) for *n* bytes; brackets nest to 32 levels.
  func hold(_ condition: some StringProtocol) -> Bool {
    var parser = Parser(conditions: self, words: Self.words(condition))
    let value = parser.disjunction(depth: 0)
    return parser.isSound && parser.i == parser.words.count && value
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    func isWord(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" || c == "." }
    for c in text {
      if isWord(c) {
        word.append(c)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if c.isWhitespace { continue }
      if let last = words.last, last + String(c) == "&&" || last + String(c) == "||" {
        words[words.count - 1] = last + String(c)
      } else {
        words.append(String(c))
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private struct Parser {
    let conditions: BuildConditions
    let words: [String]
    var i = 0
    var isSound = true

    mutating func take(_ word: String) -> Bool {
      guard i < words.count, words[i] == word else { return false }
      i += 1
      return true
    }

    mutating func disjunction(depth: Int) -> Bool {
      var value = conjunction(depth: depth)
      while take("||") {
        let right = conjunction(depth: depth)
        value = value || right
      }
      return value
    }

    mutating func conjunction(depth: Int) -> Bool {
      var value = unary(depth: depth)
      while take("&&") {
        let right = unary(depth: depth)
        value = value && right
      }
      return value
    }

    mutating func unary(depth: Int) -> Bool {
      guard depth < 32, i < words.count else {
        isSound = false
        return false
      }
      if take("!") { return !unary(depth: depth + 1) }
      if take("(") {
        let value = disjunction(depth: depth + 1)
        if !take(")") { isSound = false }
        return value
      }
      let name = words[i]
      i += 1
      guard take("(") else { return name == "true" || conditions.flags.contains(name) }
      let first = i
      while i < words.count, words[i] != ")" { i += 1 }
      let arguments = words[first..<i]
      if !take(")") { isSound = false }
      return conditions.holds(name, Array(arguments))
    }
  }

  private func holds(_ name: String, _ arguments: [String]) -> Bool {
    let argument = arguments.first ?? ""
    switch name {
    case "os": return argument == platform.rawValue || platform == .macOS && argument == "OSX"
    case "canImport": return canImport(argument)
    case "arch": return argument == "arm64"
    // A later compiler than ours is as good as ours.
    case "swift", "compiler": return argument != "<"
    case "_endian": return argument == "little"
    default: return false
    }
  }

  private func canImport(_ module: String) -> Bool {
    switch module {
    case "UIKit": return platform != .macOS
    case "AppKit", "Cocoa", "Carbon": return platform == .macOS
    case "WatchKit", "ClockKit": return platform == .watchOS
    case "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking", "FoundationEssentials":
      return false
    case "ActivityKit": return platform == .iOS
    default: return true
    }
  }
}
