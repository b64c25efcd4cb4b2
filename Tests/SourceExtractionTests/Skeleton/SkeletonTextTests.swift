// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceExtraction

@Suite("Skeleton texts") struct SkeletonTextTests {
  @Test("lines stay the lines they are, and places are led back to the source") func places() {
    let source = Array("one two\nthree four\r\nfive six\n".utf8)
    var text = SkeletonText(source)
    text.insert("import X; ", at: 0)
    text.keep(4..<7)
    text.insert(" { }")
    text.keep(14..<18)
    text.keep(20..<24)
    text.finish()
    let written = String(decoding: text.utf8, as: UTF8.self)
    #expect(written == "import X; two { }\nfour\r\nfive\n")
    func place(of part: String) -> Int? {
      let bytes = Array(part.utf8)
      let at = text.utf8.indices.first { text.utf8[$0...].starts(with: bytes) }
      return at.map { text.sourceOffset($0) }
    }
    #expect(place(of: "two") == 4)
    #expect(place(of: "wo") == 5)
    #expect(place(of: "{ }") == 7)
    #expect(place(of: "four") == 14)
    #expect(place(of: "ive") == 21)
  }

  @Test("line feeds, carriage returns and both begin lines") func lines() {
    let lines = LineStarts(Array("a\nb\r\nc\rd".utf8))
    #expect([0, 2, 5, 7].map { lines.place(of: $0).line } == [1, 2, 3, 4])
    #expect(lines.place(of: 7).column == 1)
    #expect(lines.offset(line: 3, column: 1) == 5)
    #expect(lines.offset(line: 99, column: 1) == 7)
  }
}
