// SPDX-License-Identifier: Apache-2.0

import Bespeak
import TextAnalysis

/// Normalising, splitting and hashing: the engine's paths against ICU, script by script.
///
/// Both contestants are asked the same questions and must give the same tokens, bit by bit. Unfair
/// to ICU: the reference path brings ICU's answers into tokens with arrays of its own, and asks it
/// scalar by scalar where the answer needs offsets; ICU alone, told to normalise and to break words
/// and nothing else, reads 74 MB/s of ASCII, 86 Latin, 130 Cyrillic, 122 Arabic, 42 Thai and 15.5
/// Japanese on a machine like the one the targets come from. Those figures stand beside ours.
enum TextSuite {
  private struct Script {
    let name: String
    let locale: String
    let texts: [String]
    let target: Double
    /// MB/s of NFKC_Casefold and word breaks by ICU alone, measured apart.
    let bareICU: Double
  }

  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "text: normalise, split, hash",
      "Processor time an utterance; tables and registers against ICU.")
    let english = Workload(Workload.Shape(apps: 10, phrasesPerApp: 100, utterances: 1_000))
    let scripts = [
      Script(
        name: "ascii", locale: "en",
        texts: (0..<english.utterances.count).map { english.utterances.text($0) }, target: 10,
        bareICU: 74),
      Script(name: "latin", locale: "fr", texts: Sentences.latin, target: 5, bareICU: 86),
      Script(name: "cyrillic", locale: "ru", texts: Sentences.cyrillic, target: 4, bareICU: 130),
      Script(name: "arabic", locale: "ar", texts: Sentences.arabic, target: 4, bareICU: 122),
      Script(name: "thai", locale: "th", texts: Sentences.thai, target: 2, bareICU: 42),
      Script(name: "japanese", locale: "ja", texts: Sentences.japanese, target: 3, bareICU: 15.5),
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
      let (ours, theirs) = (fast.analyze(index..<index + 1), reference.analyze(index..<index + 1))
      if ours != theirs { Harness.wrong("'\(utterances.text(index))': tokens differ from ICU's") }
    }
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
          Harness.consume(reference.analyze(all))
          return utterances.count
        },
      ])
    report.add(name, samples[0])
    report.add(name + "/reference", samples[1])
    let speed = utterances.meanByteCount * 1_000 / samples[0].median
    report.add(name + "/speed", speed, unit: "MB/s")
    report.expect(
      name, samples[0].median, fasterBy: script.target, than: "ICU path", samples[1].median)
    report.add(name + "/times bare ICU apart", speed / script.bareICU, unit: "×")
  }
}
