// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import LanguageTexts
import TextAnalysis

/// What people of a language say around a request that they do not want done, from `[tests]` of its
/// `frames.txt`.
struct PhraseFrames: Sendable {
  /// Words that forbid a request or take it back, `*` for the request.
  let negated: [String]
  /// Words that ask about it.
  let asked: [String]
  private let frames: FrameAnalyzer
  private let analyzer: TextAnalyzer

  private init?(_ language: String) {
    guard let lists = LanguageLists.of(language, .frames),
      let frames = FrameAnalyzer.forLanguage(language)
    else { return nil }
    negated = lists["tests", "negated"]
    asked = lists["tests", "asked"]
    self.frames = frames
    analyzer = TextAnalyzer(locale: LocaleTag(language))
  }

  /// What is said in a language; `nil` where nothing is known of its frames.
  static func forLocale(_ tag: LocaleTag) -> PhraseFrames? {
    for one in tag.fallbackChain {
      if let found = known[one.language] { return found }
    }
    return nil
  }

  private static let known = PerLanguage<PhraseFrames> { PhraseFrames($0) }

  /// What is done with the words of a phrase.
  enum Use: Hashable {
    /// They ask for something, or name it.
    case request
    /// They forbid something.
    case prohibition
    /// They ask about something, or tell or suppose it.
    case question
  }

  /// What is done with words.
  func use(of parts: [PhrasePieces.Part]) -> Use {
    var text = ""
    var name: Range<Int>?
    for part in parts {
      let start = text.utf8.count
      text += part.text
      if part.kind == .name, name == nil { name = start..<text.utf8.count }
    }
    var buffer = TokenBuffer(maxTokens: 512)
    guard (try? analyzer.analyze(text, into: &buffer)) != nil else { return .request }
    var words: Range<Int>?
    if let name {
      let inside = (0..<buffer.count).filter {
        Int(buffer[$0].lower) < name.upperBound && Int(buffer[$0].upper) > name.lowerBound
      }
      if let first = inside.first, let last = inside.last { words = first..<last + 1 }
    }
    let frame = frames.analyze(buffer.tokens, of: text.utf8.span, name: words)
    // "When …" with a verb behind it may be a question of its own: neither is put into another one.
    if frame.asksForAct, frame.condition.isEmpty { return .request }
    return frame.polarity == .prohibited ? .prohibition : .question
  }
}
