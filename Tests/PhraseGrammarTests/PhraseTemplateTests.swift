// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import PhraseGrammar

@Suite("Phrase templates") struct PhraseTemplateTests {
  /// The segments that the scanner finds.
  private static func scanned(_ text: String) -> [PhraseTemplate.Segment] {
    let bytes = Array(text.utf8)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      var scanner = unsafe PhraseScanner(buffer)
      var found: [PhraseTemplate.Segment] = []
      while let piece = scanner.next() {
        switch piece {
        case .literal(let range):
          found.append(.literal(String(decoding: bytes[range], as: UTF8.self)))
        case .slot(let range):
          let name = String(decoding: bytes[range], as: UTF8.self)
          found.append(name == "applicationName" ? .applicationName : .slot(name))
        }
      }
      return found
    }
  }

  @Test(
    "a template is its literals and slots, and what looks wrong",
    arguments: [
      ("", [], []), ("Open", [.literal("Open")], []),
      ("${applicationName}", [.applicationName], []),
      (
        "Complete ${task} in ${applicationName}",
        [.literal("Complete "), .slot("task"), .literal(" in "), .applicationName], []
      ),
      ("${a}${b}", [.slot("a"), .slot("b")], []),
      ("${  task }!", [.slot("task"), .literal("!")], []),
      ("a ${} b", [.literal("a ${} b")], [.empty(utf8Offset: 2)]),
      ("ö ${task", [.literal("ö ${task")], [.unclosed(utf8Offset: 3)]),
      ("$task {x}", [.literal("$task {x}")], []), ("$${a}", [.literal("$"), .slot("a")], []),
      (
        "Open \\(.applicationName)", [.literal("Open \\(.applicationName)")],
        [.foreign("\\(.applicationName)", utf8Offset: 5)]
      ),
      (
        "Say \\( in ${applicationName}", [.literal("Say \\( in "), .applicationName],
        [.foreign("\\( in ${applicationName}", utf8Offset: 4)]
      ),
      ("Open %@", [.literal("Open %@")], [.foreign("%@", utf8Offset: 5)]),
      ("a \\", [.literal("a \\")], []), ("a $", [.literal("a $")], []),
    ] as [(String, [PhraseTemplate.Segment], [PhraseTemplate.Fault])])
  func examples(
    _ text: String, _ segments: [PhraseTemplate.Segment], _ faults: [PhraseTemplate.Fault]
  ) {
    let template = PhraseTemplate(text)
    #expect(template.segments == segments)
    #expect(template.faults == faults)
    #expect(Self.scanned(text) == segments)
  }

  @Test("the scanner agrees with the template on random text") func differential() {
    let pieces = [
      "$", "{", "}", "${", "${a}", "${applicationName}", " ", "a", "é", "\\", "(", ")", "\\(", "%",
      "%@", "%1", "日", "${ x }", "${}", "\u{0}",
    ]
    for seed in 1...UInt64(fuzzRounds(20_000)) {
      var random = SeededGenerator(seed: seed)
      let text = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
      let template = PhraseTemplate(text)
      #expect(Self.scanned(text) == template.segments, "seed \(seed): \(text)")
      // Two literals never follow each other, and none is empty.
      for (first, second) in zip(template.segments, template.segments.dropFirst()) {
        if case .literal = first, case .literal = second { Issue.record("seed \(seed): \(text)") }
      }
      #expect(!template.segments.contains(.literal("")), "seed \(seed): \(text)")
    }
  }
}
