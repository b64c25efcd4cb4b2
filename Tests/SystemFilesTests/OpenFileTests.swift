// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite("Files that are open", .timeLimit(.minutes(hangMinutes))) struct OpenFileTests {
  /// The reason why a file is not opened for reading; `nil` for one that is.
  private static func refusal(
    _ path: String, regularOnly: Bool = true, within bounds: FileBounds? = nil
  ) -> FileFault.Reason? {
    do throws(FileFault) {
      _ = try OpenFile(reading: path, regularOnly: regularOnly, within: bounds)
      return nil
    } catch {
      return error.reason
    }
  }

  /// The device and the number of the file that a descriptor is open on; `nil` for one that is not open.
  private static func identity(_ descriptor: Int32) -> [UInt64]? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  @Test("no file takes the place of a standard stream that is closed") func descriptors() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      try folder.write("read")
      for stream in Int32(0)...2 { close(stream) }
      let read = try OpenFile(reading: folder("read"), regularOnly: true)
      let changed = try OpenFile(changing: folder("changed"))
      let replaced = try FileReplacement.replace(folder("replaced")) { _ in }
      let numbers = [read.descriptor, changed.descriptor, replaced.descriptor]
      guard numbers.allSatisfy({ $0 > 2 }) else { exit(2) }
      // Nothing of what was opened on the way is left open either. What else has such a number is another thread's.
      let left = (Int32(0)...2).compactMap(Self.identity)
      exit(numbers.compactMap(Self.identity).contains(where: left.contains) ? 3 : 0)
    }
  }

  @Test("a standard stream that is closed is opened so that using it fails")
  func streams() async {
    await #expect(processExitsWith: .success) {
      close(0)
      close(1)
      Descriptor.secureStandardStreams()
      var byte: UInt8 = 0
      guard unsafe read(0, &byte, 1) < 0, unsafe write(1, &byte, 1) < 0 else { exit(1) }
      // The one that was open is as it was.
      exit(unsafe write(2, &byte, 0) == 0 ? 0 : 2)
    }
  }

  @Test("pipes, devices and folders are refused without being waited for") func kinds() throws {
    let folder = try TestFolder()
    #expect(unsafe mkfifo(folder("pipe"), 0o600) == 0)
    try folder.link("link", to: "pipe")
    #expect(Self.refusal(folder("pipe")) == .notRegular)
    #expect(Self.refusal(folder("link")) == .notRegular)
    #expect(Self.refusal("/dev/zero") == .notRegular)
    #expect(Self.refusal("/dev/zero", regularOnly: false) == nil)
    #expect(Self.refusal(folder.path) == .folder)
    #expect(Self.refusal(folder.path, regularOnly: false) == .folder)
    #expect(throws: FileFault(.notRegular)) { _ = try OpenFile(changing: folder("pipe")) }
    #expect(throws: FileFault(.notRegular)) { _ = try OpenFile(changing: folder("link")) }
    // Refusing it changed nothing of it.
    #expect(try FileStatus(path: folder("pipe")).kind == .other)
  }

  @Test("a path with a NUL byte names no other file") func nul() throws {
    let folder = try TestFolder()
    try folder.write("a")
    #expect(Self.refusal(folder("a") + "\0b") == .nulInPath)
    #expect(throws: FileFault(.nulInPath)) {
      try FileReplacement.write([], to: folder("a") + "\0b")
    }
    #expect(try folder.text("a") == "text")
  }

  @Test("what is found must be in what was given, whatever links lead to it")
  func bounds() throws {
    let folder = try TestFolder()
    try folder.write("root/in/file")
    try folder.write("root2/file")
    try folder.write("secret/file")
    try folder.link("alias", to: "root")
    try folder.link("root/inner", to: "in/file")
    try folder.link("root/absolute", to: folder("root/in/file"))
    try folder.link("root/outer", to: "../secret/file")
    try folder.link("root/sibling", to: folder("root2/file"))
    try folder.link("root/folder", to: "../secret")
    try folder.link("root/all", to: "/")
    // The folder given may be a link itself.
    for given in ["root", "root/", "alias", "root/../alias/"] {
      let bounds = FileBounds([folder(given)])
      for name in ["in/file", "inner", "absolute", "in/../inner", "all\(folder("root/in/file"))"] {
        #expect(Self.refusal(folder("root/" + name), within: bounds) == nil, "\(given) \(name)")
        #expect(Self.refusal(folder("alias/" + name), within: bounds) == nil)
        #expect(bounds.hold(folder("root/" + name)))
      }
      for name in ["outer", "sibling", "folder/file", "../secret/file", "all/etc/passwd"] {
        #expect(Self.refusal(folder("root/" + name), within: bounds) == .outside, "\(name)")
        #expect(!bounds.hold(folder("root/" + name)))
      }
      #expect(try FilePath.names(inFolder: folder("root/in"), within: bounds) == ["file"])
      #expect(throws: FileFault(.outside)) {
        _ = try FilePath.names(inFolder: folder("root/folder"), within: bounds)
      }
    }
    // A single file holds itself and nothing beside it, and what is not there holds nothing.
    let single = FileBounds([folder("root/in/file"), folder("nowhere")])
    #expect(single.hold(folder("root/inner")) && !single.hold(folder("root2/file")))
    #expect(!single.hold(folder("root/in/other")) && !FileBounds([String]()).hold("/"))
    #expect(FileBounds(["/"]).hold(folder("secret/file")))
  }

  @Test("names are sorted by their bytes, and no more than asked for") func names() throws {
    let folder = try TestFolder()
    for name in ["b", "a", "Z", "ä"] { try folder.write(name) }
    #expect(try FilePath.names(inFolder: folder.path) == ["Z", "a", "b", "ä"])
    #expect(try FilePath.names(inFolder: folder.path, limit: 2).count == 2)
  }

  @Test("no more is read than is allowed") func limits() throws {
    let folder = try TestFolder()
    try folder.write("a", String(repeating: "x", count: 100_000))
    let file = try OpenFile(reading: folder("a"), regularOnly: true)
    #expect(throws: FileFault(.tooLarge(limit: 99_999))) { _ = try file.readAll(limit: 99_999) }
    let again = try OpenFile(reading: folder("a"), regularOnly: true)
    #expect(try again.readAll(limit: 100_000).count == 100_000)
  }

  @Test("a lock is held by one at a time, until its file is closed") func locks() throws {
    let folder = try TestFolder()
    var copy: Int32 = -1
    do {
      var first = try OpenFile(changing: folder("a"))
      try first.lock()
      var second = try OpenFile(changing: folder("a"))
      #expect(throws: FileFault(.held)) { try second.lock() }
      // As a process has it that is being started meanwhile.
      copy = dup(first.descriptor)
      #expect(first.descriptor != second.descriptor)
    }
    var third = try OpenFile(changing: folder("a"))
    try third.lock()
    #expect(copy >= 0 && close(copy) == 0)
  }
}
