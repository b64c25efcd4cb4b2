// SPDX-License-Identifier: Apache-2.0

/// A part of a skeleton that may be given up where the compiler refuses it.
struct SkeletonRegion: Sendable {
  /// What a region is, which decides what stands in its place when it is given up.
  enum Kind: Hashable, Sendable {
    /// A value, for which a value stands in that is known at run time only.
    case value
    /// An element or argument, which is left out.
    case element
    /// A call of `AppShortcut`, which is left out.
    case shortcut
    /// A member of a type, which is left out; what it is, where a catalog tells of it.
    case member(of: String, telling: String?)
    /// A type, which is left out.
    case type(String)
  }

  /// What it is.
  var kind: Kind
  /// Its bytes in the source.
  var range: Range<Int>
  /// Where its name stands, for findings.
  var nameOffset: Int
}

extension SkeletonRegion.Kind {
  /// The order of regions of equal size, the inner first.
  var rank: Int {
    switch self {
    case .value: 0
    case .element: 1
    case .shortcut: 2
    case .member: 3
    case .type: 4
    }
  }

  /// Whether it is a declaration.
  var isDeclaration: Bool { rank >= 3 }

  /// The type's name, where it is one.
  var typeName: String? { if case .type(let name) = self { name } else { nil } }
}

/// What was given up in a file, and what the compiler had said.
struct SurrenderedRegions: Sendable {
  private var messages: [Key: (region: SkeletonRegion, said: String)] = [:]

  private struct Key: Hashable {
    var kind: SkeletonRegion.Kind
    var range: Range<Int>
  }

  /// Gives a region up.
  mutating func insert(_ region: SkeletonRegion, because said: String) {
    messages[Key(kind: region.kind, range: region.range)] = (region, said)
  }

  /// Whether a region was given up.
  func contains(_ kind: SkeletonRegion.Kind, _ range: Range<Int>) -> Bool {
    !messages.isEmpty && messages[Key(kind: kind, range: range)] != nil
  }

  /// What was given up, in the order of the source.
  var all: [(region: SkeletonRegion, said: String)] {
    messages.values.sorted { $0.region.range.lowerBound < $1.region.range.lowerBound }
  }

  /// What the compiler said of the values given up in a part of a source, or around it.
  func message(overlapping range: Range<Int>) -> String? {
    all.first { $0.region.kind == .value && $0.region.range.overlaps(range) }?.said
  }
}
