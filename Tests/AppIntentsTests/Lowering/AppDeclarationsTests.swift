// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import Testing

@Suite struct AppDeclarationsTests {
  private let app = AppDeclarations(
    HomeShortcuts.self, id: "com.example.home", app: AppNames(name: "Home"),
    intents: [AskForRoom.self])

  @Test("nothing of a plain app is left out")
  func findings() {
    #expect(app.findings.isEmpty, "\(app.findings)")
  }

  @Test("parameters keep their names, order, types, titles, defaults and questions")
  func parameters() throws {
    let intent = try #require(app.catalog.intent(named: "LightRoom"))
    #expect(
      intent.parameters == [
        ParameterDeclaration(
          name: "room", type: .entity("RoomEntity"), title: "Room",
          requestValueDialog: "Which room?", requestDisambiguationDialog: "Which one?"),
        ParameterDeclaration(
          name: "mood", type: .enumeration("Mood"), title: "Mood", defaultValue: "\"bright\""),
        ParameterDeclaration(name: "level", type: .int, title: "Level", defaultValue: "80"),
        ParameterDeclaration(name: "until", type: .date, title: "Until", isOptional: true),
        ParameterDeclaration(
          name: "lamps", type: .array(.entity("LampEntity")), title: "Lamps", isOptional: true),
        ParameterDeclaration(
          name: "distance", type: .measurement("length"), title: "Distance",
          defaultValue: #"{"amount":2.0,"unit":"m"}"#),
        ParameterDeclaration(
          name: "payment", type: .other("paymentMethod"), title: "Payment", isOptional: true),
      ])
  }

  @Test("intents come in the order of the shortcuts, then those given by hand")
  func intents() {
    #expect(app.catalog.intents.map(\.name) == ["LightRoom", "NightMode", "AskForRoom"])
    #expect(app.catalog.intents.map(\.title) == ["Light Room", "Night Mode", "Ask for Room"])
  }

  @Test("a description is found whether it is declared as optional or not")
  func descriptions() {
    #expect(
      app.catalog.intents.map(\.summary) == ["Lights a room.", "Turns all off.", nil])
  }

  @Test("key paths in phrases become the names of their parameters")
  func phrases() {
    #expect(
      app.catalog.shortcuts == [
        ShortcutDeclaration(
          intent: "LightRoom",
          phrases: [
            PhraseDeclaration("Light ${room} in ${applicationName}"),
            PhraseDeclaration("Make it ${mood} with ${applicationName}"),
            PhraseDeclaration("${applicationName} light"),
          ], shortTitle: "Light Room", systemImageName: "lightbulb"),
        ShortcutDeclaration(
          intent: "NightMode", phrases: [PhraseDeclaration("Good night ${applicationName}")]),
      ])
    #expect(
      app.catalog.negativePhrases
        == [PhraseDeclaration("Light a candle with ${applicationName}")])
  }

  @Test("enums have their cases in declaration order, with synonyms")
  func enums() {
    #expect(
      app.catalog.enums == [
        EnumDeclaration(
          name: "Mood", title: "Mood",
          cases: [
            EnumCase(id: "bright", title: "Bright", synonyms: ["Light", "Day"]),
            EnumCase(id: "dim", title: "Dim"),
          ])
      ])
  }

  @Test("entities have the kind of their query and no values before they are asked for")
  func entities() {
    #expect(
      app.catalog.entities == [
        EntityDeclaration(name: "RoomEntity", title: "Room", query: .string),
        EntityDeclaration(name: "LampEntity", title: "Lamp", query: .enumerable),
      ])
  }

  @Test("values are what queries suggest, and all of those that can be listed")
  func values() async throws {
    AppDependencyManager.shared.add(dependency: Sample.Store())
    let catalog = try await app.catalogWithValues()
    #expect(
      catalog.entities.map(\.values) == [
        [
          EntityValue(
            id: "kitchen", title: "Kitchen", synonyms: ["Cookery"], subtitle: "ground floor",
            isSuggested: true),
          EntityValue(id: "attic", title: "Attic", subtitle: "top floor", isSuggested: true),
        ],
        (1...3).map { EntityValue(id: "\($0)", title: "Lamp \($0)", isSuggested: true) },
      ])
  }

  @Test("values past the limit are left out")
  func limit() async throws {
    let values = try await AppDeclarations.values(of: LampEntity.self, limit: 2)
    #expect(values.map(\.id) == ["1", "2"])
  }

  @Test("the lowered catalog is consistent")
  func consistency() {
    #expect(CatalogConsistency.check(app.catalog).isEmpty)
  }

  @Test("a key path that leads to no parameter is a finding, and its phrase is left out")
  func unknownKeyPath() throws {
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Computed(), phrases: ["Do \(\.other) in \(.applicationName)", "Do it"])
      }
    }
    let app = AppDeclarations(Shortcuts.self, id: "com.example", app: AppNames(name: "A"))
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "unknown-key-path")
    #expect(finding.message.contains("'Computed'"))
    #expect(app.catalog.shortcuts[0].phrases.map(\.text) == ["Do it"])
  }

  @Test("a case without a title is a finding, and stands by its raw value")
  func missingCase() {
    let app = AppDeclarations(
      nil, id: "com.example", app: AppNames(name: "A"), intents: [UsesPartly.self])
    #expect(app.findings.map(\.rule) == ["missing-case-display"])
    #expect(app.catalog.enums[0].cases.map(\.title) == ["One", "2"])
  }

  @Test("two types of one name get two names")
  func sameNames() {
    var names = TypeNames()
    #expect(names.name(of: One.Thing.self) != names.name(of: Two.Thing.self))
    #expect(names.name(of: One.Thing.self) == "Thing")
  }

  @Test("a union names the types of its cases")
  func unions() {
    let app = AppDeclarations(
      nil, id: "com.example", app: AppNames(name: "A"), intents: [TakesUnion.self])
    #expect(
      app.catalog.intents[0].parameters.map(\.type) == [
        .union([.entity("RoomEntity"), .string]),
        .array(.union([.entity("RoomEntity"), .string])),
      ])
    #expect(app.catalog.entities.map(\.name) == ["RoomEntity"])
  }
}

private struct Computed: AppIntent {
  static let title: LocalizedStringResource = "Computed"
  @Parameter(title: "One") var one: Mood
  var other: IntentParameter<Mood> { IntentParameter(title: "Other") }
  func perform() async throws -> some IntentResult { .result() }
}

private enum Partly: Int, AppEnum {
  case one = 1
  case two
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Partly"
  static let caseDisplayRepresentations: [Partly: DisplayRepresentation] = [.one: "One"]
}

private struct UsesPartly: AppIntent {
  static let title: LocalizedStringResource = "Uses Partly"
  @Parameter(title: "Partly") var partly: Partly
  func perform() async throws -> some IntentResult { .result() }
}

private enum One { struct Thing {} }
private enum Two { struct Thing {} }

@UnionValue
enum Place {
  case room(RoomEntity)
  case text(String)
}

private struct TakesUnion: AppIntent {
  static let title: LocalizedStringResource = "Takes Union"
  @Parameter(title: "Place") var place: Place
  @Parameter(title: "Places") var places: [Place]
  func perform() async throws -> some IntentResult { .result() }
}
