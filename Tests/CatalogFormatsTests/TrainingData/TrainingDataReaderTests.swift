// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Training data")
struct TrainingDataReaderTests {
  static let sample = """
    apiVersion: ssu/v1
    nlu:
      shortcuts:
        bundleIdentifier: com.example.harbor
        intents:
        - metadata:
            name: OpenPier_0
            title: Open Pier
          corpuses:
            training:
            - locale: en_US
              utterances:
              - '{${+prefix} }Open ${Pier} in ${+applicationName}'
              - Show {the }${Side} side in ${+applicationName}  # bespeak:disable double-space
            - locale: de
              utterances: ["Öffne ${Pier} in ${+applicationName}"]
        - metadata:
            name: OpenPier_1
          corpuses:
            training: []
        - metadata:
            name: +negative
          corpuses:
            training:
            - locale: en_US
              utterances:
              - '{${+prefix} }${+standardAppShortcutNegatives}'
              - Close my ${+applicationName} account
            - locale: de
              utterances:
              - Lösche mein Konto bei ${+applicationName}
    variables:
    - name: +applicationName
      type: ssu/expansion
      definitions:
      - locale: en_US
        synomyms:
        - Harbor
        - Port
      - {locale: de, synomyms: [Hafen]}
    - name: Pier
      type: ssu/parameter
      definitions:
      - locale: en_US
        synomyms: [Pier]
    - name: Side
      type: ssu/parameter
      definitions:
      - locale: en_US
        synomyms:
        - left
        - right
      - locale: de
        synomyms: [links, rechts]
    - name: +prefix
      type: ssu/expansion
      definitions:
      - locale: en_US
        synomyms:
          $ref: ssu://Resources/prefix/en.yaml
    """

  private func read(_ text: String) -> TrainingData {
    TrainingDataReader().read(utf8: Array(text.utf8), file: "root.ssu.yaml")
  }

