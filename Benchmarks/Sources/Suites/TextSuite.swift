// SPDX-License-Identifier: Apache-2.0

import Bespeak
import TextAnalysis

/// Normalising, splitting and hashing: the engine's paths against ICU, script by script.
///
/// Two opponents. ICU alone normalises, breaks words, passes over what the rule status says is none,
/// and hashes each word as the engine does, with two multiplications; the targets are held against
/// it. The engine's own reference path asks ICU for the same tokens with the same offsets
/// and must give them bit by bit; it is written to be right, not fast, so its time decides nothing.
/// Unfair to the engine: ICU alone has its text in UTF-16 for free and answers less, without offsets
/// into the original and without a second form. Unfair to ICU: it knows rules for words (Thai,
/// Japanese) that the engine leaves out by design.
enum TextSuite {
  private struct Script {
    let name: String
    let locale: String
    let texts: [String]
    /// How many times faster than ICU alone.
    let target: Double
  }

  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "text: normalise, split, hash",
      "Processor time an utterance; tables and registers against ICU.")
    let english = Workload(Workload.Shape(apps: 10, phrasesPerApp: 100, utterances: 1_000))
    let scripts = [
      Script(
        name: "ascii", locale: "en",
        texts: (0..<english.utterances.count).map { english.utterances.text($0) }, target: 10),
      Script(name: "latin", locale: "fr", texts: Sentences.latin, target: 5),
      Script(name: "cyrillic", locale: "ru", texts: Sentences.cyrillic, target: 4),
      Script(name: "arabic", locale: "ar", texts: Sentences.arabic, target: 4),
      Script(name: "thai", locale: "th", texts: Sentences.thai, target: 2),
      Script(name: "japanese", locale: "ja", texts: Sentences.japanese, target: 3),
    ]
    for script in scripts { measure(script, options, &report) }
  }

  private static func measure(_ script: Script, _ options: Options, _ report: inout Report) {
    var utterances = Utterances()
    for text in script.texts { utterances.append(text, .nothing) }
    let locale = LocaleTag(script.locale)
    let fast = AnalysisRunner(utterances, locale: locale)
    let reference = AnalysisRunner(utterances, locale: locale, usesFastPaths: false)
    for index in 0..<utterances.count {
      let (ours, theirs) = (fast.checksum(index), reference.checksum(index))
      if ours != theirs { Harness.wrong("'\(utterances.text(index))': tokens differ from ICU's") }
    }
    guard let icu = BareICU(utterances) else { Harness.wrong("ICU's data is missing") }
    let name = "text/" + script.name
    if options.checksOnly {
      print("  \(name): \(utterances.count) texts as ICU has them")
      return
    }
    let all = 0..<utterances.count
    // Several times through the few sentences of a script, so that a round is long enough.
    let repeats = max(1, 600 / utterances.count)
    let samples = Harness.compare(
      rounds: options.rounds,
      [
        { _ in
          for _ in 0..<repeats { Harness.consume(fast.analyze(all)) }
          return repeats * utterances.count
        },
        { _ in
          for _ in 0..<max(1, repeats / 4) { Harness.consume(icu.run(all)) }
          return max(1, repeats / 4) * utterances.count
        },
      ])
    report.add(name, samples[0])
    report.add(name + "/ICU alone", samples[1])
    let slow = Harness.compare(
      rounds: 5,
      [
        { _ in
          Harness.consume(reference.analyze(all))
          return utterances.count
        }
      ])
    report.add(name + "/reference path", slow[0])
    let speed = utterances.meanByteCount * 1_000 / samples[0].median
    report.add(name + "/speed", speed, unit: "MB/s")
    report.expect(
      name, samples[0].median, fasterBy: script.target, than: "ICU alone", samples[1].median)
  }
}
