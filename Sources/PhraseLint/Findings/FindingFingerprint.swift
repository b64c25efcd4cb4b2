// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// What makes a finding the same one in a later run, whatever else has changed in its file.
///
/// Made of the rule, the app, the language and the declared text that is meant, and not of lines:
/// moving a phrase keeps its findings known. A finding about no text is known by its message, with
/// numbers left out; one about no app by its file.
package struct FindingFingerprint: Sendable, Hashable {
  /// Sixteen hexadecimal digits.
  package let text: String

  /// The fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - folder: The folder that files are named from.
  package init(_ finding: Diagnostic, in folder: WorkingFolder) {
    var hash = FNVHash()
    hash.add(finding.rule)
    if let app = finding.app {
      hash.add(app)
    } else {
      hash.add(folder.relative(finding.location.file))
    }
    hash.add(finding.locale ?? "")
    if let highlight = finding.highlight {
      hash.add(highlight.text)
    } else {
      hash.add(Self.withoutNumbers(finding.message))
    }
    text = hash.digits
  }

  private static func withoutNumbers(_ message: String) -> String {
    var text = ""
    var isNumber = false
    for character in message {
      if character.isASCII, character.isNumber || isNumber && (character == "," || character == ".")
      {
        if !isNumber { text.append("#") }
        isNumber = true
      } else {
        text.append(character)
        isNumber = false
      }
    }
    return text
  }
}

/// The 64-bit FNV-1a hash over texts.
///
/// - SeeAlso: Fowler, Noll, Vo and Eastlake, "The FNV Non-Cryptographic Hash Algorithm".
private struct FNVHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and its end, so that two texts are not one.
  mutating func add(_ text: String) {
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = (state ^ 0xFF) &* 0x100_0000_01B3
  }

  var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
