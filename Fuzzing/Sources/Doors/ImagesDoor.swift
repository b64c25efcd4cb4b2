// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import MatchIndex
import PhraseCompilation
import TestSupport

/// Images that were tampered with, opened without a check, with and without what was learnt.
///
/// They may give wrong answers. They lead no reader outside of their bytes, and cost no more than a sound one may.
final class ImagesDoor: Door {
  static let name = "images"
  static let summary = "damaged images, with and without a usage file"

  private let images: [[UInt8]]
  private let known: [String]
  private let memory = UsageMemory()
  private var scratch = MatchScratch()

  init(_ material: Material) throws {
    known = try material.utterances()
    images =
      try [
        (["tasks/tasks.json"], RuleSet.apple), (["home", "notes"], .apple),
        (["extended"], .extended),
      ].map { try material.image($0.0, $0.1).bytes.copy } + [Self.templated()]
    var random = SeededGenerator(seed: 1)
    for text in known.prefix(400) {
      try memory.correct(
        text, locale: LocaleTag("en"),
        to: CorrectedIntent(
          app: "com.example.tasks", intent: "CompleteTask",
          parameters: [
            "task": CorrectedValue(
              type: "entity:Task", id: "42", title: "Buy milk", words: "milk")
          ]), at: UsageTime(hours: 1))
      try UsageDoor.learn(memory, &random)
    }
  }

  /// An app with more trigger phrases than are written down one by one, named as that of the corpora is.
  private static func templated() throws -> [UInt8] {
    let titles = ["buy milk", "call the bank"] + (0..<2_100).map { "errand \($0)" }
    let task = EntityDeclaration(
      name: "Task", title: "Task", query: .enumerable,
      values: titles.enumerated().map { EntityValue(id: "\($0.offset)", title: $0.element) })
    let finish = IntentDeclaration(
      name: "CompleteTask", title: "Complete Task",
      parameters: [ParameterDeclaration(name: "task", type: .entity("Task"))])
    let phrases = ["Complete ${task} in ${applicationName}", "Show ${applicationName}"]
    let catalog = AppCatalog(
      id: "com.example.tasks", app: AppNames(name: "Tasks"), entities: [task], intents: [finish],
      shortcuts: [
        ShortcutDeclaration(intent: "CompleteTask", phrases: phrases.map { PhraseDeclaration($0) })
      ])
    return try PhraseCompiler(ruleSet: .extended).compile([catalog]).bytes.copy
  }

  func play(_ random: inout SeededGenerator) throws {
    var bytes = random.pick(images)
    let sound = bytes
    if random.below(2) == 0 {
      // Record by record, what an image says of its own sizes.
      var mutator = ImageMutator(bytes)
      mutator.mutate(using: &random)
      bytes = mutator.bytes
    } else {
      Self.tamper(&bytes, &random)
    }
    if bytes != sound {
      try hold(
        (try? IndexImage(validating: ImageBytes(copying: bytes))) == nil,
        "a full check takes a changed image")
    }
    guard let image = try? IndexImage(trusted: ImageBytes(copying: bytes)) else { return }
    var options = IntentResolver.Options()
    if random.below(2) == 0 { options.memory = memory }
    let resolver = IntentResolver(image: image, options: options)
    for _ in 0..<4 {
      var request = ResolutionRequest(
        Material.utterance(known, &random), locale: LocaleTag(random.pick(UtterancesDoor.locales)))
      request.explains = random.below(4) == 0
      let outcome = resolver.resolveSynchronously(request, scratch: &scratch)
      try hold((0...1).contains(outcome.confidence), "a confidence outside of 0...1: \(outcome)")
      if random.below(4) == 0 {
        var stream = resolver.streaming(locale: request.locale)
        _ = stream.update(request.hypotheses[0].text)
      }
      var writer = ResolutionWriter()
      writer.write(outcome)
      var transcripts = TranscriptResolver(resolver, request)
      _ = transcripts.resolve(request.hypotheses[0].text, into: &writer)
      let lines = writer.bytes
      try hold((try? UTF8Span(validating: lines)) != nil, "a line that is no UTF-8")
    }
    _ = try? image.validateBlocks()
  }

  /// Overwrites some words, mostly with numbers at which something ends.
  private static func tamper(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    // The header is checked when opening: what comes behind it is what a crafted image would change.
    let words = bytes.count / 4
    let first = random.below(16) == 0 ? 0 : (48 + 16 * 24) / 4
    for _ in 0..<(1 + random.below(random.below(4) == 0 ? 200 : 6)) {
      let at = first + random.below(words - first)
      let old = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at * 4 + $1]) << UInt32(8 * $1) }
      let new = random.pick([
        0, 1, 2, old &+ 1, old &- 1, old ^ 0x8000_0000, old << 8, .max, .max - 1, 0x7FFF_FFFF,
        0x8000_0000,
        0xFFFF, 0x1_0000, UInt32(words), UInt32(bytes.count),
        UInt32(truncatingIfNeeded: random.next()),
      ])
      for k in 0..<4 { bytes[at * 4 + k] = UInt8(truncatingIfNeeded: new >> UInt32(8 * k)) }
    }
  }
}
