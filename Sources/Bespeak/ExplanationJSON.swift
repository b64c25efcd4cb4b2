// SPDX-License-Identifier: Apache-2.0

public import CatalogFormats
public import Resolution
import TextAnalysis

extension JSONWriter {
  /// Writes an explanation as one object: `transcript`, `tokens`, `mentions`, `candidates`,
  /// `lookups`, `notes`.
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
    key("notes")
    array(explanation.notes)
    endObject()
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
