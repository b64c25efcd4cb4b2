// SPDX-License-Identifier: Apache-2.0

/// Finds phrases that one utterance matches word for word.
///
/// A phrase without slots is its words, for each form of the app's name. One with a slot is a *frame*:
/// what stands before the slot and after it. Equal words, equal frames whose slots share a value,
/// and words that are a frame with a value in it are all found by hash. A phrase with a slot is tried
/// with up to four of its values in the frames of others; several slots (rule set `extended`) are
/// compared as a whole.
struct WordCollisions {
  private let table: PhraseTable
  /// Phrases by all their words.
  private var ground = HashChains(minimumCapacity: 1_024)
  /// Phrases by the words around their slot.
  private var frames = HashChains(minimumCapacity: 1_024)
  /// What stands before the slots of frames, and what stands after them.
  private var beginnings = HashFilter()
  private var endings = HashFilter()
  /// Where the words at hand may leave off being a frame's ending.
  private var ends: [Int] = []

  /// Most phrases of the same words that one is compared with.
  private static let chainLimit = 64

  /// What a phrase says with one form of its app's name: hashes of words, slots apart.
  private struct Spoken {
    var phrase: UInt32 = 0
    var form: UInt32 = 0
    var words: [UInt64] = []
    /// Where the slot stands among the words, for a phrase of one slot; −1 without.
    var slot = -1
    var hashes: [UInt64] = []
  }

  /// Adds all pairs of a table.
  static func find(in table: PhraseTable, _ pairs: inout CollisionPairs) {
    var finder = WordCollisions(table: table)
    var spoken = Spoken()
    for phrase in table.phrases.indices {
      finder.forEachForm(of: phrase, &spoken) { finder, spoken in
        finder.add(&spoken, &pairs)
      }
    }
    guard !finder.frames.values.isEmpty else { return }
    for phrase in table.phrases.indices {
      finder.forEachForm(of: phrase, &spoken) { finder, spoken in
        finder.searchFrames(&spoken, &pairs)
      }
    }
  }

  private init(table: PhraseTable) { self.table = table }

  private mutating func forEachForm(
    of index: Int, _ spoken: inout Spoken, _ body: (inout WordCollisions, inout Spoken) -> Void
  ) {
    let phrase = table.phrases[index]
    let units = Int(phrase.firstUnit)..<Int(phrase.firstUnit + phrase.unitCount)
    let forms = table.variants[Int(phrase.variant)].forms
    let isNamed = units.contains { table.units[$0] == .appName }
    spoken.phrase = UInt32(index)
    for form in 0..<(isNamed ? forms.count : 1) {
      spoken.form = UInt32(form)
      spoken.words.removeAll(keepingCapacity: true)
      spoken.slot = -1
      for k in units {
        let unit = table.units[k]
        if let word = unit.word {
          spoken.words.append(table.words.hash(word))
        } else if unit.slotClass != nil {
          if phrase.slotCount == 1 {
            spoken.slot = spoken.words.count
          } else {
            spoken.words.append(1)
          }
        } else {
          for word in forms[form].words { spoken.words.append(table.words.hash(word)) }
        }
      }
      if spoken.words.count <= SequenceHash.maxWords { body(&self, &spoken) }
    }
  }

  private func slotClass(_ phrase: UInt32) -> UInt32? {
    let one = table.phrases[Int(phrase)]
    for k in Int(one.firstUnit)..<Int(one.firstUnit + one.unitCount) {
      if let slotClass = table.units[k].slotClass { return slotClass }
    }
    return nil
  }

  private func slotClasses(_ phrase: UInt32) -> [UInt32] {
    let one = table.phrases[Int(phrase)]
    return table.units[Int(one.firstUnit)..<Int(one.firstUnit + one.unitCount)]
      .compactMap(\.slotClass)
  }

  // MARK: - Equal words, equal frames

  private mutating func add(_ spoken: inout Spoken, _ pairs: inout CollisionPairs) {
    let phrase = spoken.phrase
    let slotCount = table.phrases[Int(phrase)].slotCount
    SequenceHash.beginnings(of: spoken.words, into: &spoken.hashes)
    guard let whole = spoken.hashes.last else { return }
    if slotCount == 1 {
      let before = spoken.hashes[spoken.slot]
      let after = SequenceHash.part(before, whole, count: spoken.words.count - spoken.slot)
      let key = SequenceHash.joined(before, after)
      compareFrames(spoken, key, &pairs)
      frames.insert(key, phrase)
      beginnings.insert(before)
      endings.insert(after)
      return
    }
    let key = SequenceHash.joined(whole, UInt64(slotCount))
    var entry = ground.first(key)
    var looked = 0
    while entry >= 0, looked < Self.chainLimit {
      let other = ground.values[entry]
      if table.mayCollide(other, phrase) {
        if slotCount == 0 {
          pairs.add(
            CollisionPair(
              first: other, second: phrase, kind: .sameWords, distance: 0, spoken: phrase,
              form: spoken.form))
        } else {
          compareSlots(other, spoken, &pairs)
        }
      }
      entry = ground.after(entry)
      looked += 1
    }
    ground.insert(key, phrase)
  }

