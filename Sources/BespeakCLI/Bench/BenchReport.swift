// SPDX-License-Identifier: Apache-2.0

import Bespeak
import JSONText

/// A run laid out for people or for programs.
struct BenchReport {
  /// The run.
  let run: BenchRun
  /// The image it ran on.
  let image: IndexImage

  private var percentiles: [(key: StaticString, label: String, share: Double)] {
    [("median", "median", 0.5), ("p95", "95 %", 0.95), ("p99", "99 %", 0.99), ("max", "most", 1)]
  }

  /// Tables: speed, accuracy, failures.
  func table(_ style: Style) -> String {
    var text =
      "\(String.count(run.utterances, "utterance")) over \(String.count(image.appCount, "app")) with "
    text +=
      "\(String.count(image.phraseCount, "phrase")), \(String.count(run.repeats, "time")), one thread\n\n"
    text += style.strong("throughput") + "  \(Int(run.throughput).grouped) utterances/s\n"
    text += style.strong("latency") + "    "
    text += percentiles.map { "\($0.label) \(run.latency($0.share).fixed(2))" }
      .joined(separator: ", ")
    text += " µs\n" + style.strong("outcomes") + "   "
    text +=
      run.counts.all.filter { $0.count > 0 }
      .map { "\($0.status.rawValue) \($0.count.grouped)" }.joined(separator: ", ") + "\n"
    guard run.overall.count > 0 else { return text + "\nno expectations given\n" }
    text += "\n" + accuracy("locale", run.byLocale, style)
    text += "\n" + accuracy("app", run.byApp, style)
    for failure in run.failures {
      text += "\n" + style.bad("✗") + " \(failure.item.request.hypotheses[0].text.printable)"
      text += style.faint("  \(failure.item.request.locale)") + "\n"
      text += "  expected  \(failure.item.expected.printable)\n"
      text +=
        "  got       " + failure.resolution.line.split(separator: "\t").joined(separator: "  ")
      text += "\n"
    }
    return text
  }

  private func accuracy(
    _ heading: String, _ tallies: [String: BenchRun.Tally], _ style: Style
  ) -> String {
    var table = TextTable([heading, "count", "intent", "all right"], numeric: [1, 2, 3])
    func row(_ name: String, _ tally: BenchRun.Tally) {
      table.add([
        name.printable, tally.count.grouped, tally.accuracy.fixed(2) + " %",
        tally.fullAccuracy.fixed(2) + " %",
      ])
    }
    for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) { row(name, tally) }
    if tallies.count > 1 { row("all", run.overall) }
    return table.text(style)
  }

  /// One JSON object.
  var json: String {
    var json = JSONWriter(isPretty: true)
    json.beginObject()
    json.member("utterances", run.utterances)
    json.member("repeat", run.repeats)
    json.member("apps", image.appCount)
    json.member("phrases", image.phraseCount)
    json.member("throughput", Int(run.throughput))
    json.key("latencyMicroseconds")
    json.beginObject()
    for entry in percentiles {
      json.key(entry.key)
      json.value(run.latency(entry.share))
    }
    json.endObject()
    json.key("outcomes")
    json.beginObject()
    for (status, count) in run.counts.all where count > 0 {
      json.key(status.rawValue)
      json.value(count)
    }
    json.endObject()
    if run.overall.count > 0 {
      json.key("accuracy")
      write(run.overall, &json)
      write("byLocale", run.byLocale, &json)
      write("byApp", run.byApp, &json)
      json.key("failures")
      json.beginArray()
      for failure in run.failures {
        json.beginObject()
        json.member("text", failure.item.request.hypotheses[0].text)
        json.member("expected", failure.item.expected)
        json.key("got")
        var line = ResolutionWriter()
        line.write(failure.resolution)
        json.raw(String(line.text.dropLast()))
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
    json.newline()
    return json.text
  }

  private func write(
    _ key: StaticString, _ tallies: [String: BenchRun.Tally], _ json: inout JSONWriter
  ) {
    json.key(key)
    json.beginObject()
    for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      json.key(name)
      write(tally, &json)
    }
    json.endObject()
  }

  private func write(_ tally: BenchRun.Tally, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("count", tally.count)
    json.member("right", tally.right)
    json.member("full", tally.full)
    json.endObject()
  }
}
