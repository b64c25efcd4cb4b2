// SPDX-License-Identifier: Apache-2.0

#if os(Linux) && _pointerBitWidth(_64)
  import AppIntents

  /// Hands each image's table of Swift sections to a function, until that says no.
  ///
  /// The runtime's own; testing libraries find tests with it.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CBool,
    _ context: UnsafeMutableRawPointer)

  /// The conformances that the compiler noted in the program and its libraries.
  ///
  ///     record:     i32 → descriptor
  ///     descriptor: i32 → protocol   i32 → type   i32 → witness table   u32 flags
  ///     type:       u32 flags   i32 → context   i32 → name   i32 → access function
  ///
  /// Every pointer is relative to its own place and followed only where it stays inside of an image
  /// (`LoadedImage`). Types without parameters alone are looked at, and types of code alone: what is
  /// made while the program runs has no record.
  enum ConformanceRecords {
    /// The first address and the number of bytes of each image's records.
    private typealias Section = (start: UInt, count: UInt)

    /// The types that conform to a protocol, each once, in no particular order.
    ///
    /// - Parameter existential: `(any P).self`.
    /// - Complexity: O(*n*) for *n* conformances of the whole program.
    static func types(conformingTo existential: Any.Type) -> [Any.Type] {
      guard let wanted = protocolDescriptor(of: existential) else { return [] }
      var seen: Set<UInt> = []
      var types: [Any.Type] = []
      for section in sections() {
        guard let image = LoadedImage(holding: section.start),
          image.holds(section.start, count: section.count)
        else { continue }
        for offset in stride(from: 0, to: section.count - section.count % 4, by: 4) {
          guard let record = image.follow(section.start + offset),
            let conforming = type(of: record, in: image, conformingTo: wanted),
            seen.insert(conforming).inserted, let type = metatype(conforming)
          else { continue }
          types.append(type)
        }
      }
      return types
    }

    /// Whether there are records, and the image that they are in is understood.
    static var canBeRead: Bool {
      sections().contains {
        LoadedImage(holding: $0.start)?.holds($0.start, count: $0.count) ?? false
      }
    }

    /// The sections of all images.
    private static func sections() -> [Section] {
      var sections: [Section] = []
      unsafe withUnsafeMutablePointer(to: &sections) { list in
        unsafe enumerateMetadataSections(
          { table, context in
            // SAFETY: the runtime's table, of version, base and two unused words, then a pair of
            // start and length for each section; conformances are the second. It grew at its end.
            let words = unsafe table.assumingMemoryBound(to: UInt.self)
            guard unsafe words[0] >= 1 else { return true }
            let section = unsafe (start: words[6], count: words[7])
            if section.start != 0, section.start % 4 == 0, section.count >= 4 {
              // SAFETY: `context` is the list above, for as long as the call takes.
              unsafe context.assumingMemoryBound(to: [Section].self).pointee.append(section)
            }
            return true
          }, UnsafeMutableRawPointer(list))
      }
      return sections
    }

    /// The descriptor of the one protocol of an existential type.
    private static func protocolDescriptor(of existential: Any.Type) -> UInt? {
      let metadata = unsafe UInt(bitPattern: unsafeBitCast(existential, to: UnsafeRawPointer.self))
      guard let pointer = unsafe UnsafeRawPointer(bitPattern: metadata) else { return nil }
      // SAFETY: metadata of an existential type: kind 0x303, flags, the number of protocols, and as
      // many descriptors; bit 30 of the flags says that a superclass stands before them.
      guard unsafe pointer.load(as: UInt.self) == 0x303,
        unsafe pointer.load(fromByteOffset: 8, as: UInt32.self) & 1 << 30 == 0,
        unsafe pointer.load(fromByteOffset: 12, as: UInt32.self) == 1
      else { return nil }
      return unsafe pointer.load(fromByteOffset: 16, as: UInt.self)
    }

    /// The descriptor of the type that a conformance is of, where it is to the protocol wanted.
    private static func type(
      of record: UInt, in image: LoadedImage, conformingTo wanted: UInt
    ) -> UInt? {
      guard image.holds(record, count: 16), let target = image.follow(record, mask: 1),
        let place = image.load(record, as: Int32.self)
      else { return nil }
      // The lowest bit says that the address stands there, as for protocols of other images.
      let conformed = place & 1 == 0 ? target : image.load(target, as: UInt.self)
      guard conformed == wanted, let flags = image.load(record + 12, as: UInt32.self),
        let type = image.follow(record + 4)
      else { return nil }
      switch flags >> 3 & 7 {
      case 0: return type
      case 1: return image.load(type, as: UInt.self)
      default: return nil  // Classes of Objective-C.
      }
    }

    /// The type of a descriptor; `nil` for one with parameters.
    private static func metatype(_ descriptor: UInt) -> Any.Type? {
      guard let image = LoadedImage(holding: descriptor),
        let flags = image.load(descriptor, as: UInt32.self)
      else { return nil }
      // A class, a struct or an enum (16, 17, 18), and not generic (bit 7).
      guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0,
        let access = image.follow(descriptor + 12), image.isCode(access),
        let pointer = unsafe UnsafeRawPointer(bitPattern: access)
      else { return nil }
      typealias Access = @convention(c) (UInt) -> UnsafeRawPointer?
      // SAFETY: the access function of a type without parameters takes what is asked for (0: all of
      // it) and gives the metadata in the first register, as a function of C does.
      let metadata = unsafe unsafeBitCast(pointer, to: Access.self)(0)
      // SAFETY: a metatype is the address of the metadata.
      return unsafe metadata.map { unsafe unsafeBitCast($0, to: Any.Type.self) }
    }
  }
#endif
