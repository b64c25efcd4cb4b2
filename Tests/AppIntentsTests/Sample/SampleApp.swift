// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A small app with a declaration of every kind that is lowered.
enum Sample {
  /// What the app keeps.
  actor Store {
    private var rooms = [
      ("kitchen", "Kitchen", ["Cookery"], "ground floor"), ("attic", "Attic", [], "top floor"),
      ("cellar", "Cellar", [], "below"),
    ]

    func all() -> [RoomEntity] { rooms.map { RoomEntity(id: $0.0, name: $0.1, $0.2, $0.3) } }
  }
}

struct RoomEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()
  let id: String
  let floor: String
  let otherNames: [String]
  @Property(title: "Name") var name: String

  init(id: String, name: String, _ otherNames: [String], _ floor: String) {
    self.id = id
    self.floor = floor
    self.otherNames = otherNames
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(floor)",
      synonyms: otherNames.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

struct RoomQuery: EntityStringQuery {
  @Dependency var store: Sample.Store

  func entities(for identifiers: [String]) async throws -> [RoomEntity] {
    await store.all().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [RoomEntity] {
    await store.all().filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [RoomEntity] {
    await Array(store.all().prefix(2))
  }
}

struct LampEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Lamp")
  static let defaultQuery = LampQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Lamp \(id)" }
}

struct LampQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [LampEntity] { (1...3).map(LampEntity.init) }
  func entities(for identifiers: [Int]) async throws -> [LampEntity] {
    identifiers.filter { (1...3).contains($0) }.map(LampEntity.init)
  }
}

enum Mood: String, AppEnum {
  case bright, dim
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .bright: DisplayRepresentation(title: "Bright", synonyms: ["Light", "Day"]), .dim: "Dim",
  ]
}

struct LightRoom: AppIntent {
  static let title: LocalizedStringResource = "Light Room"
  static let description = IntentDescription("Lights a room.")

  @Parameter(
    title: "Room", requestValueDialog: "Which room?", requestDisambiguationDialog: "Which one?")
  var room: RoomEntity
  @Parameter(title: "Mood", default: .bright) var mood: Mood
  @Parameter(title: "Level", default: 80, inclusiveRange: (0, 100)) var level: Int
  @Parameter(title: "Until") var until: Date?
  @Parameter(title: "Lamps") var lamps: [LampEntity]?
  @Parameter(title: "Distance", defaultValue: 2, defaultUnit: .meters)
  var distance: Measurement<UnitLength>
  @Parameter(title: "Payment") var payment: IntentPaymentMethod?

  @Dependency var store: Sample.Store

  static var parameterSummary: some ParameterSummary {
    When(\.$mood, .equalTo, .dim) {
      Summary("Dim \(\.$room)") { \.$until }
    } otherwise: {
      Summary("Light \(\.$room) at \(\.$level) percent")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let rooms = await store.all()
    return .result(value: level, dialog: "\(room) of \(rooms.count) is \(mood).")
  }
}

struct NightMode: AppIntent {
  static let title: LocalizedStringResource = "Night Mode"
  static let description: IntentDescription? = "Turns all off."
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some IntentResult { .result() }
}

struct AskForRoom: AppIntent {
  static let title: LocalizedStringResource = "Ask for Room"
  @Parameter(title: "Room") var room: RoomEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    try await requestConfirmation(actionName: .go, dialog: "Go on?")
    let chosen = try await $room.requestDisambiguation(
      among: Sample.Store().all(), dialog: "Which room?")
    return .result(value: chosen.id)
  }
}

struct HomeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LightRoom(),
      phrases: [
        "Light \(\.$room) in \(.applicationName)", "Make it \(\.$mood) with \(.applicationName)",
        "\(.applicationName) light",
      ],
      shortTitle: "Light Room", systemImageName: "lightbulb")
    AppShortcut(intent: NightMode(), phrases: ["Good night \(.applicationName)"])
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Light a candle with \(.applicationName)"])
  }
}
