// SPDX-License-Identifier: Apache-2.0

public import TextAnalysis

/// The frame of an utterance that does more or less than ask for an intent.
///
/// An utterance that matches a declared phrase has none: it calls the phrase's intent.
public struct SpeechFrame: Sendable, Equatable {
  /// A use of words other than a request.
  public enum Kind: String, Sendable, CaseIterable {
    /// They ask about it: how, whether, what happens if.
    case question
    /// They forbid it, or take it back.
    case prohibition
    /// They tell that it was done, or that somebody said so.
    case report
    /// They suppose it.
    case hypothetical
    /// They ask for all but a part of it.
    case exception
    /// They ask for the opposite, or to undo it.
    case opposite
    /// They correct themselves: what was taken back is not heard.
    case correction
  }

  /// The use of the words; `nil` for a plain request.
  public var kind: Kind?
  /// The id of the named app, if none of its intents was understood.
  public var app: String?
  /// The intent that the words name and do not ask for, if they ask for none; it is one of `app`.
  public var notDone: String?
  /// Its title, for people.
  public var notDoneTitle: String?
  /// Words that neither the phrases nor the values of the intent account for, in order.
  public var unused: [String] = []
  /// Further requests in the same utterance, which are not resolved, in UTF-8 bytes of the transcript.
  public var more: [TextSpan] = []

  /// A plain request.
  package init() {}

  /// Whether there is nothing to say.
  var isPlain: Bool { self == SpeechFrame() }
}

extension Resolution {
  /// A sentence's worth of why nothing is done, for logs: "asks about DeleteAccount"; `nil` where something
  /// is.
  package var refusal: String? {
    guard case .noMatch = outcome, let frame, let intent = frame.notDone else { return nil }
    let verb =
      switch frame.kind {
      case .question: "asks about"
      case .prohibition: "forbids or takes back"
      case .report: "tells of"
      case .hypothetical: "supposes"
      case .exception: "makes an exception to"
      case .opposite: "says the opposite of"
      case .correction, nil: "does not ask for"
      }
    return "the utterance \(verb) '\(intent)'"
  }
}
