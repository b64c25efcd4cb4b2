// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import PhraseLint
import SystemFiles
import TestSupport
import Testing

@testable import CatalogFormats

/// What a folder that somebody else made can show of the machine that it is checked on: nothing.
@Suite("Links out of what was given", .timeLimit(.minutes(hangMinutes)))
struct LinkTests {
  /// A word that stands in no file of the folders that are read.
  private static let secret = "hunter2"

  /// A name that a reader looks for, and a content that it would show the secret of.
  struct Bait: CustomTestStringConvertible, Sendable {
    var name: String
    var content: String
    var testDescription: String { name }

    init(_ name: String, _ content: String = LinkTests.secret) {
      self.name = name
      self.content = content
    }
  }

  static let baits = [
    Bait("Metadata.appintents/extract.actionsdata"),
    Bait("Metadata.appintents/root.ssu.yaml", "- [\(secret)\n"),
    Bait("x.swiftconstvalues"), Bait("AppShortcuts.strings"), Bait("AppShortcuts.xcstrings"),
    Bait("fr.lproj/AppShortcuts.strings"),
    Bait("Info.plist", AppGroupingTests.plist(secret)),
    Bait("App-Info.plist", AppGroupingTests.plist(secret)),
    Bait("InfoPlist.strings", "\"CFBundleDisplayName\" = \"\(secret)\";"),
    Bait("InfoPlist.xcstrings"),
    Bait("de.lproj/Localizable.strings", "\"Title\" = \"\(secret)\";"),
    Bait("Localizable.xcstrings", stringCatalog),
    Bait("App.xcodeproj/project.pbxproj", "{ \(secret)"),
    Bait("Shortcuts.swift", "struct \(secret): AppShortcutsProvider {}"),
    Bait("own.json", "{\"format\": \"bespeak-catalog/1\", \"\(secret)\": 1}"),
    Bait("Metadata.appintents/version.json", "{\"toolsVersion\": \"\(secret)\"}"),
    Bait("extra.app/AppShortcuts.strings"),
    Bait("A.xcarchive/Products/Applications/A.app/AppShortcuts.strings"),
  ]

  private static let stringCatalog =
    #"{"version":"1.0","sourceLanguage":"en","strings":{"Title":{"localizations":{"fr":"#
    + #"{"stringUnit":{"state":"translated","value":"\#(secret)"}}}}}}"#
  private static let metadata =
    #"{"autoShortcuts":[{"actionIdentifier":"A","phraseTemplates":["#
    + #"{"key":"Go in ${applicationName}"}]}],"actions":{"A":{"title":{"key":"Title","table":"Localizable"}}}}"#

