// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of an image: owned memory, or a file mapped read-only.
///
/// This is the one file of the module that allocates, maps and hands out addresses.
@safe public final class ImageBytes: Sendable {
  // SAFETY: `count` bytes, written before `init` returns and never after; freed or unmapped in
  // `deinit`. Every view made from them is kept by an `IndexImage`, which keeps this object.
  private nonisolated(unsafe) let base: UnsafeRawPointer
  /// The number of bytes.
  public let count: Int
  private let isMapped: Bool

  /// Copies bytes, aligned as an image needs them.
  public init(copying bytes: [UInt8]) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(bytes.count, 1), alignment: ImageFormat.alignment)
    unsafe bytes.withUnsafeBytes { source in
      // SAFETY: the memory was allocated for as many bytes.
      if let start = source.baseAddress {
        unsafe memory.copyMemory(from: start, byteCount: source.count)
      }
    }
    unsafe base = UnsafeRawPointer(memory)
    count = bytes.count
    isMapped = false
  }

  /// Maps a file read-only; its pages are shared with every other process that maps it.
  ///
  /// The file must not be cut short while it is mapped: replace it by renaming a new one over it,
  /// as `write(to:)` does.
  ///
  /// - Throws: `ImageError.file` with the system's reason; `ImageError.notAnImage` for an empty file.
  public init(mapping path: String) throws(ImageError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ImageBytes.failure(path, "open") }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw ImageBytes.failure(path, "open") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .file(path: path, operation: "open", reason: "not a regular file")
    }
    let size = Int(status.st_size)
    guard size >= ImageFormat.headerBytes, size <= ImageFormat.maxBytes else { throw .notAnImage }
    // SAFETY: a private read-only mapping of the whole file; the result is checked.
    let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address = unsafe address, unsafe address != MAP_FAILED else {
      throw ImageBytes.failure(path, "map")
    }
    unsafe base = UnsafeRawPointer(address)
    count = size
    isMapped = true
  }

  /// Takes over memory of `MutableImage`.
  init(owning memory: UnsafeMutableRawPointer, count: Int) {
    unsafe base = UnsafeRawPointer(memory)
    self.count = count
    isMapped = false
  }

  /// Copies words, aligned as an image needs them.
  package init(copying words: [UInt32]) {
    let memory = unsafe ImageMemory.allocate(words.count * 4)
    unsafe words.withUnsafeBytes { source in
      // SAFETY: the memory was allocated for as many bytes.
      if let start = source.baseAddress {
        unsafe memory.copyMemory(from: start, byteCount: source.count)
      }
    }
    unsafe base = UnsafeRawPointer(memory)
    count = words.count * 4
    isMapped = false
  }

  deinit {
    if isMapped {
      // SAFETY: mapped in `init`, once, with this size.
      unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    } else {
      // SAFETY: allocated in `init`.
      unsafe base.deallocate()
    }
  }

  /// Writes the bytes to a file: into a temporary one beside it, flushed, then renamed over it.
  ///
  /// A failure leaves what was there as it was.
  ///
  /// - Throws: `ImageError.file` with the system's reason.
  public func write(to path: String) throws(ImageError) {
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ImageBytes.failure(path, "write") }
    var offset = 0
    while offset < count {
      // SAFETY: the rest of the bytes, from offset to count.
      let written = unsafe Self.write(descriptor, base + offset, count - offset)
      if written < 0 && errno == EINTR { continue }
      if written <= 0 {
        let failure = ImageBytes.failure(path, "write")
        close(descriptor)
        unsafe unlink(temporary)
        throw failure
      }
      offset += written
    }
    guard fsync(descriptor) == 0, close(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
      let failure = ImageBytes.failure(path, "write")
      unsafe unlink(temporary)
      throw failure
    }
  }

  private static func write(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #else
      unsafe Glibc.write(descriptor, start, count)
    #endif
  }

  private static func failure(_ path: String, _ operation: String) -> ImageError {
    let reason = unsafe String(cString: strerror(errno))
    return .file(path: path, operation: operation, reason: reason)
  }

  /// A 64-bit number at a byte offset; 0 outside.
  func uint64(at offset: Int) -> UInt64 {
    guard offset >= 0, offset + 8 <= count else { return 0 }
    // SAFETY: eight bytes from offset lie inside.
    return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The checksum of a byte range, which must lie inside.
  func checksum(_ range: Range<Int>) -> UInt64 {
    precondition(range.upperBound <= count)
    // SAFETY: just checked.
    return unsafe Checksum.of(
      UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Whether all bytes of a range, which must lie inside, are zero.
  func isZero(_ range: Range<Int>) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // SAFETY: just checked.
    return unsafe UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
      .allSatisfy { $0 == 0 }
  }

  /// A copy of the bytes: for tests and for sending an image elsewhere.
  public var copy: [UInt8] {
    // SAFETY: count bytes from base.
    unsafe [UInt8](UnsafeRawBufferPointer(start: base, count: count))
  }

  /// A section as words; the range must lie inside and be aligned, as the header check makes sure.
  func words(_ range: Range<Int>) -> Words {
    // SAFETY: sections are multiples of 64 from a base aligned to 64 or to a page.
    unsafe Words(
      base: (base + range.lowerBound).assumingMemoryBound(to: UInt32.self), count: range.count / 4)
  }

  /// All of the bytes as words.
  package var words: Words { words(0..<count) }

  /// The string section.
  func strings(_ range: Range<Int>) -> StringPool {
    // SAFETY: the range lies inside.
    unsafe StringPool(
      base: (base + range.lowerBound).assumingMemoryBound(to: UInt8.self), count: range.count)
  }

  /// The lexicon section.
  func lexicon(_ range: Range<Int>, text: Words) -> Lexicon {
    // SAFETY: as for `words`; a slot has sixteen bytes.
    unsafe Lexicon(
      base: (base + range.lowerBound).assumingMemoryBound(to: UInt64.self),
      slots: range.count / 16, text: text)
  }
}

/// Memory for an image's bytes.
enum ImageMemory {
  /// From this size on memory is asked for in huge pages: the walk through a large trie is bound by
  /// address translation as much as by memory.
  private static let hugePageBytes = 2 << 20

  /// Allocates at least one byte, aligned as an image needs it.
  static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    guard count >= 2 * hugePageBytes else {
      return .allocate(byteCount: max(count, 1), alignment: ImageFormat.alignment)
    }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count, alignment: hugePageBytes)
    #if os(Linux)
      // Advice only: the kernel may have none to give.
      _ = unsafe madvise(memory, count, 14 /* MADV_HUGEPAGE */)
    #endif
    return unsafe memory
  }
}

