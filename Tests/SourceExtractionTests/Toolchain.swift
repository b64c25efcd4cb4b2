// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import Foundation
import IntentCatalog
import SourceExtraction
import Testing

/// The compiler of this machine, for the tests that need one.
enum Toolchain {
  /// The compiler and the modules of this build; `nil` where there is none.
  static let found: SwiftToolchain? = {
    let bundles = ProcessInfo.processInfo.arguments.filter { $0.contains(".xctest") }
    let folders = bundles.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    for folder in folders + [".build/debug", ".build/release"] {
      if let found = try? SwiftToolchain.find(modules: folder) { return found }
    }
    return try? SwiftToolchain.find()
  }()

  /// Whether there is one.
  static var isFound: Bool { found != nil }

  /// Reads sources with the compiler.
  static func read(_ paths: String...) throws -> CatalogReading {
    var reader = CatalogReader()
    reader.swiftCompiler = SourceExtractor(toolchain: try #require(found))
    return reader.read(paths: paths)
  }
}

/// A folder of sources that is removed with the test.
final class SourceFolder {
  let url: URL

  /// Makes a folder with files.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("bespeak-sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, its folders included.
  func write(_ data: Data, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Reads the folder with the compiler.
  func readAll() throws -> CatalogReading { try Toolchain.read(url.path) }

  /// Reads the folder, whose name says none of an app's.
  func read() throws -> CatalogReading {
    var reading = try readAll()
    reading.diagnostics.removeAll { $0.rule == "guessed-name" }
    return reading
  }
}

extension Diagnostic {
  /// The rule and the place, without the folder: `not-a-constant Intents.swift:4:12`.
  var short: String {
    let file = location.file.split(separator: "/").last ?? ""
    return "\(rule) \(file):\(location.line):\(location.column)"
  }
}
