// SPDX-License-Identifier: Apache-2.0

import SystemFiles

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
  private let holding: Holding

  /// What becomes of the bytes in the end.
  private enum Holding { case owned, mapped, constant }

  /// Copies bytes, aligned as an image needs them.
  public init(copying bytes: [UInt8]) {
    // SAFETY: the bytes are read inside the closure only; the copy is freed in `deinit`.
    unsafe base = bytes.withUnsafeBytes { unsafe ImageMemory.copy(of: $0) }
    count = bytes.count
    holding = .owned
  }

  /// Maps a file read-only; its pages are shared with every other process that maps it.
  ///
  /// The file must not be cut short while it is mapped: the system kills a process that reads
  /// behind its end (`SIGBUS`). Replace it by renaming a new one over it, as `write(to:)` does, and
  /// take `init(reading:)` for a file that others may write to.
  ///
  /// - Throws: `ImageError.file` with the system's reason; `ImageError.notAnImage` for an empty file.
  public init(mapping path: String) throws(ImageError) {
    // No lease is taken on the file: only its owner may, the notice is a signal, which is the
    // program's and not a library's to handle, and after some seconds the file is cut all the same.
    let file = try Self.open(path)
    let size = try Self.size(file, path, limit: ImageFormat.maxBytes)
    // SAFETY: a private read-only mapping of the whole file; the result is checked.
    let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
    guard let address = unsafe address, unsafe address != MAP_FAILED else {
      throw .file(path: path, operation: "map", reason: FileFault.current().message)
    }
    unsafe base = UnsafeRawPointer(address)
    count = size
    holding = .mapped
  }

  /// Reads a file into private memory, which no other process can change or cut short.
  ///
  /// For files of up to 4 GiB that others may change. Unlike a mapped file, the memory is not
  /// shared with other processes.
  ///
  /// - Throws: `ImageError.file` with the system's reason; `ImageError.notAnImage` for an empty file;
  ///   `ImageError.size` for one that was cut short while it was read.
  public init(reading path: String) throws(ImageError) {
    let file = try Self.open(path)
    let size = try Self.size(file, path, limit: ImageFormat.maxReadBytes)
    // SAFETY: the memory is this value's from `base` on, or freed below where reading fails.
    let memory = unsafe ImageMemory.allocate(size)
    let found: Int
    do throws(FileFault) {
      // SAFETY: the memory was allocated for as many bytes.
      found = unsafe try file.read(
        filling: UnsafeMutableRawBufferPointer(start: memory, count: size))
    } catch {
      unsafe memory.deallocate()
      throw .file(path: path, operation: "read", reason: error.message)
    }
    unsafe base = UnsafeRawPointer(memory)
    count = size
    holding = .owned
    // From here on the memory is freed in `deinit`.
    guard found == size else { throw .size(expected: size, found: found) }
  }

  private static func open(_ path: String) throws(ImageError) -> OpenFile {
    do throws(FileFault) {
      return try OpenFile(reading: path, regularOnly: true)
    } catch {
      throw .file(path: path, operation: "open", reason: error.message)
    }
  }

  private static func size(
    _ file: borrowing OpenFile, _ path: String, limit: Int
  ) throws(ImageError) -> Int {
    let size: Int
    do throws(FileFault) {
      size = try file.status.size
    } catch {
      throw .file(path: path, operation: "open", reason: error.message)
    }
    guard size >= ImageFormat.headerBytes, size <= ImageFormat.maxBytes else { throw .notAnImage }
    guard size <= limit else {
      let fault = FileFault(.tooLarge(limit: limit))
      throw .file(path: path, operation: "read", reason: fault.message + "; map it instead")
    }
    return size
  }

  /// Takes over memory of `MutableImage`.
  init(owning memory: UnsafeMutableRawPointer, count: Int) {
    unsafe base = UnsafeRawPointer(memory)
    self.count = count
    holding = .owned
  }

  /// Copies words, aligned as an image needs them.
  package init(copying words: [UInt32]) {
    // SAFETY: the words are read inside the closure only; the copy is freed in `deinit`.
    unsafe base = words.withUnsafeBytes { unsafe ImageMemory.copy(of: $0) }
    count = words.count * 4
    holding = .owned
  }

  /// A view on bytes of the program itself, at a multiple of `ImageFormat.alignment`.
  // SAFETY: the caller's bytes are never written and never go away.
  package init(constant bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { preconditionFailure("no bytes") }
    unsafe base = start
    count = bytes.count
    holding = .constant
  }

  deinit {
    switch holding {
    // SAFETY: mapped in `init`, once, with this size.
    case .mapped: unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    // SAFETY: allocated in `init`.
    case .owned: unsafe base.deallocate()
    case .constant: break
    }
  }

  /// Writes the bytes to a file: into a temporary one beside it, flushed, then renamed over it.
  ///
  /// A failure leaves the old file unchanged. The new file has the permissions of the old one, and
  /// a link to the old file leads to the new one.
  ///
  /// - Throws: `ImageError.file` with the system's reason.
  public func write(to path: String) throws(ImageError) {
    do throws(FileFault) {
      // SAFETY: `count` bytes from `base`, which stay as they are while this object is there.
      unsafe try FileReplacement.write(
        UnsafeRawBufferPointer(start: base, count: count), to: path)
    } catch {
      throw .file(path: path, operation: "write", reason: error.message)
    }
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
  package var copy: [UInt8] {
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
      // SAFETY: whole of a block that was just allocated; advice changes nothing in it.
      _ = unsafe madvise(memory, count, 14 /* MADV_HUGEPAGE */)
    #endif
    // SAFETY: the block becomes the caller's, who frees it.
    return unsafe memory
  }

  /// A copy of some bytes.
  static func copy(of source: UnsafeRawBufferPointer) -> UnsafeRawPointer {
    // SAFETY: allocated for as many bytes; the caller frees them.
    let memory = unsafe allocate(source.count)
    if let start = source.baseAddress {
      // SAFETY: see above.
      unsafe memory.copyMemory(from: start, byteCount: source.count)
    }
    return UnsafeRawPointer(memory)
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
    // SAFETY: that the bytes fit is checked before they are copied.
    unsafe elements.withUnsafeBytes { source in
      precondition(offset >= 0 && offset + source.count <= count)
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
    // SAFETY: all `count` bytes are initialised, and this value is discarded without freeing them.
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
