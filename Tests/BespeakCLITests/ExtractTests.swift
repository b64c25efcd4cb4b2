// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `bespeak extract`, and `--extract` of other commands.
@Suite("Extracting from Swift sources", .timeLimit(.minutes(hangMinutes))) struct ExtractTests {
  private static let hasCompiler =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: $0 + "/swiftc")
    }

  @Test("sources become a catalog that resolves", .enabled(if: hasCompiler, "no Swift compiler"))
  func resolves() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.sources, to: "App/Intents.swift")
    let extracted = try runner.run("extract", "App", "-o", "app.json", "--app-name", "App")
    #expect(extracted.status == 0)
    #expect(extracted.output.isEmpty && extracted.errors.isEmpty)
    let resolved = try runner.run(
      "resolve", "--catalog", "app.json", "moor the sunny side with app")
    let object = try #require(resolved.objects.first)
    #expect(object["intent"] as? String == "Moor")
    let parameters = try #require(object["parameters"] as? [String: [String: Any]])
    #expect(parameters["berth"]?["id"] as? String == "south")
  }

  @Test(
    "what is no constant is a finding at its place, and the rest is written",
    .enabled(if: hasCompiler, "no Swift compiler"))
  func findings() throws {
    let runner = try CommandRunner()
    let hoisted = Fixtures.sources
      .replacingOccurrences(of: #""Moor with \(.applicationName)","#, with: "Self.phrase,")
    try runner.write(hoisted, to: "App/Intents.swift")
    let result = try runner.run("extract", "App", "--app-name", "App")
    #expect(result.status == 1)
    #expect(result.output.contains(#""Moor ${berth} with ${applicationName}""#))
    #expect(
      result.errors.hasPrefix(
        """
        App/Intents.swift:22:17: error: a phrase of the shortcut for 'Moor' is not a constant, and \
        the platform's extraction loses it [not-a-constant]
          22 │       phrases: [Self.phrase, "Moor \\(\\.$berth) with \\(.applicationName)"],
             │                 ^~~~~~~~~~~~
          fix: write the literal here, in place of the name 'Self.phrase'

        """))
    let quiet = try runner.run("extract", "App", "--fail-on", "never", "--format", "json")
    #expect(quiet.status == 0)
    #expect(quiet.errors.contains(#""rule":"not-a-constant""#))
    let linted = try runner.run("lint", "--extract", "App", "--no-counts")
    #expect(linted.output.contains("App/Intents.swift:22:17: error"))
  }

  @Test(
    "a name that is guessed is said to be, and the name and id of one app can be given",
    .enabled(if: hasCompiler, "no Swift compiler"))
  func names() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.sources, to: "App/Intents.swift")
    let guessed = try runner.run("lint", "--extract", "App", "--no-counts")
    #expect(guessed.status == 0)
    #expect(guessed.output.contains("note: the app is called 'App' after its folder"))
    let named = try runner.run(
      "extract", "App", "--app-name", "Marina", "--app-id", "org.example.marina")
    #expect(named.status == 0 && named.errors.isEmpty)
    #expect(named.output.contains(#""id": "org.example.marina""#))
    #expect(named.output.contains(#""name": "Marina""#))
    try runner.write(named.output, to: "marina.json")
    let resolved = try runner.run(
      "resolve", "--catalog", "marina.json", "--app-name", "Seaport",
      "moor the sunny side with seaport")
    #expect(resolved.objects.first?["intent"] as? String == "Moor")
    #expect(resolved.objects.first?["app"] as? String == "org.example.marina")
    try runner.write(named.output.replacingOccurrences(of: "org.", with: "com."), to: "other.json")
    let several = try runner.run(
      "stats", "--catalog", "marina.json", "--catalog", "other.json", "--app-id", "x")
    #expect(several.status == 2)
    #expect(
      several.errors
        == "bespeak: option '--app-id' is for one app, and 2 were read: name one app's folder or file\n"
    )
    let empty = try runner.run("stats", "--catalog", "marina.json", "--app-name", "")
    #expect(empty.status == 2)
    #expect(empty.errors.hasPrefix("bespeak: option '--app-name' is empty"))
  }

  @Test("without a compiler, modules or sources it is said how to come by them")
  func missing() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.sources, to: "App/Intents.swift")
    let none = try runner.run("extract")
    #expect(none.status == 2)
    #expect(
      none.errors == "bespeak: no sources given: name the app's folder, or its Swift files\n")
    let compiler = try runner.run("extract", "App", "--swiftc", "App/Intents.swift")
    #expect(compiler.status == 2)
    #expect(
      compiler.errors == "bespeak: 'App/Intents.swift' is no program that can be run\n")
    let path = try runner.shell("PATH=/nowhere \(CommandRunner.products.path)/bespeak extract App")
    #expect(path.status == 2)
    #expect(path.errors.contains("no Swift compiler: 'swiftc' is in no folder of PATH"))
    try runner.write("exit 0", to: "compiler.sh")
    let modules = try runner.shell(
      "chmod +x compiler.sh; bespeak extract App --swiftc ./compiler.sh --modules App")
    #expect(modules.status == 2)
    #expect(modules.errors == "bespeak: no 'AppIntents.swiftmodule' in 'App'\n")
  }

  @Test("a compiler that hangs is stopped with all it started, and nothing is left behind")
  func hanging() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.sources, to: "App/Intents.swift")
    // The compiler runs in a folder of its own.
    let child = runner.folder.appendingPathComponent("child.txt").path
    try runner.write("#!/bin/sh\nsleep 600 &\necho $! > '\(child)'\nsleep 600\n", to: "hang.sh")
    try runner.write("", to: "modules/AppIntents.swiftmodule")
    try runner.write("", to: "temporary/keep")
    let result = try runner.shell(
      """
      chmod +x hang.sh
      bespeak extract App --swiftc ./hang.sh --modules modules --timeout 1
      status=$?
      child=/proc/$(cat child.txt)/status
      for i in 1 2 3 4 5 6 7 8 9; do [ -e $child ] && ! grep -q State:.Z $child && sleep 0.3; done
      [ -e $child ] && ! grep -q State:.Z $child && echo alive
      ls temporary
      exit $status
      """, environment: ["TMPDIR": runner.folder.appendingPathComponent("temporary").path])
    #expect(result.status == 2)
    #expect(result.output == "keep\n")
    #expect(result.errors.contains("the compiler took too long and was stopped"))
  }

  @Test("asked to end, it ends, and nothing is left behind") func interrupted() throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.sources, to: "App/Intents.swift")
    let started = runner.folder.appendingPathComponent("started").path
    try runner.write("#!/bin/sh\ntouch '\(started)'\nsleep 600\n", to: "hang.sh")
    try runner.write("", to: "modules/AppIntents.swiftmodule")
    try runner.write("", to: "temporary/keep")
    let result = try runner.shell(
      """
      chmod +x hang.sh
      bespeak extract App --swiftc ./hang.sh --modules modules &
      while [ ! -e started ]; do sleep 0.05; done
      kill -TERM $!; wait $!; status=$?
      ls temporary
      exit $status
      """, environment: ["TMPDIR": runner.folder.appendingPathComponent("temporary").path])
    #expect(result.status == 143)
    #expect(result.output == "keep\n")
  }
}
