// SPDX-License-Identifier: Apache-2.0

import Synchronization
import TextAnalysis

/// The rule sets of a language, one an alphabet, each read when a word first needs it.
///
/// A name may be of another script than the language it is spoken in, so each language has all of
/// them.
final class LanguageRules: Sendable {
  private let language: String

  /// Addresses of the sets by alphabet, 0 until one is read; sets are never freed.
  private let latin = Atomic<UInt>(0)
  private let cyrillic = Atomic<UInt>(0)
  private let greek = Atomic<UInt>(0)
  private let kana = Atomic<UInt>(0)

  private init(language: String) { self.language = language }

  /// The set for an alphabet.
  @inline(__always) func set(for alphabet: Alphabet) -> RuleSet {
    switch alphabet {
    case .latin: Self.set(latin) ?? read(alphabet, into: latin)
    case .cyrillic: Self.set(cyrillic) ?? read(alphabet, into: cyrillic)
    case .greek: Self.set(greek) ?? read(alphabet, into: greek)
    case .kana: Self.set(kana) ?? read(alphabet, into: kana)
    }
  }

  @inline(__always) private static func set(_ slot: borrowing Atomic<UInt>) -> RuleSet? {
    let known = slot.load(ordering: .acquiring)
    // SAFETY: 0, or the address of a set that is kept for good.
    guard let address = unsafe UnsafePointer<RuleSet>(bitPattern: known) else { return nil }
    return unsafe address.pointee
  }

  /// Reads a set; a mistake in rules is one of this module, which tests find.
  @inline(never)
  private func read(_ alphabet: Alphabet, into slot: borrowing Atomic<UInt>) -> RuleSet {
    Self.library.withLock { _ in
      if let set = Self.set(slot) { return set }
      let parser = RuleTexts.rules(of: language, alphabet)
      precondition(parser.mistakes.isEmpty, "\(parser.mistakes)")
      let set = RuleSet(parser.rules, alphabet: alphabet)
      // SAFETY: kept for good, so the address stays that of the set.
      let address = unsafe UInt(bitPattern: RuleSet.kept([set]))
      slot.store(address, ordering: .releasing)
      return set
    }
  }

  /// Those of a language, made once a process and never given up.
  static func of(_ language: String) -> LanguageRules {
    let key = RuleTexts.languages.contains(language) ? language : ""
    return library.withLock { known in
      if let rules = known[key] { return rules }
      let rules = LanguageRules(language: key)
      known[key] = rules
      return rules
    }
  }

  private static let library = Locked<[String: LanguageRules]>([:])
}
