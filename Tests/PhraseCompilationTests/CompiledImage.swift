// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseGrammar
import TextAnalysis

@testable import PhraseCompilation

/// Catalogs compiled, with ways to ask what became of them.
struct CompiledImage {
  let image: IndexImage
  let bytes: [UInt8]
  let diagnostics: [Diagnostic]

  init(_ catalogs: [AppCatalog], _ ruleSet: RuleSet = .apple) throws {
    let compiled = try PhraseCompiler(ruleSet: ruleSet).compile(catalogs)
    image = try IndexImage(validating: compiled.bytes)
    bytes = compiled.bytes.copy
    diagnostics = compiled.diagnostics
  }

  /// What was left out: `rule: message`.
  var findings: [String] { diagnostics.map { "\($0.rule): \($0.message)" } }

  /// The variant of an app in a locale.
  func variant(_ locale: String, app: Int = 0) -> VariantID? {
    let record = image.app(AppID(UInt32(app)))
    return record.variants.map(VariantID.init)
      .first { image.strings[image.variant($0).locale] == locale }
  }

  /// The templates of a locale in declaration order; negative ones begin with `!`.
  func phrases(_ locale: String, app: Int = 0) -> [String] {
    guard let variant = variant(locale, app: app) else { return [] }
    let record = image.variant(variant)
    return record.phrases.map {
      let phrase = image.phrase(PhraseID($0))
      return (phrase.flags.contains(.negative) ? "!" : "") + image.strings.template(phrase.text)
    }
  }

  /// The flags of a word.
  func flags(_ word: String, _ locale: String = "en") -> TokenFlags {
    guard
      let token = try? TextAnalyzer(locale: LocaleTag(locale)).normalizedTokens(word).first?.token
    else { return [] }
    return image.lexicon.token(hash: token.hash).flags
  }

  /// The items that the words of a text lead to in a trie.
  func items(_ text: String, from root: TrieNode, _ locale: String = "en") -> [UInt32] {
    var node = root
    for word in (try? TextAnalyzer(locale: LocaleTag(locale)).normalizedTokens(text)) ?? [] {
      node = image.trie.child(of: node, image.lexicon.token(hash: word.token.hash).id)
      if node.isNone { return [] }
    }
    let payload = image.trie.payload(node)
    return (0..<image.itemCount(payload)).map { image.item(payload, at: $0) }
  }

  /// The templates of a locale that a text without slots but the app's name leads to.
  ///
  /// `*` in the text stands for the app's name.
  func templates(_ text: String, _ locale: String = "en", app: Int = 0) -> [String] {
    guard let variant = variant(locale, app: app) else { return [] }
    var nodes = [image.variant(variant).phraseRoot]
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    for (k, part) in parts.enumerated() {
      let words =
        (try? TextAnalyzer(locale: LocaleTag(locale)).normalizedTokens(String(part))) ?? []
      for word in words {
        let id = image.lexicon.token(hash: word.token.hash).id
        nodes = nodes.map { image.trie.child(of: $0, id) }.filter { !$0.isNone }
      }
      if k + 1 < parts.count {
        nodes = nodes.flatMap { node in
          (0..<image.trie.slotCount(node)).map { image.trie.slot(node, at: $0) }
            .filter { $0.symbol == .applicationName }.map(\.child)
        }
      }
    }
    return nodes.flatMap { node in
      let payload = image.trie.payload(node)
      return (0..<image.itemCount(payload)).map {
        image.strings.template(image.phrase(PhraseID(image.item(payload, at: $0))).text)
      }
    }
  }

  /// The ids of the values that a text names in a slot class.
  func values(_ text: String, slotClass: UInt32 = 0, _ locale: String = "en") -> [String] {
    items(text, from: image.slotClass(slotClass).names, locale).map {
      image.strings[image.value(ValueID(image.form($0).target)).id]
    }
  }

  /// The locales of the variants that a name leads to.
  func named(_ name: String, _ locale: String = "en") -> [String] {
    items(name, from: image.nameRoot, locale).map {
      image.strings[image.variant(VariantID(image.form($0).target)).locale]
    }
  }
}

/// An app with one intent that has every parameter a test needs.
func app(
  _ phrases: [[String]], name: String = "Tasks", synonyms: [String] = [], locale: String = "en",
  values: [EntityValue] = [], query: EntityQueryKind = .string, isOpen: Bool = false,
  cases: [EnumCase] = [], negative: [String] = [], localizations: [LocalizationDeclaration] = []
) -> AppCatalog {
  AppCatalog(
    id: "com.example.tasks",
    app: AppNames(name: name, synonyms: synonyms, location: SourceLocation(line: 3)),
    sourceLocale: locale, enums: [EnumDeclaration(name: "P", title: "P", cases: cases)],
    entities: [
      EntityDeclaration(name: "Task", title: "Task", query: query, isOpen: isOpen, values: values)
    ],
    intents: [
      IntentDeclaration(
        name: "Do", title: "Do",
        parameters: [
          ParameterDeclaration(name: "task", type: .entity("Task")),
          ParameterDeclaration(name: "p", type: .enumeration("P")),
          ParameterDeclaration(name: "text", type: .string),
          ParameterDeclaration(name: "people", type: .person),
        ])
    ],
    shortcuts: phrases.enumerated().map { k, phrases in
      ShortcutDeclaration(
        intent: "Do",
        phrases: phrases.map { PhraseDeclaration($0, location: SourceLocation(line: 20 + k)) },
        location: SourceLocation(line: 10 + k))
    },
    negativePhrases: negative.map { PhraseDeclaration($0) }, localizations: localizations,
    file: "tasks.json")
}
