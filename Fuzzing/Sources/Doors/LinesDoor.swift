// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport

/// Lines of `--input jsonl`: what is taken is JSON for Foundation too, what is refused has a place in the line.
final class LinesDoor: Door {
  static let name = "lines"
  static let summary = "JSON lines of transcripts"

  private let known: [[UInt8]]
  private var line = TranscriptLine()

  init(_ material: Material) throws {
    known =
      try material.paths(ending: "utterances.jsonl").flatMap { path in
        try material.bytes(path).split(separator: 0x0A).map(Array.init)
      } + [
        Array(
          #"{"id":"a","hypotheses":[{"text":"x","confidence":0.5},{"text":"y"}],"locale":"de-DE","app":"a","apps":["a","b"],"final":true}"#
            .utf8),
        Array(
          #"{"id":12e3,"text":"\ud83d\ude00 \u0000","referenceDate":"2026-01-01T00:00:00Z","timeZone":"UTC"}"#
            .utf8),
      ]
  }

  func play(_ random: inout SeededGenerator) throws {
    for _ in 0..<100 {
      let bytes = Material.mutated(random.pick(known), &random)
      do throws(TranscriptFault) {
        try TranscriptReader.read(bytes.span, lineNumber: 1, into: &line)
      } catch {
        try hold(
          error.column >= 1 && error.column <= bytes.count + 1,
          "column \(error.column) of \(bytes.count) bytes: \(error)")
        continue
      }
      let shown = String(decoding: bytes, as: UTF8.self)
      try hold(
        (try? JSONSerialization.jsonObject(with: Data(bytes))) is [String: Any],
        "taken, and not JSON: \(shown)")
      try hold(!line.hypotheses.isEmpty, "taken without a text: \(shown)")
      for hypothesis in line.hypotheses { _ = line.text(of: hypothesis) }
    }
  }
}
