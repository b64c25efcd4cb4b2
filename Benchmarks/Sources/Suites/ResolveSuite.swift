// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Glibc
import PhraseCompilation
import SystemFiles

/// The command as people run it: `bespeak resolve` with its defaults, over what is said in the corpora.
///
/// One image of all apps of `Corpora`, one thread, JSON Lines in and out. Four rows: declared phrases,
/// utterances written by hand, what is meant for nobody, and names that were misheard. Before time is taken
/// each answer is held against the status that its line expects; a share of them may differ, above all of
/// what is misheard: the corpora say what a person would want.
enum ResolveSuite {
  /// A row: files, whether lines expect something, how many answers may differ, and its target in lines
  /// a second.
  private struct Row {
    var name: String
    var files: [String]
    var right: Double
    var target: Double
  }

  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading("resolve: bespeak resolve, defaults", "What is said in the corpora, one thread.")
    guard let folder = Files.corpora(), let command = Files.beside("bespeak") else {
      print("  skipped: no folder 'Corpora', or no program 'bespeak' beside this one")
      return
    }
    let base = Files.temporary("bespeak-resolve-\(getpid())")
    let (image, sample, input, output) = (
      base + ".bspk", base + ".sample", base + ".jsonl", base + ".out"
    )
    defer { for path in [image, sample, input, output] { FileReplacement.remove(path) } }
    try PhraseCompiler(ruleSet: .apple).compile(Files.catalogs(ofCorpora: folder)).bytes
      .write(to: image)
    let apps = Files.list(folder).map { "\($0)/utterances.jsonl" }
    let rows = [
      Row(
        name: "declared", files: ["shared/generated-exact.jsonl"], right: 0.99, target: 1_000_000),
      Row(name: "hand-written", files: apps + ["shared/mixed.jsonl"], right: 0.96, target: 200_000),
      Row(name: "meant for nobody", files: ["shared/none.jsonl"], right: 0.92, target: 400_000),
      Row(name: "misheard", files: ["shared/misheard.jsonl"], right: 0.75, target: 100_000),
    ]
    let arguments = ["resolve", "--image", image, "--input", "jsonl", "--threads", "1"]
    for row in rows {
      let lines = row.files.flatMap {
        (Files.read("\(folder)/\($0)") ?? "").split(separator: "\n").filter {
          !$0.contains("\"app\":\"\"") && !$0.contains("\"apps\"") && !$0.contains("hypotheses")
        }
      }
      guard write(lines, times: 1, to: sample),
        Subprocess.run(command, arguments, input: sample, output: output) == 0
      else {
        print("  skipped: cannot write below /tmp, or '\(command) resolve' fails")
        return
      }
      check(row, lines, output)
      if options.checksOnly { continue }
      // Start and image are taken off: the difference of two lengths.
      let (few, many) =
        options.level == .quick ? (1, 4_000 / lines.count + 2) : (1, 60_000 / lines.count + 2)
      var times: [Double] = []
      for _ in 0..<(options.level == .quick ? 1 : 5) {
        var seconds = 0.0
        for (count, sign) in [(few, -1.0), (many, 1.0)] {
          guard write(lines, times: count, to: input) else { return }
          seconds +=
            sign
            * Subprocess.measure(command, arguments, input: input, output: "/dev/null").usage
            .cpuSeconds
        }
        times.append(seconds * 1e9 / Double((many - few) * lines.count))
      }
      let median = times.sorted()[times.count / 2]
      report.add("resolve/\(row.name)", 1e9 / median, unit: "/s")
      report.expect(
        "resolve/\(row.name)", median, atMost: 1, times: "limit", 1e9 / row.target)
    }
  }

  private static func write(_ lines: [Substring], times: Int, to path: String) -> Bool {
    var bytes: [UInt8] = []
    for _ in 0..<times {
      for line in lines {
        // What is expected is not the command's business.
        let end = line.firstRange(of: ",\"kind\":")?.lowerBound ?? line.endIndex
        bytes += Array(line[..<end].utf8)
        bytes += Array((end < line.endIndex ? "}\n" : "\n").utf8)
      }
    }
    return Files.write(bytes, to: path)
  }

  /// Holds the status of each answer against what its line expects.
  private static func check(_ row: Row, _ lines: [Substring], _ output: String) {
    let answers = (Files.read(output) ?? "").split(separator: "\n")
    guard answers.count == lines.count else {
      Harness.wrong("\(lines.count) lines in, \(answers.count) out")
    }
    var right = 0
    for (line, answer) in zip(lines, answers) {
      if let expected = status(line), expected == status(answer) { right += 1 }
    }
    let share = Double(right) / Double(max(1, lines.count))
    if share < row.right {
      Harness.wrong("resolve/\(row.name): \(share) right, \(row.right) at least")
    }
    print("  resolve/\(row.name): \(right) of \(lines.count) answers as expected")
  }

  /// The first status in a line of JSON.
  private static func status(_ line: Substring) -> Substring? {
    guard let key = line.firstRange(of: "\"status\":\"") else { return nil }
    return line[key.upperBound...].prefix { $0 != "\"" }
  }
}
