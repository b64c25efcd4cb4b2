// SPDX-License-Identifier: Apache-2.0

import IntentResolution

/// What a self test came to: kinds with their counts, and which phrase came out in another's place.
package struct SelfTestSummary: Sendable {
  /// A kind of case.
  package struct Row: Sendable, Equatable {
    /// The kind.
    package var kind: SelfTestKind
    /// How many cases.
    package var cases: Int
    /// How many came back as they should.
    package var passed: Int

    /// Creates a row.
    package init(kind: SelfTestKind, cases: Int, passed: Int) {
      self.kind = kind
      self.cases = cases
      self.passed = passed
    }
  }

  /// A phrase whose utterances came out as another.
  package struct Conflict: Sendable, Equatable {
    /// The phrase, with app and intent: `“Show ${list} in ${applicationName}” of com.example.tasks/ShowList`.
    package var declared: String
    /// What came out instead, likewise; `nothing`, or the status.
    package var got: String
    /// The locale.
    package var locale: String
    /// How many cases.
    package var count: Int

    /// Creates a conflict.
    package init(declared: String, got: String, locale: String, count: Int) {
      self.declared = declared
      self.got = got
      self.locale = locale
      self.count = count
    }
  }

  /// The kinds that were tried, in their order.
  package let rows: [Row]
  /// What came out in whose place, most cases first; advisory kinds are left out.
  package let conflicts: [Conflict]

  /// Sums up results.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - results: What became of each.
  package init(_ cases: [SelfTestCase], _ results: [CaseResult]) {
    var counts: [SelfTestKind: (cases: Int, passed: Int)] = [:]
    var conflicts: [Conflict] = []
    var places: [String: Int] = [:]
    for (one, result) in zip(cases, results) {
      counts[one.kind, default: (0, 0)].cases += 1
      if result.passed {
        counts[one.kind]?.passed += 1
        continue
      }
      if one.kind.isAdvisory { continue }
      let declared =
        (one.kind.mustNotBeDone ? "\(one.kind.title): " : "") + "“\(one.phrase)” of \(one.app)"
        + (one.intent.map { "/" + $0 } ?? "")
      let got = Self.outcome(result)
      let locale = one.test.locale ?? ""
      let key = "\(declared)\u{0}\(got)\u{0}\(locale)"
      if let place = places[key] {
        conflicts[place].count += 1
      } else {
        places[key] = conflicts.count
        conflicts.append(Conflict(declared: declared, got: got, locale: locale, count: 1))
      }
    }
    rows = SelfTestKind.allCases.compactMap { kind in
      counts[kind].map { Row(kind: kind, cases: $0.cases, passed: $0.passed) }
    }
    self.conflicts = conflicts.enumerated().sorted {
      $0.element.count != $1.element.count
        ? $0.element.count > $1.element.count : $0.offset < $1.offset
    }.map(\.element)
  }

  private static func outcome(_ result: CaseResult) -> String {
    guard let resolution = result.turns.last?.resolution else { return "nothing" }
    guard resolution.status.acts, let phrase = resolution.phrase, let place = resolution.place
    else {
      return resolution.status.rawValue
    }
    let status = resolution.status == .resolved ? "" : " (\(resolution.status.rawValue))"
    return "“\(phrase)” of \(place)" + status
  }
}
