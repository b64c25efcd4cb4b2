// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite struct EntityPropertyMacroTests {
  private func expand(
    _ property: String, attribute: String = "@ComputedProperty", role: MacroRole = .peer,
    context: String = "struct S {}"
  ) -> Expansion {
    let name = attribute.hasPrefix("@Deferred") ? "DeferredProperty" : "ComputedProperty"
    return MacroTable.expand(
      ExpansionRequest(
        typeName: name + "Macro", macroName: name, role: role,
        attribute: SourcePiece(source: "\n  " + attribute),
        declaration: SourcePiece(source: attribute + " " + property), lexicalContext: [context]))
  }

  @Test("a computed property gains an entity property that reads it")
  func computed() {
    let expansion = expand(
      "public var age: String { \"a\" }", attribute: #"@ComputedProperty(title: "How Old")"#)
    #expect(
      expansion.source == """
        public var $age: AppIntents.EntityProperty<String> {
          AppIntents.EntityProperty<String>(title: "How Old", getter: { self.age })
        }
        """)
    #expect(expand("var age: Int { 1 }", role: .accessor).source == "")
  }

  @Test("a setter is passed on where it needs no copy of the entity")
  func setter() {
    let body = "var age: Int { get { 1 } set { } }"
    #expect(expand(body).source?.contains("setter") == false)
    #expect(expand(body, context: "final class S {}").source?.contains("setter") == true)
    #expect(
      expand("var age: Int { get { 1 } nonmutating set { } }").source?.contains("setter") == true)
  }

  @Test("a deferred property is awaited, and tried where it throws")
  func deferred() {
    #expect(
      expand("var `in`: [Int] { get async throws { [] } }", attribute: "@DeferredProperty").source
        == """
        var $in: AppIntents.EntityProperty<[Int]> {
          AppIntents.EntityProperty<[Int]>(asyncGetter: { try await self.`in` })
        }
        """)
    #expect(
      expand("var x: Int { get async { 1 } }", attribute: "@DeferredProperty").source?
        .contains("{ await self.x }") == true)
  }

  @Test("a computed property without a getter is kept as '@Property' keeps it")
  func stored() {
    let attribute = #"@ComputedProperty(title: "Mood")"#
    #expect(
      expand("var mood: String", attribute: attribute).source == """
        private let _mood = AppIntents.EntityProperty<String>(title: "Mood")
        var $mood: AppIntents.EntityProperty<String> {
          _mood
        }
        """)
    #expect(
      expand("var mood: String", attribute: attribute, role: .accessor).source == """
        {
          get { _mood.wrappedValue }
          nonmutating set { _mood.wrappedValue = newValue }
        }
        """)
  }

  @Test(
    "what has no value to show is refused, once",
    arguments: [
      ("@ComputedProperty", "let a: Int", "not a 'let'"),
      ("@ComputedProperty", "static var a: Int { 1 }", "is one of its type"),
      ("@ComputedProperty", "var a = 3", "the type of 'a' written out"),
      ("@ComputedProperty", "var a: Int = 3", "needs a getter"),
      ("@ComputedProperty", "var a: Int { didSet { } }", "needs a getter"),
      ("@ComputedProperty", "var a: Int { get async { 1 } }", "use '@DeferredProperty'"),
      ("@DeferredProperty", "var a: Int { 1 }", "use '@ComputedProperty'"),
      ("@DeferredProperty", "var a: Int", "needs a getter"),
      ("@DeferredProperty", "func a() {}", "expected a property"),
    ])
  func refused(_ attribute: String, _ property: String, _ message: String) {
    let expansion = expand(property, attribute: attribute)
    #expect(expansion.source == nil)
    #expect(expansion.diagnostics.map { $0.message.contains(message) } == [true])
  }
}