  /// A folder `repo` with an app, and a folder beside it.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("repo/Metadata.appintents/extract.actionsdata", metadata)
    try folder.write("repo/AppShortcuts.strings", AppGroupingTests.other)
    try folder.write("beside/x", "x")
    return folder
  }

  /// Everything that is known and said of what was read.
  private static func everything(_ reading: CatalogReading) -> String {
    let text = DiagnosticFormatter(style: .text, sources: reading.sources)
    let log = SARIFLog(rules: [], version: "1", sources: reading.sources)
    return text.format(reading.diagnostics)
      + DiagnosticFormatter(style: .json).format(reading.diagnostics)
      + DiagnosticFormatter(style: .github).format(reading.diagnostics)
      + log.text(reading.diagnostics) + String(reflecting: reading.catalogs)
      + String(reflecting: reading.catalogs.map(\.suppressions))
  }

  private static func outside(_ reading: CatalogReading, _ folder: TemporaryFolder) -> [String] {
    reading.diagnostics.filter { $0.rule == "link-outside" }
      .map { $0.location.file.replacing(folder.path + "/", with: "") }
  }

  /// Links each part of a bait's path in turn to what is in another folder.
  ///
  /// - Returns: The names of the repositories, one for each part.
  private static func link(
    _ bait: Bait, in folder: TemporaryFolder, to target: String
  ) throws -> [String] {
    let parts = bait.name.split(separator: "/").map(String.init)
    let files = FileManager.default
    return try parts.indices.map { depth in
      let repo = folder.path + "/repo\(depth)"
      let link = "/" + parts[...depth].joined(separator: "/")
      try files.copyItem(atPath: folder.path + "/repo", toPath: repo)
      if bait.name.hasPrefix("Metadata") {
        try folder.write("\(target)/\(depth)/Metadata.appintents/extract.actionsdata", metadata)
      }
      try folder.write("\(target)/\(depth)/" + bait.name, bait.content)
      try? files.removeItem(atPath: repo + link)
      try files.createDirectory(
        atPath: repo + "/" + parts[..<depth].joined(separator: "/"),
        withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: repo + link, withDestinationPath: folder.path + "/\(target)/\(depth)" + link)
      return "repo\(depth)"
    }
  }

  @Test("nothing of what a link out leads to is read or shown", arguments: baits)
  func readers(bait: Bait) throws {
    let folder = try Self.repository()
    for repo in try Self.link(bait, in: folder, to: "beside") {
      let reading = CatalogReader().read(path: folder.path + "/" + repo)
      #expect(!Self.everything(reading).contains(Self.secret), "\(repo)")
      #expect(Self.outside(reading, folder).count == 1, "\(repo) \(reading.diagnostics)")
      #expect(Self.outside(reading, folder).allSatisfy { $0.hasPrefix(repo + "/") })
      #expect(
        reading.diagnostics.allSatisfy { $0.rule != "link-outside" || $0.severity == .warning })
      // The link is the only thing in the way: given as well, what it leads to is read.
      let both = CatalogReader().read(
        paths: [folder.path + "/" + repo, folder.path + "/beside"])
      #expect(Self.outside(both, folder) == [])
    }
  }

  @Test("what a link within a folder leads to is read", arguments: baits)
  func within(bait: Bait) throws {
    let folder = try Self.repository()
    for repo in try Self.link(bait, in: folder, to: "beside") {
      // The folder that is given is a link itself, too.
      try FileManager.default.moveItem(
        atPath: folder.path + "/" + repo, toPath: folder.path + "/beside/" + repo)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + repo, withDestinationPath: "beside")
      let reading = CatalogReader().read(path: folder.path + "/" + repo)
      #expect(Self.outside(reading, folder) == [])
      #expect(Self.everything(reading).contains(Self.secret))
      for link in ["/", "/beside/"] {
        try FileManager.default.removeItem(atPath: folder.path + link + repo)
      }
    }
  }

  @Test("a link to the folder above all is not searched") func root() throws {
    let folder = try Self.repository()
    for target in ["/", "..", "../.."] {
      try? FileManager.default.removeItem(atPath: folder.path + "/repo/all")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/repo/all", withDestinationPath: target)
      let reading = CatalogReader().read(path: folder.path + "/repo")
      #expect(reading.catalogs.count == 1 && Self.outside(reading, folder) == ["repo/all"])
      let resources = AppResources(folder: folder.path + "/repo")
      #expect(resources.diagnostics.map(\.rule) == ["link-outside"])
    }
  }

  @Test("a link to a pipe or a device is passed over") func devices() throws {
    let folder = try Self.repository()
    #expect(unsafe mkfifo(folder.path + "/repo/AppShortcuts.xcstrings", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/repo/Info.plist", withDestinationPath: "/dev/zero")
    let reading = CatalogReader().read(path: folder.path + "/repo")
    #expect(reading.catalogs.count == 1)
    #expect(Self.outside(reading, folder) == ["repo/Info.plist"])
  }

  @Test("a file of values is read where the catalog is, or in what was given, and nowhere else")
  func values() throws {
    let folder = try TemporaryFolder()
    let line = #"{"id":"1","title":"\#(Self.secret)"}"#
    try folder.write("repo/c/in.jsonl", line)
    try folder.write("repo/above.jsonl", line)
    try folder.write("secret.jsonl", line + "\n" + Self.secret)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/repo/c/link.jsonl", withDestinationPath: "../../secret.jsonl")
    func read(_ values: String, _ given: String...) throws -> (Bool, [String]) {
      try folder.write("repo/c/a.json", CatalogFilesTests.catalog("a", values: values))
      let reading = CatalogReader().read(paths: given.map { folder.path + "/" + $0 })
      let text = Self.everything(reading)
      return (text.contains(Self.secret), reading.diagnostics.map(\.rule))
    }
    let absolute = folder.path + "/secret.jsonl"
    for given in ["repo", "repo/c", "repo/c/a.json"] {
      #expect(try read("in.jsonl", given) == (true, []))
      for values in ["../../secret.jsonl", absolute, "link.jsonl", "../../nowhere.jsonl"] {
        #expect(try read(values, given) == (false, ["values-file"]), "\(given) \(values)")
      }
    }
    #expect(try read("../above.jsonl", "repo") == (true, ["values-outside"]))
    #expect(try read("../above.jsonl", "repo/c/a.json") == (false, ["values-file"]))
    #expect(try read("link.jsonl", "repo", "secret.jsonl").0)
    // What is refused reads the same whether it is there or not.
    func message(_ values: String) throws -> String {
      try folder.write("repo/c/a.json", CatalogFilesTests.catalog("a", values: values))
      return CatalogReader().read(path: folder.path + "/repo").diagnostics[0].message
        .replacing(values, with: "")
    }
    #expect(try message("../../secret.jsonl") == message("../../nowhere.jsonl"))
    #expect(try message("/etc/passwd") == message("/etc/nowhere"))
  }

  @Test("a file that is exchanged for a link after it was found is not read") func exchanged()
    throws
  {
    let folder = try Self.repository()
    let path = folder.path + "/repo/A.swift"
    try folder.write("repo/A.swift", Self.secret)
    try folder.write("beside/code", Self.secret)
    let file = AppFile(
      kind: .swift, path: path, folders: [], bounds: FileBounds([folder.path + "/repo"]))
    var findings: [Diagnostic] = []
    #expect(FileBytes.read(file, limit: 100, &findings) == Array(Self.secret.utf8))
    #expect(SwiftSource(file).bytes() == Array(Self.secret.utf8) && findings.isEmpty)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.path + "/beside/code")
    #expect(FileBytes.read(file, limit: 100, &findings) == nil)
    #expect(SwiftSource(file).bytes() == nil && findings.map(\.rule) == ["link-outside"])
    // The same of a folder on its way.
    try FileManager.default.removeItem(atPath: folder.path + "/repo")
    try folder.write("beside/A.swift", Self.secret)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/repo", withDestinationPath: "beside")
    #expect(FileBytes.read(file, limit: 100, &findings) == nil)
  }

  @Test("no line is shown of a file that only a name in a file leads to") func namedSources() throws
  {
    let folder = try Self.repository()
    let place = folder.path + "/beside/code"
    try folder.write("beside/code", Self.secret + "\n")
    try folder.write(
      "repo/x.swiftconstvalues",
      """
      [{"typeName":"M.Foo","mangledTypeName":"1M3FooV","kind":"struct","file":"\(place)","line":1,
        "conformances":["AppIntents.AppIntent"],"allConformances":["AppIntents.AppIntent"],
        "associatedTypeAliases":[],"properties":[{"label":"title",
          "type":"Foundation.LocalizedStringResource","mangledTypeName":"n/a","isStatic":"true",
          "isComputed":"false","file":"\(place)","line":1,"valueKind":"Runtime"}]}]
      """)
    let reading = CatalogReader().read(path: folder.path + "/repo")
    #expect(reading.diagnostics.contains { $0.location.file == place && $0.location.line == 1 })
    #expect(!Self.everything(reading).contains(Self.secret))
    let both = CatalogReader().read(paths: [folder.path + "/repo", folder.path + "/beside"])
    #expect(Self.everything(both).contains(Self.secret))
  }

  @Test("a configuration that was found is no link out of its folder") func configuration() throws {
    let folder = try TemporaryFolder()
    try folder.write("beside/c.json", "{\"\(Self.secret)\": 1}")
    try folder.write("repo/real.json", "{\"failOn\": \"note\"}")
    let path = folder.path + "/repo/.bespeak.json"
    func read(_ target: String, wasFound: Bool) throws -> ([String], String) {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      let found = try #require(
        LintConfiguration.find(from: WorkingFolder(path: folder.path + "/repo")))
      let (_, findings) = LintConfiguration.read(path: found, rules: [], wasFound: wasFound)
      return (findings.map(\.rule), findings.map(\.message).joined())
    }
    #expect(try read("real.json", wasFound: true).0 == [])
    let (rules, message) = try read("../beside/c.json", wasFound: true)
    #expect(rules == ["link-outside"] && !message.contains(Self.secret))
    // One that was given may be anywhere.
    #expect(try read("../beside/c.json", wasFound: false).1.contains(Self.secret))
  }

  @Test("a baseline that a configuration names is in its folder or the working folder")
  func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.write("beside/b.json", "{\"\(Self.secret)\": 1}")
    try folder.write("repo/b.json", "{\"format\": \"bespeak-baseline/1\", \"findings\": []}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/repo/link.json", withDestinationPath: "../beside/b.json")
    func rules(_ name: String, _ folders: [String]?) -> [String] {
      FindingBaseline.read(
        path: folder.path + "/" + name, within: folders?.map { folder.path + "/" + $0 }
      ).diagnostics.map(\.rule)
    }
    #expect(rules("repo/b.json", ["repo"]) == [])
    #expect(rules("repo/link.json", ["repo"]) == ["link-outside"])
    #expect(rules("beside/b.json", ["repo"]) == ["link-outside"])
    #expect(rules("beside/b.json", ["repo", "beside"]) == ["wrong-format"])
    #expect(rules("repo/link.json", nil) == ["wrong-format"])
  }
}
