// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#endif

/// The fast paths against ICU's answer.
@Suite("Fast paths and reference") struct DifferentialTests {
  /// How much longer than by default the random tests run.
  static let rounds = fuzzRounds(1)

  static let locales = ["en", "tr", "el", "de", "ja", "th", "ar"]

  /// A fast and a reference analyser of one locale, with their buffers.
  struct Pair: ~Copyable {
    let fast: TextAnalyzer
    let reference: TextAnalyzer
    var first = TokenBuffer(maxTokens: 4096)
    var second = TokenBuffer(maxTokens: 4096)

    init(_ locale: String) {
      fast = TextAnalyzer(locale: LocaleTag(locale))
      reference = TextAnalyzer(locale: LocaleTag(locale), usesFastPaths: false)
    }

    /// Whether both give the same tokens; records an issue if not.
    mutating func agree(on bytes: [UInt8], _ comment: @autoclosure () -> String) throws -> Bool {
      try fast.analyze(bytes.span, into: &first)
      try reference.analyze(bytes.span, into: &second)
      var same = first.count == second.count
      if same { for i in 0..<first.count where first[i] != second[i] { same = false } }
      if !same {
        let text = String(decoding: bytes, as: UTF8.self)
        let a = (0..<first.count).map { first[$0] }
        let b = (0..<second.count).map { second[$0] }
        let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
        Issue.record(
          "\(comment()): \(text.debugDescription) \(scalars)\n fast \(a)\n reference \(b)")
      }
      return same
    }
  }

  @Test("every ASCII text of up to three characters", arguments: ["en", "tr"])
  func shortASCII(locale: String) throws {
    let alphabet = Array("aNtI09.,' -_:\u{1}\t\u{7F}$`".utf8)
    var pair = Pair(locale)
    var failures = 0
    for a in alphabet {
      if try !pair.agree(on: [a], locale) { failures += 1 }
      for b in alphabet {
        if try !pair.agree(on: [a, b], locale) { failures += 1 }
        for c in alphabet {
          if try !pair.agree(on: [a, b, c], locale) { failures += 1 }
          if failures > 5 { return }
        }
      }
    }
  }

  @Test("every byte between two letters and two digits")
  func everyByte() throws {
    var pair = Pair("en")
    for byte in UInt8.min...UInt8.max {
      _ = try pair.agree(on: [0x61, byte, 0x62], "letters")
      _ = try pair.agree(on: [0x31, byte, 0x32], "digits")
    }
  }

  @Test("every scalar between two letters", arguments: ["de", "tr"])
  func everyScalar(locale: String) throws {
    var pair = Pair(locale)
    var failures = 0
    for value in UInt32(0)...0x10FFFF {
      // Planes without assigned characters, and private use, are sampled.
      if value >= 0x32000, value < 0xE0000 || value >= 0xE0200, value % 251 != 0 { continue }
      guard let scalar = Unicode.Scalar(value) else { continue }
      if try !pair.agree(on: Array("a\(String(scalar))b".utf8), locale) { failures += 1 }
      if failures > 20 { return }
    }
  }

