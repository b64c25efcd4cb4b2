// SPDX-License-Identifier: Apache-2.0

/// Cuts what a descriptor gives into batches of whole lines.
///
/// Where input comes fast, batches are full; where it comes slowly, a batch ends as soon as there
/// are whole lines and nothing more to read, so that no answer waits for the next question. A byte order
/// mark at the beginning is passed over.
struct LineSource {
  /// The longest line that is kept, in bytes: 1 MiB.
  static let maxLineBytes = 1 << 20
  private static let chunkBytes = 256 << 10
  /// U+FEFF, by which some programs say that a file is UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let descriptor: Int32
  private var buffer: [UInt8]
  /// The bytes read and not yet handed out.
  private var start = 0
  private var end = 0
  /// Up to here there is no line feed after `start`.
  private var searched = 0
  private var isAtEnd = false
  /// Whether the rest of a line that was too long is being skipped.
  private var isSkipping = false
  private var nextLine = 1
  /// How many bytes have been read.
  private(set) var bytesRead = 0

  /// Reads from a descriptor, which stays the caller's.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer = [UInt8](repeating: 0, count: Self.chunkBytes)
  }

  /// Hands on each line of what a descriptor gives, without its end, with its number from 1.
  ///
  /// - Parameter reject: Called for a line over the limit, with what is wrong.
  static func forEachLine(
    of descriptor: Int32, _ body: (Span<UInt8>, Int) throws(CommandFailure) -> Void,
    reject: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var source = LineSource(descriptor: descriptor)
    let batch = Batch()
    while try source.next(into: batch) {
      let bytes = batch.input
      var start = 0
      for number in batch.firstLine..<batch.firstLine + batch.lineCount {
        let end = bytes.span.lineEnd(from: start)
        var upper = end
        if upper > start, bytes[upper - 1] == 0x0D { upper -= 1 }
        try body(bytes.span.extracting(start..<upper), number)
        start = min(end + 1, bytes.count)
      }
      if let fault = batch.overlongLine { try reject(fault) }
    }
  }

  /// Fills a batch with the next lines.
  ///
  /// - Returns: `false` at the end of the input; the batch is empty then.
  mutating func next(into batch: Batch) throws(CommandFailure) -> Bool {
    batch.reset()
    batch.firstLine = nextLine
    while true {
      if isSkipping {
        if skipLongLine() || isAtEnd {
          isSkipping = false
          batch.endsWithOverlongLine = true
          nextLine += 1
          return true
        }
      } else if !needsMore, let count = wholeLines() {
        take(count, into: batch)
        return true
      } else if end - start > Self.maxLineBytes {
        isSkipping = true
        continue
      } else if isAtEnd {
        if start == end { return false }
        take(end - start, into: batch)
        return true
      }
      try readMore()
    }
  }

  /// Whether more has come than what was handed out.
  var hasMore: Bool { start < end }

  /// Whether to read before cutting: there is room in the batch, and no waiting.
  private var needsMore: Bool {
    guard !isAtEnd, end - start < Batch.targetBytes else { return false }
    return lastLineFeed(before: end) == nil || System.hasInput(descriptor)
  }

  /// How many bytes the next batch has: whole lines up to the target, or one longer line.
  private mutating func wholeLines() -> Int? {
    let window = min(end, start + Batch.targetBytes)
    if let feed = lastLineFeed(before: window) { return feed + 1 - start }
    let feed = buffer.span.extracting(0..<end).lineEnd(from: max(searched, window))
    searched = feed
    guard feed < end, feed - start <= Self.maxLineBytes else { return nil }
    return feed + 1 - start
  }

  private func lastLineFeed(before upper: Int) -> Int? {
    let bytes = buffer.span
    var i = upper
    while i > start {
      i -= 1
      if bytes[i] == 0x0A { return i }
    }
    return nil
  }

  private mutating func take(_ count: Int, into batch: Batch) {
    let range = start..<start + count
    buffer.span.append(range, to: &batch.input)
    batch.lineCount = buffer.span.lineFeeds(in: range)
    if count > 0, buffer[range.upperBound - 1] != 0x0A { batch.lineCount += 1 }
    nextLine += batch.lineCount
    start += count
    searched = start
  }

  /// Drops bytes up to the end of the line, and says whether it was found.
  private mutating func skipLongLine() -> Bool {
    let feed = buffer.span.extracting(0..<end).lineEnd(from: start)
    let found = feed < end
    start = found ? feed + 1 : end
    searched = start
    return found
  }

  private mutating func readMore() throws(CommandFailure) {
    if start > 0 {
      buffer.moveToFront(start..<end)
      end -= start
      searched -= start
      start = 0
    }
    if buffer.count - end < Self.chunkBytes / 4 {
      buffer.append(contentsOf: repeatElement(0, count: max(Self.chunkBytes, buffer.count)))
    }
    let count = try System.read(descriptor, into: &buffer, range: end..<buffer.count)
    if count == 0 { isAtEnd = true }
    end += count
    if nextLine == 1, bytesRead < Self.mark.count, buffer[..<end].starts(with: Self.mark) {
      start = Self.mark.count
      searched = start
    }
    bytesRead += count
  }
}
