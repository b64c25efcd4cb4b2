// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Glibc
import PhraseCompilation
import SystemFiles

/// The command: `bespeak resolve --exact` from lines on stdin to JSON Lines, everything included.
///
/// Ten apps of 1,000 phrases; output goes to a file once, to count its answers, and to nowhere while
/// time is taken. Time is on the wall, starting and opening the image included. Two threads on a
/// machine of two processors share them with whatever else runs.
enum ThroughputSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading("throughput: bespeak resolve", "Lines of text in, JSON Lines out.")
    guard let command = Files.beside("bespeak") else {
      print("  skipped: build the product 'bespeak' first, it is not beside this program")
      return
    }
    let shape = Workload.Shape(apps: 10, phrasesPerApp: 1_000, utterances: 50_000)
    let workload = Workload(shape)
    let base = Files.temporary("bespeak-throughput-\(getpid())")
    let (image, sample, input, output) = (
      base + ".bspk", base + ".sample", base + ".txt", base + ".jsonl"
    )
    defer { for path in [image, sample, input, output] { FileReplacement.remove(path) } }
    try PhraseCompiler(ruleSet: .apple).compile(workload.catalogs).bytes.write(to: image)

    var lines: [UInt8] = []
    for index in 0..<workload.utterances.count {
      lines += workload.utterances.bytes[workload.utterances.range(index)]
      lines.append(0x0A)
    }
    let repeats = options.level == .quick ? 2 : options.level == .standard ? 20 : 100
    var many: [UInt8] = []
    for _ in 0..<repeats { many += lines }
    guard Files.write(lines, to: sample), Files.write(many, to: input) else {
      print("  skipped: cannot write below /tmp")
      return
    }

    func arguments(_ threads: Int) -> [String] {
      ["resolve", "--exact", "--image", image, "--locale", "en", "--threads", "\(threads)"]
    }
    for threads in [1, 2] {
      let run = Subprocess.measure(command, arguments(threads), input: sample, output: output)
      guard run.status == 0 else {
        print("  skipped: '\(command) resolve --image … --threads \(threads)' ended \(run.status)")
        return
      }
      checkAnswers(output, workload)
    }
    if options.checksOnly { return print("  throughput: \(shape.utterances) answers right") }

    let total = Double(repeats * shape.utterances)
    var best: [Int: Subprocess.Usage] = [:]
    for _ in 0..<3 {
      for threads in [1, 2] {
        let usage = Subprocess.measure(command, arguments(threads), input: input).usage
        if usage.wallSeconds < best[threads]?.wallSeconds ?? .infinity { best[threads] = usage }
      }
    }
    guard let one = best[1], let two = best[2] else { return }
    let small = Subprocess.measure(command, arguments(1), input: sample).usage
    report.add("throughput/1 thread", total / one.wallSeconds, unit: "/s")
    report.add("throughput/1 thread/cpu", one.cpuSeconds * 1e9 / total, unit: "ns")
    report.add("throughput/2 threads", total / two.wallSeconds, unit: "/s")
    report.add("throughput/memory", Double(one.peakBytes) / 1e6, unit: "MB")
    report.expect(
      "throughput/1 thread", one.wallSeconds * 1e9 / total, atMost: 1, times: "limit", 2_500)
    report.expect(
      "throughput/2 threads", two.wallSeconds * 1e9 / total, fasterBy: 1.8, than: "1 thread",
      one.wallSeconds * 1e9 / total)
    report.expect(
      "throughput/memory", Double(one.peakBytes) / 1e6, unit: "MB", atMost: 1.3,
      times: "with \(shape.utterances) lines", Double(small.peakBytes) / 1e6)
  }

  /// One line for each utterance, in order, resolved or not as expected.
  private static func checkAnswers(_ path: String, _ workload: Workload) {
    let lines = (Files.read(path) ?? "").utf8.split(separator: 0x0A)
    if lines.count != workload.utterances.count {
      Harness.wrong("\(workload.utterances.count) lines in, \(lines.count) out")
    }
    for (index, line) in lines.enumerated() {
      let text = Substring(line)
      let isResolved = text.contains("\"status\":\"resolved\"")
      let isRight =
        isResolved == (workload.utterances.expectations[index].phrase >= 0)
        && text.contains(workload.utterances.text(index))
      if !isRight {
        Harness.wrong("'\(workload.utterances.text(index))' gave \(text)")
      }
    }
  }
}
