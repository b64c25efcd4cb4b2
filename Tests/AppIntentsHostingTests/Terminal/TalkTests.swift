// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

@testable import AppIntentsHosting

@Suite("Talking through a pipe") struct TalkTests {
  /// What is written for some bytes of input.
  private func talk(_ input: String) async throws -> String {
    let host = try await Hosts.plain.value
    let (heard, said) = (Pipe(), Pipe())
    try heard.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try heard.fileHandleForWriting.close()
    await host.talk(
      greeting: "not for a pipe", input: heard.fileHandleForReading,
      output: said.fileHandleForWriting)
    try said.fileHandleForWriting.close()
    return String(decoding: try said.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test("replies are all that is written, a last line needs no line feed, and blanks do not count")
  func replies() async throws {
    #expect(
      try await talk("\n  \nSet a priority in Tasks\r\n  urgent ") == """
        What's the priority?
          1. Low
          2. Normal
          3. High
        Priority is high.

        """)
    #expect(try await talk("") == "")
  }

  @Test("'quit' ends the talk, in whatever case and whatever is asked") func quit() async throws {
    #expect(
      try await talk("Add a task in Tasks\nQuit\nBurn Desk\n") == "What is it called?\n")
  }

  @Test("what a value tells beyond the dialog is shown, and why a session cannot go on")
  func details() async throws {
    #expect(
      try await talk("Add a task in Tasks\nfeed the cat\n")
        == "What is it called?\nAdded feed the cat with normal priority.\n")
    let failed = try await talk("Attach a file in Lab\n")
    #expect(failed.hasPrefix("Something went wrong in Lab.\n  (parameter 'file' of 'Attach'"))
    #expect(try await talk("Blow up Lab\n") == "The lab is closed.\n")
  }

  @Test("the rest of a line that is too long is left out, and the next line is read")
  func longLines() async throws {
    let input = TerminalInput(descriptor: try Self.file("a\n" + Self.long + "\r\nb"))
    #expect(await input.nextLine() == "a")
    #expect(await input.nextLine()?.utf8.count == TerminalInput.maxLineBytes)
    #expect(await input.nextLine() == "b")
    #expect(await input.nextLine() == nil)
    #expect(await input.nextLine() == nil)
  }

  @Test("where nobody can be told, the talk ends") func unwritable() async throws {
    let host = try await Hosts.plain.value
    let output = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    // Whoever writes here does not stop by themselves.
    let heard = Pipe()
    try heard.fileHandleForWriting.write(contentsOf: Data("Burn Desk\nBurn Desk\n".utf8))
    await host.talk(input: heard.fileHandleForReading, output: output)
    try heard.fileHandleForWriting.close()
  }

  @Test("a descriptor that is not open has no lines") func closed() async {
    #expect(await TerminalInput(descriptor: -1).nextLine() == nil)
  }

  private static let long = String(repeating: "x", count: TerminalInput.maxLineBytes + 5_000)

  /// A descriptor that reads a text.
  private static func file(_ text: String) throws -> Int32 {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    // The handle closes its own descriptor when it goes.
    return dup(pipe.fileHandleForReading.fileDescriptor)
  }
}
