// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// The settings of an `.xcconfig` file: `NAME = value`, a line each, and the files it includes.
///
/// Settings for one SDK, architecture or configuration (`NAME[sdk=…]`) are left out, as those of projects.
struct BuildConfigurationFile {
  /// Most settings of one file.
  static let settingLimit = 2_000

  /// The names of files that are included, in order, with the settings set before each.
  private(set) var includes: [String] = []
  /// The settings, the later of two of one name.
  private(set) var settings: [String: LocatedText] = [:]

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(utf8: [UInt8], file: String) {
    var line = 0
    for bytes in utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      guard settings.count < Self.settingLimit else { return }
      let text = Self.trimmed(Self.withoutComment(String(decoding: bytes, as: UTF8.self)))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count >= 3, let name = parts[1].split(separator: "/").last {
          includes.append(String(name))
        }
        continue
      }
      guard let equals = text.firstIndex(of: "=") else { continue }
      let key = Self.trimmed(text[..<equals])
      guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        continue
      }
      let value = Self.trimmed(text[text.index(after: equals)...])
      let own = LocatedText(
        String(value), location: SourceLocation(file: file, line: line, column: 1))
      settings = BuildVariables.merge([String(key): own], over: settings)
    }
  }

  private static func withoutComment(_ text: String) -> Substring {
    var previous: Character = " "
    for i in text.indices {
      if text[i] == "/", previous == "/" { return text[..<text.index(before: i)] }
      previous = text[i]
    }
    return text[...]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
