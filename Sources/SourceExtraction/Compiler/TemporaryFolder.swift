// SPDX-License-Identifier: Apache-2.0

import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of one's own that is removed with all in it.
struct TemporaryFolder: ~Copyable {
  /// Its path.
  let path: String

  /// Makes a folder that nobody else may read, in `TMPDIR` or `/tmp`.
  ///
  /// - Throws: `SourceExtractionError` with the system's reason.
  init() throws(SourceExtractionError) {
    let parent = ProcessFiles.environment("TMPDIR") ?? "/tmp"
    var template = Array((parent + "/bespeak-extract-XXXXXX").utf8CString)
    // SAFETY: the template is null-terminated, and changed in place within its length.
    let isMade = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe mkdtemp(buffer.baseAddress!) != nil
    }
    guard isMade else { throw ProcessFiles.failure("make a folder in", parent) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path, depth: 0) }

  /// Removes a folder; links are removed and not followed.
  private static func remove(_ path: String, depth: Int) {
    for name in (try? FilePath.names(inFolder: path)) ?? [] {
      let inner = path + "/" + name
      // SAFETY: the path is passed as a null-terminated copy that lives through the call.
      if unsafe unlink(inner) != 0, depth < 32 { remove(inner, depth: depth + 1) }
    }
    // SAFETY: as above.
    unsafe _ = rmdir(path)
  }
}
