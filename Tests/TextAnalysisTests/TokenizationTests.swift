// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@Suite("Tokenisation") struct TokenizationTests {
  @Test(
    "words end at punctuation, and joints say at which",
    arguments: [
      ("Party-Mode", "party-mode"), ("Tasks'da l’app", "tasks'da l'app"), ("a–b a—b", "a-b a b"),
      ("a--b a'-b", "a b a b"), ("foo_bar a.b a:b", "foo bar a b a b"), ("3D mp3", "3d mp3"),
      ("1,000.50 a.5 5.a 1..2 1.", "1,000.50 a 5 5 a 1 2 1"), ("12:30", "12 30"),
      ("-a 'b'", "a b"), ("col·lapse", "col lapse"), ("a\tb\nc", "a b c"), ("a ' b", "a b"),
      ("בן־אדם ג׳ירפה", "בן-אדם ג'ירפה"), ("Tasks™ C++", "tasks c"), ("", ""), ("?!", ""),
    ])
  func joints(text: String, form: String) throws {
    #expect(try folded(text) == form)
  }

  @Test(
    "scripts without spaces give a token a character",
    arguments: [
      ("在Tasks中", "在+tasks+中"), ("スター", "ス+タ+ー"), ("ที่น้ำ", "ที่+น้ํ+า"), ("人々", "人+々"),
      ("မြန်မာ", "မြ+န်+မာ"), ("スター・ウォ", "ス+タ+ー ウ+ォ"), ("㍿", "株+式+会+社"), ("ខ្មែរ", "ខ្+មែ+រ"),
    ])
  func graphemes(text: String, form: String) throws {
    #expect(Array(try folded(text).utf8) == Array(form.utf8))
  }

  @Test(
    "Hangul is in words of its own",
    arguments: [
      ("장보기 목록에", "장보기 목록에"), ("Tasks에서 3시", "tasks+에서 3+시"),
      ("\u{1112}\u{1161}\u{11AB}", "한"),
    ])
  func hangul(text: String, form: String) throws {
    #expect(Array(try folded(text).utf8) == Array(form.utf8))
  }

  @Test("emoji and other symbols separate", arguments: ["a👩‍👩‍👧b", "a🏳️‍🌈b", "a🇩🇪b", "a♥️b", "a€b"])
  func symbols(text: String) throws {
    #expect(try folded(text) == "a b")
  }

  @Test("a keycap is its digit") func keycap() throws {
    #expect(try folded("1️⃣ a") == "1 a")
  }

  @Test(
    "spans lead to the original bytes",
    arguments: [
      ("Öffne  Straße!", ["Öffne", "Straße"]), ("Cafe\u{301}, ok", ["Cafe\u{301}", "ok"]),
      ("pla\u{200D}y\u{200D} x", ["pla\u{200D}y", "x"]), ("㍿だ", ["㍿", "㍿", "㍿", "㍿", "だ"]),
      ("กำ", ["กำ", "ำ"]), ("1.5 ｋｍ", ["1.5", "ｋｍ"]),
    ])
  func spans(text: String, parts: [String]) throws {
    #expect(try originals(text).map { Array($0.utf8) } == parts.map { Array($0.utf8) })
  }

  @Test("ill-formed bytes separate words")
  func illFormed() throws {
    var buffer = TokenBuffer()
    let analyzer = TextAnalyzer(locale: LocaleTag("de"))
    let cases: [([UInt8], Int)] = [
      ([0x61, 0xFF, 0x62], 2), ([0x61, 0xE2, 0x82, 0x62], 2), ([0xC3], 0), ([0x61, 0xC0, 0x80], 1),
      ([0xED, 0xA0, 0x80, 0x61], 1), ([0xF0, 0x9F, 0x61], 1), ([0xF4, 0x90, 0x80, 0x80], 0),
    ]
    for (bytes, count) in cases {
      try #expect(tokens(bytes, analyzer, into: &buffer).count == count, "\(bytes)")
    }
  }
}
