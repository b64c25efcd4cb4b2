// SPDX-License-Identifier: Apache-2.0

/// Finds the known name that a mistyped one most likely meant.
package enum NearestName {
  /// The closest candidate within a third of the name's length (at least one edit).
  ///
  /// Case is ignored at first, so `Applicationname` finds `applicationName`.
  ///
  /// - Parameters:
  ///   - name: What was written; only its first 64 characters are compared.
  ///   - candidates: What would have been right; the first of several equally close ones is taken.
  /// - Returns: The nearest candidate, or `nil` when none is near.
  /// - Complexity: O(*n*·*m*) for each candidate.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let limit = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Damerau's optimal string alignment distance: insertions, deletions, substitutions, swaps.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty { return b.count }
    if b.isEmpty { return a.count }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 1...a.count {
      row[0] = i
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
