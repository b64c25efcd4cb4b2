// SPDX-License-Identifier: Apache-2.0

/// What it costs to hear one phone for another, made from what the two are.
///
/// In sixteenths of an unrelated substitution. The figures follow what recognisers confuse: voicing
/// first, then places next to each other; vowels far more easily than consonants.
enum PhoneCosts {
  /// The flat table of `Phone.count` rows: `table[a * 64 + b]`; row 0 is what a phone costs that only
  /// one side has.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: UInt8(PhoneDistance.one), count: Phone.count * Phone.count)
    for code in 0..<Phone.count {
      table[code * Phone.count + code] = 0
      let lone = code == 0 ? 0 : indel(UInt8(code))
      table[code] = UInt8(lone)
      table[code * Phone.count] = UInt8(lone)
    }
    for a in PhoneFeatures.inventory {
      for b in PhoneFeatures.inventory where a.code != b.code {
        let cost = min(max(cost(a, b), 1), PhoneDistance.one)
        table[Int(a.code) * Phone.count + Int(b.code)] = UInt8(cost)
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
  private static func indel(_ code: UInt8) -> Int {
    guard let phone = PhoneFeatures.inventory.first(where: { $0.code == code }) else {
      return PhoneDistance.one
    }
    switch phone.kind {
    case .vowel: return phone.symbol == "ə" ? 4 : phone.symbol == "ɪ" ? 6 : 8
    case .diphthong: return 9
    case .consonant(let place, let manner, _):
      if place == .glottal { return 4 }
      switch manner {
      case .glide: return 6
      case .rhotic: return 9
      case .lateral, .nasal: return 11
      case .fricative: return 12
      case .stop, .affricate: return 13
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
    if a == b { return 0 }
    let pair: Set = [a, b]
    if pair == [.stop, .affricate] || pair == [.fricative, .affricate] { return 4 }
    if pair == [.stop, .fricative] { return 6 }
    if pair == [.lateral, .rhotic] || pair.contains(.glide) && !pair.contains(.stop) { return 7 }
    return 12
  }

  /// A consonant beside a vowel: unrelated, but for those that are vowels by another name.
  private static func glide(_ consonant: PhoneFeatures, _ vowel: PhoneFeatures) -> Int {
    let related =
      switch consonant.symbol {
      case "j": ["i", "ɪ", "e", "y"]
      case "w": ["u", "ʊ", "o", "oʊ", "aʊ"]
      case "r": ["ɝ"]
      default: [] as [String]
      }
    return related.contains(vowel.symbol) ? 4 : PhoneDistance.one
  }

  /// Where a vowel starts and ends.
  private static func ends(_ phone: PhoneFeatures) -> (PhoneFeatures, PhoneFeatures) {
    guard case .diphthong(let from, let to) = phone.kind,
      let first = PhoneFeatures.inventory.first(where: { $0.symbol == from }),
      let last = PhoneFeatures.inventory.first(where: { $0.symbol == to })
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
