// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension EntitySearch {
  /// Notes that a hit holds a word of a group.
  @inline(__always)
  func mark(_ h: Int, group g: Int, _ variant: WordVariant, _ s: inout EntityScratch) {
    let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: g)
    guard s.hits[h].groups & bit == 0 else { return }
    s.hits[h].groups |= bit
    let group = s.groups[g]
    let known = s.hits[h].covered & group.covers
    // A word of the query counts once, as the first of its variants that the name holds.
    if known != group.covers {
      let mass = UInt16(variant.quality) &* UInt16(group.mass)
      s.hits[h].mass &+= known == 0 ? mass : mass / 2
      s.hits[h].edits &+= variant.edits
    }
    let partner = UInt32(truncatingIfNeeded: g &+ Int(group.partner))
    if group.partner == 0 || s.hits[h].groups &>> partner & 1 == 1 {
      s.hits[h].covered |= group.covers
    }
  }

  /// The place of a name among the hits, added if it is new; `nil` when there is no room.
  @inline(__always)
  func hit(_ name: UInt32, _ length: Int, _ s: inout EntityScratch) -> Int? {
    let mask = 4 &* SearchLimits.hits &- 1
    var slot = Int(truncatingIfNeeded: name &* 0x9E37_79B1 >> 12) & mask
    while true {
      let entry = Int(s.hitTable[slot])
      if entry == 0 { break }
      if s.hits[entry &- 1].name == name { return entry &- 1 }
      slot = (slot &+ 1) & mask
    }
    guard s.hits.count < roomForNames, !s.hidden.hides(name, gazetteer),
      s.hits.append(NameHit(name: name, letterCount: UInt8(truncatingIfNeeded: length)))
    else { return nil }
    s.hitTable[slot] = UInt16(truncatingIfNeeded: s.hits.count)
    return s.hits.count &- 1
  }

  /// Forgets the hits.
  func clearHits(_ s: inout EntityScratch) {
    let mask = 4 &* SearchLimits.hits &- 1
    for h in 0..<s.hits.count {
      var slot = Int(truncatingIfNeeded: s.hits[h].name &* 0x9E37_79B1 >> 12) & mask
      while s.hitTable[slot] != 0 {
        s.hitTable[slot] = 0
        slot = (slot &+ 1) & mask
      }
    }
    s.hits.removeAll()
  }
}
