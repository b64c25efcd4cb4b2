// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// Function words, endings and irregular forms.
extension KnowledgeParser {
  /// Reads function words.
  ///
  /// Of one that is several words to the analyser ("y'all", "zo'n") only the clitic counts, as the
  /// rest has a meaning of its own or is in the list itself.
  mutating func readFunctionWords(_ lines: [LanguageLines.Line]) throws(LanguageTextError) {
    let maxCliticBytes = 2
    for line in lines {
      try read(line.range, at: line.place)
      var next = 0
      for field in fields(line.range, separator: nil) {
        let first = next
        while next < words.count, words[next].lower < field.upperBound { next += 1 }
        guard next > first else {
          throw LanguageTextError(line.place, "no word in '\(string(field))'", fix: "leave it out")
        }
        for index in first..<next {
          let word = words[index]
          let isShort = words.withLetters(of: word) { $0.count <= maxCliticBytes }
          if next == first + 1 || isShort { content.functionWords.append(word.hash) }
        }
      }
    }
  }

  /// Reads endings.
  ///
  /// Words are cut at apostrophes and hyphens, so that no ending with one inside ever fits: such lines
  /// are passed over. One that begins with an apostrophe and is taken off ("'s") is a word that
  /// carries no meaning.
  mutating func readEndings(_ lines: [LanguageLines.Line]) throws(LanguageTextError) -> EndingRules
  {
    var rules = EndingRules()
    for line in lines {
      let fields = fields(line.range, separator: nil)
      guard fields.count == 3, let minimum = Int(string(fields[2])), minimum >= 0 else {
        throw LanguageTextError(
          line.place, "'\(string(line.range))' is no ending",
          fix: "write ENDING REPLACEMENT MINIMUM")
      }
      let isRemoved = string(fields[1]) == "-"
      try read(fields[0], at: line.place)
      guard words.count > 0 else {
        throw LanguageTextError(
          line.place, "no letters in '\(string(fields[0]))'",
          fix: "write ENDING REPLACEMENT MINIMUM")
      }
      if text[fields[0].lowerBound] == UInt8(ascii: "'"), isRemoved, words.count == 1 {
        content.functionWords.append(words[0].hash)
        continue
      }
      guard words.count == 1 else { continue }
      let ending = letters()
      var replacement: [UInt8] = []
      if !isRemoved {
        try read(fields[1], at: line.place)
        guard words.count == 1 else {
          throw LanguageTextError(
            line.place, "'\(string(fields[1]))' is not one run of letters",
            fix: "write '-' for nothing")
        }
        replacement = letters()
      }
      if let mistake = rules.add(ending, replacement, minimum: minimum) {
        throw LanguageTextError(line.place, mistake, fix: "write it shorter")
      }
    }
    return rules
  }

  /// The folded letters of the one word of the part read last.
  // SAFETY: the letters are copied while they are lent.
  private func letters() -> [UInt8] { words.withLetters(of: words[0]) { unsafe [UInt8]($0) } }

  /// Reads irregular forms, of which the first line that has one counts.
  ///
  /// A base form may be a form itself ("founded" of "found" of "find"): then all have the stem of the
  /// last. What is several words to the analyser ("fer-ho", "cancel·lar") is passed over: they have stems
  /// of their own. A form
  /// whose diacritics tell it from another word of the text ("kørt" from "kort", "dé" from "de") gives
  /// way to that, as hashes do not tell them apart.
  ///
  /// - Parameters:
  ///   - lines: The forms.
  ///   - others: Lines whose words count as words of the text.
  mutating func readIrregular(
    _ lines: [LanguageLines.Line], among others: [LanguageLines.Line]
  ) throws(LanguageTextError) {
    if hasDiacritics(lines) {
      try readPlainWords(lines)
      try readPlainWords(others)
    }
    // By the number of a form: its base form, the stem of that by endings, and its own.
    var bases: [UInt64] = []
    var baseStems: [UInt64] = []
    var regular: [UInt64] = []
    for line in lines {
      let colon = try colon(in: line)
      let written = line.range.lowerBound..<colon
      try read(written, at: line.place)
      guard words.count > 0, fields(written, separator: nil).count == 1 else {
        throw LanguageTextError(
          line.place, "'\(string(written))' is not one word",
          fix: "write 'base: form form'")
      }
      guard words.count == 1 else { continue }
      let base = words[0].hash
      let baseStem = regularStem(of: words[0])
      let list = colon + 1..<line.range.upperBound
      let fields = fields(list, separator: nil)
      guard !fields.isEmpty else {
        throw LanguageTextError(line.place, "a base form without others", fix: "leave the line out")
      }
      try read(list, at: line.place)
      var next = 0
      for field in fields {
        let first = next
        while next < words.count, words[next].lower < field.upperBound { next += 1 }
        let word = words[first < words.count ? first : 0]
        guard next == first + 1, forms.known(word.hash) == nil,
          word.accent == 0 || plainWords.known(word.hash) == nil,
          !leads(base, to: word.hash, bases)
        else { continue }
        _ = forms.index(of: word.hash)
        bases.append(base)
        baseStems.append(baseStem)
        regular.append(regularStem(of: word))
      }
    }
    for form in bases.indices {
      var last = form
      while let base = forms.known(bases[last]) { last = base }
      formStems.append(baseStems[last])
      content.irregular.append(
        .init(word: forms.keys[form], stem: baseStems[last], regular: regular[form]))
    }
  }

  /// Whether a letter of some lines may have diacritics.
  private func hasDiacritics(_ lines: [LanguageLines.Line]) -> Bool {
    let text = text
    return lines.contains { line in line.range.contains { text[$0] >= 0x80 } }
  }

  /// Collects the words that lines have without diacritics.
  private mutating func readPlainWords(_ lines: [LanguageLines.Line]) throws(LanguageTextError) {
    for line in lines {
      try read(line.range, at: line.place)
      for index in 0..<words.count where words[index].accent == 0 {
        _ = plainWords.index(of: words[index].hash)
      }
    }
  }

  /// Whether a word is a base form of another, or is that.
  private func leads(_ base: UInt64, to word: UInt64, _ bases: [UInt64]) -> Bool {
    var base = base
    while base != word {
      guard let form = forms.known(base) else { return false }
      base = bases[form]
    }
    return true
  }
}
