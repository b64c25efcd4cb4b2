// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport

/// Catalog files: read, checked by all rules, compiled, resolved with.
///
/// What compiles is an image that a full check finds sound, and equal catalogs give equal bytes.
final class CatalogsDoor: Door {
  static let name = "catalogs"
  static let summary = "catalog files, linted and compiled"

  private let files: [(path: String, bytes: [UInt8])]
  private let known: [String]

  init(_ material: Material) throws {
    known = try material.utterances()
    // Small ones: a case is a compilation.
    files = try material.paths(ending: ".json").filter { !$0.hasPrefix("bundles/") }
      .map { ($0, try material.bytes($0)) }.filter { $0.1.count < 40_000 }
  }

  func play(_ random: inout SeededGenerator) throws {
    let file = random.pick(files)
    let bytes = Material.mutated(file.bytes, &random)
    let reading = CatalogReader().read(
      utf8: bytes, file: file.path, valuesDirectory: random.below(2) == 0 ? nil : "/nonexistent/")
    let ruleSet = random.pick([RuleSet.apple, .extended])
    let rules = CatalogRules(ruleSet: ruleSet)
    let findings = reading.diagnostics + rules.check(reading.catalogs)
    try FindingPromise.check(findings)
    guard !reading.catalogs.isEmpty else {
      return try hold(!findings.isEmpty, "no catalog and no finding")
    }
    let compiler = PhraseCompiler(ruleSet: ruleSet, makesModels: random.below(4) == 0)
    let compiled = try compiler.compile(reading.catalogs)
    let image = try IndexImage(validating: compiled.bytes)
    try image.validateBlocks()
    let promise = OutcomePromise(image)
    var scratch = MatchScratch()
    let resolver = IntentResolver(image: image)
    for _ in 0..<8 {
      let request = ResolutionRequest(
        Material.utterance(known, &random), locale: LocaleTag(random.pick(UtterancesDoor.locales)))
      try promise.check(resolver.resolveSynchronously(request, scratch: &scratch), request)
    }
  }
}

/// What findings promise, whatever was read: every format can be read, and none steers a terminal.
enum FindingPromise {
  /// Writes findings in every format.
  static func check(_ findings: [Diagnostic], sources: [String] = []) throws {
    for style in [DiagnosticFormatter.Style.text, .github, .json] {
      var text = ""
      DiagnosticFormatter(style: style, sources: sources, isColoured: false)
        .format(findings) { text += $0 }
      for scalar in text.unicodeScalars where scalar != "\n" {
        try hold(
          !Self.steers(scalar),
          "U+\(String(scalar.value, radix: 16)) in findings as \(style): \(text.prefix(2_000).debugDescription)"
        )
      }
      if style == .github {
        for line in text.split(separator: "\n") {
          try hold(line.hasPrefix("::"), "a line that is no annotation: \(line.debugDescription)")
        }
      }
      if style == .json {
        for line in text.split(separator: "\n") {
          try hold(Self.isJSON(line), "a finding that is not JSON: \(line.debugDescription)")
        }
      }
    }
    let log = SARIFLog(rules: [], version: "0").text(findings, suppressed: [])
    try hold(Self.isJSON(log[...]), "a SARIF log that is not JSON")
  }

  private static func isJSON(_ text: Substring) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  /// Whether a scalar does something to a terminal, or to the order of what is shown.
  static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
