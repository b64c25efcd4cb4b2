// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Files that commands write", .timeLimit(.minutes(hangMinutes))) struct OutputFileTests {
  private static let writers = [
    "compile --catalog tasks.json --output out",
    "lint tasks.json --no-config --write-baseline out",
    "test --catalog tasks.json --report junit=out cases",
    "test --catalog tasks.json --self --samples 1 --write-cases out",
    "memory out donate com.example.tasks ListTasks",
  ]

  @Test("permissions and links stay as they were", arguments: writers)
  func permissions(arguments: String) throws {
    let runner = try CommandRunner()
    try runner.write("Show everything in Tasks -> ListTasks\n", to: "cases")
    let result = try runner.shell(
      """
      mkdir place; : > place/real; chmod 600 place/real; ln -s place/real out
      bespeak \(arguments) > printed && bespeak \(arguments) > printed
      ls place; stat -c %a place/real; readlink out; test -s place/real && echo written
      """)
    #expect(result.lines == ["real", "600", "place/real", "written"], "\(result.errors)")
  }

  @Test(
    "a file that is read is not written over",
    arguments: [
      "compile --catalog tasks.json --output tasks.json", "compile --catalog . --output tasks.json",
      "compile --catalog tasks.json --output link.json",
      "lint tasks.json --write-baseline tasks.json",
      "lint --config c.json tasks.json --write-baseline c.json",
      "test --catalog tasks.json cases --report junit=cases",
      "test --catalog tasks.json --self --samples 1 --write-cases tasks.json",
      "report tasks.json --output tasks.json",
      "report tasks.json --baseline b.json --output b.json",
      "lint tasks.json --write-baseline .bespeak.json", "report tasks.json --output b.json",
      "lint . --write-baseline tasks.json", "lint --catalog . --write-baseline link.json",
      "test --catalog . cases --report junit=tasks.json",
      "test --catalog . --self --samples 1 --write-cases tasks.json",
      "report . --output tasks.json", "extract . --output tasks.json",
      "export --catalog . --to catalog --output catalogs",
      "export --catalog catalogs/com.example.tasks.json --to catalog --output catalogs",
    ])
  func inputs(arguments: String) throws {
    let runner = try CommandRunner()
    let files = ["cases", "c.json", "b.json", ".bespeak.json"]
    for file in files { try runner.write("{}", to: file) }
    try runner.write(#"{"baseline": "b.json"}"#, to: ".bespeak.json")
    let result = try runner.shell(
      """
      ln -s tasks.json link.json; mkdir catalogs; ln tasks.json catalogs/com.example.tasks.json
      cat tasks.json \(files.joined(separator: " ")) > before
      bespeak \(arguments); echo $?
      cat tasks.json \(files.joined(separator: " ")) | cmp - before && echo same
      """)
    #expect(result.lines == ["2", "same"], "\(result)")
    #expect(result.errors.contains("' would write over '"), "\(result)")
  }

  @Test("what a command wrote into the folder that it reads is written anew") func again() throws {
    let runner = try CommandRunner()
    let result = try runner.shell(
      """
      for n in 1 2; do
        bespeak lint . --no-config --write-baseline baseline.json > printed; echo $?
        bespeak report . --output report.html > printed; echo $?
        bespeak compile --catalog . --output tasks.bspk > printed; echo $?
        bespeak test --catalog . --self --samples 1 --write-cases cases.jsonl > printed; echo $?
      done
      """)
    #expect(result.lines == Array(repeating: "0", count: 8), "\(result)")
  }

  @Test("an app's string files are exported again, and no source is written over")
  func sources() throws {
    let runner = try CommandRunner()
    try runner.write(
      #"""
      import AppIntents
      struct Play: AppIntent { static let title: LocalizedStringResource = "Play" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Play(), phrases: ["Play in \(.applicationName)"], shortTitle: "Play",
            systemImageName: "play")
        }
      }
      """#, to: "App/A.swift")
    let result = try runner.shell(
      """
      cp App/A.swift before
      for n in 1 2; do
        bespeak export --catalog App --extract --app-name Tunes --app-id com.example.tunes \\
          --to xcstrings --output App > printed
        echo $?
      done
      bespeak review App --write-baseline App/A.swift; echo $?; cmp App/A.swift before && echo same
      """)
    #expect(result.lines == ["0", "0", "2", "same"], "\(result)")
    let warnings = result.errors.split(separator: "\n").filter { $0.contains("written anew") }
    #expect(warnings.count == 1, "\(result)")
  }

  @Test("what is printed to by name is added to, and no file replaces a device")
  func devices() throws {
    let runner = try CommandRunner()
    let result = try runner.shell(
      """
      echo first > log
      bespeak lint tasks.json --no-config --write-baseline /dev/fd/3 3>> log
      head -n 1 log; grep -c bespeak-baseline log
      bespeak compile --catalog tasks.json --output /dev/null > printed; echo $?
      test -c /dev/null && echo device
      """)
    #expect(result.lines.suffix(4) == ["first", "1", "0", "device"], "\(result)")
  }

  @Test("files of an export stay in the folder that was given") func export() throws {
    let runner = try CommandRunner()
    try runner.write(
      Fixtures.tasks.replacing("\"de\": {", with: "\"../../up\": {"), to: "climbing.json")
    let climbing = try runner.shell(
      "mkdir -p a/b; bespeak export --catalog climbing.json --to strings --output a/b; find . -name '*up*'"
    )
    #expect(climbing.output == "")
    #expect(climbing.errors.contains("leads out of the folder that was given"))
    let linked = try runner.shell(
      """
      mkdir -p secret c; echo kept > secret/AppShortcuts.strings; ln -s ../secret c/de.lproj
      bespeak export --catalog tasks.json --to strings --output c; echo $?
      rm c/de.lproj; mkdir c/de.lproj; ln -s ../../secret/AppShortcuts.strings c/de.lproj/
      bespeak export --catalog tasks.json --to strings --output c; echo $?; cat secret/*
      """)
    #expect(linked.lines == ["2", "2", "kept"])
  }

  @Test("an image that is read may be cut short while it is used") func readImage() throws {
    let runner = try CommandRunner()
    let result = try runner.shell(
      """
      bespeak compile --catalog tasks.json --output image > printed; mkfifo asked answered
      bespeak resolve --image image --read --output text < asked > answered & resolver=$!
      exec 8> asked 9< answered
      echo 'show everything in tasks' >&8; read -r first <&9
      : > image
      echo 'complete buy milk in tasks' >&8; read -r second <&9
      exec 8>&-; wait $resolver; echo $?; echo "$first"; echo "$second"
      bespeak resolve --catalog tasks.json --read milk
      """)
    #expect(result.lines.count == 3 && result.lines[0] == "0", "\(result)")
    #expect(result.lines.dropFirst().allSatisfy { $0.hasPrefix("resolved") })
    #expect(
      result.errors == "bespeak: option '--read' is for an image: use it with --image FILE\n")
  }

  @Test("a pipe is refused as an image and as a memory, and not waited for") func pipes() throws {
    let runner = try CommandRunner()
    let result = try runner.shell(
      """
      mkfifo pipe
      bespeak stats --image pipe; bespeak memory pipe list; bespeak memory pipe donate a b
      bespeak resolve --catalog tasks.json --memory pipe milk
      bespeak find --catalog pipe --entity Task milk & bespeak_pid=$!
      cat tasks.json > pipe; wait $bespeak_pid; test -p pipe && echo pipe
      """)
    let refusal = "bespeak: cannot open 'pipe': is not a regular file\n"
    #expect(result.errors == String(repeating: refusal, count: 4))
    // A catalog that was named may be a pipe, and is waited for.
    #expect(result.output.contains("Buy milk") && result.lines.last == "pipe")
  }
}
