// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport

/// Folders of apps: the files that Apple's tools make, damaged, out of place, or links to elsewhere.
///
/// No reader leaves the folder: what stands beside it is never in a catalog or a finding.
final class BundlesDoor: Door {
  static let name = "bundles"
  static let summary = "folders of apps, with every file format of Apple's"

  private let trees: [(name: String, files: [(path: String, bytes: [UInt8])])]
  private let folder: URL
  /// A word that only files outside of the folder hold.
  private static let secret = "hunter2"

  init(_ material: Material) throws {
    trees = try ["Harbor.app", "Lantern", "Orchard"].map { name in
      (name, try material.files(below: "bundles/" + name))
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundles")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outside = folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    for name in Self.names {
      try Data(
        "\"\(Self.secret) ${applicationName}\" = \"\(Self.secret)\";\n{\"\(Self.secret)\"".utf8
      )
      .write(to: outside.appendingPathComponent(name))
    }
  }

  /// Names that readers look for.
  private static let names = [
    "AppShortcuts.strings", "AppShortcuts.xcstrings", "InfoPlist.strings", "InfoPlist.xcstrings",
    "Localizable.strings", "Localizable.xcstrings", "Info.plist", "Harbor-Info.plist",
    "extract.actionsdata", "version.json", "root.ssu.yaml", "project.pbxproj", "a.swiftconstvalues",
    "a.json", "Shortcuts.swift",
  ]

  func play(_ random: inout SeededGenerator) throws {
    let tree = random.pick(trees)
    let root = folder.appendingPathComponent("root")
    try? FileManager.default.removeItem(at: root)
    let app = root.appendingPathComponent(tree.name)
    let changed = Set((0..<1 + random.below(3)).map { _ in random.below(tree.files.count) })
    for (k, file) in tree.files.enumerated() {
      let place = app.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isChanged = changed.contains(k)
      if isChanged, random.below(4) == 0 {
        try plant(at: place, &random)
      } else {
        try Data(isChanged ? Material.mutated(file.bytes, &random) : file.bytes).write(to: place)
      }
    }
    if random.below(3) == 0 {
      try plant(at: app.appendingPathComponent(random.pick(Self.names)), &random)
    }
    let reading = CatalogReader().read(path: root.path)
    let rules = CatalogRules(ruleSet: .apple)
    let findings = reading.diagnostics + rules.check(reading.catalogs)
    try FindingPromise.check(findings, sources: reading.sources)
    let shown = DiagnosticFormatter(style: .text, sources: reading.sources).format(findings)
    try hold(!shown.contains(Self.secret), "a file outside of the folder was shown: \(shown)")
    let catalogs = String(
      decoding: reading.catalogs.flatMap { CatalogWriter().utf8(of: $0) }, as: UTF8.self)
    try hold(!catalogs.contains(Self.secret), "a file outside of the folder is in a catalog")
    if random.below(8) == 0 {
      let compiled = try PhraseCompiler(makesModels: false).compile(reading.catalogs)
      _ = try IndexImage(validating: compiled.bytes)
    }
  }

  /// Puts something at a path that is no file of the folder.
  private func plant(at place: URL, _ random: inout SeededGenerator) throws {
    try? FileManager.default.removeItem(at: place)
    let target: String
    switch random.below(7) {
    case 0: target = "/"
    case 1: target = "/dev/zero"
    case 2: target = "../.."
    case 3: target = "../../outside/" + place.lastPathComponent
    case 4: target = folder.appendingPathComponent("outside").path
    case 5: target = place.lastPathComponent
    default:
      Material.makePipe(at: place.path)
      return
    }
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }
}
