// SPDX-License-Identifier: Apache-2.0

/// A file that keeps what was learnt.
///
///     let store = try UsageStore(path: "usage.bspu")
///     try store.memory.donate(app: "com.example.tasks", intent: "ListTasks", at: now)
///
/// A change of its memory writes the file anew beside itself, flushes it and moves it over the old one before
/// it counts, so that a process that dies at any moment leaves a file with all changes that counted, and
/// perhaps the one that was under way; at most entries that are 1 MB and some milliseconds. A link
/// leads to the new file as it did to the old one. Readable by its owner only (mode 0600). One store at a
/// time may have a file open, of any process; reading needs no turn.
///
/// Nothing repairs a damaged file: it is refused, with the place of the damage, and left as it is.
public final class UsageStore: Sendable {
  /// The memory; its changes go into the file.
  public let memory: UsageMemory

  /// Opens a file, or makes an empty one where there is none.
  ///
  /// - Throws: `UsageError` for a file that is damaged, of another kind or version, or open elsewhere, and for
  ///   one that the system refuses.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(path: String) throws(UsageError) {
    let (file, state) = try UsageFile.open(path)
    memory = UsageMemory(state, file: file)
  }

  /// Reads what a file holds, now; changes of the result stay in memory.
  ///
  /// Changes no file, and waits for none: while another process writes, it is the file before that change.
  ///
  /// - Throws: `UsageError` for a file that is not there, is damaged, or is of another kind or version.
  public static func read(_ path: String) throws(UsageError) -> UsageMemory {
    UsageMemory(try UsageFile.read(path), file: nil)
  }
}
