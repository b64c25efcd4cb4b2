// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import MatchIndex
import TextAnalysis

/// Reads a text of a language's knowledge.
///
/// Sections may stand in any order: endings are read first, then irregular forms, then what is made of
/// stems.
@safe struct KnowledgeParser: ~Copyable {
  /// What was read so far.
  var content: KnowledgeContent
  /// The words of the line at hand.
  var words: WordReader
  // SAFETY: the caller of `parse` keeps the text while it waits.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The endings; none before they are read.
  private var endings: EndingTable
  /// Keeps what `endings` looks at.
  private var endingBytes: ImageBytes
  /// Words that the text has without diacritics, by hash; none where no irregular form has any.
  var plainWords = KeyTableBuilder()
  /// Irregular forms by hash.
  var forms = KeyTableBuilder(capacity: 1024)
  /// The stem of each of `forms`.
  var formStems: [UInt64] = []

  /// Reads the texts of a language, as if they were one.
  ///
  /// - Throws: `LanguageTextError` with file and line.
  static func parse(
    _ texts: [LanguageText], locale: LocaleTag
  ) throws(LanguageTextError) -> KnowledgeContent {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.bytes.count })
    var lines = LanguageLines(sections: sections)
    for text in texts {
      let start = bytes.count
      // SAFETY: copied at once.
      unsafe text.bytes.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      try lines.read(bytes.span, start..<bytes.count, of: text.file)
    }
    return try parse(bytes, lines, locale: locale)
  }

  /// Reads a text.
  ///
  /// - Throws: `LanguageTextError` with the line.
  static func parse(
    _ text: String, locale: LocaleTag
  ) throws(LanguageTextError) -> KnowledgeContent {
    let bytes = Array(text.utf8)
    var lines = LanguageLines(sections: sections)
    try lines.read(bytes.span, 0..<bytes.count, of: "")
    return try parse(bytes, lines, locale: locale)
  }

  /// The parts of what is known of a language that are read together.
  static let parts: [LanguagePart] = [
    .grammar, .meanings, .kinds, .subjects, .polite, .opposites,
  ]

  private static let sections = parts.flatMap { $0.sections.map(\.name) }

  private static func parse(
    _ text: [UInt8], _ lines: LanguageLines, locale: LocaleTag
  ) throws(LanguageTextError) -> KnowledgeContent {
    // SAFETY: the bytes are used inside the closure only.
    try unsafe text.span.withUnsafeBufferPointer { (bytes) throws(LanguageTextError) in
      var parser = unsafe KnowledgeParser(bytes, locale: locale)
      try parser.run(lines)
      return parser.content
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, locale: LocaleTag) {
    unsafe self.bytes = bytes
    words = unsafe WordReader(bytes, locale: locale)
    content = KnowledgeContent(analysisVersion: words.analysisVersion)
    endingBytes = ImageBytes(copying: [UInt32]())
    endings = EndingTable(starts: endingBytes.words, records: endingBytes.words)
  }

  private mutating func run(_ lines: LanguageLines) throws(LanguageTextError) {
    let rules = try readEndings(lines["endings"])
    (content.endingStarts, content.endings) = rules.tables()
    endingBytes = ImageBytes(copying: content.endingStarts + content.endings)
    let starts = content.endingStarts.count
    endings = EndingTable(
      starts: endingBytes.words.slice(0, count: starts),
      records: endingBytes.words.slice(starts, count: content.endings.count))
    try readFunctionWords(lines["function"])
    try readIrregular(
      lines["irregular"],
      among: lines["function"] + lines["same"] + lines["kinds"] + lines["topics"])
    reserveMembers(lines["same"] + lines["kinds"] + lines["topics"])
    try readGroups(lines["same"], .same)
    try readGroups(lines["kinds"], .kind)
    try readGroups(lines["topics"], .topic)
    try readCarriers(lines["polite"] + lines["around requests"])
    try readOpposites(lines["opposites"])
    try readReversals(lines["reversals"])
  }

  /// The text.
  var text: Span<UInt8> {
    @_lifetime(borrow self) get {
      // SAFETY: the caller of `parse` keeps the text while it waits.
      unsafe _overrideLifetime(Span(_unsafeElements: bytes), borrowing: self)
    }
  }

  /// Analyses a part of a line.
  mutating func read(_ range: Range<Int>, at place: TextPlace) throws(LanguageTextError) {
    do throws(AnalysisFailure) {
      try words.read(range)
    } catch {
      throw LanguageTextError(place, "a line too long to be analysed", fix: "write it as several")
    }
  }

  /// What the endings alone make of a word of the part read last.
  func regularStem(of word: WordReader.Word) -> UInt64 {
    // SAFETY: the letters are read inside of the closure only.
    words.withLetters(of: word) { unsafe endings.stem(hash: word.hash, letters: $0) }
  }

  /// The stem of a word of the part read last, once irregular forms are known.
  func stem(of word: WordReader.Word) -> UInt64 {
    if let form = forms.known(word.hash) { return formStems[form] }
    return regularStem(of: word)
  }

  /// The parts of a range between separators, without the blanks around each.
  ///
  /// - Parameter separator: A byte, or `nil` for any number of blanks.
  func fields(_ range: Range<Int>, separator: UInt8?) -> [Range<Int>] {
    let text = text
    var fields: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range {
      let byte = text[offset]
      guard separator.map({ byte == $0 }) ?? (byte <= 0x20) else { continue }
      if separator != nil || start < offset {
        fields.append(LanguageLines.trimmed(start..<offset, in: text))
      }
      start = offset + 1
    }
    if separator != nil || start < range.upperBound {
      fields.append(LanguageLines.trimmed(start..<range.upperBound, in: text))
    }
    return fields
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { LanguageLines.string(range, in: text) }

  /// The offset of the colon of a line "name: …"; what it misses is thrown.
  func colon(in line: LanguageLines.Line) throws(LanguageTextError) -> Int {
    let text = text
    for offset in line.range where text[offset] == UInt8(ascii: ":") { return offset }
    throw LanguageTextError(
      line.place, "no ':' in '\(string(line.range))'",
      fix: "write 'name: word, word'")
  }
}
