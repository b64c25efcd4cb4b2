// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import Testing

@Suite struct AnyOptionsTests {
  private let parameters = AppDeclarations(
    nil, id: "com.example", app: AppNames(name: "A"), intents: [Choosing.self]
  ).intents[0].parameters

  /// The titles of a parameter's options.
  private func titles(_ index: Int) async throws -> [String]? {
    try await parameters[index].options()?.map(\.display.title.string)
  }

  @Test("a provider's values are shown as it says, else as they show themselves")
  func provider() async throws {
    #expect(try await titles(0) == ["Oak tree", "ash"])
    #expect(try await titles(1) == ["Kitchen", "The attic"])
    let options = try #require(try await parameters[1].options())
    #expect(options[1].display.subtitle?.string == "top floor")
    #expect(unsafe (options[1].value as? RoomEntity)?.id == "attic")
  }

  @Test("an enum has those of its cases that the parameter takes")
  func cases() async throws {
    #expect(try await titles(2) == ["Dim"])
    #expect(try await titles(3) == ["Bright", "Dim"])
    #expect(try await titles(4) == nil)
  }

  @Test("the parameter's resolvers come before the type's own")
  func resolvers() async throws {
    #expect(try await parameters[4].resolve("ff") as? Int == 255)
    #expect(try await parameters[5].resolve("12") as? Int == 12)
    #expect(try await parameters[5].resolve("many") == nil)
    #expect(try await parameters[5].resolve(true) == nil)
  }
}

private struct Trees: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<String> {
    IntentItemCollection(sections: [
      IntentItemSection(items: [IntentItem("oak", title: "Oak tree"), IntentItem("ash")])
    ])
  }
}

private struct Rooms: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<RoomEntity> {
    let attic = RoomEntity(id: "attic", name: "Attic", [], "top floor")
    return IntentItemCollection {
      IntentItemSection(items: [RoomEntity(id: "kitchen", name: "Kitchen", [], "")])
      IntentItemSection("Up", items: [IntentItem(attic, title: "The attic")])
    }
  }
}

private struct Choosing: AppIntent {
  static let title: LocalizedStringResource = "Choosing"
  @Parameter(title: "Tree", optionsProvider: Trees()) var tree: String
  @Parameter(title: "Room", optionsProvider: Rooms()) var room: RoomEntity
  @Parameter(title: "Mood", supportedValues: [.dim]) var mood: Mood
  @Parameter(title: "Any") var any: Mood?
  @Parameter(title: "Hex", resolvers: { IntFromStringResolver(radix: 16) }) var hex: Int
  @Parameter(title: "Number") var number: Int
  func perform() async throws -> some IntentResult { .result() }
}
