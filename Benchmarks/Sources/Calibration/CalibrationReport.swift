// SPDX-License-Identifier: Apache-2.0

import Glibc
import PhraseTesting

/// Prints how true confidences are over suites of utterances with the intents they mean.
enum CalibrationReport {
  /// Resolves the suites at some paths, prints their scores and draws them.
  ///
  /// Ends the program with status 2 where a path leads to no suite.
  static func run(_ paths: [String], svg: String?) {
    var suites: [(name: String, scores: CalibrationScores)] = []
    var items: [CalibrationItem] = []
    for path in paths {
      let folders = CalibrationFolder.folders(at: path)
      if folders.isEmpty { fail("there is no suite at '\(path)'") }
      for folder in folders {
        do {
          let suite = try CalibrationFolder(folder)
          suites.append((suite.name, CalibrationScores(suite.items)))
          items += suite.items
          for (intent, count) in suite.undeclared.sorted(by: { $0.key < $1.key }) {
            print(
              "\(suite.name): \(count) of \(suite.items.count) items expect '\(intent)', which no"
                + " catalog declares: they count as out of scope")
          }
        } catch {
          fail("\(error)")
        }
      }
    }
    let all = CalibrationScores(items)
    printScores(suites, all)
    printBins("all suites", all)
    if suites.count > 1 { for suite in suites { printBins(suite.name, suite.scores) } }
    guard let svg else { return }
    if !Files.write(Array(CalibrationChart(all, suites).svg.utf8), to: svg) {
      fail("cannot write '\(svg)'")
    }
    print("\ndrawn in '\(svg)'")
  }

  private static func printScores(
    _ suites: [(name: String, scores: CalibrationScores)], _ all: CalibrationScores
  ) {
    print(
      "\nRight in scope; right out of scope; how well confidence tells them apart; right out of scope"
        + "\nby the threshold that costs at most 2 and 5 points of those right in scope.\n")
    print(row("suite", ["in", "right", "out", "right", "AUROC", "at −2", "at −5", "ECE"]))
    var rows = suites
    if suites.count > 1 { rows.append(("all", all)) }
    for (name, s) in rows {
      let hasOut = s.outOfScope.count > 0
      let hasBoth = hasOut && s.inScope.count > 0
      func recall(_ cost: Double) -> String {
        hasBoth ? s.point(atCost: cost).map { percent($0.recall) } ?? "-" : "-"
      }
      print(
        row(
          name,
          [
            "\(s.inScope.count)", s.inScope.count > 0 ? percent(s.accuracy) : "-",
            "\(s.outOfScope.count)", hasOut ? percent(s.recall) : "-",
            s.auroc.map { decimal($0, 4) } ?? "-", recall(0.02), recall(0.05),
            s.flexibleCount > 0 ? decimal(s.calibrationError, 3) : "-",
          ]))
    }
  }

  private static func printBins(_ name: String, _ scores: CalibrationScores) {
    print(
      "\n\(name): \(scores.flexibleCount) flexible outcomes, expected calibration error"
        + " \(decimal(scores.calibrationError, 3))")
    print(row("confidence", ["count", "mean", "right"]))
    for (place, bin) in scores.bins.enumerated() {
      let range = "0.\(place) to \(place == 9 ? "1.0" : "0.\(place + 1)")"
      print(
        row(
          "  " + range,
          bin.count == 0
            ? ["0", "-", "-"] : ["\(bin.count)", decimal(bin.mean, 2), decimal(bin.accuracy, 2)]))
    }
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    name + String(repeating: " ", count: max(1, 30 - name.count))
      + cells.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }.joined()
  }

  private static func fail(_ message: String) -> Never {
    print(message)
    exit(2)
  }

  /// A share in hundredths with one digit more.
  static func percent(_ share: Double) -> String { decimal(100 * share, 1) + " %" }

  /// A number with so many digits after the point.
  static func decimal(_ number: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((abs(number) * scale).rounded())
    var text = String(scaled)
    while text.count <= digits { text = "0" + text }
    if digits > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -digits)) }
    return (number < 0 && scaled > 0 ? "−" : "") + text
  }
}
