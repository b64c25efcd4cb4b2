// SPDX-License-Identifier: Apache-2.0

package import IntentResolution
package import TextAnalysis
internal import ValueParsing

/// One thing of an outcome beside what was expected of it.
public struct ComparedField: Sendable, Equatable {
  /// The field: `status`, `intent`, or the name of a parameter.
  public var name: String
  /// The expected value, for people.
  public var expected: String
  /// The actual value, for people.
  public var got: String
  /// Whether the two agree.
  public var isSame: Bool

  /// Creates a field.
  package init(_ name: String, expected: String, got: String, isSame: Bool) {
    self.name = name
    self.expected = expected
    self.got = got
    self.isSame = isSame
  }
}

/// What stands for a missing text in a comparison.
private let none = "–"

extension ExpectedOutcome {
  /// Compares an outcome, thing by thing, in the order in which reports show them.
  ///
  /// - Parameters:
  ///   - got: What came of the utterance.
  ///   - analyzer: The text rules by which words are the same.
  package func compare(_ got: Resolution, _ analyzer: TextAnalyzer) -> [ComparedField] {
    var fields: [ComparedField] = []
    func add(_ name: String, _ expected: String?, _ value: String?) {
      guard let expected else { return }
      fields.append(
        ComparedField(name, expected: expected, got: value ?? none, isSame: expected == value))
    }
    let status = got.status.rawValue
    let acted = got.status.acts
    switch ending {
    case .status(let wanted):
      add("status", wanted.rawValue, status)
      if !wanted.acts, acted, app == nil { add("intent", none, got.place) }
    case .acting:
      fields.append(
        ComparedField(
          "status", expected: "an intent", got: acted ? "an intent" : status, isSame: acted))
    case .nothing:
      fields.append(
        ComparedField(
          "status", expected: "no match", got: acted ? status : "no match", isSame: !acted))
      if acted {
        add("intent", none, got.place)
      }
    case .any, .undone: break
    }
    for one in excluded {
      let hit = (ending == .undone ? got.done : got.offered).first {
        (one.name == "*" || $0.intent == one.name) && (one.app == nil || $0.app == one.app)
      }
      let expected = (ending == .undone ? "not done " : "not ") + one.spelling
      let found = hit.map { "\($0.app)/\($0.intent)" } ?? got.place ?? none
      fields.append(
        ComparedField("intent", expected: expected, got: found, isSame: hit == nil))
    }
    // A question that leads to what is expected is as good, where questions are.
    let isOffered =
      ending == .acting && got.disambiguation.map { $0.parameter == nil } ?? false
      && got.offered.contains {
        (app == nil || $0.app == app) && (intents.isEmpty || intents.contains($0.intent))
      }
    if !isOffered {
      add("app", app, got.app)
      if !intents.isEmpty {
        fields.append(
          ComparedField(
            "intent", expected: intents.joined(separator: " | "), got: got.intent ?? none,
            isSame: got.intent.map(intents.contains) ?? false))
      }
      compareParameters(got, analyzer, &fields)
    }
    add("phrase", phrase, got.phrase)
    add("match", match?.rawValue, got.match?.rawValue)
    add("asks for", missing, got.missing)
    add("choice of", choosing, got.disambiguation?.parameter)
    if let options { compareOptions(options, with: got, analyzer, &fields) }
    add("says", dialog, got.dialog)
    return fields
  }

  private func compareParameters(
    _ got: Resolution, _ analyzer: TextAnalyzer, _ fields: inout [ComparedField]
  ) {
    guard let parameters else { return }
    for wanted in parameters {
      let bound = got.parameters.first { $0.name == wanted.name }
      fields.append(
        ComparedField(
          wanted.name, expected: wanted.summary, got: bound?.summary(beside: wanted) ?? none,
          isSame: wanted.isMet(by: bound, analyzer)))
    }
    if allowsOtherParameters || !got.status.acts { return }
    for bound in got.parameters where !parameters.contains(where: { $0.name == bound.name }) {
      fields.append(
        ComparedField(
          bound.name, expected: none, got: bound.summary(beside: nil), isSame: false))
    }
  }

