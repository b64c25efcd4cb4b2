// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Testing

@Suite("Sizes of images") struct ImageSizeTests {
  @Test(
    "one app in eleven languages takes less than 425 kB, models, names and trigger phrases included"
  )
  func oneApp() throws {
    let catalogs = Corpus.apple.catalogs.filter { $0.id == "com.example.tasks" }
    let image = try PhraseCompiler().compile(catalogs).image
    #expect(catalogs.count == 1 && image.byteCount < 425_000)
  }
}
