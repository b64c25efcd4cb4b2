// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import JSONText

/// Writes phrases as `AppShortcuts.xcstrings`, one file for all languages.
///
/// The key of an entry is the first phrase of a shortcut, and each language has a list of any length
/// that stands for the whole shortcut. Which of the shortcut's phrases a translation belongs to is
/// not kept, nor does it matter: all of them invoke the same intent. A phrase without a translation
/// cannot be said in a language that translates others of its shortcut, and the result says so.
/// Needs iOS 17 or later, as deployment target.
///
/// The text is as Xcode writes it: two blanks a level, a blank on both sides of a colon, keys sorted
/// without regard to case, no line feed at the end.
public struct StringCatalogWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// The file of a catalog.
  ///
  /// - Complexity: O(*n* log *n*) for *n* phrases in all languages.
  public func write(_ catalog: AppCatalog) -> WritingResult {
    var result = WritingResult()
    let entries = StringCatalogEntries(catalog, &result).all
    var text = StringCatalogText()
    text.open("{")
    text.member("sourceLanguage", catalog.sourceLocale)
    text.key("strings")
    text.open("{")
    for entry in entries.sorted(by: { XcodeOrder.precedes($0.key, $1.key) }) {
      text.key(entry.key)
      text.open("{")
      text.member("extractionState", "extracted_with_value")
      text.key("localizations")
      text.open("{")
      for (locale, values) in entry.lists.sorted(by: { XcodeOrder.precedes($0.key, $1.key) }) {
        text.key(locale)
        text.open("{")
        text.key("stringSet")
        text.open("{")
        text.member("state", locale == catalog.sourceLocale ? "new" : "translated")
        text.key("values")
        text.open("[")
        for value in values { text.element(value) }
        text.close("]")
        for _ in 0..<2 { text.close("}") }
      }
      for _ in 0..<2 { text.close("}") }
    }
    text.close("}")
    text.member("version", "1.0")
    text.close("}")
    result.files = [WrittenFile(path: "AppShortcuts.xcstrings", utf8: text.utf8)]
    return result
  }
}

/// The entries of a catalog, those of shortcuts first.
private struct StringCatalogEntries {
  /// The lists of one key, by language.
  struct Entry {
    var key: String
    var lists: [String: [String]]
  }

  private(set) var all: [Entry] = []
  private let catalog: AppCatalog
  /// Where the entry of a key is.
  private var indices: [String: Int] = [:]
  private var shortcutCount = 0

  init(_ catalog: AppCatalog, _ result: inout WritingResult) {
    self.catalog = catalog
    for shortcut in catalog.shortcuts {
      guard let key = shortcut.phrases.first?.text else { continue }
      guard indices[key] == nil else {
        for phrase in shortcut.phrases.dropFirst() {
          result.lose(
            "'\(phrase.text)' is left out: another shortcut begins with '\(key)' too",
            fix: "give each shortcut a first phrase of its own", at: phrase.location, in: catalog)
        }
        continue
      }
      indices[key] = all.count
      all.append(
        Entry(key: key, lists: [catalog.sourceLocale: shortcut.phrases.map(\.text)]))
    }
    shortcutCount = all.count
    for phrase in catalog.negativePhrases {
      guard indices[phrase.text] == nil else { continue }
      indices[phrase.text] = all.count
      all.append(Entry(key: phrase.text, lists: [catalog.sourceLocale: [phrase.text]]))
    }
    var locales: Set<String> = [catalog.sourceLocale]
    for localization in catalog.localizations {
      guard locales.insert(localization.locale).inserted else {
        result.lose(
          "'\(localization.locale)' stands in the catalog twice; the first one is written",
          at: localization.location, in: catalog, locale: localization.locale)
        continue
      }
      add(localization, &result)
    }
  }

