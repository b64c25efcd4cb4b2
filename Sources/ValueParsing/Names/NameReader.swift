// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Reads names that say values, so that "room 101" and "room one oh one" are found to be one.
///
/// A name is cut into values, as `ValueParser` chooses them, and other words. What the cut comes to is a
/// reading; there are several where words leave the value open ("seven forty seven" is a number and a
/// time, "7 o'clock" is in either half of the day). Two names mean the same where they have a reading of
/// the same key. Keys hold for this version of the program and its texts alone.
package final class NameReader: Sendable {
  /// The most readings of a name; others do not count.
  package static let maxReadings = 8
  /// The most values of a name; one of more is read as words alone.
  package static let maxValues = 8
  /// The most bytes of a name; a longer one is read as words alone.
  package static let maxBytes = 512

  private let locale: LocaleTag
  private let words: NameWords
  private let made = Locked<ValueParser?>(nil)

  /// A reader; `nil` for languages whose values nobody has described.
  package init?(locale: LocaleTag) {
    guard let words = NameWords.of(locale.language) else { return nil }
    self.locale = locale
    self.words = words
  }

  /// Reads a name, or a text that may mean one.
  ///
  /// - Returns: Whether it says a value; else there are no readings.
  /// - Complexity: O(*n*) for *n* bytes. Without a digit or a number word these are gone through once, and
  ///   the language's grammar is not asked for.
  package func read(_ name: Span<UInt8>, into readings: inout NameReadings) -> Bool {
    readings.removeAll()
    guard name.count <= Self.maxBytes, AtomLexer.mayTell(name, with: words.lexicon),
      AtomLexer.read(name, with: words.lexicon, into: &readings.scratch.chart.atoms),
      let parser
    else { return false }
    parser.readName(name, words.freeWords, into: &readings)
    return !readings.isEmpty
  }

  private var parser: ValueParser? {
    made.withLock { made in
      if made == nil { made = ValueParser(locale: locale) }
      return made
    }
  }
}

/// What a name comes to, and the memory for reading one.
package struct NameReadings: Sendable {
  /// A way to read a name.
  package struct Reading: Sendable {
    /// The hash of its words and of what its values come to.
    package var key: UInt64
    /// What its values come to, in order, shortened: the low three bits are the same for values of a type.
    package var values: [UInt32]
  }

  /// The readings, the likeliest first, no two of one key.
  package private(set) var all: [Reading] = []
  /// The bytes that say values, in order.
  package fileprivate(set) var ranges: [TextSpan] = []
  fileprivate var scratch = ValueScratch()

  /// No readings.
  package init() {}

  /// Whether no value is said.
  package var isEmpty: Bool { all.isEmpty }

  /// Forgets the name.
  package mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func take(_ keys: [NameKey]) {
    for var key in keys {
      key.close()
      let found = key.key
      guard !key.values.isEmpty, !all.contains(where: { $0.key == found }) else { continue }
      all.append(Reading(key: found, values: key.values))
    }
  }
}

extension ValueParser {
  /// The types of values that names are told apart by.
  private static let typesInNames: Set<ValueType> = [
    .number, .ordinal, .percentage, .money, .measurement, .duration, .dateTime,
  ]

  /// Cuts a name into values and words, and says what they come to.
  fileprivate func readName(
    _ name: Span<UInt8>, _ freeWords: Set<UInt64>, into readings: inout NameReadings
  ) {
    guard fill(&readings.scratch, with: name) else { return }
    let setting = setting(ValueReference(local: 0))
    var runs = readings.scratch.selection.runs(
      of: readings.scratch.chart, setting, types: Self.typesInNames)
    let chart = readings.scratch.chart
    let contents = NameContents(chart: chart, setting: setting, name)
    // "un", "uma": an article more often than a number.
    runs.removeAll { run in
      run.atoms.count == 1 && freeWords.contains(chart.atoms[run.atoms.lowerBound].hash)
    }
    guard !runs.isEmpty, runs.count <= NameReader.maxValues else { return }
    var keys = [NameKey()]
    var position = 0
    var isLeading = true
    for run in runs {
      contents.appendWords(position..<run.atoms.lowerBound, freeWords, &isLeading, to: &keys)
      isLeading = false
      contents.append(run, to: &keys)
      position = run.atoms.upperBound
      readings.ranges.append(
        TextSpan(
          lower: chart.atoms[run.atoms.lowerBound].lower, upper: chart.atoms[position - 1].upper))
    }
    contents.appendWords(position..<chart.atoms.count, freeWords, &isLeading, to: &keys)
    readings.take(keys)
  }
}
