// SPDX-License-Identifier: Apache-2.0

// Telephone numbers, written and said: "+44 20 7946 0018", "double five five oh one two three".
extension AddressReader {
  /// Finds telephone numbers. A run of digits is one whole, or none: nothing within it is looked at again.
  mutating func readPhones() {
    var position = 0
    while position < atoms.count {
      guard var run = PhoneRun(self, position) else {
        position += 1
        continue
      }
      let value = letters.count
      if let strength = strength(&run) {
        run.write(to: &letters)
        add(Symbol.phone, run.atoms, from: value, isLatent: strength == .latent)
        extendLast(to: run.bytes(in: text, atoms))
      }
      position = run.atoms.upperBound
    }
  }

  private enum Strength { case plain, latent }

  /// Whether a run is a telephone number; `nil` for what surely is none.
  private func strength(_ run: inout PhoneRun) -> Strength? {
    guard !run.isBroken, isFree(run.atoms), 3...17 ~= run.digitCount else { return nil }
    if run.isInternational { return run.digitCount >= 7 ? .plain : nil }
    let context = context(before: run.atoms.lowerBound)
    if context == Symbol.nophone { return nil }
    if context == Symbol.phoneword, run.digitCount > 6 || run.digitCount == 6 && run.groupCount == 1
    {
      return run.isDate ? nil : .plain
    }
    guard !run.isOtherwise else { return nil }
    if run.isTelling { return .plain }
    return run.digitCount >= 7 || run.groupCount == 1 ? .latent : nil
  }

  /// Whether what is around a run leaves it for itself: no letters, no signs of sums and money.
  private func isFree(_ range: Range<Int>) -> Bool {
    let first = atoms[range.lowerBound]
    if range.lowerBound > 0 {
      let before = atoms[range.lowerBound - 1]
      if first.joint == .none {
        guard before.kind == .sign, before.upper == first.lower else { return false }
        let byte = text[Int(before.lower)]
        guard byte == 0x3A || byte == 0x40 else { return false }
      }
      // "E-151673398"
      if first.joint == .hyphen, before.kind != .word || before.upper - before.lower == 1 {
        return false
      }
    }
    if range.upperBound < atoms.count {
      let next = atoms[range.upperBound]
      if next.joint == .none, next.kind != .sign || next.hash != Lexicon.possessiveHash {
        return false
      }
      // "12345678 $", and a sum that goes on.
      if next.kind == .sign, next.joint == .blank, next.word != 0,
        term(Symbol.currency, at: range.upperBound) != nil
      {
        return false
      }
    }
    return true
  }

  /// What the words before a run say of it: `phoneword`, `nophone`, or 0.
  private func context(before position: Int) -> UInt8 {
    var at = position
    while at > 0, position - at < 5 {
      at -= 1
      guard atoms[at].word != 0 else { continue }
      for symbol in [Symbol.phoneword, Symbol.nophone] where term(symbol, at: at) != nil {
        return symbol
      }
    }
    return 0
  }
}
