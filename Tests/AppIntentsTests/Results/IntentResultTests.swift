// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct IntentResultTests {
  @Test("a result is seen without its type, an optional value as the value in it")
  func erased() {
    func erase(_ result: some IntentResult) -> AnyIntentResult { AnyIntentResult(result) }
    let full = erase(.result(value: 3, opensIntent: NightMode(), dialog: "Done"))
    #expect(unsafe full.value as? Int == 3)
    #expect(full.dialog == "Done")
    #expect(full.opensIntent is NightMode)
    #expect(unsafe erase(.result(value: Int?.some(4))).value as? Int == 4)
    #expect(unsafe erase(.result(value: Int?.none)).value == nil)
    #expect(unsafe erase(.result()).value == nil)
    #expect(erase(.result(dialog: "Look", view: 1)).snippet?.typeName == "Int")
    #expect(erase(.result(snippetIntent: EmptySnippetIntent())).snippet?.intent != nil)
  }

  @Test("modes follow the older switch")
  func modes() {
    #expect(OpensApp.supportedModes == .foreground)
    #expect(NightMode.supportedModes == .background)
    #expect(IntentModes.foreground == .foreground(.immediate))
    #expect(([.background, .foreground(.dynamic)] as IntentModes).contains(.background))
  }

  @Test("a prediction stands only where its parameters have values")
  func predictions() {
    let intent = Predicted()
    func titles() -> [String] {
      Predicted.predictionConfiguration._displayRepresentations(intent).map { $0.title.string }
    }
    #expect(titles() == ["Any"])
    intent.number = 3
    #expect(titles() == ["Number 3", "Any"])
  }
}

private struct OpensApp: AppIntent {
  static let title: LocalizedStringResource = "Opens App"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

private struct Predicted: PredictableIntent {
  static let title: LocalizedStringResource = "Predicted"
  @Parameter(title: "Number") var number: Int?
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$number) { "Number \($0 ?? 0)" }
    IntentPrediction { "Any" }
  }
  func perform() async throws -> some IntentResult { .result() }
}
