// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import Foundation
import IntentCatalog
import TestSupport
import Testing

/// Sources in the manner of public apps: what each declares is in the catalog or in a finding, and
/// nothing is said that is not so.
@Suite(
  "Sources of public apps", .enabled(if: Toolchain.isFound, "no Swift compiler"),
  .timeLimit(.minutes(hangMinutes)))
struct PublicAppsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// The names of the cases.
  static let cases: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test("there are cases") func thereAreCases() { #expect(Self.cases.count >= 34) }

  @Test("what is declared is in the catalog or in a finding", arguments: cases)
  func declares(_ name: String) throws {
    let one = try AppCase(Self.folder.appendingPathComponent(name))
    let reading = try SourceFolder(one.files).readAll()
    let catalog = try #require(reading.catalogs.first)
    #expect(reading.catalogs.count == 1)
    let counts =
      "intents \(catalog.intents.count) entities \(catalog.entities.count) enums "
      + "\(catalog.enums.count) shortcuts \(catalog.shortcuts.count) phrases "
      + "\(catalog.shortcuts.flatMap(\.phrases).count)"
    #expect(counts == one.declares)
    let isGuessed = reading.diagnostics.contains { $0.rule == "guessed-name" }
    if let name = one.name {
      #expect("\(catalog.id) \(catalog.app.name)".hasSuffix(name))
      #expect(!isGuessed)
    }
    if one.isGuessed { #expect(isGuessed) }
    #expect(!reading.diagnostics.contains { $0.rule == "lost-declaration" })
    if one.hasErrors {
      #expect(reading.hasErrors)
    } else {
      let found = reading.diagnostics.filter { $0.rule != "guessed-name" }.map { finding in
        let file = finding.location.file.split(separator: "/").last ?? ""
        return "\(finding.severity) \(finding.rule) \(file):\(finding.location.line)"
      }
      #expect(found.sorted() == one.findings.sorted())
    }
  }

  @Test("a difference between the scan and the catalog is said to be a fault of ours")
  func lost() throws {
    let place = ScannedDeclaration(
      kind: .intent, name: "Deck.Play", file: "A.swift", line: 3, column: 8, lastLine: 3,
      isConditional: false, isLocal: false, member: "", memberLine: 3)
    var extraction = SwiftExtraction()
    extraction.constants = [Array("[]".utf8)]
    extraction.declared = [place]
    let findings = extraction.findings()
    #expect(findings.map(\.rule) == ["lost-declaration"])
    #expect(
      findings.first?.message
        == "intent 'Deck.Play' is declared here and was not extracted: this is a fault of bespeak")
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.location.line == 3)
    extraction.diagnostics = [
      Diagnostic(
        rule: "not-extracted", severity: .error, message: "'Play' is left out",
        location: SourceLocation(file: "A.swift", line: 3, column: 1))
    ]
    #expect(extraction.findings().map(\.rule) == ["not-extracted"])
  }
}

/// A case: what is expected, and the files of the folder.
private struct AppCase {
  var declares = ""
  var name: String?
  var findings: [String] = []
  var isGuessed = false
  var hasErrors = false
  var files: [String: String] = [:]

  /// Reads a case: lines of expectations, then each file behind a line with its name.
  init(_ url: URL) throws {
    var file: String?
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("--- ") {
        file = String(line.dropFirst(4))
      } else if let file {
        files[file, default: ""] += line + "\n"
      } else if line.hasPrefix("declares ") {
        declares = String(line.dropFirst(9))
      } else if line.hasPrefix("name ") {
        name = String(line.dropFirst(5))
      } else if line.hasPrefix("finding ") {
        findings.append(String(line.dropFirst(8)))
      } else if line == "guessed" {
        isGuessed = true
      } else if line == "errors" {
        hasErrors = true
      }
    }
  }
}
