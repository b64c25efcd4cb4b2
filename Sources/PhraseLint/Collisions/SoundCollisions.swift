// SPDX-License-Identifier: Apache-2.0

import Phonetics

/// Finds phrases that are other words and sound alike.
///
/// The consonants of a phrase, merged into the classes that recognisers confuse (`SoundKey`), are its
/// outline; the app's name, slots, and words whose sound is not known stand in it as themselves.
/// Phrases whose outlines differ by at most one consonant are compared by their sounds, within an app
/// and among apps that share a name. Apps whose names sound alike are compared by equal words around the
/// name.
struct SoundCollisions {
  /// The farthest distance that counts: three quarters of one sound taken for an unrelated one.
  private static let distanceLimit = 12
  /// The same as a share of the words that differ; "in" and "on" are far apart, "fourteen" and
  /// "forty" near.
  private static let shareLimit = 0.3
  /// Most phrases of one key that a phrase is compared with.
  private static let chainLimit = 16
  /// Most pairs of apps whose names sound alike.
  private static let namePairLimit = 20_000

  private let table: PhraseTable
  private var phones = PhoneBuffers()

  private init(table: PhraseTable) { self.table = table }

  /// Adds all pairs of a table.
  static func find(in table: PhraseTable, _ pairs: inout CollisionPairs) {
    var finder = SoundCollisions(table: table)
    finder.findPhrases(&pairs)
    finder.findNames(&pairs)
  }

  // MARK: - Outlines

  /// The outline of a row of pieces, and the hashes that it is found by.
  private struct Outline {
    /// A class of consonants, or what stands as itself.
    var signs: [UInt64] = []
    /// Whether a sign is a consonant, which may be missing.
    var isConsonant: [Bool] = []
    var hashes: [UInt64] = []

    mutating func removeAll() {
      signs.removeAll(keepingCapacity: true)
      isConsonant.removeAll(keepingCapacity: true)
    }

    mutating func add(_ word: UInt32, _ words: WordTable) {
      guard words.isHeard(word) else { return addSelf(words.hash(word)) }
      words.forEachPhone(of: word) { phone in
        let group = SoundKey.group(of: phone)
        guard group != 0, signs.last != UInt64(group) else { return }
        signs.append(UInt64(group))
        isConsonant.append(true)
      }
    }

    mutating func addSelf(_ sign: UInt64) {
      signs.append(sign | 1 << 63)
      isConsonant.append(false)
    }

    /// Calls the closure for the key of the whole, then for those with one consonant less.
    mutating func forEachKey(_ seed: UInt64, _ body: (UInt64) -> Void) {
      SequenceHash.beginnings(of: signs, into: &hashes)
      let whole = hashes[signs.count]
      body(SequenceHash.joined(whole, seed))
      guard signs.count < SequenceHash.maxWords else { return }
      for k in signs.indices where isConsonant[k] {
        let rest = signs.count - k - 1
        let tail = SequenceHash.part(hashes[k + 1], whole, count: rest)
        var key = hashes[k]
        key = key &* SequenceHash.power(rest) &+ tail
        body(SequenceHash.joined(key, seed))
      }
    }
  }

  // MARK: - Phrases

  private mutating func findPhrases(_ pairs: inout CollisionPairs) {
    let groups = nameGroups()
    // Only phrases of one group are compared: a group at a time stays in the processor's caches.
    let order = table.phrases.indices.sorted {
      let (a, b) = (table.phrases[$0].variant, table.phrases[$1].variant)
      return (groups[Int(a)], $0) < (groups[Int(b)], $1)
    }
    var index = HashChains(minimumCapacity: 16_384)
    var outline = Outline()
    // The last phrase that each was compared with: its keys lead to the same ones again and again.
    var compared = [UInt32](repeating: .max, count: table.phrases.count)
    var candidates: [UInt32] = []
    var group = UInt32.max
    for k in order {
      let phrase = table.phrases[k]
      if groups[Int(phrase.variant)] != group {
        group = groups[Int(phrase.variant)]
        index.removeAll()
      }
      outline.removeAll()
      for u in Int(phrase.firstUnit)..<Int(phrase.firstUnit + phrase.unitCount) {
        let unit = table.units[u]
        if let word = unit.word {
          outline.add(word, table.words)
        } else {
          outline.addSelf(unit == .appName ? 2 : 4)
        }
      }
      candidates.removeAll(keepingCapacity: true)
      outline.forEachKey(0) { key in
        var entry = index.first(key)
        var looked = 0
        while entry >= 0, looked < Self.chainLimit {
          let other = index.values[entry]
          if compared[Int(other)] != UInt32(k) {
            compared[Int(other)] = UInt32(k)
            candidates.append(other)
          }
          entry = index.after(entry)
          looked += 1
        }
        index.insert(key, UInt32(k))
      }
      for other in candidates where table.mayCollide(other, UInt32(k)) {
        guard let distance = distance(other, UInt32(k)) else { continue }
        pairs.add(
          CollisionPair(
            first: other, second: UInt32(k), kind: .sound, distance: distance, spoken: UInt32(k),
            form: 0))
      }
    }
  }

