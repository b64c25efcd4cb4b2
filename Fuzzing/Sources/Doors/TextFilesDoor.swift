// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport

/// The small files of commands: cases, values, names, configurations and baselines.
final class TextFilesDoor: Door {
  static let name = "files"
  static let summary = "cases, values, configurations and baselines"

  private let texts: [[UInt8]]
  private let cases: [[UInt8]]
  private let values: [UInt8]
  private let folder: URL

  init(_ material: Material) throws {
    texts = [
      #"{"format":"bespeak-lint/1","rules":{"double-space":"error"},"paths":[{"glob":"**/*.strings","rules":{"missing-app-name":"off"}}]}"#,
      #"{"format":"bespeak-baseline/1","findings":[{"rule":"a","fingerprint":"0123456789abcdef","app":"b","file":"c","line":3}]}"#,
    ].map { Array($0.utf8) }
    cases =
      [
        Array(
          """
          # a comment
          locale: de
          "erledige milch in aufgaben" -> CompleteTask task=42
          complete buy milk in tasks
            => com.example.tasks/CompleteTask
            task = Buy milk (42)
          """.utf8)
      ] + (try material.paths(ending: "utterances.jsonl").prefix(4).map { try material.bytes($0) })
    values = try material.bytes("bundles/Harbor-values.jsonl")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("files")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func play(_ random: inout SeededGenerator) throws {
    let bytes: [UInt8]
    switch random.below(3) {
    case 0:
      bytes = Material.mutated(random.pick(texts), &random)
      try FindingPromise.check(
        LintConfiguration.read(utf8: bytes, file: "a.json", rules: ["double-space"]).diagnostics)
      try FindingPromise.check(FindingBaseline.read(utf8: bytes, file: "a.json").diagnostics)
    case 1:
      bytes = Material.mutated(random.pick(cases), &random)
      for name in ["a.cases", "a.jsonl"] {
        try FindingPromise.check(CaseReader.read(utf8: bytes, file: name).diagnostics)
      }
    default:
      bytes = Material.mutated(values, &random)
      try FindingPromise.check(CatalogReader().readNames(utf8: bytes, file: "a.txt").diagnostics)
      let path = folder.appendingPathComponent("values.jsonl").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let reading = CatalogReader(valuesFiles: [path]).read(paths: [])
      try FindingPromise.check(reading.diagnostics)
    }
  }
}
