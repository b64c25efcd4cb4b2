// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import IntentResolution
import LanguageData
import Synchronization
import Testing
import TextAnalysis

@testable import AppIntentsHosting

/// Names of plants that change.
private let plantNames = Mutex<[String]>(["Fern"])
/// How often each query was asked for what it suggests.
private let questions = Mutex<[String: Int]>([:])

private struct Plant: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

private struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Plant] { identifiers.map(Plant.init) }
  func suggestedEntities() async throws -> [Plant] {
    questions.withLock { $0["plant", default: 0] += 1 }
    return plantNames.withLock { $0 }.map(Plant.init)
  }
}

private struct Tool: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
  static let defaultQuery = ToolQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

private struct ToolQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Tool] { identifiers.map(Tool.init) }
  func suggestedEntities() async throws -> [Tool] {
    questions.withLock { $0["tool", default: 0] += 1 }
    return [Tool(id: "Rake")]
  }
}

private struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  @Parameter(title: "Plant") var plant: Plant
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(plant.id) has water.")
  }
}

private struct FetchTool: AppIntent {
  static let title: LocalizedStringResource = "Fetch Tool"
  @Parameter(title: "Tool") var tool: Tool
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here is the \(tool.id).")
  }
}

private struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: WaterPlant(), phrases: ["Water \(\.$plant) in \(.applicationName)"])
  }
}

private struct ShedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: FetchTool(), phrases: ["Fetch the \(\.$tool) from \(.applicationName)"])
  }
}

private struct YardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: WaterPlant(), phrases: ["Water \(\.$plant) in \(.applicationName)"])
    AppShortcut(intent: FetchTool(), phrases: ["Fetch the \(\.$tool) from \(.applicationName)"])
  }
}

/// Values that cannot be collected.
private struct Ghost: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ghost"
  static let defaultQuery = GhostQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

private struct GhostQuery: EntityQuery {
  static let isAsked = Locker(false)
  func entities(for identifiers: [String]) async throws -> [Ghost] { [] }
  func suggestedEntities() async throws -> [Ghost] {
    Self.isAsked.value.withLock { $0 = true }
    try await Task.sleep(for: .seconds(3_600))
    return []
  }
}

private struct Haunt: AppIntent {
  static let title: LocalizedStringResource = "Haunt"
  @Parameter(title: "Ghost") var ghost: Ghost?
  @Parameter(title: "Sample") var sample: Sample?
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Boo.") }
}

private struct HauntedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Haunt(),
      phrases: ["Haunt \(.applicationName)", "Haunt \(\.$ghost) in \(.applicationName)"])
  }
}

@Suite("Hosts", .serialized)
struct AppHostTests {
  @Test(
    "an app that says its values have changed has them replaced, and no other app's are asked for")
  func updates() async throws {
    plantNames.withLock { $0 = ["Fern"] }
    let host = try await AppHost(
      HostedApp(GardenShortcuts.self, id: "garden", name: "Garden"),
      HostedApp(ShedShortcuts.self, id: "shed", name: "Shed"))
    #expect(await host.say("Water fern in Garden").dialog == "Fern has water.")
    #expect(await host.say("Fetch the rake from Shed").dialog == "Here is the Rake.")
    #expect(await host.say("Water ivy in Garden").dialog != "Ivy has water.")
    let before = questions.withLock { $0 }
    plantNames.withLock { $0 = ["Fern", "Ivy"] }
    GardenShortcuts.updateAppShortcutParameters()
    await host.waitForUpdates()
    let session = host.session()
    #expect(await session.say("Water ivy in Garden").dialog == "Ivy has water.")
    #expect(await session.say("Fetch the rake from Shed").dialog == "Here is the Rake.")
    let after = questions.withLock { $0 }
    #expect(after["plant"] == (before["plant"] ?? 0) + 1)
    #expect(after["tool"] == before["tool"])
    #expect(host.catalogs[0].entities[0].values.map(\.title) == ["Fern", "Ivy"])
  }

