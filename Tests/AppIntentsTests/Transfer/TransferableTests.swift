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

private struct Card: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation(exporting: { IntentPerson(name: .displayName($0.name)) })
    ProxyRepresentation(exporting: \.name)
    DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }
  }
}
