// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TextAnalysis

/// A phrase does not begin as a request of the system's own.
///
/// Which requests are taken is data: `SystemPhrases`, with sources.
enum SystemPhraseRule: CatalogRule {
  static let description = RuleDescription(
    id: "system-phrase", severity: .note, ruleSets: [.apple], category: .phrases,
    summary: "A phrase does not begin as a request that the system takes for itself.",
    rationale:
      "\"Add a task\" is Reminders' and \"tell\" Messages', also where an app is named: developers"
      + " see their phrase go there, or only sometimes reach the app.",
    fix: "Begin with another verb, or with the app's name, and try the phrase on a device.",
    example: .init("Add a task in ${applicationName}", "Put a task into ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    var tables: [String: Beginnings] = [:]
    var buffer = TokenBuffer()
    for (phrase, form) in zip(subject.phrases, subject.spoken) {
      guard let form, let reader = subject.spokenReaders[phrase.locale] else { continue }
      if tables[phrase.locale] == nil { tables[phrase.locale] = Beginnings(reader, &buffer) }
      guard let (list, words) = tables[phrase.locale]?.list(form) else { continue }
      report.add(
        phrase, "'\(words)' begins a request that \(list.domain) takes, in '\(phrase.text)'",
        fix: "begin with another verb, and try the phrase on a device",
        note: "known from: \(list.source)")
    }
  }

  /// The beginnings of a language, as they are compared.
  private struct Beginnings {
    private var byFirst: [UInt64: [(symbols: [UInt64], words: String, list: SystemPhrases)]] = [:]

    init(_ reader: SpokenFormReader, _ buffer: inout TokenBuffer) {
      for list in SystemPhrases.forLanguage(reader.language) {
        for words in list.beginnings {
          let symbols = reader.words(of: words, &buffer)
          guard let first = symbols.first else { continue }
          byFirst[first, default: []].append((symbols, words, list))
        }
      }
    }

    /// The list that a phrase's beginning is in, and the words.
    func list(_ form: SpokenForm) -> (SystemPhrases, String)? {
      guard let first = form.symbols.first, let all = byFirst[first] else { return nil }
      return all.first { form.symbols.starts(with: $0.symbols) }.map { ($0.list, $0.words) }
    }
  }
}
