// SPDX-License-Identifier: Apache-2.0

import PhraseLint

/// Phrases that collide, pair by pair, with how many there are between each two apps.
package struct CollisionSection: Sendable {
  /// Most pairs that the finder has to spell out for a report.
  package static let spelledOut = 20_000
  /// Most pairs that a report lists.
  static let limit = 5_000
  /// Most pairs of two apps: so that two that share all their phrases leave room for the others.
  static let cellLimit = 50

  /// All that was found.
  package let report: CollisionReport
  /// The pairs that are listed, the worst first.
  package let listed: [Collision]

  /// Chooses the pairs to list.
  ///
  /// - Parameter report: Found with `worstLimit: CollisionSection.spelledOut`.
  package init(_ report: CollisionReport) {
    self.report = report
    var counts: [[String]: Int] = [:]
    var listed: [Collision] = []
    for pair in report.worst where listed.count < Self.limit {
      let count = counts[[pair.first.app, pair.second.app], default: 0]
      guard count < Self.cellLimit else { continue }
      counts[[pair.first.app, pair.second.app]] = count + 1
      listed.append(pair)
    }
    self.listed = listed
  }
}
