// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct ParameterSummaryTests {
  @Test("a sentence has values where there are some, and titles where there are none")
  func sentence() {
    let intent = LightRoom()
    let instance = AnyIntentInstance(intent)
    #expect(
      instance.summary
        == _RenderedSummary(
          template: "Light ${room} at ${level} percent", text: "Light Room at 80 percent",
          others: []))
    intent.room = RoomEntity(id: "a", name: "Attic", [], "")
    intent.level = 7
    #expect(instance.summary?.text == "Light Attic at 7 percent")
  }

  @Test("a condition chooses the sentence by the values")
  func condition() {
    let intent = LightRoom()
    intent.mood = .dim
    #expect(
      AnyIntentInstance(intent).summary
        == _RenderedSummary(template: "Dim ${room}", text: "Dim Room", others: ["until"]))
  }

  @Test("a switch takes the first case that fits, else the default")
  func cases() {
    func text(_ number: Int?) -> String? {
      let intent = Switching()
      intent.number = number
      return AnyIntentInstance(intent).summary?.text
    }
    #expect(text(1) == "One")
    #expect(text(3) == "Few 3")
    #expect(text(9) == "Many")
    #expect(text(20) == "Other")
    #expect(text(nil) == "None")
  }

  @Test("where there are no widgets, a switch by their size takes the default")
  func widgets() {
    #expect(AnyIntentInstance(Clock()).summary?.text == "Show Zone")
  }

  @Test("an intent without a sentence has none")
  func none() {
    #expect(AnyIntentInstance(NightMode()).summary == nil)
  }
}

private struct Switching: AppIntent {
  static let title: LocalizedStringResource = "Switching"
  @Parameter(title: "Number") var number: Int?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$number) {
      Case(1) { Summary("One") }
      Case([2, 3]) { Summary("Few \(\.$number)") }
      DefaultCase {
        When(\.$number, .hasNoValue) {
          Summary("None")
        } otherwise: {
          When(\.$number, .lessThan, 10) {
            Summary("Many")
          } otherwise: {
            Summary("Other")
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct Clock: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Clock"
  @Parameter(title: "Zone") var zone: String

  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("Small") }
      DefaultCase { Summary("Show \(\.$zone)") }
    }
  }
}
