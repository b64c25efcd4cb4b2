// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageTexts

@Suite("Lists of a language's text") struct LanguageListsTests {
  private func lists(_ text: String, _ part: LanguagePart) throws -> LanguageLists {
    try LanguageLists(Array(text.utf8).span, part, file: "xx/\(part).txt")
  }

  @Test("a line is a key and its items, and a line behind a blank continues it")
  func entries() throws {
    let lists = try lists(
      """
      # Made up.
      [polite]
      openers: hey,  could you,
        i'd like to: please
      # Nothing behind it is an empty list.
      closers:
      fillers: um
      """, .polite)
    #expect(lists["polite", "openers"] == ["hey", "could you", "i'd like to: please"])
    #expect(lists["polite", "closers"] == [])
    #expect(lists["polite", "fillers"] == ["um"])
  }

  @Test("a section may be left out, and its lists are empty")
  func leftOut() throws {
    let lists = try lists("[signs]\n&: og\n", .joining)
    #expect(lists["signs", "&"] == ["og"])
    #expect(lists["joining", "and"] == [])
    #expect(lists.entries("joining") == nil)
  }

  @Test(
    "a mistake is told with file and line",
    arguments: [
      (
        "openers: hey", LanguagePart.polite,
        "xx/polite.txt:1: a line before any section; begin with '[polite]'"
      ),
      (
        "\n[politeness]", .polite,
        "xx/polite.txt:2: no section is called '[politeness]'; sections are [polite], [beside phrases],"
          + " [around requests]"
      ),
      (
        "[polite]\nopeners: hey\nclosers: bye\nfilers: um", .polite,
        "xx/polite.txt:4: no key is called 'filers'; keys are 'openers', 'closers', 'fillers'"
      ),
      (
        "[polite]\nopeners: hey\nopeners: hi", .polite,
        "xx/polite.txt:3: 'openers' is there already; join the two"
      ),
      (
        "[polite]\nopeners: hey\nclosers: bye", .polite,
        "xx/polite.txt:2: '[polite]' has no 'fillers'; write 'fillers:', with nothing behind it if"
          + " there is none"
      ),
      (
        "[free]\nthe, a", .free,
        "xx/free.txt:2: no ':' in 'the, a'; write 'key: word, word'"
      ),
      (
        "[session]\ndone: Done.\n\n  Really.", .session,
        "xx/session.txt:4: no ':' in 'Really.'; write 'key: word, word'"
      ),
    ])
  func mistakes(text: String, part: LanguagePart, message: String) {
    let error = #expect(throws: LanguageTextError.self) { try lists(text, part) }
    #expect(error?.description == message)
  }
}
