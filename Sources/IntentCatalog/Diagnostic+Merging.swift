// SPDX-License-Identifier: Apache-2.0

extension [Diagnostic] {
  /// These findings and others, without the ones that repeat a rule at the same place.
  ///
  /// A reader and the rules both look at how declarations refer to each other; where both found
  /// the same, the one with a column stays. Order is by file (in order of first appearance), then
  /// line, then column; ties keep their order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* findings in all.
  package func merging(_ others: [Diagnostic]) -> [Diagnostic] {
    var merged: [Diagnostic] = []
    var seen: [FindingKey: Int] = [:]
    var files: [String: Int] = [:]
    for finding in self + others {
      let place = finding.location
      if files[place.file] == nil { files[place.file] = files.count }
      let key = FindingKey(
        rule: finding.rule, file: place.file, line: place.line, path: place.path,
        message: finding.message)
      if let index = seen[key] {
        if merged[index].location.column == 0 { merged[index] = finding }
      } else {
        seen[key] = merged.count
        merged.append(finding)
      }
    }
    let order = merged.indices.sorted { a, b in
      let (x, y) = (merged[a].location, merged[b].location)
      let (fileX, fileY) = (files[x.file, default: 0], files[y.file, default: 0])
      return (fileX, x.line, x.column, a) < (fileY, y.line, y.column, b)
    }
    return order.map { merged[$0] }
  }
}

/// What two findings share when they are the same.
private struct FindingKey: Hashable {
  var rule: String
  var file: String
  var line: Int
  var path: String
  var message: String
}
