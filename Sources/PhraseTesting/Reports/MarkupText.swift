// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Texts of apps as XML and HTML hold them.
package enum MarkupText {
  /// A text between tags, or as an attribute: marks as entities, what could steer who shows it spelled out, and
  /// what XML 1.0 cannot hold as U+FFFD.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepsLines: result += "\n"
      // Attributes would have them turned into blanks.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case _ where scalar.steersOutput: result += scalar.spelledOut
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
