// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Writes phrases as `root.ssu.yaml`, which flexible matching is trained on.
///
/// Every phrase becomes an utterance, its slots named by their types; an enum lists its titles and
/// synonyms, an entity only its title, since its values are known on the device alone. A phrase that
/// has no translation stands in its source language. Words are given for each language that the
/// catalog has; polite openers and what no app may match are lists of the platform, named where the
/// language has them.
public struct TrainingDataWriter: Sendable {
  /// The languages, by first subtag, for which the platform has polite openers and a list of what no
  /// app may match; saved files show it for English.
  public var listedLanguages: Set<String>

  /// Creates a writer.
  public init(listedLanguages: Set<String> = ["en"]) { self.listedLanguages = listedLanguages }

  /// The file of a catalog.
  ///
  /// - Complexity: O(*n*) for *n* bytes of phrases in all languages.
  public func write(_ catalog: AppCatalog) -> WritingResult {
    var text = TrainingDataText(catalog: catalog, listed: listedLanguages)
    text.write()
    text.result.files = [
      WrittenFile(path: "Metadata.appintents/root.ssu.yaml", utf8: text.utf8)
    ]
    return text.result
  }
}

private struct TrainingDataText {
  let catalog: AppCatalog
  private let declarations: CatalogIndex
  let listed: Set<String>
  private(set) var utf8: [UInt8] = []
  var result = WritingResult()
  /// The types that slots are of, in the order of first use.
  private var types: [String] = []
  private var knownTypes: Set<String> = []
  /// The languages, the source first, with their translations.
  private let locales: [Locale]

  private struct Locale {
    var spelling: String
    var hasLists: Bool
    var localization: LocalizationDeclaration?
    var phrases: TranslationTable
    var negatives: TranslationTable
    var cases: EnumCaseIndex
    /// Texts that are not spoken, by their source.
    var strings: [String: String]
  }

  init(catalog: AppCatalog, listed: Set<String>) {
    self.catalog = catalog
    declarations = CatalogIndex(catalog)
    self.listed = listed
    func locale(_ tag: String, _ localization: LocalizationDeclaration?) -> Locale {
      let language = tag.split(separator: "-").first.map(String.init) ?? tag
      return Locale(
        spelling: TrainingLocale.spelling(tag), hasLists: listed.contains(language),
        localization: localization, phrases: TranslationTable(localization?.phrases ?? []),
        negatives: TranslationTable(localization?.negativePhrases ?? []),
        cases: EnumCaseIndex(localization),
        strings: Dictionary(
          (localization?.strings ?? []).map { ($0.source, $0.target) },
          uniquingKeysWith: { a, _ in a }))
    }
    var seen: Set<String> = [catalog.sourceLocale]
    locales =
      [locale(catalog.sourceLocale, nil)]
      + catalog.localizations.filter { seen.insert($0.locale).inserted }
      .map { locale($0.locale, $0) }
  }

  mutating func write() {
    line(0, "apiVersion: \(TrainingDataReader.version)")
    line(0, "nlu:")
    line(1, "shortcuts:")
    line(2, "bundleIdentifier: \(YAMLText.quoted(catalog.id))")
    line(2, "intents:")
    for (i, shortcut) in catalog.shortcuts.enumerated() { write(shortcut, i) }
    writeNegatives()
    line(0, "variables:")
    writeNames()
    for type in types { write(type: type) }
    writeReference(TrainingData.prefix, "prefix")
    writeReference(TrainingData.standardNegatives, "standardAppShortcutNegatives")
  }

  private mutating func line(_ level: Int, _ text: String) {
    for _ in 0..<level { utf8 += "  ".utf8 }
    utf8 += text.utf8
    utf8.append(0x0A)
  }

  private mutating func write(_ shortcut: ShortcutDeclaration, _ index: Int) {
    let intent = declarations.intents[shortcut.intent]
    let slots = slotTypes(intent)
    line(2, "- metadata:")
    line(4, "name: \(YAMLText.quoted("\(shortcut.intent)_\(index)"))")
    line(4, "title: \(YAMLText.quoted(intent?.title ?? shortcut.intent))")
    writeCorpora { text, locale in
      for phrase in shortcut.phrases {
        // What has no translation is trained as it is.
        let list = locale.phrases[phrase.text] ?? [phrase]
        for one in list {
          guard let utterance = text.utterance(one, slots, locale) else { continue }
          text.line(5, "- \(YAMLText.quoted(utterance))")
        }
      }
    }
  }

  private mutating func writeNegatives() {
    line(2, "- metadata:")
    line(4, "name: \(TrainingData.negativeName)")
    writeCorpora { text, locale in
      let opener = locale.hasLists ? "{${\(TrainingData.prefix)} }" : ""
      for phrase in text.catalog.negativePhrases {
        for one in locale.negatives[phrase.text] ?? [phrase] {
          guard let utterance = text.utterance(one, [:], locale) else { continue }
          text.line(5, "- \(YAMLText.quoted(utterance))")
        }
      }
      for one in locale.negatives[""] ?? [] {
        guard let utterance = text.utterance(one, [:], locale) else { continue }
        text.line(5, "- \(YAMLText.quoted(utterance))")
      }
      if locale.hasLists {
        let utterance = opener + "${\(TrainingData.standardNegatives)}"
        text.line(5, "- \(YAMLText.quoted(utterance))")
      }
    }
  }

