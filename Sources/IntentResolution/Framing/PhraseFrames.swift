// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis

/// Frames of the phrases that readings of one matcher were compared with lately.
///
/// An intent's ten phrases take longer to read than the words that are compared with them. At most 4,096 are kept.
struct PhraseFrames {
  private var matcher: Matcher?
  private var frames: [UInt32: PhraseFrame?] = [:]
  private static let most = 4_096

  /// Forgets the phrases of another matcher than the one given.
  mutating func use(_ matcher: Matcher) {
    if self.matcher === matcher { return }
    self.matcher = matcher
    frames.removeAll()
  }

  /// What a phrase does, as far as it is known.
  subscript(phrase: UInt32) -> PhraseFrame?? {
    get { frames[phrase] }
    set {
      if frames.count == Self.most { frames.removeAll() }
      frames[phrase] = newValue
    }
  }
}

/// What a phrase does with what it names.
struct PhraseFrame {
  var act: SpeechAct
  var polarity: Polarity
  var hasException: Bool
  /// The place of the verb of what it asks for; `nil` where it asks for nothing.
  var verb: Int?

  init(_ frame: Frame) {
    act = frame.act
    polarity = frame.polarity
    hasException = !frame.exception.isEmpty
    verb = frame.asksForAct ? frame.asked.indices.first : nil
  }
}