/// An image being written: zeroed memory that becomes `ImageBytes` without a copy.
@safe struct MutableImage: ~Copyable {
  // SAFETY: `count` bytes, freed here or handed over by `freeze`.
  private let base: UnsafeMutableRawPointer
  private let count: Int

  init(count: Int) {
    self.count = count
    unsafe base = ImageMemory.allocate(count)
    unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  deinit { unsafe base.deallocate() }

  /// Writes numbers or bytes in the machine's order, which `ImageHeader` wants little-endian.
  borrowing func write<Element: BitwiseCopyable>(_ elements: [Element], at offset: Int) {
    unsafe elements.withUnsafeBytes { source in
      precondition(offset >= 0 && offset + source.count <= count)
      // SAFETY: just checked.
      if let start = source.baseAddress {
        unsafe (base + offset).copyMemory(from: start, byteCount: source.count)
      }
    }
  }

  borrowing func checksum(_ range: Range<Int>) -> UInt64 {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // SAFETY: just checked.
    return unsafe Checksum.of(
      UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  consuming func freeze() -> ImageBytes {
    let bytes = unsafe ImageBytes(owning: base, count: count)
    discard self
    return bytes
  }
}

/// The fixed part of an image, checked.
struct ImageHeader {
  let analysisVersion: UInt32
  let flags: UInt64
  let sections: [Range<Int>]

  init(_ bytes: ImageBytes) throws(ImageError) {
    guard bytes.count >= ImageFormat.headerBytes, bytes.uint64(at: 0) == ImageFormat.magic else {
      throw .notAnImage
    }
    let version = UInt32(truncatingIfNeeded: bytes.uint64(at: 8))
    let order = UInt32(truncatingIfNeeded: bytes.uint64(at: 8) >> 32)
    if order == ImageFormat.byteOrderMark.byteSwapped || 1.littleEndian != 1 { throw .byteOrder }
    guard version == ImageFormat.version else {
      throw .versionMismatch(expected: ImageFormat.version, found: version)
    }
    guard order == ImageFormat.byteOrderMark else { throw .header("byte order mark") }
    analysisVersion = UInt32(truncatingIfNeeded: bytes.uint64(at: 16))
    let count = Int(bytes.uint64(at: 16) >> 32)
    let total = bytes.uint64(at: 24)
    guard total == UInt64(bytes.count) else {
      throw .size(expected: Int(clamping: total), found: bytes.count)
    }
    flags = bytes.uint64(at: 32)
    let expected = ImageFormat.Section.allCases.count
    guard count == expected else { throw .header("\(count) sections instead of \(expected)") }
    let tableEnd = ImageFormat.headerBytes + count * ImageFormat.sectionEntryBytes
    guard tableEnd <= bytes.count else { throw .header("the section table is cut short") }
    let sum = bytes.checksum(0..<40) ^ bytes.checksum(ImageFormat.headerBytes..<tableEnd)
    guard sum == bytes.uint64(at: 40) else { throw .header("checksum") }
    var found: [Range<Int>] = []
    for k in 0..<count {
      let entry = ImageFormat.headerBytes + k * ImageFormat.sectionEntryBytes
      let offset = bytes.uint64(at: entry)
      let size = bytes.uint64(at: entry + 8)
      guard offset % UInt64(ImageFormat.alignment) == 0, offset <= total, size <= total - offset,
        size <= UInt64(ImageFormat.maxSectionBytes)
      else { throw .header("section '\(ImageFormat.Section.allCases[k])' leaves the image") }
      found.append(Int(offset)..<Int(offset + size))
    }
    sections = found
  }
}
