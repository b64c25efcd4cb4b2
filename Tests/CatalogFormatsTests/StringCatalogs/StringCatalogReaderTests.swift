// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("String catalogs")
struct StringCatalogReaderTests {
  static func read(_ json: String, phrases: Bool = true) -> StringCatalog {
    StringCatalogReader(holdsPhrases: phrases).read(utf8: Array(json.utf8), file: "x.xcstrings")
  }

  static let whole = """
    { "sourceLanguage" : "en", "strings" : {
        "Open ${applicationName}" : {
          "comment" : "bespeak:disable double-space, no-phrases because",
          "extractionState" : "manual",
          "shouldTranslate" : false,
          "localizations" : {
            "de" : { "stringSet" : { "state" : "translated", "values" : [ "A", "B" ] } },
            "pt_BR" : { "stringUnit" : { "state" : "new", "value" : "C" } } } } },
      "version" : "1.0" }
    """

  @Test("sets and units, states and places are read")
  func entries() throws {
    let catalog = Self.read(Self.whole)
    #expect(catalog.diagnostics == [])
    #expect(catalog.sourceLanguage == "en")
    let entry = try #require(catalog.entries.first)
    #expect(entry.extractionState == "manual")
    #expect(!entry.shouldTranslate)
    #expect(entry.location.line == 2)
    #expect(entry.localizations.map(\.locale) == ["de", "pt-BR"])
    #expect(entry.localizations.map { $0.values.map(\.text) } == [["A", "B"], ["C"]])
    #expect(
      entry.localizations[0].values[1].location
        == SourceLocation(
          file: "x.xcstrings", line: 7, column: 76,
          path: #"strings["Open ${applicationName}"].localizations.de.stringSet.values[1]"#))
    #expect(catalog.suppressions.map(\.rules) == [["double-space", "no-phrases"]])
    #expect(catalog.suppressions.map(\.lines) == [2...8])
  }

  @Test("texts that vary give the usual form; among phrases that is a finding")
  func variations() {
    let json =
      #"{"strings":{"k":{"localizations":{"en":{"variations":{"plural":{"#
      + #""one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{"value":"n"}}}}}}}}}"#
    #expect(Self.read(json).diagnostics.map(\.rule) == ["varying-phrase"])
    let plain = Self.read(json, phrases: false)
    #expect(plain.diagnostics == [])
    #expect(plain.entries[0].localizations[0].values.map(\.text) == ["n"])
  }

  @Test(
    "mistakes are said where they stand",
    arguments: [
      ("{}", ["wrong-format"]), ("[]", ["wrong-format"]), (#"{"strings":[]}"#, ["wrong-format"]),
      (#"{"strings":{"k":1}}"#, ["wrong-type"]),
      (#"{"strings":{"k":{"localizations":[]}}}"#, ["wrong-type"]),
      (#"{"strings":{"k":{"localizations":{"de":0}}}}"#, ["wrong-type"]),
      (#"{"strings":{"k":{"localizations":{"no tag":{}}}}}"#, ["invalid-locale"]),
      (#"{"strings":{"k":{"localizations":{"de":{"stringSet":{"values":[1]}}}}}}"#, ["wrong-type"]),
      (#"{"strings":{"k":{"localizations":{"de":{"stringSet":{}}}}}}"#, ["wrong-type"]),
      (#"{"strings":{"k":{},"k":{}}}"#, ["duplicate-key"]),
      (#"{"sourceLanguage":"!","strings":{}}"#, ["invalid-locale"]),
      ("<?xml version=\"1.0\"?>", ["json-syntax"]),
    ])
  func mistakes(json: String, rules: [String]) {
    #expect(Self.read(json).diagnostics.map(\.rule) == rules)
  }

  @Test("no damage makes reading stop")
  func damage() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      var bytes = Array(Self.whole.utf8)
      generator.mutate(&bytes)
      _ = StringCatalogReader(holdsPhrases: true).read(utf8: bytes, file: "x")
    }
  }
}
