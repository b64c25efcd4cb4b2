// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct TransferableTests {
  @Test("a value is handed over in the forms that it has, and in no other")
  func forms() async throws {
    let card = Card(name: "Ada")
    #expect(try await card.exported(as: IntentPerson.self)?.name == .displayName("Ada"))
    #expect(try await card.exported(as: String.self) == "Ada")
    #expect(try await card.exported(as: Int.self) == nil)
    #expect(try await card.exported(as: UTType.text) == Data("Ada".utf8))
    #expect(try await card.exported(as: UTType.image) == nil)
  }
}

@Suite struct TransferredFormTests {
  @Test("a file is read where bytes are asked for, unless its condition does not hold")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.pdf")
    try Data("%PDF".utf8).write(to: file)
    #expect(try await Page(file: file).exported(as: UTType.pdf) == Data("%PDF".utf8))
    #expect(try await Page(file: file, isSecret: true).exported(as: UTType.pdf) == nil)
    let form = Page.transferRepresentation._exports.first as? TransferExport<Page>
    #expect(form?.fileName(Page(file: file)) == "page.pdf")
  }

  @Test("a value goes to JSON and comes back")
  func coded() async throws {
    let page = Page(file: URL(filePath: "/tmp/a"))
    let data = try #require(try await page.exported(as: UTType.json))
    #expect(try await Page.imported(from: data, contentType: .json) == page)
    #expect(try await Page.imported(from: data, contentType: .png) == nil)
  }

  @Test("a value is made of another that its forms take")
  func imported() async throws {
    #expect(try await Page.imported(from: "/tmp/b")?.file == URL(filePath: "/tmp/b"))
    #expect(try await Page.imported(from: 3) == nil)
  }
}

private struct Page: Transferable, Codable, Equatable {
  var file: URL
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .pdf) { SentTransferredFile($0.file) }
      .suggestedFileName { $0.file.lastPathComponent }
      .exportingCondition { !$0.isSecret }
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.file.path) { Page(file: URL(filePath: $0)) }
  }
}

private struct Card: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation(exporting: { IntentPerson(name: .displayName($0.name)) })
    ProxyRepresentation(exporting: \.name)
    DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }
  }
}
