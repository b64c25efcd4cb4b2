// SPDX-License-Identifier: Apache-2.0

/// What stands between a token and the one before it.
@usableFromInline package enum Joint: UInt8, Hashable, Sendable {
  /// White space, other punctuation, several characters, or the start of the text.
  case blank
  /// Nothing: the script changed, or the script is written without spaces.
  case none
  /// Exactly one hyphen or dash.
  case hyphen
  /// Exactly one apostrophe.
  case apostrophe
}

/// One normalised unit of text: a word, a number, or a character of a script without spaces.
///
/// Holds hashes, not text, so that a token is 24 bytes and is compared with one instruction. The
/// text of either form is at `TextAnalyzer.normalizedTokens(_:)`.
@usableFromInline @frozen package struct Token: Hashable, Sendable {
  /// The hash of the folded form, in which letters have lost their diacritics; never 0.
  @usableFromInline package var hash: UInt64

  /// A nonzero hash of the primary form, or 0 where folding changed nothing.
  @usableFromInline package var accent: UInt32

  /// The UTF-8 offset of the token's first byte in the original.
  @usableFromInline package var lower: UInt32

  /// The UTF-8 offset after the token's last byte in the original.
  @usableFromInline package var upper: UInt32

  /// What stands before the token.
  @usableFromInline package var joint: Joint

  /// A token from its parts.
  @inlinable package init(hash: UInt64, accent: UInt32, lower: UInt32, upper: UInt32, joint: Joint)
  {
    self.hash = hash
    self.accent = accent
    self.lower = lower
    self.upper = upper
    self.joint = joint
  }

  /// Where the token stands in the original.
  @inlinable package var span: TextSpan { TextSpan(lower: lower, upper: upper) }
}

/// A token with the text of its two forms, for compilers and explanations.
package struct NormalizedToken: Hashable, Sendable {
  /// The token, equal to the one that `TextAnalyzer.analyze(_:into:)` writes.
  package var token: Token

  /// The form without diacritics, which `Token.hash` is the hash of.
  package var folded: String

  /// The NFKC case-folded form, which `Token.accent` tells from the folded one.
  package var primary: String

  /// A token with its forms.
  package init(token: Token, folded: String, primary: String) {
    self.token = token
    self.folded = folded
    self.primary = primary
  }
}

/// Why a text was not analysed.
package enum AnalysisFailure: Error, Hashable, Sendable {
  /// The text has more bytes than an utterance may have.
  case tooManyBytes(limit: Int)
  /// The text has more tokens than the buffer may hold.
  case tooManyTokens(limit: Int)
}
