// SPDX-License-Identifier: Apache-2.0

import TextAnalysis
public import ValueParsing

/// One reading of the speech.
public struct Hypothesis: Sendable, Equatable {
  /// The text, as the recogniser wrote it.
  public var text: String
  /// The recogniser's confidence, 0 ... 1; values outside are clamped, and NaN counts as 0.
  public var confidence: Double { didSet { confidence = Self.inRange(confidence) } }

  /// Creates a hypothesis.
  public init(_ text: String, confidence: Double = 1) {
    self.text = text
    self.confidence = Self.inRange(confidence)
  }

  private static func inRange(_ confidence: Double) -> Double {
    confidence > 0 ? min(confidence, 1) : 0
  }
}

/// One turn to be resolved, with its conditions.
public struct ResolutionRequest: Sendable, Equatable {
  /// Readings of the utterance, best first; at most `maxHypotheses` are resolved.
  public var hypotheses: [Hypothesis]
  /// The language spoken, as a BCP 47 tag.
  public var locale: LocaleTag
  /// The app in front: it wins ties, and only it takes phrases without an app's name.
  public var foregroundApp: String?
  /// The only apps to consider; `nil` for all.
  public var allowedApps: [String]?
  /// Most other readings to report; 0 ... 16.
  public var maxAlternatives: Int
  /// The time that app code may take in all; later queries count as failed.
  public var deadline: Duration
  /// Whether to record each step in `Resolution.explanation`.
  public var explains: Bool
  /// The time of the utterance, for dates and times in it; by default the present moment.
  public var reference: ValueReference?

  /// Most hypotheses of a request that are looked at.
  package static let maxHypotheses = 10

  /// Creates a request for one text.
  public init(
    _ text: String, locale: LocaleTag = LocaleTag("en"), foregroundApp: String? = nil,
    allowedApps: [String]? = nil, maxAlternatives: Int = 3, deadline: Duration = .seconds(2),
    explains: Bool = false
  ) {
    self.init(
      hypotheses: [Hypothesis(text)], locale: locale, foregroundApp: foregroundApp,
      allowedApps: allowedApps, maxAlternatives: maxAlternatives, deadline: deadline,
      explains: explains)
  }

  /// Creates a request for several readings of one turn, best first.
  public init(
    hypotheses: [Hypothesis], locale: LocaleTag = LocaleTag("en"), foregroundApp: String? = nil,
    allowedApps: [String]? = nil, maxAlternatives: Int = 3, deadline: Duration = .seconds(2),
    explains: Bool = false
  ) {
    self.hypotheses = hypotheses
    self.locale = locale
    self.foregroundApp = foregroundApp
    self.allowedApps = allowedApps
    self.maxAlternatives = maxAlternatives
    self.deadline = deadline
    self.explains = explains
  }
}
