// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension AppAssembly {
  /// Makes shortcuts of the keys, where tables of phrases are all there is.
  ///
  /// Each key of a string catalog is a shortcut with its list; each key of `AppShortcuts.strings` is
  /// a shortcut of one phrase. The intent is named by the key's words; each slot is a parameter of
  /// an entity of its own name.
  mutating func inferShortcuts() {
    var keys: Set<String> = []
    var names: [String: Int] = [:]
    for one in parts.phraseCatalogs {
      for entry in one.entries where keys.insert(entry.key).inserted {
        // Xcode marks what it no longer finds in the code, and leaves it in the file.
        if entry.extractionState == "stale" {
          guard parts.diagnostics.count < 1_000 else { continue }
          parts.diagnostics.append(
            Diagnostic(
              rule: "stale-phrase", severity: .warning,
              message: "'\(entry.key.shortened)' is marked as stale: the code no longer has it",
              fix: "remove it, or bring the phrase back in code", location: entry.location))
          continue
        }
        var list = PhraseTranslation(source: entry.key, phrases: [], location: entry.location)
        list.phrases =
          entry.localization(catalog.sourceLocale)?.values
          .map { PhraseDeclaration($0.text, location: $0.location) } ?? []
        if list.phrases.isEmpty {
          list.phrases = [PhraseDeclaration(entry.key, location: entry.location)]
        }
        let shortcut = addShortcut(list, &names)
        for one in entry.localizations where !isSource(one.locale) && !one.values.isEmpty {
          list.phrases = one.values.map { PhraseDeclaration($0.text, location: $0.location) }
          addList(list, of: shortcut, in: one.locale)
        }
      }
    }
    // Phrases of a list are not keys again: a table beside a string catalog repeats them.
    for shortcut in catalog.shortcuts {
      for phrase in shortcut.phrases { keys.insert(phrase.text) }
    }
    inferFromTables(&keys, &names)
    inferParameters()
  }

  private mutating func inferFromTables(
    _ keys: inout Set<String>, _ names: inout [String: Int]
  ) {
    let tables =
      parts.phraseTables.filter { isSource($0.locale) }
      + parts.phraseTables.filter { !isSource($0.locale) }
    var sources: [String: String] = [:]
    for table in tables {
      for entry in table.strings.entries where keys.insert(entry.key).inserted {
        let isOwn = isSource(table.locale)
        // Where the source language has no table, its phrase is the key, and stands in each table.
        let phrase = PhraseDeclaration(
          isOwn ? entry.value : entry.key, location: isOwn ? entry.location : entry.keyLocation)
        sources[entry.key] = phrase.text
        _ = addShortcut(
          PhraseTranslation(source: entry.key, phrases: [phrase], location: entry.keyLocation),
          &names)
      }
    }
    for table in parts.phraseTables where !isSource(table.locale) {
      for entry in table.strings.entries {
        let translation = PhraseTranslation(
          source: sources[entry.key] ?? entry.key,
          phrases: [PhraseDeclaration(entry.value, location: entry.location)],
          location: entry.keyLocation)
        localize(table.locale, entry.keyLocation) { $0.phrases.append(translation) }
      }
    }
  }

  /// Adds a shortcut of the phrases that stand under a key, and its intent.
  private mutating func addShortcut(
    _ list: PhraseTranslation, _ names: inout [String: Int]
  ) -> ShortcutDeclaration {
    let words = Self.words(list.source)
    var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if name.isEmpty { name = "Shortcut" }
    names[name, default: 0] += 1
    // A name that ends in a digit may be a numbered one of another name: ask until it is free.
    while let count = names[name], count > 1 {
      name += "\(count)"
      names[name, default: 0] += 1
    }
    let title = words.joined(separator: " ")
    catalog.intents.append(
      IntentDeclaration(name: name, title: title.isEmpty ? name : title, location: list.location))
    let shortcut = ShortcutDeclaration(
      intent: name, phrases: list.phrases, location: list.location)
    catalog.shortcuts.append(shortcut)
    return shortcut
  }

  /// Gives each intent a parameter for each slot of its phrases in any language, in order.
  private mutating func inferParameters() {
    var phrasesBySource: [String: [PhraseDeclaration]] = [:]
    for locale in localeOrder {
      for translation in localizations[locale]?.phrases ?? [] {
        phrasesBySource[translation.source, default: []] += translation.phrases
      }
    }
    var entities: Set<String> = []
    for (i, shortcut) in catalog.shortcuts.enumerated() {
      var seen: Set<String> = []
      // Of shortcuts with one phrase in common the first gets what its translations name.
      let all =
        shortcut.phrases
        + shortcut.phrases.flatMap { phrasesBySource.removeValue(forKey: $0.text) ?? [] }
      for phrase in all {
        for slot in phrase.slotNames {
          // A misspelt app name is not a parameter; it is to be reported.
          guard !Self.isLikeAppName(slot), seen.insert(slot).inserted else { continue }
          catalog.intents[i].parameters.append(
            ParameterDeclaration(name: slot, type: .entity(slot), location: phrase.location))
          guard entities.insert(slot).inserted else { continue }
          catalog.entities.append(
            EntityDeclaration(name: slot, title: slot, location: phrase.location))
        }
      }
    }
  }

  private static func isLikeAppName(_ slot: String) -> Bool {
    let plain = slot.lowercased().filter(\.isLetter)
    return plain == "applicationname" || plain == "appname"
      || NearestName.nearest(to: slot, among: ["applicationName"]) != nil
  }

  /// The words of a phrase, slots left out; at most a dozen.
  private static func words(_ phrase: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isSlot = false
    var previous: Character = " "
    for character in phrase {
      defer { previous = character }
      if isSlot {
        if character == "}" { isSlot = false }
        continue
      }
      if character == "{", previous == "$" {
        isSlot = true
      } else if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        words.append(word)
        word = ""
        if words.count == 12 { return words }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
