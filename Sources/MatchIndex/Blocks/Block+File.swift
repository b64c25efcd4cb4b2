// SPDX-License-Identifier: Apache-2.0

extension Block {
  /// Opens a block that stands alone in a file: a map call, whatever its size.
  ///
  /// - Throws: `BlockError` for a file that cannot be read, is no such block, or is of another size
  ///   than its header says.
  package init(mapping path: String) throws(BlockError) {
    try self.init { () throws(ImageError) in try ImageBytes(mapping: path) }
  }

  /// Opens a block as `init(mapping:)` does, from a copy in memory.
  package init(reading path: String) throws(BlockError) {
    try self.init { () throws(ImageError) in try ImageBytes(reading: path) }
  }

  private init(_ open: () throws(ImageError) -> ImageBytes) throws(BlockError) {
    let bytes: ImageBytes
    do throws(ImageError) { bytes = try open() } catch { throw Self.error(error) }
    let words = bytes.words
    let size = Int(words[1]) * 4
    guard words[0] != Section.magic || size == bytes.count else {
      throw BlockError(Section.self, .size(expected: size, found: bytes.count))
    }
    try self.init(words, owner: bytes)
  }

  /// Writes the block to a file of its own, as `ImageBytes.write(to:)` does.
  ///
  /// - Throws: `BlockError` with `Fault.file` and the system's reason.
  package func write(to path: String) throws(BlockError) {
    // One that stands in something larger is copied first.
    let own = (owner as? ImageBytes).flatMap { $0.count == byteCount ? $0 : nil }
    do throws(ImageError) {
      try (own ?? words.copy).write(to: path)
    } catch {
      throw Self.error(error)
    }
  }

  /// A fault of the bytes, as one of the block.
  private static func error(_ error: ImageError) -> BlockError {
    switch error {
    case .file(let path, let operation, let reason):
      BlockError(Section.self, .file(path: path, operation: operation, reason: reason))
    case .size(let expected, let found):
      BlockError(Section.self, .size(expected: expected, found: found))
    default: BlockError(Section.self, .notABlock)
    }
  }
}
