// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite("Files that are written whole or not at all", .timeLimit(.minutes(hangMinutes)))
struct FileReplacementTests {
  private static func permissions(_ path: String) throws -> UInt32 {
    try FileStatus(path: path).permissions
  }

  @Test("a new file has the permissions of the one it replaces") func permissions() throws {
    let folder = try TestFolder()
    for mode: UInt32 in [0o600, 0o640, 0o664, 0o400, 0o755] {
      try folder.write("a", "old")
      #expect(unsafe chmod(folder("a"), mode_t(mode)) == 0)
      try FileReplacement.write(Array("new".utf8), to: folder("a"))
      #expect(try Self.permissions(folder("a")) == mode)
      #expect(try folder.text("a") == "new")
      try FileManager.default.removeItem(atPath: folder("a"))
    }
    // One that replaces none has what the process gives to any file.
    #expect(FileManager.default.createFile(atPath: folder("usual"), contents: nil))
    try FileReplacement.write([], to: folder("new"))
    #expect(try Self.permissions(folder("new")) == Self.permissions(folder("usual")))
    let own = try FileReplacement.replace(folder("own"), permissions: 0o600) { _ in }
    #expect(try own.status.permissions == 0o600)
    #expect(try folder.names == ["new", "own", "usual"])
  }

  @Test("a link stays, and what it leads to is written") func links() throws {
    let folder = try TestFolder()
    try folder.write("place/a", "old")
    try folder.link("direct", to: "place/a")
    try folder.link("chain", to: folder("direct"))
    try folder.link("dangling", to: "place/new")
    for (name, place) in [("direct", "a"), ("chain", "a"), ("dangling", "new")] {
      try FileReplacement.write(Array(name.utf8), to: folder(name))
      #expect(try folder.text("place/" + place) == name)
      #expect(try FileStatus(path: folder(name), followsLinks: false).kind == .link)
    }
    try folder.link("round", to: "round")
    #expect(throws: FileFault(.system(ELOOP))) {
      try FileReplacement.write([], to: folder("round"))
    }
    #expect(try folder.names == ["chain", "dangling", "direct", "place", "round"])
  }

  @Test("a link out of the folder that a file must be in is not followed") func bounds() throws {
    let folder = try TestFolder()
    try folder.write("root/in/a")
    try folder.write("secret", "kept")
    try folder.link("root/out", to: "../secret")
    try folder.link("root/folder", to: "..")
    try folder.link("root/inner", to: "in/a")
    let bounds = FileBounds([folder("root")])
    for name in ["out", "folder/secret", "../secret", "folder/new"] {
      #expect(throws: FileFault(.outside)) {
        try FileReplacement.write([], to: folder("root/" + name), within: bounds)
      }
    }
    #expect(throws: FileFault(.outside)) {
      try FileReplacement.write([], to: "/dev/fd/1", within: bounds)
    }
    try FileReplacement.write(Array("new".utf8), to: folder("root/inner"), within: bounds)
    #expect(try folder.text("root/in/a") == "new" && folder.text("secret") == "kept")
    #expect(try folder.names == ["root", "secret"])
  }

  @Test("what is no file is written to and not replaced") func devices() throws {
    let folder = try TestFolder()
    try FileReplacement.write(Array("x".utf8), to: "/dev/null")
    #expect(try FileStatus(path: "/dev/null").kind == .other)
    #expect(throws: FileFault(.folder)) { try FileReplacement.write([], to: folder.path) }
    // A descriptor of the process is written where it stands, which adds to the file behind it.
    try folder.write("log", "one ")
    let log = try OpenFile(changing: folder("log"))
    try log.seek(to: 4)
    try folder.link("stdout", to: "/proc/self/fd/\(log.descriptor)")
    try FileReplacement.write(Array("two".utf8), to: folder("stdout"))
    try FileReplacement.write(Array("!".utf8), to: "/dev/fd/\(log.descriptor)")
    #expect(try folder.text("log") == "one two!")
    #expect(try log.status.identity == FileStatus(path: folder("log")).identity)
  }

  @Test("a failure leaves the old file, and nothing beside it") func failure() throws {
    let folder = try TestFolder()
    try folder.write("a", "old")
    #expect(throws: FileFault(.system(ENOSPC))) {
      _ = try FileReplacement.replace(folder("a")) { (file) throws(FileFault) in
        try file.write(Array("half".utf8).span)
        throw FileFault(.system(ENOSPC))
      }
    }
    #expect(try folder.text("a") == "old" && folder.names == ["a"])
    #expect(throws: FileFault(.system(ENOENT))) {
      try FileReplacement.write([], to: folder("no/a"))
    }
  }

  @Test("names may be as long as the system lets them") func longNames() throws {
    let folder = try TestFolder()
    let name = String(repeating: "n", count: 255)
    for text in ["one", "two"] { try FileReplacement.write(Array(text.utf8), to: folder(name)) }
    #expect(try folder.text(name) == "two" && folder.names == [name])
  }

  @Test("of many that write one file at once, one is there whole") func races() async throws {
    let folder = try TestFolder()
    let path = folder("a")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for k in UInt8(0)..<16 {
        group.addTask {
          for _ in 0..<8 {
            try FileReplacement.write([UInt8](repeating: 65 + k, count: 50_000), to: path)
          }
        }
      }
      try await group.waitForAll()
    }
    let text = try folder.text("a")
    #expect(text.utf8.count == 50_000 && Set(text).count == 1)
    #expect(try folder.names == ["a"])
  }
}