  @Test("an entity can be named as soon as it is indexed, and no longer when it is deleted")
  func indexed() async throws {
    plantNames.withLock { $0 = ["Fern"] }
    let host = try await AppHost(HostedApp(GardenShortcuts.self, id: "garden", name: "Garden"))
    #expect(await host.say("Water moss in Garden").dialog != "Moss has water.")
    let index = CSSearchableIndex.default()
    try await index.indexAppEntities([Plant(id: "Moss")])
    await host.waitForUpdates()
    #expect(await host.say("Water moss in Garden").dialog == "Moss has water.")
    #expect(await host.say("Water fern in Garden").dialog == "Fern has water.")
    try await index.deleteAppEntities(identifiedBy: ["Moss"], ofType: Plant.self)
    await host.waitForUpdates()
    #expect(await host.say("Water moss in Garden").dialog != "Moss has water.")
  }

  @Test("what words mean that no phrase holds counts by the vectors that a host is given")
  func vectors() async throws {
    func confidence(_ vectors: LanguageVectors) async throws -> Double {
      let host = try await AppHost(
        HostedApp(YardShortcuts.self, id: "yard", name: "Yard"),
        options: HostOptions(vectors: vectors))
      let resolver = host.core.snapshot.resolver
      #expect(resolver.languagesOfOtherVectors.isEmpty)
      return await resolver.resolve("in Yard give the fern some irrigation").confidence
    }
    #expect(try await confidence(.embedded) != confidence(.none))
  }

  @Test("what is said while values change is resolved with the old ones or the new ones")
  func updatesMeanwhile() async throws {
    plantNames.withLock { $0 = ["Moss"] }
    let host = try await AppHost(HostedApp(GardenShortcuts.self, id: "garden", name: "Garden"))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<20 { await host.update(app: "garden") }
      }
      for _ in 0..<4 {
        group.addTask {
          let session = host.session()
          for _ in 0..<50 {
            #expect(await session.say("Water moss in Garden").dialog == "Moss has water.")
          }
        }
      }
    }
  }

  @Test("a query that hangs when values are collected costs its deadline, and is a finding")
  func hangingValues() async throws {
    let keeper = Timekeeper(isManual: true)
    async let hosted = AppHost(
      [HostedApp(HauntedShortcuts.self, id: "house", name: "House")],
      options: .timed(by: keeper))
    while !GhostQuery.isAsked.value.withLock({ $0 }) { await Task.yield() }
    keeper.advance(by: .seconds(10))
    let host = try await hosted
    let findings = host.findings.filter { $0.rule == "values-not-collected" }
    #expect(findings.contains { $0.message.contains("'Ghost'") && $0.app == "house" })
    #expect(await host.say("Haunt House").dialog == "Boo.")
  }

  @Test("translated names and phrases are understood in their language")
  func translations() async throws {
    var german = LocalizationDeclaration(locale: "de")
    german.app = AppNames(name: "Schuppen")
    german.phrases = [
      PhraseTranslation(
        source: "Fetch the ${tool} from ${applicationName}",
        phrases: [PhraseDeclaration("Hol ${tool} aus ${applicationName}")])
    ]
    let host = try await AppHost(
      HostedApp(
        ShedShortcuts.self, id: "shed", names: AppNames(name: "Shed"), localizations: [german]))
    let session = host.session(options: SessionOptions(locale: LocaleTag("de")))
    #expect(await session.say("Hol rake aus Schuppen").dialog == "Here is the Rake.")
  }

  @Test("an intent that no phrase runs is lowered too")
  func furtherIntents() async throws {
    let host = try await AppHost(
      HostedApp(nil, id: "shed", name: "Shed", intents: [FetchTool.self]))
    #expect(host.catalogs[0].intents.map(\.name) == ["FetchTool"])
    #expect(await host.say("Fetch the rake from Shed").status == .noMatch)
  }
}
