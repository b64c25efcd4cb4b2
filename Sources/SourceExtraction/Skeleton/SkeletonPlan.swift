// SPDX-License-Identifier: Apache-2.0

/// What the skeletons of an app's sources are to hold: grows from one attempt to the next.
struct SkeletonPlan: Sendable {
  /// The types that are written down, with the types around them.
  var wanted: Set<String> = []
  /// What those are to App Intents that are anything.
  var roles: [String: IntentRole] = [:]
  /// Types of the app's that stand only for their names: no entity, no enum of the framework's.
  var helpers: Set<String> = []
  /// Type aliases that are written down, by full name.
  var aliases: Set<String> = []
  /// Names of types that nothing here declares.
  var missing: Set<String> = []
  /// Those of them that are written with types between angle brackets.
  var generic: Set<String> = []
  /// Names of missing types inside known ones.
  var missingMembers: Set<[String]> = []
  /// Names of types of which only extensions are here, with the cases that those show of an enum.
  var shells: [String: [String]] = [:]
  /// Names that nothing here declares, and that stand for intents of App Shortcuts.
  var missingIntents: Set<String> = []
  /// Stand-ins that the compiler refused.
  var refused: Set<String> = []
  /// The values and declarations given up, by file.
  var surrendered: [Int: SurrenderedRegions] = [:]
  /// The files that the compiler cannot cope with, and why.
  var dropped: [Int: String] = [:]

  /// Plans for all types that are something to App Intents.
  init(_ index: DeclarationIndex) { take(index) }

  /// Plans for types that were found later, too.
  mutating func take(_ index: DeclarationIndex) {
    for name in index.entries.keys {
      // How an entity's values are found is told without the compiler.
      let role = index.role(of: name).subtracting(.queries)
      guard !role.isEmpty else { continue }
      roles[name] = role
      want(name)
    }
  }

  /// Plans for a type and those around it.
  mutating func want(_ name: String) {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      wanted.insert(parts.joined(separator: "."))
      parts.removeLast()
    }
  }

  /// Whether a region of a file was given up.
  func isSurrendered(_ kind: SkeletonRegion.Kind, _ range: Range<Int>, in file: Int) -> Bool {
    surrendered[file]?.contains(kind, range) ?? false
  }
}
