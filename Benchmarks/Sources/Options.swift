// SPDX-License-Identifier: Apache-2.0

/// What a run was asked to do.
struct Options {
  /// How long a run may take.
  enum Level: Int, Comparable {
    /// Under 20 seconds: answers matter, figures are rough.
    case quick
    /// A few minutes; the largest sizes are in.
    case standard
    /// As `standard`, with more utterances and rounds.
    case full

    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Names of the suites; empty for all.
  var suites: [String] = []
  /// How long it may take.
  var level = Level.standard
  /// Where to write the report as JSON.
  var json: String?
  /// Where to write the workload; nothing is measured then.
  var export: String?
  /// What recognisers heard, to be answered; nothing is measured then.
  var heard: String?
  /// Texts whose values are read and timed; no suite is run then.
  var values: String?
  /// Names of the only catalogue that the suite `entities` looks up in; `nil` for its sweep.
  var names: Int?
  /// Folders of suites whose confidences are held against what is right; nothing else is done then.
  var calibration: [String] = []
  /// Where to draw these.
  var svg: String?
  /// Whether to check answers only, without timing.
  var checksOnly = false

  /// The text of `--help`.
  static let help = """
    usage: bespeak-benchmarks [SUITE …] [--quick | --standard | --full] [--check] [--json FILE]
           bespeak-benchmarks --export DIR [SUITE …] [--quick | --standard | --full]
           bespeak-benchmarks --heard FILE
           bespeak-benchmarks --values FILE
           bespeak-benchmarks calibration PATH … [--svg FILE]

    suites: \(Suite.allCases.map(\.rawValue).joined(separator: " "))

      --quick      small sizes, under 20 seconds in all
      --full       more rounds and utterances
      --check      check the answers and stop there
      --json FILE  write the figures and checks as JSON too
      --names N    one catalogue of N names in the suite 'entities', up to 10,000,000
      --export DIR write the workloads as plain files for other programs, and stop there
      --heard FILE write what names the texts of a file may mean, and stop there
      --values FILE
                   write what values the texts of a file say, how long each takes, and stop there
      calibration  how true confidences are: each PATH is the folder of a suite, or one of suites
      --svg FILE   draw that

    Exit status: 1 when an answer is wrong, never because something is slow.
    """

  /// Reads arguments; `nil` with a message printed when they make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    if rest.first == "calibration" {
      if !readCalibration(rest.dropFirst()) { return nil }
      return
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": level = .quick
      case "--standard": level = .standard
      case "--full": level = .full
      case "--check": checksOnly = true
      case "--json", "--export", "--heard", "--values":
        guard let value = rest.popFirst() else {
          print("'\(argument)' needs a path")
          return nil
        }
        switch argument {
        case "--json": json = value
        case "--export": export = value
        case "--heard": heard = value
        default: values = value
        }
      case "--names":
        guard let value = rest.popFirst().flatMap({ Int($0) }), (100...10_000_000).contains(value)
        else {
          print("'--names' needs a number from 100 to 10000000")
          return nil
        }
        names = value
      case "--help", "-h":
        print(Self.help)
        return nil
      default:
        guard Suite(rawValue: argument) != nil else {
          print("there is no suite or option '\(argument)'\n\n" + Self.help)
          return nil
        }
        suites.append(argument)
      }
    }
  }

  private mutating func readCalibration(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--svg" {
        guard let path = rest.popFirst() else {
          print("'--svg' needs a path")
          return false
        }
        svg = path
      } else if argument.hasPrefix("-") {
        print(argument == "--help" ? Self.help : "there is no option '\(argument)'\n\n" + Self.help)
        return false
      } else {
        calibration.append(argument)
      }
    }
    if calibration.isEmpty { print("'calibration' needs the folder of a suite") }
    return !calibration.isEmpty
  }

  /// Numbers of apps, each with 1,000 phrases, that sweeps go over.
  var appCounts: [Int] { level == .quick ? [1, 10] : [1, 10, 100, 500] }

  /// Sizes of catalogues that the suite `entities` goes over.
  var nameCounts: [Int] {
    if let names { return [names] }
    return level == .quick ? [1_000, 10_000] : [1_000, 10_000, 100_000, 1_000_000]
  }

  /// Rounds of comparisons.
  var rounds: Int {
    switch level {
    case .quick: 30
    case .standard: 100
    case .full: 300
    }
  }

  /// Utterances of a workload: enough that a round never finds the last one's in the cache.
  func utteranceCount(apps: Int) -> Int {
    level == .quick ? 10_000 : min(100_000, 20_000 + apps * 200)
  }
}
