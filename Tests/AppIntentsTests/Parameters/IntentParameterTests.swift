// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct IntentParameterTests {
  @Test("a value is what was set, else the default, else nothing")
  func values() {
    let intent = LightRoom()
    #expect(intent.mood == .bright)
    #expect(intent.level == 80)
    #expect(intent.until == nil)
    #expect(intent.distance == Measurement(value: 2, unit: UnitLength.meters))
    intent.level = 5
    #expect(intent.level == 5)
  }

  @Test("the state tells a value from a default")
  func state() {
    let intent = LightRoom()
    if case .set = intent.$level.valueState { Issue.record("a default is no value") }
    intent.level = 5
    guard case .set(5) = intent.$level.valueState else {
      Issue.record("the value is not there")
      return
    }
    intent.$level.clear()
    #expect(intent.level == 80)
  }

  @Test("an optional says so, and one initialiser serves all four shapes")
  func shapes() {
    #expect(LightRoom().$until.isOptional)
    #expect(!LightRoom().$level.isOptional)
    let intent = Shapes()
    #expect(intent.one == 1)
    #expect(intent.maybe == 2)
    #expect(intent.many == [3, 4])
    #expect(intent.maybeMany == [5])
    #expect(intent.few == [Mood.dim])
  }

  @Test("what the declaration says beside is kept")
  func details() {
    let intent = Shapes()
    #expect(intent.$one.details.traits.range == 0...10)
    #expect(intent.$one.details.description?.sourceText == "Some.")
    #expect(intent.$ranged.details.traits.range == nil)
    #expect(intent.$file.details.traits.contentTypes == [.png])
    #expect(intent.$hex.details.resolvers?.count == 1)
    #expect(intent.$one.details.resolvers == nil)
    #expect(intent.$untitled.details.title == nil)
  }

  @Test("copies of an intent share its parameters")
  func copies() {
    let intent = LightRoom()
    let copy = intent
    intent.level = 3
    #expect(copy.level == 3)
  }

  @Test("a projection gives values as if none were optional, once all named have one")
  func dependency() {
    let intent = LightRoom()
    let options = LevelOptions()
    #expect(options.intent == nil)
    IntentParameterDependencies.$current.withValue(intent) {
      #expect(options.intent == nil)
      intent.room = RoomEntity(id: "a", name: "Attic", [], "")
      intent.until = Date(timeIntervalSince1970: 0)
      #expect(options.intent?.room.id == "a")
      #expect(options.intent?.until == Date(timeIntervalSince1970: 0))
    }
    IntentParameterDependencies.$current.withValue(NightMode()) {
      #expect(options.intent == nil)
    }
  }
}

private struct LevelOptions: DynamicOptionsProvider {
  @IntentParameterDependency<LightRoom>(\.$room, \.$until) var intent
  func results() async throws -> [Int] { [] }
}

private struct Shapes: AppIntent {
  static let title: LocalizedStringResource = "Shapes"
  @Parameter(title: "A", description: "Some.", default: 1, inclusiveRange: (0, 10)) var one: Int
  @Parameter(title: "B", default: 2) var maybe: Int?
  @Parameter(title: "C", default: [3, 4]) var many: [Int]
  @Parameter(title: "D", default: [5]) var maybeMany: [Int]?
  @Parameter(title: "E", default: [.dim]) var few: Set<Mood>
  @Parameter(title: "F", inclusiveRange: (10, 0)) var ranged: Double?
  @Parameter(title: "G", supportedContentTypes: [.png]) var file: IntentFile?
  @Parameter(title: "H", resolvers: { IntFromStringResolver(radix: 16) }) var hex: Int?
  @Parameter var untitled: String?
  func perform() async throws -> some IntentResult { .result() }
}
