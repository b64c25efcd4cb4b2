// SPDX-License-Identifier: Apache-2.0

/// Where a block of words stands in an image; zero is nowhere.
///
/// ```text
/// word 16 r − 1 ┌───────────────────────────────┐
///               │ number of words u32           │
///      16 r     ├───────────────────────────────┤
///               │ the words, as the builder of   │
///               │ their kind lays them out       │
///               └───────────────────────────────┘
/// ```
///
/// Each begins a cache line. The layer that made one knows what is in it: a gazetteer, a model.
@usableFromInline @frozen package struct BlockReference: Hashable, Sendable {
  /// The packed form: its place in lines of 64 bytes.
  @usableFromInline package let rawValue: UInt32

  /// Wraps a packed reference.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nowhere.
  @inlinable package static var none: BlockReference { BlockReference(rawValue: 0) }

  /// Words of a line.
  static let alignment = 16

  /// The index of its first word; 0 for nowhere.
  var start: Int { Int(rawValue) * Self.alignment }
}
