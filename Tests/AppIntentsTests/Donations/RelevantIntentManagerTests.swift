// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct RelevantIntentManagerTests {
  @Test("what the app says is of use takes the place of what it said before")
  func replaced() async throws {
    let manager = RelevantIntentManager()
    let noon = Date(timeIntervalSince1970: 43_200)
    let day = RelevantIntent(
      Panel(), widgetKind: "panel", relevance: .date(from: noon, to: noon + 60))
    let home = RelevantIntent(
      Panel(), widgetKind: "home", relevance: .location(inferred: .home))
    try await manager.updateRelevantIntents([day])
    try await manager.updateRelevantIntents([home, day])
    #expect(manager.intents.map(\.widgetKind) == ["home", "panel"])
    #expect(day.relevance.holds(at: noon + 30) == true)
    #expect(day.relevance.holds(at: noon + 61) == false)
    #expect(home.relevance.holds(at: noon) == nil)
  }

  @Test("what is kept does not grow without end")
  func limit() async throws {
    let manager = RelevantIntentManager()
    let one = RelevantIntent(Panel(), widgetKind: "panel", relevance: .sleep(.bedtime))
    try await manager.updateRelevantIntents(
      Array(repeating: one, count: RelevantIntentManager.limit + 5))
    #expect(manager.intents.count == RelevantIntentManager.limit)
  }
}

private struct Panel: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Panel"
}
