// SPDX-License-Identifier: Apache-2.0

import PhraseTesting

/// Two diagrams side by side: how true confidences are, and what a threshold turns away at what cost.
///
/// On the left, the accuracy of flexible outcomes by confidence, with the number of outcomes below. On
/// the right, the share of utterances out of scope that are turned away against that of utterances in
/// scope that stay right, as the threshold rises from right to left. The drawing brings its own
/// background, light or dark as the reader prefers.
struct CalibrationChart {
  /// The drawing.
  private(set) var svg = ""

  private static let width = 940.0
  private static let side = 340.0
  private static let top = 58.0
  private static let left = 70.0
  private static let second = 530.0
  private static let colors = 6
  /// Most suites with a line of their own.
  private static let maxLines = 5

  /// Draws the scores of all suites together, and the curve of each that has both kinds of utterance.
  init(_ all: CalibrationScores, _ suites: [(name: String, scores: CalibrationScores)]) {
    var lines = suites.filter { $0.scores.auroc != nil }
    if lines.count > 1 {
      lines = Array(lines.prefix(Self.maxLines))
      lines.insert(("all suites", all), at: 0)
    }
    let height = Self.top + Self.side + 138
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(n(Self.width))" height="\(n(height))" \
      viewBox="0 0 \(n(Self.width)) \(n(height))" font-family="system-ui, Helvetica, Arial, sans-serif" \
      font-size="12">
      <style>
      .back { fill: #fcfcfa; stroke: #d0d0cc } .text { fill: #333 } .faint { fill: #666 }
      .axis { stroke: #555; fill: none } .grid { stroke: #e2e2de } .ideal { stroke: #888; stroke-dasharray: 5 4 }
      .bar { fill: #7aa9d6 } .gap { stroke: #d9822b; stroke-width: 3 } .count { fill: #8aa4bd }
      .dot { fill: #1d4e80 } .line { fill: none; stroke-width: 1.5; stroke-linejoin: round } .thick { stroke-width: 2.5 }
      .c0 { stroke: #1d4e80; fill: #1d4e80 } .c1 { stroke: #c2571a; fill: #c2571a }
      .c2 { stroke: #2e8b57; fill: #2e8b57 } .c3 { stroke: #8e44ad; fill: #8e44ad }
      .c4 { stroke: #b8860b; fill: #b8860b } .c5 { stroke: #c0396b; fill: #c0396b }
      .line, .ring { fill: none } .ring { stroke-width: 2 }
      @media (prefers-color-scheme: dark) {
      .back { fill: #1c1f23; stroke: #3a3f45 } .text { fill: #ddd } .faint { fill: #aaa }
      .axis { stroke: #999 } .grid { stroke: #33383e } .bar { fill: #40698f } .count { fill: #5b7590 }
      .dot { fill: #d6e8fa } .c0 { stroke: #8fc3f5; fill: #8fc3f5 } .c3 { stroke: #b57bd0; fill: #b57bd0 }
      .line, .ring { fill: none }
      }
      </style>
      <rect class="back" x="0.5" y="0.5" width="\(n(Self.width - 1))" height="\(n(height - 1))" rx="8"/>

      """
    drawReliability(all)
    drawRejection(lines)
    svg += "</svg>\n"
  }

  // MARK: - Reliability

  private mutating func drawReliability(_ scores: CalibrationScores) {
    let (x, y, side) = (Self.left, Self.top, Self.side)
    title("Right by confidence", x)
    note(
      "\(scores.flexibleCount) flexible outcomes, expected calibration error "
        + CalibrationReport.decimal(scores.calibrationError, 3), x)
    grid(x, y)
    let wide = side / 10
    for (place, bin) in scores.bins.enumerated() where bin.count > 0 {
      let at = x + Double(place) * wide
      rect("bar", at + 2, y + side * (1 - bin.accuracy), wide - 4, side * bin.accuracy)
    }
    line("ideal", x, y + side, x + side, y)
    for bin in scores.bins where bin.count > 0 {
      let at = x + side * bin.mean
      line("gap", at, y + side * (1 - bin.mean), at, y + side * (1 - bin.accuracy))
      svg +=
        "<circle class=\"dot\" cx=\"\(n(at))\""
        + " cy=\"\(n(y + side * (1 - bin.accuracy)))\" r=\"3.5\"/>\n"
    }
    frame(x, y)
    let most = Double(max(1, scores.bins.map(\.count).max() ?? 1))
    for (place, bin) in scores.bins.enumerated() {
      let at = x + Double(place) * wide
      let tall = 22 * Double(bin.count) / most
      rect("count", at + 2, y + side + 88 - tall, wide - 4, tall)
      text("\(bin.count)", at + wide / 2, y + side + 101, "faint", "middle", size: 10)
    }
    text("count", x - 8, y + side + 101, "faint", "end", size: 10)
    axisTitle("confidence", x)
    turned("share that is right", x)
    rect("bar", x + 12, y + 10, 14, 11)
    text("share that is right", x + 32, y + 20, "text", "start", size: 11)
    line("gap", x + 19, y + 28, x + 19, y + 41)
    text("gap to the mean confidence", x + 32, y + 39, "text", "start", size: 11)
  }

  // MARK: - Rejection

  private mutating func drawRejection(_ lines: [(name: String, scores: CalibrationScores)]) {
    let (x, y, side) = (Self.second, Self.top, Self.side)
    title("What a threshold turns away", x)
    note("a dot for each tenth of confidence as threshold, a ring for 0.5", x)
    grid(x, y)
    if lines.isEmpty {
      text("no suite has utterances out of scope", x + side / 2, y + side / 2, "faint", "middle")
    }
    for (number, entry) in lines.enumerated().reversed() {
      let style = "c\(number % Self.colors)"
      func place(_ point: CalibrationScores.Point) -> (Double, Double) {
        (x + side * point.accuracy, y + side * (1 - point.recall))
      }
      var path = ""
      var last = (-10.0, -10.0)
      let curve = entry.scores.curve
      for (index, point) in curve.enumerated() {
        let at = place(point)
        let isFar = abs(at.0 - last.0) + abs(at.1 - last.1) >= 1
        guard isFar || index == curve.count - 1 else { continue }
        path += "\(path.isEmpty ? "M" : " L")\(n(at.0)) \(n(at.1))"
        last = at
      }
      svg += "<path class=\"line \(style)\(number == 0 ? " thick" : "")\" d=\"\(path)\"/>\n"
      for tenth in 1...9 {
        // What counts is what is acted on: the first threshold at least as high.
        guard let point = curve.first(where: { $0.threshold >= Double(tenth) / 10 }) else {
          continue
        }
        let at = place(point)
        svg +=
          "<circle class=\"\(style)\(tenth == 5 ? " ring" : "")\" cx=\"\(n(at.0))\""
          + " cy=\"\(n(at.1))\" r=\"\(tenth == 5 ? 5 : 2)\"/>\n"
      }
    }
    frame(x, y)
    axisTitle("in scope: share that stays right", x)
    turned("out of scope: share turned away", x)
    for (number, entry) in lines.enumerated() {
      let column = x - 50 + Double(number % 2) * 235
      let at = y + side + 68 + Double(number / 2) * 17
      line(
        "line c\(number % Self.colors)\(number == 0 ? " thick" : "")", column, at - 4, column + 20,
        at - 4)
      let area = entry.scores.auroc.map { ", " + CalibrationReport.decimal($0, 3) } ?? ""
      text(escaped(entry.name) + area, column + 26, at, "text", "start", size: 11)
    }
    if lines.isEmpty { return }
    let rows = Double((lines.count + 1) / 2)
    text(
      "and the area under the ROC curve of confidence", x - 50, y + side + 66 + 17 * rows, "faint",
      "start", size: 10)
  }

  // MARK: - Parts

  private mutating func grid(_ x: Double, _ y: Double) {
    for tick in 0...5 {
      let (share, label) = (Double(tick) / 5, tick == 0 ? "0" : tick == 5 ? "1" : "0.\(tick * 2)")
      let (across, up) = (x + Self.side * share, y + Self.side * (1 - share))
      line("grid", across, y, across, y + Self.side)
      line("grid", x, up, x + Self.side, up)
      line("axis", across, y + Self.side, across, y + Self.side + 5)
      line("axis", x - 5, up, x, up)
      text(label, across, y + Self.side + 19, "text", "middle")
      text(label, x - 9, up + 4, "text", "end")
    }
  }

  private mutating func frame(_ x: Double, _ y: Double) {
    svg += "<rect class=\"axis\" x=\"\(n(x))\" y=\"\(n(y))\""
    svg += " width=\"\(n(Self.side))\" height=\"\(n(Self.side))\"/>\n"
  }

  private mutating func title(_ title: String, _ x: Double) {
    svg += "<text class=\"text\" x=\"\(n(x))\" y=\"28\" font-size=\"15\" font-weight=\"600\">"
    svg += escaped(title) + "</text>\n"
  }

  private mutating func note(_ note: String, _ x: Double) {
    text(escaped(note), x, 46, "faint", "start", size: 11)
  }

  private mutating func axisTitle(_ title: String, _ x: Double) {
    text(title, x + Self.side / 2, Self.top + Self.side + 40, "text", "middle", size: 13)
  }

  private mutating func turned(_ title: String, _ x: Double) {
    let (across, up) = (x - 44, Self.top + Self.side / 2)
    svg += "<text class=\"text\" text-anchor=\"middle\" font-size=\"13\""
    svg += " transform=\"translate(\(n(across)) \(n(up))) rotate(-90)\">\(title)</text>\n"
  }

  private mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ style: String, _ anchor: String, size: Double = 12
  ) {
    svg += "<text class=\"\(style)\" x=\"\(n(x))\" y=\"\(n(y))\" text-anchor=\"\(anchor)\""
    svg += " font-size=\"\(n(size))\">\(text)</text>\n"
  }

  private mutating func line(
    _ style: String, _ x: Double, _ y: Double, _ toX: Double, _ toY: Double
  ) {
    svg +=
      "<line class=\"\(style)\" x1=\"\(n(x))\" y1=\"\(n(y))\" x2=\"\(n(toX))\" y2=\"\(n(toY))\"/>\n"
  }

  private mutating func rect(
    _ style: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    svg += "<rect class=\"\(style)\" x=\"\(n(x))\" y=\"\(n(y))\""
    svg += " width=\"\(n(width))\" height=\"\(n(height))\"/>\n"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") {
      switch $1 {
      case "&": $0 += "&amp;"
      case "<": $0 += "&lt;"
      default: $0.append($1)
      }
    }
  }

  private func n(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
