// SPDX-License-Identifier: Apache-2.0

public import CatalogFormats
public import Resolution
import TextAnalysis

extension JSONWriter {
  /// Writes an outcome as one object: a line of `bespeak resolve`.
  ///
  /// ```json
  /// {"id":"7","transcript":"finish buy milk in tasks","status":"resolved","app":"com.example.tasks","intent":"CompleteTask",
  ///  "shortcut":0,"phrase":"Complete ${task} in ${applicationName}","match":"flexible","confidence":0.94,"locale":"en",
  ///  "parameters":{"task":{"type":"entity:Task","id":"42","title":"Buy milk","text":"buy milk","range":[7,15]}},
  ///  "alternatives":[{"app":"com.example.notes","intent":"AddNote","confidence":0.31}]}
  /// ```
  ///
  /// Keys keep this order; after `parameters` come `missing`, `dialog`, `parameter` and `options`,
  /// after `alternatives` come `error` and `explanation`. What an outcome does not have is left
  /// out: `confidence` where there is no intent, empty parameters and alternatives.
  ///
  /// - Parameters:
  ///   - resolution: The outcome.
  ///   - id: The JSON value of the request's own id; empty where it has none.
  /// - Complexity: O(*n*) for *n* bytes written; allocates only while the writer's storage grows.
  public mutating func value(_ resolution: Resolution, id: [UInt8] = []) {
    beginObject()
    if !id.isEmpty {
      key("id")
      raw(id)
    }
    member("transcript", resolution.transcript)
    key("status")
    value(resolution.status.rawValue)
    member("app", resolution.app)
    member("intent", resolution.intent)
    if let shortcut = resolution.shortcut {
      key("shortcut")
      value(shortcut)
    }
    member("phrase", resolution.phrase)
    if let match = resolution.match {
      key("match")
      value(match.rawValue)
    }
    if resolution.intent != nil || resolution.confidence != 0 {
      key("confidence")
      value(confidence: resolution.confidence)
    }
    member("locale", resolution.locale)
    if !resolution.parameters.isEmpty {
      key("parameters")
      beginObject()
      for parameter in resolution.parameters { member(parameter) }
      endObject()
    }
    member("missing", resolution.missing)
    member("dialog", resolution.dialog)
    if let choice = resolution.disambiguation { members(choice) }
    if !resolution.alternatives.isEmpty {
      key("alternatives")
      beginArray()
      for alternative in resolution.alternatives { value(alternative) }
      endArray()
    }
    member("error", resolution.error)
    if let explanation = resolution.explanation {
      key("explanation")
      value(explanation)
    }
    endObject()
  }

  private mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  private mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  /// Writes a confidence with at most four decimals.
  mutating func value(confidence: Double) {
    value((confidence * 10_000).rounded() / 10_000)
  }

  private mutating func member(_ parameter: BoundParameter) {
    key(parameter.name)
    beginObject()
    member("type", parameter.type)
    switch parameter.value {
    case .entity(let id, let title):
      member("id", id)
      member("title", title)
    case .openEntity(let title): member("title", title)
    case .string(let text): member("value", text)
    }
    member("text", parameter.text)
    key("range")
    value(parameter.range)
    endObject()
  }

  /// Writes `[lower,upper]`.
  mutating func value(_ range: TextSpan) {
    beginArray()
    value(Int(range.lower))
    value(Int(range.upper))
    endArray()
  }

  private mutating func members(_ choice: Disambiguation) {
    member("parameter", choice.parameter)
    key("options")
    beginArray()
    for option in choice.options {
      beginObject()
      if choice.parameter == nil, let intent = option.intent {
        member("app", option.id)
        member("intent", intent)
        member("title", option.title)
      } else {
        member("id", option.id)
        member("title", option.title)
      }
      member("subtitle", option.subtitle)
      endObject()
    }
    endArray()
  }

  private mutating func value(_ alternative: Alternative) {
    beginObject()
    member("app", alternative.app)
    member("intent", alternative.intent)
    key("confidence")
    value(confidence: alternative.confidence)
    endObject()
  }
}
