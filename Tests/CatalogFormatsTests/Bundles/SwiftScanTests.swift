// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("A light look at Swift sources")
struct SwiftScanTests {
  @Test(
    "types that provide App Shortcuts are found, outside of comments and strings",
    arguments: [
      ("struct S: AppShortcutsProvider {}", ["S"]),
      ("public final class S : NSObject, AppIntents.AppShortcutsProvider {", ["S"]),
      ("extension A.S: AppShortcutsProvider {", ["S"]),
      ("enum S<T>: AppShortcutsProvider{}", ["S"]),
      ("// struct S: AppShortcutsProvider {}", []),
      ("/* /* */ struct S: AppShortcutsProvider */", []),
      ("let s = \"struct S: AppShortcutsProvider {\"", []),
      (
        "let s = #\"\"\"\nstruct S: AppShortcutsProvider\n\"\"\"# ; struct T: AppShortcutsProvider {}",
        ["T"]
      ),
      ("let s = \"\\(f(\")\")) struct\"; struct T: AppShortcutsProvider {}", ["T"]),
      ("protocol P: AppShortcutsProvider {}", []), ("let x: AppShortcutsProvider", []),
      ("func f(_ x: any AppShortcutsProvider) {}", []),
      ("class func f(x: AppShortcutsProvider) {}", []),
      ("struct S {} ; let x: AppShortcutsProvider", []), ("struct AppShortcutsProvider {}", []),
    ])
  func providers(source: String, names: [String]) {
    #expect(SwiftScan(utf8: Array(source.utf8), file: "x.swift").providers.map(\.text) == names)
  }

  @Test("requests in comments are for their line and the next, or the file")
  func suppressions() {
    let source =
      "let a = 1 // bespeak:disable no-phrases\n/* bespeak:disable-file\n*/\n\"// bespeak:disable\""
    let scan = SwiftScan(utf8: Array(source.utf8), file: "x.swift")
    #expect(scan.suppressions.map(\.rules) == [["no-phrases"], []])
    #expect(scan.suppressions.map(\.lines) == [1...2, nil])
  }

  @Test("no source makes it stop")
  func damage() {
    var generator = SeededGenerator(seed: 2)
    let whole = Array(
      "struct S: AppShortcutsProvider { let s = #\"\\#(a(\"b\"))\"# /* x */ } // bespeak:disable a, b\n\"\"\"\n\\("
        .utf8)
    for _ in 0..<20_000 {
      var bytes = whole
      generator.mutate(&bytes)
      _ = SwiftScan(utf8: bytes, file: "x")
    }
  }

  @Test(
    "languages of folders are tags",
    arguments: [
      ("de.lproj", "de"), ("pt_BR.lproj", "pt-BR"), ("zh-Hans.lproj", "zh-Hans"),
      ("zh_hant_TW.lproj", "zh-Hant-TW"), ("English.lproj", "en"), ("Base.lproj", ""),
      ("es-419.lproj", "es-419"), ("x.lproj", nil), ("de", nil), ("..lproj", nil),
    ])
  func locales(folder: String, tag: String?) {
    #expect(LocaleName.tag(folder: folder) == tag)
  }
}
