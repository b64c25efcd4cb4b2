// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// Texts of an app in several languages are where translators find them.
enum UntranslatedTextRule: CodeRule {
  static let description = RuleDescription.code(
    "text-without-key", .note, "Texts of a localised app are in its string catalogs.",
    why:
      "Titles and dialogs are looked up by what stands in the code. What no table of texts has is "
      + "shown as it is, in every language.",
    fix:
      "Build once in Xcode, so that it adds the texts to 'Localizable.xcstrings', or add them by hand.",
    found:
      "static let title: LocalizedStringResource = \"Add Book\"   // not in Localizable.xcstrings",
    mended: "\"Add Book\" : { \"localizations\" : { \"de\" : … } }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard let keys = subject.surroundings.textKeys else { return }
    var missing: [Int: [(text: String, token: Int)]] = [:]
    for type in subject.types where !type.role.isDisjoint(with: [.intent, .enumeration, .entities])
    {
      for text in texts(of: type, subject) where !keys.contains(text.text) {
        missing[text.file, default: []].append((text.text, text.token))
      }
    }
    for file in missing.keys.sorted() {
      guard let texts = missing[file]?.sorted(by: { $0.token < $1.token }), let first = texts.first
      else { continue }
      let more = texts.count == 1 ? "" : " and \(texts.count - 1) more of this file"
      report.add(
        "\"\(first.text)\"\(more) \(texts.count == 1 ? "is" : "are") in no table of texts",
        at: first.token, in: file,
        related: texts.dropFirst().prefix(9).map {
          report.place("\"\($0.text)\"", at: $0.token, in: file)
        })
    }
  }

  /// Titles of a type and of its parameters and cases, where they are plain literals with a letter.
  private static func texts(
    of type: ReviewedType, _ subject: ReviewSubject
  ) -> [(text: String, token: Int, file: Int)] {
    var found: [(text: String, token: Int, file: Int)] = []
    for member in type.members where member.declaration.kind == .property {
      let declaration = member.declaration
      let tokens = subject.files[member.file].tokens
      var ranges: [Range<Int>] = []
      if let brackets = declaration.attribute("Parameter", "Property")?.brackets {
        let code = Code(brackets, member.file, tokens)
        if let title = code.argument("title", ofCall: brackets.lowerBound - 1) {
          ranges.append(title)
        }
      }
      switch declaration.name {
      case "title", "typeDisplayRepresentation", "caseDisplayRepresentations":
        if declaration.isStatic, let value = declaration.value { ranges.append(value) }
      default: break
      }
      for range in ranges {
        let code = Code(range, member.file, tokens)
        // 'defaultValue', 'systemImageName' and 'table' are no texts to look up.
        let others = [
          "systemImageName", "systemName", "named", "table", "comment", "defaultValue", "bundle",
          "image",
        ]
        for i in range where tokens.isString(i) {
          let label = tokens.sees(":", at: i - 1) ? tokens.word(i - 2) : nil
          guard label.map({ !others.contains($0) }) ?? true, let text = code.plainString(i),
            text.contains(where: \.isLetter)
          else { continue }
          found.append((text, i, member.file))
        }
      }
    }
    return found
  }
}
