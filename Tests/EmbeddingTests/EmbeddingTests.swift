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
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode,
      "-I", products.appending(path: "Modules").path,
      "-Xcc",
      "-fmodule-map-file=" + products.appending(path: "CICU.build/module.modulemap").path,
      "-Xcc",
      "-fmodule-map-file=" + products.appending(path: "CLanguageTexts.build/module.modulemap").path,
      here.appending(path: "Program.swift").path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
    #expect(!said.contains("warning:"), "\(said)")
  }
}
