// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// How an outcome came about, step by step.
public struct Explanation: Sendable, Equatable {
  /// A word of the utterance.
  public struct Token: Sendable, Equatable {
    /// Its normalised form.
    public var text: String
    /// Where it stands in the transcript.
    public var range: TextSpan
    /// Whether any phrase, name or value holds it.
    public var isKnown: Bool
  }

  /// An app's name found in the utterance.
  public struct Mention: Sendable, Equatable {
    /// The app's id.
    public var app: String
    /// The locale of the declaration.
    public var locale: String
    /// Where it stands in the transcript.
    public var range: TextSpan
  }

  /// A phrase that matched, before values were bound.
  public struct Candidate: Sendable, Equatable {
    /// The app's id.
    public var app: String
    /// The intent's name.
    public var intent: String
    /// The phrase's template.
    public var phrase: String
    /// What it is made of, in utterance order: `complete`, `${task} = "buy milk"`, `in`, `${applicationName} = "tasks"`.
    public var path: [String]
    /// Literal words matched, words in listed values, words in looked-up text, words skipped.
    public var literalWords: Int
    /// Words in listed values.
    public var listedWords: Int
    /// Words in text that has to be looked up or taken as it is.
    public var openWords: Int
    /// Polite words skipped.
    public var skippedWords: Int
    /// How sure it is, 0 ... 1.
    public var confidence: Double
    /// What became of it, with the reason.
    public var verdict: String
  }

  /// The reading that was looked at.
  public var transcript: String
  /// Its words.
  public var tokens: [Token]
  /// App names found.
  public var mentions: [Mention]
  /// Phrases that matched, best first.
  public var candidates: [Candidate]
  /// Everything else worth saying, in order.
  public var notes: [String]

  /// Creates an empty explanation.
  public init(transcript: String) {
    self.transcript = transcript
    tokens = []
    mentions = []
    candidates = []
    notes = []
  }
}
