// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentResolution
import JSONText

/// Writes cases as the JSON Lines that `JSONCaseReader` reads.
///
/// Reading back what was written gives the same cases, but for their places.
package struct JSONCaseWriter: Sendable {
  /// Creates a writer.
  package init() {}

  /// The lines of some cases.
  ///
  /// - Complexity: O(*n*) for *n* bytes written.
  package func write(_ cases: [TestCase]) -> String {
    var json = JSONWriter()
    for one in cases {
      json.beginObject()
      json.member("id", unlessEmpty: one.id)
      if one.hypotheses.count == 1, one.hypotheses[0].confidence == 1 {
        json.member("text", one.text)
      } else {
        json.key("hypotheses")
        json.beginArray()
        for reading in one.hypotheses {
          json.beginObject()
          json.member("text", reading.text)
          if reading.confidence != 1 {
            json.key("confidence")
            json.raw("\(reading.confidence)")
          }
          json.endObject()
        }
        json.endArray()
      }
      json.member("locale", unlessEmpty: one.locale)
      json.member("app", unlessEmpty: one.foregroundApp)
      if let apps = one.allowedApps { json.member("apps", apps) }
      json.member("referenceDate", one.referenceDate)
      json.member("timeZone", one.timeZone)
      json.member("kind", unlessEmpty: one.section)
      json.key("expect")
      json.outcome(one.expectation, answers: one.answers)
      json.endObject()
      json.newline()
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func outcome(_ one: ExpectedOutcome, answers: [ExpectedAnswer]) {
    beginObject()
    switch one.ending {
    case .status(let status): member("status", unlessEmpty: status.rawValue)
    case .nothing:
      member("notMatch", true)
    case .any, .undone:
      member(
        one.ending == .any ? "notMatch" : "notDone",
        one.excluded.map(\.spelling))
    case .acting:
      // An expectation of any intent at all is told from none by this.
      if one.intents.isEmpty, one.app == nil {
        member("notMatch", false)
      }
    }
    member("app", unlessEmpty: one.app)
    if one.intents.count == 1 {
      member("intent", unlessEmpty: one.intents[0])
    } else if !one.intents.isEmpty {
      member("intent", one.intents)
    }
    member("phrase", unlessEmpty: one.phrase)
    member("match", unlessEmpty: one.match?.rawValue)
    if let parameters = one.parameters {
      key("parameters")
      beginObject()
      for parameter in parameters { write(parameter) }
      endObject()
      if one.allowsOtherParameters {
        member("otherParameters", true)
      }
    }
    member("missing", one.missing)
    member("parameter", one.choosing)
    if let options = one.options { write(options: options) }
    member("dialog", one.dialog)
    if !answers.isEmpty { write(answers) }
    endObject()
  }

  private mutating func write(options: [String]) {
    key("options")
    beginArray()
    for option in options {
      if option.hasPrefix("#") {
        value(String(option.dropFirst()))
      } else {
        beginObject()
        member("title", option)
        endObject()
      }
    }
    endArray()
  }

  private mutating func write(_ answers: [ExpectedAnswer]) {
    key("answers")
    beginArray()
    for answer in answers {
      beginObject()
      member("text", answer.text)
      key("expect")
      outcome(answer.expectation, answers: [])
      endObject()
    }
    endArray()
  }

  private mutating func write(_ one: ExpectedParameter) {
    key(one.name)
    if one.isAbsent { return null() }
    if let text = one.value, one.id == nil, one.title == nil, one.text == nil {
      return value(text)
    }
    beginObject()
    member("id", unlessEmpty: one.id)
    member("title", one.title)
    member("text", one.text)
    member("value", one.value)
    endObject()
  }
}
