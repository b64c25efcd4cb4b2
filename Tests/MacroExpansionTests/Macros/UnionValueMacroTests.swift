// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite struct UnionValueMacroTests {
  private func expand(_ source: String, named name: String = "Content") -> Expansion {
    MacroTable.expand(
      ExpansionRequest(
        typeName: "UnionValueMacro", macroName: "UnionValue", role: .extension,
        attribute: SourcePiece(source: "@UnionValue"),
        declaration: SourcePiece(source: source, fileName: "a.swift", offset: 100),
        extendedType: name, conformances: ["_IntentValueRepresentable", "AppUnionValue"]))
  }

  @Test("a union gains its cases, their types and the way to and from the value")
  func golden() {
    let expansion = expand(
      """

      @UnionValue @available(iOS 18.0, *)
      public enum Content {
        case album(AlbumEntity)
        case `repeat`(label: [Int]?)
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Content"
      }
      """)
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == """
        @available(iOS 18.0, *)
        nonisolated extension Content: _IntentValueRepresentable, AppUnionValue {
          public enum Cases: String, AppIntents.AppUnionValueCasesProviding {
            public typealias UnionValue = Content
            case album
            case `repeat`
          }
          public static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
            var types: [any AppIntents._IntentValue.Type] = []
            types.append(AlbumEntity.self)
            types.append([Int]?.self)
            return types
          }
          public var asIntentValue: any AppIntents._IntentValue & Sendable {
            switch self {
            case .album(let value): return value
            case .`repeat`(let value): return value
            }
          }
          public var unionCase: Cases {
            switch self {
            case .album: return .album
            case .`repeat`: return .`repeat`
            }
          }
          public init?(intentValue: any AppIntents._IntentValue) {
            if let value = intentValue as? AlbumEntity {
              self = .album(value)
              return
            }
            if let value = intentValue as? [Int]? {
              self = .`repeat`(label: value)
              return
            }
            return nil
          }
        }
        """)
  }

  @Test("conditional compilation around cases is kept in every list")
  func conditional() {
    let source =
      expand("enum Content {\n case a(Int)\n #if DEBUG\n case b(String)\n #endif\n}").source ?? ""
    #expect(source.split(separator: "\n").filter { $0 == "#if DEBUG" }.count == 5)
    #expect(source.split(separator: "\n").filter { $0 == "#endif" }.count == 5)
  }

  @Test("cases that the app declares itself are left alone")
  func ownCases() {
    let source = expand("enum Content { case a(Int)\n enum Cases: String { case a } }").source ?? ""
    #expect(!source.contains("enum Cases"))
  }

  @Test(
    "what is no union is said at its place",
    arguments: [
      ("struct Content { }", 0, "a union value is an enum"),
      ("enum Content { }", 5, "has no cases"),
      ("enum Content { case a(Int), b }", 28, "case 'b' of a union value carries no value"),
      ("enum Content { case a(Int, String) }", 20, "carries 2 values"),
      ("enum Content { case a(x: Int), a(y: Int) }", 31, "is declared twice"),
      ("enum Content { case a(Int) ? }", 27, "cannot read this declaration"),
    ])
  func refused(_ source: String, offset: Int, message: String) {
    let expansion = expand(source)
    #expect(expansion.source == nil)
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion.diagnostics.first?.offset == 100 + offset)
    #expect(expansion.diagnostics.first?.fileName == "a.swift")
    #expect(expansion.diagnostics.first?.message.contains(message) == true)
  }
}