  /// A number for each variant, the same for those that share a form of the app's name.
  private func nameGroups() -> [UInt32] {
    var groups = table.variants.indices.map { UInt32($0) }
    func root(_ k: UInt32) -> UInt32 {
      var k = k
      while groups[Int(k)] != k {
        groups[Int(k)] = groups[Int(groups[Int(k)])]
        k = groups[Int(k)]
      }
      return k
    }
    var owners: [UInt64: UInt32] = [:]
    for (k, variant) in table.variants.enumerated() {
      for form in variant.forms {
        if let owner = owners[form.hash] {
          let (a, b) = (root(owner), root(UInt32(k)))
          groups[Int(max(a, b))] = min(a, b)
        } else {
          owners[form.hash] = UInt32(k)
        }
      }
    }
    return groups.indices.map { root(UInt32($0)) }
  }

  /// How far apart two phrases sound where they differ; `nil` where that is too far, or they are the
  /// same words.
  private mutating func distance(_ a: UInt32, _ b: UInt32) -> Int? {
    let (x, y) = (table.phrases[Int(a)], table.phrases[Int(b)])
    var (i, j) = (Int(x.firstUnit), Int(y.firstUnit))
    var (endI, endJ) = (i + Int(x.unitCount), j + Int(y.unitCount))
    while i < endI, j < endJ, isSame(table.units[i], table.units[j]) {
      i += 1
      j += 1
    }
    while i < endI, j < endJ, isSame(table.units[endI - 1], table.units[endJ - 1]) {
      endI -= 1
      endJ -= 1
    }
    guard phones.fill(0, table, i..<endI), phones.fill(1, table, j..<endJ) else { return nil }
    return phones.distance(limit: Self.distanceLimit, share: Self.shareLimit)
  }

  /// Whether two pieces are the same to the ear; slots of any type are.
  private func isSame(_ a: PhraseTable.Unit, _ b: PhraseTable.Unit) -> Bool {
    a == b || a.slotClass != nil && b.slotClass != nil
  }

  // MARK: - Names

  private mutating func findNames(_ pairs: inout CollisionPairs) {
    guard table.variants.count > 1 else { return }
    let near = nearNames()
    guard !near.isEmpty else { return }
    var index = HashChains(minimumCapacity: table.phrases.count)
    var phrases: [Int: [UInt32]] = [:]
    func key(_ phrase: PhraseTable.Phrase) -> UInt64? {
      var hash: UInt64 = 0
      var isNamed = false
      for u in Int(phrase.firstUnit)..<Int(phrase.firstUnit + phrase.unitCount) {
        let unit = table.units[u]
        if let word = unit.word {
          hash = SequenceHash.appending(table.words.hash(word), to: hash)
        } else {
          isNamed = isNamed || unit == .appName
          hash = SequenceHash.appending(unit == .appName ? 2 : 4, to: hash)
        }
      }
      return isNamed ? hash : nil
    }
    var concerned: Set<UInt32> = []
    for pair in near { concerned.formUnion([pair.first, pair.second]) }
    for (k, phrase) in table.phrases.enumerated() where concerned.contains(phrase.variant) {
      guard let key = key(phrase) else { continue }
      index.insert(SequenceHash.joined(key, UInt64(phrase.variant)), UInt32(k))
      phrases[Int(phrase.variant), default: []].append(UInt32(k))
    }
    for pair in near {
      for own in phrases[Int(pair.second)] ?? [] {
        guard let key = key(table.phrases[Int(own)]) else { continue }
        var entry = index.first(SequenceHash.joined(key, UInt64(pair.first)))
        var looked = 0
        while entry >= 0, looked < Self.chainLimit {
          let other = index.values[entry]
          pairs.add(
            CollisionPair(
              first: min(other, own), second: max(other, own), kind: .sound,
              distance: pair.distance, spoken: own, form: pair.form))
          entry = index.after(entry)
          looked += 1
        }
      }
    }
  }

