// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension TrainingData {
  /// Most phrases that one utterance may stand for.
  static let phraseLimit = 256
  /// Most text that the utterances of one file may stand for, in bytes.
  static let textLimit = 16 << 20
  /// Most text that one utterance may stand for on the way to its phrases, in bytes.
  static let utteranceLimit = 256 << 10

  /// The catalog that this tells of, where it is all there is of an app.
  ///
  /// Utterances become phrases: `${+applicationName}` is `${applicationName}`, the polite opener is
  /// left out, groups are written out with and without. A slot has the name of its type; the type is an
  /// enum where several words are listed for it, and otherwise an entity, of which the file has only
  /// the title. The first language of the file is taken for the source. The phrases of another language
  /// belong to a shortcut as a whole: its first phrase becomes all of them, the others none.
  ///
  /// - Returns: The catalog; findings of the rules `unknown-variable` and `too-many-phrases`.
  func catalog() -> (catalog: AppCatalog, diagnostics: [Diagnostic]) {
    var assembly = TrainingCatalogAssembly(data: self)
    assembly.run()
    return (assembly.catalog, assembly.diagnostics)
  }
}

private struct TrainingCatalogAssembly {
  let data: TrainingData
  var catalog: AppCatalog
  var diagnostics: [Diagnostic] = []
  private var work = TrainingData.textLimit
  /// The source language as spelled in the file.
  private let source: String
  /// The languages in order of appearance, each at its first place.
  private let locales: [LocatedText]
  /// The further languages as spelled, in the order of `catalog.localizations`.
  private let others: [String]
  private let variables: [String: TrainingData.Variable]
  /// The words of each variable by language.
  private let words: [String: [String: [LocatedText]]]
  /// The position of each intent.
  private var indices: [String: Int] = [:]
  /// The slots of each intent, in order.
  private var slots: [[String]] = []
  private var knownSlots: Set<Slot> = []

  private struct Slot: Hashable {
    var intent: Int
    var name: String
  }

  init(data: TrainingData) {
    self.data = data
    var seen: Set<String> = []
    locales = data.intents.flatMap(\.corpora).filter { seen.insert($0.locale).inserted }
      .prefix(CatalogReader.localeLimit).map { LocatedText($0.locale, location: $0.location) }
    let source = locales.first?.text ?? "en"
    self.source = source
    others = locales.dropFirst().map(\.text)
    variables = Dictionary(
      data.variables.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    words = variables.mapValues { variable in
      Dictionary(
        variable.definitions.map { ($0.locale, $0.synonyms) }, uniquingKeysWith: { a, _ in a })
    }
    catalog = AppCatalog(
      id: data.bundleIdentifier?.text ?? "", app: AppNames(name: ""),
      sourceLocale: TrainingLocale.tag(source), coverage: [.shortcuts], file: data.file)
  }

  mutating func run() {
    if let names = names(source) {
      catalog.app = names
      catalog.coverage.insert(.appName)
    }
    if catalog.app.location == .unknown {
      catalog.app.location = data.bundleIdentifier?.location ?? SourceLocation(file: data.file)
    }
    catalog.unreadMembers = data.unreadMembers
    catalog.suppressions = data.suppressions
    for locale in locales.dropFirst() {
      catalog.localizations.append(
        LocalizationDeclaration(
          locale: TrainingLocale.tag(locale.text), app: names(locale.text),
          location: locale.location))
    }
    catalog.bundle = AppBundle(
      locales: locales.map {
        LocatedText(TrainingLocale.tag($0.text), location: $0.location)
      },
      phraseFiles: [
        PhraseFile(kind: .trainingData, location: SourceLocation(file: data.file))
      ])
    for intent in data.intents {
      if intent.name == TrainingData.negativeName { add(negatives: intent) } else { add(intent) }
    }
    addTypes()
  }

  private func names(_ locale: String) -> AppNames? {
    let words = words[TrainingData.applicationName]?[locale]?.filter { !$0.text.isEmpty } ?? []
    guard let first = words.first else { return nil }
    return AppNames(
      name: first.text, synonyms: words.dropFirst().map(\.text), location: first.location)
  }

  private mutating func add(_ intent: TrainingData.Intent) {
    let name = Self.intentName(intent.name)
    let index = indices[name] ?? catalog.intents.count
    if index == catalog.intents.count {
      indices[name] = index
      catalog.intents.append(
        IntentDeclaration(name: name, title: intent.title ?? name, location: intent.location))
      slots.append([])
    }
    let texts = corpora(intent)
    let phrases = texts[source] ?? []
    catalog.shortcuts.append(
      ShortcutDeclaration(
        intent: name, phrases: phrases, shortTitle: intent.title, location: intent.location))
    addSlots(in: texts, of: index)
    guard let first = phrases.first else { return }
    for i in catalog.localizations.indices {
      guard let list = texts[others[i]] else { continue }
      catalog.localizations[i].phrases.append(
        PhraseTranslation(
          source: first.text, phrases: list, location: list.first?.location ?? intent.location))
      for other in phrases.dropFirst() where other.text != first.text {
        catalog.localizations[i].phrases.append(
          PhraseTranslation(source: other.text, phrases: [], location: intent.location))
      }
    }
  }

  private mutating func add(negatives: TrainingData.Intent) {
    let texts = corpora(negatives)
    let sources = texts[source] ?? []
    catalog.negativePhrases += sources
    for i in catalog.localizations.indices {
      guard let list = texts[others[i]] else { continue }
      var translations = list.map {
        PhraseTranslation(source: "", phrases: [$0], location: $0.location)
      }
      if list.count == sources.count {
        for k in list.indices { translations[k].source = sources[k].text }
      } else if let first = sources.first {
        // As with a shortcut: the list stands for all of them.
        translations =
          [PhraseTranslation(source: first.text, phrases: list, location: negatives.location)]
          + sources.dropFirst().map {
            PhraseTranslation(source: $0.text, phrases: [], location: negatives.location)
          }
      }
      catalog.localizations[i].negativePhrases += translations
    }
  }

  /// The intent's name without the position of its shortcut: `OpenTab_0` is `OpenTab`.
  private static func intentName(_ name: String) -> String {
    guard let mark = name.utf8.lastIndex(of: UInt8(ascii: "_")), mark > name.startIndex else {
      return name
    }
    let digits = name.utf8[name.utf8.index(after: mark)...]
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return name }
    return String(name[..<mark])
  }

