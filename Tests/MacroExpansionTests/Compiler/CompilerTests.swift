// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The plugin under the real compiler: a stub of the AppIntents module with the declarations of the
/// macros, and clients of it.
@Suite(.enabled(if: Compiler.plugin != nil, "the plugin is not built")) struct CompilerTests {
  @Test("expansions compile and do what they say, in both language modes", arguments: ["5", "6"])
  func expansions(mode: String) throws {
    let compiler = try Compiler()
    try compiler.buildModule(mode: mode)
    let client = try String(
      contentsOf: Compiler.fixtures.appending(path: "Expansions.swift"), encoding: .utf8)
    let built = try compiler.build(client: client, mode: mode)
    #expect(built.status == 0, "\(built.output)")
    let run = try compiler.run(compiler.folder.appending(path: "client").path, [])
    #expect(run.output == "ok\n")
  }

  @Test("a module whose code is the main actor's compiles too")
  func mainActor() throws {
    let compiler = try Compiler()
    try compiler.buildModule(mode: "6")
    let built = try compiler.build(
      client: """
        import AppIntents
        @UnionValue enum Playable {
          case number(Int), text(String)
        }
        @main struct Main { static func main() { precondition(Playable.number(1).unionCase == .number) } }
        """, mode: "6", options: ["-default-isolation", "MainActor"])
    #expect(built.status == 0, "\(built.output)")
  }

  @Test("findings stand at their places in the source")
  func findings() throws {
    let compiler = try Compiler()
    try compiler.buildModule(mode: "6")
    let built = try compiler.build(
      client: """
        import AppIntents

        @UnionValue
        enum Content {
          case empty
          case /* comment */ pair(Int, String)
        }
        struct Holder {
          @ComputedProperty static var shared: Int { 1 }
        }
        @AppIntent(schema: .mail.sendDraft)
        struct Send: AppIntent {
          @Parameter(title: "Target") var target: String
          func perform() async throws -> some IntentResult { .result() }
        }
        @main struct Main { static func main() {} }
        """, mode: "6")
    #expect(built.status != 0)
    for line in [
      ":5:8: error: case 'empty' of a union value carries no value",
      ":6:22: error: case 'pair' of a union value carries 2 values",
      ":9:32: error: '@ComputedProperty' needs a property of the entity",
      ":12:8: warning: schema 'mail.sendDraft' asks for the parameter 'sendLaterDate'",
      ":13:43: error: parameter 'target' is 'String', and schema 'mail.sendDraft' asks for",
    ] {
      #expect(built.output.contains(line), "\(line)\n\(built.output)")
    }
  }
}

/// The toolchain's compiler with the plugin.
private struct Compiler {
  /// What a program printed and how it ended.
  struct Outcome {
    var status: Int32
    var output: String
  }

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// The plugin beside the tests.
  static let plugin: String? = {
    // Tests are a bundle that another program runs, or a program.
    let programs = CommandLine.arguments.filter { $0.contains(".xctest") }
    var folders = programs.map { URL(filePath: $0).deletingLastPathComponent() }
    folders.append(
      fixtures.appending(path: "../../../.build/debug").standardizedFileURL)
    return folders.map { $0.appending(path: "AppIntentsMacros-tool").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// A folder of its own, emptied by the system.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "macros-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Makes the stub of the module AppIntents, with the project's own declarations of the macros.
  func buildModule(mode: String) throws {
    let macros = Self.fixtures.appending(path: "../../../Sources/AppIntents/Macros")
      .standardizedFileURL
    let sources = try FileManager.default.contentsOfDirectory(
      at: macros, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.map(\.path)
    let built = try run(
      "swiftc",
      [
        // The trait that brings the macros in.
        "-D", "Macros",
        "-swift-version", mode, "-parse-as-library", "-emit-module", "-emit-library", "-o",
        folder.appending(path: "libAppIntents.so").path, "-module-name", "AppIntents",
        "-emit-module-path", folder.appending(path: "AppIntents.swiftmodule").path,
        Self.fixtures.appending(path: "AppIntentsStub.swift").path,
      ] + sources + pluginOptions)
    #expect(built.status == 0, "\(built.output)")
  }

  /// Compiles a client to the program `client`.
  func build(client: String, mode: String, options: [String] = []) throws -> Outcome {
    let source = folder.appending(path: "client.swift")
    try client.write(to: source, atomically: true, encoding: .utf8)
    return try run(
      "swiftc",
      ["-swift-version", mode] + options + [
        "-parse-as-library", "-I", folder.path, "-L", folder.path, "-lAppIntents", "-Xlinker",
        "-rpath", "-Xlinker", folder.path, "-o", folder.appending(path: "client").path, source.path,
      ] + pluginOptions)
  }

  private var pluginOptions: [String] {
    ["-load-plugin-executable", "\(Self.plugin ?? "")#AppIntentsMacros"]
  }

  func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
