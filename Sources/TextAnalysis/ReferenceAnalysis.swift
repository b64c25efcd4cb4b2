// SPDX-License-Identifier: Apache-2.0

/// The reference path: what the other two must equal on every text.
///
/// Normalises with ICU, chunk by chunk so that every scalar of the result knows its bytes in the
/// original, takes ICU's word boundaries over the result, and splits further by the rules of
/// `ScalarClass`. Allocates freely.
struct ReferenceAnalysis {
  /// A token with the scalars of its primary form.
  struct Word {
    var primary: [UInt32]
    var lower: Int
    var upper: Int
    var joint: Joint
  }

  /// A scalar of the normalised text and the bytes it came from.
  private struct Mapped {
    let value: UInt32
    let lower: Int
    var upper: Int
  }

  private let normalizer: Normalizer
  private var scalars: [Mapped] = []

  /// The words of a text.
  ///
  /// - Parameter usesBreaks: Whether to ask ICU for boundaries; without them the classes of scalars
  ///   decide alone, to the same result, and the slower half of the work falls away.
  static func words(_ text: TextBytes, normalizer: Normalizer, usesBreaks: Bool) -> [Word] {
    var analysis = ReferenceAnalysis(normalizer: normalizer)
    analysis.normalize(text)
    return analysis.split(usesBreaks: usesBreaks)
  }

  private init(normalizer: Normalizer) { self.normalizer = normalizer }

  /// Fills `scalars` with the normalised text.
  private mutating func normalize(_ text: TextBytes) {
    var chunk: [UInt32] = []
    var lower = 0
    var upper = 0
    var marks = 0
    var offset = 0
    scalars.reserveCapacity(text.count)
    while offset < text.count {
      let (original, length) = text.scalar(at: offset)
      let start = offset
      offset += length
      if ScalarProperties.isIgnorable(original) { continue }
      let scalar = ScalarProperties.premapped(original)
      if ScalarProperties.isMark(scalar) {
        marks += 1
        if marks > TextAnalyzer.maxMarks {
          upper = offset
          continue
        }
      } else {
        marks = 0
      }
      if !chunk.isEmpty, normalizer.hasBoundaryBefore(scalar) {
        flush(&chunk, lower, upper)
      }
      if chunk.isEmpty { lower = start }
      chunk.append(scalar)
      upper = offset
    }
    flush(&chunk, lower, upper)
  }

  private mutating func flush(_ chunk: inout [UInt32], _ lower: Int, _ upper: Int) {
    for value in normalizer.primary(chunk) {
      scalars.append(Mapped(value: value, lower: lower, upper: upper))
    }
    chunk.removeAll(keepingCapacity: true)
  }

  /// Cuts `scalars` into words.
  private func split(usesBreaks: Bool) -> [Word] {
    let breaks =
      usesBreaks ? WordBreaker.boundaries(in: Normalizer.utf16(scalars.map(\.value))) : []
    var words: [Word] = []
    var kind = ScalarClass.separator
    var gap = Joint.blank
    var unit = 0
    for (index, scalar) in scalars.enumerated() {
      let isBreak = usesBreaks && breaks[unit]
      // Where ICU consults its dictionaries it may break after a mark (against rule WB4) and inside
      // Hangul, which has no dictionary; neither says anything about words.
      let afterMark = index > 0 && ScalarProperties.isMark(scalars[index - 1].value)
      unit += scalar.value < 0x10000 ? 1 : 2
      var scalarClass = ScalarProperties.normalizedClass(scalar.value)
      if scalarClass == .point, kind == .letter, let last = words.last?.primary.last,
        Self.isDigit(last), index + 1 < scalars.count, Self.isDigit(scalars[index + 1].value)
      {
        scalarClass = .digit
      }
      if scalarClass == .digit { scalarClass = .letter }
      switch scalarClass {
      case .mark where kind != .separator:
        extend(&words, by: scalar)
      case .letter where kind == .letter && !(isBreak && !afterMark), .hangul where kind == .hangul:
        extend(&words, by: scalar)
      case .letter, .hangul, .grapheme:
        words.append(
          Word(primary: [scalar.value], lower: scalar.lower, upper: scalar.upper, joint: gap))
        kind = scalarClass
        gap = .none
      case .apostrophe, .hyphen:
        gap = gap != .none ? .blank : scalarClass == .hyphen ? .hyphen : .apostrophe
        kind = .separator
      default:
        gap = .blank
        kind = .separator
      }
    }
    return words
  }

  private func extend(_ words: inout [Word], by scalar: Mapped) {
    words[words.count - 1].primary.append(scalar.value)
    words[words.count - 1].upper = scalar.upper
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }
}

extension ReferenceAnalysis.Word {
  /// The word as a token with its forms.
  var normalized: NormalizedToken {
    let primaryText = String(decoding: primary.utf8, as: UTF8.self)
    let foldedText = String(decoding: Folding.folded(primary).utf8, as: UTF8.self)
    return NormalizedToken(
      token: Token(
        hash: TokenHash.hash(of: foldedText),
        accent: TokenHash.accent(primary: primaryText, folded: foldedText),
        lower: UInt32(lower), upper: UInt32(upper), joint: joint),
      folded: foldedText, primary: primaryText)
  }
}
