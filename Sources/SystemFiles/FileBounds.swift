// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files and folders that a reader was given: what it finds by itself must be in them.
///
/// Each is its path behind all links, so that a folder which is a link itself is where it leads.
package struct FileBounds: Sendable, Equatable {
  private var places: [String] = []

  /// Takes files, and folders with all in them; what is not there bounds nothing.
  package init(_ paths: some Sequence<String>) {
    for path in paths { insert(path) }
  }

  /// Adds a file, or a folder with all in it.
  package mutating func insert(_ path: String) {
    guard let place = FilePath.real(path), !places.contains(place) else { return }
    places.append(place)
  }

  /// Adds the folder that a file stands in, as it was named.
  package mutating func insertFolder(of file: String) { insert(FilePath.folder(of: file)) }

  /// Whether a path leads to something in them.
  ///
  /// Nothing is opened, and what is not there is said to be outside, wherever that would be.
  package func hold(_ path: String) -> Bool { FilePath.real(path).map(holdReal) ?? false }

  /// Whether what is open is in them, whatever happened to its path meanwhile.
  func hold(_ descriptor: Int32, openedAs path: String) -> Bool {
    #if os(Linux)
      // The system knows the path of what is open; a path of its own is absolute.
      if let own = FilePath.link("/proc/self/fd/\(descriptor)"), own.hasPrefix("/") {
        return holdReal(own)
      }
    #endif
    guard let real = FilePath.real(path), holdReal(real),
      let there = try? FileStatus(path: real, followsLinks: false),
      let open = try? FileStatus(descriptor: descriptor)
    else { return false }
    return there.identity == open.identity
  }

  private func holdReal(_ path: String) -> Bool {
    places.contains { place in
      guard path.utf8.starts(with: place.utf8) else { return false }
      return place == "/" || path.utf8.count == place.utf8.count
        || path.utf8.dropFirst(place.utf8.count).first == UInt8(ascii: "/")
    }
  }
}

/// Questions about paths.
package enum FilePath {
  /// The path behind all links; `nil` where nothing is there.
  package static func real(_ path: String) -> String? {
    guard !path.utf8.contains(0) else { return nil }
    // SAFETY: the result is null-terminated memory that is ours to free.
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// The folder that a file is named in: what stands before its name, else `.`.
  package static func folder(of file: String) -> String {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// What a link says; `nil` where no link is.
  package static func link(_ path: String) -> String? {
    guard !path.utf8.contains(0) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    // SAFETY: the buffer has room for as many bytes as are asked for.
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe readlink(
        path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// The folder that the process works in; `nil` where there is none.
  package static var workingFolder: String? {
    // SAFETY: with no buffer given the call allocates the text, which is freed here.
    guard let text = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// The names in a folder, sorted by their UTF-8 bytes; `.` and `..` left out.
  ///
  /// - Parameters:
  ///   - bounds: Where the folder must be.
  ///   - limit: The most names to give.
  package static func names(
    inFolder path: String, within bounds: FileBounds? = nil, limit: Int = .max
  ) throws(FileFault) -> [String] {
    let descriptor = try Descriptor.open(path, for: .listing)
    guard bounds?.hold(descriptor, openedAs: path) ?? true else {
      Descriptor.close(descriptor)
      throw FileFault(.outside)
    }
    // SAFETY: the descriptor is open, and from here on the folder's to close.
    guard let folder = unsafe fdopendir(descriptor) else {
      let fault = FileFault.current()
      Descriptor.close(descriptor)
      throw fault
    }
    // SAFETY: `folder` is open and closed only here.
    defer { unsafe _ = closedir(folder) }
    var names: [String] = []
    // SAFETY: `folder` is open; the entry is read before the next call changes it.
    while names.count < limit, let entry = unsafe readdir(folder) {
      // SAFETY: the system null-terminates `d_name` within its storage.
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
