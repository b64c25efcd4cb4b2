// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite struct SchemaCatalogTests {
  @Test("every line of the data is a remark or a schema, and none is there twice")
  func data() {
    let lines = SchemaData.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines { #expect(SchemaCatalog.schema(line) != nil, "\(line)") }
    #expect(SchemaCatalog.standard.all.count == lines.count)
  }

  @Test("every schema belongs to a domain and has members or cases under different names")
  func shape() {
    for schema in SchemaCatalog.standard.all {
      #expect(schema.name.split(separator: ".").count == 2, "\(schema.name)")
      let names = schema.members.map(\.name) + schema.cases
      #expect(Set(names).count == names.count, "\(schema.name)")
      #expect(schema.kind != .enumeration || !schema.cases.isEmpty, "\(schema.name)")
    }
  }

  @Test("titles are the words of a name")
  func titles() {
    #expect(Words.title(of: "sendLaterDate") == "Send Later Date")
    #expect(Words.title(of: "photoURL") == "Photo URL")
    #expect(Words.title(of: "urlOfPage") == "Url Of Page")
    #expect(Words.title(of: "HTMLPage_two") == "HTML Page Two")
    #expect(Words.title(of: "") == "")
  }
}
