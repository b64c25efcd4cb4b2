// SPDX-License-Identifier: Apache-2.0

/// The kinds of case that any app should pass.
public enum SelfTestKind: String, Sendable, CaseIterable {
  /// A phrase as declared, its slots filled with listed names.
  case declared
  /// The same with other names of values, and synonyms.
  case values
  /// With the app's other names.
  case names
  /// With the app's name as a pronunciation hint spells it.
  case hints
  /// With polite words before and behind.
  case polite
  /// In capitals, and in small letters.
  case letters
  /// Without punctuation, and with a full stop.
  case punctuation
  /// A negative phrase: the app must not act.
  case negative
  /// With words that forbid it or take it back: nothing must be done.
  case negated
  /// With words that ask about it: nothing must be done.
  case asked
  /// With the opposite word: its own intent must not be done.
  case opposite
  /// Without the app's name: the app must not act, where phrases hold it.
  case nameless
  /// With the app's name as a recogniser may write it.
  case misheard

  /// Whether a failure is worth knowing and no more.
  public var isAdvisory: Bool {
    switch self {
    case .nameless, .misheard: true
    default: false
    }
  }

  /// Whether what is said must not be done, so that a failure is that it was.
  package var mustNotBeDone: Bool { [.negated, .asked, .opposite].contains(self) }

  /// What it tries, for people.
  package var title: String {
    switch self {
    case .declared: "phrases as declared"
    case .values: "values and synonyms"
    case .names: "other app names"
    case .hints: "pronunciation hints"
    case .polite: "polite words"
    case .letters: "capitals, small letters"
    case .punctuation: "punctuation"
    case .negative: "negative phrases"
    case .negated: "forbidden or taken back"
    case .asked: "asked about"
    case .opposite: "the opposite said"
    case .nameless: "without the app's name"
    case .misheard: "app name misheard"
    }
  }
}

/// A generated case with where it came from.
public struct SelfTestCase: Sendable {
  /// The utterance, and its expected outcome.
  public var test: TestCase
  /// How the utterance was made of the phrase.
  public var kind: SelfTestKind
  /// The app's id.
  public var app: String
  /// The intent; `nil` for a negative phrase.
  public var intent: String?
  /// The phrase's template.
  public var phrase: String
}
