// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stands at a path, or is open.
package struct FileStatus: Sendable {
  /// The kinds that matter here.
  package enum Kind: Sendable, Hashable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, where links are not followed.
    case link
    /// A pipe, a device or a socket.
    case other
  }

  /// What makes two paths lead to one file: device and inode.
  package struct Identity: Sendable, Hashable {
    private let device: UInt64
    private let inode: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// What it is.
  package let kind: Kind
  /// The file itself, under whatever path.
  package let identity: Identity
  /// Its size in bytes.
  package let size: Int
  /// Who may do what with it: the lower twelve bits of its mode.
  package let permissions: UInt32
  /// Its owner's number and its group's.
  let owner: (user: UInt32, group: UInt32)

  /// Asks for what a path leads to.
  ///
  /// - Parameter followsLinks: Whether a link is what it leads to, or itself.
  package init(path: String, followsLinks: Bool = true) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw FileFault(.nulInPath) }
    var status = stat()
    // SAFETY: both write the value they are given and keep nothing.
    let failed = followsLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    guard failed == 0 else { throw .current() }
    self.init(status)
  }

  /// Asks for what is open.
  package init(descriptor: Int32) throws(FileFault) {
    var status = stat()
    // SAFETY: `fstat` writes the value it is given and keeps nothing.
    guard unsafe fstat(descriptor, &status) == 0 else { throw .current() }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = Identity(status)
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode) & 0o7777
    owner = (status.st_uid, status.st_gid)
  }
}
