// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentResolution
import JSONText
import PhraseCompilation

/// What became of one utterance of a suite.
struct CalibrationItem {
  /// Whether some intent that the apps declare is meant.
  var isInScope: Bool
  /// Whether an app would do or ask something.
  var isActedOn: Bool
  /// Whether the app and the intent are the ones meant.
  var isRight: Bool
  /// How sure the outcome is; 0 where nothing is acted on.
  var confidence: Double
  /// Whether the words fit no phrase.
  var isFlexible: Bool
}

/// A folder of a suite: `catalogs/`, `transcripts.jsonl`, `expected.jsonl` and `suite.json`, resolved.
///
/// An item expects an app and an intent, or a list of them of which any will do, or `null` for none. One
/// whose intent no catalog declares cannot be meant by any phrase, so it counts as out of scope.
struct CalibrationFolder {
  /// The suite's name.
  let name: String
  /// Its items in file order.
  private(set) var items: [CalibrationItem] = []
  /// Items out of scope only because nothing declares the intent they expect, by its name.
  private(set) var undeclared: [String: Int] = [:]

  /// Resolves all utterances of a folder.
  ///
  /// - Throws: `CalibrationFault` where the folder is none of a suite.
  init(_ folder: String) throws {
    let about = try Self.lines("\(folder)/suite.json", isOne: true)
    guard let name = about.first?["suite"]?.text,
      let rules = about.first?["rules"]?.text.flatMap(RuleSet.init)
    else {
      throw CalibrationFault("'\(folder)/suite.json' has no 'suite', or no 'rules' known here")
    }
    self.name = name
    let files = Files.list(folder + "/catalogs").filter { $0.hasSuffix(".json") }
    let reading = CatalogReader().read(paths: files.map { "\(folder)/catalogs/\($0)" })
    if reading.catalogs.isEmpty { throw CalibrationFault("'\(folder)/catalogs' holds no catalogs") }
    let resolver = IntentResolver(
      image: try PhraseCompiler(ruleSet: rules).compile(reading.catalogs).image)
    var declared: [String: Set<String>] = [:]
    for catalog in reading.catalogs {
      declared[catalog.id, default: []].formUnion(catalog.intents.map(\.name))
    }

    var expected: [String: JSONValue] = [:]
    for line in try Self.lines("\(folder)/expected.jsonl") {
      if let id = line["id"]?.text { expected[id] = line }
    }
    var scratch = MatchScratch()
    for line in try Self.lines("\(folder)/transcripts.jsonl") {
      guard let id = line["id"]?.text, let text = line["text"]?.text, let wanted = expected[id]
      else { throw CalibrationFault("'\(folder)': a transcript without id, text or expectation") }
      let outcome = resolver.resolveSynchronously(
        ResolutionRequest(text, locale: LocaleTag(line["locale"]?.text ?? "en")),
        scratch: &scratch)
      let app = wanted["app"]?.text ?? ""
      let intents = wanted["intent"]?.texts ?? []
      let isInScope = intents.contains { declared[app]?.contains($0) ?? false }
      if !isInScope, let intent = intents.first { undeclared[intent, default: 0] += 1 }
      let isActedOn = outcome.isActedOn
      items.append(
        CalibrationItem(
          isInScope: isInScope, isActedOn: isActedOn,
          isRight: isInScope
            ? isActedOn && outcome.app == app && intents.contains(outcome.intent ?? "")
            : !isActedOn,
          confidence: isActedOn ? outcome.confidence : 0,
          isFlexible: isActedOn && outcome.match == .flexible))
    }
  }

  /// The suites at a path: itself, or those in its folders.
  static func folders(at path: String) -> [String] {
    if Files.read(path + "/suite.json") != nil { return [path] }
    return Files.list(path).map { "\(path)/\($0)" }.filter { Files.read($0 + "/suite.json") != nil }
  }

  private static func lines(_ path: String, isOne: Bool = false) throws -> [JSONValue] {
    guard let text = Files.read(path) else { throw CalibrationFault("cannot read '\(path)'") }
    let parts = isOne ? [text[...]] : text.split(separator: "\n")
    return try parts.map { part in
      let bytes = Array(part.utf8)
      do { return try JSONValue(parsing: bytes.span) } catch {
        throw CalibrationFault("'\(path)' holds what is no JSON: \(error)")
      }
    }
  }
}

/// Why a folder cannot be used.
struct CalibrationFault: Error, CustomStringConvertible {
  /// The reason.
  let description: String

  /// Wraps a reason.
  init(_ description: String) { self.description = description }
}

extension JSONValue {
  /// A string, or the strings of an array.
  fileprivate var texts: [String] {
    guard case .array(let values) = kind else { return text.map { [$0] } ?? [] }
    return values.compactMap(\.text)
  }
}
