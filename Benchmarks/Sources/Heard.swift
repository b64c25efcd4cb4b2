// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Answers what recognisers heard, so that a script need only score.
///
/// Reads lines of fields parted by tabs, in any order:
///
///     title   TYPE   a name of that type's catalogue
///     heard   TYPE   what was heard of one
///
/// Writes a line for each `heard`, in their order: up to five names, best first, each followed by
/// its confidence, parted by tabs; an empty line where nothing was found.
enum Heard {
  /// Answers a file; ends the program when it cannot be read.
  static func answer(_ path: String) {
    guard let text = Files.read(path) else {
      print("cannot read '\(path)'")
      exit(2)
    }
    var titles: [String: [String]] = [:]
    var questions: [(type: String, text: String)] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (fields.first, fields.count) {
      case ("title", 3): titles[fields[1], default: []].append(fields[2])
      case ("heard", 3): questions.append((fields[1], fields[2]))
      default:
        print("\(path):\(number + 1): neither 'title' nor 'heard' with a type and a text")
        exit(2)
      }
    }
    let runners = titles.mapValues { EntityRunner(titles: $0) }
    for question in questions {
      let names = titles[question.type] ?? []
      let found = runners[question.type]?.candidates(for: question.text) ?? []
      print(found.map { "\(names[$0.entity])\t\($0.confidence)" }.joined(separator: "\t"))
    }
  }
}
