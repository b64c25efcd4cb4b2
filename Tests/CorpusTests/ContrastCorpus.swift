// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation

/// An utterance of `Corpora/contrast`, with what must not come of it.
struct ContrastCase: Decodable, Sendable {
  let text: String
  let locale: String
  let app: String
  /// The intent that is meant; `nil` where none is.
  let intent: String?
  /// Intents that the words do not ask for.
  let forbidden: [String]
  /// How the words differ from a phrase.
  let category: String
  /// How it is known to fail: "acts"; `nil` where it must not.
  let known: String?

  /// What a resolver made of a case.
  struct Reaction {
    /// Whether the intent would be run: it is asked for a value of what is meant, too.
    let acts: Bool
    /// Whether a question was asked.
    let asks: Bool
    /// The intent that comes first, acted on or asked about, where it is of the app.
    let intent: String?
    /// What could be chosen of the app.
    let offered: Set<String>
  }

  /// What became of it.
  func reaction(_ got: Resolution) -> Reaction {
    let isOwn = got.app == app
    let isWanted = intent != nil && isOwn && got.intent == intent
    let acts = got.status == .resolved || got.status == .needsValue && isWanted
    let asks =
      !acts
      && [.needsConfirmation, .needsDisambiguation, .needsValue].contains(got.status)
    var offered: Set<String> = []
    if isOwn, acts || asks, let intent = got.intent { offered.insert(intent) }
    if asks, let choice = got.disambiguation, choice.parameter == nil {
      for option in choice.options where option.id == app {
        if let intent = option.intent { offered.insert(intent) }
      }
    }
    return Reaction(
      acts: acts, asks: asks, intent: isOwn && (acts || asks) ? got.intent : nil,
      offered: offered)
  }
}

/// The apps and cases of a language under `Corpora/contrast`.
struct ContrastCorpus: Sendable {
  let language: String
  let catalogs: [AppCatalog]
  let cases: [ContrastCase]

  /// The languages, in order.
  static let all: [ContrastCorpus] = {
    let folder = Corpus.folder.appending(path: "contrast")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? ContrastCorpus($0, folder.appending(path: $0)) }
  }()

  private init(_ language: String, _ folder: URL) throws {
    self.language = language
    catalogs = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .flatMap { CatalogReader().read(path: folder.appending(path: $0).path).catalogs }
    cases = try Data(contentsOf: folder.appending(path: "cases.jsonl"))
      .split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(ContrastCase.self, from: $0) }
  }
}
