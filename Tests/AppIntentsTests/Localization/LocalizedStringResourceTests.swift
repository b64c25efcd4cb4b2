// SPDX-License-Identifier: Apache-2.0

import AppIntents
import TestSupport
import Testing

@Suite struct LocalizedStringResourceTests {
  @Test("a text without values is its own key, percent signs included")
  func plain() {
    let text: LocalizedStringResource = "50% off"
    #expect(text.key == "50% off")
    #expect(String(localized: text) == "50% off")
  }

  @Test("values stand in the key by their specifiers")
  func specifiers() {
    let name = "Ada"
    let text: LocalizedStringResource =
      "\(name) has \(3) of \(UInt8(4)) and \(2.5), 5% \(1.5, specifier: "%.2f")"
    #expect(text.key == "%@ has %lld of %u and %lf, 5%% %.2f")
    #expect(String(localized: text) == "Ada has 3 of 4 and 2.500000, 5% 1.50")
  }

  @Test("what is shown by a name of its own is interpolated by that name")
  func shown() {
    let room = RoomEntity(id: "a", name: "Attic", [], "")
    #expect(String(localized: "\(room) is \(Mood.dim)") == "Attic is Dim")
  }

  @Test("a list of what has names is joined by them")
  func lists() {
    let rooms = ["Attic", "Cellar"].map { RoomEntity(id: $0, name: $0, [], "") }
    #expect(
      String(localized: "Light \(rooms, format: .list(type: .and))") == "Light Attic and Cellar")
    #expect(
      String(localized: "\([Mood.dim, .bright], format: .list(type: .or))") == "Dim or Bright")
    #expect(
      String(localized: "\(["a", "b"], format: .list(type: .and))") == "a and b")
  }

  @Test("the default of a key is what is shown where no table has the key")
  func defaultValue() {
    let text = LocalizedStringResource("title.key", defaultValue: "Title \(7)", table: "None")
    #expect(text.key == "title.key")
    #expect(String(localized: text) == "Title 7")
  }

  @Test("a table of the bundle is looked up from the most to the least specific language")
  func tables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try #""%@ has %lld" = "%2$lld hat %1$@";"#.write(
      to: german.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    let name = "Ada"
    var text = LocalizedStringResource("\(name) has \(3)", bundle: .atURL(folder))
    text.locale = Locale(identifier: "de_AT")
    #expect(String(localized: text) == "3 hat Ada")
    text.locale = Locale(identifier: "fr")
    #expect(String(localized: text) == "Ada has 3")
  }

  @Test("no format makes the formatter fail, and values it does not name are left out")
  func formats() {
    let formatter = LocalizationFormatter(locale: Locale(identifier: "en"))
    let arguments: [_FormatArgument] = [.text("a"), .signed(7)]
    for (format, expected) in [
      ("%@ %lld", "a 7"), ("%2$lld %1$@", "7 a"), ("%@ %@", "a 7"), ("%", "%"), ("%@%", "a%"),
      ("%q", "%q"), ("%3$@", "%3$@"), ("%0$@", "%0$@"), ("%% %@", "% a"), ("%@ %05lld", "a 00007"),
      ("%99999999999999999999$@", "%99999999999999999999$@"), ("", ""),
    ] {
      #expect(formatter.format(format, arguments) == expected, "\(format)")
    }
  }

  @Test("random formats end")
  func randomFormats() {
    var random = SeededGenerator.forTest("formats")
    let formatter = LocalizationFormatter(locale: Locale(identifier: "en"))
    let pieces = ["%", "@", "l", "d", "1", "$", ".", "9", "-", "f", "x", "é", " ", "%@", "%.99f"]
    for _ in 0..<fuzzRounds(300) {
      let format = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
      let text = formatter.format(format, [.text("t"), .real(1.5), .signed(-3), .placeholder])
      #expect(text.utf8.count < 2_000)
    }
  }

  @Test("marked nouns are inflected in English and stand as written elsewhere")
  func inflection() {
    let english = Locale(identifier: "en_GB")
    for (text, expected) in [
      ("^[1 task](inflect: true)", "1 task"), ("^[3 task](inflect: true) left", "3 tasks left"),
      ("^[2 city](inflect: true)", "2 cities"), ("^[2 box](inflect: true)", "2 boxes"),
      ("^[0 day](inflect: true)", "0 days"), ("^[task](inflect: true)", "task"),
      ("^[3 task", "^[3 task"), ("^[3 task](inflect", "^[3 task](inflect"),
    ] {
      #expect(InflectionMarkup.resolve(text, locale: english) == expected)
    }
    #expect(
      InflectionMarkup.resolve("^[3 Aufgabe](inflect: true)", locale: Locale(identifier: "de"))
        == "3 Aufgabe")
  }
}