  private func compareOptions(
    _ options: [String], with got: Resolution, _ analyzer: TextAnalyzer,
    _ fields: inout [ComparedField]
  ) {
    let found = options.isEmpty ? [] : got.disambiguation?.options ?? []
    let isSame =
      found.count == options.count
      && zip(options, found).allSatisfy { wanted, option in
        wanted.hasPrefix("#")
          ? wanted.dropFirst() == option.id : analyzer.isSame(wanted, option.title)
      }
    fields.append(
      ComparedField(
        "options", expected: options.joined(separator: " | "),
        got: zip(found, 0...).map { option, k in
          options[min(k, options.count - 1)].hasPrefix("#") ? "#" + option.id : option.title
        }.joined(separator: " | "), isSame: isSame))
  }
}

extension ExpectedParameter {
  /// What is expected, for people: `#42 "Buy milk"`.
  package var summary: String {
    if isAbsent { return none }
    var parts: [String] = []
    if let id { parts.append("#" + id) }
    if let value { parts.append("\"\(value)\"") }
    if let title { parts.append("\"\(title)\"") }
    if let text { parts.append("said \"\(text)\"") }
    return parts.isEmpty ? "anything" : parts.joined(separator: " ")
  }

  fileprivate func isMet(by bound: BoundParameter?, _ analyzer: TextAnalyzer) -> Bool {
    guard let bound else { return isAbsent }
    if isAbsent { return false }
    if let id, id != bound.entityID { return false }
    if let title, !analyzer.isSame(title, bound.title) { return false }
    if let text, !analyzer.isSame(text, bound.text) { return false }
    guard let value else { return true }
    if case .value(let content) = bound.value, value.isSaying(content) { return true }
    return analyzer.isSame(value, bound.title) || analyzer.isSame(value, bound.text)
  }
}

extension String {
  /// Whether a text says a value in digits: `5`, `3 EUR`, or of a time its beginning, `2026-03-12` or finer.
  fileprivate func isSaying(_ content: SpokenValue.Content) -> Bool {
    if case .dateTime = content, utf8.count >= "2026-03-12".utf8.count {
      return content.summary.hasPrefix(self)
    }
    return self == content.summary
  }
}

extension BoundParameter {
  /// The value's title, or the text it is bound to.
  var title: String {
    switch value {
    case .entity(_, let title), .openEntity(let title), .string(let title): title
    case .value(let content): content.summary
    case .list: text
    }
  }

  /// The value's id; `nil` for text.
  var entityID: String? {
    if case .entity(let id, _) = value { id } else { nil }
  }

  fileprivate func summary(beside wanted: ExpectedParameter?) -> String {
    var parts: [String] = []
    if wanted?.id != nil || wanted == nil, let entityID { parts.append("#" + entityID) }
    parts.append("\"\(title)\"")
    if wanted?.text != nil { parts.append("said \"\(text)\"") }
    return parts.joined(separator: " ")
  }
}

extension Resolution {
  /// App and intent in one: `com.example.tasks/CompleteTask`.
  var place: String? { app.map { $0 + (intent.map { "/" + $0 } ?? "") } }

  /// The intent that the outcome runs without a question; none else.
  var done: [(app: String, intent: String)] { status == .resolved ? offered : [] }

  /// The intents that the outcome runs, or offers to choose from.
  var offered: [(app: String, intent: String)] {
    guard status.acts else { return [] }
    var all: [(app: String, intent: String)] = []
    if let app, let intent { all.append((app, intent)) }
    if let disambiguation, disambiguation.parameter == nil {
      for option in disambiguation.options {
        if let intent = option.intent { all.append((option.id, intent)) }
      }
    }
    return all
  }
}

extension TextAnalyzer {
  /// Whether two texts are the same words: case, diacritics and marks do not count.
  func isSame(_ a: String, _ b: String) -> Bool { a == b || words(a) == words(b) }

  /// The folded words of a text, parted by blanks; the text itself where it is too long to be read.
  func words(_ text: String) -> String {
    guard let tokens = try? normalizedTokens(text) else { return text }
    return tokens.map(\.folded).joined(separator: " ")
  }
}
