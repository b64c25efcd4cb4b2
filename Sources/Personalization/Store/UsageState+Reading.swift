// SPDX-License-Identifier: Apache-2.0

extension UsageState {
  /// Reads a file's bytes.
  ///
  /// A record at the end that was not written whole is left out, and so is a rest of zeros, which a
  /// system that lost power may leave: files were appended to once. Anything else that is wrong is damage.
  init(reading bytes: Span<UInt8>, path: String) throws(UsageError) {
    self.init()
    let header = RecordCoder.header
    if bytes.count < header.count {
      for k in 0..<bytes.count where bytes[k] != header[k] { throw .notAStore(path: path) }
      return
    }
    if bytes.count == header.count, Self.isZero(bytes, from: 0) { return }
    var version: UInt32 = 0
    for k in 0..<4 { version |= UInt32(bytes[8 + k]) << UInt32(8 * k) }
    for k in 0..<8 where bytes[k] != header[k] { throw .notAStore(path: path) }
    if version != RecordCoder.version {
      // One bit of the version gone is damage, another version is none.
      let sum = CRC32.of(bytes.extracting(0..<12))
      for k in 0..<4 where bytes[12 + k] != UInt8(truncatingIfNeeded: sum >> UInt32(8 * k)) {
        throw .notAStore(path: path)
      }
      throw .versionMismatch(path: path, expected: RecordCoder.version, found: version)
    }
    for k in 12..<16 where bytes[k] != header[k] { throw .notAStore(path: path) }
    try readRecords(bytes, path)
  }

  private mutating func readRecords(
    _ bytes: Span<UInt8>, _ path: String
  ) throws(UsageError) {
    var analysis = UsageAnalysis()
    var (end, records) = (RecordCoder.headerBytes, 0)
    while bytes.count - end >= RecordCoder.frameBytes {
      var frame = RecordReader(bytes.extracting(end..<end + RecordCoder.frameBytes))
      guard let length = frame.number(4), let check = frame.number(4), let sum = frame.number(4)
      else { return }
      guard RecordCoder.frameCheck(length: UInt32(length), at: end) == check else {
        if Self.isZero(bytes, from: end) { return }
        throw .damaged(
          path: path, offset: end, record: records + 1, reason: "its length has a wrong checksum")
      }
      let first = end + RecordCoder.frameBytes
      // The last one, and not written whole.
      guard Int(length) <= bytes.count - first else { return }
      let entries = bytes.extracting(first..<first + Int(length))
      guard CRC32.of(entries) == sum else {
        // Power was lost after the file had grown and before its bytes were there.
        if first + Int(length) == bytes.count { return }
        throw .damaged(
          path: path, offset: end, record: records + 1, reason: "its checksum is wrong")
      }
      guard let items = RecordCoder.items(entries) else {
        throw .damaged(
          path: path, offset: end, record: records + 1, reason: "it holds no known entry")
      }
      for item in items { put(item, &analysis) }
      records += 1
      end = first + Int(length)
    }
  }

  private static func isZero(_ bytes: Span<UInt8>, from offset: Int) -> Bool {
    for k in offset..<bytes.count where bytes[k] != 0 { return false }
    return true
  }
}
