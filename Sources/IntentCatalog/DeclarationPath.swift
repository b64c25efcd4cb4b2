// SPDX-License-Identifier: Apache-2.0

/// The way to a declaration from the root of its catalog: `shortcuts[2].phrases[0]`.
///
///     DeclarationPath.root.member("localizations").member("de").member("phrases")
///     // localizations.de.phrases
///
/// A name that is not made of letters, digits, `_` and `-` is quoted: `phrases["Open ${list}"]`.
package struct DeclarationPath: Sendable, Hashable, CustomStringConvertible {
  /// The path as text; empty for the root.
  package private(set) var description: String

  /// The root of a catalog.
  package static let root = DeclarationPath(description: "")

  /// The member of a name.
  package func member(_ name: String) -> DeclarationPath {
    let isPlain =
      !name.isEmpty
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: $0 >= 0x80
        }
      }
    if isPlain {
      return DeclarationPath(description: description + (description.isEmpty ? "" : ".") + name)
    }
    var quoted = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return DeclarationPath(description: description + "[\"" + quoted + "\"]")
  }

  /// The element at a position, counted from 0.
  package func element(_ index: Int) -> DeclarationPath {
    DeclarationPath(description: description + "[\(index)]")
  }
}
