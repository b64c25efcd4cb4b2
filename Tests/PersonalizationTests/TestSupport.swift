// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextAnalysis

@testable import Personalization

/// A time some hours after the first of June 2025.
func hour(_ hours: Int) -> UsageTime { UsageTime(hours: UInt32(485_640 + hours)) }

let english = LocaleTag("en")

extension UsageMemory {
  /// What a text was corrected to.
  func phrase(_ text: String, _ locale: String = "en") -> CorrectedIntent? {
    var tokens = TokenBuffer()
    try? TextAnalyzer(locale: LocaleTag(locale)).analyze(text, into: &tokens)
    return phrase(tokens.tokens, locale: LocaleTag(locale))
  }

  /// The value that a text was said for.
  func synonym(_ app: String, _ type: String, _ text: String) -> String? {
    var tokens = TokenBuffer()
    try? TextAnalyzer(locale: english).analyze(text, into: &tokens)
    return synonym(app: app, type: type, words: tokens.tokens)
  }
}

/// A correction to the task "Buy milk" under the words "the dairy thing".
let milk = CorrectedIntent(
  app: "tasks", intent: "CompleteTask",
  parameters: [
    "task": CorrectedValue(
      type: "entity:Task", id: "42", title: "Buy milk", words: "the dairy thing")
  ])

/// A folder that goes with the test.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("bespeak-usage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.appendingPathComponent("usage").path }

  func write(_ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}
