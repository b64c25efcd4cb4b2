// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Addresses") struct AddressReaderTests {
  private let parser: ValueParser
  private let reference: ValueReference

  init() throws {
    parser = try #require(ValueParser(locale: LocaleTag("en")))
    reference = try #require(ValueReference("2026-03-11T14:20:00"))
  }

  private static let addresses: Set<ValueType> = [.email, .url, .phoneNumber]

  private func summaries(_ text: String, latent: Bool = false) -> [String] {
    parser.values(in: text, at: reference, types: Self.addresses, includesLatent: latent).map {
      "\($0.type.rawValue) \($0.summary)"
    }
  }

  @Test(
    "several addresses of a text are told apart",
    arguments: [
      (
        "mail a@example.org, b@example.org and see example.com/x or call +44 20 7946 0018",
        [
          "email a@example.org", "email b@example.org", "url example.com/x",
          "phoneNumber +442079460018",
        ]
      ),
      (
        "mail bob at example dot com and then example dot org slash a",
        ["email bob@example.com", "url example.org/a"]
      ),
      ("https://example.org/?to=a@example.com", ["url https://example.org/?to=a@example.com"]),
      ("https://u:p@example.org:8080/", ["url https://u:p@example.org:8080/"]),
      ("may 5th.https://example.org/a", ["url https://example.org/a"]),
      (
        "020 7946 0018, 020 7946 0019",
        ["phoneNumber 02079460018", "phoneNumber 02079460019"]
      ),
    ])
  func several(text: String, found: [String]) {
    #expect(summaries(text) == found)
  }

  @Test(
    "what may be an address counts only where one is asked for",
    arguments: [
      ("see about.me", "url about.me"), ("5550143", "phoneNumber 5550143"),
      ("112", "phoneNumber 112"), ("zoom dot us", "url zoom.us"),
      ("1 2 3 4 5 6 7", "phoneNumber 1234567"),
    ])
  func latent(text: String, found: String) {
    #expect(summaries(text) == [])
    #expect(summaries(text, latent: true) == [found])
  }

  @Test(
    "addresses are said with each language's words for signs",
    arguments: [
      ("es", "ana punto lopez arroba example punto org", "email ana.lopez@example.org"),
      ("es", "mi teléfono es 5550143", "phoneNumber 5550143"),
      ("pt", "rui sublinhado costa arroba example ponto com", "email rui_costa@example.com"),
      ("pt", "(21) 5555-0143 ramal 12", "phoneNumber 2155550143;ext=12"),
      ("de", "uwe punkt kern at example punkt de", "email uwe.kern@example.de"),
      ("de", "www punkt example punkt de schrägstrich laden", "url www.example.de/laden"),
      ("fr", "luc point petit arobase example point fr", "email luc.petit@example.fr"),
      ("it", "gino trattino rossi chiocciola example punto it", "email gino-rossi@example.it"),
      ("nl", "piet underscore vos apenstaartje example punt nl", "email piet_vos@example.nl"),
      ("sv", "eva punkt berg snabel a example punkt se", "email eva.berg@example.se"),
    ])
  func languages(language: String, text: String, found: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    let values = parser.values(in: text, at: reference, types: Self.addresses)
    #expect(values.map { "\($0.type.rawValue) \($0.summary)" } == [found])
  }

  @Test(
    "a telephone number is one whole in each language's words, and no part of it is a time",
    arguments: [
      ("en", "call me at five five five one two three four", "5551234"),
      ("en", "call him on two one two five five five oh one nine nine", "2125550199"),
      (
        "fr",
        "appelle le zéro six douze trente-quatre cinquante-six soixante-dix-huit", "0612345678"
      ),
      ("fr", "appelle le zéro six quinze seize dix-sept dix-huit", "0615161718"),
      (
        "fr", "appelle le zéro six quatre-vingt-douze trente et un vingt et un soixante et onze",
        "0692312171"
      ),
      ("nl", "bel nul zes een twee drie vier vijf zes zeven acht", "0612345678"),
      ("sv", "ring noll sju noll ett två tre fyra fem sex sju", "0701234567"),
    ])
  func spokenNumbers(language: String, text: String, number: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    let found = parser.values(in: text, at: reference, types: [.phoneNumber, .dateTime])
    #expect(found.map(\.summary) == [number])
  }

  @Test(
    "the ending of a region's own hosts is no word where the language has none",
    arguments: [
      ("it-IT", "apri repubblica.it", ["url repubblica.it"]),
      ("it", "apri google punto it", ["url google.it"]),
      ("nl-BE", "open standaard.be", ["url standaard.be"]),
      ("en-US", "open repubblica.it", []), ("en-IN", "done.in", []),
    ] as [(String, String, [String])])
  func ownEndings(locale: String, text: String, found: [String]) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(locale)))
    let values = parser.values(in: text, at: reference, types: Self.addresses)
    #expect(values.map { "\($0.type.rawValue) \($0.summary)" } == found)
  }

  @Test("endings of hosts are those of the list, of words and of other scripts")
  func endings() {
    func ending(_ text: String) -> HostEndings.Ending {
      let letters = Array(text.utf8)
      return HostEndings.shared.ending(letters, letters.indices)
    }
    #expect(ending("com") == .known)
    #expect(ending("museum") == .known)
    #expect(ending("md") == .word)
    #expect(ending("xn--p1ai") == .known)
    #expect(ending("xn--") == .unknown)
    #expect(ending("comx") == .unknown)
    #expect(ending("") == .unknown)
  }

  @Test("labels have 63 bytes at most, and hosts 253")
  func lengths() {
    let label = String(repeating: "a", count: 63)
    #expect(summaries("\(label).com") == ["url \(label).com"])
    #expect(summaries("a\(label).com") == [])
    let long = Array(repeating: label, count: 4).joined(separator: ".")
    #expect(summaries("https://\(long).com/") == [])
    let local = String(repeating: "b", count: 64)
    #expect(summaries("\(local)@example.org") == ["email \(local)@example.org"])
    #expect(summaries("b\(local)@example.org") == [])
  }

  @Test("a bracket at the beginning or end of a number is part of it")
  func brackets() throws {
    let text = "at (212) 555-0187, or +44 20 (7946 0018)."
    let values = parser.values(in: text, at: reference, types: [.phoneNumber])
    let bytes = Array(text.utf8)
    let said = values.map {
      String(decoding: bytes[Int($0.range.lower)..<Int($0.range.upper)], as: UTF8.self)
    }
    #expect(said == ["(212) 555-0187", "+44 20 (7946 0018)"])
  }

  @Test("random signs, words and digits give ranges within the text, and no trap")
  func random() {
    var generator = SeededGenerator.forTest("addresses")
    let parts = [
      "a", "b@", "@", ".", "..", " dot ", " at ", "://", "http", "www.", ".com", "/", "?", "#",
      ":80", "(", ")", "+", "-", "_", "~", "'", "\u{2019}s", "5", "020", "555", " ", ",", "x12",
      " ext 5",
      " double ", " five ", " oh ", " plus ", " hundred ", "é", "ß", "電", "\u{301}", "[", "]",
      "%41",
      "twentyfifth", " slash ", " call ", "\n", "\u{200B}", "٥", "½", " w w w ", "1.2.3.4", "$",
    ]
    var scratch = ValueScratch()
    for _ in 0..<fuzzRounds(4_000) {
      let text = (0..<generator.below(30)).map { _ in generator.pick(parts) }.joined()
      let bytes = Array(text.utf8)
      let values = parser.values(
        in: bytes.span, at: reference, types: [], includesLatent: true, &scratch)
      for value in values {
        #expect(value.range.lower < value.range.upper, "'\(text)'")
        #expect(Int(value.range.upper) <= bytes.count, "'\(text)'")
        let said = bytes[Int(value.range.lower)..<Int(value.range.upper)]
        #expect(String(validating: said, as: UTF8.self) != nil, "'\(text)'")
        switch value.content {
        case .email(let address): #expect(address.contains("@"), "'\(text)'")
        case .url(let address):
          #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "'\(text)'")
        case .phoneNumber(let number): #expect(number.utf8.first != nil, "'\(text)'")
        default: break
        }
      }
    }
  }

  @Test("bytes that are no text give ranges within them, and no trap")
  func illFormed() {
    var generator = SeededGenerator.forTest("ill-formed addresses")
    let seeds = [
      "mail anna.smith@example.org or https://münchen.example.com/a(b)?c=d",
      "call +44 (0)20 7946–0018 x12, double five ½ ٥٥٥", "b o b at example dot com slash a",
    ]
    var scratch = ValueScratch()
    for _ in 0..<fuzzRounds(2_000) {
      var bytes = Array(generator.pick(seeds).utf8)
      for _ in 0..<3 { generator.mutate(&bytes) }
      let values = parser.values(
        in: bytes.span, at: reference, types: [], includesLatent: true, &scratch)
      for value in values {
        #expect(value.range.lower < value.range.upper && Int(value.range.upper) <= bytes.count)
      }
    }
  }
}
