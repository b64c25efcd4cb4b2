// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@Suite("Normalisation") struct NormalizationTests {
  @Test(
    "the primary form is the NFKC case folding",
    arguments: [
      ("Straße", "strasse"), ("Ｐｌａｙ", "play"), ("ﬁnd", "find"), ("Ⅳ", "iv"), ("㎏", "kg"),
      ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("Cafe\u{301}", "café"), ("ﾊﾟｰﾃｨ", "パ+ー+テ+ィ"), ("x²", "x2"),
    ])
  func primaryForm(text: String, form: String) throws {
    #expect(try primary(text) == form)
  }

  @Test(
    "the folded form has no diacritics in alphabets that do without",
    arguments: [
      ("Ærøskøbing", "aeroskobing"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"), ("œuvre", "oeuvre"),
      ("Þór", "thor"), ("façade naïve", "facade naive"), ("Ángela Ñandú", "angela nandu"),
      ("Παίξε μουσική", "παιξε μουσικη"), ("ёлка", "елка"), ("мой Київ Ў", "мой київ ў"),
      ("за\u{301}мок", "замок"), ("أإآٱا", "ااااا"), ("مدرسة", "مدرسه"), ("على", "علي"),
      ("مُحَمَّد", "محمد"), ("کتاب یک", "كتاب يك"), ("مـوسـيقى", "موسيقي"), ("שָׁלוֹם", "שלום"),
    ])
  func foldedForm(text: String, form: String) throws {
    #expect(try folded(text) == form)
  }

  @Test(
    "marks are vowels elsewhere and stay",
    arguments: [("जोड़ें", "जोड़ें"), ("が", "が"), ("பால்", "பால்"), ("ประ", "ป+ร+ะ")])
  func keptMarks(text: String, form: String) throws {
    #expect(Array(try folded(text).utf8) == Array(form.utf8))
  }

  @Test("I and ı are one letter in Turkish and Azerbaijani only")
  func turkic() throws {
    #expect(try primary("Işık İPTAL", "tr") == "ışık iptal")
    #expect(try primary("IŞIK I\u{307}", "az") == "ışık i")
    #expect(try folded("IŞIK", "tr") == "isik")
    #expect(try primary("Işık", "de") == "işık")
    #expect(try folded("İ", "de") == "i")
  }

  @Test(
    "digits of every script become ASCII",
    arguments: [("٣٫٥", "3.5"), ("१२", "12"), ("๑๒", "12"), ("１２：３０", "12 30"), ("⑩", "10")])
  func digits(text: String, form: String) throws {
    #expect(try folded(text) == form)
  }

  @Test(
    "what cannot be seen does not break a word",
    arguments: [
      "pla\u{200D}y", "pla\u{200C}y", "\u{FEFF}play", "pl\u{AD}ay", "play\u{FE0F}", "\u{202E}play",
      "p\u{2067}lay\u{2069}", "pla\u{1}y", "play\u{E0061}\u{E007F}", "pla\u{200B}y",
    ])
  func ignorables(text: String) throws {
    #expect(try folded(text) == "play")
  }

  @Test("accent is 0 exactly where folding changes nothing")
  func accent() throws {
    let words = try TextAnalyzer(locale: LocaleTag("fr")).normalizedTokens("le café cafe")
    #expect(words.map { $0.token.accent != 0 } == [false, true, false])
    #expect(words[1].token.hash == words[2].token.hash)
    #expect(words[1].token.accent == TokenHash.accent(primary: "café", folded: "cafe"))
  }

  @Test("the version of the analysis carries that of Unicode")
  func version() {
    let version = TextAnalyzer(locale: LocaleTag("en")).analysisVersion
    #expect(version >> 16 == 1)
    #expect(version & 0xFFFF >= 0xE00)  // Unicode 14, ICU 70
  }
}
