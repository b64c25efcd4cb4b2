// SPDX-License-Identifier: Apache-2.0

/// A pattern of paths: `Pods/**`, `*.lproj/AppShortcuts.strings`.
///
/// `*` and `?` stand for any characters and one character of a name, `**` for any folders. A
/// pattern without a slash, or with one only at its end, fits a name at any depth; one that names a
/// folder fits all that is in it.
struct PathGlob: Sendable {
  private let segments: [[Character]]

  init(_ pattern: String) {
    var parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(Array.init)
    let isAnchored = pattern.dropLast().contains("/") || pattern.hasPrefix("/")
    // A pattern of nothing fits nothing.
    if parts.isEmpty { parts = [[]] }
    if !isAnchored { parts.insert(Array("**"), at: 0) }
    // One run of `**` says as much as several.
    var segments: [[Character]] = []
    for part in parts where part != Array("**") || segments.last != Array("**") {
      segments.append(part)
    }
    self.segments = segments
  }

  /// Whether a relative path fits, or is in a folder that does.
  ///
  /// - Complexity: O(*p*·*n*) for *p* parts of the pattern and *n* of the path.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // Which positions of the pattern are reached after each name.
    var reached = closure(of: [0])
    for name in names {
      if reached.contains(segments.count) { return true }
      var next: Set<Int> = []
      for position in reached where position < segments.count {
        if segments[position] == Array("**") {
          next.insert(position)
        } else if Self.fits(segments[position], name) {
          next.insert(position + 1)
        }
      }
      reached = closure(of: next)
      if reached.isEmpty { return false }
    }
    return reached.contains(segments.count)
  }

  private func closure(of positions: Set<Int>) -> Set<Int> {
    var all = positions
    for position in positions where position < segments.count {
      if segments[position] == Array("**") { all.insert(position + 1) }
    }
    return all
  }

  /// Whether a name fits a pattern of one; the last `*` is the only one that is gone back to.
  private static func fits(_ pattern: [Character], _ name: [Character]) -> Bool {
    var p = 0
    var n = 0
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let back = star {
        star = (back.pattern, back.name + 1)
        p = back.pattern + 1
        n = back.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
