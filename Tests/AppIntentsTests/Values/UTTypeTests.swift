// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppIntents

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

  @Test("every media type names a known type, and is named by it")
  func mediaTypes() {
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType(mimeType: "Image/PNG") == .png)
    #expect(UTType(mimeType: "image/nothing-like-it") == nil)
    #expect(UTType.image.preferredMIMEType == nil)
    let known = Set(UTType.table.map(\.identifier))
    #expect(UTType.mediaTypes.keys.allSatisfy(known.contains))
    #expect(Set(UTType.mediaTypes.values).count == UTType.mediaTypes.count)
  }
}
