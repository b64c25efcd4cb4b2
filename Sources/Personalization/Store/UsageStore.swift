// SPDX-License-Identifier: Apache-2.0

/// A file that keeps what was learnt.
///
///     let store = try UsageStore(path: "usage.bspu")
///     try store.memory.donate(app: "com.example.tasks", intent: "ListTasks", at: now)
///
/// A change of its memory is appended to the file and flushed before it counts, so that a process that dies at
/// any moment leaves a file with all changes that counted, and perhaps the one that was under way. A file
/// that got long is written anew beside itself, flushed and moved over the old one; a link leads to
/// the new file as it did to the old one. Readable by its owner only (mode 0600). One store at a time
/// may have a file open, of any process; reading needs no turn.
///
/// Nothing repairs a damaged file: it is refused, with the place of the damage, and left as it is.
public final class UsageStore: Sendable {
  /// What was learnt; its changes go into the file.
  public let memory: UsageMemory

  /// Opens a file, or makes an empty one where there is none.
  ///
  /// A last record that was not written whole is cut off.
  ///
  /// - Throws: `UsageError` for a file that is damaged, of another kind or version, or open elsewhere, and for
  ///   one that the system refuses.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(path: String) throws(UsageError) {
    let (log, reading) = try UsageLog.open(path)
    memory = UsageMemory(reading.state, log: log)
  }

  /// Reads what a file holds, now; changes of the result stay in memory.
  ///
  /// Changes no file, and waits for none: while another process writes, all that it wrote whole is read.
  ///
  /// - Throws: `UsageError` for a file that is not there, is damaged, or is of another kind or version.
  public static func read(_ path: String) throws(UsageError) -> UsageMemory {
    UsageMemory(try UsageLog.read(path).state, log: nil)
  }

  /// Writes the file anew without what later changes made void; happens by itself where it got long.
  public func compact() throws(UsageError) { try memory.compact() }

  /// Bytes of the file.
  public var byteCount: Int { memory.fileBytes }
}
