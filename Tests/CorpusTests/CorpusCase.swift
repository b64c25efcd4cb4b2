// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TextAnalysis

/// An utterance of the corpora with the outcome it must come to.
struct CorpusCase: Sendable {
  /// What an expectation says of one parameter; `nil` is not compared.
  struct ExpectedParameter: Sendable {
    var id: String?
    var text: String?
    var title: String?
  }

  /// Where it stands: `tasks/utterances.jsonl:12`.
  var place: String
  var id: String
  var kind: String
  var request: ResolutionRequest

  var status: String
  var app: String?
  var intent: String?
  var phrase: String?
  var missing: String?
  /// The parameter that several values fit.
  var parameter: String?
  var options: [String]?
  var parameters: [String: ExpectedParameter]?
  /// How it is known to fail; `nil` where it must not.
  var known: Failure?

  /// Whether there are thousands of its kind: slow tests take every fourth of them.
  var isOneOfThousands: Bool { kind == "none" || kind == "misheard" }

  /// What may become of an utterance that does not come to what is expected.
  enum Failure: String {
    /// Something else is done, or it is done to something else.
    case acts
    /// It is not understood, or asked back about.
    case missed
  }

  /// A line of a corpus file; `nil` when it is not one.
  init?(_ line: Data, place: String) {
    guard let object = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any],
      let expect = object["expect"] as? [String: Any], let status = expect["status"] as? String
    else { return nil }
    if let name = object["known"] {
      guard let failure = Failure(rawValue: name as? String ?? "") else { return nil }
      known = failure
    }
    self.place = place
    self.status = status
    id = object["id"] as? String ?? place
    kind = object["kind"] as? String ?? ""
    var hypotheses: [Hypothesis] = []
    if let text = object["text"] as? String { hypotheses = [Hypothesis(text)] }
    for item in object["hypotheses"] as? [[String: Any]] ?? [] {
      hypotheses.append(
        Hypothesis(
          item["text"] as? String ?? "",
          confidence: (item["confidence"] as? NSNumber)?.doubleValue ?? 1))
    }
    request = ResolutionRequest(
      hypotheses: hypotheses, locale: LocaleTag(object["locale"] as? String ?? "en"),
      foregroundApp: object["app"] as? String, allowedApps: object["apps"] as? [String])
    app = expect["app"] as? String
    intent = expect["intent"] as? String
    phrase = expect["phrase"] as? String
    missing = expect["missing"] as? String
    parameter = expect["parameter"] as? String
    options = (expect["options"] as? [Any])?.map { option in
      (option as? String) ?? ((option as? [String: Any])?["id"] as? String) ?? "\(option)"
    }
    if let bound = expect["parameters"] as? [String: [String: Any]] {
      parameters = bound.mapValues {
        ExpectedParameter(
          id: $0["id"] as? String, text: $0["text"] as? String, title: $0["title"] as? String)
      }
    }
  }

  /// How an outcome is wrong, and what it has that the expectation has not; `nil` where it is right.
  ///
  /// - Parameter isFlexible: Whether utterances that fit no phrase may be near one. What is expected is
  ///   that of phrases alone: what fits none may then be asked back about, and be done unless the
  ///   words are meant for no app.
  func failure(_ got: Resolution, isFlexible: Bool) -> (how: Failure, differences: [String])? {
    let isBound = !isFlexible || status != "noMatch" || kind == "none" && got.status == .resolved
    let differences = isBound ? self.differences(got) : []
    return differences.isEmpty ? nil : (got.status == .resolved ? .acts : .missed, differences)
  }

  /// What an outcome has that the expectation has not: `app: expected tasks, got tasks-pro`.
  func differences(_ got: Resolution) -> [String] {
    var found: [String] = []
    func compare(_ name: String, _ expected: String?, _ value: String?) {
      guard let expected, expected != value else { return }
      found.append("\(name): expected \(expected), got \(value ?? "nothing")")
    }
    compare("status", status, got.status.rawValue)
    compare("app", app, got.app)
    compare("intent", intent, got.intent)
    compare("phrase", phrase, got.phrase)
    compare("missing", missing, got.missing)
    compare("parameter", parameter, got.disambiguation?.parameter)
    compare(
      "options", options?.joined(separator: " | "),
      got.disambiguation?.options.map(\.id).joined(separator: " | "))
    if let parameters {
      compare(
        "parameters", parameters.keys.sorted().joined(separator: " "),
        got.parameters.map(\.name).sorted().joined(separator: " "))
      for bound in got.parameters {
        guard let expected = parameters[bound.name] else { continue }
        var id: String?
        var title: String?
        switch bound.value {
        case .entity(let entityID, let name): (id, title) = (entityID, name)
        case .openEntity(let name): title = name
        case .string(let text): title = text
        case .value(let content): title = content.summary
        case .list: title = bound.text
        }
        compare("\(bound.name).id", expected.id, id)
        compare("\(bound.name).title", expected.title, title)
        // Case and marks of what was said do not count.
        compare("\(bound.name).text", expected.text.map(folded), folded(bound.text))
      }
    }
    return found
  }

  private func folded(_ text: String) -> String {
    let analyzer = TextAnalyzer(locale: request.locale)
    return ((try? analyzer.normalizedTokens(text)) ?? []).map(\.folded).joined(separator: " ")
  }
}

/// The catalogs and utterances under `Corpora/`.
struct Corpus: Sendable {
  var catalogs: [AppCatalog] = []
  var cases: [CorpusCase] = []
  /// What could not be read.
  var faults: [String] = []

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpora")

  /// Apps and utterances for the rule set `apple`.
  static let apple = Corpus(
    subfolders(of: folder).filter { !["extended", "bundles"].contains($0.lastPathComponent) })

  /// Those for the rule set `extended`.
  static let extended = Corpus(subfolders(of: folder.appending(path: "extended")))

  private init(_ folders: [URL]) {
    for folder in folders {
      for file in Self.files(of: folder) {
        let path = folder.lastPathComponent + "/" + file.lastPathComponent
        if file.lastPathComponent == folder.lastPathComponent + ".json" {
          let reading = CatalogReader().read(path: file.path)
          catalogs += reading.catalogs
          faults += reading.diagnostics.filter { $0.severity == .error }.map {
            "\(path): \($0.message)"
          }
        } else if file.lastPathComponent == "utterances.jsonl"
          || folder.lastPathComponent == "shared" && file.pathExtension == "jsonl"
        {
          read(file, path)
        }
      }
    }
  }

  private mutating func read(_ file: URL, _ path: String) {
    guard let data = try? Data(contentsOf: file) else {
      faults.append("\(path): unreadable")
      return
    }
    for (k, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      if let one = CorpusCase(line, place: "\(path):\(k + 1)") {
        cases.append(one)
      } else {
        faults.append("\(path):\(k + 1): not an utterance with its expectation")
      }
    }
  }

  private static func files(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  private static func subfolders(of folder: URL) -> [URL] {
    files(of: folder).filter { $0.hasDirectoryPath }
  }
}
