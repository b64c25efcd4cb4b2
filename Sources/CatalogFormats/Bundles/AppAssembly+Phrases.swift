// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension AppAssembly {
  /// Brings the tables of phrases to the declared shortcuts.
  ///
  /// A key of `AppShortcuts.strings` is a phrase, one to one. A key of `AppShortcuts.xcstrings` is the
  /// first phrase of a shortcut, and its list stands for all of the shortcut's phrases; where further
  /// phrases are keys, too, or a key has one text and no list, each key is its phrase's. Keys that
  /// nothing declares stay as translations, so that they are reported.
  mutating func translatePhrases() {
    let declared = DeclaredPhrases(catalog)
    var orphans: [PhraseTranslation] = []
    for table in parts.phraseTables where isSource(table.locale) {
      for entry in table.strings.entries {
        let phrase = PhraseDeclaration(entry.value, location: entry.location)
        if let (i, j) = declared.places[entry.key] {
          if entry.value != entry.key { catalog.shortcuts[i].phrases[j] = phrase }
        } else if let i = declared.negatives[entry.key] {
          if entry.value != entry.key { catalog.negativePhrases[i] = phrase }
        } else {
          orphans.append(
            PhraseTranslation(
              source: entry.key, phrases: [phrase], location: entry.keyLocation))
        }
      }
    }
    sourceLists(declared, &orphans)
    for table in parts.phraseTables where !isSource(table.locale) {
      for entry in table.strings.entries {
        let phrase = PhraseDeclaration(entry.value, location: entry.location)
        translate(
          PhraseTranslation(source: entry.key, phrases: [phrase], location: entry.keyLocation),
          into: table.locale, declared)
      }
      // A language whose table is empty is still one that the app has.
      if table.strings.entries.isEmpty {
        localize(table.locale, SourceLocation(file: table.strings.file)) { _ in }
      }
    }
    for one in parts.phraseCatalogs {
      for entry in one.entries {
        for list in entry.localizations where !isSource(list.locale) {
          let phrases = list.values.map { PhraseDeclaration($0.text, location: $0.location) }
          guard !phrases.isEmpty else { continue }
          let translation = PhraseTranslation(
            source: entry.key, phrases: phrases, location: entry.location)
          if let i = declared.firsts[entry.key], list.isList, !isSplit(i, one, declared) {
            addList(translation, of: catalog.shortcuts[i], in: list.locale)
          } else {
            translate(translation, into: list.locale, declared)
          }
        }
      }
    }
    let known = Set(localizations.values.flatMap { $0.phrases.map(\.source) })
    for orphan in orphans where !known.contains(orphan.source) {
      localize(catalog.sourceLocale, orphan.location) { $0.phrases.append(orphan) }
    }
  }

  /// Reports phrases whose texts stand in the ordinary tables, where the platform never looks.
  ///
  /// A phrase that is the key of a text and names no app is taken for that text, so that all else is
  /// said of what was meant.
  mutating func reportPhrasesElsewhere() {
    var own: [String: StringsTable.Entry] = [:]
    var translated: Set<String> = []
    func add(_ locale: String, _ strings: StringsTable) {
      if isSource(locale) {
        own.merge(strings.entriesByKey) { a, _ in a }
      } else {
        translated.formUnion(strings.entries.map(\.key))
      }
    }
    for table in parts.textTables["Localizable"] ?? [] { add(table.locale, table.strings) }
    for table in (parts.textCatalogs["Localizable"] ?? []).flatMap({ $0.tables() }) {
      add(table.locale, table.strings)
    }
    guard !own.isEmpty || !translated.isEmpty else { return }
    let known = Set(
      parts.phraseTables.flatMap { $0.strings.entries.map(\.key) }
        + parts.phraseCatalogs.flatMap { $0.entries.map(\.key) })
    for i in catalog.shortcuts.indices {
      for j in catalog.shortcuts[i].phrases.indices {
        let phrase = catalog.shortcuts[i].phrases[j]
        guard !known.contains(phrase.text), parts.diagnostics.count < 1_000 else { continue }
        let isKey = !phrase.text.contains("${applicationName}")
        if isKey, let entry = own[phrase.text], entry.value != phrase.text {
          catalog.shortcuts[i].phrases[j].text = entry.value.replacing(
            "\\(.applicationName)", with: "${applicationName}")
          parts.diagnostics.append(
            .phraseElsewhere(
              "the phrase '\(phrase.text.shortened)' is the key of a text in 'Localizable', where the "
                + "platform does not look: it takes the key for what is said",
              fix: "write the phrase itself, with '\\(.applicationName)', and its translations in "
                + "'AppShortcuts.xcstrings'", severity: .error, at: phrase.location, entry.location)
          )
        } else if !isKey, own[phrase.text] != nil || translated.contains(phrase.text) {
          parts.diagnostics.append(
            .phraseElsewhere(
              "translations of the phrase '\(phrase.text.shortened)' stand in 'Localizable', where the "
                + "platform does not look",
              fix: "move them to 'AppShortcuts.xcstrings'", severity: .warning, at: phrase.location,
              own[phrase.text]?.location))
        }
      }
    }
  }

  /// Whether phrases of a shortcut behind the first are keys of a string catalog, too.
  private func isSplit(
    _ shortcut: Int, _ table: StringCatalog, _ declared: DeclaredPhrases
  ) -> Bool {
    table.entries.contains { entry in
      declared.firsts[entry.key] == nil && declared.places[entry.key]?.shortcut == shortcut
    }
  }

  /// Takes the source language's lists of a string catalog.
  private mutating func sourceLists(
    _ declared: DeclaredPhrases, _ orphans: inout [PhraseTranslation]
  ) {
    for one in parts.phraseCatalogs {
      for entry in one.entries {
        let own = entry.localization(catalog.sourceLocale)
        let phrases =
          own?.values.map { PhraseDeclaration($0.text, location: $0.location) } ?? []
        if let i = declared.firsts[entry.key], own?.isList == true, !isSplit(i, one, declared) {
          take(phrases, for: i, entry, isEdited: own?.state == "translated")
        } else if let (i, j) = declared.places[entry.key] {
          // A phrase with a text of its own; further ones come last, so that others do not shift.
          if let phrase = phrases.first, catalog.shortcuts[i].phrases.indices.contains(j) {
            catalog.shortcuts[i].phrases[j] = phrase
            let known = Set(catalog.shortcuts[i].phrases.map(\.text))
            catalog.shortcuts[i].phrases += phrases.dropFirst().filter { !known.contains($0.text) }
          }
        } else if let i = declared.negatives[entry.key] {
          if let phrase = phrases.first { catalog.negativePhrases[i] = phrase }
          catalog.negativePhrases += phrases.dropFirst()
        } else {
          orphans.append(
            PhraseTranslation(
              source: entry.key,
              phrases: phrases.isEmpty
                ? [PhraseDeclaration(entry.key, location: entry.location)] : phrases,
              location: entry.location))
        }
      }
    }
  }

  /// Takes the source language's list of a shortcut; what only the code has stays behind it, as a build
  /// would add it.
  ///
  /// - Parameter isEdited: Whether somebody has written it anew: then it counts as it is.
  private mutating func take(
    _ list: [PhraseDeclaration], for shortcut: Int, _ entry: StringCatalog.Entry, isEdited: Bool
  ) {
    guard !list.isEmpty else { return }
    func folded(_ phrase: PhraseDeclaration) -> String {
      phrase.text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let listed = Set(list.map(folded))
    let others =
      isEdited
      ? [] : catalog.shortcuts[shortcut].phrases.filter { !listed.contains(folded($0)) }
    catalog.shortcuts[shortcut].phrases = list + others
    guard let first = others.first else { return }
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    parts.diagnostics.append(
      Diagnostic(
        rule: "outdated-list", severity: .warning,
        message:
          "the list of '\(entry.key.shortened)' lacks '\(first.text.shortened)'\(more), which "
          + "the code has",
        fix: "build once with Xcode, which brings the list up to date, or add what it lacks",
        location: entry.location, related: [RelatedPlace("the phrase", at: first.location)]))
  }

  /// Adds the translation of the phrase that a key is for.
  private mutating func translate(
    _ entry: PhraseTranslation, into locale: String, _ declared: DeclaredPhrases
  ) {
    let key = entry.source
    var translation = entry
    if let (i, j) = declared.places[key] {
      let own = catalog.shortcuts[i].phrases
      // The list of the source language may have fewer phrases than the code.
      translation.source = own.indices.contains(j) ? own[j].text : own.first?.text ?? key
    } else if let i = declared.negatives[key] {
      translation.source = catalog.negativePhrases[i].text
      return localize(locale, entry.location) { $0.negativePhrases.append(translation) }
    }
    localize(locale, entry.location) { $0.phrases.append(translation) }
  }

  /// Adds a list that stands for all phrases of a shortcut to a language: at the first phrase all of
  /// it, at the others nothing.
  mutating func addList(
    _ list: PhraseTranslation, of shortcut: ShortcutDeclaration, in locale: String
  ) {
    var seen: Set<String> = []
    let sources = shortcut.phrases.map(\.text).filter { seen.insert($0).inserted }
    // A few long lists in many languages must not become more than was read.
    let covered = sources.dropFirst().prefix(max(0, coveredLeft))
    coveredLeft -= covered.count
    var first = list
    first.source = sources.first ?? list.source
    localize(locale, list.location) { localization in
      localization.phrases.append(first)
      for source in covered {
        localization.phrases.append(
          PhraseTranslation(source: source, phrases: [], location: list.location))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func phraseElsewhere(
    _ message: String, fix: String, severity: Severity, at place: SourceLocation,
    _ text: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      rule: "phrase-in-localizable", severity: severity, message: message, fix: fix,
      location: place, related: text.map { [RelatedPlace("the text", at: $0)] } ?? [])
  }
}

/// Where each declared phrase stands, by its text in the code.
struct DeclaredPhrases {
  /// Every phrase of a shortcut; of equal ones the first.
  private(set) var places: [String: (shortcut: Int, phrase: Int)] = [:]
  /// The first phrases.
  private(set) var firsts: [String: Int] = [:]
  /// The negative phrases.
  private(set) var negatives: [String: Int] = [:]

  init(_ catalog: AppCatalog) {
    for (i, shortcut) in catalog.shortcuts.enumerated() {
      for (j, phrase) in shortcut.phrases.enumerated() where places[phrase.text] == nil {
        places[phrase.text] = (i, j)
      }
      if let first = shortcut.phrases.first, firsts[first.text] == nil { firsts[first.text] = i }
    }
    for (i, phrase) in catalog.negativePhrases.enumerated() where negatives[phrase.text] == nil {
      negatives[phrase.text] = i
    }
  }
}
