// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// A literal word or a slot on the way into a trie.
struct PathElement {
  var symbol: PhraseSymbol
  /// The accent of a word's letters; 0 for slots.
  var accent: UInt32
  /// Whether only a hyphen (in English also an apostrophe) stands between it and the one before.
  var joinsPrevious: Bool
  /// The word's bytes in the text it came from.
  var range: Range<Int>
}

/// Turns text into words of the lexicon, with the very same analysis utterances go through.
struct WordInterner: ~Copyable {
  private var analyzers: [String: TextAnalyzer] = [:]
  private var buffer = TokenBuffer()

  /// The analyzer for a locale. Locales of one language share it.
  mutating func analyzer(for locale: LocaleTag) -> TextAnalyzer {
    if let known = analyzers[locale.language] { return known }
    let analyzer = TextAnalyzer(locale: locale)
    analyzers[locale.language] = analyzer
    return analyzer
  }

  /// Appends the words of a text to a path.
  ///
  /// - Returns: `false` when the text is over the limits of an utterance; the path is then as it was.
  // SAFETY: the caller lends the bytes for the call; the tokens are of them.
  mutating func append(
    _ utf8: UnsafeBufferPointer<UInt8>, offset: Int, analyzer: TextAnalyzer,
    to path: inout [PathElement], builder: inout ImageBuilder
  ) -> Bool {
    do { try unsafe analyzer.analyze(utf8, into: &buffer) } catch { return false }
    // "What's" is also heard as "whats"; other languages do not leave the apostrophe out.
    let joinsApostrophes = analyzer.locale.language == "en"
    for i in 0..<buffer.count {
      let token = buffer[i]
      let id: TokenID
      if let known = builder.token(hash: token.hash) {
        id = known
      } else {
        id = builder.addToken(
          hash: token.hash, text: unsafe foldedText(of: i, utf8, analyzer: analyzer))
      }
      let joins =
        i > 0
        && (token.joint == .hyphen || token.joint == .apostrophe && joinsApostrophes
          || joinsApostrophes && buffer[i - 1].upper == token.lower)
      path.append(
        PathElement(
          symbol: PhraseSymbol(id), accent: token.accent, joinsPrevious: joins,
          range: offset + Int(token.lower)..<offset + Int(token.upper)))
    }
    return true
  }

  /// The folded text of a word in the buffer.
  // SAFETY: the caller lends the bytes for the call; the token is of them.
  private func foldedText(
    of index: Int, _ utf8: UnsafeBufferPointer<UInt8>, analyzer: TextAnalyzer
  ) -> String {
    let token = buffer[index]
    let word = unsafe String(
      decoding: utf8[Int(token.lower)..<Int(token.upper)], as: UTF8.self)
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
      // Most new words are plain: in lower case they have the token's hash, contractions do not.
      let plain = word.lowercased()
      if TokenHash.hash(of: plain) == token.hash { return plain }
    }
    let text = unsafe String(decoding: utf8, as: UTF8.self)
    let tokens = (try? analyzer.normalizedTokens(text)) ?? []
    return index < tokens.count ? tokens[index].folded : ""
  }

  /// The word that a run of joined words makes when it is written as one.
  ///
  /// - Returns: `nil` when it is no single word.
  mutating func joined(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, analyzer: TextAnalyzer,
    builder: inout ImageBuilder
  ) -> PathElement? {
    // SAFETY: the range is of words of the bytes, which the caller lends for the call.
    let text = unsafe String(decoding: utf8[range], as: UTF8.self)
    let letters = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
      ))
    guard let tokens = try? analyzer.normalizedTokens(letters), tokens.count == 1 else {
      return nil
    }
    let token = tokens[0]
    let id =
      builder.token(hash: token.token.hash)
      ?? builder.addToken(hash: token.token.hash, text: token.folded)
    return PathElement(
      symbol: PhraseSymbol(id), accent: token.token.accent, joinsPrevious: false, range: range)
  }
}

extension TrieSequences {
  /// Adds a path.
  mutating func append(_ path: [PathElement], item: UInt32) {
    for element in path { append(element.symbol) }
    finish(item: item)
  }
}

/// Adds every way to write a path's compound words to the sequences of a trie.
enum CompoundForms {
  /// Most compounds of one path that are also tried as one word; further ones stay as written.
  static let maxCompounds = 3

  /// Adds a path as it stands and with its compounds written as one word.
  static func add(
    _ path: [PathElement], item: UInt32, utf8: UnsafeBufferPointer<UInt8>, analyzer: TextAnalyzer,
    interner: inout WordInterner, builder: inout ImageBuilder, to sequences: inout TrieSequences
  ) {
    sequences.append(path, item: item)
    guard path.contains(where: \.joinsPrevious) else { return }
    var compounds: [(range: Range<Int>, element: PathElement)] = []
    var i = 1
    while i < path.count, compounds.count < maxCompounds {
      guard path[i].joinsPrevious else {
        i += 1
        continue
      }
      var end = i + 1
      while end < path.count, path[end].joinsPrevious { end += 1 }
      let bytes = path[i - 1].range.lowerBound..<path[end - 1].range.upperBound
      // SAFETY: the caller lends the bytes for the call, of which the path's ranges are.
      if let one = unsafe interner.joined(utf8, bytes, analyzer: analyzer, builder: &builder) {
        compounds.append((i - 1..<end, one))
      }
      i = end
    }
    for choice in 1..<(1 << compounds.count) {
      var at = 0
      for (k, compound) in compounds.enumerated() where choice >> k & 1 == 1 {
        for element in path[at..<compound.range.lowerBound] { sequences.append(element.symbol) }
        sequences.append(compound.element.symbol)
        at = compound.range.upperBound
      }
      for element in path[at...] { sequences.append(element.symbol) }
      sequences.finish(item: item)
    }
  }
}
