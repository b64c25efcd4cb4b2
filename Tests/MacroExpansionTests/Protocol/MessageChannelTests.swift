// SPDX-License-Identifier: Apache-2.0

import Foundation
import JSONText
import TestSupport
import Testing

@testable import MacroExpansion

@Suite struct MessageChannelTests {
  /// What the plugin answers to bytes, read from pipes as the compiler would.
  private func answers(to bytes: [UInt8]) throws -> [JSONValue] {
    let input = Pipe()
    let output = Pipe()
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let server = Thread {
      MessageChannel(
        input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor
      ).serve()
      try? output.fileHandleForWriting.close()
    }
    server.start()
    var data = [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())[...]
    var replies: [JSONValue] = []
    while data.count >= 8 {
      let length = data.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      data = data.dropFirst(8)
      let message = Array(data.prefix(length))
      replies.append(try JSONValue(parsing: message.span))
      data = data.dropFirst(length)
    }
    #expect(data.isEmpty)
    return replies
  }

  private func framed(_ text: String) -> [UInt8] { framed(Array(text.utf8)) }

  private func framed(_ bytes: [UInt8]) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) } + bytes
  }

  private let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
  private let union = #"""
    {"expandAttachedMacro":{"macro":{"moduleName":"AppIntentsMacros","typeName":"UnionValueMacro",
    "name":"UnionValue "},"macroRole":"extension","discriminator":"x","attributeSyntax":{"kind":
    "attribute","source":"@UnionValue","location":{"fileName":"a.swift","offset":7,"line":1,"column":1,
    "fileID":"a/a.swift"}},"declSyntax":{"kind":"declaration","source":"@UnionValue enum A { case a(Int) }",
    "location":{"fileName":"a.swift","offset":7,"line":1,"column":1,"fileID":"a/a.swift"}},
    "extendedTypeSyntax":{"source":" A "},"conformanceListSyntax":{"source":"struct Placeholder: P, Q {}"},
    "newMember":[1,2]}}
    """#

  @Test("the capability is told, and a macro expanded, in one talk")
  func talk() throws {
    let replies = try answers(to: framed(capability) + framed(union))
    #expect(replies.count == 2)
    #expect(
      replies[0]["getCapabilityResult"]?["capability"]?["protocolVersion"]?.int == 7)
    let source = replies[1]["expandMacroResult"]?["expandedSource"]?.text
    #expect(source?.hasPrefix("nonisolated extension A: P, Q {\n") == true)
    #expect(replies[1]["expandMacroResult"]?["diagnostics"]?.elements == [])
  }

  @Test("a compiler of an older protocol gets the answer it knows")
  func older() throws {
    let older = #"{"getCapability":{"capability":{"protocolVersion":4}}}"#
    let replies = try answers(to: framed(older) + framed(union))
    #expect(
      replies[1]["expandAttachedMacroResult"]?["expandedSources"]?.elements.count == 1)
  }

  @Test(
    "what cannot be answered gets an error, and the talk goes on",
    arguments: [
      "{}", "[]", "nonsense", #"{"brewCoffee":{}}"#, #"{"expandAttachedMacro":{}}"#,
      #"{"expandFreestandingMacro":{"macro":{"name":"stringify"}}}"#,
      #"{"expandAttachedMacro":{"macro":{"typeName":"X"},"macroRole":"unheardOf"}}"#,
      #"{"expandAttachedMacro":{"macro":{"typeName":"X"},"macroRole":"peer"}}"#,
      #"{"expandAttachedMacro":{"macro":{"typeName":"X"},"macroRole":"peer","attributeSyntax":{"source":"@X"},"declSyntax":{"source":"var a: Int"}}}"#,
    ])
  func unanswerable(_ message: String) throws {
    let replies = try answers(to: framed(message) + framed(capability))
    #expect(replies.count == 2)
    let result = replies[0]["expandMacroResult"]
    #expect(result?["expandedSource"]?.kind == .null)
    #expect(result?["diagnostics"]?.elements.first?["severity"]?.text == "error")
  }

  @Test("a library cannot be loaded")
  func library() throws {
    let replies = try answers(
      to: framed(#"{"loadPluginLibrary":{"libraryPath":"/x","moduleName":"y"}}"#))
    #expect(replies.first?["loadPluginLibraryResult"]?["loaded"]?.kind == .bool(false))
  }

  @Test(
    "the input may end anywhere, and an absurd or empty message ends the talk",
    arguments: [0, 3, 8, 20, 70])
  func ends(_ count: Int) throws {
    #expect(try answers(to: Array(framed(capability).prefix(count))).count <= 1)
    #expect(try answers(to: [UInt8](repeating: 0xFF, count: count)).isEmpty)
    #expect(try answers(to: framed("") + framed(capability)).isEmpty)
  }

  @Test("a message past the limit is passed over and refused")
  func tooLong() throws {
    let long = framed([UInt8](repeating: 0x20, count: MessageChannel.maximumBytes + 1))
    let replies = try answers(to: long + framed(capability))
    #expect(replies.count == 2)
    #expect(replies[0]["expandMacroResult"]?["diagnostics"]?.elements.count == 1)
  }

  @Test("a message with a byte changed gets an answer that is JSON")
  func mutations() throws {
    var generator = SeededGenerator(seed: 23)
    let message = Array(union.utf8)
    for _ in 0..<2_000 {
      var bytes = message
      for _ in 0..<3 {
        bytes[generator.below(bytes.count)] = UInt8(truncatingIfNeeded: generator.next())
      }
      var session = PluginSession()
      let reply = session.reply(to: bytes)
      _ = try JSONValue(parsing: reply.span)
    }
  }
}
