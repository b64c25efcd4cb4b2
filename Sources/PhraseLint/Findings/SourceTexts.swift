// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// The files that findings speak of, read when a line of one is first asked for.
///
/// A file that cannot be read, is larger than `sizeLimit` or is no text gives no lines: findings are
/// shown without them then. So does one that is outside of what was given: findings take the names of
/// files from files, and those must not say what is quoted.
struct SourceTexts {
  /// Largest file that lines are shown of, in bytes.
  static let sizeLimit = 64 << 20
  /// Most files kept; findings come file by file, so few are needed at a time.
  private static let keptFiles = 4

  private let bounds: FileBounds
  private var files: [(name: String, text: SourceText?)] = []

  /// Takes the files and folders that were given.
  init(_ paths: [String]) { bounds = FileBounds(paths) }

  /// The bytes of a line in UTF-8, without its end; `nil` where it cannot be shown.
  mutating func line(_ number: Int, of file: String) -> ArraySlice<UInt8>? {
    guard number > 0, !file.isEmpty else { return nil }
    return text(of: file)?.line(number)
  }

  private mutating func text(of file: String) -> SourceText? {
    if let known = files.first(where: { $0.name == file }) { return known.text }
    if files.count == Self.keptFiles { files.removeFirst() }
    var text: SourceText?
    do throws(FileFault) {
      let input = try OpenFile(reading: file, regularOnly: true, within: bounds)
      text = SourceText(try input.readAll(limit: Self.sizeLimit))
    } catch {
      text = nil
    }
    files.append((file, text))
    return text
  }
}

/// One file's text and where its lines begin.
struct SourceText {
  private let bytes: [UInt8]
  private var starts: [Int]

  /// Takes a text of UTF-8, or of UTF-16 with a byte order mark.
  init(_ bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): self.bytes = Self.utf8(bytes.dropFirst(2), isBigEndian: false)
    case (0xFE, 0xFF): self.bytes = Self.utf8(bytes.dropFirst(2), isBigEndian: true)
    default: self.bytes = bytes
    }
    starts = [0]
    for (i, byte) in self.bytes.enumerated() where byte == 0x0A { starts.append(i + 1) }
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var i = bytes.startIndex
    while i + 1 < bytes.endIndex {
      let (a, b) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
      units.append(isBigEndian ? a << 8 | b : b << 8 | a)
      i += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A line, 1-based; `nil` past the end and for lines that are no text.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number <= starts.count else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    let line = bytes[start..<end]
    // A binary property list, or something like it.
    return line.prefix(4_096).contains(0) ? nil : line
  }
}
