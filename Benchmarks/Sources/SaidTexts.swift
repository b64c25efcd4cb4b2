// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Glibc

/// Reads the values of texts one by one, timed, so that a script need only compare.
///
/// Reads lines of three fields parted by tabs: when the text was said, `2026-03-11T14:20:00`, its locale,
/// and the text. Writes a line for each: the nanoseconds that it takes, the best of nine passes, and each
/// value as its type, the bytes where it begins and ends, and what it says, all parted by tabs.
enum SaidTexts {
  /// Answers a file; ends the program when it cannot be read.
  static func answer(_ path: String) {
    guard let text = Files.read(path) else {
      print("cannot read '\(path)'")
      exit(2)
    }
    var parsers: [String: ValueParser] = [:]
    var said: [(text: String, parser: ValueParser, reference: ValueReference)] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let reference = ValueReference(fields[0]),
        let parser = parsers[fields[1]] ?? ValueParser(locale: LocaleTag(fields[1]))
      else {
        print("\(path):\(number + 1): no date, locale and text with tabs between")
        exit(2)
      }
      parsers[fields[1]] = parser
      said.append((fields[2], parser, reference))
    }
    var scratch = ValueScratch()
    func values(_ index: Int) -> [SpokenValue] {
      said[index].parser.values(
        in: said[index].text.utf8.span, at: said[index].reference, types: [],
        includesLatent: false, &scratch)
    }
    let times = Harness.bestTimes(count: said.count, passes: 9) { Harness.consume(values($0)) }
    for index in said.indices {
      let found = values(index).map {
        "\t\($0.type.rawValue)\t\($0.range.lower)\t\($0.range.upper)\t\($0.content.summary)"
      }
      print("\(times[index])\(found.joined())")
    }
  }
}
