// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceExtraction

@Suite("Outlines of sources") struct OutlineReaderTests {
  private func outline(_ source: String) throws -> (SourceTokens, [Declaration]) {
    let tokens = try SourceTokens(Array(source.utf8))
    return (tokens, OutlineReader(tokens).read())
  }

  @Test("declarations end where the next ones begin, whatever stands in them") func ends() throws {
    let (tokens, found) = try outline(
      #"""
      import A
      @main @available(iOS 17, *) public final class One<T>: Base, Q where T: P { }
      private(set) var a: [String: Int] = ["x": 1], b = 2
      let c = { x in x }()
        .map { $0 }
      func f<U>(_ u: U) -> some View where U: V { if a { b } }
      enum E: String { case x = "a", y; case z(Int, to: String)
        static func g() {} ; indirect case w }
      extension A.B { typealias C = D }
      #Preview("x") { View() }
      subscript(i: Int) -> Int { i }
      var d: Int { get { 1 } set { } }
      protocol R: AnyObject { var e: Int { get }; func h() }
      """#)
    #expect(found.map(\.name) == ["", "One", "a", "c", "f", "E", "A.B", "", "d", "R"])
    #expect(found[1].attributes.map(\.name) == ["main", "available"])
    #expect(found[1].inherited.map { tokens.text($0) } == ["Base", "Q"])
    #expect(found[2].type.map { tokens.text($0) } == "[String: Int]")
    #expect(found[2].value.map { tokens.text($0) } == #"["x": 1]"#)
    #expect(
      found[3].value.map { tokens.text($0).filter { $0 != " " && $0 != "\n" } }
        == "{xinx}().map{$0}")
    #expect(found[5].members.map(\.name) == ["x", "z", "g", "w"])
    #expect(found[6].members.map(\.name) == ["C"])
    #expect(found[8].body.map { tokens.text($0) } == "{ get { 1 } set { } }")
    #expect(found[9].members.map(\.name) == ["e", "h"])
  }

  @Test("source that is none is passed over to its end") func broken() throws {
    for source in [
      "}}}", "struct", "struct A {", "var", "case", "@", "@a(", "func f(", "extension .",
    ] {
      _ = try outline(source)
    }
    let deep = String(repeating: "struct A { ", count: 5_000)
    #expect(try outline(deep).1.count == 1)
  }

  @Test("bodies that come about by statements are told from expressions") func statements() throws {
    func imperative(_ body: String) throws -> Bool {
      let tokens = try SourceTokens(Array(body.utf8))
      return BodyStatements(tokens, 0..<tokens.count).areImperative
    }
    #expect(try !imperative("{ A() }"))
    #expect(try !imperative("{ return [A()] }"))
    #expect(try !imperative("{ A(); if #available(iOS 17, *) { B() } }"))
    #expect(try imperative("{\n var a = 1\n return a }"))
    #expect(try imperative("{\n for a in b { }\n }"))
    #expect(try imperative("{ if x { A() } }"))
  }
}
