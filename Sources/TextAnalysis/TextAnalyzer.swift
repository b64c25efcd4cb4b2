// SPDX-License-Identifier: Apache-2.0

/// Turns text into normalised tokens that keep their place in the original.
///
/// Primary form: NFKC case folding (Turkish and Azerbaijani with their own i), digits in ASCII,
/// apostrophes and hyphens unified. Folded form: the same without diacritics, in Latin, Greek,
/// Cyrillic, Arabic and Hebrew. Words are those of Unicode's rules, cut further at apostrophes,
/// hyphens and other punctuation (except full stop and comma between two digits) and between Hangul
/// and other scripts; scripts without spaces give one token a character with its marks. The Japanese
/// prolonged sound mark is a token of its own.
///
/// Four paths lead to one result: ASCII sixteen bytes at a time, two-byte letters among ASCII with
/// them, other text scalar by scalar, both by tables, and ICU for what needs composition. A test holds them together on every scalar and on random text.
package struct TextAnalyzer: Sendable {
  /// The most bytes that an utterance may have.
  package static let maxUtteranceBytes = 16_384

  /// The most combining marks in a row that count; further ones are dropped.
  static let maxMarks = 30

  /// The locale whose casing and contractions apply.
  package let locale: LocaleTag

  private let usesFastPaths: Bool
  let isTurkic: Bool
  private let isEnglish: Bool

  /// An analyser for a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale whose casing and contractions apply.
  ///   - usesFastPaths: `false` for ICU's answer to every text; slower, otherwise the same.
  package init(locale: LocaleTag, usesFastPaths: Bool = true) {
    self.locale = locale
    self.usesFastPaths = usesFastPaths
    isTurkic = locale.language == "tr" || locale.language == "az"
    isEnglish = locale.language == "en"
  }

  /// Changes whenever the same text may give other tokens: with these rules and with the version of
  /// Unicode in ICU.
  package var analysisVersion: UInt32 { 1 << 16 | ScalarProperties.unicodeVersion }

  /// Writes the tokens of a text into a buffer, in text order; earlier ones are forgotten.
  ///
  /// - Parameters:
  ///   - utf8: The text; ill-formed bytes separate words.
  ///   - buffer: Room for the tokens; empty after a failure.
  /// - Throws: `AnalysisFailure` if the text or its tokens exceed a limit.
  /// - Complexity: O(*n*) for *n* bytes; no allocation for ASCII, nor for most other text once the
  ///   buffer has seen some.
  package func analyze(
    _ utf8: UnsafeBufferPointer<UInt8>, into buffer: inout TokenBuffer
  ) throws(AnalysisFailure) {
    // SAFETY: the caller keeps the bytes alive during the call.
    try analyze(unsafe TextBytes(utf8), into: &buffer)
  }

  /// Writes the tokens of a text into a buffer, in text order; earlier ones are forgotten.
  ///
  /// - Throws: `AnalysisFailure` if the text or its tokens exceed a limit.
  package func analyze(_ text: String, into buffer: inout TokenBuffer) throws(AnalysisFailure) {
    try analyze(text.utf8.span, into: &buffer)
  }

  /// Writes the tokens of a text into a buffer, in text order; earlier ones are forgotten.
  ///
  /// - Throws: `AnalysisFailure` if the text or its tokens exceed a limit.
  package func analyze(_ utf8: Span<UInt8>, into buffer: inout TokenBuffer) throws(AnalysisFailure)
  {
    // SAFETY: the bytes are used inside the closure only.
    try unsafe utf8.withUnsafeBufferPointer { (bytes) throws(AnalysisFailure) in
      try unsafe analyze(bytes, into: &buffer)
    }
  }

  private func analyze(_ text: TextBytes, into buffer: inout TokenBuffer) throws(AnalysisFailure) {
    buffer.removeAll()
    guard text.count <= Self.maxUtteranceBytes else {
      throw .tooManyBytes(limit: Self.maxUtteranceBytes)
    }
    var outcome = ScanOutcome.notHere
    if usesFastPaths {
      let result = ASCIIScan.run(text, isTurkic: isTurkic, into: &buffer)
      outcome = result.outcome
      if outcome == .done, !result.mayContract { return }
      if outcome == .notHere {
        outcome = TwoByteScan.run(text, isTurkic: isTurkic, into: &buffer)
      }
      if outcome == .notHere {
        buffer.removeAll()
        var scan = TableScan(text, isTurkic: isTurkic, into: &buffer)
        outcome = scan.run(into: &buffer)
      }
    }
    if outcome == .notHere {
      buffer.removeAll()
      outcome = .done
      for word in words(text) where !buffer.append(word.normalized.token) {
        outcome = .full
        break
      }
    }
    if outcome == .done, isEnglish, !Contractions.expand(text, in: &buffer) { outcome = .full }
    if outcome == .full {
      buffer.removeAll()
      throw .tooManyTokens(limit: buffer.capacity)
    }
  }

  /// Whether another analyzer gives a text the same tokens as this one has given it; `false` where that is not
  /// known without analysing it once more.
  ///
  /// English takes contractions apart, and Turkic languages have letters of their own for `i`: most texts hold
  /// neither.
  ///
  /// - Parameters:
  ///   - tokens: What `analyze(_:into:)` of this analyzer has written for `utf8`.
  /// - Complexity: O(*n*) for *n* bytes; a tenth of what an analysis takes.
  package func agrees(
    with other: TextAnalyzer, on utf8: UnsafeBufferPointer<UInt8>, _ tokens: borrowing TokenBuffer
  ) -> Bool {
    guard usesFastPaths == other.usesFastPaths else { return false }
    if isTurkic == other.isTurkic, isEnglish == other.isEnglish { return true }
    for k in 0..<tokens.count {
      // SAFETY: the bytes are lent for the call.
      if isTurkic != other.isTurkic, unsafe Self.hasTurkicCase(tokens[k], in: utf8) { return false }
      guard unsafe agrees(with: other, on: tokens[k], in: utf8) else { return false }
    }
    return true
  }

  /// Whether a token has `I`, `İ` or `Ĳ`, which have another accent in Turkish.
  private static func hasTurkicCase(_ token: Token, in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for k in Int(token.lower)..<min(Int(token.upper), utf8.count) {
      // SAFETY: below the count.
      let byte = unsafe utf8[k]
      if byte == 0x49 || last == 0xC4 && (byte == 0xB0 || byte == 0xB2) { return true }
      last = byte
    }
    return false
  }

  /// Whether another analyser is sure to find a token where this one has, and the same but for its accent.
  ///
  /// - Parameters:
  ///   - token: A token of the text.
  ///   - utf8: The text, as this analyser took it.
  /// - Complexity: O(*n*) for *n* bytes of the token where the casing of the two differs, else O(1).
  package func agrees(
    with other: TextAnalyzer, on token: Token, in utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (lower, upper) = (Int(token.lower), min(Int(token.upper), utf8.count))
    guard lower < upper else { return false }
    if isTurkic != other.isTurkic {
      for k in lower..<upper {
        // SAFETY: below the count.
        let byte = unsafe utf8[k]
        // Combining marks and letters of other widths, which another case may put in another order.
        if byte == 0xCC || byte == 0xCD || byte >= 0xE0 { return false }
      }
    }
    if isEnglish == other.isEnglish { return true }
    if token.hash == Contractions.cannot { return false }
    func byte(_ place: Int) -> UInt8 {
      // SAFETY: compared with the count.
      0..<utf8.count ~= place ? unsafe utf8[place] : 0x20
    }
    func isLetter(_ place: Int) -> Bool {
      byte(place) < 0x80 && (byte(place) | 0x20) &- 0x61 < 26
    }
    func isContracted(_ place: Int) -> Bool {
      guard isLetter(place) else { return false }
      let second = isLetter(place + 1)
      if second, isLetter(place + 2) { return false }
      return Contractions.isEnding(byte(place) | 0x20, second ? byte(place + 1) | 0x20 : 0)
    }
    if token.joint == .apostrophe, isContracted(lower) { return false }
    // What has been taken apart begins with an apostrophe, or stands beside a letter.
    if isEnglish, Self.mayBeApostrophe(byte(lower)) || isLetter(lower - 1) || isLetter(upper) {
      return false
    }
    guard Self.mayBeApostrophe(byte(upper)) else { return true }
    return !isContracted(upper + (byte(upper) < 0x80 ? 1 : byte(upper) < 0xE0 ? 2 : 3))
  }

  /// Whether a byte is an apostrophe, or begins one of those that are taken for it (`ScalarProperties`).
  private static func mayBeApostrophe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x27, 0x60, 0xC2, 0xCA, 0xCB, 0xCD, 0xD5, 0xD7, 0xDF, 0xE1, 0xE2, 0xEA, 0xEF: true
    default: false
    }
  }

  /// The one token that some bytes are by themselves; `nil` where they are none or several, or over a limit.
  ///
  /// - Parameter buffer: What it is made in; its tokens are forgotten.
  /// - Complexity: O(*n*) for *n* bytes; of letters a fraction of what an analysis takes.
  package func token(
    of utf8: UnsafeBufferPointer<UInt8>, in buffer: inout TokenBuffer
  ) -> Token? {
    // SAFETY: the caller keeps the bytes alive during the call.
    let text = unsafe TextBytes(utf8)
    if usesFastPaths, let token = token(ofLetters: text, in: &buffer) { return token }
    do { try analyze(text, into: &buffer) } catch { return nil }
    return buffer.count == 1 ? buffer[0] : nil
  }

  /// The one token that letters are by themselves; `nil` for other bytes, and where only an analysis tells.
  func token(ofLetters text: TextBytes, in buffer: inout TokenBuffer) -> Token? {
    // A longer one does not fit the room for forms.
    guard 0 < text.count, text.count <= Self.maxUtteranceBytes else { return nil }
    var token = Token(hash: 0, accent: 0, lower: 0, upper: UInt32(text.count), joint: .blank)
    if let hash = hash(ofASCII: text) {
      token.hash = hash
    } else {
      let table: ScalarTable = isTurkic ? .turkic : .standard
      // SAFETY: the writer is used while the buffer is borrowed.
      var forms = unsafe FormWriter(buffer.formBytes())
      let kind = table[text.scalar(at: 0).value].scalarClass
      guard kind == ScalarClass.letter.rawValue || kind == ScalarClass.hangul.rawValue else {
        return nil
      }
      var offset = 0
      while offset < text.count {
        let (scalar, length) = text.scalar(at: offset)
        let entry = table[scalar]
        // Marks, digits and what else changes with its neighbours is left to an analysis.
        guard entry.scalarClass == kind else { return nil }
        forms.append(entry)
        offset &+= length
      }
      (token.hash, token.accent) = forms.close()
      forms.resolve(&token)
    }
    return isEnglish && token.hash == Contractions.cannot ? nil : token
  }

  /// The hash of letters of the basic alphabet; `nil` for other bytes.
  @inline(__always) private func hash(ofASCII text: TextBytes) -> UInt64? {
    for k in 0..<text.count {
      let byte = text[k]
      guard (byte | 0x20) &- 0x61 < 26, byte != 0x49 || !isTurkic else { return nil }
    }
    return TokenHash.hash(text, setting: ASCIIScan.blanks)
  }

  private func words(_ text: TextBytes) -> [ReferenceAnalysis.Word] {
    ReferenceAnalysis.words(
      text, normalizer: isTurkic ? .turkic : .standard, usesBreaks: !usesFastPaths)
  }
}

