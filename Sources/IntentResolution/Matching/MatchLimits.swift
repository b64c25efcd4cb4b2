// SPDX-License-Identifier: Apache-2.0

/// The bounds of a match: no utterance and no catalog makes it do more.
enum MatchLimits {
  /// Words of an utterance.
  static let tokens = 512
  /// Word boundaries, those inside glued words included.
  static let positions = 1_024
  /// Words and parts of words.
  static let edges = 2_048
  /// Places where a phrase may begin.
  static let starts = 15
  /// App names found.
  static let mentions = 1_024
  /// Open readings of the utterance.
  static let states = 4_096
  /// Slots filled in open readings.
  static let captures = 4_096
  /// Readings that reached the end of a phrase and are kept.
  static let candidates = 32
  /// Spans of words that are looked up as a listed value's name, and as an app's.
  static let valueSpans = 64
  static let nameSpans = 24
  /// Words of such a span.
  static let valueSpanWords = 6
  static let nameSpanWords = 4
  /// Free expressions ("the", "called") before a listed value.
  static let freeExpressions = 3
  /// Steps along tries, about ten nanoseconds each.
  static let steps = 400_000
}