  @Test("random ASCII", arguments: ["en", "tr"])
  func randomASCII(locale: String) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var pair = Pair(locale)
    let words = [
      "don", "t", "cannot", "it", "s", "let", "we", "re", "won", "3", "14", "mp3", "I", "Play",
    ]
    for _ in 0..<3_000 * Self.rounds {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...2: bytes += Array(words.randomElement(using: &generator)!.utf8)
        case 3: bytes.append(.random(in: 0...0x7F, using: &generator))
        case 4: bytes += Array("',.-_".utf8.randomElement(using: &generator).map { [$0] } ?? [])
        case 5: bytes.append(.random(in: 0x30...0x39, using: &generator))
        default: bytes.append(0x20)
        }
      }
      guard try pair.agree(on: bytes, "seed \(seed)") else { return }
    }
  }

  @Test("what is by itself one token is the one that an analysis finds", arguments: locales)
  func letters(locale: String) throws {
    var random = SeededGenerator.forTest("letters")
    let analyzer = TextAnalyzer(locale: LocaleTag(locale))
    var tokens = TokenBuffer(maxTokens: 64)
    var texts = ["cannot", "CANNOT", "dont", "i", "I", "a", "", "it's", "5", "é"]
    let alphabets = [
      "abcdefghijklmnopqrstuvwxyzABCXYZ", "abcdefghijklmnopqrstuvwxyzABCXYZI", "абвгдеёжзийкэюя",
      "αβγδεζηθικλμνξοπρσς", "абвabcé", "אבגדהוזח", "ابتثجحخد", "éèüößłşğı", "дДåÅ",
      "가나다라마바사한국어", "çşğüöIİabcd", "アイウ가a", "ａｂｃ한ㄱ", "ᄀ각ᅡ", "e\u{301}a\u{323}й", "ßŉŀﬁ",
    ]
    for round in 0..<4_000 {
      // Half of them of the basic alphabet.
      let alphabet = round % 2 == 0 ? alphabets[0] : alphabets.randomElement(using: &random)!
      texts.append(
        String(
          (0..<Int.random(in: 1...40, using: &random)).map { _ in
            alphabet.randomElement(using: &random)!
          }))
    }
    var letters = TokenBuffer(maxTokens: 64)
    var beyondASCII = 0
    for text in texts {
      // SAFETY: the bytes are read inside the closure only.
      let token = unsafe text.utf8.span.withUnsafeBufferPointer {
        unsafe analyzer.token(of: $0, in: &letters)
      }
      try analyzer.analyze(text, into: &tokens)
      #expect(token == (tokens.count == 1 ? tokens[0] : nil), "\(text)")
      if token != nil, text.utf8.count > text.count { beyondASCII += 1 }
    }
    #expect(beyondASCII > 1_000)
  }

  @Test("the form that is written of a token is the one its hash is of", arguments: locales)
  func forms(locale: String) throws {
    var random = SeededGenerator.forTest("forms")
    let analyzer = TextAnalyzer(locale: LocaleTag(locale))
    var tokens = TokenBuffer(maxTokens: 256)
    var texts = [
      "น้ำ กำ ที่น้ำ", "ตอนนี้กี่โมง", "जोड़ें", "مُحَمَّد", "i\u{307} İzmir", "Ærø", "cafe\u{301} café",
      "ﾊﾟｰﾃｨ", "שָׁלוֹם", "パーティー", "don't we're", "पढ़ाई", "q\u{323}\u{307}", "한국어",
    ]
    let fixed = texts.count
    for _ in 0..<2_000 { texts.append(Self.randomText(using: &random)) }
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4_096)
    defer { unsafe room.deallocate() }
    var checked = 0
    for (number, text) in texts.enumerated() {
      do { try analyzer.analyze(text, into: &tokens) } catch { continue }
      // SAFETY: the bytes are read inside the closure only.
      unsafe text.utf8.span.withUnsafeBufferPointer { utf8 in
        for k in 0..<tokens.count {
          // Which of the words of a sign like "㎏" a token is cannot be told.
          let isApart =
            (k == 0 || tokens[k - 1].upper <= tokens[k].lower)
            && (k + 1 == tokens.count || tokens[k].upper <= tokens[k + 1].lower)
          if number >= fixed, !isApart { continue }
          // SAFETY: the room is written and read below its capacity.
          let written = unsafe analyzer.writeFoldedForm(of: tokens[k], in: utf8, into: room)
          let form = unsafe UnsafeBufferPointer(rebasing: room[..<written])
          let isSame = unsafe TokenHash.hash(of: form) == tokens[k].hash
          #expect(isSame, "token \(k) of \(text)")
          checked += 1
        }
      }
    }
    #expect(checked > 5_000)
  }

  @Test("an analyzer that agrees with another gives the same tokens", arguments: locales)
  func agreement(locale: String) throws {
    var random = SeededGenerator.forTest("agreement")
    let analyzer = TextAnalyzer(locale: LocaleTag(locale))
    var tokens = TokenBuffer(maxTokens: 256)
    var others = TokenBuffer(maxTokens: 256)
    let words = [
      "don't", "cannot", "Isle", "ılık", "İzmir", "işık", "i\u{307}", "l’été", "çay", "ǆ", "Ⅳ",
      "café", "we're", "ﬁne", "Hello", "Öl", "дом", "水", "it's", "can", "not", "ＩＩ", "x-I", "'tis",
      "J'ai", "s’il", "ʼll", "'ve", "let's", "t'as", "'s", "n't", "rock'n", "what＇s", "5pm",
    ]
    for other in ["en", "tr", "de"].map({ TextAnalyzer(locale: LocaleTag($0)) }) {
      var agreed = 0
      for _ in 0..<3_000 {
        let text =
          Bool.random(using: &random)
          ? (0..<Int.random(in: 0...4, using: &random)).map { _ in
            words.randomElement(using: &random)!
          }.joined(separator: [" ", "", ", "].randomElement(using: &random)!)
          : Self.randomText(using: &random)
        do { try analyzer.analyze(text, into: &tokens) } catch { continue }
        // SAFETY: the bytes are read inside the closure only.
        let agrees = unsafe text.utf8.span.withUnsafeBufferPointer {
          unsafe analyzer.agrees(with: other, on: $0, tokens)
        }
        try other.analyze(text, into: &others)
        for k in 0..<tokens.count {
          // SAFETY: the bytes are read inside the closure only.
          let agrees = unsafe text.utf8.span.withUnsafeBufferPointer {
            unsafe analyzer.agrees(with: other, on: tokens[k], in: $0)
          }
          guard agrees else { continue }
          let (lower, upper, hash) = (tokens[k].lower, tokens[k].upper, tokens[k].hash)
          #expect(
            (0..<others.count).contains {
              others[$0].lower == lower && others[$0].upper == upper && others[$0].hash == hash
            }, "token \(k) of \(text)")
        }
        guard agrees else { continue }
        agreed += 1
        let same =
          tokens.count == others.count
          && (0..<tokens.count).allSatisfy { tokens[$0] == others[$0] }
        #expect(same, "\(text), \(text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
      #expect(agreed > 300)
    }
  }

  @Test("no analyzer that takes no contractions agrees on one with any kind of apostrophe")
  func contractedByAnyApostrophe() throws {
    let (english, german) = (TextAnalyzer(locale: "en"), TextAnalyzer(locale: "de"))
    var tokens = TokenBuffer(maxTokens: 16)
    var others = TokenBuffer(maxTokens: 16)
    let scalars = (0x20...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    var contracted = 0
    for apostrophe in scalars {
      for text in ["we\(apostrophe)ve", "Ö\(apostrophe)m"] {
        try german.analyze(text, into: &others)
        try english.analyze(text, into: &tokens)
        let isSame =
          tokens.count == others.count
          && (0..<tokens.count).allSatisfy { tokens[$0].hash == others[$0].hash }
        if isSame { continue }
        contracted += 1
        // SAFETY: the bytes are read inside the closures only.
        let agrees = unsafe text.utf8.span.withUnsafeBufferPointer {
          unsafe english.agrees(with: german, on: $0, tokens)
            || german.agrees(with: english, on: $0, others)
        }
        #expect(!agrees, "\(text)")
      }
    }
    #expect(contracted > 20)
  }

  @Test("where Turkish analyses a letter or a mark otherwise, the analyzers do not agree")
  func turkicScalars() throws {
    let (standard, turkic) = (TextAnalyzer(locale: "de"), TextAnalyzer(locale: "tr"))
    var tokens = TokenBuffer(maxTokens: 256)
    var others = TokenBuffer(maxTokens: 256)
    var (same, different) = (0, 0)
    for value in UInt32(0x21)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "\u{345}\(scalar)", "i\(scalar)"] {
        try standard.analyze(text, into: &tokens)
        // SAFETY: the bytes are read inside the closure only.
        let agrees = unsafe text.utf8.span.withUnsafeBufferPointer {
          unsafe standard.agrees(with: turkic, on: $0, tokens)
        }
        try turkic.analyze(text, into: &others)
        #expect(
          (0..<tokens.count).map { tokens[$0].hash } == (0..<others.count).map { others[$0].hash },
          "\(text), \(String(value, radix: 16))")
        let isSame =
          tokens.count == others.count
          && (0..<tokens.count).allSatisfy { tokens[$0] == others[$0] }
        #expect(isSame || !agrees, "\(text), \(String(value, radix: 16))")
        if agrees { same += 1 } else if !isSame { different += 1 }
      }
    }
    #expect(same > 1_000)
    #expect(different > 20)
  }

  @Test("random text of many scripts, whole and with bytes changed", arguments: locales)
  func randomText(locale: String) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var pair = Pair(locale)
    for _ in 0..<800 * Self.rounds {
      var bytes = Array(Self.randomText(using: &generator).utf8)
      guard try pair.agree(on: bytes, "seed \(seed)") else { return }
      if !bytes.isEmpty {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          bytes[.random(in: bytes.indices, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        guard try pair.agree(on: bytes, "seed \(seed), bytes changed") else { return }
      }
    }
  }

  @Test("random words of one-byte and two-byte letters", arguments: ["en", "ru", "tr"])
  func randomPairs(locale: String) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var pair = Pair(locale)
    let letters: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x41...0x5A, 0xE0...0xF6, 0x100...0x17E, 0x3B1...0x3C9, 0x410...0x44F,
      0x450...0x4FF, 0x5D0...0x5EA, 0x621...0x64A, 0x671...0x6D3,
    ]
    let rare = Array("0123456789٣²½ŀŉßİıʼ'-.,،·«\u{301}\u{A0}\u{AD}\u{E000}中か".unicodeScalars)
    for round in 0..<3_000 * Self.rounds {
      let script = letters.randomElement(using: &generator)!
      var text = ""
      for _ in 0..<Int.random(in: 0...70, using: &generator) {
        switch Int.random(in: 0..<32, using: &generator) {
        case 0...4: text += " "
        case 5...7:
          let range = letters.randomElement(using: &generator)!
          text.unicodeScalars.append(Unicode.Scalar(.random(in: range, using: &generator))!)
        // Half the texts have nothing that would send them elsewhere.
        case 8 where round % 2 == 0:
          text.unicodeScalars.append(rare.randomElement(using: &generator)!)
        case 9 where round % 4 < 3:
          text += ["'", "-", ".", ",", "3"].randomElement(using: &generator)!
        default: text.unicodeScalars.append(Unicode.Scalar(.random(in: script, using: &generator))!)
        }
      }
      let bytes = Array(text.utf8)
      guard try pair.agree(on: bytes, "seed \(seed)"),
        try pair.agree(on: Array(bytes.dropLast()), "seed \(seed), last byte cut off")
      else { return }
    }
  }

  /// Ranges that text is drawn from: letters, marks and signs of many scripts, and what joins them.
  static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x41...0x7A, 0xA0...0xFF, 0x100...0x24F, 0x300...0x36F, 0x370...0x3FF,
    0x400...0x45F, 0x5B0...0x5F4, 0x600...0x6FF, 0x900...0x97F, 0x980...0x9FF, 0xB80...0xBFF,
    0xD00...0xD7F, 0xE00...0xE5B, 0xE80...0xEDF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17DD,
    0x1E00...0x1FFF, 0x2000...0x206F, 0x20D0...0x20F0, 0x2100...0x218F, 0x2460...0x24FF,
    0x3000...0x30FF, 0x3200...0x33FF, 0x4E00...0x4E40, 0xAC00...0xAC80, 0xF900...0xF940,
    0xFB00...0xFDFF, 0xFE00...0xFE2F, 0xFF00...0xFFEF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F650,
    0xE0000...0xE0080, 0x1E900...0x1E95F, 0x11100...0x1114F,
  ]

  static func randomText(using generator: inout SeededGenerator) -> String {
    let chosen = (0..<3).map { _ in ranges.randomElement(using: &generator)! }
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      let range: ClosedRange<UInt32>
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: range = 0x20...0x2F
      case 1: range = 0x300...0x30C
      case 2: range = ranges.randomElement(using: &generator)!
      default: range = chosen.randomElement(using: &generator)!
      }
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
