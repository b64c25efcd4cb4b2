// SPDX-License-Identifier: Apache-2.0

/// An utterance of training data taken apart.
///
///     utterance = { text | "${" name "}" | "{" utterance "}" }
///
/// `${name}` is a variable; `{…}` may be left out. Parsing never fails: a brace that has no partner is
/// text.
struct UtteranceTemplate: Equatable {
  /// A piece of an utterance.
  indirect enum Segment: Equatable {
    /// Words as they stand.
    case text(String)
    /// A variable, by name.
    case variable(String)
    /// What may be left out.
    case optional([Segment])
  }

  /// Most groups inside one another; deeper ones are text.
  static let depthLimit = 16

  /// The pieces in order.
  var segments: [Segment]

  /// Takes an utterance apart.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ utterance: String) {
    var parser = Parser(bytes: Array(utterance.utf8))
    segments = parser.segments()
  }

  private struct Parser {
    let bytes: [UInt8]
    var at = 0
    /// For each `{` of a group, the offset of its partner.
    private var partners: [Int: Int] = [:]

    init(bytes: [UInt8]) {
      self.bytes = bytes
      findPartners()
    }

    private mutating func findPartners() {
      var open: [Int] = []
      var i = 0
      while i < bytes.count {
        if isVariable(i) {
          i = variableEnd(i) ?? i + 2
          continue
        }
        if bytes[i] == UInt8(ascii: "{") {
          open.append(i)
        } else if bytes[i] == UInt8(ascii: "}"), let start = open.popLast(),
          open.count < UtteranceTemplate.depthLimit
        {
          partners[start] = i
        }
        i += 1
      }
    }

    private func isVariable(_ offset: Int) -> Bool {
      offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "$")
        && bytes[offset + 1] == UInt8(ascii: "{")
    }

    /// The offset after a variable's brace. A name holds neither braces nor blanks, so that one that
    /// is not closed is found out at once.
    private func variableEnd(_ start: Int) -> Int? {
      var i = start + 2
      while i < bytes.count, bytes[i] > 0x20, bytes[i] != UInt8(ascii: "{") {
        if bytes[i] == UInt8(ascii: "}") { return i > start + 2 ? i + 1 : nil }
        i += 1
      }
      return nil
    }

    mutating func segments(until end: Int? = nil) -> [Segment] {
      var segments: [Segment] = []
      let end = end ?? bytes.count
      var text = at
      func flush(_ upTo: Int) {
        if text < upTo {
          segments.append(.text(String(decoding: bytes[text..<upTo], as: UTF8.self)))
        }
      }
      while at < end {
        if isVariable(at) {
          if let after = variableEnd(at) {
            flush(at)
            segments.append(
              .variable(String(decoding: bytes[at + 2..<after - 1], as: UTF8.self)))
            at = after
            text = at
          } else {
            at += 2
          }
        } else if let partner = partners[at], partner < end {
          flush(at)
          at += 1
          segments.append(.optional(self.segments(until: partner)))
          at = partner + 1
          text = at
        } else {
          at += 1
        }
      }
      flush(end)
      return segments
    }
  }
}

extension UtteranceTemplate {
  /// What a variable stands for in a phrase.
  enum Meaning {
    /// A text that stays in the phrase, such as `${applicationName}`.
    case keep(String)
    /// One of several texts, each an utterance in turn.
    case oneOf([String])
    /// Words that are not known: a group that needs them is left out.
    case unknown
  }

  /// The phrases that an utterance stands for.
  ///
  /// Each optional group is both left out and said, each known variable put in in all its forms. The
  /// polite openers at the beginning are left out only: every phrase may have them anyway.
  ///
  /// - Parameters:
  ///   - limit: Most phrases.
  ///   - work: How much text may still be put together, in bytes; what is used is taken off. Variables
  ///     may name each other, so that a short file could stand for any number of phrases.
  ///   - meaning: What a variable stands for.
  /// - Returns: The phrases in order, without repetition; whether there would have been more; and the
  ///   first unknown variable outside of groups, for which there are no phrases.
  func phrases(
    limit: Int, work: inout Int, _ meaning: @escaping (String) -> Meaning
  ) -> (texts: [String], isCut: Bool, unknown: String?) {
    var expansion = Expansion(limit: limit, meaning: meaning, work: work)
    defer { work = expansion.work }
    var segments = segments
    if case .optional(let inner)? = segments.first, inner.contains(.variable(TrainingData.prefix)) {
      segments.removeFirst()
    }
    let texts = expansion.expand(segments[...], depth: 0)
    var seen: Set<String> = []
    return (
      texts.filter { seen.insert($0).inserted }, expansion.isCut,
      texts.isEmpty ? expansion.unknown : nil
    )
  }

  private struct Expansion {
    let limit: Int
    let meaning: (String) -> Meaning
    var work: Int
    var isCut = false
    var unknown: String?

    mutating func expand(_ segments: ArraySlice<Segment>, depth: Int) -> [String] {
      var results = [""]
      for segment in segments {
        let forms = forms(segment, depth: depth)
        if forms.isEmpty { return [] }
        var next: [String] = []
        product: for result in results {
          for form in forms {
            let text = result + form
            work -= text.utf8.count + 1
            guard next.count < limit, work > 0 else {
              isCut = true
              break product
            }
            next.append(text)
          }
        }
        if next.isEmpty { return [] }
        results = next
      }
      return results
    }

    private mutating func forms(_ segment: Segment, depth: Int) -> [String] {
      switch segment {
      case .text(let text): return [text]
      case .optional(let inner):
        guard depth < UtteranceTemplate.depthLimit else { return [""] }
        return [""] + expand(inner[...], depth: depth + 1)
      case .variable(let name):
        switch meaning(name) {
        case .keep(let text): return [text]
        case .oneOf(let texts):
          guard depth < UtteranceTemplate.depthLimit, work > 0 else {
            isCut = true
            return []
          }
          var forms: [String] = []
          for text in texts.prefix(limit) {
            work -= text.utf8.count + 1
            guard work > 0 else {
              isCut = true
              break
            }
            forms += expand(UtteranceTemplate(text).segments[...], depth: depth + 1)
          }
          if texts.count > limit { isCut = true }
          return forms
        case .unknown:
          if unknown == nil { unknown = name }
          return []
        }
      }
    }
  }
}
