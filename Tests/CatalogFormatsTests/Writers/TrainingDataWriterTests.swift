// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Writing training data")
struct TrainingDataWriterTests {
  private var sample: AppCatalog {
    AppCatalog(
      id: "com.example.harbor", app: AppNames(name: "Harbor", synonyms: ["Port"]),
      enums: [
        EnumDeclaration(
          name: "Side", title: "Side",
          cases: [
            EnumCase(id: "l", title: "left", synonyms: ["port side"]),
            EnumCase(id: "r", title: "right"),
          ])
      ],
      entities: [EntityDeclaration(name: "Pier", title: "Pier")],
      intents: [
        IntentDeclaration(
          name: "OpenPier", title: "Open: Pier",
          parameters: [
            ParameterDeclaration(name: "target", type: .entity("Pier")),
            ParameterDeclaration(name: "side", type: .enumeration("Side")),
            ParameterDeclaration(name: "count", type: .int),
          ])
      ],
      shortcuts: [
        ShortcutDeclaration(
          intent: "OpenPier",
          phrases: [
            PhraseDeclaration("Open ${target} in ${applicationName}"),
            PhraseDeclaration("Show ${side} of ${applicationName}"),
            PhraseDeclaration("Open ${count} in ${applicationName}"),
          ])
      ],
      negativePhrases: [PhraseDeclaration("Close ${applicationName}")],
      localizations: [
        LocalizationDeclaration(
          locale: "pt-BR", app: AppNames(name: "Porto"),
          phrases: [
            PhraseTranslation(
              source: "Open ${target} in ${applicationName}",
              phrases: [PhraseDeclaration("Abrir ${target} no ${applicationName}")])
          ],
          enumCases: [
            EnumCaseTranslation(enumName: "Side", caseID: "l", title: "esquerda")
          ])
      ])
  }

  @Test("the text is as the platform writes it")
  func shape() throws {
    let result = TrainingDataWriter().write(sample)
    #expect(
      result.files.first?.text == """
        apiVersion: ssu/v1
        nlu:
          shortcuts:
            bundleIdentifier: com.example.harbor
            intents:
            - metadata:
                name: OpenPier_0
                title: 'Open: Pier'
              corpuses:
                training:
                - locale: en
                  utterances:
                  - '{${+prefix} }Open ${Pier} in ${+applicationName}'
                  - '{${+prefix} }Show ${Side} of ${+applicationName}'
                - locale: pt_BR
                  utterances:
                  - Abrir ${Pier} no ${+applicationName}
                  - Show ${Side} of ${+applicationName}
            - metadata:
                name: +negative
              corpuses:
                training:
                - locale: en
                  utterances:
                  - '{${+prefix} }Close ${+applicationName}'
                  - '{${+prefix} }${+standardAppShortcutNegatives}'
                - locale: pt_BR
                  utterances:
                  - Close ${+applicationName}
        variables:
        - name: +applicationName
          type: ssu/expansion
          definitions:
          - locale: en
            synomyms:
            - Harbor
            - Port
          - locale: pt_BR
            synomyms:
            - Porto
        - name: Pier
          type: ssu/parameter
          definitions:
          - locale: en
            synomyms:
            - Pier
          - locale: pt_BR
            synomyms:
            - Pier
        - name: Side
          type: ssu/parameter
          definitions:
          - locale: en
            synomyms:
            - left
            - port side
            - right
          - locale: pt_BR
            synomyms:
            - esquerda
            - right
        - name: +prefix
          type: ssu/expansion
          definitions:
          - locale: en
            synomyms:
              $ref: ssu://Resources/prefix/en.yaml
        - name: +standardAppShortcutNegatives
          type: ssu/expansion
          definitions:
          - locale: en
            synomyms:
              $ref: ssu://Resources/standardAppShortcutNegatives/en.yaml

        """)
    #expect(
      result.diagnostics.map(\.message) == [
        "'Open ${count} in ${applicationName}' cannot be an utterance: '${count}' is of no type "
          + "that a slot may be of",
        "'Open ${count} in ${applicationName}' cannot be an utterance: '${count}' is of no type "
          + "that a slot may be of",
      ])
  }

  @Test("reading what was written gives the same phrases, and writing that the same text")
  func roundTrip() throws {
    var random = SeededGenerator.forTest("training data round trip")
    for _ in 0..<fuzzRounds(300) {
      let catalog = RandomCatalog.make(&random, lists: true)
      let result = TrainingDataWriter().write(catalog)
      #expect(result.diagnostics.isEmpty)
      let file = try #require(result.files.first)
      let data = TrainingDataReader().read(utf8: file.utf8, file: "x")
      #expect(data.diagnostics.isEmpty)
      #expect(data.unreadMembers.isEmpty)
      let (read, diagnostics) = data.catalog()
      #expect(diagnostics.isEmpty)
      #expect(read.id == catalog.id)
      #expect(read.app.forms == catalog.app.forms)
      #expect(
        read.shortcuts.map { [$0.intent] + $0.phrases.map(\.text) }
          == catalog.shortcuts.map { [$0.intent] + $0.phrases.map(\.text) })
      #expect(read.negativePhrases.map(\.text) == catalog.negativePhrases.map(\.text))
      #expect(read.intents.map(\.title) == catalog.intents.map(\.title))
      for (one, other) in zip(read.localizations, catalog.localizations) {
        #expect(one.locale == other.locale)
        for shortcut in catalog.shortcuts {
          let sources = Set(shortcut.phrases.map(\.text))
          let heard = one.phrases.filter { sources.contains($0.source) }
            .flatMap { $0.phrases.map(\.text) }
          let table = TranslationTable(other.phrases)
          let declared = shortcut.phrases.flatMap { (table[$0.text] ?? [$0]).map(\.text) }
          #expect(heard == declared)
        }
      }
      let again = TrainingDataReader().read(
        utf8: TrainingDataWriter().write(read).files.first?.utf8 ?? [], file: "x")
      #expect(again.catalog().catalog.withoutLocations() == read.withoutLocations())
    }
  }

  @Test("a type whose name is no variable's is said, and a brace")
  func losses() {
    var catalog = sample
    catalog.intents[0].parameters[0].type = .entity("Harbor.Pier")
    catalog.shortcuts[0].phrases = [
      PhraseDeclaration("Open ${target} in ${applicationName}"),
      PhraseDeclaration("Open {it} in ${applicationName}"),
    ]
    catalog.localizations = []
    let result = TrainingDataWriter().write(catalog)
    #expect(
      result.diagnostics.map(\.message) == [
        "'Open ${target} in ${applicationName}' cannot be an utterance: 'Harbor.Pier' does not "
          + "match '^[a-zA-Z_][a-zA-Z_$0-9]*$'",
        "'Open {it} in ${applicationName}' cannot be an utterance: a brace would begin a group",
      ])
  }
}
