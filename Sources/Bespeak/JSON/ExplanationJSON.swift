// SPDX-License-Identifier: Apache-2.0

import IntentResolution
import JSONText
import TextAnalysis

extension JSONWriter {
  /// Writes an explanation as one object: `transcript`, `tokens`, `mentions`, `candidates`,
  /// `lookups`, `flexible` where flexible matching had a say, `notes`.
  ///
  /// Its fields are for people and may change; only those of the outcome itself are stable.
  package mutating func value(_ explanation: Explanation) {
    beginObject()
    member("transcript", explanation.transcript)
    key("tokens")
    objects(explanation.tokens) { token, json in
      json.member("text", token.text)
      json.member("range", token.range)
      json.member("known", token.isKnown)
    }
    key("mentions")
    objects(explanation.mentions) { mention, json in
      json.member("app", mention.app)
      json.member("locale", mention.locale)
      json.member("range", mention.range)
      json.member("score", rounded: mention.score)
    }
    key("candidates")
    objects(explanation.candidates) { $1.members($0) }
    key("lookups")
    objects(explanation.lookups) { $1.members($0) }
    if let flexible = explanation.flexible {
      key("flexible")
      beginObject()
      members(flexible)
      endObject()
    }
    member("notes", explanation.notes)
    endObject()
  }

  private mutating func members(_ flexible: Explanation.Flexible) {
    key("readings")
    objects(flexible.readings) { $1.members($0) }
    member("runnerUp", flexible.runnerUp)
    member("againstRunnerUp", flexible.isAgainstRunnerUp)
    key("features")
    objects(flexible.features) { feature, json in
      json.member("kind", feature.kind)
      json.member("words", feature.words)
      json.member("gain", rounded: feature.gain)
    }
    if let threshold = flexible.threshold {
      key("threshold")
      beginObject()
      member("name", threshold.name)
      member("value", rounded: threshold.value)
      member("reached", rounded: threshold.reached)
      endObject()
    }
    key("changes")
    objects(flexible.changes) { $1.members($0) }
  }

  private mutating func members(_ reading: Explanation.Flexible.Reading) {
    member("app", reading.app)
    member("intent", reading.intent)
    member("phrase", reading.phrase)
    member("confidence", rounded: reading.confidence)
    key("parts")
    objects(reading.parts) { part, json in
      json.member("name", part.name)
      json.member("amount", rounded: part.amount)
      json.member("effect", rounded: part.effect)
    }
  }

  private mutating func members(_ change: Explanation.Flexible.Change) {
    member("without", change.word)
    member("range", change.range)
    member("status", change.status.rawValue)
    member("app", change.app)
    if let intent = change.intent {
      member("intent", intent)
      member("confidence", rounded: change.confidence)
    }
  }

  private mutating func members(_ candidate: Explanation.Candidate) {
    member("app", candidate.app)
    member("intent", candidate.intent)
    member("phrase", candidate.phrase)
    member("path", candidate.path)
    member("literalWords", candidate.literalWords)
    member("listedWords", candidate.listedWords)
    member("openWords", candidate.openWords)
    member("skippedWords", candidate.skippedWords)
    member("confidence", rounded: candidate.confidence)
    member("verdict", candidate.verdict)
  }

  private mutating func members(_ lookup: Explanation.Lookup) {
    member("parameter", lookup.parameter)
    member("text", lookup.text)
    key("found")
    objects(lookup.found) { found, json in
      json.member("title", found.title)
      json.member("score", rounded: found.score)
      json.member("taken", found.isTaken)
    }
  }

  /// Writes `[lower,upper]`.
  private mutating func member(_ name: StaticString, _ range: TextSpan) {
    key(name)
    array([range.lower, range.upper]) { $1.value(Int($0)) }
  }
}
