// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Gives the words of a part of a text as utterances would have them.
///
/// The room for tokens and letters is allocated once. A part is read as a whole and then taken field
/// by field, as analysing each field for itself would cost more than its words do.
@safe struct WordReader: ~Copyable {
  /// A word of the part read last.
  struct Word {
    /// The hash of its token.
    var hash: UInt64
    /// What tells it from other words of the same letters without diacritics; 0 if it has none.
    var accent: UInt32
    /// Where it stands in the text.
    var lower: Int
    fileprivate var token: Token
  }

  private static let maxLetters = 256
  private static let maxTokens = 4096

  private let analyzer: TextAnalyzer
  // SAFETY: the parser keeps the text alive as long as the reader.
  private let text: UnsafeBufferPointer<UInt8>
  private var buffer: TokenBuffer
  // SAFETY: allocated in `init` with `maxLetters` bytes and freed in `deinit`.
  private let letters: UnsafeMutableBufferPointer<UInt8>
  private var part = 0..<0

  /// A reader for a text, which must stay as long as it.
  init(_ text: UnsafeBufferPointer<UInt8>, locale: LocaleTag) {
    analyzer = TextAnalyzer(locale: locale)
    unsafe self.text = text
    buffer = TokenBuffer(maxTokens: Self.maxTokens)
    unsafe letters = .allocate(capacity: Self.maxLetters)
    unsafe letters.initialize(repeating: 0)
  }

  deinit { unsafe letters.deallocate() }

  /// `TextAnalyzer.analysisVersion` of the hashes.
  var analysisVersion: UInt32 { analyzer.analysisVersion }

  /// The number of words of the part read last.
  var count: Int { buffer.count }

  /// A word of the part read last.
  subscript(index: Int) -> Word {
    let token = buffer[index]
    return Word(
      hash: token.hash, accent: token.accent, lower: part.lowerBound + Int(token.lower),
      token: token)
  }

  /// Reads a part of the text.
  mutating func read(_ range: Range<Int>) throws(AnalysisFailure) {
    precondition(unsafe range.upperBound <= text.count)
    part = range
    // SAFETY: the range lies inside the text.
    try unsafe analyzer.analyze(UnsafeBufferPointer(rebasing: text[range]), into: &buffer)
  }

  /// Calls a closure with the folded letters of a word of the part read last, good inside of it only.
  // SAFETY: whoever calls gets letters that are written, and is told how long they are good.
  @safe func withLetters<Result>(
    of word: Word, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // SAFETY: the part lies inside the text; what is written is initialised.
    let count = unsafe analyzer.writeFoldedForm(
      of: word.token, in: UnsafeBufferPointer(rebasing: text[part]), into: letters)
    // SAFETY: `count` bytes were written.
    return unsafe body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(letters)[0..<count]))
  }
}
