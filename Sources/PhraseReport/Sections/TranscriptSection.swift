// SPDX-License-Identifier: Apache-2.0

import PhraseTesting

/// What came of transcripts, with how long it took.
package struct TranscriptSection: Sendable {
  /// What was done with an utterance, beside what was meant.
  package enum Decision: String, Sendable, CaseIterable {
    /// The intent that is meant, with the values that are.
    case right
    /// The intent that is meant, with other values or another status.
    case otherValues
    /// Another intent, or one where none is meant.
    case wrong
    /// A question that leads to what is meant.
    case asked
    /// A question that does not.
    case askedOther
    /// Nothing, though an intent is meant.
    case silent
    /// Nothing, and none is meant.
    case rightlySilent
  }

  /// An utterance that did not come out as expected, or as it did.
  package struct Item: Sendable {
    /// What was said.
    package var text: String
    /// In which locale.
    package var locale: String
    /// What is meant: an app and an intent; `nil` for none.
    package var expected: String?
    /// What came out, likewise.
    package var got: String?
    /// How sure it was.
    package var confidence: Double
    /// What was done.
    package var decision: Decision

    /// Creates an item.
    package init(
      text: String, locale: String, expected: String?, got: String?, confidence: Double,
      decision: Decision
    ) {
      self.text = text
      self.locale = locale
      self.expected = expected
      self.got = got
      self.confidence = confidence
      self.decision = decision
    }
  }

  /// How long it took. All that differs from run to run.
  package struct Timing: Sendable {
    /// Utterances a second on one thread.
    package var throughput: Double
    /// How often each utterance was timed.
    package var repeats: Int
    /// Microseconds that a share of the calls does not exceed: the median, 95 %, 99 %, the most.
    package var percentiles: [(share: Double, microseconds: Double)]
    /// Calls by their time: up to so many microseconds, and more than the one before.
    package var histogram: [(upTo: Double, count: Int)]

    /// Counts latencies.
    ///
    /// - Parameter nanoseconds: The time of each call, rising.
    package init(
      throughput: Double, repeats: Int, percentiles: [(share: Double, microseconds: Double)],
      nanoseconds: [UInt32]
    ) {
      self.throughput = throughput
      self.repeats = repeats
      self.percentiles = percentiles
      histogram = []
      // From a microsecond on, each twice the one before.
      var (from, limit) = (0, 1.0)
      while from < nanoseconds.count {
        let end = nanoseconds[from...].firstIndex { Double($0) > limit * 1_000 }
        let to = end ?? nanoseconds.count
        if to > from || !histogram.isEmpty { histogram.append((limit, to - from)) }
        from = to
        limit *= 2
      }
    }
  }

  /// How often one intent came out where one was meant.
  package struct Confusion: Sendable, Equatable {
    /// What is meant; `nil` for none.
    package var expected: String?
    /// What came out; `nil` for none.
    package var got: String?
    /// How often.
    package var count: Int
  }

  /// Most items that are listed.
  static let limit = 5_000

  /// How many utterances there are.
  package private(set) var count = 0
  /// How many have an expectation.
  package private(set) var expected = 0
  /// How they came out, by the names of statuses.
  package private(set) var outcomes: [(status: String, count: Int)] = []
  /// What was done where an intent is meant, and where none is.
  package private(set) var decisions: [Decision: Int] = [:]
  /// The same where none is meant.
  package private(set) var outside: [Decision: Int] = [:]
  /// How often what was done or asked is right, by confidence.
  package private(set) var reliability = ReliabilityBins()
  /// What came out in whose place, what is right among them, in order of first appearance.
  package private(set) var confusions: [Confusion] = []
  /// What did not come out as expected, in order; at most `limit`.
  package private(set) var items: [Item] = []
  /// How many did not come out as expected.
  package private(set) var failures = 0
  /// Intents that are expected and that no app declares, so that they count as none.
  package var undeclared: [(intent: String, count: Int)] = []
  /// How long it took; `nil` where nobody asked.
  package var timing: Timing?
  private var places: [[String?]: Int] = [:]

  /// Creates a section of no transcripts yet.
  package init() {}

  /// Counts an utterance.
  ///
  /// - Parameters:
  ///   - status: How it came out.
  ///   - item: What was meant, and what came of it; `nil` where nobody says what is meant.
  package mutating func add(status: String, _ item: Item?) {
    count += 1
    if let k = outcomes.firstIndex(where: { $0.status == status }) {
      outcomes[k].count += 1
    } else {
      outcomes.append((status, 1))
    }
    guard let item else { return }
    expected += 1
    if item.expected == nil {
      outside[item.decision, default: 0] += 1
    } else {
      decisions[item.decision, default: 0] += 1
    }
    if item.got != nil {
      let isRight = [.right, .otherValues].contains(item.decision) || item.isRightlyAsked
      reliability.add(confidence: item.confidence, isRight: isRight)
    }
    let key = [item.expected, item.got]
    if let place = places[key] {
      confusions[place].count += 1
    } else {
      places[key] = confusions.count
      confusions.append(Confusion(expected: item.expected, got: item.got, count: 1))
    }
    guard ![.right, .rightlySilent].contains(item.decision) else { return }
    failures += 1
    if items.count < Self.limit { items.append(item) }
  }
}

extension TranscriptSection.Item {
  /// Whether a question was asked whose first option is what is meant.
  fileprivate var isRightlyAsked: Bool { decision == .asked && expected == got }
}
