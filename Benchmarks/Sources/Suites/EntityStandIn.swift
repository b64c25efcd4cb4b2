// SPDX-License-Identifier: Apache-2.0

/// A linear scan behind the calls of the entity index, until that is there.
struct EntityIndex {
  private let names: [[UInt8]]
  private let table: [[UInt8]: Int]

  init(titles: [String], locale: String) {
    names = titles.map { Self.folded(Array($0.utf8)) }
    table = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  var byteCount: Int { names.reduce(0) { $0 + $1.count + 32 } }

  func exact(_ text: Span<UInt8>, _ scratch: inout EntityScratch) -> Int? {
    table[Self.folded(text.indices.map { text[$0] })]
  }

  func search(_ text: Span<UInt8>, limit: Int, _ scratch: inout EntityScratch) -> Int {
    let query = Self.folded(text.indices.map { text[$0] })
    scratch.found = []
    var best = (distance: Int.max, name: -1)
    for (number, name) in names.enumerated() where abs(name.count - query.count) <= 3 {
      let distance = EditDistance.between(name, query)
      if distance < best.distance { best = (distance, number) }
    }
    if best.name >= 0 {
      scratch.found.append(
        EntityCandidate(entity: best.name, confidence: 1 / (1 + Float(best.distance))))
    }
    return scratch.found.count
  }

  func candidates(for text: String, limit: Int) -> [EntityCandidate] {
    var scratch = EntityScratch()
    let bytes = Array(text.utf8)
    _ = search(bytes.span, limit: limit, &scratch)
    return scratch.found
  }

  private static func folded(_ text: [UInt8]) -> [UInt8] {
    let letters = text.map { byte in
      let lower = NameCatalog.lowercase(byte)
      return (0x61...0x7A).contains(lower) ? lower : 0x20
    }
    return Array(letters.split(separator: 0x20).joined(separator: [0x20]))
  }
}

struct EntityCandidate {
  var entity: Int
  var confidence: Float
}

struct EntityScratch {
  fileprivate(set) var found: [EntityCandidate] = []

  subscript(_ index: Int) -> EntityCandidate { found[index] }
}
