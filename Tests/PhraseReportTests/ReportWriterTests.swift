// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import PhraseLint
import TestSupport
import Testing
import TextAnalysis

@testable import PhraseReport

@Suite("A report as JSON") struct ReportWriterTests {
  static func report(_ catalogs: [AppCatalog], locale: LocaleTag? = nil) -> Report {
    let rules = CatalogRules.descriptions + CollisionReport.descriptions
    let collisions = CollisionFinder(worstLimit: CollisionSection.spelledOut).find(catalogs)
    let findings = CatalogRules().check(catalogs) + collisions.diagnostics
    var report = Report(
      catalogs, generator: "bespeak test", ruleSet: .apple, locale: locale,
      folder: WorkingFolder(path: "/apps"))
    report.findings = FindingSection(findings, rules: rules)
    report.collisions = CollisionSection(collisions)
    return report
  }

  private func json(_ report: Report) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(ReportWriter.bytes(report)))
    return try #require(object as? [String: Any])
  }

  @Test("an app is written with its phrases, figures and translations, and nothing twice")
  func app() {
    var report = Report([Apps.tasks], generator: "bespeak test", ruleSet: .apple)
    report.findings = FindingSection([], rules: [])
    #expect(
      String(decoding: ReportWriter.bytes(report), as: UTF8.self) == """
        {"format":"bespeak-report/1","generator":"bespeak test","title":"Phrases of Tasks","rules":"apple",\
        "limits":{"shortcuts":10,"triggerPhrases":1000},\
        "counts":{"apps":1,"languages":3,"shortcuts":2,"phrases":9},\
        "apps":[{"id":"com.example.tasks","name":"Tasks","otherNames":["Task Manager"],"file":0,"languages":[\
        {"locale":"en","shortcuts":2,"phrases":3,"triggerPhrases":5,"withAppNames":10},\
        {"locale":"de","name":"Aufgaben","shortcuts":2,"phrases":3,"triggerPhrases":5,"withAppNames":5},\
        {"locale":"en-GB","shortcuts":2,"phrases":3,"triggerPhrases":5,"withAppNames":10}],\
        "shortcuts":[{"intent":"CompleteTask","title":"Complete Task","phrases":[\
        {"text":"Complete ${task} in ${applicationName}","line":20,"column":9,"coverage":"ti",\
        "translations":{"de":[{"text":"Erledige ${task} in ${applicationName}","line":30,"column":9}]}},\
        {"text":"Finish a task in ${applicationName}","line":21,"column":9,"coverage":"mi","translations":{}}]},\
        {"intent":"ShowTasks","title":"All Tasks","phrases":[\
        {"text":"Show everything in ${applicationName}","line":25,"column":9,"coverage":"ci",\
        "translations":{"de":[{"text":"Show everything in ${applicationName}","line":31,"column":9}]}}]}],\
        "negativePhrases":[{"locale":"en","text":"Delete my ${applicationName} account","line":28,"column":9}]}],\
        "findings":{"errors":0,"warnings":0,"notes":0,"total":0,"known":0,"silenced":0,"rules":[],"listed":[]},\
        "files":["tasks.json"],"texts":[]}

        """)
  }

  @Test("only the language asked for is written, beside the source's") func locale() throws {
    let app = try #require(
      Report([Apps.tasks], generator: "", ruleSet: .apple, locale: "de").apps.first)
    #expect(app.languages.map(\.counts.locale) == ["en", "de"])
    #expect(app.shortcuts[0].phrases[0].translations.map(\.state) == [.translated])
  }

  @Test("findings name apps, files and fixes by position, the worst first") func findings() throws {
    var broken = Apps.tasks
    broken.shortcuts[1].phrases.append(
      PhraseDeclaration(
        "Show  all", location: SourceLocation(file: "/apps/sub/../tasks.json", line: 26, column: 3))
    )
    let object = try json(Self.report([Apps.tasks, broken]))
    let section = try #require(object["findings"] as? [String: Any])
    let listed = try #require(section["listed"] as? [[String: Any]])
    let texts = try #require(object["texts"] as? [String])
    let files = try #require(object["files"] as? [String])
    let first = try #require(listed.first { $0["rule"] as? String == "missing-app-name" })
    #expect(first["severity"] as? String == "error")
    #expect(first["app"] as? Int == 0)
    #expect(first["text"] as? String == "Show  all")
    #expect(try files[#require(first["file"] as? Int)] == "tasks.json")
    #expect(try texts[#require(first["fix"] as? Int)].contains("${applicationName}"))
    let severities = listed.map { $0["severity"] as? String ?? "" }
    #expect(severities == severities.sorted { Self.rank($0) < Self.rank($1) })
    let rules = try #require(section["rules"] as? [[String: Any]])
    #expect(
      Set(rules.map { $0["id"] as? String }) == Set(listed.map { $0["rule"] as? String }))
    #expect(section["total"] as? Int == listed.count)
  }

  private static func rank(_ severity: String) -> Int {
    ["error", "warning", "note"].firstIndex(of: severity) ?? 3
  }

  @Test("of too many findings the worst are kept, and all are counted") func limit() {
    func finding(_ severity: Diagnostic.Severity) -> Diagnostic {
      Diagnostic(rule: "r", severity: severity, message: "", location: .unknown)
    }
    let notes = Array(repeating: finding(.note), count: FindingSection.limit)
    let section = FindingSection(notes + [finding(.error)], rules: [])
    #expect(section.listed.count == FindingSection.limit)
    #expect(section.listed[0].severity == .error)
    #expect(section.total == FindingSection.limit + 1)
  }

  @Test("two apps that collide often leave room for others") func collisions() throws {
    func app(_ id: String, _ name: String, _ words: [String]) -> AppCatalog {
      AppCatalog(
        id: id, app: AppNames(name: name), intents: [IntentDeclaration(name: "Go", title: "Go")],
        shortcuts: [
          ShortcutDeclaration(
            intent: "Go", phrases: words.map { PhraseDeclaration("\($0) in ${applicationName}") })
        ])
    }
    let many = (1...80).map { "Do thing \($0)" }
    let apps = [
      app("a", "Twin", many), app("b", "Twin", many), app("c", "Pair", ["Go home"]),
      app("d", "Pair", ["Go home"]),
    ]
    let section = CollisionSection(
      CollisionFinder(worstLimit: CollisionSection.spelledOut).find(apps))
    #expect(section.report.pairCount >= 81)
    #expect(section.listed.count { $0.first.app == "a" } == CollisionSection.cellLimit)
    #expect(section.listed.contains { $0.first.app == "c" && $0.second.app == "d" })
  }
}
