// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import IntentCatalog

@Suite("Printable text") struct PrintableTextTests {
  @Test(
    "controls, ends of lines and marks that turn the direction are spelled out",
    arguments: [
      ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("\u{9B}31m", "\\u{9B}31m"),
      ("a\nb\r\n", "a\\u{A}b\\u{D}\\u{A}"),
      ("\u{0}", "\\u{0}"), ("\u{7F}\u{85}", "\\u{7F}\\u{85}"), ("a\u{2028}b", "a\\u{2028}b"),
      ("\u{202E}txt.exe", "\\u{202E}txt.exe"), ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
      ("a\tb", "a\\u{9}b"), ("\r", "\\u{D}"),
    ])
  func spelledOut(text: String, shown: String) {
    #expect(text.printable.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(
    "ordinary text of any script stays as it is, its marks and joiners too",
    arguments: [
      "", "Kaffee kochen", "👩‍👩‍👧 family", "e\u{301}", "نمی\u{200C}خواهم", "\u{200F}שלום", "🏳️‍🌈", "日本語",
      "a: b :: c",
      "C# [1]", "#[x]", "\u{FEFF}a", "ก็", "\u{AD}soft",
    ])
  func ordinary(text: String) {
    #expect(text.printable.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(
      text.printableLines(keepsColours: false).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("a whole page has every scalar spelled out that steers, but ends of lines and tabs")
  func everyScalar() {
    for value in 0..<0x3000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isKept = !scalar.steersOutput || scalar == "\n" || scalar == "\t"
      let text = "a\(Character(scalar))b"
      let shown = isKept ? text : "a\(scalar.spelledOut)b"
      #expect(
        text.printableLines(keepsColours: false).unicodeScalars.elementsEqual(shown.unicodeScalars))
    }
  }

  @Test("what a build server would take for a command is none")
  func commands() {
    #expect("::error file=a::b".printable == "\\u{3A}:error file=a::b")
    #expect("  ::set-output".printable == "  \\u{3A}:set-output")
    #expect("a ##[error]b".printable == "a ##\\u{5B}error]b")
    #expect("###[x]".printable == "###\\u{5B}x]")
  }

  @Test("lines and tabs stay where a whole page is shown, and colours on a terminal only")
  func lines() {
    let page = "\u{1B}[1;31merror\u{1B}[0m\ta\nb\u{1B}]0;title\u{7}"
    #expect(
      page.printableLines(keepsColours: true)
        == "\u{1B}[1;31merror\u{1B}[0m\ta\nb\\u{1B}]0;title\\u{7}")
    #expect(
      page.printableLines(keepsColours: false)
        == "\\u{1B}[1;31merror\\u{1B}[0m\ta\nb\\u{1B}]0;title\\u{7}")
    // What is not whole, and what does more than colours, is none.
    for sequence in ["\u{1B}[", "\u{1B}[31", "\u{1B}[2J", "\u{1B}[31;1H", "\u{1B}m"] {
      #expect(sequence.printableLines(keepsColours: true).first == "\\")
    }
  }

  @Test("nothing that steers is left of any text") func random() {
    var random = SeededGenerator.forTest("PrintableText")
    let pieces: [Unicode.Scalar] = [
      "\u{1B}", "[", "m", "3", ";", ":", "#", " ", "\n", "\r", "\t", "\u{9B}", "\u{202E}",
      "\u{2067}", "a",
      "é", "\u{301}", "\u{200D}", "😀", "\u{0}", "\u{7F}", "\u{2028}",
    ]
    for _ in 0..<fuzzRounds(2_000) {
      var text = ""
      for _ in 0..<random.below(12) { text.unicodeScalars.append(random.pick(pieces)) }
      #expect(!text.printable.unicodeScalars.contains { $0.steersOutput })
      #expect(!text.printable.contains("##["))
      #expect(text.printable.printable == text.printable)
      #expect(
        !text.printableLines(keepsColours: false).unicodeScalars.contains {
          $0.steersOutput && $0 != "\n" && $0 != "\t"
        })
    }
  }
}
