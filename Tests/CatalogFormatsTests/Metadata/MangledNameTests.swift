// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Mangled names")
struct MangledNameTests {
  @Test(
    "a nominal type of a module is named, words of earlier identifiers put in",
    arguments: [
      ("6Harbor9ShortcutsV", "Harbor", ["Shortcuts"]),
      ("6Harbor0A9ShortcutsV", "Harbor", ["HarborShortcuts"]),
      ("$s6Harbor5OuterV5InnerC", "Harbor", ["Outer", "Inner"]),
      ("10NightTrain0aB20AppShortcutsProviderV", "NightTrain", ["NightTrainAppShortcutsProvider"]),
      ("5Radio04MuteA6IntentV", "Radio", ["MuteRadioIntent"]),
      ("5Radio0A9ShortcutsV", "Radio", ["RadioShortcuts"]),
      ("4Loom0A0O", "Loom", ["Loom"]),
    ])
  func names(mangled: String, module: String, types: [String]) throws {
    let name = try #require(MangledName(mangled))
    #expect(name.module == module)
    #expect(name.types == types)
  }

  @Test(
    "what is none is none",
    arguments: [
      "", "x", "6Harbor", "99Harbor", "6Harbor0Z3FooV", "006Harbor3FooV", "0", "6Harbor0",
      "999999999999999999999999Harbor", String(repeating: "1a", count: 4_000),
    ])
  func none(mangled: String) {
    #expect(MangledName(mangled) == nil)
  }

  @Test("no text makes it stop")
  func damage() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      var bytes = Array("10NightTrain0aB20AppShortcutsProviderV".utf8)
      generator.mutate(&bytes)
      _ = MangledName(String(decoding: bytes, as: UTF8.self))
    }
  }
}