extension TextAnalyzer {
  /// The tokens of a text with their forms, for compilers and explanations.
  ///
  /// The tokens are those of `analyze(_:into:)`, whatever their number.
  ///
  /// - Throws: `AnalysisFailure.tooManyBytes` if the text is longer than an utterance may be.
  package func normalizedTokens(_ text: String) throws(AnalysisFailure) -> [NormalizedToken] {
    // Every scalar of the original gives at most eighteen tokens, and most far less than one.
    var buffer = TokenBuffer(maxTokens: max(64, 18 * min(text.utf8.count, Self.maxUtteranceBytes)))
    try analyze(text, into: &buffer)
    // SAFETY: the bytes are used inside the closure only.
    return unsafe text.utf8.span.withUnsafeBufferPointer { bytes in
      let bytes = unsafe TextBytes(bytes)
      var forms: [UInt64: [NormalizedToken]] = [:]
      for word in words(bytes).map(\.normalized) {
        forms[word.token.hash, default: []].append(word)
      }
      return (0..<buffer.count).map { index in
        let token = buffer[index]
        // Same folded form and same accent: the same word, wherever in the text it stands.
        if let word = forms[token.hash]?.first(where: { $0.token.accent == token.accent }) {
          return NormalizedToken(token: token, folded: word.folded, primary: word.primary)
        }
        let word = Contractions.form(bytes, token)
        return NormalizedToken(token: token, folded: word, primary: word)
      }
    }
  }
}
