// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
public import IntentResolution
public import TextAnalysis

/// Why a case came out as it did, in a few lines for people: `bespeak explain`, shortened.
public struct FailureExplanation: Sendable {
  /// A line: what it is about, and what there is to say.
  public struct Line: Sendable, Equatable {
    /// The subject, a word: `nearest`, `app`, `words`, `took`, `also`, `because`.
    public var topic: String
    /// The text of the explanation.
    public var text: String
  }

  /// The lines, most telling first.
  public private(set) var lines: [Line] = []

  /// Explains an outcome.
  ///
  /// - Parameters:
  ///   - resolution: The outcome, with its explanation.
  ///   - expectation: What was expected.
  ///   - locale: The locale of the utterance.
  ///   - catalogs: The apps; none where only an image is there, and then there is no nearest phrase.
  public init(
    _ resolution: Resolution, expecting expectation: ExpectedOutcome, locale: LocaleTag,
    catalogs: [AppCatalog]
  ) {
    let explanation = resolution.explanation
    addNearest(resolution, expectation, in: catalogs, locale: locale)
    if let explanation {
      addMentions(explanation, expectation)
      addWords(explanation, resolution)
      addCandidates(explanation, expectation)
      addFlexible(explanation, isExpected: expectation.acts)
      if let note = explanation.notes.last { add("because", note) }
    }
    if let error = resolution.error { add("error", error) }
  }

  /// Says that a phrase was not compiled, and why: before all else.
  package mutating func addRefusal(_ reason: String) {
    lines.insert(Line(topic: "left out", text: reason), at: 0)
  }

  private mutating func add(_ topic: String, _ text: String) {
    lines.append(Line(topic: topic, text: text))
  }

  private mutating func addNearest(
    _ got: Resolution, _ expected: ExpectedOutcome, in catalogs: [AppCatalog], locale: LocaleTag
  ) {
    guard expected.acts else { return }
    let owners = catalogs.filter { catalog in
      (expected.app == nil || catalog.id == expected.app)
        && (expected.intents.isEmpty
          || expected.intents.contains { catalog.intent(named: $0) != nil })
    }
    var best: NearestPhrase?
    for catalog in owners.prefix(8) {
      let found = NearestPhrase.find(
        got.transcript, in: catalog, locale: locale, intents: expected.intents)
      guard let found else { continue }
      let size = found.lacking.count + found.extra.count
      if best.map({ size < $0.lacking.count + $0.extra.count }) ?? true { best = found }
    }
    if let best, best.differs {
      add("nearest", "“\(best.phrase)”: the utterance \(best.reason)")
    } else if let best {
      let isMeant = got.intent.map(expected.intents.contains) ?? false
      if !isMeant { add("nearest", "“\(best.phrase)” \(best.condition)") }
    } else if !owners.isEmpty {
      add("nearest", "the intent has no phrase in '\(locale)'")
    }
  }

  private mutating func addMentions(_ explanation: Explanation, _ expected: ExpectedOutcome) {
    let apps = explanation.mentions.map(\.app)
    if apps.isEmpty {
      if expected.acts, explanation.notes.isEmpty {
        add("app", "no app's name was found in the words")
      }
    } else if let app = expected.app, !apps.contains(app) {
      add("app", "'\(app)' is not named; found: " + apps.joined(separator: ", "))
    }
  }

  private mutating func addWords(_ explanation: Explanation, _ got: Resolution) {
    let unknown = explanation.tokens.filter { !$0.isKnown }.map(\.text)
    if !unknown.isEmpty, !got.status.acts || got.match == .flexible {
      add(
        "words",
        "in no phrase, name or value: "
          + unknown.prefix(6).map { "'\($0)'" }.joined(separator: ", "))
    }
  }

  private mutating func addCandidates(_ explanation: Explanation, _ expected: ExpectedOutcome) {
    guard let first = explanation.candidates.first else { return }
    add("took", "“\(first.phrase)” of \(first.app)/\(first.intent): \(first.verdict)")
    let wanted = explanation.candidates.dropFirst().first { candidate in
      expected.intents.contains(candidate.intent)
        && (expected.app == nil || expected.app == candidate.app)
    }
    if let wanted, !expected.intents.contains(first.intent) || expected.app != first.app {
      add("also", "“\(wanted.phrase)” of \(wanted.app)/\(wanted.intent): \(wanted.verdict)")
    }
    for lookup in explanation.lookups.prefix(2) {
      let found = lookup.found.prefix(3).map { "\($0.title) \(Self.share($0.score))" }
      add(
        "values",
        "“\(lookup.text)” for \(lookup.parameter): "
          + (found.isEmpty ? "nothing near" : found.joined(separator: ", ")))
    }
  }

  private mutating func addFlexible(_ explanation: Explanation, isExpected: Bool) {
    guard let flexible = explanation.flexible else { return }
    var seen: [String] = []
    for reading in flexible.readings where seen.count < (isExpected ? 2 : 1) {
      let place = "\(reading.app)/\(reading.intent ?? "")"
      if seen.contains(place) { continue }
      seen.append(place)
      add(
        "likely",
        "\(reading.app)/\(reading.intent ?? "negative") \(Self.share(reading.confidence)), as “\(reading.phrase)”"
      )
    }
    if let threshold = flexible.threshold {
      add(
        "because",
        "\(Self.share(threshold.reached)) is below \(threshold.name) \(Self.share(threshold.value))"
      )
    }
  }

  /// A share with two decimals.
  static func share(_ number: Double) -> String {
    guard number.isFinite, number >= 0, number < 1_000 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let digits = String(hundredths % 100)
    return "\(hundredths / 100)." + (digits.count < 2 ? "0" : "") + digits
  }
}
