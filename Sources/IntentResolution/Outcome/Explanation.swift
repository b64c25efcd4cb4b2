// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The steps to an outcome.
public struct Explanation: Sendable, Equatable {
  /// A word of the utterance.
  public struct Token: Sendable, Equatable {
    /// Its normalised form.
    public var text: String
    /// Its place in the transcript.
    public var range: TextSpan
    /// Whether any phrase, name or value holds it.
    public var isKnown: Bool
  }

  /// An app's name found in the utterance.
  public struct Mention: Sendable, Equatable {
    /// The app's id.
    public var app: String
    /// The locale of the declaration.
    package var locale: String
    /// Its place in the transcript.
    public var range: TextSpan
    /// How near the words are to the name: 1 for the name itself.
    public var score: Double
  }

  /// A phrase that matched, before values were bound.
  public struct Candidate: Sendable, Equatable {
    /// The app's id.
    public var app: String
    /// The intent's name.
    public var intent: String
    /// The phrase's template.
    public var phrase: String
    /// Its parts in utterance order: `complete`, `${task} = "buy milk"`, `in`, `${applicationName} = "tasks"`.
    public var path: [String]
    /// Literal words matched, words in listed values, words in looked-up text, words skipped.
    package var literalWords: Int
    /// Words in listed values.
    package var listedWords: Int
    /// Words in text that has to be looked up or taken as it is.
    package var openWords: Int
    /// Polite words skipped.
    package var skippedWords: Int
    /// Its confidence, 0 ... 1.
    public var confidence: Double
    /// Its fate, with the reason.
    public var verdict: String
  }

  /// A look-up of a slot's words among the listed values.
  public struct Lookup: Sendable, Equatable {
    /// The words of the slot.
    public var text: String
    /// The parameter they are for.
    public var parameter: String
    /// The values they may name, best first, at most five.
    public var found: [Found]

    /// A value found.
    public struct Found: Sendable, Equatable {
      /// The name of the entity, as the app lists it.
      public var title: String
      /// How well it matches, 0 ... 1.
      public var score: Double
      /// Whether it is bound, or one of those to choose from.
      public var isTaken: Bool
    }
  }

  /// The reading that is explained.
  public var transcript: String
  /// Its words.
  public var tokens: [Token]
  /// App names found.
  public var mentions: [Mention]
  /// Phrases that matched, best first.
  public var candidates: [Candidate]
  /// Look-ups of slots' words, in the order they were made.
  public var lookups: [Lookup]
  /// What flexible matching made of the words; `nil` where it had no say.
  package var flexible: Flexible?
  /// Everything else worth saying, in order.
  public var notes: [String]

  /// Creates an empty explanation.
  init(transcript: String) {
    self.transcript = transcript
    tokens = []
    mentions = []
    candidates = []
    lookups = []
    notes = []
  }
}
