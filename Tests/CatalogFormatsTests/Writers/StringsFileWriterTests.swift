// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Writing tables of strings")
struct StringsFileWriterTests {
  private var sample: AppCatalog {
    AppCatalog(
      id: "com.example.harbor", app: AppNames(name: "Harbor"),
      shortcuts: [
        ShortcutDeclaration(
          intent: "OpenPier",
          phrases: [
            PhraseDeclaration("Open ${pier} in ${applicationName}"),
            PhraseDeclaration("Show \"${pier}\" in ${applicationName}"),
          ])
      ],
      negativePhrases: [PhraseDeclaration("Close ${applicationName}")],
      localizations: [
        LocalizationDeclaration(
          locale: "de",
          phrases: [
            PhraseTranslation(
              source: "Open ${pier} in ${applicationName}",
              phrases: [
                PhraseDeclaration("Öffne ${pier} in ${applicationName}"),
                PhraseDeclaration("Mach ${pier} auf in ${applicationName}"),
              ]),
            PhraseTranslation(source: "Show \"${pier}\" in ${applicationName}", phrases: []),
          ],
          negativePhrases: [
            PhraseTranslation(
              source: "", phrases: [PhraseDeclaration("Lösche ${applicationName}")])
          ])
      ], file: "harbor.json")
  }

  @Test("each language has a file, in the platform's shape")
  func shape() {
    let result = StringsFileWriter().write(sample)
    #expect(
      result.files.map(\.path)
        == ["en.lproj/AppShortcuts.strings", "de.lproj/AppShortcuts.strings"])
    #expect(
      result.files[0].text == #"""
        /* OpenPier */
        "Open ${pier} in ${applicationName}" = "Open ${pier} in ${applicationName}";

        /* OpenPier */
        "Show \"${pier}\" in ${applicationName}" = "Show \"${pier}\" in ${applicationName}";

        /* Negative phrase */
        "Close ${applicationName}" = "Close ${applicationName}";

        """#)
    #expect(
      result.files[1].text == """
        /* OpenPier */
        "Open ${pier} in ${applicationName}" = "Öffne ${pier} in ${applicationName}";

        """)
  }

  @Test("what the format cannot hold is said")
  func losses() {
    let result = StringsFileWriter().write(sample)
    #expect(
      result.diagnostics.map(\.message) == [
        "'Open ${pier} in ${applicationName}' has more than one phrase in 'de'; "
          + "'Mach ${pier} auf in ${applicationName}' is left out",
        "'Show \"${pier}\" in ${applicationName}' has no phrase in 'de'; "
          + "a table of strings leaves it as it is",
        "'Lösche ${applicationName}' translates no phrase, and a table of strings needs one "
          + "for a key",
      ])
    #expect(result.diagnostics.allSatisfy { $0.rule == "not-written" && $0.locale == "de" })
    #expect(result.diagnostics.allSatisfy { $0.location.file == "harbor.json" })
  }

  @Test("reading what was written gives the same translations")
  func roundTrip() {
    var random = SeededGenerator.forTest("strings round trip")
    for _ in 0..<fuzzRounds(400) {
      let catalog = RandomCatalog.make(&random, lists: false)
      let result = StringsFileWriter().write(catalog)
      #expect(result.diagnostics.isEmpty)
      var read: [LocalizationDeclaration] = []
      let negatives = Set(catalog.negativePhrases.map(\.text))
      for file in result.files.dropFirst() {
        let table = StringsReader().read(utf8: file.utf8, file: file.path)
        #expect(table.diagnostics.isEmpty)
        #expect(table.suppressions.isEmpty)
        var one = LocalizationDeclaration(
          locale: String(file.path.prefix(while: { $0 != "." })))
        for entry in table.entries {
          let translation = PhraseTranslation(
            source: entry.key, phrases: [PhraseDeclaration(entry.value)])
          if negatives.contains(entry.key) {
            one.negativePhrases.append(translation)
          } else {
            one.phrases.append(translation)
          }
        }
        read.append(one)
      }
      #expect(read == catalog.localizations)
      let source = StringsReader().read(utf8: result.files[0].utf8, file: "x")
      #expect(
        source.entries.map(\.key)
          == catalog.shortcuts.flatMap { $0.phrases.map(\.text) }
          + catalog.negativePhrases.map(\.text))
      #expect(source.entries.allSatisfy { $0.key == $0.value })
    }
  }

  @Test("Foundation reads what was written alike")
  func foundation() {
    var random = SeededGenerator.forTest("written strings in Foundation")
    for _ in 0..<fuzzRounds(200) {
      for file in StringsFileWriter().write(RandomCatalog.make(&random, lists: true)).files {
        let table = StringsReader().read(utf8: file.utf8, file: file.path)
        let theirs = PropertyListDifferentialTests.theirs(file.utf8)
        let ours = table.entries.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value)\"" }
        #expect(theirs == "{" + ours.joined(separator: ", ") + "}")
      }
    }
  }

  @Test("every phrase of a catalog is written, or said to be missing")
  func nothingLost() {
    var random = SeededGenerator.forTest("strings losses")
    for _ in 0..<fuzzRounds(300) {
      let catalog = RandomCatalog.make(&random, lists: true)
      let result = StringsFileWriter().write(catalog)
      for (localization, file) in zip(catalog.localizations, result.files.dropFirst()) {
        let values = Set(StringsReader().read(utf8: file.utf8, file: "x").entries.map(\.value))
        for translation in localization.phrases + localization.negativePhrases {
          let missing = translation.phrases.map(\.text).filter { !values.contains($0) }
          for text in translation.phrases.isEmpty ? [translation.source] : missing {
            #expect(result.diagnostics.contains { $0.message.contains("'\(text)'") })
          }
        }
      }
    }
  }
}
