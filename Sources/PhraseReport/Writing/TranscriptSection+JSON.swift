// SPDX-License-Identifier: Apache-2.0

import JSONText
import PhraseTesting

extension TranscriptSection {
  /// Writes the member `transcripts`.
  func write(to json: inout JSONWriter) {
    json.key("transcripts")
    json.beginObject()
    json.member("count", count)
    json.member("expected", expected)
    json.key("outcomes")
    json.beginObject()
    for (status, count) in outcomes {
      json.key(status)
      json.value(count)
    }
    json.endObject()
    if expected > 0 { writeExpected(to: &json) }
    if let timing { timing.write(to: &json) }
    json.endObject()
  }

  private func writeExpected(to json: inout JSONWriter) {
    write("decisions", decisions, to: &json)
    write("decisionsOutside", outside, to: &json)
    if !undeclared.isEmpty {
      json.key("undeclared")
      json.objects(undeclared) {
        $1.member("intent", $0.intent)
        $1.member("count", $0.count)
      }
    }
    json.key("reliability")
    json.beginObject()
    json.member("outcomes", reliability.count)
    json.member("calibrationError", rounded: reliability.calibrationError)
    json.key("bins")
    json.objects(reliability.bins) { bin, json in
      json.member("count", bin.count)
      json.member("right", bin.right)
      json.member("mean", rounded: bin.mean)
    }
    json.endObject()
    json.key("confusions")
    json.objects(confusions) { one, json in
      json.member("expected", one.expected)
      json.member("got", one.got)
      json.member("count", one.count)
    }
    json.member("failed", failures)
    json.key("listed")
    json.objects(items) { item, json in
      json.member("text", item.text)
      json.member("locale", item.locale)
      json.member("expected", item.expected)
      json.member("got", item.got)
      json.member("confidence", rounded: item.confidence)
      json.member("decision", item.decision.rawValue)
    }
  }

  private func write(
    _ name: StaticString, _ decisions: [Decision: Int], to json: inout JSONWriter
  ) {
    json.key(name)
    json.beginObject()
    for decision in Decision.allCases {
      guard let count = decisions[decision] else { continue }
      json.key(decision.rawValue)
      json.value(count)
    }
    json.endObject()
  }
}

extension TranscriptSection.Timing {
  /// Writes the member `timing`.
  fileprivate func write(to json: inout JSONWriter) {
    json.key("timing")
    json.beginObject()
    json.member("throughput", Int(throughput))
    json.member("repeats", repeats)
    json.key("percentiles")
    json.objects(percentiles) {
      $1.member("share", $0.share)
      $1.member("microseconds", $0.microseconds)
    }
    json.key("histogram")
    json.objects(histogram) {
      $1.member("upTo", rounded: $0.upTo)
      $1.member("count", $0.count)
    }
    json.endObject()
  }
}
