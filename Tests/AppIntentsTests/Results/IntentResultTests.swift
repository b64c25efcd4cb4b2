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

  @Test("branches may open different intents, and show a view or none")
  func branches() async throws {
    #expect(AnyIntentResult(try await Forking(number: 1).perform()).opensIntent is NightMode)
    #expect(AnyIntentResult(try await Forking(number: 2).perform()).opensIntent is OpensApp)
    let plain = AnyIntentResult(try await Viewing(number: 1).perform())
    #expect(plain.dialog == "None")
    #expect(plain.snippet == nil)
    let shown = AnyIntentResult(try await Viewing(number: 2).perform())
    #expect(shown.snippet?.typeName == "Int")
  }

  @Test("an intent of an address opens it, unless it says otherwise")
  func addresses() async throws {
    let intent = OpenPage()
    intent.target = RoomEntity(id: "a", name: "Attic", [], "")
    let opened = AnyIntentResult(try await intent.perform()).opensIntent as? OpenURLIntent
    #expect(opened?.url.absoluteString == "https://example.com/a")
    let site = VisitPage()
    site.page = "mac"
    #expect(try OpenURLIntent(urlRepresentable: site).url.lastPathComponent == "mac")
    let visited = AnyIntentResult(try await site.perform()).opensIntent as? OpenURLIntent
    #expect(visited?.url.absoluteString == "https://example.com/mac")
  }

  @Test("modes follow the older switch")
  func modes() {
    #expect(OpensApp.supportedModes == .foreground)
    #expect(NightMode.supportedModes == .background)
    #expect(IntentModes.foreground == .foreground(.immediate))
    #expect(([.background, .foreground(.dynamic)] as IntentModes).contains(.background))
  }

  @Test("a prediction by many parameters stands where all of them have values")
  func manyParameters() {
    let intent = Predicted5()
    func titles() -> [String] {
      Predicted5.predictionConfiguration._displayRepresentations(intent).map(\.title.string)
    }
    intent.a = 1
    intent.b = "b"
    intent.c = true
    intent.d = 2.5
    #expect(titles() == [])
    intent.e = .dim
    #expect(titles() == ["1 b true 2.5 dim"])
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

private struct Predicted5: PredictableIntent {
  static let title: LocalizedStringResource = "Predicted by Five"
  @Parameter(title: "A") var a: Int
  @Parameter(title: "B") var b: String
  @Parameter(title: "C") var c: Bool
  @Parameter(title: "D") var d: Double
  @Parameter(title: "E") var e: Mood
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$a, \.$b, \.$c, \.$d, \.$e)) { a, b, c, d, e in
      DisplayRepresentation(stringLiteral: "\(a) \(b) \(c) \(d) \(e)")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Forking: AppIntent {
  static let title: LocalizedStringResource = "Forking"
  @Parameter(title: "Number") var number: Int

  init() {}
  init(number: Int) { self.number = number }

  func perform() async throws -> some IntentResult & OpensIntent {
    if number == 1 { return .result(opensIntent: NightMode()) }
    return .result(opensIntent: OpensApp())
  }
}

private struct Viewing: AppIntent {
  static let title: LocalizedStringResource = "Viewing"
  @Parameter(title: "Number") var number: Int

  init() {}
  init(number: Int) { self.number = number }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    if number == 1 { return .result(dialog: "None") }
    return .result(dialog: "One", view: number)
  }
}

private struct OpenPage: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Page"
  static var urlRepresentation: URLRepresentation { "https://example.com/\(\.$target)" }
  @Parameter(title: "Room") var target: RoomEntity
}

private struct VisitPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Visit Page"
  static let urlRepresentation: URLRepresentation = "https://example.com/\(\.$page)"
  @Parameter(title: "Page") var page: String
}
