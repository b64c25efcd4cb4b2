// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import Foundation
import IntentCatalog
import PhraseLint
import TestSupport
import Testing

@Suite("Catalog files")
struct CatalogFilesTests {
  static func catalog(_ id: String, values: String? = nil) -> String {
    let entities = values.map { #","entities":{"Song":{"values":"\#($0)"}}"# } ?? ""
    return #"{"format":"bespeak-catalog/1","app":{"id":"\#(id)","name":"Music"}\#(entities)}"#
  }

  /// Findings with the folder's own path left out.
  static func findings(_ reading: CatalogReading, _ folder: TemporaryFolder) -> [String] {
    DiagnosticFormatter(style: .text).format(reading.diagnostics)
      .split(separator: "\n").map { String($0.replacing(folder.path + "/", with: "")) }
  }

  @Test("a folder is searched in the order of names; other files are passed over")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.json", Self.catalog("b"))
    try folder.write("a/z.json", Self.catalog("a.z"))
    try folder.write("a/B.json", Self.catalog("a.B"))
    try folder.write("c.txt", Self.catalog("c"))
    try folder.write("package.json", #"{"name": "other"}"#)
    try folder.write("broken.json", #"{"name": "#)
    try folder.write(".hidden/x.json", Self.catalog("hidden"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/gone.json", withDestinationPath: folder.path + "/nowhere")
    let reading = CatalogReader().read(path: folder.path + "/")
    #expect(reading.catalogs.map(\.id) == ["a.B", "a.z", "b"])
    #expect(Self.findings(reading, folder) == [])
  }

  @Test("a broken catalog does not hide the others")
  func brokenCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.json", "{\"format\":\"bespeak-catalog/1\",\n\"app\":")
    try folder.write("b.json", Self.catalog("b"))
    try folder.write("c.json", Self.catalog("b"))
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.catalogs.map(\.id) == ["b", "b"])
    #expect(
      Self.findings(reading, folder) == [
        "a.json:2:7: error: expected a value, found the end [json-syntax]",
        "c.json:1:37: error: app id 'b' is already taken by 'b.json' [duplicate-app]",
        "  fix: give each app an id of its own, or load only one of the two",
      ])
  }

  @Test("what cannot be read is said")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("Music.app/x.txt", "")
    try folder.write("empty/x.txt", "")
    let paths = ["none.json", "Music.app/", "empty"].map { folder.path + "/" + $0 }
    #expect(
      Self.findings(CatalogReader().read(paths: paths), folder) == [
        "none.json: error: cannot read 'none.json': no such file or directory [unreadable-file]",
        "Music.app: error: no catalog in this folder [no-catalog]",
        "  fix: give a built app, a folder with 'AppShortcuts.strings' or '.xcstrings', or a "
          + "'.json' file with \"format\": \"bespeak-catalog/1\"",
        "empty: error: no catalog in this folder [no-catalog]",
        "  fix: give a built app, a folder with 'AppShortcuts.strings' or '.xcstrings', or a "
          + "'.json' file with \"format\": \"bespeak-catalog/1\"",
      ])
    #expect(
      CatalogReader().read(path: "nul\0byte").diagnostics.map(\.message) != [])
  }

  @Test("values come from a file beside the catalog")
  func values() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.json", Self.catalog("m", values: "v/songs.jsonl"))
    try folder.write(
      "v/songs.jsonl",
      "\u{FEFF}{\"id\":1,\"title\":\"One\"}\r\n\r\n"
        + "{\"id\":\"b\",\"title\":\"T\\u00e4\",\"synonyms\":[\"x\"],\"subtitle\":\"s\",\"suggested\":true,\"locale\":\"de\"}"
    )
    let reading = CatalogReader().read(path: folder.path + "/m.json")
    #expect(reading.diagnostics == [])
    let entity = try #require(reading.catalogs.first?.entities.first)
    #expect(entity.valuesFile == "v/songs.jsonl")
    #expect(
      entity.values.map(\.withLineOnly) == [
        EntityValue(id: "1", title: "One", location: SourceLocation(line: 1)),
        EntityValue(
          id: "b", title: "Tä", synonyms: ["x"], subtitle: "s", isSuggested: true, locale: "de",
          location: SourceLocation(line: 3)),
      ])
    let catalog = try #require(reading.catalogs.first)
    #expect(
      String(decoding: CatalogWriter().valuesUTF8(of: entity), as: UTF8.self)
        == "{\"id\":\"1\",\"title\":\"One\"}\n"
        + "{\"id\":\"b\",\"title\":\"Tä\",\"synonyms\":[\"x\"],\"subtitle\":\"s\",\"suggested\":true,\"locale\":\"de\"}\n"
    )
    try folder.write(
      "again.json", String(decoding: CatalogWriter().utf8(of: catalog), as: UTF8.self))
    let again = CatalogReader().read(path: folder.path + "/again.json")
    #expect(again.catalogs.first?.withoutLocations() == catalog.withoutLocations())
  }

  @Test("a bad line of values is named, and the rest still loads")
  func badLines() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.json", Self.catalog("m", values: "songs.jsonl"))
    try folder.write(
      "songs.jsonl",
      """
      {"id":"a","title":"A"}
      {"id":"b","title":}
      {"id":"c"}
      [1]
      {"id":"d","titel":"D"}
      {"id":"e","title":"E","synonyms":["x",7,""]}
      {"id":"a","title":"Again"}
      {"id":1.5,"title":" "}
      {"id":"f","title":"F","id":"g"}
      {"id":"h","title":"H"} x
      """)
    let reading = CatalogReader().read(path: folder.path + "/m.json")
    #expect(reading.catalogs.first?.entities.first?.values.map(\.id) == ["a", "e", "f"])
    #expect(
      Self.findings(reading, folder) == [
        "songs.jsonl:2:19: error: expected a value, found '}' [values-line]",
        "songs.jsonl:3:1: error: missing key 'title' in value [missing-key]",
        "songs.jsonl:4:1: error: expected an object, found an array [values-line]",
        "songs.jsonl:5:11: error: unknown key 'titel' in value [unknown-key]",
        "  fix: did you mean 'title'?",
        "songs.jsonl:5:1: error: missing key 'title' in value [missing-key]",
        "songs.jsonl:6:39: error: expected a string in 'synonyms', found a number [wrong-type]",
        "songs.jsonl:6:41: error: empty text in 'synonyms' [empty-text]",
        "songs.jsonl:7:1: warning: value 'a' is given twice [duplicate-value]",
        "  fix: the first one counts",
        "songs.jsonl:8:7: error: expected a string or a whole number for 'id', found a number [wrong-type]",
        "songs.jsonl:8:19: error: empty text for 'title' [empty-text]",
        "songs.jsonl:9:23: error: key 'id' is given twice [duplicate-key]",
        "  fix: the first one counts",
        "songs.jsonl:10:24: error: expected nothing after the value, found 'x' [values-line]",
      ])
  }

  @Test("a key that is given twice is reported with both places") func bothPlaces() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.json", Self.catalog("m", values: "songs.jsonl"))
    try folder.write("songs.jsonl", #"{"id":"a","title":"b","id":"c"}"# + "\n")
    try folder.write(
      "n.json",
      """
      {"format":"bespeak-catalog/1","app":{"id":"n","name":"N"},
       "intents":{"A":{},
        "A":{}}}
      """)
    try folder.write("AppShortcuts.xcstrings", #"{"version":"1.0","strings":{},"strings":{}}"#)
    let found = CatalogReader().read(path: folder.path).diagnostics
      .filter { $0.rule == "duplicate-key" }
      .map { finding in
        let places = finding.related.map {
          "\($0.location.line):\($0.location.column) \($0.message)"
        }
        return "\(finding.location.line):\(finding.location.column) " + places.joined()
      }
    #expect(
      found.sorted() == [
        "1:23 1:2 the first one", "1:31 1:18 the first one", "3:3 2:13 the first one",
      ])
  }

  @Test("after twenty findings in a values file the others are counted")
  func manyBadLines() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.json", Self.catalog("m", values: "songs.jsonl"))
    try folder.write("songs.jsonl", String(repeating: "x\n", count: 1_000))
    let reading = CatalogReader().read(path: folder.path + "/m.json")
    #expect(reading.diagnostics.count == 21)
    #expect(reading.diagnostics.last?.message == "980 more findings in this file")
  }

  @Test("lines that cross a chunk's end are whole")
  func chunks() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.json", Self.catalog("m", values: "songs.jsonl"))
    let title = String(repeating: "lang ", count: 100) + "ä"
    let lines = (0..<6_000).map { #"{"id":\#($0),"title":"\#(title)\#($0)"}"# }
    try folder.write("songs.jsonl", lines.joined(separator: "\n"))
    let reading = CatalogReader().read(path: folder.path + "/m.json")
    #expect(reading.diagnostics == [])
    let values = reading.catalogs.first?.entities.first?.values
    #expect(
      values?.map(\.withLineOnly)
        == (0..<6_000).map {
          EntityValue(id: "\($0)", title: "\(title)\($0)", location: SourceLocation(line: $0 + 1))
        })
  }

  @Test(
    "a values file must be a file, and had better stand beside the catalog",
    arguments: [
      (
        "gone.jsonl",
        "error: cannot read values file 'gone.jsonl': no such file or directory [values-file]"
      ),
      (".", "error: cannot read values file '.': is a folder [values-file]"),
      (
        "/dev/zero",
        "error: cannot read values file '/dev/zero': it is not in the catalog's folder, nor in what "
          + "was given [values-file]"
      ),
      (
        "pipe", "error: cannot read values file 'pipe': is not a regular file [values-file]"
      ),
      (
        "../values.jsonl",
        "warning: values file '../values.jsonl' is outside the catalog's folder [values-outside]"
      ),
    ])
  func valuesPaths(path: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("values.jsonl", #"{"id":1,"title":"x"}"#)
    try folder.write("c/m.json", Self.catalog("m", values: path))
    #expect(unsafe mkfifo(folder.path + "/c/pipe", 0o600) == 0)
    let reading = CatalogReader().read(path: folder.path)
    let lines = Self.findings(reading, folder)
    #expect(lines.contains { $0.hasPrefix("c/m.json:1:") && $0.hasSuffix(expected) }, "\(lines)")
    let count = reading.catalogs.first?.entities.first?.values.count
    #expect(count == (expected.hasPrefix("warning") ? 1 : 0))
  }

  @Test("no values file makes it trap")
  func fuzz() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.json", Self.catalog("m", values: "v.jsonl"))
    var random = SeededGenerator.forTest("values files")
    let line =
      #"{"id":"b","title":"T\u00e4 ö","synonyms":["x","y"],"suggested":true,"locale":"de"}"# + "\n"
    // Many mutated lines a file: the cost is in the lines, not in opening files.
    for _ in 0..<max(1, fuzzRounds(4_000) / 500) {
      var file: [UInt8] = []
      for _ in 0..<500 {
        var bytes = Array(line.utf8)
        random.mutate(&bytes)
        file += bytes
      }
      try Data(file).write(to: URL(fileURLWithPath: folder.path + "/v.jsonl"))
      let reading = CatalogReader().read(path: folder.path + "/m.json")
      #expect(reading.diagnostics.count <= 21)
    }
  }
}
