// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Values from a file of their own")
struct EntityValuesFileTests {
  @Test("values go to the entities that their lines name")
  func values() throws {
    let reading = CatalogReader(valuesFiles: [BundleFixtures.path("Harbor-values.jsonl")])
      .read(path: BundleFixtures.path("Harbor.app"))
    let catalog = try #require(reading.catalogs.first)
    #expect(
      catalog.entity(named: "BerthEntity")?.values.map(\.title) == ["North Pier", "Fuel Dock"])
    #expect(catalog.entity(named: "CrewEntity")?.values.map(\.id) == ["7"])
    #expect(catalog.coverage.contains(.values))
  }

  @Test("a value that nobody asked for is said once, with the nearest name")
  func unknown() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "v.jsonl",
      """
      {"entity": "BertEntity", "id": "1", "title": "A"}
      {"entity": "BertEntity", "id": "2", "title": "B"}
      {"entity": "BerthEntity", "app": "com.example.harbour", "id": "1", "title": "A"}
      {"id": "1", "title": "A"}
      {"entity": "BerthEntity", "id": "1", "title": "A", "entity": "x"}
      {"entity": "BerthEntity", "id": "1", "title": "A"}
      """)
    let reading = CatalogReader(valuesFiles: [folder.path + "/v.jsonl", folder.path + "/none"])
      .read(path: BundleFixtures.path("Harbor.app"))
    let findings = reading.diagnostics.filter {
      $0.location.file.hasPrefix(folder.path) && $0.severity != .note
    }
    #expect(
      findings.map { "\($0.rule):\($0.location.line) \($0.fix ?? "")" } == [
        "missing-key:4 say whose value it is: {\"entity\": \"…\", \"id\": \"…\", \"title\": \"…\"}",
        "duplicate-key:5 the first one counts", "duplicate-value:6 the first one counts",
        "unknown-entity:1 did you mean 'BerthEntity'?",
        "unknown-app:3 did you mean 'com.example.harbor'?", "unreadable-file:0 ",
      ])
  }

  @Test("where no value of an entity is marked, all are suggested")
  func suggested() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.json",
      #"{"format":"bespeak-catalog/1","app":{"id":"a","name":"A"},"entities":{"E":{"query":"suggested"}}}"#
    )
    try folder.write("v.jsonl", #"{"entity":"E","id":1,"title":"One"}"#)
    let reading = CatalogReader(valuesFiles: [folder.path + "/v.jsonl"]).read(
      path: folder.path + "/a.json")
    #expect(reading.catalogs[0].entities[0].values.map(\.isSuggested) == [true])
  }
}
