// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that goes away with this value.
final class TestFolder {
  /// Its path, without links.
  let path: String

  init() throws {
    let path = NSTemporaryDirectory() + "bespeak-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in it.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file and the folders it stands in.
  @discardableResult func write(_ name: String, _ text: String = "text") throws -> String {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Makes a link.
  @discardableResult func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
    return self(name)
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// All names in it, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
