// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

extension Explanation {
  /// What flexible matching made of words that fit no phrase.
  public struct Flexible: Sendable, Equatable {
    /// The surest readings, the one that was taken first; at most five.
    public var readings: [Reading] = []
    /// The place among `readings` of the surest one of another intent; `nil` where there is none.
    public var runnerUp: Int?
    /// What of the words speaks for the first reading, strongest first, then what speaks most for
    /// the runner-up.
    public var features: [Feature] = []
    /// Whether `features` hold the first reading against the runner-up. Else they are for it alone: the two
    /// are of different apps, which are ranked apart, or there is no runner-up.
    public var isAgainstRunnerUp = false
    /// Words without which another intent, or none, had come out, in utterance order.
    public var changes: [Change] = []
    /// The threshold that made the outcome less than an intent to run.
    public var threshold: Threshold?

    /// An intent that the words may mean.
    public struct Reading: Sendable, Equatable {
      /// The app's id.
      public var app: String
      /// The intent's name; `nil` where it is that a negative phrase is meant.
      public var intent: String?
      /// The phrase that is most like the words.
      public var phrase: String
      /// How sure it is, 0 ... 1, by this hypothesis alone.
      public var confidence: Double
      /// What the confidence is made of: their effects add up to the logarithm of its odds.
      public var parts: [Part]
    }

    /// A part of a confidence.
    public struct Part: Sendable, Equatable {
      /// What is measured, in a word or two.
      public var name: String
      /// What was measured.
      public var amount: Double
      /// What it adds to the logarithm of the odds.
      public var effect: Double
    }

    /// Something of the words that speaks for an intent.
    public struct Feature: Sendable, Equatable {
      /// What it is: `stem`, `letters`, `pair`, `meaning`, `subject` or `value`.
      public var kind: String
      /// The words, as in the utterance.
      public var words: String
      /// How much it adds to the lead; below 0 it speaks for the runner-up.
      public var gain: Double
    }

    /// What had come out without a word.
    public struct Change: Sendable, Equatable {
      /// The word.
      public var word: String
      /// Where it stands in the transcript.
      public var range: TextSpan
      /// How the turn had ended.
      public var status: Resolution.Status
      /// The app that had been found.
      public var app: String?
      /// The intent that had been found.
      public var intent: String?
      /// How sure it had been.
      public var confidence: Double
    }

    /// A threshold that a reading has not reached.
    public struct Threshold: Sendable, Equatable {
      /// Its name: `floor`, `namedFloor` or `margin` of `FlexibleScores`, `confirmBelow` of
      /// `IntentResolver.Options`.
      public var name: String
      /// Where it lies.
      public var value: Double
      /// What was reached.
      public var reached: Double
    }
  }
}
