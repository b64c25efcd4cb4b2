// SPDX-License-Identifier: Apache-2.0

/// Names as they were given, packed: what a layer is built from again when layers are merged.
///
/// A gazetteer keeps the words of names, not their text. Seven bytes a name beyond its UTF-8.
struct EntityTexts: Sendable {
  private var utf8: [UInt8] = []
  private var lengths: [UInt16] = []
  private var entities: [UInt32] = []
  private var weights: [UInt8] = []

  /// Longer names are never found, so they are not kept.
  private static let maxBytes = 16_384

  init() {}

  /// Packs names in their order.
  init(_ names: some Sequence<EntityName>) {
    let count = names.underestimatedCount
    lengths.reserveCapacity(count)
    entities.reserveCapacity(count)
    weights.reserveCapacity(count)
    for name in names { append(name) }
  }

  /// The number of names.
  var count: Int { entities.count }

  /// Adds a name.
  mutating func append(_ name: EntityName) {
    precondition(0..<1 << 31 ~= name.entity, "an entity's number has 31 bits")
    let bytes = name.text.utf8
    guard bytes.count <= Self.maxBytes else { return }
    utf8.append(contentsOf: bytes)
    lengths.append(UInt16(bytes.count))
    entities.append(UInt32(name.entity))
    weights.append(name.weight)
  }

  /// Adds the names of others whose entity is not hidden.
  mutating func append(_ others: EntityTexts, except hidden: EntitySet) {
    var start = 0
    for k in 0..<others.count {
      let end = start + Int(others.lengths[k])
      if !hidden.contains(others.entities[k]) {
        utf8.append(contentsOf: others.utf8[start..<end])
        lengths.append(others.lengths[k])
        entities.append(others.entities[k])
        weights.append(others.weights[k])
      }
      start = end
    }
  }

  /// The entities named.
  var members: EntitySet {
    var members = EntitySet()
    for entity in entities { members.insert(entity) }
    return members
  }

  /// Calls a closure with each name in order; `false` ends that.
  func forEach(_ body: (String, UInt32, UInt8) -> Bool) {
    var start = 0
    for k in 0..<count {
      let end = start + Int(lengths[k])
      let text = String(decoding: utf8[start..<end], as: UTF8.self)
      if !body(text, entities[k], weights[k]) { return }
      start = end
    }
  }
}
