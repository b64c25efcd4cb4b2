// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import PhraseReport

@Suite("Hash of a content") struct ContentHashTests {
  // The first two are examples of FIPS 180-4.
  @Test(
    "bytes have the hash of the standard",
    arguments: [
      ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
      ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ])
  func standard(text: String, hash: String) {
    #expect(ContentHash.source(Array(text.utf8)) == hash)
  }
}