  /// Writes the utterances of each language.
  private mutating func writeCorpora(
    _ utterances: (inout TrainingDataText, Locale) -> Void
  ) {
    line(3, "corpuses:")
    line(4, "training:")
    for locale in locales {
      line(4, "- locale: \(YAMLText.quoted(locale.spelling))")
      let start = utf8.count
      line(5, "utterances:")
      let before = utf8.count
      utterances(&self, locale)
      if utf8.count == before {
        utf8.removeSubrange(start...)
        line(5, "utterances: []")
      }
    }
  }

  /// The types of an intent's parameters by name; those that a slot may be of.
  private func slotTypes(_ intent: IntentDeclaration?) -> [String: String] {
    var types: [String: String] = [:]
    for parameter in intent?.parameters ?? [] where types[parameter.name] == nil {
      switch parameter.type {
      case .entity(let name), .enumeration(let name): types[parameter.name] = name
      default: continue
      }
    }
    return types
  }

  /// A phrase as an utterance; `nil` where it cannot be one, which is noted.
  private mutating func utterance(
    _ phrase: PhraseDeclaration, _ slots: [String: String], _ locale: Locale
  ) -> String? {
    var text = locale.hasLists ? "{${\(TrainingData.prefix)} }" : ""
    for segment in UtteranceTemplate(phrase.text).segments {
      switch segment {
      case .text(let words):
        guard !words.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
        else { return lose(phrase, "a brace would begin a group", locale) }
        text += words
      case .variable("applicationName"): text += "${\(TrainingData.applicationName)}"
      case .variable(let name):
        guard let type = slots[name] else {
          return lose(phrase, "'${\(name)}' is of no type that a slot may be of", locale)
        }
        guard Self.isVariableName(type) else {
          return lose(
            phrase, "'\(type)' does not match '^[a-zA-Z_][a-zA-Z_$0-9]*$'", locale)
        }
        if knownTypes.insert(type).inserted { types.append(type) }
        text += "${\(type)}"
      case .optional: return lose(phrase, "a brace would begin a group", locale)
      }
    }
    return text
  }

  private mutating func lose(
    _ phrase: PhraseDeclaration, _ reason: String, _ locale: Locale
  ) -> String? {
    result.lose(
      "'\(phrase.text)' cannot be an utterance: \(reason)", at: phrase.location, in: catalog,
      locale: locale.localization?.locale ?? catalog.sourceLocale)
    return nil
  }

  private static func isVariableName(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(first &- UInt8(ascii: "0") < 10), first != 0x24 else {
      return false
    }
    return name.utf8.allSatisfy {
      $0 &- UInt8(ascii: "0") < 10 || $0 | 0x20 &- UInt8(ascii: "a") < 26 || $0 == 0x5F
        || $0 == 0x24
    }
  }

  private mutating func writeVariable(
    _ name: String, _ type: String, _ words: (Locale) -> [String]
  ) {
    line(0, "- name: \(YAMLText.quoted(name))")
    line(1, "type: \(type)")
    line(1, "definitions:")
    for locale in locales {
      line(1, "- locale: \(YAMLText.quoted(locale.spelling))")
      let words = words(locale)
      line(2, words.isEmpty ? "synomyms: []" : "synomyms:")
      for word in words { line(2, "- \(YAMLText.quoted(word))") }
    }
  }

  private mutating func writeNames() {
    let source = catalog.app
    writeVariable(TrainingData.applicationName, "ssu/expansion") {
      Self.unique(($0.localization?.app ?? source).forms)
    }
  }

  private mutating func write(type: String) {
    guard let enumeration = declarations.enums[type] else {
      let title = declarations.entities[type]?.title ?? type
      return writeVariable(type, "ssu/parameter") { [$0.strings[title] ?? title] }
    }
    writeVariable(type, "ssu/parameter") { locale in
      let byCase = locale.cases[type]
      return Self.unique(
        enumeration.cases.flatMap { one in
          byCase?[one.id].map { [$0.title] + $0.synonyms } ?? [one.title] + one.synonyms
        })
    }
  }

  /// Names a list of the platform for each language that has it.
  private mutating func writeReference(_ name: String, _ folder: String) {
    let listed = locales.filter(\.hasLists)
    guard !listed.isEmpty else { return }
    line(0, "- name: \(name)")
    line(1, "type: ssu/expansion")
    line(1, "definitions:")
    for locale in listed {
      let language = locale.spelling.split(separator: "_").first.map(String.init) ?? ""
      line(1, "- locale: \(YAMLText.quoted(locale.spelling))")
      line(2, "synomyms:")
      line(3, "$ref: ssu://Resources/\(folder)/\(language).yaml")
    }
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
