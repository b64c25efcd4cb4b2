// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Writing string catalogs")
struct StringCatalogWriterTests {
  @Test("the text is as Xcode writes it")
  func shape() {
    let catalog = AppCatalog(
      id: "x", app: AppNames(name: "Harbor"),
      shortcuts: [
        ShortcutDeclaration(
          intent: "OpenPier",
          phrases: [
            PhraseDeclaration("open ${applicationName}"),
            PhraseDeclaration("Show / \"${applicationName}\""),
          ]),
        ShortcutDeclaration(
          intent: "Close", phrases: [PhraseDeclaration("Close ${applicationName}")]),
      ],
      localizations: [
        LocalizationDeclaration(
          locale: "de",
          phrases: [
            PhraseTranslation(
              source: "open ${applicationName}", phrases: [PhraseDeclaration("Öffne")]),
            PhraseTranslation(source: "Show / \"${applicationName}\"", phrases: []),
          ])
      ])
    let result = StringCatalogWriter().write(catalog)
    #expect(result.diagnostics.isEmpty)
    #expect(result.files.map(\.path) == ["AppShortcuts.xcstrings"])
    #expect(
      result.files.first?.text == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Close ${applicationName}" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "Close ${applicationName}"
                    ]
                  }
                }
              }
            },
            "open ${applicationName}" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringSet" : {
                    "state" : "translated",
                    "values" : [
                      "Öffne"
                    ]
                  }
                },
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "open ${applicationName}",
                      "Show / \"${applicationName}\""
                    ]
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#)
  }

  @Test("keys are sorted without regard to case, numbers by their value")
  func order() {
    let sorted = ["a", "B", "b", "b2", "b10", "c", "zh-Hans", "zh-Hant", "zh-HK", "É", "ö"]
    var random = SeededGenerator.forTest("key order")
    for _ in 0..<50 {
      #expect(
        sorted.shuffled(using: &random).sorted(by: XcodeOrder.precedes)
          == ["a", "B", "b", "b2", "b10", "c", "zh-Hans", "zh-Hant", "zh-HK", "É", "ö"])
    }
  }

  @Test("what has no key of its own, or no translation beside others, is said")
  func losses() {
    let catalog = AppCatalog(
      id: "x", app: AppNames(name: "Harbor"),
      shortcuts: [
        ShortcutDeclaration(
          intent: "A", phrases: [PhraseDeclaration("one"), PhraseDeclaration("two")]),
        ShortcutDeclaration(
          intent: "B", phrases: [PhraseDeclaration("one"), PhraseDeclaration("three")]),
      ],
      localizations: [
        LocalizationDeclaration(
          locale: "de",
          phrases: [
            PhraseTranslation(source: "one", phrases: [PhraseDeclaration("eins")]),
            PhraseTranslation(source: "four", phrases: [PhraseDeclaration("vier")]),
          ])
      ])
    let result = StringCatalogWriter().write(catalog)
    #expect(
      result.diagnostics.map(\.message)
        == [
          "'three' is left out: another shortcut begins with 'one' too",
          "'two' has no translation into 'de', where other phrases of its shortcut do; it cannot "
            + "be said there",
          "'three' has no translation into 'de', where other phrases of its shortcut do; it cannot "
            + "be said there",
          "'vier' translates no phrase of the catalog and is left out",
        ].filter { !$0.hasPrefix("'three' has") })
  }

  /// Lists by key and language, read by the reader of JSON.
  private func lists(_ file: WrittenFile) throws -> [String: [String: [String]]] {
    let root = try JSONValue(parsing: file.utf8.span)
    guard case .object(let keys)? = root["strings"]?.kind else { return [:] }
    var lists: [String: [String: [String]]] = [:]
    for key in keys {
      guard case .object(let languages)? = key.value["localizations"]?.kind else { continue }
      for language in languages {
        guard case .array(let values)? = language.value["stringSet"]?["values"]?.kind else {
          continue
        }
        lists[key.name, default: [:]][language.name] = values.compactMap {
          if case .string(let text) = $0.kind { text } else { nil }
        }
      }
    }
    return lists
  }

  @Test("reading what was written gives each shortcut its phrases in each language")
  func roundTrip() throws {
    var random = SeededGenerator.forTest("string catalog round trip")
    for _ in 0..<fuzzRounds(300) {
      let catalog = RandomCatalog.make(&random, lists: true)
      let result = StringCatalogWriter().write(catalog)
      #expect(result.diagnostics.isEmpty)
      let lists = try lists(try #require(result.files.first))
      var expected: [String: [String: [String]]] = [:]
      for shortcut in catalog.shortcuts {
        guard let key = shortcut.phrases.first?.text else { continue }
        expected[key] = [catalog.sourceLocale: shortcut.phrases.map(\.text)]
        for localization in catalog.localizations {
          let own = localization.phrases.filter { one in
            shortcut.phrases.contains { $0.text == one.source }
          }
          if !own.isEmpty {
            expected[key]?[localization.locale] = own.flatMap { $0.phrases.map(\.text) }
          }
        }
      }
      for phrase in catalog.negativePhrases {
        expected[phrase.text] = [catalog.sourceLocale: [phrase.text]]
        for localization in catalog.localizations {
          guard let own = localization.negativePhrases.first(where: { $0.source == phrase.text })
          else { continue }
          expected[phrase.text]?[localization.locale] = own.phrases.map(\.text)
        }
      }
      #expect(lists == expected)
    }
  }
}
