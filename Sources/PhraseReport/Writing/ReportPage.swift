// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseLint
import PhraseTesting

/// Writes a report as one HTML file that needs nothing else: no network, no other file.
///
/// It holds the report as JSON (`ReportWriter`), the script that shows it, and, for readers without scripts, the figures
/// and the first findings as plain HTML. Names and phrases are other people's texts: here they are escaped, in the
/// JSON no `<` is left that could end its element, and the script makes text of them and never markup. The
/// page's Content Security Policy allows its own script and style, by their hashes, and nothing else.
package struct ReportPage: Sendable {
  /// Most findings in the part for readers without scripts.
  private static let findingLimit = 200

  private let report: Report

  /// Makes the page of a report.
  package init(_ report: Report) { self.report = report }

  /// The file, in UTF-8. The same report gives the same bytes.
  package var bytes: [UInt8] {
    var page = Array(head.utf8)
    page += PageFile.style
    page += Array(("</style>\n</head>\n" + body).utf8)
    page += Array("<script type=\"application/json\" id=\"data\">".utf8)
    let json = ReportWriter.bytes(report)
    page.reserveCapacity(page.count + json.count + json.count / 16 + PageFile.script.count)
    for byte in json {
      // Only texts hold it, and there the escape means the same.
      if byte == UInt8(ascii: "<") { page += Array("\\u003C".utf8) } else { page.append(byte) }
    }
    page += Array("</script>\n<script>".utf8)
    page += PageFile.script
    page += Array("</script>\n</body>\n</html>\n".utf8)
    return page
  }

  private func text(_ text: String) -> String { MarkupText.escaped(text) }

  private var policy: String {
    [
      "default-src 'none'", "style-src '\(ContentHash.source(PageFile.style))'",
      "script-src '\(ContentHash.source(PageFile.script))'", "img-src data:", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta name="generator" content="\(text(report.generator))">
    <title>\(text(report.title))</title>
    <link rel="icon" href="data:,">
    <style>
    """
  }

  // MARK: - Without scripts

  private var body: String {
    """
    <body>
    <a class="skip" href="#main">Skip to the report</a>
    <header id="top"></header>
    <main id="main" tabindex="-1">
    <h1>\(text(report.title))</h1>
    <p class="lead">\(text(summary))</p>
    <div id="static">
    <noscript><p class="notice">This is the part of the report that needs no scripts: figures and findings. \
    Apps, translations, collisions and tests are shown where scripts may run; the page loads nothing from \
    anywhere.</p></noscript>
    \(usage)\(findings)</div>
    <p class="made">Made by \(text(report.generator)), by the rule set \
    <code>\(report.ruleSet.rawValue)</code>.</p>
    </main>

    """
  }

  private var summary: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var text = ""
    if !report.apps.isEmpty {
      text =
        "\(count(report.apps.count, "app")) in \(count(report.locales.count, "language")): "
        + "\(count(report.apps.reduce(0) { $0 + $1.shortcuts.count }, "shortcut")), "
        + "\(count(report.apps.reduce(0) { $0 + $1.phraseCount }, "phrase"))."
    }
    if let findings = report.findings {
      let parts = Diagnostic.Severity.allCases.map {
        count(findings.counts[$0] ?? 0, $0.rawValue)
      }
      text += " " + parts.joined(separator: ", ") + "."
    }
    if let cases = report.cases {
      text +=
        " \(count(cases.report.entries.count, "case")), \(cases.report.failureCount) failed."
    }
    return text.trimmingPrefix { $0 == " " }.description
  }

  private var usage: String {
    guard !report.apps.isEmpty else { return "" }
    var rows = ""
    let listed = report.apps.prefix(Self.findingLimit)
    for app in listed {
      guard let source = app.languages.first?.counts else { continue }
      rows += """
        <tr><th scope="row">\(text(app.name)) <small>\(text(app.id))</small></th>\
        <td>\(source.shortcuts)</td><td>\(source.phrases)</td>\
        <td>\(source.triggerPhrases == .max ? "countless" : "\(source.triggerPhrases)")</td>\
        <td>\(app.languages.count)</td></tr>

        """
    }
    return """
      <h2>Apps</h2>
      <table><thead><tr><th scope="col">App</th><th scope="col">Shortcuts</th><th scope="col">Phrases</th>\
      <th scope="col">Trigger phrases</th><th scope="col">Languages</th></tr></thead>
      <tbody>
      \(rows)</tbody></table>
      \(rest(report.apps.count - listed.count, "apps"))
      """
  }

  private var findings: String {
    guard let findings = report.findings else { return "" }
    if findings.total == 0 { return "<h2>Findings</h2>\n<p>None.</p>\n" }
    var rows = ""
    let listed = findings.listed.prefix(Self.findingLimit)
    for one in listed {
      var place = one.location
      place.file = report.folder.relative(place.file)
      place.path = ""
      let phrase = one.highlight.map { "<br><q>\(text($0.text))</q>" } ?? ""
      rows += """
        <tr><td>\(one.severity.rawValue)</td>\
        <td>\(text(one.message))\(phrase)\(one.fix.map { "<br>Fix: \(text($0))" } ?? "")</td>\
        <td>\(text(place.description))</td><td><code>\(text(one.rule))</code></td></tr>

        """
    }
    return """
      <h2>Findings</h2>
      <table><thead><tr><th scope="col">Severity</th><th scope="col">Finding</th><th scope="col">Place</th>\
      <th scope="col">Rule</th></tr></thead>
      <tbody>
      \(rows)</tbody></table>
      \(rest(findings.total - listed.count, "findings"))
      """
  }

  private func rest(_ count: Int, _ noun: String) -> String {
    count > 0 ? "<p>And \(count) more \(noun).</p>\n" : ""
  }
}
