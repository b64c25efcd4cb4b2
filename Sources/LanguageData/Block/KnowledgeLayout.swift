// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Writes knowledge as the words of a `KnowledgeBlock`.
package struct KnowledgeLayout {
  private var block = BlockBuilder<KnowledgeBlock.Section>()

  /// Lays out what a catalog needs of a language's knowledge.
  ///
  /// Function words, endings and carrier phrases are always there. An irregular form is left out where
  /// neither its stem nor what the endings would make of it is asked for.
  ///
  /// - Parameters:
  ///   - knowledge: All that is known of the language.
  ///   - groups: Whether to keep a group, by its id.
  ///   - stems: Whether anything but the groups kept asks for a stem.
  ///   - axes: The axes of opposites to keep; of others no expression is there but those that
  ///     reverse or have consequences.
  /// - Returns: The block, little-endian as every machine that opens it.
  package static func lay(
    out knowledge: LanguageKnowledge, groups: (UInt32) -> Bool, stems: (UInt64) -> Bool,
    axes: UInt64
  ) -> [UInt32] {
    lay(out: knowledge.content, groups: groups, stems: stems, axes: axes)
  }

  /// Lays out all of a language's knowledge.
  static func lay(out content: KnowledgeContent) -> [UInt32] {
    lay(out: content, groups: { _ in true }, stems: { _ in true }, axes: .max, isWhole: true)
  }

  private static func lay(
    out content: KnowledgeContent, groups: (UInt32) -> Bool, stems: (UInt64) -> Bool, axes: UInt64,
    isWhole: Bool = false
  ) -> [UInt32] {
    var layout = KnowledgeLayout()
    layout.isWhole = isWhole
    layout.block[.endingStarts] = content.endingStarts
    layout.block[.endings] = content.endings
    let kept = content.groups.map { groups($0.id) }
    layout.addRuns(content, kept: kept)
    let expressions = content.expressions.filter {
      $0.poles.axes & axes != 0 || $0.reversal != .none || $0.isConsequential
    }
    let asked = expressions.isEmpty ? [] : Set(expressions.flatMap(\.stems))
    layout.addWords(content, kept: kept) { stems($0) || asked.contains($0) }
    layout.addCarriers(content)
    layout.addOpposites(expressions, content)
    return layout.block.finish([
      UInt32(content.groups.count), content.analysisVersion,
      UInt32(content.groups.count { $0.kind != .topic })
        | UInt32(content.groups.count { $0.kind == .same }) << 16, layout.bits,
    ])
  }

  /// The bits of the values of each table, a byte each.
  private var bits: UInt32 = 0
  /// Whether all that is known is laid out, for a process and no image.
  private var isWhole = false

  /// The most bits of a value beside a mark.
  ///
  /// With twenty bits of a mark one word in 140,000 is taken for another of the language, and then always.
  /// What takes all of a language's words at once, when compiling, has marks of 32.
  private static let mostBits = 12

  /// Lays a table out, and notes the bits of its values.
  ///
  /// - Parameters:
  ///   - number: Its byte in `bits`.
  ///   - most: The most bits of a value beside a mark.
  private mutating func lay(
    _ keys: [UInt64], _ values: [UInt32], _ section: KnowledgeBlock.Section, number: UInt32,
    most: Int = mostBits
  ) {
    let needed = PackedTable.bits(for: values.max() ?? 0)
    let isNarrow = !isWhole && needed <= most
    let table = PackedTable.lay(
      keys: keys, values: values, bits: isNarrow ? needed : PackedTable.wideBits)
    block[section] = table.words
    bits |= UInt32(table.bits) << (8 * number)
  }

  private mutating func addWords(
    _ content: KnowledgeContent, kept: [Bool], stems: (UInt64) -> Bool
  ) {
    var inGroups = KeyTableBuilder(capacity: content.memberStems.count / 2)
    if kept.contains(false) {
      for member in content.members where kept[Int(member.group)] {
        for stem in content.memberStems[member.stems] { _ = inGroups.index(of: stem) }
      }
    } else {
      for stem in content.memberStems { _ = inGroups.index(of: stem) }
    }
    func isAsked(_ stem: UInt64) -> Bool { inGroups.known(stem) != nil || stems(stem) }
    var table = KeyTableBuilder(capacity: content.functionWords.count + content.irregular.count)
    var values: [UInt32] = []
    var distinct = KeyTableBuilder(capacity: content.irregular.count / 4)
    for word in content.functionWords where table.index(of: word) == values.count {
      values.append(KnowledgeBlock.functionBit)
    }
    for form in content.irregular where form.stem != form.regular {
      guard isAsked(form.stem) || isAsked(form.regular) else { continue }
      let index = table.index(of: form.word)
      if index == values.count { values.append(0) }
      values[index] |= UInt32(distinct.index(of: form.stem) + 1) << 1
    }
    lay(table.keys, values, .words, number: 0)
    block[.stems] = distinct.keys.flatMap { [UInt32(truncatingIfNeeded: $0), UInt32($0 >> 32)] }
  }

  private mutating func addRuns(_ content: KnowledgeContent, kept: [Bool]) {
    var places = [UInt32](repeating: 0, count: kept.count)
    var ids: [UInt32] = []
    for (id, isKept) in kept.enumerated() where isKept {
      ids.append(UInt32(id))
      places[id] = UInt32(ids.count)
    }
    for k in stride(from: 0, to: ids.count, by: 2) {
      block[.groups].append(ids[k] | (k + 1 < ids.count ? ids[k + 1] << 16 : 0))
    }
    var table = KeyTableBuilder(capacity: content.members.count)
    // By key: the group that it was last met in, and the most words of a run that begins with it.
    var known: [(group: UInt32, longest: UInt32)] = []
    known.reserveCapacity(content.members.count)
    var keys: [UInt64] = []
    var values: [UInt32] = []
    keys.reserveCapacity(content.members.count)
    values.reserveCapacity(content.members.count)
    for member in content.members where kept[Int(member.group)] {
      let key = table.index(of: member.key)
      if key == known.count { known.append((.max, 0)) }
      // Two forms of one word in a line: the first has the better rank.
      if known[key].group != member.group {
        known[key].group = member.group
        // Of a meaning all words are alike.
        let isSubject = content.groups[Int(member.group)].kind == .topic
        keys.append(member.key)
        values.append(
          places[Int(member.group)] << SubjectRank.bits
            | (isSubject ? SubjectRank.code(of: Int(member.rank)) : 0))
      }
      let first = table.index(
        of: RunKey.appending(content.memberStems[member.stems.lowerBound], to: 0))
      if first == known.count { known.append((.max, 0)) }
      known[first].longest = max(known[first].longest, UInt32(member.stems.count))
    }
    for (key, run) in zip(table.keys, known) where run.longest > 1 {
      keys.append(key)
      values.append(run.longest)
    }
    // With a bit less of a mark than others: where it is not enough, slots are twice as large.
    lay(keys, values, .runs, number: 1, most: Self.mostBits + 1)
  }

  private mutating func addCarriers(_ content: KnowledgeContent) {
    var table = KeyTableBuilder(capacity: 2 * content.carriers.count)
    var values: [UInt32] = []
    for carrier in content.carriers {
      let whole = table.index(of: carrier.key)
      if whole == values.count { values.append(0) }
      values[whole] |= KnowledgeBlock.carrierBit
      let first = table.index(of: carrier.first)
      if first == values.count { values.append(0) }
      let most = max(values[first] & 0xFF, UInt32(carrier.count))
      values[first] = values[first] & KnowledgeBlock.carrierBit | most
    }
    lay(table.keys, values, .carriers, number: 2)
  }

  /// Adds expressions by their first stem, the longest first, and the words that stand between.
  private mutating func addOpposites(
    _ expressions: [KnowledgeContent.Expression], _ content: KnowledgeContent
  ) {
    if expressions.isEmpty { return }
    var table = KeyTableBuilder(capacity: expressions.count)
    var lists: [[KnowledgeContent.Expression]] = []
    for expression in expressions {
      let key = table.index(of: expression.stems[0])
      if key == lists.count { lists.append([]) }
      lists[key].append(expression)
    }
    var values: [UInt32] = []
    var poles = PolesBuilder()
    for list in lists {
      values.append(UInt32(block[.expressions].count + 1) << OppositeTable.placeShift)
      // Of equally long ones those without a gap first: their words stand together.
      let sorted = list.enumerated().sorted {
        let (a, b) = ($0.element, $1.element)
        if a.stems.count != b.stems.count { return a.stems.count > b.stems.count }
        if (a.gap == nil) != (b.gap == nil) { return a.gap == nil }
        return $0.offset < $1.offset
      }
      for (place, entry) in sorted.enumerated() {
        block[.expressions] += OppositeTable.record(
          entry.element, saying: poles.code(of: entry.element.poles),
          isLast: place == sorted.count - 1)
      }
    }
    block[.poles] = poles.words
    for (stem, marks) in content.wordMarks.sorted(by: { $0.key < $1.key }) {
      let key = table.index(of: stem)
      if key == values.count { values.append(0) }
      values[key] |= marks.rawValue
    }
    // An expression has more of its first stem.
    lay(table.keys, values, .opposites, number: 3, most: PackedTable.mostBits)
    for prefix in content.prefixes.prefix(OppositeTable.maxPrefixes) {
      block[.prefixes] += OppositeTable.record(prefix: prefix)
    }
  }
}
