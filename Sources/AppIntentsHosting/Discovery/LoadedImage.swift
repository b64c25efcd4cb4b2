// SPDX-License-Identifier: Apache-2.0

#if os(Linux) && _pointerBitWidth(_64)
  import AppIntents

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// An executable or a library in memory, for reading what the compiler left in it.
  ///
  /// Its own header says which addresses are its, so that no pointer is followed out of it.
  @safe struct LoadedImage {
    private struct Segment {
      var addresses: Range<UInt>
      var isExecutable: Bool
    }

    private let segments: [Segment]

    /// The image that an address is in; `nil` where it is in none, or its header is not understood.
    init?(holding address: UInt) {
      guard let header = unsafe Self.base(of: address) else { return nil }
      // SAFETY: the loader maps the header of an image, 64 bytes, at its base, and keeps it there.
      // 0x7F "ELF", then 2 for 64 bits and 1 for little endian.
      guard unsafe header.loadUnaligned(as: UInt32.self) == 0x464C_457F,
        unsafe header.loadUnaligned(fromByteOffset: 4, as: UInt16.self) == 0x0102
      else { return nil }
      let type = unsafe header.loadUnaligned(fromByteOffset: 16, as: UInt16.self)
      let offset = unsafe header.loadUnaligned(fromByteOffset: 32, as: UInt64.self)
      let size = unsafe header.loadUnaligned(fromByteOffset: 54, as: UInt16.self)
      let count = unsafe header.loadUnaligned(fromByteOffset: 56, as: UInt16.self)
      // The table of segments stands in the first page, or it may not be mapped.
      guard size == 56, count > 0, offset <= 4_096, offset + UInt64(count) * 56 <= 4_096 else {
        return nil
      }
      // Addresses of an executable that does not move (type 2) are absolute.
      let slide = type == 2 ? 0 : UInt(bitPattern: header)
      var segments: [Segment] = []
      for index in 0..<Int(count) {
        let entry = Int(offset) + index * 56
        // SAFETY: inside of the first page, which is mapped as a whole.
        let kind = unsafe header.loadUnaligned(fromByteOffset: entry, as: UInt32.self)
        let flags = unsafe header.loadUnaligned(fromByteOffset: entry + 4, as: UInt32.self)
        let start = unsafe header.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self)
        let length = unsafe header.loadUnaligned(fromByteOffset: entry + 40, as: UInt64.self)
        // 1 is a segment that is loaded; of its flags 4 lets it be read, 1 be run.
        guard kind == 1, flags & 4 != 0 else { continue }
        let (lower, overflows) = slide.addingReportingOverflow(UInt(start))
        let (upper, exceeds) = lower.addingReportingOverflow(UInt(length))
        guard !overflows, !exceeds else { return nil }
        segments.append(Segment(addresses: lower..<upper, isExecutable: flags & 1 != 0))
      }
      self.segments = segments
    }

    /// The address that the image around another one begins at.
    private static func base(of address: UInt) -> UnsafeRawPointer? {
      typealias Find = @convention(c) (UInt, UnsafeMutableRawPointer) -> CInt
      // A function of glibc and musl that Swift does not see. `RTLD_DEFAULT` is a null handle.
      guard let symbol = unsafe dlsym(nil, "dladdr") else { return nil }
      // SAFETY: the symbol has this type; it fills four pointers in, of which the second is the base.
      let find = unsafe unsafeBitCast(symbol, to: Find.self)
      return unsafe withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 4) {
        unsafe $0.initialize(repeating: nil)
        guard let start = $0.baseAddress,
          unsafe find(address, UnsafeMutableRawPointer(start)) != 0
        else { return nil }
        return unsafe $0[1]
      }
    }

    /// Whether so many bytes from an address on are the image's.
    func holds(_ address: UInt, count: UInt) -> Bool {
      segments.contains {
        $0.addresses.contains(address) && count <= $0.addresses.upperBound - address
      }
    }

    /// Whether code of the image stands at an address.
    func isCode(_ address: UInt) -> Bool {
      segments.contains { $0.isExecutable && $0.addresses.contains(address) }
    }

    /// A number at an address; `nil` where it is not the image's, or not aligned.
    func load<Number: BitwiseCopyable>(_ address: UInt, as type: Number.Type) -> Number? {
      let size = UInt(MemoryLayout<Number>.size)
      guard address % UInt(MemoryLayout<Number>.alignment) == 0, holds(address, count: size),
        let pointer = unsafe UnsafeRawPointer(bitPattern: address)
      else { return nil }
      // SAFETY: readable memory of an image, which stays loaded as code of it is in use.
      return unsafe pointer.load(as: type)
    }

    /// The address that a relative pointer at an address leads to; `nil` where it leads nowhere.
    ///
    /// - Parameter mask: Bits of it that say something else.
    func follow(_ address: UInt, mask: UInt32 = 0) -> UInt? {
      guard let distance = load(address, as: Int32.self) else { return nil }
      let way = distance & ~Int32(bitPattern: mask)
      guard way != 0 else { return nil }
      let target = address.addingReportingOverflow(UInt(bitPattern: Int(way)))
      return target.partialValue
    }
  }
#endif
