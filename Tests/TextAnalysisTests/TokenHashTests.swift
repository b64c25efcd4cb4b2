// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@Suite("Token hash") struct TokenHashTests {
  @Test("the hash of a form does not depend on where it lies")
  func placement() {
    let text = Array("xxxplaylistsandmoreofthatkindüöä".utf8)
    for lower in 0..<text.count {
      for upper in lower...text.count {
        let part = Array(text[lower..<upper])
        let inside = unsafe text.withUnsafeBufferPointer { bytes in
          // SAFETY: the range lies inside the buffer.
          unsafe TokenHash.hash(of: UnsafeBufferPointer(rebasing: bytes[lower..<upper]))
        }
        // SAFETY: the buffer is read inside the closure only.
        let alone = unsafe part.withUnsafeBufferPointer { unsafe TokenHash.hash(of: $0) }
        #expect(inside == alone)
      }
    }
  }

  @Test("short words of four letters have different hashes")
  func distinct() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    var seen = Set<UInt64>()
    for a in letters {
      for b in letters {
        for c in letters {
          for d in ["", "a", "z"] { seen.insert(TokenHash.hash(of: a + b + c + d)) }
        }
      }
    }
    #expect(seen.count == 26 * 26 * 26 * 3)
  }

  @Test("the hash is the same on every machine")
  func fixed() {
    #expect(TokenHash.hash(of: "cannot") == 8_959_723_375_662_963_629)
    #expect(TokenHash.hash(of: "a word longer than sixteen bytes") == 5_576_459_262_075_935_131)
  }
}
