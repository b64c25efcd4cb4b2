// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Glibc
import Personalization
import SystemFiles
import TextAnalysis

/// What is learnt from use, with as many entries as there may be: look-ups, opening, writing.
///
/// The file is in the page cache when it is opened. A change writes all of it anew and flushes that before it
/// counts, so part of its wall time is the disk's.
enum MemorySuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "memory: what is learnt from use, at its limits",
      "2,048 intents, 2,048 corrected utterances, 4,096 words for values.")
    let path = Files.temporary("bespeak-memory-\(getpid())")
    defer { FileReplacement.remove(path) }
    let store = try UsageStore(path: path)
    let memory = UsageMemory()
    let time = UsageTime(hours: 485_640)
    for k in 0..<UsageLimits.phrases {
      try memory.donate(app: app(k), intent: intent(k), at: time)
    }
    let locale = LocaleTag("en")
    for k in 0..<UsageLimits.phrases {
      try memory.correct(utterance(k), locale: locale, to: meaning(k), at: time)
    }
    try store.memory.add(memory)
    let statistics = memory.statistics
    guard statistics.entries == 8_192 else { Harness.wrong("\(statistics.entries) entries") }

    var tokens = TokenBuffer()
    let analyzer = TextAnalyzer(locale: locale)
    func check(_ k: Int) throws {
      try analyzer.analyze(utterance(k), into: &tokens)
      guard memory.phrase(tokens.tokens, locale: locale) == meaning(k) else {
        Harness.wrong("utterance \(k) comes to something else")
      }
      try analyzer.analyze(words(k, 1), into: &tokens)
      guard
        memory.synonym(app: app(k), type: "entity:Track", words: tokens.tokens) == "track-\(k)-1"
      else { Harness.wrong("words \(k) come to something else") }
      guard memory.prior(app: app(k), intent: intent(k)) == 2.0 / 6 else {
        Harness.wrong("the prior of \(k) is another")
      }
    }
    for k in stride(from: 0, to: UsageLimits.phrases, by: 61) { try check(k) }
    if options.checksOnly {
      print("  memory: answers right")
      return
    }
    let size = try FileStatus(path: path).size
    report.add("memory/bytes", Double(size) / 8_192, unit: "bytes/entry")
    report.add("memory/file", Double(size) / 1e6, unit: "MB")
    let changes = max(5, min(options.rounds, 20))
    let (began, worked) = (Clock.wall(), Clock.cpu())
    for k in 0..<changes { try store.memory.donate(app: app(k), intent: intent(k), at: time) }
    let count = Double(changes) * 1e3
    report.add("memory/donate, flushed", Double(Clock.wall() - began) / count, unit: "µs")
    report.add("memory/donate, cpu", Double(Clock.cpu() - worked) / count, unit: "µs")

    let names = (0..<512).map { (app($0 * 4), intent($0 * 4)) }
    let samples = Harness.compare(
      rounds: options.rounds,
      [
        { _ in
          for (app, intent) in names { Harness.consume(memory.prior(app: app, intent: intent)) }
          return names.count
        }
      ])[0]
    report.add("memory/prior", samples)
    let texts = (0..<512).map { utterance($0 * 4) }
    let values = (0..<512).map { words($0 * 4, 1) }
    func lookUp(_ texts: [String], _ body: (borrowing TokenBuffer, Int) -> Void) -> Samples {
      var times: [Double] = []
      for (k, text) in texts.enumerated() {
        try? analyzer.analyze(text, into: &tokens)
        let began = Clock.cpu()
        for _ in 0..<64 { body(tokens, k) }
        times.append(Double(Clock.cpu() - began) / 64)
      }
      return Samples(times)
    }
    report.add(
      "memory/phrase",
      lookUp(texts) { t, _ in Harness.consume(memory.phrase(t.tokens, locale: locale)) })
    report.add(
      "memory/phrase, unknown",
      lookUp(values) { t, _ in Harness.consume(memory.phrase(t.tokens, locale: locale)) })
    report.add(
      "memory/words for a value",
      lookUp(values) { t, k in
        Harness.consume(
          memory.synonym(app: app(k * 4), type: "entity:Track", words: t.tokens))
      })
    var opened: [Double] = []
    for _ in 0..<max(5, min(options.rounds, 20)) {
      let began = Clock.cpu()
      let read = try UsageStore.read(path)
      opened.append(Double(Clock.cpu() - began))
      guard read.prior(app: app(0), intent: intent(0)) > 0 else { Harness.wrong("nothing read") }
    }
    report.add("memory/open", Samples(opened))
  }

  private static func app(_ k: Int) -> String { "com.example.app-\(k % 97)" }
  private static func intent(_ k: Int) -> String { "PerformAction\(k)" }
  private static func utterance(_ k: Int) -> String {
    "would you play the usual number \(k) for me"
  }
  private static func words(_ k: Int, _ n: Int) -> String { "that tune \(k) \(n)" }

  private static func meaning(_ k: Int) -> CorrectedIntent {
    func value(_ n: Int) -> CorrectedValue {
      CorrectedValue(
        type: "entity:Track", id: "track-\(k)-\(n)", title: "A Title of \(k)", words: words(k, n))
    }
    return CorrectedIntent(
      app: app(k), intent: intent(k), parameters: ["track": value(0), "other": value(1)])
  }
}