  /// The phrases of an intent by language, as spelled.
  private mutating func corpora(
    _ intent: TrainingData.Intent
  ) -> [String: [PhraseDeclaration]] {
    var result: [String: [PhraseDeclaration]] = [:]
    for corpus in intent.corpora {
      var phrases = result[corpus.locale] ?? []
      for utterance in corpus.utterances {
        phrases += self.phrases(utterance, corpus.locale)
      }
      result[corpus.locale] = phrases
    }
    return result
  }

  private mutating func phrases(
    _ utterance: LocatedText, _ locale: String
  ) -> [PhraseDeclaration] {
    let (variables, words) = (variables, words)
    let budget = min(work, TrainingData.utteranceLimit)
    var left = budget
    defer { work -= budget - max(0, left) }
    let (texts, isCut, unknown) = UtteranceTemplate(utterance.text).phrases(
      limit: TrainingData.phraseLimit, work: &left
    ) { name in
      if name == TrainingData.applicationName { return .keep("${applicationName}") }
      guard name.hasPrefix("+") || variables[name]?.type == "ssu/expansion" else {
        return .keep("${\(name)}")
      }
      let words = words[name]?[locale] ?? []
      return words.isEmpty ? .unknown : .oneOf(words.map(\.text))
    }
    if isCut {
      report(
        "too-many-phrases",
        "the utterance stands for more phrases than are read; \(texts.count) of them are kept",
        utterance)
    } else if let unknown, unknown != TrainingData.standardNegatives {
      report(
        "unknown-variable",
        "'${\(unknown)}' stands for words that are not in the file; the utterance is left out",
        utterance)
    }
    return texts.map { PhraseDeclaration($0, location: utterance.location) }
  }

  private mutating func report(_ rule: String, _ message: String, _ place: LocatedText) {
    guard diagnostics.count < PropertyList.findingLimit else { return }
    diagnostics.append(
      Diagnostic(rule: rule, severity: .warning, message: message, location: place.location))
  }

  /// Notes the slots of an intent's phrases, the source's first.
  private mutating func addSlots(in texts: [String: [PhraseDeclaration]], of intent: Int) {
    for locale in [source] + others {
      for phrase in texts[locale] ?? [] {
        for case .variable(let name) in UtteranceTemplate(phrase.text).segments
        where name != "applicationName" {
          guard knownSlots.insert(Slot(intent: intent, name: name)).inserted else { continue }
          slots[intent].append(name)
        }
      }
    }
  }

  private mutating func addTypes() {
    var known: Set<String> = []
    for (i, names) in slots.enumerated() {
      for name in names {
        let words = words[name]?[source] ?? []
        let location = variables[name]?.location ?? catalog.intents[i].location
        let isEnum = words.count > 1
        catalog.intents[i].parameters.append(
          ParameterDeclaration(
            name: name, type: isEnum ? .enumeration(name) : .entity(name), location: location))
        guard known.insert(name).inserted else { continue }
        guard isEnum else {
          catalog.entities.append(
            EntityDeclaration(name: name, title: words.first?.text ?? name, location: location))
          continue
        }
        var ids: Set<String> = []
        let cases = words.filter { ids.insert($0.text).inserted }
        catalog.enums.append(
          EnumDeclaration(
            name: name, title: name,
            cases: cases.map { EnumCase(id: $0.text, title: $0.text, location: $0.location) },
            location: location))
        translate(cases, of: name)
      }
    }
  }

  /// Pairs the words of an enum with those of another language by position, where there are as many.
  private mutating func translate(_ cases: [LocatedText], of name: String) {
    for (i, locale) in others.enumerated() {
      let words = words[name]?[locale] ?? []
      guard words.count == cases.count else { continue }
      for (one, word) in zip(cases, words) where one.text != word.text {
        catalog.localizations[i].enumCases.append(
          EnumCaseTranslation(
            enumName: name, caseID: one.text, title: word.text, location: word.location))
      }
    }
  }
}
