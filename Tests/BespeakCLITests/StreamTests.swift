// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Streams", .timeLimit(.minutes(hangMinutes))) struct StreamTests {
  @Test("50,000 lines keep their order with any number of threads") func order() throws {
    let count = 50_000
    var input = ""
    for i in 0..<count {
      // Lengths and costs differ, so that threads overtake each other.
      let text = i % 3 == 0 ? "complete buy milk in tasks" : String(repeating: "x ", count: i % 50)
      input += #"{"id":\#(i),"text":"\#(text)"}"# + "\n"
    }
    let runner = try CommandRunner()
    let four = try runner.run(
      "resolve", "--catalog", "tasks.json", "--input", "jsonl", "--threads", "4", input: input)
    #expect(four.status == 0)
    #expect(four.lines.count == count)
    let firstWrong = four.lines.enumerated().first {
      !$0.element.hasPrefix(#"{"id":\#($0.offset),"transcript":"#)
    }
    #expect(firstWrong == nil)
    for threads in ["1", "2", "40"] {
      let other = try runner.run(
        "resolve", "--catalog", "tasks.json", "--input", "jsonl", "--threads", threads, input: input
      )
      #expect(other.output == four.output, "\(threads) threads")
    }
  }

  @Test("a reader that goes away ends the command quietly, however long the input is")
  func closedPipe() throws {
    let runner = try CommandRunner()
    for threads in [1, 4] {
      let result = try runner.shell(
        "yes 'show everything in tasks' | "
          + "{ bespeak resolve --catalog tasks.json --threads \(threads); echo exit $? >&2; } | head -1"
      )
      #expect(result.lines.count == 1)
      #expect(result.errors == "exit 0\n")
    }
    let help = try runner.shell("{ bespeak --help; echo exit $? >&2; } | true")
    #expect(help.errors == "exit 0\n")
  }

  @Test("an answer does not wait for the next question") func interactive() throws {
    let runner = try CommandRunner()
    for threads in [1, 2] {
      let result = try runner.shell(
        """
        mkfifo asked\(threads) answered\(threads)
        bespeak resolve --catalog tasks.json --threads \(threads) \
          < asked\(threads) > answered\(threads) &
        exec 3> asked\(threads) 4< answered\(threads)
        echo 'show everything in tasks' >&3; read -r first <&4
        echo 'hm' >&3; read -r second <&4
        exec 3>&-; wait
        printf '%s\\n' "$first" "$second"
        """)
      #expect(result.objects.map { $0["status"] as? String } == ["resolved", "noMatch"])
    }
  }

  @Test("lines of more than a mebibyte are rejected, those of less are not")
  func longLines() throws {
    let limit = 1 << 20
    let lines = [limit - 1, limit, limit + 1, 3 * limit].map { String(repeating: "a", count: $0) }
    let input = (["b"] + lines.flatMap { [$0, "c"] } + [lines[3]]).joined(separator: "\n")
    let runner = try CommandRunner()
    for threads in ["1", "2"] {
      let result = try runner.run(
        "resolve", "--catalog", "tasks.json", "--threads", threads, input: input)
      #expect(result.status == 0)
      let errors = result.objects.map { $0["error"] as? String }
      #expect(errors.count == 10)
      let message = "longer than 1048576 bytes"
      // Between the two limits the resolver's own one applies.
      for (index, number) in [(5, 6), (7, 8), (9, 10)] {
        #expect(errors[index] == "line \(number): \(message)")
      }
      for index in [0, 1, 2, 3, 4, 6, 8] {
        #expect(errors[index]?.hasPrefix("line") != true)
        #expect(result.objects[index]["transcript"] != nil)
      }
      #expect(result.objects[9]["transcript"] == nil)
    }
  }

  @Test("lines of any length come back as they went in, at any seam of the buffers")
  func seams() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    // Around the size of a batch (32 KiB) and of a chunk (256 KiB), and far from both.
    let lengths = [0, 1, 50, 5_000, 32_760, 65_530, 262_140]
    let texts = (0..<150).map { _ in
      String(repeating: "z", count: lengths[min(random(10), 6)] + random(16))
    }
    let runner = try CommandRunner()
    for threads in ["1", "3"] {
      let result = try runner.run(
        "resolve", "--catalog", "tasks.json", "--threads", threads,
        input: texts.joined(separator: "\n"))
      let answers = result.lines.map { line in
        line.split(separator: "\"", maxSplits: 4, omittingEmptySubsequences: false)[3]
      }
      // The last line counts unless it is empty.
      let expected = texts.last == "" ? texts.dropLast() : texts[...]
      let isSame = answers.elementsEqual(expected) { $0 == $1 }
      #expect(isSame, "seed \(seed), \(answers.count) of \(expected.count) lines")
    }
  }

  @Test("a full disk and an unreadable input are errors") func inputOutputErrors() throws {
    let runner = try CommandRunner()
    for threads in [1, 2] {
      let command = "bespeak resolve --catalog tasks.json --threads \(threads)"
      let full = try runner.shell("echo hm | \(command) > /dev/full")
      #expect(full.status == 2)
      #expect(full.errors == "bespeak: cannot write the output: no space left on device\n")
      let folder = try runner.shell("\(command) < .")
      #expect(folder.status == 2)
      #expect(folder.errors == "bespeak: cannot read the input: is a directory\n")
    }
  }

  @Test("memory does not grow with the input") func memory() throws {
    let result = try CommandRunner().shell(
      """
      ulimit -v 4000000
      yes 'show everything in tasks' | head -400000 | bespeak resolve --catalog tasks.json | wc -l
      """)
    #expect(result.output.contains("400000"))
    #expect(result.errors.isEmpty)
  }
}
