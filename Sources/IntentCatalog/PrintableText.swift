// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// Whether what shows a text may act on it: a control character, an end of a line, or a mark that turns
  /// the direction of what follows (Unicode Standard Annex #9, "explicit" formatting).
  ///
  /// Marks of a single place (U+200E, U+200F, U+061C), joiners and variation selectors are ordinary text.
  package var steersOutput: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as Swift spells it: `\u{1B}`.
  package var spelledOut: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

extension String {
  /// The text on one line, with what could steer a terminal or a build server spelled out: `\u{1B}`.
  ///
  /// For every text that comes from a file, a path, an argument or an utterance, wherever it is shown to people.
  /// Build servers take lines that begin with `::`, and `##[` anywhere, for commands: a sign of those is
  /// spelled out, too.
  package var printable: String {
    var text = ""
    // How many `#` stand right before, and whether nothing but blanks does.
    var marks = 0
    var isBlank = true
    var isChanged = false
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      let isCommand =
        scalar == "[" && marks > 1
        || scalar == ":" && isBlank && unicodeScalars[index...].starts(with: "::".unicodeScalars)
      if scalar.steersOutput || isCommand {
        text += scalar.spelledOut
        isChanged = true
      } else {
        text.unicodeScalars.append(scalar)
      }
      marks = scalar == "#" ? marks + 1 : 0
      isBlank = isBlank && scalar.properties.isWhitespace
    }
    return isChanged ? text : self
  }

  /// The text with its lines and tabs, and everything else that could steer a terminal spelled out.
  ///
  /// What is shown passes through here last of all, so that what a page has forgotten does no harm either.
  ///
  /// - Parameter keepsColours: Whether the sequences that set a terminal's colours stay.
  package func printableLines(keepsColours: Bool) -> String {
    guard maySteerOutput,
      unicodeScalars.contains(where: { $0.steersOutput && $0 != "\n" && $0 != "\t" })
    else { return self }
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if keepsColours, scalar == "\u{1B}", let end = Self.endOfColour(rest) {
        text.unicodeScalars += rest[..<end]
        rest = rest[end...]
        continue
      }
      if scalar.steersOutput, scalar != "\n", scalar != "\t" {
        text += scalar.spelledOut
      } else {
        text.unicodeScalars.append(scalar)
      }
      rest.removeFirst()
    }
    return text
  }

  /// Whether a byte is a control character but an end of a line or a tab, or begins a scalar that may steer output:
  /// all such scalars begin with 0xC2 or 0xE2.
  private var maySteerOutput: Bool {
    let bytes = utf8.span
    var steers: UInt8 = 0
    for k in bytes.indices {
      // SAFETY: an index of the span.
      let byte = unsafe bytes[unchecked: k]
      // No branch, so that vectors are compared.
      let isControl = (byte &- 0x20 > 0x5E ? 1 : 0) & (byte < 0x80 ? 1 : 0) as UInt8
      let isKept = (byte == 0x0A ? 1 : 0) | (byte == 0x09 ? 1 : 0) as UInt8
      steers |= isControl & ~isKept | (byte == 0xC2 ? 1 : 0) | (byte == 0xE2 ? 1 : 0)
    }
    return steers != 0
  }

  /// The end of a sequence that sets colours, such as `ESC [ 1 ; 31 m`, at the beginning of a text.
  private static func endOfColour(_ text: Substring.UnicodeScalarView) -> String.Index? {
    var rest = text.dropFirst()
    guard rest.popFirst() == "[" else { return nil }
    while let scalar = rest.popFirst() {
      if scalar == "m" { return rest.startIndex }
      guard "0"..."9" ~= scalar || scalar == ";" else { return nil }
    }
    return nil
  }
}
