// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct UTTypeTests {
  @Test("a type conforms to what it is a kind of, through all steps")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.json.conforms(to: .text))
    #expect(UTType.pdf.conforms(to: .data))
    #expect(!UTType.pdf.conforms(to: .image))
    #expect(!UTType.image.conforms(to: .png))
  }

  @Test("endings name the common types, in any case")
  func endings() {
    #expect(UTType(filenameExtension: "PDF") == .pdf)
    #expect(UTType.pdf.preferredFilenameExtension == "pdf")
    #expect(UTType(filenameExtension: "nothing-like-it") == nil)
  }
}
