// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentResolution
import MatchIndex
import PhraseCompilation
import TextAnalysis

/// A workload compiled, with a matcher to measure.
///
/// A class, so that contestants of one comparison can share it; the buffers are taken out of it once a
/// round and not once a call.
final class MatchRunner {
  let workload: Workload
  let utterances: Utterances
  let image: IndexImage
  let matcher: Matcher
  var buffers = MatchBuffers()

  /// The same, hearing names that were misheard too.
  let hearing: Matcher

  /// Compiles a workload; ends the program when a phrase is lost on the way.
  init(_ shape: Workload.Shape, ruleSet: RuleSet) throws {
    workload = Workload(shape)
    utterances = workload.utterances
    let compiled = try PhraseCompiler(ruleSet: ruleSet).compile(workload.catalogs)
    image = compiled.image
    if image.phraseCount != shape.phraseCount {
      let reason = compiled.diagnostics.first.map(\.message) ?? "no reason given"
      Harness.wrong("\(image.phraseCount) of \(shape.phraseCount) phrases compiled: \(reason)")
    }
    // What peers do: words as they are.
    matcher = Matcher(
      image: image, locale: LocaleTag("en"), hearsMisheard: false, flexible: nil)
    hearing = Matcher(image: image, locale: LocaleTag("en"), flexible: nil)
  }

  /// The same image under other utterances.
  init(_ other: MatchRunner, saying utterances: Utterances) {
    workload = other.workload
    self.utterances = utterances
    image = other.image
    matcher = other.matcher
    hearing = other.hearing
  }

  /// Matches all utterances in rounds, those that no words fit for misheard names too.
  func measureHearing(_ options: Options) -> Samples {
    let chunk = 500
    return Harness.compare(
      rounds: options.rounds,
      [
        { [self] round in
          let start = (round * 7 % max(1, utterances.count / chunk)) * chunk
          let range = start..<min(utterances.count, start + chunk)
          // SAFETY: the bytes are used inside the closure only.
          unsafe utterances.bytes.withUnsafeBufferPointer { bytes in
            Harness.consume(
              unsafe Self.match(hearing, utterances.starts, bytes, range, &buffers))
          }
          return range.count
        }
      ])[0]
  }

  /// Matches a range of utterances; the sum of candidates.
  func match(_ range: Range<Int>) -> Int {
    // SAFETY: the bytes are used inside the closure only.
    unsafe utterances.bytes.withUnsafeBufferPointer { bytes in
      unsafe Self.match(matcher, utterances.starts, bytes, range, &buffers)
    }
  }

  private static func match(
    _ matcher: Matcher, _ starts: [Int32], _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ buffers: inout MatchBuffers
  ) -> Int {
    var sum = 0
    let filter = Matcher.Filter()
    for index in range {
      // SAFETY: starts rise and end with the number of bytes, which the caller lends.
      let text = unsafe bytes[Int(starts[index])..<Int(starts[index + 1])]
      let rebased = unsafe UnsafeBufferPointer(rebasing: text)
      sum &+= unsafe (try? matcher.match(utf8: rebased, filter: filter, into: &buffers)) ?? -1
    }
    return sum
  }

  /// Holds every answer against what it must be; ends the program at the first that differs.
  func checkAnswers() {
    for index in 0..<utterances.count {
      let expected = utterances.expectations[index]
      let count = match(index..<index + 1)
      let text = utterances.text(index)
      if expected.phrase < 0 {
        guard count > 0 else { continue }
        let phrase = Int(buffers.candidate(0).phrase.rawValue)
        Harness.wrong("'\(text)' matches '\(workload.template(phrase))' and should match nothing")
      }
      guard count > 0 else {
        Harness.wrong("'\(text)' should match '\(workload.template(Int(expected.phrase)))'")
      }
      let candidate = buffers.candidate(0)
      if candidate.phrase.rawValue != UInt32(expected.phrase) {
        let phrase = Int(candidate.phrase.rawValue)
        Harness.wrong(
          "'\(text)' matches '\(workload.template(phrase))' instead of"
            + " '\(workload.template(Int(expected.phrase)))'")
      }
      guard expected.value >= 0 else { continue }
      var spans: [Range<Int32>] = []
      buffers.forEachSlot(of: candidate) { slot in
        if slot.slotClass != nil {
          spans.append(Int32(slot.range.lower)..<Int32(slot.range.upper))
        }
      }
      if spans != [expected.span] {
        Harness.wrong("'\(text)': slot at \(spans) instead of \(expected.span)")
      }
    }
  }

  /// The baseline over the same utterances and tables of this image's sizes.
  func floor() -> Floor {
    Floor(
      utterances: utterances, lexiconBytes: sectionBytes("lexicon"),
      trieBytes: sectionBytes("cells"))
  }

  /// The size of a section; ends the program when the image has none of that name.
  func sectionBytes(_ name: String) -> Int {
    guard let section = image.sectionSizes.first(where: { $0.name == name }) else {
      Harness.wrong("the image has no section '\(name)', which the floor takes its size from")
    }
    return section.bytes
  }

  /// Times the matcher against the baseline, and single calls; counts allocations.
  func measure(_ options: Options) -> (match: Samples, floor: Samples, single: Samples) {
    let floor = floor()
    let chunk = 500
    let chunks = utterances.count / chunk
    func range(_ round: Int) -> Range<Int> {
      // Strides through all of them, so that rounds near in time are far apart in the text.
      let number = (round * 7) % chunks
      return number * chunk..<(number + 1) * chunk
    }
    let samples = Harness.compare(
      rounds: options.rounds * 2,
      [
        { round in
          Harness.consume(self.match(range(round)))
          return chunk
        },
        { round in
          Harness.consume(floor.run(range(round)))
          return chunk
        },
      ])
    let count = min(utterances.count, options.level == .quick ? 5_000 : 20_000)
    let single = Harness.latencies(count: count, passes: 5) { index in
      Harness.consume(match(index..<index + 1))
    }
    return (samples[0], samples[1], single)
  }

  /// Allocations of matching every utterance once; `nil` when they are not seen.
  func allocations() -> Int? {
    Allocations.count { Harness.consume(match(0..<utterances.count)) }
  }
}
