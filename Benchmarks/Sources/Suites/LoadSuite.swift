// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Glibc
import IntentResolution
import MatchIndex
import PhraseCompilation
import SystemFiles
import TextAnalysis

/// An image file to the first answer: map it, open it, make a matcher and its buffers, match once.
///
/// The file is in the page cache, as it is for whoever runs the engine twice; the first touch of
/// every page is in the figure. The door for files of our own making is timed (`trusted`); the one
/// that checks everything is shown beside it and grows with the image.
enum LoadSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "load: an image file to the first answer", "Processor time, page faults included.")
    for apps in options.appCounts {
      let shape = Workload.Shape(apps: apps, phrasesPerApp: 1_000, utterances: 100)
      let workload = Workload(shape)
      let path = Files.temporary("bespeak-load-\(getpid()).bspk")
      try PhraseCompiler(ruleSet: .apple).compile(workload.catalogs).bytes.write(to: path)
      defer { FileReplacement.remove(path) }
      let text = workload.utterances.text(0)
      let wanted = workload.utterances.expectations[0].phrase

      func answer(validating: Bool) -> Int {
        do {
          let bytes = try ImageBytes(mapping: path)
          let image =
            validating ? try IndexImage(validating: bytes) : try IndexImage(trusted: bytes)
          let matcher = Matcher(image: image, locale: LocaleTag("en"))
          var buffers = MatchBuffers()
          let count = try matcher.match(text, into: &buffers)
          if count == 0 || Int32(buffers.candidate(0).phrase.rawValue) != wanted {
            Harness.wrong("the mapped image answers '\(text)' otherwise")
          }
        } catch {
          Harness.wrong("'\(path)': \(error)")
        }
        return 1
      }

      let name = "load/\(shape.phraseCount)"
      if options.checksOnly {
        _ = answer(validating: true)
        print("  \(name): first answer right")
        continue
      }
      let samples = Harness.compare(
        rounds: options.rounds, [{ _ in answer(validating: false) }])[0]
      let checked = Harness.compare(rounds: 5, [{ _ in answer(validating: true) }])[0]
      report.add(name + "/trusted", samples)
      report.add(name + "/validated", checked)
      report.expect(
        name + "/trusted", samples.median / 1e6, unit: "ms", atMost: 1, times: "limit", 0.5)
    }
  }
}
