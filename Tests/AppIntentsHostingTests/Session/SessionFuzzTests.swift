// SPDX-License-Identifier: Apache-2.0

import AppIntentsHosting
import TestSupport
import Testing

@Suite("Whatever is said")
struct SessionFuzzTests {
  /// Intents that wait for longer than a test does.
  private static let endless: Set<String> = [
    "Distil in Lab", "Freeze Lab", "Scan in Desk", "Keep something in Lab", "Print all in Desk",
  ]

  @Test("any words in any order end each turn with an outcome that says something")
  func anything() async throws {
    var random = SeededGenerator.forTest("whatever is said")
    let known = Scripts.all.flatMap(\.lines).map(\.said).filter { !Self.endless.contains($0) }
    let odd = [
      "", " ", "no", "yes", "no, the", "the last one", "number 99", "-0", "1e309", "٣", "🦊",
      "\u{0}",
      String(repeating: "la ", count: 3_000), "${applicationName}", "no no no no",
      "cancel that please",
      "第二个", "\u{202E}abc",
    ]
    let host = try await Hosts.plain.value
    var options = SessionOptions()
    options.runningLimit = .seconds(10)
    for _ in 0..<fuzzRounds(20) {
      let session = host.session(options: options, delegate: ScriptDelegate(unlocks: true))
      for _ in 0..<20 {
        let text = random.below(4) == 0 ? random.pick(odd) : random.pick(known)
        let outcome = await session.say(text)
        #expect(!outcome.dialog.isEmpty, "after '\(text.prefix(80))'")
        #expect(outcome.isAsking == (session.question != nil), "after '\(text.prefix(80))'")
        #expect((outcome.status == .failed) == (outcome.error != nil))
        #expect((outcome.status == .cancelled) == (outcome.cancellation != nil))
      }
    }
  }
}
