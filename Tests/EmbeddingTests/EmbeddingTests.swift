// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import Testing

@Suite struct EmbeddingTests {
  @Test("a program that imports both products resolves with both")
  func resolves() async throws {
    let (said, bound) = try await sayToBoth()
    #expect(said == "Porch is lit.")
    #expect(bound == .entity(id: "42", title: "Buy milk"))
  }

  @Test("it compiles from outside the package, without a warning", arguments: ["5", "6"])
  func compiles(mode: String) throws {
    try typecheck([here.appending(path: "Program.swift").path], mode: mode)
  }

  @Test("a package for Apple's platforms and Linux names products that are there, and compiles")
  func crossPlatform() throws {
    let package = here.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/CrossPlatform")
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "bespeak-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Resolving loads the whole graph: a product that is missing is an error.
    let (status, said) = try run([
      "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path,
      "show-dependencies",
    ])
    #expect(status == 0, "\(said)")
    try typecheck(
      [package.appending(path: "Sources/NotesIntents/Notes.swift").path], mode: "6")
  }

  private let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// Type-checks files against the modules that were built, and expects neither errors nor warnings.
  private func typecheck(_ files: [String], mode: String) throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let maps = ["CICU", "CKernels", "CLanguageTexts"].flatMap {
      [
        "-Xcc",
        "-fmodule-map-file=" + products.appending(path: "\($0).build/module.modulemap").path,
      ]
    }
    let (status, said) = try run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode,
        "-I", products.appending(path: "Modules").path,
      ] + maps + files)
    #expect(status == 0, "\(said)")
    #expect(!said.contains("warning:"), "\(said)")
  }

  /// Runs a program; its status and all that it writes.
  private func run(_ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }
}
