// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import LanguageData

@Suite("Opposites", .timeLimit(.minutes(hangMinutes))) struct OppositeTests {
  private static let text = """
    [endings]
    s - 2
    ing - 3
    [opposites]
    on: turn on, turn ... on, light
    not on: turn off, turn ... off, ... off, darken
    lock: lock
    not lock: unlock, take ... off hold
    [reversals]
    words: stop, give up, call ... off
    behind: cancelled
    consequences: delete, lock
    prefixes: un, de
    particles: in, now
    clauses: and
    under: when
    """

  private func block(_ text: String = text) throws -> KnowledgeBlock {
    let knowledge = try LanguageKnowledge(parsing: text, locale: LocaleTag("en"))
    try knowledge.block.validate()
    return knowledge.block
  }

  /// What begins at a word: a match's poles and places, or "clause", or "under"; words in parentheses do not count.
  private func find(_ text: String, at first: Int = 0) throws -> String {
    let block = try block()
    let pieces = text.split(separator: " ").map(String.init)
    let analyzer = TextAnalyzer(locale: LocaleTag("en"))
    var tokens = TokenBuffer()
    var stems: [UInt64] = []
    for piece in pieces {
      var word = piece.filter(\.isLetter)
      if word.isEmpty {
        stems.append(0)
        continue
      }
      word.withUTF8 { bytes in
        try? unsafe analyzer.analyze(bytes, into: &tokens)
        unsafe stems.append(block.traits(hash: tokens[0].hash, letters: bytes).stem)
      }
    }
    let finding = block.opposites.find(at: first, in: stems.span) { pieces[$0].hasPrefix("(") }
    switch finding {
    case nil: return ""
    case .clause: return "clause"
    case .under: return "under"
    case .reversal: return "may reverse"
    case .match(let match):
      var parts: [String] = []
      for (index, name) in ["on", "lock"].enumerated() {
        if match.poles.plus >> UInt64(index) & 1 == 1 { parts.append(name) }
        if match.poles.minus >> UInt64(index) & 1 == 1 { parts.append("not \(name)") }
      }
      if match.reversesNext { parts.append("reverses") }
      if match.reversesBefore { parts.append("reverses before") }
      if match.isConsequential { parts.append("consequential") }
      return "\(parts.joined(separator: ", ")) \(match.end) \(match.last)"
    }
  }

  @Test(
    "an expression is found with its poles, the longest first",
    arguments: [
      ("turn on the lamp", "on 2 1"), ("turning on", "on 2 1"), ("turn off", "not on 2 1"),
      ("light", "on 1 0"), ("turn", ""), ("lamp", ""), ("lock it", "lock, consequential 1 0"),
      ("stop it", "reverses 1 0"), ("give up", "reverses 2 1"), ("give", ""),
      ("delete", "consequential 1 0"), ("cancelled", "reverses before 1 0"), ("and", "clause"),
      ("when", "under"),
    ])
  func plain(text: String, found: String) throws { #expect(try find(text) == found, "\(text)") }

  @Test(
    "words may come between a verb and its particle, which ends the words or stands before some",
    arguments: [
      ("turn the lamp on", "on 1 3"), ("turn the lamp off in the hall", "not on 1 3"),
      ("turn the lamp on the shelf", ""), ("turn [] off now", "not on 1 2"),
      // At most five words come between.
      ("turn a b c d e on", "on 1 6"), ("turn a b c d e f g h i on", ""),
      ("take it off hold", "not lock 1 3"), ("take it off", ""),
      ("call it off now", "reverses 1 2"), ("call it off the hook", "may reverse"),
      // What does not count is passed over, and counts for no gap.
      ("turn (please) on", "on 3 2"), ("turn a b c d e (kindly) on", "on 1 7"),
    ])
  func gaps(text: String, found: String) throws { #expect(try find(text) == found, "\(text)") }

  @Test("a particle alone is one where something comes before it and nothing but its like behind")
  func particles() throws {
    #expect(try find("off") == "")
    #expect(try find("lamp off", at: 1) == "not on 2 1")
    #expect(try find("lamp off now", at: 1) == "not on 2 1")
    #expect(try find("lamp off the shelf", at: 1) == "")
  }

  @Test("a prefix turns round what has three letters or more behind it, or the next word")
  func prefixes() throws {
    let table = try block().opposites
    func length(_ word: String) -> Int {
      let bytes = Array(word.utf8)
      return table.prefixLength({ bytes[$0] }, count: bytes.count)
    }
    #expect(
      ["unlock", "desync", "unit", "until", "lock", "un", ""].map(length) == [2, 2, 0, 2, 0, 2, 0])
  }

  @Test("axes are told apart, and poles by which way they go") func poles() {
    let on = Poles(plus: 1, minus: 0)
    let both = Poles(plus: 1, minus: 1)
    let other = Poles(plus: 2, minus: 0)
    #expect(on.isOpposed(to: on.reversed) && !on.isOpposed(to: on) && !on.isOpposed(to: other))
    // What is said both ways tells nothing; what agrees on one axis is not opposed on another.
    #expect(!on.isOpposed(to: both))
    #expect(!Poles(plus: 3, minus: 0).isOpposed(to: Poles(plus: 2, minus: 1)))
    #expect(Poles().isEmpty && !on.isEmpty && on.agrees(with: both) && both.axes == 1)
  }

  @Test(
    "a mistake is told with its line and a fix",
    arguments: [
      ("[opposites]\non turn", "line 2: no ':' in 'on turn'; write 'name: word, word'"),
      (
        "[opposites]\non: turn ... the ... on",
        "line 2: 'turn ... the ... on' has two gaps; leave one"
      ),
      (
        "[opposites]\non: turn ...",
        "line 2: 'turn ...' has not one to 16 words, the last one no gap; "
          + "write words, parted by commas"
      ),
      (
        "[opposites]\n" + (0...64).map { "axis\($0): word\($0)" }.joined(separator: "\n"),
        "line 66: more than 64 pairs of opposites; join some"
      ),
      (
        "[reversals]\nparticles: of the",
        "line 2: 'of the' is not one word; write the words one by one"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: LanguageTextError.self) { _ = try block(text) }
    #expect(error?.description == message)
  }

  @Test("a key that there is not is told with those that there are") func keys() {
    let error = #expect(throws: LanguageTextError.self) {
      _ = try block("[reversals]\nwords: stop\nverbs: stop")
    }
    let message = error?.description ?? ""
    #expect(
      message.hasPrefix("line 3: no key is called 'verbs'; keys are 'words', 'nobody', 'behind'"))
  }

  // MARK: - In an image

  @Test("only expressions of axes that are kept stay, and those that reverse") func restricted()
    throws
  {
    let knowledge = try LanguageKnowledge(parsing: Self.text, locale: LocaleTag("en"))
    func lay(_ axes: UInt64) throws -> KnowledgeBlock {
      let words = KnowledgeLayout.lay(
        out: knowledge, groups: { _ in false }, stems: { _ in false }, axes: axes)
      let bytes = ImageBytes(copying: words)
      let block = try KnowledgeBlock(bytes.words, owner: bytes)
      try block.validate()
      return block
    }
    func has(_ block: KnowledgeBlock, _ word: String) -> Bool {
      let stems = [TokenHash.hash(of: word)]
      return block.opposites.find(at: 0, in: stems.span) { _ in false } != nil
    }
    let (on, none) = (try lay(1), try lay(0))
    #expect(has(none, "delete"))
    #expect(has(on, "light") && !has(on, "unlock") && has(on, "stop"))
    #expect(!has(none, "light") && has(none, "stop") && has(none, "and"))
  }

  @Test("a damaged table of opposites is told with its section") func references() throws {
    let knowledge = try #require(LanguageKnowledge.forLanguage("en"))
    let words = KnowledgeLayout.lay(
      out: knowledge, groups: { _ in false }, stems: { _ in false }, axes: .max)
    func error(_ section: KnowledgeBlock.Section, _ index: Int, _ value: UInt32) -> String? {
      var damaged = words
      let at = Block<KnowledgeBlock.Section>.headerWords + 2 * section.rawValue
      let (start, count) = (Int(words[at]), Int(words[at + 1]))
      damaged[start + (index < 0 ? count + index : index)] = value
      let bytes = ImageBytes(copying: damaged)
      do throws(BlockError) {
        try KnowledgeBlock(bytes.words, owner: bytes).validateReferences()
        return nil
      } catch {
        guard case .corrupt(let name, _, let what) = error.fault else { return "\(error)" }
        return "\(name): \(what)"
      }
    }
    #expect(error(.expressions, 0, 0x1E0) == "expressions: its size")
    #expect(error(.expressions, 0, 0x21) == "expressions: its size")
    #expect(error(.expressions, 0, 0x7F_E1F0) == "expressions: poles that are none")
    #expect(error(.opposites, -1, .max) == "opposites: no beginning of a list")
  }

  @Test("a damaged table of opposites does no harm") func damage() throws {
    let knowledge = try #require(LanguageKnowledge.forLanguage("en"))
    let words = KnowledgeLayout.lay(
      out: knowledge, groups: { _ in false }, stems: { _ in false }, axes: .max)
    let header = Block<KnowledgeBlock.Section>.headerWords
    let place = { (section: KnowledgeBlock.Section) in
      (Int(words[header + 2 * section.rawValue]), Int(words[header + 2 * section.rawValue + 1]))
    }
    let stems = ["turn", "the", "lamp", "off", "stop", "unlock"].map { TokenHash.hash(of: $0) }
    var random = SeededGenerator.forTest("opposites")
    var found = 0
    let rounds = fuzzRounds(500)
    for _ in 0..<rounds {
      var damaged = words
      for _ in 0...random.below(8) {
        let (start, count) = place(random.pick([.opposites, .expressions, .poles, .prefixes]))
        damaged[start + random.below(count)] =
          random.below(2) == 0 ? UInt32.random(in: 0...(.max), using: &random) : .max
      }
      let bytes = ImageBytes(copying: damaged)
      guard let block = try? KnowledgeBlock(bytes.words, owner: bytes) else { continue }
      do { try block.validateReferences() } catch { found += 1 }
      for k in stems.indices {
        if case .match(let match) = block.opposites.find(
          at: k, in: stems.span, isSkipped: { _ in false })
        {
          #expect(match.end <= stems.count && match.last < stems.count)
        }
      }
      _ = block.opposites.prefixLength({ _ in 0x75 }, count: 9)
    }
    #expect(found > rounds / 20)
  }
}
