// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that goes away with this value.
public final class TemporaryFolder {
  /// Its path, which no other test has.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    path = NSTemporaryDirectory() + "bespeak-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and the folders it stands in.
  public func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
