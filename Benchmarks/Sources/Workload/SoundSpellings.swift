// SPDX-License-Identifier: Apache-2.0

/// Spellings that sound alike to an English ear, or nearly so.
///
/// Written for this benchmark without looking at any phonetic algorithm, so that the pairs favour
/// none: some of them keep a metaphone key, some do not.
struct SoundSpellings {
  /// One spelling in place of another.
  struct Rule {
    /// Where in a word it holds.
    enum Place { case anywhere, start, inside, end }

    var from: [UInt8]
    var to: [UInt8]
    var place: Place
  }

  /// All rules, each pair in both directions.
  static let rules: [Rule] = {
    var rules: [Rule] = []
    func add(_ pairs: String, _ place: Rule.Place) {
      for pair in Words.split(pairs) {
        let sides = pair.split(separator: "/").map { Array($0.utf8) }
        rules.append(Rule(from: sides[0], to: sides[1], place: place))
        rules.append(Rule(from: sides[1], to: sides[0], place: place))
      }
    }
    add(
      """
      ph/f ca/ka co/ko cu/ku cl/kl cr/kr ce/se ci/si ge/je gi/ji x/ks qu/kw sch/sh ee/ea ee/ie ei/ie \
      ai/ay ai/ei oa/ow ou/ow oo/u oo/ou au/aw au/or aw/or er/ir er/ur ir/ur i/y igh/y tion/shun \
      tion/sion z/s v/w dg/j tch/ch th/t
      """, .anywhere)
    add("kn/n wh/w wr/r gn/n ps/s ch/k y/j j/h ha/a he/e ho/o hu/u rh/r gh/g ae/e", .start)
    add("bb/b dd/d ff/f gg/g ll/l mm/m nn/n pp/p rr/r ss/s tt/t cc/c zz/z ck/k", .inside)
    add(
      """
      ie/y ey/y ee/y ck/k c/k s/z s/ce se/ze mb/m mn/m ne/n te/t re/r me/m ke/k de/d ve/v ll/l ss/s \
      tt/t ff/f nn/n el/le al/le en/on an/en er/or er/a our/or re/er ew/ue o/oh a/ah
      """, .end)
    return rules
  }()

  /// Spells some sounds of a name in another way; `nil` when none of its spellings is in the table.
  ///
  /// - Parameters:
  ///   - name: Lower case, words parted by single blanks.
  ///   - count: How many spellings to change; fewer where fewer apply.
  static func respelled(
    _ name: [UInt8], count: Int, _ random: inout RandomSource
  ) -> [UInt8]? {
    var result = name
    // Where rules have been at work already: a change is neither undone nor changed again.
    var settled = [Bool](repeating: false, count: name.count)
    for _ in 0..<count {
      let places = applicable(to: result, settled)
      if places.isEmpty { break }
      let (rule, start) = random.pick(places)
      let range = start..<start + rule.from.count
      result.replaceSubrange(range, with: rule.to)
      settled.replaceSubrange(range, with: [Bool](repeating: true, count: rule.to.count))
      // Neighbours are settled too, else "l" → "ll" → "l" would be two changes.
      if start > 0 { settled[start - 1] = true }
      if start + rule.to.count < settled.count { settled[start + rule.to.count] = true }
    }
    return result == name ? nil : result
  }

  private static func applicable(
    to text: [UInt8], _ settled: [Bool]
  ) -> [(rule: Rule, start: Int)] {
    var places: [(Rule, Int)] = []
    for rule in rules {
      let length = rule.from.count
      for start in text.indices where start + length <= text.count {
        let end = start + length
        guard text[start..<end].elementsEqual(rule.from), !settled[start..<end].contains(true)
        else { continue }
        let atStart = start == 0 || text[start - 1] == 0x20
        let atEnd = end == text.count || text[end] == 0x20
        let fits =
          switch rule.place {
          case .anywhere: true
          case .start: atStart && !atEnd
          case .inside: !atStart && !atEnd
          case .end: !atStart && atEnd
          }
        guard fits else { continue }
        // A letter is doubled after a vowel, as "l" in "Phillip", and never twice.
        if doubles(rule), !isVowel(text[start - 1]) || text[end] == rule.from[0] { continue }
        places.append((rule, start))
      }
    }
    return places
  }

  /// Whether a rule writes one letter twice.
  private static func doubles(_ rule: Rule) -> Bool {
    rule.place == .inside && rule.from.count == 1 && rule.to.count == 2
      && rule.to[0] == rule.to[1] && rule.to[0] == rule.from[0]
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiouy".utf8.contains(byte) }
}
