// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What an intent waits for it awaits.
enum BlockingCallRule: CodeRule {
  static let description = RuleDescription.code(
    "blocking-call", .warning, "'perform()' blocks no thread.",
    why:
      "It runs on the few threads of Swift concurrency. One that waits for a semaphore, sleeps or reads from the "
      + "net stands still with them, and an intent that is not done in time is ended.",
    fix:
      "Await it: 'try await Task.sleep(for:)', 'URLSession.shared.data(from:)', an async function.",
    found: "func perform() async throws … { Thread.sleep(forTimeInterval: 2) … }",
    mended: "func perform() async throws … { try await Task.sleep(for: .seconds(2)) … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for intent in subject.intents {
      guard let perform = intent.performing else { continue }
      let code = subject.body(of: perform)
      let semaphores = names(of: ["DispatchSemaphore", "DispatchGroup"], in: code)
      for i in code.calls(of: ["wait", "sleep", "usleep", "Data", "String"]) {
        guard let what = blocks(i, code, semaphores) else { continue }
        report.add(
          "'perform()' of '\(intent.shortName)' \(what.says)", at: i, in: perform.file,
          fix: what.fix)
      }
    }
  }

  private static func blocks(
    _ i: Int, _ code: Code, _ semaphores: Set<String>
  ) -> (says: String, fix: String)? {
    let tokens = code.tokens
    let receiver = code.isMember(i) ? tokens.word(i - 2) : nil
    switch tokens.word(i) {
    case "wait":
      guard let receiver, semaphores.contains(receiver) else { return nil }
      return ("waits for '\(receiver)'", "await an async function in its place")
    case "sleep" where receiver == "Thread":
      return ("puts its thread to sleep", "write 'try await Task.sleep(for:)'")
    case "usleep" where !code.isMember(i), "sleep" where !code.isMember(i):
      return ("puts its thread to sleep", "write 'try await Task.sleep(for:)'")
    case "Data", "String":
      guard !code.isMember(i), let value = code.argument("contentsOf", ofCall: i),
        isOfTheNet(code.code(value), code)
      else { return nil }
      return ("reads from the net and waits", "write 'try await URLSession.shared.data(from:)'")
    default: return nil
    }
  }

  /// The variables that are made by some calls in a body.
  private static func names(of makers: Set<String>, in code: Code) -> Set<String> {
    Set(
      code.calls(of: makers).compactMap { i in
        code.tokens.sees("=", at: i - 1) ? code.tokens.word(i - 2) : nil
      })
  }

  /// Whether a URL is written as one of the web, here or where its variable is set in the body.
  private static func isOfTheNet(_ value: Code, _ body: Code) -> Bool {
    func isWeb(_ code: Code) -> Bool {
      code.range.contains { i in
        code.writtenString(i).map { $0.hasPrefix("\"http") } ?? false
      }
    }
    if isWeb(value) { return true }
    guard value.range.count == 1, let name = value.tokens.word(value.range.lowerBound) else {
      return false
    }
    return body.places(of: [name]).contains { i in
      guard body.tokens.sees("=", at: i + 1) else { return false }
      var end = i + 2
      while end < body.range.upperBound, !body.tokens.startsLine(end) { end += 1 }
      return isWeb(body.code(i + 2..<end))
    }
  }
}
