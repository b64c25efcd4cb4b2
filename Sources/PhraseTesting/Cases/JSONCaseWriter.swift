// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentResolution

/// Writes cases as the JSON Lines that `JSONCaseReader` reads.
///
/// Reading back what was written gives the same cases, but for their places.
public struct JSONCaseWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// The lines of some cases.
  ///
  /// - Complexity: O(*n*) for *n* bytes written.
  public func write(_ cases: [TestCase]) -> String {
    var json = JSONWriter()
    for one in cases {
      json.beginObject()
      json.member("id", one.id)
      if one.hypotheses.count == 1, one.hypotheses[0].confidence == 1 {
        json.key("text")
        json.value(one.text)
      } else {
        json.key("hypotheses")
        json.beginArray()
        for reading in one.hypotheses {
          json.beginObject()
          json.key("text")
          json.value(reading.text)
          if reading.confidence != 1 {
            json.key("confidence")
            json.raw("\(reading.confidence)".utf8)
          }
          json.endObject()
        }
        json.endArray()
      }
      json.member("locale", one.locale)
      json.member("app", one.foregroundApp)
      if let apps = one.allowedApps {
        json.key("apps")
        json.list(apps)
      }
      json.member("kind", one.section)
      json.key("expect")
      json.outcome(one.expectation, answers: one.answers)
      json.endObject()
      json.newline()
    }
    return json.text
  }
}

extension JSONWriter {
  /// Writes a member, unless it is empty.
  mutating func member(_ key: StaticString, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    self.key(key)
    value(text)
  }

  /// Writes an array of texts.
  mutating func list(_ texts: [String]) {
    beginArray()
    for text in texts { value(text) }
    endArray()
  }

  fileprivate mutating func outcome(_ one: ExpectedOutcome, answers: [ExpectedAnswer]) {
    beginObject()
    switch one.ending {
    case .status(let status): member("status", status.rawValue)
    case .nothing:
      key("notMatch")
      value(true)
    case .any:
      key("notMatch")
      list(one.excluded.map { ($0.app.map { $0 + "/" } ?? "") + $0.name })
    case .acting:
      // An expectation of any intent at all is told from none by this.
      if one.intents.isEmpty, one.app == nil {
        key("notMatch")
        value(false)
      }
    }
    member("app", one.app)
    if one.intents.count == 1 {
      member("intent", one.intents[0])
    } else if !one.intents.isEmpty {
      key("intent")
      list(one.intents)
    }
    member("phrase", one.phrase)
    member("match", one.match?.rawValue)
    if let parameters = one.parameters {
      key("parameters")
      beginObject()
      for parameter in parameters { write(parameter) }
      endObject()
      if one.allowsOtherParameters {
        key("otherParameters")
        value(true)
      }
    }
    if let missing = one.missing {
      key("missing")
      value(missing)
    }
    if let choosing = one.choosing {
      key("parameter")
      value(choosing)
    }
    if let options = one.options {
      key("options")
      beginArray()
      for option in options {
        if option.hasPrefix("#") {
          value(String(option.dropFirst()))
        } else {
          beginObject()
          key("title")
          value(option)
          endObject()
        }
      }
      endArray()
    }
    if let dialog = one.dialog {
      key("dialog")
      value(dialog)
    }
    if !answers.isEmpty {
      key("answers")
      beginArray()
      for answer in answers {
        beginObject()
        key("text")
        value(answer.text)
        key("expect")
        outcome(answer.expectation, answers: [])
        endObject()
      }
      endArray()
    }
    endObject()
  }

  private mutating func write(_ one: ExpectedParameter) {
    key(one.name)
    if one.isAbsent { return null() }
    if let text = one.value, one.id == nil, one.title == nil, one.text == nil {
      return value(text)
    }
    beginObject()
    member("id", one.id)
    if let title = one.title {
      key("title")
      value(title)
    }
    if let said = one.text {
      key("text")
      value(said)
    }
    if let any = one.value {
      key("value")
      value(any)
    }
    endObject()
  }
}
