// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// The lines of files that differ from a revision, as git tells them.
package struct ChangedLines: Sendable {
  /// The changed lines of each file by its absolute path, in order; none for a file that is new as a whole.
  private var ranges: [String: [ClosedRange<Int>]] = [:]
  private var wholeFiles: Set<String> = []

  /// No lines.
  package init() {}

  /// Adds the lines of a folder's files that differ from a revision, what is not committed among them. Files
  /// that git does not know count as a whole.
  ///
  /// - Parameters:
  ///   - revision: As git names one: `main`, `HEAD~3`.
  ///   - folder: A folder in a working tree.
  /// - Throws: `SourceExtractionError` with what git says, or where there is none.
  package mutating func add(
    since revision: String, in folder: String
  ) throws(SourceExtractionError) {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw SourceExtractionError("'\(revision)' is no revision")
    }
    let absolute = ProcessFiles.absolute(folder)
    let base = FilePath.real(absolute) ?? absolute
    let diff = try Self.git(
      [
        "diff", "--no-color", "--no-ext-diff", "--no-renames", "--unified=0", "--relative",
        "--src-prefix=a/", "--dst-prefix=b/", revision, "--",
      ], in: base)
    read(diff: diff, base: base)
    let new = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: base)
    for name in new.split(separator: "\0") { wholeFiles.insert(base + "/" + name) }
  }

  /// Takes the lines of a unified diff without context.
  mutating func read(diff: String, base: String) {
    var file: String?
    // By bytes: as a character, the end of a line of Windows is no line feed.
    for line in diff.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = Substring(line)
      if line.hasPrefix("+++ ") {
        file = Self.name(line.dropFirst(4)).map { base + "/" + $0 }
      } else if line.hasPrefix("@@ "), let file, let range = Self.range(of: line) {
        ranges[file, default: []].append(range)
      }
    }
  }

  /// The path of a file's heading, 'b/App/Add.swift'; `nil` where the file is gone.
  ///
  /// A tab follows a path with blanks. One with quotes, backslashes or control characters is in quotes, and these are
  /// escaped as in C.
  private static func name(_ heading: Substring) -> String? {
    var bytes = Array(heading.prefix { $0 != "\t" }.utf8)[...]
    if bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") {
      let quoted = bytes.dropFirst().dropLast()
      bytes = []
      var at = quoted.startIndex
      while at < quoted.endIndex {
        var byte = quoted[at]
        at += 1
        if byte == UInt8(ascii: "\\"), at < quoted.endIndex {
          let octal = quoted[at...].prefix(3).prefix { (0x30...0x37).contains($0) }
          byte = octal.isEmpty ? unescaped(quoted[at]) : octal.reduce(0) { $0 &* 8 &+ ($1 - 0x30) }
          at += max(1, octal.count)
        }
        bytes.append(byte)
      }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.hasPrefix("b/") ? String(path.dropFirst(2)) : nil
  }

  /// The byte that an escape of C stands for.
  private static func unescaped(_ sign: UInt8) -> UInt8 {
    switch sign {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    default: sign
    }
  }

  /// The new lines of a hunk's heading, '@@ -12,0 +13,4 @@'; `nil` where it only takes lines out.
  private static func range(of heading: Substring) -> ClosedRange<Int>? {
    guard let new = heading.split(separator: " ").first(where: { $0.hasPrefix("+") }) else {
      return nil
    }
    let parts = new.dropFirst().split(separator: ",")
    guard let first = parts.first.flatMap({ Int($0) }) else { return nil }
    let count = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    return count > 0 ? first...(first + count - 1) : nil
  }

  /// Whether a line of a file is one that changed.
  package func contains(line: Int, of file: String) -> Bool {
    let absolute = ProcessFiles.absolute(file)
    let path = FilePath.real(absolute) ?? absolute
    if wholeFiles.contains(path) { return true }
    return ranges[path]?.contains { $0.contains(line) } ?? false
  }

  /// Most bytes of a diff that are read.
  private static let limit = 64 << 20
  /// How long git may take, in seconds.
  private static let seconds: UInt64 = 60

  private static func git(
    _ arguments: [String], in folder: String
  ) throws(SourceExtractionError) -> String {
    let folders = (ProcessFiles.environment("PATH") ?? "").split(separator: ":")
    guard let program = folders.map({ $0 + "/git" }).first(where: ProcessFiles.isProgram) else {
      throw SourceExtractionError("no 'git' is in a folder of PATH")
    }
    let scratch = try TemporaryFolder()
    let output = scratch.path + "/output"
    let process = CompilerProcess(
      program: program, arguments: ["-c", "core.quotePath=false"] + arguments, folder: folder,
      output: output)
    let deadline = CompilerProcess.now() + seconds * 1_000_000_000
    let ending = try CompilerProcess.run([process], until: deadline).first
    let said = String(decoding: ProcessFiles.read(output, limit: limit) ?? [], as: UTF8.self)
    guard ending == .exited(0) else {
      let line = said.split(separator: "\n").first.map(String.init) ?? "it was stopped"
      throw SourceExtractionError("git does not tell what changed: \(line)")
    }
    return said
  }
}
