// SPDX-License-Identifier: Apache-2.0

extension SeededGenerator {
  /// Changes a few bytes: other ones, left out, doubled, cut off, or a JSON mark put in.
  public mutating func mutate(_ bytes: inout [UInt8]) {
    let marks = Array(#"{}[]",:\0-9.eEtfnu$"#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
    for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<7, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(marks.randomElement(using: &self) ?? 0, at: place)
      case 3: bytes[place] = marks.randomElement(using: &self) ?? 0
      case 4: bytes.removeSubrange(place...)
      case 5:
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &self))
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &self))
        bytes.removeSubrange(place..<end)
      }
    }
  }
}
