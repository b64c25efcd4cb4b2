// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// The Swift sources that were found, for telling where a file that constants name stands here.
///
/// Constants name sources by the path that they had where they were compiled.
struct SourcePaths {
  private var byName: [String: [[Substring]]] = [:]
  private var known: [String: String] = [:]

  init(_ paths: some Sequence<String>) {
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let name = parts.last, (byName[String(name)]?.count ?? 0) < 100 else { continue }
      byName[String(name), default: []].append(parts)
    }
  }

  /// The path of a source here: the one whose way ends as the named one's, with most folders alike.
  ///
  /// - Returns: The path as named, where no source of that name was found, or several fit as well.
  mutating func path(_ named: String) -> String {
    if let known = known[named] { return known }
    let parts = named.split(separator: "/")
    let candidates = parts.last.flatMap { byName[String($0)] } ?? []
    let likeness = candidates.map { candidate in
      zip(candidate.reversed(), parts.reversed()).prefix { $0 == $1 }.count
    }
    let best = likeness.max() ?? 0
    let fitting = zip(candidates, likeness).filter { $0.1 == best }
    let path = fitting.count == 1 ? fitting[0].0.joined(separator: "/") : named
    known[named] = path
    return path
  }
}

extension AppDeclarations {
  /// Names the sources that declarations stand in by their paths here.
  mutating func locate(in sources: inout SourcePaths) {
    moveDeclarations { $0.file = sources.path($0.file) }
    for i in diagnostics.indices {
      diagnostics[i].location.file = sources.path(diagnostics[i].location.file)
    }
  }

  /// Changes the locations of all declarations and their parts; those of findings stay.
  mutating func moveDeclarations(_ move: (inout SourceLocation) -> Void) {
    for i in intents.indices {
      move(&intents[i].location)
      for j in intents[i].parameters.indices { move(&intents[i].parameters[j].location) }
    }
    for i in entities.indices { move(&entities[i].location) }
    for i in enums.indices {
      move(&enums[i].location)
      for j in enums[i].cases.indices { move(&enums[i].cases[j].location) }
    }
    for i in shortcuts.indices {
      move(&shortcuts[i].location)
      for j in shortcuts[i].phrases.indices { move(&shortcuts[i].phrases[j].location) }
    }
    for i in negativePhrases.indices { move(&negativePhrases[i].location) }
    for i in providers.indices { move(&providers[i].location) }
  }
}
