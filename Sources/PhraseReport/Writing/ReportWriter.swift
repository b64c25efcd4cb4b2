// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import PhraseLint
import PhraseTesting
import TextAnalysis

/// Writes a report as JSON, `bespeak-report/1`.
///
/// ```json
/// {"format":"bespeak-report/1","generator":"bespeak 0.9","title":"…","rules":"apple",
///  "limits":{"shortcuts":10,"triggerPhrases":1000},"counts":{"apps":1,"languages":2, …},
///  "apps":[{"id":"com.example.tasks","name":"Tasks","languages":[…],"shortcuts":[…]}],
///  "findings":{…},"collisions":{…},"selfTest":{…},"cases":{…},"transcripts":{…},
///  "files":["Corpora/tasks/tasks.json"],"texts":["translate the phrases of each shortcut"]}
/// ```
///
/// What many places hold is written once: `app` is a position in `apps`, `file` one in `files`, and `fix`, `note`
/// and `reason` of findings are positions in `texts`. A section that was not asked for is left out. Of a
/// list that was cut the number of all stands beside it. `Report.md` of the documentation has all members.
package struct ReportWriter: ~Copyable {
  private let report: Report
  private var json = JSONWriter()
  private var files = TextPool()
  private var texts = TextPool()
  private let apps: [String: Int]

  /// Writes a report.
  ///
  /// - Returns: One JSON object and a line feed, in UTF-8. Control characters and what could steer who shows it
  ///   are escaped.
  package static func bytes(_ report: Report) -> [UInt8] {
    var writer = ReportWriter(report)
    writer.write()
    return writer.json.utf8
  }

  private init(_ report: Report) {
    self.report = report
    apps = Dictionary(
      report.apps.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
  }

  private mutating func write() {
    json.beginObject()
    json.member("format", "bespeak-report/1")
    json.member("generator", report.generator)
    json.member("title", report.title)
    json.member("rules", report.ruleSet.rawValue)
    json.member("locale", report.locale?.description)
    if report.ruleSet == .apple {
      object("limits") {
        $0.member("shortcuts", PhraseCounts.shortcutLimit)
        $0.member("triggerPhrases", PhraseCounts.triggerPhraseLimit)
      }
    }
    writeCounts()
    json.key("apps")
    json.beginArray()
    for app in report.apps { write(app) }
    json.endArray()
    if let section = report.findings { write(section) }
    if let section = report.collisions { write(section) }
    if let section = report.selfTest { write(section) }
    if let section = report.cases { write(section) }
    if let section = report.transcripts { section.write(to: &json) }
    json.member("files", files.all)
    json.member("texts", texts.all)
    json.endObject()
    json.newline()
  }

  private mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    json.key(name)
    json.beginObject()
    members(&json)
    json.endObject()
  }

  private mutating func writeCounts() {
    let report = report
    object("counts") {
      $0.member("apps", report.apps.count)
      $0.member("languages", report.locales.count)
      $0.member("shortcuts", report.apps.reduce(0) { $0 + $1.shortcuts.count })
      $0.member("phrases", report.apps.reduce(0) { $0 + $1.phraseCount })
    }
  }

  // MARK: - Apps

  private mutating func write(_ app: AppSummary) {
    json.beginObject()
    json.member("id", app.id)
    json.member("name", app.name)
    if !app.otherNames.isEmpty { json.member("otherNames", app.otherNames) }
    json.member("file", files.place(of: report.folder.relative(app.file)))
    if !app.knowsShortcuts { json.member("knowsShortcuts", false) }
    json.key("languages")
    json.objects(app.languages) { one, json in
      json.member("locale", one.counts.locale)
      if one.name != app.name { json.member("name", one.name) }
      json.member("shortcuts", one.counts.shortcuts)
      json.member("phrases", one.counts.phrases)
      // Countless ones are written as the largest number that all readers of JSON know.
      json.member("triggerPhrases", min(one.counts.triggerPhrases, 1 << 53))
      json.member("withAppNames", min(one.counts.triggerPhrasesWithAppNames, 1 << 53))
      if one.isLowerBound { json.member("atLeast", true) }
    }
    json.key("shortcuts")
    json.beginArray()
    for shortcut in app.shortcuts {
      json.beginObject()
      json.member("intent", shortcut.intent)
      json.member("title", unlessEmpty: shortcut.title)
      json.key("phrases")
      json.beginArray()
      for phrase in shortcut.phrases { write(phrase, of: app) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    if !app.negativePhrases.isEmpty {
      json.key("negativePhrases")
      json.beginArray()
      for one in app.negativePhrases {
        json.beginObject()
        json.member("locale", one.locale)
        write(one.phrase, of: app)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  private mutating func write(_ phrase: AppSummary.Phrase, of app: AppSummary) {
    json.beginObject()
    write(phrase.declaration, of: app)
    if !phrase.translations.isEmpty {
      // A letter a language: its first letter, in the order of `languages`.
      json.member(
        "coverage", phrase.translations.map { String($0.state.rawValue.prefix(1)) }.joined())
      json.key("translations")
      json.beginObject()
      for (one, language) in zip(phrase.translations, app.languages.dropFirst())
      where !one.phrases.isEmpty {
        json.key(language.counts.locale)
        json.beginArray()
        for translation in one.phrases {
          json.beginObject()
          write(translation, of: app)
          json.endObject()
        }
        json.endArray()
      }
      json.endObject()
    }
    json.endObject()
  }

  /// Text and place of a phrase; the file only where it is not the app's own.
  private mutating func write(_ phrase: PhraseDeclaration, of app: AppSummary) {
    json.member("text", phrase.text)
    writePlace(phrase.location, unless: app.file)
  }

  private mutating func writePlace(_ location: SourceLocation, unless own: String = "") {
    if !location.file.isEmpty, location.file != own {
      json.member("file", files.place(of: report.folder.relative(location.file)))
    }
    if location.line > 0 { json.member("line", location.line) }
    if location.column > 0 { json.member("column", location.column) }
  }

  // MARK: - Findings

  private mutating func write(_ section: FindingSection) {
    json.key("findings")
    json.beginObject()
    for (name, severity) in [("errors", .error), ("warnings", .warning), ("notes", .note)]
      as [(StaticString, Diagnostic.Severity)]
    {
      json.member(name, section.counts[severity] ?? 0)
    }
    json.member("total", section.total)
    json.member("known", section.known)
    json.member("silenced", section.silenced)
    json.key("rules")
    json.objects(section.rules) { rule, json in
      json.member("id", rule.id)
      json.member("category", rule.category.rawValue)
      json.member("summary", rule.summary)
      json.member("rationale", rule.rationale)
      json.member("fix", rule.fix)
    }
    json.key("listed")
    json.beginArray()
    for finding in section.listed { write(finding) }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ finding: Diagnostic) {
    json.beginObject()
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.message)
    json.member("fix", finding.fix.map { texts.place(of: $0) })
    json.member("note", finding.note.map { texts.place(of: $0) })
    json.member("app", finding.app.flatMap { apps[$0] })
    json.member("locale", unlessEmpty: finding.locale)
    writePlace(finding.location)
    json.member("path", unlessEmpty: finding.location.path)
    if let highlight = finding.highlight {
      json.member("text", unlessEmpty: highlight.text)
      if highlight.utf8Range != 0..<highlight.text.utf8.count {
        json.key("range")
        json.array([highlight.utf8Range.lowerBound, highlight.utf8Range.upperBound]) {
          $1.value($0)
        }
      }
    }
    if !finding.related.isEmpty {
      json.key("related")
      json.beginArray()
      for place in finding.related {
        json.beginObject()
        json.member("message", place.message)
        writePlace(place.location)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  // MARK: - Collisions

  private mutating func write(_ section: CollisionSection) {
    let found = section.report
    json.key("collisions")
    json.beginObject()
    json.member("total", found.pairCount)
    if found.isCut { json.member("atLeast", true) }
    json.key("cells")
    json.objects(found.matrix) { cell, json in
      json.key("apps")
      json.array([cell.first, cell.second]) { $1.value($0) }
      for kind in Collision.Kind.allCases {
        guard let count = cell.counts[kind] else { continue }
        json.key(kind.rawValue)
        json.value(count)
      }
    }
    json.key("listed")
    json.beginArray()
    for pair in section.listed {
      json.beginObject()
      json.member("kind", pair.kind.rawValue)
      if pair.distance > 0 { json.member("distance", pair.distance) }
      json.member("utterance", pair.utterance)
      json.member("locale", pair.second.locale)
      json.key("first")
      write(pair.first)
      json.key("second")
      write(pair.second)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ side: Collision.Side) {
    json.beginObject()
    json.member("app", apps[side.app])
    json.member("intent", side.intent)
    json.member("text", side.text)
    writePlace(side.location)
    json.endObject()
  }

  // MARK: - Tests

  private mutating func write(_ section: SelfTestSection) {
    json.key("selfTest")
    json.beginObject()
    json.member("apps", section.apps.all)
    json.member("appsTried", section.apps.tried)
    json.member("phrases", section.phrases.all)
    json.member("phrasesTried", section.phrases.tried)
    json.member("phrasesUnsaid", section.unsaid)
    json.key("kinds")
    json.objects(section.summary.rows) { row, json in
      json.member("kind", row.kind.rawValue)
      json.member("title", row.kind.title)
      if row.kind.isAdvisory { json.member("advisory", true) }
      json.member("cases", row.cases)
      json.member("passed", row.passed)
    }
    json.key("failures")
    json.beginArray()
    for (one, entry) in section.failures {
      json.beginObject()
      json.member("kind", one.kind.rawValue)
      write(entry)
      json.member("declared", apps[one.app])
      json.member("declaredIntent", one.intent)
      json.member("declaredPhrase", one.phrase)
      json.endObject()
    }
    json.endArray()
    json.key("conflicts")
    json.objects(section.summary.conflicts.prefix(SelfTestSection.mistakeLimit).map(\.self)) {
      $1.member("declared", $0.declared)
      $1.member("got", $0.got)
      $1.member("locale", unlessEmpty: $0.locale)
      $1.member("count", $0.count)
    }
    json.member("conflictsTotal", section.summary.conflicts.count)
    if section.slips.phrases > 0 { writeMistakes(section) }
    json.endObject()
  }

  private mutating func writeMistakes(_ section: SelfTestSection) {
    let apps = apps
    object("slips") {
      $0.member("phrases", section.slips.phrases)
      $0.member("tried", section.slips.tried)
      $0.member("kept", section.slips.kept)
      $0.member("asked", section.slips.asked)
      $0.member("silent", section.slips.silent)
      $0.member("taken", section.slips.taken)
      $0.member("phrasesTaken", section.mistaken)
    }
    json.key("mistakes")
    json.beginArray()
    for one in section.mistakes {
      json.beginObject()
      json.member("app", apps[one.app])
      json.member("intent", one.intent)
      json.member("locale", one.locale)
      json.member("text", one.phrase.text)
      writePlace(one.phrase.location)
      json.member("tried", one.tried)
      json.member("kept", one.kept)
      json.member("asked", one.asked)
      json.member("silent", one.silent)
      json.key("rivals")
      json.objects(one.rivals) { rival, json in
        json.member("app", apps[rival.app])
        json.member("intent", rival.intent)
        json.member("count", rival.count)
        json.member("utterance", rival.utterance)
        json.member("slip", rival.slip.rawValue)
        json.member("word", rival.word)
      }
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ section: CaseSection) {
    let entries = section.report.entries
    json.key("cases")
    json.beginObject()
    json.member("total", entries.count)
    json.member("passed", entries.count(where: \.result.passed))
    json.member("failed", section.report.failureCount)
    json.key("listed")
    json.beginArray()
    for entry in section.listed {
      json.beginObject()
      json.member("passed", entry.result.passed)
      if entry.isAdvisory { json.member("advisory", true) }
      write(entry)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ entry: TestReport.Entry) {
    json.member("name", unlessEmpty: entry.test.id)
    json.member("section", unlessEmpty: entry.test.section)
    json.member("text", entry.test.text)
    json.member("locale", unlessEmpty: entry.locale)
    writePlace(entry.test.location)
    guard !entry.result.passed else { return }
    entry.writeOutcome(to: &json)
  }
}

/// Texts that are written once, by their position.
private struct TextPool {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// The position of a text.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
