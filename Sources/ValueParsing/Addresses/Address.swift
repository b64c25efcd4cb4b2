// SPDX-License-Identifier: Apache-2.0

/// An address in a text: of electronic mail, of the web, of a telephone.
struct Address: Sendable {
  /// What it is.
  var symbol: UInt8
  /// Its atoms.
  var atoms: Range<Int>
  /// Its bytes in the text, which may begin before its first atom: "(0)…".
  var bytes: Range<Int>
  /// Its value among the letters of the reader.
  var value: Range<Int>
  /// Whether it counts only where such an address was asked for.
  var isLatent = false
}

/// Finds the addresses of a text, written, spoken, and partly both.
///
/// Written ones are looked for in bytes, from the signs that give them away; spoken ones and telephone
/// numbers in atoms, with the words of the language's grammar for "at", "dot", "double". What an address
/// may look back at is bounded, and what it took is not read again, so the work is linear.
struct AddressReader: Sendable {
  /// The addresses, in the order of their beginnings. They may overlap.
  private(set) var found: [Address] = []
  /// The values of the addresses, one after the other.
  var letters: [UInt8] = []
  /// The bytes of the text.
  private(set) var text: [UInt8] = []
  /// The atoms of the text.
  private(set) var atoms: [Atom] = []
  /// What the words of the language mean.
  private(set) var terms = TermTrie()
  /// The ending of the region's own hosts, unless it is a word of the language: "it" in Italy.
  private var ownEnding: [UInt8] = []

  /// Finds the addresses of a text in place of those before.
  mutating func read(_ text: Span<UInt8>, _ atoms: [Atom], _ grammar: Grammar, in region: Region) {
    found.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    self.text.removeAll(keepingCapacity: true)
    for at in text.indices { self.text.append(text[at]) }
    self.atoms = atoms
    terms = grammar.terms
    let code = region.code.lowercased()
    ownEnding.removeAll(keepingCapacity: true)
    if grammar.lexicon.entry(of: WordHash(code)).word == 0 { ownEnding += code.utf8 }
    readWritten()
    readSpoken()
    readPhones()
    // The atoms belong to the chart, which reads the next ones into the same memory.
    self.atoms = []
    if found.count > 1 { found.sort { $0.atoms.lowerBound < $1.atoms.lowerBound } }
  }

  /// Keeps an address whose value are the letters from a place on.
  mutating func add(_ symbol: UInt8, _ atoms: Range<Int>, from value: Int, isLatent: Bool = false) {
    let bytes =
      Int(self.atoms[atoms.lowerBound].lower)..<Int(self.atoms[atoms.upperBound - 1].upper)
    found.append(
      Address(
        symbol: symbol, atoms: atoms, bytes: bytes, value: value..<letters.count,
        isLatent: isLatent))
  }

  /// Sets the bytes of the address that was found last.
  mutating func extendLast(to bytes: Range<Int>) { found[found.count - 1].bytes = bytes }

  /// Whether a name of two labels may be two words, "done.in".
  func isOfWords(_ name: HostName) -> Bool {
    name.ending == .word && name.labels == 2 && !letters[name.last].elementsEqual(ownEnding)
  }

  /// The longest term of a symbol that begins at an atom.
  func term(_ symbol: UInt8, at position: Int) -> (meaning: Meaning, end: Int)? {
    var node = 0
    var at = position
    var best: (meaning: Meaning, end: Int)?
    while at < atoms.count, atoms[at].word != 0,
      at == position || AtomJoint.usual.contains(atoms[at].joint),
      let next = terms.next(node, atoms[at].word)
    {
      node = next
      at += 1
      for place in terms.terms(at: node) where terms[place].symbol == symbol {
        best = (terms[place].meaning, at)
      }
    }
    return best
  }

  /// Whether a term of a symbol ends before an atom, and where it begins.
  func beginning(of symbol: UInt8, before position: Int) -> (meaning: Meaning, start: Int)? {
    for length in 1...2 where position >= length {
      if let found = term(symbol, at: position - length), found.end == position {
        return (found.meaning, position - length)
      }
    }
    return nil
  }

  /// Whether blanks or other signs than those of names stand before an atom.
  func isParted(before position: Int) -> Bool {
    guard position > 0, position < atoms.count else { return true }
    // Parts of a compound have the bytes of the whole.
    let start = Int(atoms[position - 1].upper)
    let count = Int(atoms[position].lower) - start
    return count > 1 || count == 1 && !Self.isOfNames(text[start])
  }

  /// Whether a sign may be part of a name in an address.
  static func isOfNames(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2D || byte == 0x5F }

  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || byte >= 0x80
  }

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always) static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
