// SPDX-License-Identifier: Apache-2.0

public import CatalogFormats
public import IntentResolution
import TextAnalysis

extension JSONWriter {
  /// Writes an explanation as one object: `transcript`, `tokens`, `mentions`, `candidates`,
  /// `lookups`, `flexible` where flexible matching had a say, `notes`.
  ///
  /// Its fields are for people and may change; only those of the outcome itself are stable.
  public mutating func value(_ explanation: Explanation) {
    beginObject()
    key("transcript")
    value(explanation.transcript)
    key("tokens")
    beginArray()
    for token in explanation.tokens {
      beginObject()
      key("text")
      value(token.text)
      key("range")
      value(token.range)
      key("known")
      value(token.isKnown)
      endObject()
    }
    endArray()
    key("mentions")
    beginArray()
    for mention in explanation.mentions {
      beginObject()
      key("app")
      value(mention.app)
      key("locale")
      value(mention.locale)
      key("range")
      value(mention.range)
      key("score")
      value((mention.score * 10_000).rounded() / 10_000)
      endObject()
    }
    endArray()
    key("candidates")
    beginArray()
    for candidate in explanation.candidates { value(candidate) }
    endArray()
    key("lookups")
    beginArray()
    for lookup in explanation.lookups { value(lookup) }
    endArray()
    if let flexible = explanation.flexible {
      key("flexible")
      value(flexible)
    }
    key("notes")
    array(explanation.notes)
    endObject()
  }

  private mutating func value(_ flexible: Explanation.Flexible) {
    beginObject()
    key("readings")
    beginArray()
    for reading in flexible.readings { value(reading) }
    endArray()
    if let runnerUp = flexible.runnerUp {
      key("runnerUp")
      value(runnerUp)
    }
    key("againstRunnerUp")
    value(flexible.isAgainstRunnerUp)
    key("features")
    beginArray()
    for feature in flexible.features {
      beginObject()
      key("kind")
      value(feature.kind)
      key("words")
      value(feature.words)
      rounded("gain", feature.gain)
      endObject()
    }
    endArray()
    if let threshold = flexible.threshold {
      key("threshold")
      beginObject()
      key("name")
      value(threshold.name)
      rounded("value", threshold.value)
      rounded("reached", threshold.reached)
      endObject()
    }
    key("changes")
    beginArray()
    for change in flexible.changes { value(change) }
    endArray()
    endObject()
  }

  private mutating func value(_ reading: Explanation.Flexible.Reading) {
    beginObject()
    key("app")
    value(reading.app)
    if let intent = reading.intent {
      key("intent")
      value(intent)
    }
    key("phrase")
    value(reading.phrase)
    rounded("confidence", reading.confidence)
    key("parts")
    beginArray()
    for part in reading.parts {
      beginObject()
      key("name")
      value(part.name)
      rounded("amount", part.amount)
      rounded("effect", part.effect)
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func value(_ change: Explanation.Flexible.Change) {
    beginObject()
    key("without")
    value(change.word)
    key("range")
    value(change.range)
    key("status")
    value(change.status.rawValue)
    if let app = change.app {
      key("app")
      value(app)
    }
    if let intent = change.intent {
      key("intent")
      value(intent)
      rounded("confidence", change.confidence)
    }
    endObject()
  }

  /// Writes a number with four decimals at most.
  private mutating func rounded(_ name: String, _ number: Double) {
    key(name)
    value((number * 10_000).rounded() / 10_000)
  }

  private mutating func value(_ candidate: Explanation.Candidate) {
    beginObject()
    key("app")
    value(candidate.app)
    key("intent")
    value(candidate.intent)
    key("phrase")
    value(candidate.phrase)
    key("path")
    array(candidate.path)
    key("literalWords")
    value(candidate.literalWords)
    key("listedWords")
    value(candidate.listedWords)
    key("openWords")
    value(candidate.openWords)
    key("skippedWords")
    value(candidate.skippedWords)
    key("confidence")
    value((candidate.confidence * 10_000).rounded() / 10_000)
    key("verdict")
    value(candidate.verdict)
    endObject()
  }

  private mutating func value(_ lookup: Explanation.Lookup) {
    beginObject()
    key("parameter")
    value(lookup.parameter)
    key("text")
    value(lookup.text)
    key("found")
    beginArray()
    for found in lookup.found {
      beginObject()
      key("title")
      value(found.title)
      key("score")
      value((found.score * 10_000).rounded() / 10_000)
      key("taken")
      value(found.isTaken)
      endObject()
    }
    endArray()
    endObject()
  }

  /// Writes `[lower,upper]`.
  private mutating func value(_ range: TextSpan) {
    beginArray()
    value(Int(range.lower))
    value(Int(range.upper))
    endArray()
  }

  private mutating func array(_ texts: [String]) {
    beginArray()
    for text in texts { value(text) }
    endArray()
  }
}
