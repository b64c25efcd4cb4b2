// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("--vectors", .timeLimit(.minutes(hangMinutes))) struct VectorsTests {
  private let runner: CommandRunner
  /// The vectors of English, as they are in the sources.
  private let own: URL

  init() throws {
    runner = try CommandRunner()
    own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/LanguageData/Languages/en/vectors.bin")
    try Data(contentsOf: own).write(to: file("en.bin"))
  }

  private func file(_ name: String) -> URL { runner.folder.appendingPathComponent(name) }

  private static let said = [
    "chores in tasks", "show me the errands in tasks", "i am through with call mum in tasks",
  ]

  private func resolve(_ options: String...) throws -> CommandResult {
    let result = try runner.run(["resolve"] + options + Self.said, input: Data())
    #expect(result.status == 0)
    return result
  }

  @Test("the file of the program's own vectors changes nothing, and 'none' leaves them out")
  func choices() throws {
    let plain = try resolve("--catalog", "tasks.json")
    #expect(try resolve("--catalog", "tasks.json", "--vectors", "en.bin").output == plain.output)
    let without = try resolve("--catalog", "tasks.json", "--vectors=none")
    #expect(without.output != plain.output)
    #expect(plain.errors.isEmpty && without.errors.isEmpty)
    for command in ["explain", "test", "talk", "bench"] {
      var texts: [String] = []
      if command == "explain" { texts = ["chores in tasks"] }
      if command == "test" { texts = ["--self"] }
      let result = try runner.run(
        [command, "--catalog", "tasks.json", "--vectors", "none"] + texts, input: Data())
      #expect(result.status == 0 && result.errors.isEmpty, "\(command): \(result.errors)")
    }
  }

  @Test(
    "an image that was compiled with other vectors than there are is ranked by words, with a warning"
  )
  func images() throws {
    for (name, vectors) in [("own", "en.bin"), ("none", "none")] {
      let compiled = try runner.run(
        "compile", "--catalog", "tasks.json", "--output", "\(name).bspk", "--vectors", vectors)
      #expect(compiled.status == 0)
    }
    let plain = try resolve("--image", "own.bspk")
    #expect(plain.errors.isEmpty)
    #expect(try resolve("--image", "own.bspk", "--vectors", "en.bin").output == plain.output)
    #expect(try resolve("--image", "own.bspk", "--vectors", "none").errors.isEmpty)
    #expect(try resolve("--image", "none.bspk", "--vectors", "none").errors.isEmpty)
    #expect(try resolve("--image", "none.bspk", "--exact").errors.isEmpty)
    for vectors in [[], ["--vectors", "en.bin"]] {
      let result = try runner.run(
        ["resolve", "--image", "none.bspk"] + vectors + Self.said, input: Data())
      #expect(result.status == 0)
      #expect(
        result.errors == """
          bespeak: the image was compiled with other vectors of words of 'en', or without any: words alone \
          count there; compile it again with the vectors that are to count, or leave them out with \
          '--vectors none'

          """)
    }
  }

  @Test("a file that cannot be used is named with what is wrong with it and what to do")
  func damage() throws {
    var bytes = try Data(contentsOf: own)
    let size = bytes.count
    try bytes.prefix(1_000).write(to: file("cut.bin"))
    bytes[size / 2] ^= 1
    try bytes.write(to: file("changed.bin"))
    try Data().write(to: file("empty.bin"))
    let again = "make it again with 'Scripts/distil'"
    for (name, reason) in [
      ("nothing.bin", "cannot open 'nothing.bin': no such file or directory"),
      (".", "cannot open '.': is a folder"),
      ("/dev/null", "cannot open '/dev/null': is not a regular file"),
      ("empty.bin", "'empty.bin': no file of word vectors begins there; \(again)"),
      ("tasks.json", "'tasks.json': no file of word vectors begins there; \(again)"),
      (
        "cut.bin",
        "'cut.bin': the file of word vectors should have \(size) bytes and has 1000: it was cut short or added to; \(again)"
      ),
      (
        "changed.bin",
        "'changed.bin': the file of word vectors is damaged: its checksum is another; \(again)"
      ),
    ] {
      for command in [["resolve"], ["compile", "--output", "x.bspk"], ["test", "--self"]] {
        let result = try runner.run(
          command + ["--catalog", "tasks.json", "--vectors", name], input: Data())
        #expect(result.status == 2)
        #expect(result.errors == "bespeak: \(reason)\n", "\(command)")
        #expect(result.output.isEmpty)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: file("x.bspk").path))
  }

  @Test(
    "vectors are none or files, one of a language, and nothing where words are taken as they are")
  func usage() throws {
    try FileManager.default.copyItem(at: file("en.bin"), to: file("copy.bin"))
    for (options, reason) in [
      (
        ["--vectors", "none", "--vectors", "en.bin"],
        "option '--vectors' is 'none' or files, not both; './none' is a file of that name"
      ),
      (
        ["--vectors", "en.bin", "--vectors", "copy.bin"],
        "'en.bin' and 'copy.bin' both have vectors of 'en': give one of them"
      ),
      (["--exact", "--vectors", "none"], "options '--exact' and '--vectors' exclude each other"),
    ] {
      let result = try runner.run(
        ["resolve", "--catalog", "tasks.json", "x"] + options, input: Data())
      #expect(result.status == 2)
      #expect(result.errors == "bespeak: \(reason)\n")
    }
  }
}
