// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite struct SchemaMacroTests {
  private func expand(
    _ macro: String, schema: String, role: MacroRole, _ source: String,
    conformances: [String] = []
  ) -> Expansion {
    MacroTable.expand(
      ExpansionRequest(
        typeName: macro + "Macro", macroName: macro, role: role,
        attribute: SourcePiece(source: "\n@\(macro)(schema: \(schema)) ", fileName: "a.swift"),
        declaration: SourcePiece(source: source, fileName: "a.swift", offset: 1_000),
        conformances: conformances))
  }

  @Test("an intent gains its conformances and its schema's name")
  func intent() {
    let expansion = expand(
      "AppIntent", schema: ".photos.openAsset", role: .extension,
      "@AppIntent(schema: .photos.openAsset) public struct OpenPhoto { var target: Photo }",
      conformances: [
        "AppIntent", "AssistantSchemaIntent", "ShowInAppSearchResultsIntent", "OpenIntent",
        "DeleteIntent",
      ])
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == """
        extension OpenPhoto: AppIntent, AssistantSchemaIntent, OpenIntent {
          public nonisolated static var __appSchemaIntent: String { "photos.openAsset" }
        }
        """)
  }

  @Test("members that can be parameters gain their wrapper, others stay")
  func wrappers() {
    func wrapper(_ member: String, macro: String = "AppIntent") -> String? {
      expand(macro, schema: ".assistant.newOne", role: .memberAttribute, member).source
    }
    #expect(
      wrapper("var sendLaterDate: Date?")
        == #"@AppIntents.IntentParameter(title: "Send Later Date")"#)
    #expect(
      wrapper("@MainActor public var photoURL: URL", macro: "AppEntity")
        == #"@AppIntents.EntityProperty(title: "Photo URL")"#)
    for member in [
      "let a: Int", "static var a: Int", "var a: Int { 1 }", "var a = 1", "lazy var a: Int = 1",
      "@Dependency var a: Store", "func a() {}", "private var a: Int", "init() {}", "var (a, b): C",
      "struct A { var x: Int }", "case a(Int)", "var id: String", "var displayRepresentation: D",
    ] {
      #expect(wrapper(member) == "", "\(member)")
    }
  }

  @Test("a parameter that is missing or has another type is an error at its place")
  func mismatches() {
    let source = "struct Send { var target: String; var sendLaterDate: Date }"
    let found = expand("AppIntent", schema: ".mail.sendDraft", role: .extension, source)
    #expect(
      found.diagnostics.map(\.message) == [
        "parameter 'target' is 'String', and schema 'mail.sendDraft' asks for 'the app's own'",
        "parameter 'sendLaterDate' is not optional, and in schema 'mail.sendDraft' it is optional",
      ])
    #expect(found.diagnostics.map(\.severity) == [.error, .warning])
    #expect(found.diagnostics.map(\.offset) == [1_026, 1_053])
    #expect(found.diagnostics.first?.fileName == "a.swift")
    let missing = expand(
      "AssistantIntent", schema: ".mail.sendDraft", role: .extension, "struct Send {}")
    #expect(missing.diagnostics.count == 1)
    let lacks = expand("AppIntent", schema: ".mail.sendDraft", role: .extension, "struct Send {}")
    #expect(
      lacks.diagnostics.map(\.message) == [
        "schema 'mail.sendDraft' asks for the parameter 'target' of type 'the app's own'",
        "schema 'mail.sendDraft' asks for the parameter 'sendLaterDate' of type 'Date?'",
      ])
    #expect(lacks.diagnostics.map(\.severity) == [.error, .warning])
  }

  @Test("spellings of a type that mean the same are the same")
  func spellings() {
    for spelling in [
      "Date?", "Optional<Date>", "Foundation.Date ?", "Swift.Optional<Foundation.Date>",
    ] {
      #expect(SchemaType(spelling) == SchemaType("Date?"), "\(spelling)")
    }
    #expect(SchemaType("Array<IntentFile>") == SchemaType("[ AppIntents.IntentFile ]"))
    #expect(SchemaType("[*]").accepts(SchemaType("EntityCollection<Photo>")))
    #expect(!SchemaType("*").accepts(SchemaType("Int")))
    #expect(SchemaType("*").accepts(SchemaType("Photo.Kind")))
  }

  @Test("a case that the schema lacks is a warning")
  func cases() {
    let found = expand(
      "AppEnum", schema: ".photos.assetType", role: .extension,
      "enum Kind: String { case photo, hologram }", conformances: ["AppEnum"])
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(found.diagnostics.first?.message.contains("has no case 'hologram'") == true)
    #expect(found.source?.hasPrefix("extension Kind: AppEnum {") == true)
  }

  @Test("a schema that is not known is taken, with a word where it is nearly one that is")
  func unknown() {
    let unknown = expand(
      "AppIntent", schema: ".assistant.newOne", role: .extension, "struct A {}")
    #expect(unknown.diagnostics.isEmpty && unknown.source != nil)
    let near = expand("AppIntent", schema: ".mail.sendDrafts", role: .extension, "struct A {}")
    #expect(near.diagnostics.map(\.severity) == [.warning])
    #expect(near.diagnostics.first?.message.hasSuffix("did you mean 'mail.sendDraft'?") == true)
    #expect(near.diagnostics.first?.offset == 20)
  }

  @Test("a schema that is not written out is refused, once")
  func notWrittenOut() {
    for schema in ["mySchema", ".mail", "\"mail.sendDraft\"", ".mail.sendDraft()"] {
      let refused = expand("AppIntent", schema: schema, role: .extension, "struct A {}")
      #expect(refused.source == nil && refused.diagnostics.count == 1, "\(schema)")
      #expect(
        expand("AppIntent", schema: schema, role: .memberAttribute, "var a: Int").source == "")
    }
  }

  @Test("an entity is no enum, and an enum no struct")
  func keywords() {
    #expect(
      expand("AppEnum", schema: ".books.theme", role: .extension, "struct A {}").source == nil)
    #expect(
      expand("AppEntity", schema: ".mail.draft", role: .extension, "protocol A {}").source == nil)
  }
}
