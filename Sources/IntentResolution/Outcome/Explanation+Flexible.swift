// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

extension Explanation {
  /// What flexible matching made of words that fit no phrase.
  package struct Flexible: Sendable, Equatable {
    /// The surest readings, the one that was taken first; at most five.
    package var readings: [Reading] = []
    /// The place among `readings` of the surest one of another intent; `nil` where there is none.
    package var runnerUp: Int?
    /// What of the words speaks for the first reading, strongest first, then what speaks most for
    /// the runner-up.
    package var features: [Feature] = []
    /// Whether `features` hold the first reading against the runner-up. Else they are for it alone: the two
    /// are of different apps, which are ranked apart, or there is no runner-up.
    package var isAgainstRunnerUp = false
    /// Words without which another intent, or none, had come out, in utterance order.
    package var changes: [Change] = []
    /// The threshold that made the outcome less than an intent to run.
    package var threshold: Threshold?

    /// An intent that the words may mean.
    package struct Reading: Sendable, Equatable {
      /// The app's id.
      package var app: String
      /// The intent's name; `nil` where it is that a negative phrase is meant.
      package var intent: String?
      /// The phrase that is most like the words.
      package var phrase: String
      /// How sure it is, 0 ... 1, by this hypothesis alone.
      package var confidence: Double
      /// What the confidence is made of: their effects add up to the logarithm of its odds.
      package var parts: [Part]
    }

    /// A part of a confidence.
    package struct Part: Sendable, Equatable {
      /// What is measured, in a word or two.
      package var name: String
      /// What was measured.
      package var amount: Double
      /// What it adds to the logarithm of the odds.
      package var effect: Double
    }

    /// Something of the words that speaks for an intent.
    package struct Feature: Sendable, Equatable {
      /// What it is: `stem`, `letters`, `pair`, `meaning`, `subject` or `value`.
      package var kind: String
      /// The words, as in the utterance.
      package var words: String
      /// How much it adds to the lead; below 0 it speaks for the runner-up.
      package var gain: Double
    }

    /// What had come out without a word.
    package struct Change: Sendable, Equatable {
      /// The word.
      package var word: String
      /// Where it stands in the transcript.
      package var range: TextSpan
      /// How the turn had ended.
      package var status: Resolution.Status
      /// The app that had been found.
      package var app: String?
      /// The intent that had been found.
      package var intent: String?
      /// How sure it had been.
      package var confidence: Double
    }

    /// A threshold that a reading has not reached.
    package struct Threshold: Sendable, Equatable {
      /// Its name: `asksFrom` or `actsFrom` of the policy, or `margin` of `FlexibleScores`.
      package var name: String
      /// Where it lies.
      package var value: Double
      /// What was reached.
      package var reached: Double
    }
  }
}
