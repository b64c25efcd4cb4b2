// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Type-checks declarations as app developers write them, with the toolchain's compiler against the
/// built module. Each folder is one module; files named `*.swift5.swift` are for Swift 5 only.
@Suite struct SourceCompatibilityTests {
  /// A folder of declarations and the language mode to check it in.
  struct Sample: CustomTestStringConvertible, Sendable {
    var folder: URL
    var mode: String
    var testDescription: String { "\(folder.lastPathComponent) in Swift \(mode)" }
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// The tests' own declarations, and those of the folder `BESPEAK_SWIFT_SAMPLES` where it is set.
  static let samples: [Sample] = {
    var roots = [fixtures]
    if let more = ProcessInfo.processInfo.environment["BESPEAK_SWIFT_SAMPLES"] {
      roots.append(URL(filePath: more))
    }
    return roots.flatMap { root in
      folders(in: root).filter { $0.lastPathComponent != "Refused" }
        .flatMap { [Sample(folder: $0, mode: "5"), Sample(folder: $0, mode: "6")] }
    }
  }()

  private static func folders(in root: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: [.isDirectoryKey])
    return (entries ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }

  /// The folder of the tests' own program; the module and the macro plugin lie beside it.
  private static let products = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  @Test("declarations compile unchanged", arguments: samples)
  func compiles(sample: Sample) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: sample.folder, includingPropertiesForKeys: nil
    ).map(\.path).filter {
      $0.hasSuffix(".swift") && (sample.mode == "5" || !$0.hasSuffix(".swift5.swift"))
    }.sorted()
    guard !files.isEmpty else { return }
    let (status, output) = try Self.compile(files, mode: sample.mode)
    #expect(status == 0, "\(output)")
    // Ordinary code in the current mode gives no warnings either.
    if sample.mode == "6" { #expect(!output.contains("warning:"), "\(output)") }
  }

  @Test("mistakes are refused where they are, in words that say what is wrong")
  func refuses() throws {
    let file = Self.fixtures.appending(path: "Refused").appending(path: "Mistakes.swift")
    let (status, output) = try Self.compile([file.path], mode: "6")
    #expect(status != 0)
    let errors = output.split(separator: "\n").filter { $0.hasPrefix(file.path) }
      .map { $0.dropFirst(file.path.count + 1) }.filter { $0.contains(": error: ") }
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let here = errors.filter { $0.hasPrefix("\(number):") }
      if let expected = line.components(separatedBy: "// refused: ").dropFirst().first {
        #expect(here.contains { $0.contains(expected) }, "line \(number): \(here)")
      } else {
        #expect(here.isEmpty, "line \(number)")
      }
    }
  }

  /// Type-checks files as one module; the status and what the compiler says.
  private static func compile(_ files: [String], mode: String) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode,
        "-I", products.appending(path: "Modules").path,
        "-load-plugin-executable",
        products.appending(path: "AppIntentsMacros-tool").path + "#AppIntentsMacros",
      ] + files
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
