// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Tokens of a text, or the failure.
func tokens(
  _ bytes: [UInt8], _ analyzer: TextAnalyzer, into buffer: inout TokenBuffer
) throws(AnalysisFailure) -> [Token] {
  try analyzer.analyze(bytes.span, into: &buffer)
  return (0..<buffer.count).map { buffer[$0] }
}

/// The folded forms of a text's tokens, each after a sign for what stands before it: a space, `+`
/// for nothing, `-` or `'`.
func folded(_ text: String, _ locale: String = "de") throws -> String {
  try written(text, locale, \.folded)
}

/// The primary forms of a text's tokens, written as `folded(_:_:)` does.
func primary(_ text: String, _ locale: String = "de") throws -> String {
  try written(text, locale, \.primary)
}

private func written(
  _ text: String, _ locale: String, _ form: KeyPath<NormalizedToken, String>
) throws -> String {
  let words = try TextAnalyzer(locale: LocaleTag(locale)).normalizedTokens(text)
  var result = ""
  for (index, word) in words.enumerated() {
    switch word.token.joint {
    case .blank: result += index == 0 ? "" : " "
    case .none: result += "+"
    case .hyphen: result += "-"
    case .apostrophe: result += "'"
    }
    result += word[keyPath: form]
  }
  return result
}

/// The original bytes of each token.
func originals(_ text: String, _ locale: String = "de") throws -> [String] {
  let bytes = Array(text.utf8)
  return try TextAnalyzer(locale: LocaleTag(locale)).normalizedTokens(text).map {
    String(decoding: bytes[Int($0.token.lower)..<Int($0.token.upper)], as: UTF8.self)
  }
}
