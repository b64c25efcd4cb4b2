// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Writes phrases as `AppShortcuts.strings`, one file a language.
///
///     /* OpenList */
///     "Open ${list} in ${applicationName}" = "Öffne ${list} in ${applicationName}";
///
/// The source language has a file too, each phrase standing for itself, so that translators see what
/// there is. The format holds one text for each phrase: where a language has several, or none, the
/// result says what is missing. Names, titles and dialogs are in other files of an app.
public struct StringsFileWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// The files of a catalog, the source language's first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of phrases in all languages.
  public func write(_ catalog: AppCatalog) -> WritingResult {
    var result = WritingResult()
    var written: Set<String> = []
    func add(_ locale: String, _ utf8: [UInt8]) {
      written.insert(locale)
      // A file without a byte is no table, one without an entry is.
      result.files.append(
        WrittenFile(
          path: "\(locale).lproj/AppShortcuts.strings",
          utf8: utf8.isEmpty ? Array("/* No phrases. */\n".utf8) : utf8))
    }
    let sources = Self.sources(catalog)
    var source = StringsFileText()
    for one in sources { source.entry(one.text, one.text, comment: one.comment) }
    add(catalog.sourceLocale, source.utf8)
    for localization in catalog.localizations {
      let locale = localization.locale
      guard !written.contains(locale) else {
        result.lose(
          "'\(locale)' stands in the catalog twice; the first one is written",
          at: localization.location, in: catalog, locale: locale)
        continue
      }
      add(locale, utf8(of: localization, sources, catalog, &result))
    }
    return result
  }

  /// A source phrase, and what it belongs to.
  private struct Source {
    var text: String
    var comment: String
    var isNegative: Bool
  }

  /// Every source phrase once, in declaration order.
  private static func sources(_ catalog: AppCatalog) -> [Source] {
    var seen: Set<String> = []
    var sources: [Source] = []
    for shortcut in catalog.shortcuts {
      for phrase in shortcut.phrases where seen.insert(phrase.text).inserted {
        sources.append(Source(text: phrase.text, comment: shortcut.intent, isNegative: false))
      }
    }
    for phrase in catalog.negativePhrases where seen.insert(phrase.text).inserted {
      sources.append(Source(text: phrase.text, comment: "Negative phrase", isNegative: true))
    }
    return sources
  }

  private func utf8(
    of localization: LocalizationDeclaration, _ sources: [Source], _ catalog: AppCatalog,
    _ result: inout WritingResult
  ) -> [UInt8] {
    let locale = localization.locale
    var text = StringsFileText()
    var first: [String: String] = [:]
    for translation in localization.phrases + localization.negativePhrases {
      let name = translation.source
      guard !name.isEmpty else {
        for phrase in translation.phrases {
          result.lose(
            "'\(phrase.text)' translates no phrase, and a table of strings needs one for a key",
            fix: "write a string catalog", at: phrase.location, in: catalog, locale: locale)
        }
        continue
      }
      guard let phrase = translation.phrases.first else {
        guard first[name] == nil else { continue }
        result.lose(
          "'\(name)' has no phrase in '\(locale)'; a table of strings leaves it as it is",
          fix: "write a string catalog", at: translation.location, in: catalog, locale: locale)
        continue
      }
      var others = translation.phrases.dropFirst()
      if let known = first[name] {
        others = translation.phrases[...]
        others.removeAll { $0.text == known }
      } else {
        first[name] = phrase.text
      }
      for other in others {
        result.lose(
          "'\(name)' has more than one phrase in '\(locale)'; '\(other.text)' is left out",
          fix: "write a string catalog", at: other.location, in: catalog, locale: locale)
      }
    }
    for source in sources {
      guard let target = first.removeValue(forKey: source.text) else { continue }
      text.entry(source.text, target, comment: source.comment)
    }
    // Translations of phrases that the catalog does not have, in their own order.
    for translation in localization.phrases + localization.negativePhrases {
      guard let target = first.removeValue(forKey: translation.source) else { continue }
      text.entry(translation.source, target, comment: nil)
    }
    return text.utf8
  }
}

/// The text of a table of strings.
struct StringsFileText {
  private(set) var utf8: [UInt8] = []

  /// Adds an entry, an empty line before it.
  mutating func entry(_ key: String, _ value: String, comment: String?) {
    if !utf8.isEmpty { utf8.append(0x0A) }
    if let comment {
      utf8 += "/* \(comment.replacing("*/", with: "* /").replacing("\n", with: " ")) */\n".utf8
    }
    quote(key)
    utf8 += " = ".utf8
    quote(value)
    utf8 += ";\n".utf8
  }

  private mutating func quote(_ text: String) {
    utf8.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        utf8.append(UInt8(ascii: "\\"))
        utf8.append(byte)
      case 0x0A: utf8 += #"\n"#.utf8
      case 0x0D: utf8 += #"\r"#.utf8
      case 0x09: utf8 += #"\t"#.utf8
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        utf8 += #"\U"#.utf8
        utf8 += String(repeating: "0", count: 4 - digits.count).utf8
        utf8 += digits.utf8
      default: utf8.append(byte)
      }
    }
    utf8.append(UInt8(ascii: "\""))
  }
}