  private func compareFrames(_ spoken: Spoken, _ key: UInt64, _ pairs: inout CollisionPairs) {
    var entry = frames.first(key)
    var looked = 0
    while entry >= 0, looked < Self.chainLimit {
      let other = frames.values[entry]
      if table.mayCollide(other, spoken.phrase) { compareSlots(other, spoken, &pairs) }
      entry = frames.after(entry)
      looked += 1
    }
  }

  /// Compares two phrases that are the same around their slots.
  private func compareSlots(_ other: UInt32, _ spoken: Spoken, _ pairs: inout CollisionPairs) {
    var kind = Collision.Kind.sameWords
    var value: Int32 = -1
    for (a, b) in zip(slotClasses(other), slotClasses(spoken.phrase)) where a != b {
      if table.classes[Int(a)].names.isEmpty || table.classes[Int(b)].names.isEmpty {
        kind = max(kind, .slot)
      } else if let shared = table.sharedNames[PhraseTable.classPair(a, b)] {
        kind = max(kind, .value)
        value = shared
      } else {
        return
      }
    }
    pairs.add(
      CollisionPair(
        first: other, second: spoken.phrase, kind: kind, distance: 0, spoken: spoken.phrase,
        form: spoken.form, value: value))
  }

  // MARK: - Words in frames

  private mutating func searchFrames(_ spoken: inout Spoken, _ pairs: inout CollisionPairs) {
    let slotCount = table.phrases[Int(spoken.phrase)].slotCount
    guard slotCount < 2 else { return }
    guard slotCount == 1, let own = slotClass(spoken.phrase) else {
      search(&spoken, value: -1, &pairs)
      return
    }
    let around = spoken.words
    defer { spoken.words = around }
    let names = table.classes[Int(own)].names
    for value in Set([0, 1, names.count / 2, names.count - 1]).sorted() {
      guard names.indices.contains(names.lowerBound + value), value >= 0 else { continue }
      let name = table.names[names.lowerBound + value]
      spoken.words = around
      spoken.words.insert(contentsOf: name.words.map { table.words.hash($0) }, at: spoken.slot)
      guard spoken.words.count <= SequenceHash.maxWords else { continue }
      search(&spoken, value: Int32(names.lowerBound + value), &pairs)
    }
  }

  private mutating func search(
    _ spoken: inout Spoken, value: Int32, _ pairs: inout CollisionPairs
  ) {
    SequenceHash.beginnings(of: spoken.words, into: &spoken.hashes)
    let (phrase, count, hashes) = (spoken.phrase, spoken.words.count, spoken.hashes)
    let whole = hashes[count]
    ends.removeAll(keepingCapacity: true)
    for end in 1..<(count + 1)
    where endings.mayContain(SequenceHash.part(hashes[end], whole, count: count - end)) {
      ends.append(end)
    }
    for start in 0..<count where beginnings.mayContain(hashes[start]) {
      for end in ends where end > start {
        let after = SequenceHash.part(hashes[end], whole, count: count - end)
        var entry = frames.first(SequenceHash.joined(hashes[start], after))
        guard entry >= 0 else { continue }
        let said = SequenceHash.part(hashes[start], hashes[end], count: end - start)
        var looked = 0
        while entry >= 0, looked < Self.chainLimit {
          let other = frames.values[entry]
          if other != phrase, table.mayCollide(other, phrase), let slotClass = slotClass(other),
            table.hasValue(said, in: slotClass) != nil
          {
            pairs.add(
              CollisionPair(
                first: min(other, phrase), second: max(other, phrase), kind: .value, distance: 0,
                spoken: phrase, form: spoken.form, value: value))
          }
          entry = frames.after(entry)
          looked += 1
        }
      }
    }
  }
}

extension PhraseTable {
  /// Whether it would matter if two phrases collided: they are of two apps, or of two intents of one
  /// app in one locale.
  func mayCollide(_ a: UInt32, _ b: UInt32) -> Bool {
    let (x, y) = (phrases[Int(a)], phrases[Int(b)])
    if x.variant == y.variant { return x.intent != y.intent }
    return variants[Int(x.variant)].catalog != variants[Int(y.variant)].catalog
  }
}
