// SPDX-License-Identifier: Apache-2.0

/// What it costs to hear one phone for another, made from what the two are.
///
/// In sixteenths of an unrelated substitution. The figures follow what recognisers confuse: voicing
/// first, then places next to each other; vowels far more easily than consonants.
enum PhoneCosts {
  /// The flat table of `Phone.count` rows: `table[a * 64 + b]`; row 0 is what a phone costs that only
  /// one side has.
  ///
  /// A metric: where two steps cost less than one, as from `h` to nothing to `ə`, that is the cost.
  static let table: [UInt8] = {
    let rows = Phone.count
    var table = [UInt8](repeating: UInt8(PhoneDistance.one), count: rows * rows)
    func set(_ a: UInt8, _ b: UInt8, _ cost: Int) {
      let cost = UInt8(min(max(cost, 1), PhoneDistance.one))
      table[Int(a) * rows + Int(b)] = cost
      table[Int(b) * rows + Int(a)] = cost
    }
    for (index, a) in PhoneFeatures.inventory.enumerated() {
      set(a.code, Phone.none, indel(a))
      for b in PhoneFeatures.inventory[..<index] { set(a.code, b.code, cost(a, b)) }
    }
    for code in 0..<rows { table[code * rows + code] = 0 }
    let codes = [0] + PhoneFeatures.inventory.map { Int($0.code) }
    for between in codes {
      let second = table[between * rows..<(between + 1) * rows]
      // No way is short that begins with an unrelated phone.
      for a in codes where table[a * rows + between] < PhoneDistance.one {
        let first = table[a * rows + between]
        for b in codes {
          let cost = first + second[between * rows + b]
          if cost < table[a * rows + b] { table[a * rows + b] = cost }
        }
      }
    }
    return table
  }()

  /// The same table for kernels; lives as long as the process.
  // SAFETY: never written after it is made.
  nonisolated(unsafe) static let base: UnsafePointer<UInt8> = {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: table.count)
    _ = unsafe copy.initialize(from: table)
    // SAFETY: the table is not empty.
    return unsafe UnsafePointer(copy.baseAddress!)
  }()

  /// What a phone costs that only one side has: weak sounds little, stops most.
  private static func indel(_ phone: PhoneFeatures) -> Int {
    switch phone.kind {
    case .vowel: phone.symbol == "ə" ? 4 : phone.symbol == "ɪ" ? 6 : 8
    case .diphthong: 9
    case .consonant(.glottal, _, _): 4
    case .consonant(_, let manner, _):
      switch manner {
      case .glide: 6
      case .rhotic: 9
      case .lateral, .nasal: 11
      case .fricative: 12
      case .stop, .affricate: 13
      }
    }
  }

  private static func cost(_ a: PhoneFeatures, _ b: PhoneFeatures) -> Int {
    switch (a.kind, b.kind) {
    case (.consonant(let p, let m, let v), .consonant(let q, let n, let w)):
      return 3 * min(abs(p.rawValue - q.rawValue), 3) + step(m, n) + (v == w ? 0 : 3) + 1
    case (.consonant, _): return glide(a, b)
    case (_, .consonant): return glide(b, a)
    default: break
    }
    let (from, to) = (ends(a), ends(b))
    let distance = vowels(from.0, to.0) + vowels(from.1, to.1)
    let colour = a.symbol == "ɝ" || b.symbol == "ɝ" ? 1 : 0
    return min((distance * 5 + 4) / 8, 10) + colour + 1
  }

  /// What separates two manners.
  private static func step(_ a: PhoneFeatures.Manner, _ b: PhoneFeatures.Manner) -> Int {
    switch (a, b) {
    case _ where a == b: 0
    case (.affricate, .stop), (.affricate, .fricative), (.stop, .affricate),
      (.fricative, .affricate):
      4
    case (.stop, .fricative), (.fricative, .stop): 6
    case (.lateral, .rhotic), (.rhotic, .lateral): 7
    case (.glide, .stop), (.stop, .glide): 12
    case (.glide, _), (_, .glide): 7
    default: 12
    }
  }

  /// A consonant beside a vowel: unrelated, but for those that are vowels by another name.
  private static func glide(_ consonant: PhoneFeatures, _ vowel: PhoneFeatures) -> Int {
    switch (consonant.symbol, vowel.symbol) {
    case ("j", "i"), ("j", "ɪ"), ("j", "e"), ("j", "y"), ("w", "u"), ("w", "ʊ"), ("w", "o"),
      ("w", "oʊ"), ("w", "aʊ"), ("r", "ɝ"):
      4
    default: PhoneDistance.one
    }
  }

  /// Where a vowel starts and ends.
  private static func ends(_ phone: PhoneFeatures) -> (PhoneFeatures, PhoneFeatures) {
    guard case .diphthong(let from, let to) = phone.kind, let first = PhoneFeatures.plain[from],
      let last = PhoneFeatures.plain[to]
    else { return (phone, phone) }
    return (first, last)
  }

  /// How far apart two plain vowels are.
  private static func vowels(_ a: PhoneFeatures, _ b: PhoneFeatures) -> Int {
    guard case .vowel(let height, let back, let round) = a.kind,
      case .vowel(let height2, let back2, let round2) = b.kind
    else { return 0 }
    return abs(height - height2) + abs(back - back2) + (round == round2 ? 0 : 1)
  }
}
