// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct IntentParameterDependencyTests {
  @Test("what depends on several parameters waits for all of them")
  func several() {
    let intent = Journey()
    let options = Stops()
    func line() -> String? {
      IntentParameterDependencies.$current.withValue(intent) { options.line }
    }
    #expect(line() == nil)
    intent.from = "A"
    intent.to = "B"
    #expect(line() == nil)
    intent.days = 2
    #expect(line() == "A to B in 2 by 1")
    #expect(options.line == nil)
  }
}

private struct Journey: AppIntent {
  static let title: LocalizedStringResource = "Journey"
  @Parameter(title: "From") var from: String?
  @Parameter(title: "To") var to: String?
  @Parameter(title: "Days") var days: Int
  @Parameter(title: "Steps", default: 1) var steps: Int
  func perform() async throws -> some IntentResult { .result() }
}

private struct Stops: DynamicOptionsProvider {
  @IntentParameterDependency<Journey>(\.$from, \.$to, \.$days, \.$steps) var journey

  var line: String? {
    journey.map { "\($0.from) to \($0.to) in \($0.days) by \($0.steps)" }
  }

  func results() async throws -> [String] { line.map { [$0] } ?? [] }
}
