// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("App Intents metadata")
struct MetadataReaderTests {
  static func read(_ json: String, version: String? = nil) -> AppDeclarations {
    MetadataReader().read(
      utf8: Array(json.utf8), file: "extract.actionsdata", version: version.map { Array($0.utf8) })
  }

  static func parameter(_ type: String, _ more: String = "") -> String {
    #"{"actions":{"A":{"identifier":"A","title":{"key":"A"},"#
      + #""parameters":[{"name":"p","valueType":\#(type)\#(more)}]}}}"#
  }

  @Test(
    "a value type is told by its wrapper and number",
    arguments: [
      (#"{"primitive":{"wrapper":{"typeIdentifier":0}}}"#, ParameterType.string),
      (#"{"primitive":{"wrapper":{"typeIdentifier":1}}}"#, .bool),
      (#"{"primitive":{"wrapper":{"typeIdentifier":2}}}"#, .int),
      (#"{"primitive":{"wrapper":{"typeIdentifier":7}}}"#, .double),
      (#"{"primitive":{"wrapper":{"typeIdentifier":8}}}"#, .date),
      (#"{"primitive":{"wrapper":{"typeIdentifier":9}}}"#, .dateComponents),
      (#"{"primitive":{"wrapper":{"typeIdentifier":11}}}"#, .url),
      (#"{"primitive":{"wrapper":{"typeIdentifier":12}}}"#, .attributedString),
      (#"{"intents":{"wrapper":{"typeIdentifier":3}}}"#, .person),
      (#"{"intents":{"wrapper":{"typeIdentifier":12}}}"#, .file),
      (#"{"intents":{"wrapper":{"typeIdentifier":14}}}"#, .currency),
      (#"{"measurement":{"wrapper":{"unitType":1}}}"#, .measurement("length")),
      (#"{"entity":{"wrapper":{"typeName":"Berth"}}}"#, .entity("Berth")),
      (#"{"linkEnumeration":{"wrapper":{"identifier":"Tide"}}}"#, .enumeration("Tide")),
      (
        #"{"array":{"wrapper":{"capabilities":3,"memberValueType":{"entity":{"wrapper":{"typeName":"B"}}}}}}"#,
        .array(.entity("B"))
      ),
    ])
  func valueTypes(json: String, type: ParameterType) {
    let declarations = Self.read(Self.parameter(json))
    #expect(declarations.intents.first?.parameters.first?.type == type)
    #expect(declarations.diagnostics == [])
  }

  @Test(
    "an unknown value type has a name and is noted once",
    arguments: [
      (#"{"primitive":{"wrapper":{"typeIdentifier":17}}}"#, "primitive:17"),
      (#"{"intents":{"wrapper":{"typeIdentifier":99}}}"#, "intents:99"),
      (#"{"measurement":{"wrapper":{"unitType":40}}}"#, "measurement:40"),
      (#"{"searchCriteria":{"wrapper":{}}}"#, "searchCriteria"),
      (#"{"entity":{"wrapper":{}}}"#, "entity"), (#"{}"#, "unknown"), ("3", "unknown"),
    ])
  func unknownValueTypes(json: String, name: String) {
    let declarations = Self.read(Self.parameter(json))
    #expect(declarations.intents.first?.parameters.first?.type == .other(name))
    #expect(declarations.diagnostics.map(\.rule) == ["unknown-value-type"])
    #expect(declarations.diagnostics.first?.severity == .note)
  }

  @Test(
    "a default is taken from the flat list of keys and values",
    arguments: [
      (2, #"{"int":{"wrapper":5}}"#, "5"), (0, #"{"string":{"wrapper":"x \"y\""}}"#, #""x \"y\"""#),
      (1, #"{"int":{"wrapper":0}}"#, "false"), (1, #"{"int":{"wrapper":1}}"#, "true"),
      (7, #"{"double":{"wrapper":0.5}}"#, "0.5"), (0, #"{"array":{"elements":[1]}}"#, "[1]"),
    ])
  func defaults(type: Int, json: String, value: String) {
    let list =
      #"["LNValueTypeMetadataKeyNumberUpperBound",{"double":{"wrapper":9}},"#
      + #""LNValueTypeSpecificMetadataKeyDefaultValue",\#(json)]"#
    let declarations = Self.read(
      Self.parameter(
        #"{"primitive":{"wrapper":{"typeIdentifier":\#(type)}}}"#,
        #","typeSpecificMetadata":\#(list)"#))
    #expect(declarations.intents.first?.parameters.first?.defaultValue == value)
  }

  @Test(
    "the query of an entity is told by its capabilities",
    arguments: [
      (6, EntityQueryKind.string), (2, .suggested), (3, .enumerable), (7, .string), (70, .string),
      (66, .suggested),
    ])
  func queries(bits: Int, kind: EntityQueryKind) {
    let declarations = Self.read(
      #"{"entities":{"B":{"typeName":"B","displayTypeName":{"key":"Berth"},"#
        + #""defaultQueryIdentifier":"Harbor.Q"}},"#
        + #""queries":{"Q":{"fullyQualifiedIdentifier":"Harbor.Q","capabilities":\#(bits)}}}"#)
    #expect(declarations.entities.map(\.query) == [kind])
    #expect(declarations.entities.map(\.title) == ["Berth"])
  }

  @Test("every declaration keeps its line, column and path")
  func places() throws {
    let json = """
      {"autoShortcuts": [
        {"actionIdentifier": "A", "phraseTemplates": [
          {"key": "Go in ${applicationName}", "alternatives": ["Run in ${applicationName}"]}]}
      ], "enums": [{"identifier": "E", "cases": [
        {"identifier": "x", "displayRepresentation": {"title": {"key": "Ex"}}}]}]}
      """
    let declarations = Self.read(json)
    let phrases = try #require(declarations.shortcuts.first?.phrases)
    #expect(phrases.map(\.text) == ["Go in ${applicationName}", "Run in ${applicationName}"])
    #expect(
      phrases.map { "\($0.location)" } == [
        "extract.actionsdata:3:13 autoShortcuts[0].phraseTemplates[0].key",
        "extract.actionsdata:3:58 autoShortcuts[0].phraseTemplates[0].alternatives[0]",
      ])
    #expect(
      declarations.enums[0].cases.map { "\($0.location)" } == [
        "extract.actionsdata:5:66 enums[0].cases[0].displayRepresentation.title.key"
      ])
  }

  @Test("members that nobody knows are kept as they stand, up to a limit")
  func unreadMembers() {
    let declarations = Self.read(#"{"actions":{"A":{"title":"A","mood":{"x": [1]}}},"later":7}"#)
    #expect(declarations.unreadMembers.map(\.json) == ["7", #"{"x": [1]}"#])
    #expect(declarations.unreadMembers.map(\.location.path) == ["later", "actions.A.mood"])
    #expect(declarations.diagnostics == [])
    let many = (0..<300).map { "\"m\($0)\":0" }.joined(separator: ",")
    let more = Self.read("{\"actions\":{},\(many)}")
    #expect(more.unreadMembers.count == 200)
    #expect(more.diagnostics.map(\.rule) == ["unread-members"])
  }

  @Test("provider and generator are told; the version file serves where metadata names none")
  func origin() {
    let declarations = Self.read(
      #"{"autoShortcutProviderMangledName":"6Harbor0A9ShortcutsV","autoShortcuts":[]}"#,
      version: #"{"toolsVersion":"17C528","version":"3.0"}"#)
    #expect(declarations.providers.map(\.text) == ["HarborShortcuts"])
    #expect(declarations.module == "Harbor")
    #expect(declarations.generator?.text == "xcode-tools 17C528")
  }

  @Test(
    "what is no metadata is said, and nothing more",
    arguments: [
      ("[]", "wrong-type"), ("{}", "wrong-format"), (#"{"strings":{}}"#, "wrong-format"),
      ("", "json-syntax"), ("bplist00", "json-syntax"), (#"{"actions":[]}"#, "wrong-type"),
      (#"{"actions":{"A":3}}"#, "wrong-type"), ("{\"actions\":{\"\u{0}\":1}}", "json-syntax"),
      (#"{"actions":{},"actions":{}}"#, "duplicate-key"),
      (String(repeating: "[", count: 100), "too-deep"),
    ])
  func mistakes(json: String, rule: String) {
    #expect(Self.read(json).diagnostics.map(\.rule) == [rule])
  }

  @Test("of too many declarations the first are read")
  func limits() {
    let many = (0...10_000).map { "\"A\($0)\":{}" }.joined(separator: ",")
    let declarations = Self.read("{\"actions\":{\(many)}}")
    #expect(declarations.intents.count == 10_000)
    #expect(declarations.diagnostics.map(\.rule) == ["too-large"])
  }

  @Test("no damage makes reading stop")
  func damage() throws {
    let whole = try BundleFixtures.bytes("Harbor.app/Metadata.appintents/extract.actionsdata")
    var generator = SeededGenerator(seed: 7)
    for end in stride(from: 0, to: whole.count, by: 97) {
      _ = MetadataReader().read(utf8: Array(whole[..<end]), file: "x")
    }
    for _ in 0..<400 {
      var bytes = whole
      generator.mutate(&bytes)
      _ = MetadataReader().read(utf8: bytes, file: "x")
    }
  }
}
