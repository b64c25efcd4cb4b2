// SPDX-License-Identifier: Apache-2.0

import PhraseGrammar
import Testing

@Suite struct NameFormsTests {
  @Test(
    "signs are read aloud, words in camel case are apart, and acronyms are letters",
    arguments: [
      ("Buy milk", []), ("Salt & Pepper", ["Salt  and  Pepper"]),
      ("NetNewsWire", ["Net News Wire"]),
      ("VLC", ["V L C"]), ("TechCrunch Daily", ["Tech Crunch Daily"]),
      ("AT&T NewsNow", ["AT and T NewsNow", "A T and T News Now"]),
      // What a short word inside might be is said too often by itself.
      ("LinkedIn", []), ("iOS Weekly", []), ("McArthur", []),
      // Not every capital is an acronym's, nor every run of them one.
      ("BUY MILK NOW", []), ("LANTERN", []), ("Ünïcode ÄÖÜ", ["Ünïcode Ä Ö Ü"]), ("新聞", []),
      ("", []), ("B", []),
    ])
  func forms(name: String, more: [String]) {
    #expect(NameForms.forms(of: name, language: "en") == [name] + more)
  }

  @Test("a language that reads no signs has none of them read")
  func languages() {
    #expect(NameForms.forms(of: "A & B", language: "und") == ["A & B"])
    #expect(NameForms.forms(of: "Salz & Pfeffer", language: "de").last == "Salz  und  Pfeffer")
  }
}
