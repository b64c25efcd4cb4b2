// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import Testing

@Suite struct AnyIntentInstanceTests {
  private let definition = AppDeclarations(
    HomeShortcuts.self, id: "com.example.home", app: .init(name: "Home")
  ).intents[0]

  private let room = RoomEntity(id: "attic", name: "Attic", [], "top floor")

  @Test("required parameters without a value are missing, those with a default are not")
  func missing() throws {
    let instance = definition.makeInstance()
    #expect(instance.missing == ["room"])
    try instance.set("room", to: room)
    #expect(instance.missing.isEmpty)
  }

  @Test("performing an intent without a required value says which, and does not run it")
  func performMissing() async {
    await #expect(throws: MissingParameterError(intent: "LightRoom", parameters: ["room"])) {
      _ = try await definition.makeInstance().perform()
    }
  }

  @Test("an intent is filled in and performed without its type")
  func perform() async throws {
    AppDependencyManager.shared.add(dependency: Sample.Store())
    let instance = definition.makeInstance()
    try instance.set("room", to: room)
    try instance.set("mood", to: Mood.dim)
    try instance.set("level", to: 20)
    let result = try await instance.perform()
    #expect(unsafe result.value as? Int == 20)
    #expect(result.dialog?.description == "Attic of 3 is Dim.")
  }

  @Test("a single value given to a list makes a list of one")
  func list() throws {
    let instance = definition.makeInstance()
    try instance.set("lamps", to: LampEntity(id: 2))
    #expect((instance.parameter("lamps")?.anyValue as? [LampEntity])?.map(\.id) == [2])
    try instance.set("lamps", to: [LampEntity(id: 1), LampEntity(id: 3)] as [any AppEntity])
    #expect((instance.parameter("lamps")?.anyValue as? [LampEntity])?.map(\.id) == [1, 3])
  }

  @Test("a value of another type, and a name of no parameter, are refused")
  func refused() {
    let instance = definition.makeInstance()
    #expect(throws: ParameterValueError(expected: "Int", found: "String")) {
      try instance.set("level", to: "much")
    }
    #expect(throws: ParameterValueError(expected: "Int", found: "nil")) {
      try instance.set("level", to: nil)
    }
    #expect(throws: ParameterValueError.self) { try instance.set("nothing", to: 1) }
  }

  @Test("two instances of one intent share nothing")
  func isolation() throws {
    let first = definition.makeInstance()
    let second = definition.makeInstance()
    try first.set("level", to: 1)
    #expect(second.parameter("level")?.isSet == false)
  }

  @Test("the query of a parameter answers without its type")
  func query() async throws {
    AppDependencyManager.shared.add(dependency: Sample.Store())
    let query = try #require(definition.parameters[0].query)
    #expect(try await query.entities(ids: ["cellar", "gone"]).map(\.anyID) == ["cellar"])
    #expect(try await query.suggested().map(\.anyID) == ["kitchen", "attic"])
    #expect(try await query.matching("kit")?.map(\.anyID) == ["kitchen"])
    #expect(try await query.all() == nil)
    let lamps = try #require(definition.parameters[4].query)
    #expect(try await lamps.all()?.map(\.anyID) == ["1", "2", "3"])
    #expect(try await lamps.entities(ids: ["2", "x"]).map(\.anyID) == ["2"])
    #expect(definition.parameters[1].query == nil)
  }
}

private func == (a: [any AppEntity]?, b: [any AppEntity]?) -> Bool {
  a?.map(\.anyID) == b?.map(\.anyID)
}
