// SPDX-License-Identifier: Apache-2.0

import CKernels
import Testing

@Suite("Classes of bytes") struct ByteClassTests {
  @Test("every byte at every place of blocks of 16 to 64 bytes")
  func everyByte() {
    for count in 16...64 {
      for place in 0..<count {
        // Every byte where it matters most: at the ends, and at one place between.
        let all = place == 0 || place == 17 || place == count - 1
        for byte in all ? Array(UInt8.min...UInt8.max) : Array("aZ09 -\u{7F}".utf8) {
          var bytes = [UInt8](repeating: 0x20, count: count)
          bytes[place] = byte
          // SAFETY: the block has `count` bytes.
          let classes = unsafe bytes_classify(bytes, count)
          let isPrintable = 0x20...0x7E ~= byte
          let isWord =
            0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
          #expect(classes.isPrintable == isPrintable)
          #expect(!isPrintable || classes.words == (isWord ? 1 << UInt64(place) : 0))
          #expect(!isPrintable || classes.hasOthers == (!isWord && byte != 0x20))
        }
      }
    }
  }

  @Test("bits are gathered alike with and without the machine's own instruction")
  func gathering() {
    for bits in UInt64(0)...0xFFFF {
      let masks = (0..<16).map { UInt8(bits >> $0 & 1 == 0 ? 0 : 0xFF) }
      // SAFETY: there are sixteen bytes.
      let vector = unsafe bytes_load(masks)
      guard bytes_gather(vector) == bits, bytes_gatherPortably(vector) == bits else {
        Issue.record("\(bits)")
        return
      }
    }
  }
}
