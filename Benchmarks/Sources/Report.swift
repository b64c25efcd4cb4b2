// SPDX-License-Identifier: Apache-2.0

import JSONText

/// What a run has measured: figures, and checks of them against targets.
struct Report {
  /// A measured figure with its distribution.
  struct Figure {
    var name: String
    var unit: String
    var median: Double
    var p95: Double
    var p99: Double
    var min: Double
    var spread: Double
  }

  /// A target with what stands against it.
  struct Check {
    var name: String
    var figure: Double
    var unit: String
    /// What the figure is compared with: a peer, the baseline, or a limit.
    var reference: String
    var referenceValue: Double
    /// How the ratio is made: `atMost` and `reaches` figure / reference, `atLeast` reference / figure.
    var bound: Bound
    var target: Double

    enum Bound { case atMost, atLeast, reaches }

    var ratio: Double {
      bound == .atLeast
        ? referenceValue / Swift.max(figure, 1e-12) : figure / Swift.max(referenceValue, 1e-12)
    }

    var passes: Bool { bound == .atMost ? ratio <= target : ratio >= target }
  }

  private(set) var figures: [Figure] = []
  private(set) var checks: [Check] = []

  /// Starts a suite: its heading and what it shows.
  func heading(_ title: String, _ prose: String) {
    print("\n## \(title)\n\(prose)")
  }

  /// Records and prints a distribution.
  mutating func add(_ name: String, _ samples: Samples, unit: String = "ns") {
    let figure = Figure(
      name: name, unit: unit, median: samples.median, p95: samples.percentile(0.95),
      p99: samples.percentile(0.99), min: samples.min, spread: samples.spread)
    figures.append(figure)
    print(
      "  \(pad(name, 34)) \(left(short(figure.median), 10)) \(pad(unit, 8))"
        + " min \(left(short(figure.min), 9))  p95 \(left(short(figure.p95), 9))"
        + "  p99 \(left(short(figure.p99), 9))  spread \(Int(figure.spread * 100)) %")
  }

  /// Records and prints a single number.
  mutating func add(_ name: String, _ value: Double, unit: String) {
    figures.append(
      Figure(name: name, unit: unit, median: value, p95: value, p99: value, min: value, spread: 0))
    print("  \(pad(name, 34)) \(left(short(value), 10)) \(unit)")
  }

  /// Records that a figure may be at most `target` times the reference.
  mutating func expect(
    _ name: String, _ figure: Double, unit: String = "ns", atMost target: Double,
    times reference: String, _ referenceValue: Double
  ) {
    append(
      Check(
        name: name, figure: figure, unit: unit, reference: reference,
        referenceValue: referenceValue, bound: .atMost, target: target))
  }

  /// Records that the reference must be at least `target` times the figure.
  mutating func expect(
    _ name: String, _ figure: Double, unit: String = "ns", fasterBy target: Double,
    than reference: String, _ referenceValue: Double
  ) {
    append(
      Check(
        name: name, figure: figure, unit: unit, reference: reference,
        referenceValue: referenceValue, bound: .atLeast, target: target))
  }

  /// Records that a figure must not be smaller than the reference.
  mutating func expect(
    _ name: String, _ figure: Double, unit: String, reaches reference: String,
    _ referenceValue: Double
  ) {
    append(
      Check(
        name: name, figure: figure, unit: unit, reference: reference,
        referenceValue: referenceValue, bound: .reaches, target: 1))
  }

  private mutating func append(_ check: Check) {
    checks.append(check)
    print("  " + line(check))
  }

  private func line(_ check: Check) -> String {
    "\(pad(check.name, 34)) \(left(short(check.figure), 10)) \(pad(check.unit, 8))"
      + " \(pad(check.reference, 22)) \(left(short(check.referenceValue), 10))"
      + "  ratio \(left(short(check.ratio), 8))"
      + "  target \(check.bound == .atMost ? "≤" : "≥") \(pad(short(check.target), 6))"
      + (check.passes ? "  pass" : "  MISS")
  }

  /// Prints all checks as one table.
  func printChecks() {
    guard !checks.isEmpty else { return }
    let missed = checks.count { !$0.passes }
    print("\n## Targets: \(checks.count - missed) met, \(missed) missed")
    for check in checks { print("  " + line(check)) }
  }

  // MARK: - JSON

  /// The whole report as one JSON object.
  var json: String {
    var text = "{\n"
    text +=
      "\"machine\": \(JSONWriter.quoted(Machine.processor)), \"processors\": \(Machine.processorCount),\n"
    text +=
      "\"commit\": \(JSONWriter.quoted(Machine.commit)), \"date\": \(JSONWriter.quoted(Machine.date)),\n"
    text += "\"figures\": [\n"
    text += figures.map {
      "{\"name\": \(JSONWriter.quoted($0.name)), \"unit\": \(JSONWriter.quoted($0.unit)), \"median\": \($0.median), "
        + "\"p95\": \($0.p95), \"p99\": \($0.p99), \"min\": \($0.min), \"spread\": \($0.spread)}"
    }.joined(separator: ",\n")
    text += "\n],\n\"checks\": [\n"
    text += checks.map {
      "{\"name\": \(JSONWriter.quoted($0.name)), \"figure\": \($0.figure), \"unit\": \(JSONWriter.quoted($0.unit)), "
        + "\"reference\": \(JSONWriter.quoted($0.reference)), \"referenceValue\": \($0.referenceValue), "
        + "\"ratio\": \($0.ratio), \"bound\": \"\($0.bound)\", \"target\": \($0.target), "
        + "\"passes\": \($0.passes)}"
    }.joined(separator: ",\n")
    return text + "\n]\n}\n"
  }
}

/// A number with about three figures that matter, thousands parted.
private func short(_ value: Double) -> String {
  guard value.isFinite else { return "-" }
  let magnitude = abs(value)
  if magnitude >= 100 {
    var digits = Array(String(Int(value.rounded())))
    var at = digits.count - 3
    while at > 0 {
      digits.insert(",", at: at)
      at -= 3
    }
    return String(digits)
  }
  let scale: Double = magnitude >= 10 ? 10 : magnitude >= 1 ? 100 : 1_000
  return "\((value * scale).rounded() / scale)"
}

private func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func left(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