  private mutating func add(
    _ localization: LocalizationDeclaration, _ result: inout WritingResult
  ) {
    let locale = localization.locale
    let phrases = TranslationTable(localization.phrases)
    let negatives = TranslationTable(localization.negativePhrases)
    var used: Set<String> = []
    for shortcut in catalog.shortcuts {
      guard let key = shortcut.phrases.first?.text, let index = indices[key] else { continue }
      let found = shortcut.phrases.map { ($0, phrases[$0.text]) }
      used.formUnion(shortcut.phrases.map(\.text))
      guard found.contains(where: { $0.1 != nil }), all[index].lists[locale] == nil
      else { continue }
      all[index].lists[locale] = found.flatMap { $0.1?.map(\.text) ?? [] }
      for (phrase, list) in found where list == nil {
        result.lose(
          "'\(phrase.text)' has no translation into '\(locale)', where other phrases of its "
            + "shortcut do; it cannot be said there",
          fix: "translate it", at: phrase.location, in: catalog, locale: locale, severity: .note)
      }
    }
    for phrase in catalog.negativePhrases {
      guard let index = indices[phrase.text], index >= shortcutCount,
        all[index].lists[locale] == nil
      else { continue }
      used.insert(phrase.text)
      if let list = negatives[phrase.text] {
        all[index].lists[locale] = list.map(\.text)
      }
    }
    // What belongs to no phrase of the catalog has no key to stand under.
    for translation in localization.phrases + localization.negativePhrases
    where !used.contains(translation.source) {
      for phrase in translation.phrases {
        result.lose(
          "'\(phrase.text)' translates no phrase of the catalog and is left out",
          at: phrase.location, in: catalog, locale: locale)
      }
    }
  }
}

/// The order in which Xcode sorts keys: without regard to case, numbers by their value.
enum XcodeOrder {
  /// Whether a key stands before another.
  static func precedes(_ a: String, _ b: String) -> Bool {
    let (x, y) = (folded(a), folded(b))
    var (i, j) = (0, 0)
    while i < x.count, j < y.count {
      if isDigit(x[i]), isDigit(y[j]) {
        let (m, n) = (digits(x, &i), digits(y, &j))
        if m.count != n.count { return m.count < n.count }
        if m != n { return m.lexicographicallyPrecedes(n) }
        continue
      }
      if x[i] != y[j] { return x[i] < y[j] }
      i += 1
      j += 1
    }
    if (x.count - i) != (y.count - j) { return x.count - i < y.count - j }
    return a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
  }

  private static func folded(_ text: String) -> [UInt32] {
    text.unicodeScalars.flatMap { scalar in
      scalar.isASCII
        ? [(65...90).contains(scalar.value) ? scalar.value | 0x20 : scalar.value]
        : scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
    }
  }

  private static func isDigit(_ value: UInt32) -> Bool { (48...57).contains(value) }

  /// A run of digits without its leading zeros.
  private static func digits(_ text: [UInt32], _ at: inout Int) -> ArraySlice<UInt32> {
    while at < text.count, text[at] == 48 { at += 1 }
    let start = at
    while at < text.count, isDigit(text[at]) { at += 1 }
    return text[start..<at]
  }
}

/// The text of a string catalog.
private struct StringCatalogText {
  private(set) var utf8: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  mutating func open(_ bracket: String) {
    utf8 += bracket.utf8
    depth += 1
    isFirst = true
  }

  mutating func close(_ bracket: String) {
    depth -= 1
    // Xcode leaves a line free between the brackets of what is empty.
    if isFirst { utf8.append(0x0A) }
    newline()
    utf8 += bracket.utf8
    isFirst = false
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    utf8 += " : ".utf8
  }

  mutating func member(_ name: String, _ value: String) {
    key(name)
    quote(value)
  }

  mutating func element(_ value: String) {
    separate()
    quote(value)
  }

  private mutating func separate() {
    if !isFirst { utf8.append(UInt8(ascii: ",")) }
    isFirst = false
    newline()
  }

  private mutating func newline() {
    utf8.append(0x0A)
    for _ in 0..<depth { utf8 += "  ".utf8 }
  }

  private mutating func quote(_ text: String) {
    utf8 += JSONWriter.quoted(text).utf8
  }
}
