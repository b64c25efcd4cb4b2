// SPDX-License-Identifier: Apache-2.0

import Bespeak
import TextAnalysis

/// An utterance with what should become of it.
struct BenchItem: Sendable {
  /// The utterance.
  var request: ResolutionRequest
  /// What should become of it; `nil` where nobody says.
  var expectation: Expectation?
}

/// What should become of an utterance; only what is given counts.
struct Expectation: Sendable {
  /// What a parameter should be bound to.
  struct Parameter: Sendable {
    /// Its name.
    var name: String
    /// The value's id.
    var id: String?
    /// The words, the title or the value; compared by letters and digits only.
    var text: String?
  }

  /// What came of a comparison.
  enum Verdict: Sendable {
    /// All is as expected.
    case right
    /// The intent is the expected one, its parameters are not.
    case wrongParameters
    /// Another intent, or another status.
    case wrong
  }

  /// The status; where it is absent, any that leads on with an intent will do.
  var status: String?
  /// The app.
  var app: String?
  /// Intents that are all right; `nil` where any is, empty where none is.
  var intents: [String]?
  /// The phrase's template.
  var phrase: String?
  /// The parameter that should be asked for.
  var missing: String?
  /// The parameter that should be chosen.
  var parameter: String?
  /// The parameters.
  var parameters: [Parameter] = []
  /// Whether there must be no further parameters.
  var parametersAreAll = false

  /// Compares an outcome.
  func verdict(_ resolution: Resolution) -> Verdict {
    let hasActed: Bool
    switch resolution.status {
    case .resolved, .needsValue, .needsDisambiguation, .needsConfirmation: hasActed = true
    case .negative, .noMatch, .rejected: hasActed = false
    }
    if let status, status != resolution.status.rawValue { return .wrong }
    if let intents {
      if intents.isEmpty { return hasActed ? .wrong : .right }
      guard hasActed, let intent = resolution.intent, intents.contains(intent) else {
        return .wrong
      }
    }
    if let app, app != resolution.app { return .wrong }
    if let phrase, phrase != resolution.phrase { return .wrong }
    if let missing, missing != resolution.missing { return .wrong }
    if let parameter, parameter != resolution.disambiguation?.parameter { return .wrong }
    for expected in parameters {
      guard let bound = resolution.parameters.first(where: { $0.name == expected.name }),
        expected.isMet(by: bound)
      else { return .wrongParameters }
    }
    if parametersAreAll, resolution.parameters.count != parameters.count { return .wrongParameters }
    return .right
  }

  /// The expectation in a few words.
  var summary: String {
    var parts: [String] = []
    if let status { parts.append(status) }
    if let intents {
      parts.append(intents.isEmpty ? "nothing" : "\(app ?? "")/" + intents.joined(separator: "|"))
    } else if let app {
      parts.append(app)
    }
    if let missing { parts.append("missing \(missing)") }
    for parameter in parameters {
      parts.append("\(parameter.name)=\(parameter.id ?? parameter.text ?? "")")
    }
    return parts.joined(separator: " ")
  }
}

extension Expectation.Parameter {
  fileprivate func isMet(by bound: BoundParameter) -> Bool {
    var candidates = [bound.text]
    switch bound.value {
    case .entity(let id, let title):
      if let expected = self.id, expected != id { return false }
      candidates.append(title)
    case .openEntity(let value), .string(let value):
      if id != nil { return false }
      candidates.append(value)
    case .value, .list:
      if id != nil { return false }
    }
    guard let text else { return true }
    let wanted = Self.letters(text)
    return candidates.contains { Self.letters($0) == wanted }
  }

  /// The words of a text as the engine sees them: case, diacritics and punctuation do not count.
  private static func letters(_ text: String) -> String {
    let words = (try? TextAnalyzer(locale: LocaleTag("und")).normalizedTokens(text)) ?? []
    return words.map(\.folded).joined(separator: " ")
  }
}
