// SPDX-License-Identifier: Apache-2.0

import SwiftLexing
import TestSupport
import Testing

@testable import MacroExpansion

@Suite struct DeclarationReaderTests {
  @Test("a head is read with attributes, modifiers, generics, conformances and constraints")
  func head() throws {
    let type = try DeclarationReader.type(
      in: """
        /// A comment with { in it.
        @available(iOS 18.0, macOS 15, *) @MainActor
        @AppEntity(schema: .photos.asset)
        public /* open { */ final class Box<Value: Hashable, Other>: Base<Value, [Int: Other]>,
          Sendable & Hashable where Value: Comparable {
        }
        """)
    #expect(type.keyword.text == "class")
    #expect(type.name.text == "Box")
    #expect(type.isGeneric)
    #expect(type.modifiers.map(\.text) == ["public", "final"])
    #expect(type.accessPrefix == "public ")
    #expect(
      type.inheritedTypes.map(\.text) == ["Base<Value, [Int: Other]>", "Sendable & Hashable"])
    #expect(type.attributes.map(\.name.text) == ["available", "MainActor", "AppEntity"])
    #expect(type.attribute("AppEntity")?.arguments.first?.label == "schema")
    #expect(type.attribute("AppEntity")?.arguments.first?.value.text == ".photos.asset")
    #expect(
      type.attribute("available")?.arguments.map(\.value.text) == ["iOS 18.0", "macOS 15", "*"])
  }

  @Test("cases are read with labels, default values, raw values and names in backticks")
  func cases() throws {
    let type = try DeclarationReader.type(
      in: """
        enum E {
          case a(Int), b(label: [String: (Int, Int)]?)
          indirect case `repeat`(_ x: Box<A, B> = .init(a, b)), d
          case e(to place: Place, with: @Sendable (Int) -> Void)
          case f = "f, g", g = 3
        }
        """)
    #expect(type.cases.map(\.name.text) == ["a", "b", "`repeat`", "d", "e", "f", "g"])
    #expect(type.cases[1].payload?.first?.label == "label")
    #expect(type.cases[1].payload?.first?.type.text == "[String: (Int, Int)]?")
    #expect(type.cases[2].name.plain == "repeat")
    #expect(type.cases[2].payload?.map(\.type.text) == ["Box<A, B>"])
    #expect(type.cases[2].payload?.first?.label == nil)
    #expect(type.cases[3].payload == nil)
    #expect(type.cases[4].payload?.map(\.label) == ["to", "with"])
    #expect(type.cases[5].rawValue?.text == "\"f, g\"")
    #expect(type.cases[6].rawValue?.text == "3")
  }

  @Test("properties are read with types, values, wrappers and accessors")
  func properties() throws {
    let type = try DeclarationReader.type(
      in: #"""
        struct S {
          @Parameter(title: "A, \("b" + "{")") var a: String?
          let b = Pair<Int, String>(1, "}"), c: Int = 3
          static var d: [Int] = [1, 2]
          private(set) var e: Int = 0 { didSet { print("{") } }
          var f: Int { get { 1 } nonmutating set { } }
          var g: String { "getter { only" }
          var h: Int { get async throws(E) { 1 } }
          lazy var i: Int = { 3 }()
          var j = flag
            ? 1
            : 2
          var k: (Int) -> Array<Int>
          var l: Int = if flag { 1 } else { 2 }
          var (m, n) = (1, 2)
          var o = #"a"b"# + """
            text } "quoted"
            """, p: Int
          var q = list.map { $0 / 2 }
            .filter { $0 > 1 }
          var r: some Hashable & Sendable
          var s: Set<Array<Int>>?
        }
        """#)
    let found = Dictionary(uniqueKeysWithValues: type.properties.map { ($0.name.text, $0) })
    #expect(type.properties.map(\.name.text) == "abcdefghijklopqrs".map(String.init))
    #expect(found["a"]?.type?.text == "String?")
    #expect(found["a"]?.attributes.first?.name.text == "Parameter")
    #expect(found["b"]?.isVariable == false)
    #expect(found["b"]?.initialValue?.text == #"Pair<Int, String>(1, "}")"#)
    #expect(found["c"]?.type?.text == "Int")
    #expect(found["d"]?.isStatic == true)
    #expect(found["e"]?.isStored == true)
    #expect(found["f"]?.accessors?.hasSetter == true)
    #expect(found["f"]?.accessors?.setterIsNonmutating == true)
    #expect(found["g"]?.isStored == false)
    #expect(found["g"]?.accessors?.hasGetter == true)
    #expect(found["h"]?.accessors?.getterIsAsync == true)
    #expect(found["h"]?.accessors?.getterThrows == true)
    #expect(found["i"]?.initialValue?.text == "{ 3 }()")
    #expect(found["k"]?.type?.text == "(Int) -> Array<Int>")
    #expect(found["l"]?.initialValue?.text == "if flag { 1 } else { 2 }")
    #expect(found["p"]?.type?.text == "Int")
    #expect(found["q"]?.initialValue?.text.hasSuffix(".filter { $0 > 1 }") == true)
    #expect(found["s"]?.type?.text == "Set<Array<Int>>?")
  }

  @Test("functions, nested types, type aliases and macros are passed over")
  func others() throws {
    let type = try DeclarationReader.type(
      in: #"""
        struct S: P {
          typealias X = [Int: String]
          struct Inner: Q { var hidden: Int }
          init?(a: Int = { 3 }()) { self.a = a }
          static func == <T>(a: S, b: T) -> Bool where T: P { a.b < b.c }
          func f<T, U>(_ x: T) async throws
            -> some P
          {
            let regex = /[{"]+/
            if a < b, c > d { return #/"{/# }
            // } comment
            /* } /* nested } */ */
            return "\(x.map { "}" })"
          }
          subscript(i: Int) -> Int { get { i } set { } }
          #warning("text")
          #if DEBUG // why
          var debug: Int
          #else
          var release: Int
          #endif
          deinit { }
          ; let a: Int;
        }
        """#)
    #expect(type.properties.map(\.name.text) == ["debug", "release", "a"])
    let conditionals = type.members.compactMap {
      if case .conditional(let line) = $0 { line.text } else { nil }
    }
    #expect(conditionals == ["#if DEBUG", "#else", "#endif"])
    let inner = type.members.compactMap { if case .type(let type) = $0 { type } else { nil } }
    #expect(inner.map(\.name.text) == ["Inner"])
  }

  @Test(
    "what cannot be read is said with its offset",
    arguments: [
      ("struct S { var a: Int", 9), ("func f() {}", 0), ("struct S { 3 }", 11),
      ("enum E { case }", 14),
      ("struct S { var x = \"open }", 19), ("struct S { /* open }", 11), ("struct", 6),
      ("struct S { ) }", 11), ("struct S { var a: Int { get } b }", 30),
    ])
  func unreadable(_ source: String, offset: Int) {
    #expect {
      try DeclarationReader.type(in: source)
    } throws: {
      let problem = $0 as? SyntaxProblem
      return problem?.offset == offset
    }
  }

  @Test("brackets past the limit are refused, and so are deeply nested strings")
  func deep() {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(throws: SyntaxProblem.self) { try DeclarationReader.type(in: "struct S { \(brackets)") }
    let strings = String(repeating: #""\("#, count: 100_000)
    #expect(throws: SyntaxProblem.self) {
      try DeclarationReader.type(in: "struct S { let a = \(strings)")
    }
    let pounds = String(repeating: "#", count: 200_000)
    #expect(throws: SyntaxProblem.self) { try DeclarationReader.type(in: "struct S { \(pounds)") }
  }

  @Test("a declaration with a byte changed, lost or doubled is read or refused")
  func mutations() throws {
    let source = Array(
      #"""
      @UnionValue public enum E<T>: P where T: Q {
        case a(Int), b(label: [String: Int]?) // comment
        #if DEBUG
        case c(String)
        #endif
        static let t: R = "text \(x) { }", u = /re{/
        @W(title: "x") var v: Int { get async { 1 } set { } }
        func f() -> Int { #"raw"# + """
          long
          """ }
      }
      """#.utf8)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<5_000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[place], at: place)
        }
      }
      _ = try? DeclarationReader.type(in: String(decoding: bytes, as: UTF8.self))
    }
  }
}