  private struct NearNames {
    var first: UInt32
    var second: UInt32
    /// The form of the second's name that sounds like one of the first's.
    var form: UInt32
    var distance: Int
  }

  /// Variants of different apps with names that are other words and sound alike, the nearest first.
  private mutating func nearNames() -> [NearNames] {
    var index = HashChains(minimumCapacity: 64)
    var forms: [(variant: UInt32, form: UInt32)] = []
    var best: [UInt64: NearNames] = [:]
    var outline = Outline()
    for (v, variant) in table.variants.enumerated() {
      for (f, name) in variant.heard.enumerated() {
        outline.removeAll()
        for word in name.words { outline.add(word, table.words) }
        let number = UInt32(forms.count)
        forms.append((UInt32(v), UInt32(f)))
        var candidates: Set<UInt32> = []
        outline.forEachKey(0) { key in
          var entry = index.first(key)
          var looked = 0
          while entry >= 0, looked < 4 * Self.chainLimit {
            candidates.insert(index.values[entry])
            entry = index.after(entry)
            looked += 1
          }
          index.insert(key, number)
        }
        for candidate in candidates.sorted() {
          let (otherVariant, otherForm) = forms[Int(candidate)]
          let other = table.variants[Int(otherVariant)]
          guard other.catalog != variant.catalog else { continue }
          let otherName = other.heard[Int(otherForm)]
          guard otherName.hash != name.hash, phones.fill(0, table, otherName.words),
            phones.fill(1, table, name.words),
            let distance = phones.distance(limit: Self.distanceLimit, share: Self.shareLimit)
          else { continue }
          let key = UInt64(otherVariant) << 32 | UInt64(v)
          if let known = best[key], known.distance <= distance { continue }
          best[key] = NearNames(
            first: otherVariant, second: UInt32(v), form: UInt32(f), distance: distance)
        }
      }
    }
    let sorted = best.values.sorted {
      ($0.distance, $0.first, $0.second) < ($1.distance, $1.first, $1.second)
    }
    return Array(sorted.prefix(Self.namePairLimit))
  }
}

/// The sounds of two rows of words, to be compared.
private struct PhoneBuffers {
  private var rows: [[UInt8]] = [[], []]

  /// Fills one of the two with the sounds of a phrase's pieces.
  ///
  /// - Returns: Whether all of them are words whose sound is known.
  mutating func fill(_ row: Int, _ table: PhraseTable, _ units: Range<Int>) -> Bool {
    rows[row].removeAll(keepingCapacity: true)
    for k in units {
      guard let word = table.units[k].word, append(word, table.words, to: row) else {
        return false
      }
    }
    return !rows[row].isEmpty
  }

  /// Fills one of the two with the sounds of words.
  mutating func fill(_ row: Int, _ table: PhraseTable, _ words: [UInt32]) -> Bool {
    rows[row].removeAll(keepingCapacity: true)
    for word in words where !append(word, table.words, to: row) { return false }
    return !rows[row].isEmpty
  }

  private mutating func append(_ word: UInt32, _ words: WordTable, to row: Int) -> Bool {
    guard words.isHeard(word), rows[row].count < PhoneDistance.maxPhones else { return false }
    words.forEachPhone(of: word) { phone in
      // As within a word, no two neighbours are the same.
      if rows[row].last != phone { rows[row].append(phone) }
    }
    return true
  }

  /// The distance of the two; `nil` where it is more than a limit or a share of them.
  func distance(limit: Int, share: Double) -> Int? {
    // SAFETY: the buffers do not leave the closures.
    unsafe rows[0].withUnsafeBufferPointer { a in
      unsafe rows[1].withUnsafeBufferPointer { b in
        let most = unsafe max(PhoneDistance.weight(of: a), PhoneDistance.weight(of: b))
        let bound = min(limit, Int(share * Double(most)))
        let distance = unsafe PhoneDistance.distance(a, b, limit: bound)
        return distance <= bound ? distance : nil
      }
    }
  }
}