  @Test("intents, utterances and variables are read with their places")
  func shape() throws {
    let data = read(Self.sample)
    #expect(data.diagnostics.isEmpty)
    #expect(data.unreadMembers.isEmpty)
    #expect(data.bundleIdentifier?.text == "com.example.harbor")
    #expect(data.intents.map(\.name) == ["OpenPier_0", "OpenPier_1", "+negative"])
    let corpus = try #require(data.intents.first?.corpora.first)
    #expect(corpus.locale == "en_US")
    #expect(
      corpus.utterances.map(\.text) == [
        "{${+prefix} }Open ${Pier} in ${+applicationName}",
        "Show {the }${Side} side in ${+applicationName}",
      ])
    #expect(
      corpus.utterances.last?.location
        == SourceLocation(
          file: "root.ssu.yaml", line: 14, column: 13,
          path: "nlu.shortcuts.intents[0].corpuses.training[0].utterances[1]"))
    #expect(
      data.variable("+prefix")?.definitions.first?.reference?.text.hasSuffix("en.yaml") == true)
    #expect(data.suppressions.map(\.rules) == [["double-space"]])
    #expect(data.suppressions.map(\.lines) == [14...14])
  }

  @Test("utterances become the phrases of a catalog")
  func catalog() throws {
    let (catalog, diagnostics) = read(Self.sample).catalog()
    #expect(diagnostics.isEmpty)
    #expect(catalog.id == "com.example.harbor")
    #expect(catalog.sourceLocale == "en-US")
    #expect(catalog.app.forms == ["Harbor", "Port"])
    #expect(catalog.coverage == [.shortcuts, .appName])
    #expect(catalog.intents.map(\.name) == ["OpenPier"])
    #expect(
      catalog.intents.first?.parameters.map { "\($0.name) \($0.type.spelling)" }
        == ["Pier entity:Pier", "Side enum:Side"])
    #expect(
      catalog.shortcuts.map { $0.phrases.map(\.text) } == [
        [
          "Open ${Pier} in ${applicationName}", "Show ${Side} side in ${applicationName}",
          "Show the ${Side} side in ${applicationName}",
        ], [],
      ])
    #expect(catalog.enums.first?.cases.map(\.title) == ["left", "right"])
    #expect(catalog.entities.map(\.name) == ["Pier"])
    #expect(catalog.negativePhrases.map(\.text) == ["Close my ${applicationName} account"])
    let german = try #require(catalog.localizations.first)
    #expect(german.locale == "de")
    #expect(german.app?.name == "Hafen")
    #expect(
      german.phrases.map { $0.phrases.map(\.text) }
        == [["Öffne ${Pier} in ${applicationName}"], [], []])
    #expect(german.phrases.map(\.source) == catalog.shortcuts[0].phrases.map(\.text))
    #expect(german.negativePhrases.map(\.source) == ["Close my ${applicationName} account"])
    #expect(german.enumCases.map(\.title) == ["links", "rechts"])
    #expect(CatalogConsistency.check(catalog).isEmpty)
  }

  @Test("a comment on a line of its own is for the next line of content")
  func suppressions() {
    let data = read(
      """
      # bespeak:disable-file a
      apiVersion: ssu/v1

      # bespeak:disable b

      nlu: # bespeak:disable c
        shortcuts: {}
      # bespeak:disable d
      """)
    #expect(data.suppressions.map(\.rules) == [["a"], ["b"], ["c"], ["d"]])
    #expect(data.suppressions.map(\.lines) == [nil, 4...6, 6...6, 8...8])
  }

  @Test("a variable whose words are not in the file costs its utterance")
  func unknownVariable() {
    let text = Self.sample.replacing("Close my", with: "Close ${+mine}")
    let (catalog, diagnostics) = read(text).catalog()
    #expect(catalog.negativePhrases.isEmpty)
    #expect(diagnostics.map(\.rule) == ["unknown-variable"])
    #expect(diagnostics.first?.location.line == 28)
  }

  @Test("known expansions are put in, within bounds")
  func expansions() {
    var text = Self.sample + "\n"
    text += "- name: +bomb0\n  type: ssu/expansion\n  definitions:\n"
    text += "  - {locale: en_US, synomyms: [a, b]}\n"
    for i in 1...40 {
      text += "- name: +bomb\(i)\n  type: ssu/expansion\n  definitions:\n"
      text += "  - locale: en_US\n    synomyms:\n"
      for _ in 0..<10 { text += "    - ${+bomb\(i - 1)}${+bomb\(i - 1)}\n" }
    }
    text += "- name: +loop\n  type: ssu/expansion\n  definitions:\n"
    text += "  - {locale: en_US, synomyms: ['${+loop}${+loop}', x]}\n"
    let small = read(text.replacing("Show {the }", with: "Show ${+bomb0}{${+bomb0} }")).catalog()
    #expect(small.catalog.shortcuts[0].phrases.count == 1 + 6)
    for name in ["+bomb40", "+bomb12", "+loop"] {
      let (catalog, diagnostics) = read(text.replacing("Show {the }", with: "Show ${\(name)} "))
        .catalog()
      #expect(catalog.shortcuts[0].phrases.count <= 1 + TrainingData.phraseLimit)
      #expect(diagnostics.map(\.rule) == ["too-many-phrases"], "\(name)")
    }
  }

  @Test("members that are not known are carried")
  func unread() {
    let data = read(Self.sample.replacing("nlu:\n", with: "more:\n- 1\n- {a: b}\nnlu:\n"))
    #expect(data.unreadMembers.map(\.json) == [#"["1",{"a":"b"}]"#])
    #expect(data.unreadMembers.map(\.location.path) == ["more"])
    #expect(data.unreadMembers.map(\.location.line) == [2])
  }

  @Test(
    "what is something else is reported at its place",
    arguments: [
      ("", "1:1 yaml-syntax the file is empty"),
      ("- a", "1:1 wrong-type expected a map for the file, found a list"),
      ("{\"a\": 1}", "1:1 wrong-format the file is no training data"),
      ("apiVersion: v1", "1:13 wrong-format the file is no training data"),
      ("apiVersion: ssu/v2", "1:13 wrong-format unknown version 'ssu/v2'"),
      ("apiVersion: ssu/v1\nnlu: x", "2:6 wrong-type expected a map for nlu, found a text"),
      (
        "apiVersion: ssu/v1\nvariables:\n- name: [a]",
        "3:9 wrong-type expected a name for 'name', found a list"
      ),
      (
        "apiVersion: ssu/v1\nvariables: {a: b}",
        "2:12 wrong-type expected a list for 'variables', found a map"
      ),
    ])
  func wrongShapes(text: String, finding: String) {
    let found = read(text).diagnostics
    #expect(
      found.map { "\($0.location.line):\($0.location.column) \($0.rule) \($0.message)" }
        == [finding])
  }

  @Test("a file cut at any byte, or changed, never crashes")
  func damage() {
    let text = Array(Self.sample.utf8)
    for end in 0..<text.count {
      let data = TrainingDataReader().read(utf8: Array(text[..<end]), file: "x")
      _ = data.catalog()
    }
    var random = SeededGenerator.forTest("training data mutations")
    for _ in 0..<fuzzRounds(2_000) {
      var bytes = text
      random.mutate(&bytes)
      let data = TrainingDataReader().read(utf8: bytes, file: "x")
      _ = data.catalog()
    }
  }
}
