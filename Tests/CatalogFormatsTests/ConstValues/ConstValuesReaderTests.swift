// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Constants of the Swift compiler")
struct ConstValuesReaderTests {
  static func orchard() throws -> AppDeclarations {
    let bytes = try BundleFixtures.bytes("Orchard/OrchardShortcuts.swiftconstvalues")
    return try #require(ConstValuesReader().read([(bytes, "o.swiftconstvalues")]).first)
  }

  @Test("phrases are put together from their segments")
  func phrases() throws {
    let declarations = try Self.orchard()
    #expect(declarations.module == "Orchard")
    #expect(declarations.providers.map(\.text) == ["OrchardShortcuts"])
    #expect(
      declarations.shortcuts.map { $0.phrases.map(\.text) } == [
        ["Pick fruit with ${applicationName}", "Pick from ${tree} with ${applicationName}"], [],
      ])
    #expect(declarations.shortcuts.map(\.intent) == ["PickFruitIntent", "PickFruitIntent"])
    #expect(declarations.shortcuts.map(\.shortTitle) == ["Pick Fruit", "Pick"])
    #expect(declarations.negativePhrases.map(\.text) == ["Cut down ${applicationName}"])
  }

  @Test("intents, entities and enums are declared with their texts")
  func types() throws {
    let declarations = try Self.orchard()
    let intent = try #require(declarations.intents.first)
    #expect(intent.title == "Pick Fruit")
    #expect(intent.summary == "Notes what was picked.")
    #expect(intent.parameters.map(\.name) == ["tree", "baskets", "season"])
    #expect(intent.parameters.map(\.type) == [.entity("TreeEntity"), .int, .enumeration("Season")])
    #expect(intent.parameters.map(\.isOptional) == [false, true, false])
    #expect(intent.parameters.map(\.defaultValue) == [nil, "1", "\"fall\""])
    #expect(intent.parameters[0].requestValueDialog == "Which tree?")
    #expect(declarations.entities.map(\.query) == [.string])
    #expect(
      declarations.enums.flatMap(\.cases).map { "\($0.id) \($0.title) \($0.synonyms)" }
        == ["spring Spring []", "fall Autumn [\"harvest\"]"])
  }

  @Test("what is not a constant is lost, and said at its line of the Swift file")
  func notConstant() throws {
    let findings = try Self.orchard().diagnostics
    #expect(findings.map(\.rule) == ["not-a-constant"])
    #expect(
      findings.map { "\($0.location)" } == [
        "OrchardShortcuts.swift:33 OrchardShortcuts.appShortcuts[1].phrases"
      ])
  }

  @Test("the files of one module are read together")
  func modules() {
    let query = #"[{"typeName":"M.Q","conformances":["AppIntents.EnumerableEntityQuery"]}]"#
    let entity =
      #"[{"typeName":"M.E","conformances":["AppIntents.AppEntity"],"#
      + #""associatedTypeAliases":[{"typeAliasName":"DefaultQuery","substitutedTypeName":"M.Q"}]}]"#
    let other = #"[{"typeName":"N.E","conformances":["AppIntents.AppEntity"]}]"#
    let all = ConstValuesReader().read(
      [(entity, "a"), (query, "b"), (other, "c")].map { (Array($0.0.utf8), $0.1) })
    #expect(all.map(\.module) == ["M", "N"])
    #expect(all.flatMap(\.entities).map(\.query) == [.enumerable, .suggested])
  }

  @Test("queries of one name in several entities are each entity's own")
  func nestedQueries() {
    func pair(_ entity: String, _ kind: String) -> String {
      #"{"typeName":"M.\#(entity)","conformances":["AppIntents.AppEntity"],"#
        + #""associatedTypeAliases":[{"typeAliasName":"DefaultQuery","#
        + #""substitutedTypeName":"M.\#(entity).Query"}]},"#
        + #"{"typeName":"M.\#(entity).Query","conformances":["AppIntents.\#(kind)"]}"#
    }
    let json = "[\(pair("A", "EntityStringQuery")),\(pair("B", "EnumerableEntityQuery"))]"
    let all = ConstValuesReader().read([(Array(json.utf8), "a")])
    #expect(all.flatMap(\.entities).map(\.query) == [.string, .enumerable])
  }

  @Test("a provider may be an array in its builder, or empty")
  func builders() {
    func provider(_ name: String, _ value: String) -> String {
      #"{"typeName":"M.\#(name)","conformances":["AppIntents.AppShortcutsProvider"],"properties":"#
        + #"[{"label":"appShortcuts","type":"","valueKind":\#(value)}]}"#
    }
    let shortcut =
      #"{"valueKind":"InitCall","value":{"type":"AppIntents.AppShortcut","arguments":["#
      + #"{"label":"intent","type":"M.Go","valueKind":"Runtime"},{"label":"phrases","type":"","#
      + #""valueKind":"Array","value":[{"valueKind":"RawLiteral","value":"Go"}]}]}}"#
    let array =
      #""Builder","value":{"members":[{"kind":"buildExpression","element":{"valueKind":"Array","#
      + #""value":[\#(shortcut),\#(shortcut)]}}]}"#
    let empty = #""StaticFunctionCall","value":{"memberLabel":"buildBlock","arguments":[]}"#
    let json = "[\(provider("P", array)),\(provider("Q", empty))]"
    let all = ConstValuesReader().read([(Array(json.utf8), "a")])
    #expect(all.flatMap(\.shortcuts).map(\.intent) == ["Go", "Go"])
    #expect(all.flatMap(\.diagnostics).isEmpty)
  }

  @Test(
    "the name of a type is taken apart",
    arguments: [
      ("Swift.Optional<Swift.Array<M.E>>", ParameterType.array(.entity("E")), true),
      ("Foundation.Measurement<__C.NSUnitLength>", .measurement("length"), false),
      ("Foundation.Measurement<Foundation.UnitVolume>", .measurement("volume"), false),
      ("Swift.String", .string, false),
      ("AppIntents.IntentPaymentMethod", .other("paymentMethod"), false),
      ("M.Unknown", .entity("Unknown"), false),
    ])
  func typeNames(name: String, type: ParameterType, isOptional: Bool) {
    let json =
      #"[{"typeName":"M.I","conformances":["AppIntents.AppIntent"],"properties":[{"label":"_p","#
      + #""type":"AppIntents.IntentParameter<\#(name)>","valueKind":"InitCall","value":{"arguments":[]}}]}]"#
    let parameter = ConstValuesReader().read([(Array(json.utf8), "x")])[0].intents[0].parameters[0]
    #expect(parameter.type == type)
    #expect(parameter.isOptional == isOptional)
  }

  @Test("no damage makes reading stop")
  func damage() throws {
    let whole = try BundleFixtures.bytes("Orchard/OrchardShortcuts.swiftconstvalues")
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<150 {
      var bytes = whole
      generator.mutate(&bytes)
      _ = ConstValuesReader().read([(bytes, "x")])
    }
    for json in [
      "", "{}", "[1]", "[{}]", #"[{"typeName":""}]"#, #"[{"typeName":"X","properties":3}]"#,
    ] {
      _ = ConstValuesReader().read([(Array(json.utf8), "x")])
    }
  }
}
