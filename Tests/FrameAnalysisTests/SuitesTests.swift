// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextAnalysis

@testable import FrameAnalysis

/// Utterances that other people wrote, which are not part of the project: the folder is named by the
/// environment variable `BESPEAK_SUITES`. `BESPEAK_SUITES_SHOW` names the categories whose misses and
/// alarms are printed ("en/negation", "all").
@Suite("Suites", .enabled(if: Suites.folder != nil), .serialized)
struct SuitesTests {
  @Test("contrasts are framed as what they are, and paraphrases as requests")
  func contrast() throws {
    var wrong = 0
    var ordinary = 0
    for language in FrameAnalyzer.languages {
      guard let suite = try Suites.read("contrast-\(language)") else { continue }
      var counts: [String: (hits: Int, all: Int)] = [:]
      for item in suite {
        guard let category = item.category, let hit = item.isHit else { continue }
        counts[category, default: (0, 0)].all += 1
        if hit {
          counts[category, default: (0, 0)].hits += 1
        } else {
          Suites.show("\(language)/\(category)", item)
        }
        if category == "paraphrase" {
          ordinary += 1
          if !hit { wrong += 1 }
        }
      }
      print("\(language):", terminator: "")
      for (category, count) in counts.sorted(by: { $0.key < $1.key }) {
        print("  \(category) \(count.hits)/\(count.all)", terminator: "")
      }
      print("")
    }
    #expect(wrong * 50 <= ordinary)
  }

  @Test("what people ask for is not heard as forbidden, told or supposed")
  func alarms() throws {
    let folder = try #require(Suites.folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      guard name.hasPrefix("apps-") || name.hasPrefix("fewshot-") || name.hasPrefix("shortcuts-"),
        let suite = try Suites.read(name)
      else { continue }
      var counts: [String: Int] = [:]
      for item in suite where item.isInScope {
        for alarm in item.alarms {
          counts[alarm, default: 0] += 1
          if alarm != "question" { Suites.show("\(name)/\(alarm)", item) }
        }
      }
      let listed = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print(
        "\(name): \(suite.count(where: \.isInScope)) in scope; \(listed.joined(separator: ", "))")
    }
  }
}

enum Suites {
  static let folder = ProcessInfo.processInfo.environment["BESPEAK_SUITES"]
  private static let shown = ProcessInfo.processInfo.environment["BESPEAK_SUITES_SHOW"]?
    .split(separator: ",").map(String.init)

  struct Item {
    let heard: Heard
    let category: String?
    let isInScope: Bool
    let mayAsk: Bool

    /// Whether the frame is that of its category; `nil` for those that have none.
    var isHit: Bool? {
      let frame = heard.frame
      switch category {
      case "negation":
        return !frame.negator.isEmpty || !frame.exception.isEmpty || !frame.ceases.isEmpty
      case "question": return frame.act == .question && !frame.asksForAct
      case "reported": return !frame.asksForAct
      case "correction": return frame.repair != nil
      case "other-scope": return frame.quantity != .unsaid || !frame.exception.isEmpty
      case "paraphrase", "antonym-absent", "antonym-present", "other-object":
        return frame.repair == nil && (frame.asksForAct || frame.act == .question && mayAsk)
      default: return nil
      }
    }

    /// What the frame has that a request has not.
    var alarms: [String] {
      let frame = heard.frame
      var alarms: [String] = []
      if frame.polarity == .prohibited { alarms.append("prohibited") }
      if frame.act == .report { alarms.append("report") }
      if frame.act == .hypothetical { alarms.append("hypothetical") }
      if frame.act == .question { alarms.append("question") }
      if frame.act == .statement { alarms.append("statement") }
      if frame.repair != nil { alarms.append("repair") }
      if !frame.more.isEmpty { alarms.append("more") }
      return alarms
    }
  }

  static func show(_ name: String, _ item: Item) {
    guard let shown, shown.contains(where: { name.hasPrefix($0) || $0 == "all" }) else { return }
    print("  \(name): \(item.heard.text)\n      \(item.heard.summary)")
  }

  /// The lines of a suite in a language with frames, without those that people differ on.
  static func read(_ name: String) throws -> [Item]? {
    let folder = URL(filePath: try #require(Self.folder)).appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    let transcripts = try lines(folder.appending(path: "transcripts.jsonl"))
    let expected = try lines(folder.appending(path: "expected.jsonl"))
    var apps: [String: [String: Any]] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "catalogs"), includingPropertiesForKeys: nil)
    where file.pathExtension == "json" {
      let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      guard let catalog = catalog as? [String: Any], let app = catalog["app"] as? [String: Any],
        let id = app["id"] as? String
      else { continue }
      apps[id] = catalog
    }
    let declared = Set(
      apps.values.flatMap { ($0["intents"] as? [String: Any] ?? [:]).keys })
    var items: [Item] = []
    for (transcript, expected) in zip(transcripts, expected)
    where expected["debatable"] as? Bool != true {
      let text = try #require(transcript["text"] as? String)
      let language = LocaleTag(transcript["locale"] as? String ?? "en").language
      guard FrameAnalyzer.forLanguage(language) != nil else { return nil }
      let app = apps[expected["app"] as? String ?? ""] ?? [:]
      let intents =
        expected["intent"] as? [String] ?? [expected["intent"] as? String].compactMap(\.self)
      let names = Self.names(app, language)
      var heard = Heard(text, language)
      for name in names where text.lowercased().contains(name.lowercased()) {
        heard = Heard(text, language, name: name)
        break
      }
      items.append(
        Item(
          heard: heard, category: expected["category"] as? String,
          isInScope: intents.contains { declared.contains($0) },
          mayAsk: tells(intents, app, language)))
    }
    return items
  }

  /// Whether an intent's own phrases ask, or its name says that it shows or tells something.
  private static func tells(_ intents: [String], _ app: [String: Any], _ language: String) -> Bool {
    for shortcut in app["shortcuts"] as? [[String: Any]] ?? [] {
      guard let intent = shortcut["intent"] as? String, intents.contains(intent) else { continue }
      for phrase in shortcut["phrases"] as? [String] ?? [] {
        let phrase = phrase.replacing("${applicationName}", with: "").replacing("${", with: "")
        if Heard(phrase, language).frame.act == .question { return true }
      }
    }
    return false
  }

  private static func names(_ catalog: [String: Any], _ language: String) -> [String] {
    let localized = (catalog["localizations"] as? [String: [String: Any]])?[language]
    return [catalog["app"], localized?["app"]].compactMap { $0 as? [String: Any] }
      .flatMap { [$0["name"] as? String].compactMap(\.self) + ($0["synonyms"] as? [String] ?? []) }
      .sorted { $0.count > $1.count }
  }

  private static func lines(_ file: URL) throws -> [[String: Any]] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }
}
