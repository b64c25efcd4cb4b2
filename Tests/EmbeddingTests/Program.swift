// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Bespeak

// A program as an embedder writes it: an app of its own beside apps that are known from catalogs.
// It is compiled here, and type-checked from outside the package in Swift 5 and 6.

struct Lamp: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = LampQuery()

  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static let all = [Lamp(id: "porch", name: "Porch"), Lamp(id: "desk", name: "Desk lamp")]
}

/// Apple's protocol.
struct LampQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Lamp] {
    Lamp.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Lamp] {
    Lamp.all.filter { $0.name.lowercased() == string.lowercased() }
  }

  func suggestedEntities() async throws -> [Lamp] { Lamp.all }
}

/// Apple's protocol, again: what turns a text into a number.
struct DozenResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    input == "a dozen" ? 12 : nil
  }
}

struct LightLamp: AppIntent {
  static let title: LocalizedStringResource = "Light a Lamp"

  @Parameter(title: "Lamp") var lamp: Lamp

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(lamp.name) is lit.")
  }
}

struct LampShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LightLamp(), phrases: ["Light the \(\.$lamp) in \(.applicationName)"],
      shortTitle: "Light", systemImageName: "lamp.desk")
  }
}

/// Ours: finds tasks by the words said for them.
struct TaskQuery: EntityTextQuery {
  func entities(matching text: String) async throws -> [EntityMatch] {
    text.lowercased() == "buy milk" ? [EntityMatch(id: "42", title: "Buy milk")] : []
  }
}

/// Says one thing to the hosted app and one to the resolver.
func sayToBoth() async throws -> (said: String, bound: BoundParameter.Value?) {
  let host = try await AppHost(HostedApp(LampShortcuts.self, id: "lamps", name: "Lamps"))
  let said = await host.session().say("light the porch in lamps")

  let task = EntityDeclaration(name: "Task", title: "Task")
  let finish = IntentDeclaration(
    name: "FinishTask", title: "Finish Task",
    parameters: [ParameterDeclaration(name: "task", type: .entity("Task"))])
  let catalog = AppCatalog(
    id: "tasks", app: AppNames(name: "Tasks"), entities: [task], intents: [finish],
    shortcuts: [
      ShortcutDeclaration(
        intent: "FinishTask",
        phrases: [PhraseDeclaration("Finish ${task} in ${applicationName}")])
    ])
  let resolver = IntentResolver(
    image: try PhraseCompiler().compile([catalog]).image,
    queries: [EntityKey(app: "tasks", entity: "Task"): TaskQuery()])
  // The program may be one of hundreds that run at a time: its query is waited for.
  let request = ResolutionRequest("finish buy milk in tasks", deadline: .seconds(600))
  let resolution: Resolution = await resolver.resolve(request)
  return (said.dialog, resolution.parameters.first?.value)
}
