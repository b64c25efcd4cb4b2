// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import PhraseReport

@Suite("A report as a page") struct ReportPageTests {
  private func page(_ catalogs: [AppCatalog]) -> String {
    String(decoding: ReportPage(ReportWriterTests.report(catalogs)).bytes, as: UTF8.self)
  }

  /// What stands between two texts, the first time.
  private func part(_ text: String, from: String, to: String) throws -> String {
    let start = try #require(text.range(of: from))
    let end = try #require(text.range(of: to, range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test("no text of an app ends an element, begins one, or steers who shows it") func hostile()
    throws
  {
    let page = page([Apps.hostile])
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("<img"))
    #expect(!page.contains("<!--"))
    for scalar in page.unicodeScalars where scalar != "\n" {
      #expect(!scalar.steersOutput, "\(scalar.spelledOut)")
    }
    // The texts are all there, as they are.
    let data = try part(page, from: "id=\"data\">", to: "</script>")
    let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let app = try #require((object?["apps"] as? [[String: Any]])?.first)
    #expect(app["name"] as? String == "Evil" + Apps.payload)
    // Without scripts they are text.
    let still = try part(page, from: "<main", to: "</main>")
    #expect(
      still.contains(
        "Evil&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;!--\\u{2028}\\u{202E}\\u{1B}[2J&amp;&quot;'"
      ))
  }

  @Test("the page holds the report's JSON, and its own script and style are all it allows")
  func policy() throws {
    let report = ReportWriterTests.report([Apps.tasks])
    let bytes = ReportPage(report).bytes
    #expect(bytes == ReportPage(report).bytes)
    let page = String(decoding: bytes, as: UTF8.self)
    let data = try part(page, from: "id=\"data\">", to: "</script>")
    #expect(data == String(decoding: ReportWriter.bytes(report), as: UTF8.self))
    let policy = try part(page, from: "Content-Security-Policy\" content=\"", to: "\"")
    let style = try part(page, from: "<style>", to: "</style>")
    let script = try part(page, from: "<script>", to: "</script>")
    #expect(style.contains("prefers-color-scheme: dark") && style.contains("@media print"))
    #expect(script.hasPrefix("// SPDX") && script.contains("\"use strict\""))
    #expect(
      policy
        == [
          "default-src 'none'", "style-src '\(ContentHash.source(Array(style.utf8)))'",
          "script-src '\(ContentHash.source(Array(script.utf8)))'", "img-src data:",
          "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; "))
  }

  @Test("the page's own files name no other place, and set no markup") func files() {
    let script = String(decoding: PageFile.script, as: UTF8.self)
    let style = String(decoding: PageFile.style, as: UTF8.self)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "fetch(",
    ] {
      #expect(!script.contains(word), "\(word)")
    }
    let namespace = "http://www.w3.org/2000/svg"
    #expect(!script.replacingOccurrences(of: namespace, with: "").contains("://"))
    #expect(!style.contains("://") && !style.contains("url(") && !style.contains("@import"))
    // What would end their elements.
    #expect(!script.contains("</") && !script.contains("<!--") && !style.contains("</"))
  }

  @Test("without scripts there are figures, and findings with places and fixes") func noscript()
    throws
  {
    var broken = Apps.tasks
    broken.shortcuts[1].phrases.append(
      PhraseDeclaration(
        "Show all & more", location: SourceLocation(file: "tasks.json", line: 26, column: 3)))
    let still = try part(page([broken]), from: "<main", to: "</main>")
    #expect(still.contains("<noscript>"))
    #expect(still.contains("1 app in 3 languages: 2 shortcuts, 12 phrases."))
    #expect(still.contains("<q>Show all &amp; more</q><br>Fix: say where the app's name goes"))
    #expect(still.contains("<td>tasks.json:26:3</td><td><code>missing-app-name</code></td>"))
    #expect(page([Apps.tasks]).contains("<title>Phrases of Tasks</title>"))
  }

  @Test("a section that was not asked for is not there") func sections() {
    let report = Report([Apps.tasks], generator: "x", ruleSet: .extended)
    let page = String(decoding: ReportPage(report).bytes, as: UTF8.self)
    for name in ["\"findings\":", "\"collisions\":", "\"selfTest\":", "\"limits\":"] {
      #expect(!page.contains(name), "\(name)")
    }
  }
}
