// SPDX-License-Identifier: Apache-2.0

import LanguageData
import Phonetics
import TextAnalysis

/// The distinct words of a language's phrases and names, with their sounds.
struct WordTable: Sendable {
  private var idsByHash: [UInt64: UInt32] = [:]
  private var hashes: [UInt64] = []
  private var phones: [UInt8] = []
  private var ends: [UInt32] = [0]
  /// The letters of words of at most three.
  private var shortForms: [UInt32: String] = [:]
  private var senses: [Sense] = []
  /// What is known of the words of the language.
  var knowledge: KnowledgeBlock?
  /// How words of the language sound.
  var encoder = PhoneticEncoder(locale: LocaleTag("en"))

  /// The ids of all words.
  var ids: Range<UInt32> { 0..<UInt32(hashes.count) }

  /// The id of a word seen before.
  func id(of hash: UInt64) -> UInt32? { idsByHash[hash] }

  /// The hash of a word.
  func hash(_ id: UInt32) -> UInt64 { hashes[Int(id)] }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - hash: The hash of its token.
  ///   - folded: Its letters without diacritics.
  ///   - spelt: Its letters with them.
  mutating func add(_ hash: UInt64, _ folded: String, spelt: String) -> UInt32 {
    let id = UInt32(hashes.count)
    idsByHash[hash] = id
    hashes.append(hash)
    if let knowledge { senses.append(Sense(folded, hash, knowledge)) }
    if 1...3 ~= spelt.count, !folded.utf8.contains(where: { 0x30...0x39 ~= $0 }) {
      shortForms[id] = spelt
    }
    // A number says nothing of its sound, nor does a letter without rules: such a word is itself only.
    let sounds = folded.utf8.contains { 0x30...0x39 ~= $0 } ? [] : encoder.phones(of: folded)
    if !sounds.contains(where: { $0 >= Phone.firstUnknown }) { phones += sounds }
    ends.append(UInt32(phones.count))
    return id
  }

  /// What a word says apart from its sound; `nil` in languages that nothing is known of.
  func sense(_ id: UInt32) -> Sense? { knowledge == nil ? nil : senses[Int(id)] }

  /// The letters of a word of at most three; `nil` for others, and for numbers.
  func shortForm(_ id: UInt32) -> String? { shortForms[id] }

  /// Whether each letter of a word is a syllable: in Hangul, kana and Han.
  static func isSyllabic(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { letter in
      switch letter.value {
      case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }

  /// Whether it is known how a word sounds.
  func isHeard(_ id: UInt32) -> Bool { ends[Int(id)] < ends[Int(id) + 1] }

  /// Calls the closure for each sound of a word.
  func forEachPhone(of id: UInt32, _ body: (UInt8) -> Void) {
    for k in Int(ends[Int(id)])..<Int(ends[Int(id) + 1]) { body(phones[k]) }
  }
}

/// What a word says apart from its sound.
struct Sense: BitwiseCopyable {
  /// Its stem, and whether it carries grammar only.
  var traits: WordTraits
  /// Whether it begins with a digit.
  var isNumber: Bool
  /// The hash of what its beginning turns round, if it is a word: "mute" of "unmute"; 0 for none.
  var reversed: UInt64

  init(_ folded: String, _ hash: UInt64, _ knowledge: KnowledgeBlock) {
    let letters = Array(folded.utf8)
    traits = knowledge.traits(of: folded, hash: hash)
    isNumber = letters.first.map { 0x30...0x39 ~= $0 } ?? false
    let length = knowledge.opposites.prefixLength({ letters[$0] }, count: letters.count)
    reversed =
      length > 0 ? TokenHash.hash(of: String(decoding: letters[length...], as: UTF8.self)) : 0
  }
}
