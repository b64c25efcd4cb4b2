// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

extension FrameAnalyzer {
  /// Most commas at which a request is looked for.
  private static let maxCommas = 8

  /// The tokens of a request with an app's name, where the name or commas part it from talk that leaves it alone; `nil`
  /// where nothing does.
  ///
  /// Commas come first. Each word of the talk must be known to leave the request alone: what it is about may be named there
  /// ("the hall lamp, could you turn it on").
  ///
  /// - Parameter name: The tokens that name the app.
  /// - Complexity: O(*n* · *c*) for *n* tokens and *c* commas, up to eight.
  package func request(
    in tokens: Span<Token>, of text: Span<UInt8>, name: Range<Int>
  ) -> Range<Int>? {
    let count = tokens.count
    var request = 0..<count
    var left = Self.maxCommas
    for token in 1..<max(count, 1) {
      guard left > 0 else { break }
      guard FrameWords.hasComma(behind: tokens[token - 1], before: tokens[token], of: text) else {
        continue
      }
      left -= 1
      if token <= name.lowerBound {
        if isAlone(token..<count, tokens, of: text, name: name) {
          request = token..<request.upperBound
        }
      } else if token >= name.upperBound, token < request.upperBound {
        if isAlone(0..<token, tokens, of: text, name: name) { request = request.lowerBound..<token }
      }
    }
    if request != 0..<count {
      return isAlone(request, tokens, of: text, name: name) ? request : nil
    }
    var (isBefore, isBehind) = (false, false)
    if name.upperBound < count {
      isBefore = isAlone(0..<name.lowerBound, tokens, of: text, name: name)
    }
    // Who is called by name behind "with" is not called: "he wore a shirt with hearth dim the lamp on it".
    if name.lowerBound > 0, !goesOn(tokens[name.lowerBound - 1]) {
      isBehind = isAlone(name.upperBound..<count, tokens, of: text, name: name)
    }
    if isBefore == isBehind { return nil }
    return isBefore ? 0..<name.upperBound : name.lowerBound..<count
  }

  /// The tokens that are about words, or about their use, a bit each of the first 128: "phrase", "wrote".
  ///
  /// What is joined to a request in its form is one: "… and tell me".
  package func wording(in tokens: Span<Token>, of text: Span<UInt8>, name: Range<Int>) -> UInt128 {
    var bits: UInt128 = 0
    withWords(tokens, of: text, name: name) { reader in
      for word in 0..<reader.words.count where reader.words.isWording(word) {
        if word > 0, reader.words.isOf(.verb, word),
          reader.words.match(at: word - 1, isStart: true)?.kind == .further
        {
          continue
        }
        for token in reader.words.tokens(word..<word + 1).indices where token < 128 {
          bits |= 1 << UInt128(token)
        }
      }
    }
    return bits
  }

  /// Whether the words around some leave these alone, and of each of them it is known how.
  private func isAlone(
    _ core: Range<Int>, _ tokens: Span<Token>, of text: Span<UInt8>, name: Range<Int>
  ) -> Bool {
    guard !core.isEmpty, case .alone(let unclear) = setting(of: core, tokens, of: text, name: name)
    else { return false }
    return unclear.isEmpty
  }

  /// Whether a word goes on with what comes behind it, so that nothing ends there: "with", "the", "whose".
  private func goesOn(_ token: Token) -> Bool {
    let groups: [FrameGroup] = [.preposition, .determiner, .joining, .holds]
    let entry = tables.entries[Int(tables.entry(of: token))]
    return groups.contains { (entry.groups | entry.open) & $0.bit != 0 }
  }
}
