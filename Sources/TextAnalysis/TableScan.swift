// SPDX-License-Identifier: Apache-2.0

/// How a fast path left a text.
enum ScanOutcome {
  /// All tokens are in the buffer.
  case done
  /// The text holds something that this path leaves to the next one; the buffer is to be cleared.
  case notHere
  /// The buffer is full and there are more tokens.
  case full
}

/// The table path: one pass over the scalars of a text, without ICU.
///
/// Leaves a text to the reference path where a scalar's form depends on its neighbours: marks that
/// compose or stand in the wrong order, conjoining jamo, half-width voicing marks, and scalars whose
/// form does not fit an entry.
struct TableScan {
  /// What kind of token is under construction.
  private enum Kind: UInt8 { case none, word, hangul, grapheme }

  private let table: ScalarTable
  private let text: TextBytes
  /// A letter in every byte that ASCII steps stop at: in Turkic text a capital I is for the table.
  private let stop: UInt64
  private var forms: FormWriter
  private var sink: TokenSink
  private var kind = Kind.none
  /// Where the open token starts, in the low half, and ends, in the high half: one word for the
  /// reason that `FormWriter.counts` is one.
  private var span: UInt64 = 0
  /// What stands before the open token.
  private var joint = Joint.blank
  /// What has been seen since the last token closed.
  private var gap = Joint.blank
  /// Whether folding strips marks from the last base.
  private var strips = false
  /// Whether the last starter composes with some marks.
  private var composes = false
  /// The combining class of the last mark, 255 where no further one with a class may follow.
  private var lastClass: UInt8 = 0
  /// Marks in a row.
  private var marks = 0

  /// A scan that writes forms into the buffer's scratch.
  init(_ text: TextBytes, isTurkic: Bool, into buffer: inout TokenBuffer) {
    table = isTurkic ? .turkic : .standard
    stop = isTurkic ? ASCIIScan.ones &* 0x49 : 0
    self.text = text
    sink = buffer.sink()
    // SAFETY: the buffer outlives the scan, which is used while the buffer is borrowed.
    forms = unsafe FormWriter(buffer.formBytes())
  }

  /// Writes the tokens of the text.
  mutating func run(into buffer: inout TokenBuffer) -> ScanOutcome {
    let outcome = scan()
    if outcome == .done { sink.resolve(by: forms) }
    buffer.adopt(sink.count)
    return outcome
  }

  private mutating func scan() -> ScanOutcome {
    var offset = 0
    while true {
      guard let next = scanWords(from: offset) else { return .full }
      offset = next
      guard offset < text.count else { break }
      let (scalar, length) = text.scalar(at: offset)
      let entry = table[scalar]
      let end = offset &+ length
      switch entry.scalarClass {
      case ScalarClass.letter.rawValue, ScalarClass.digit.rawValue:
        if kind != .word, !open(.word, at: offset) { return .full }
        append(entry, end: end)
      case ScalarClass.separator.rawValue:
        if !close() { return .full }
        gap = .blank
      case ScalarClass.grapheme.rawValue:
        if !open(.grapheme, at: offset) { return .full }
        append(entry, end: end)
      case ScalarClass.mark.rawValue:
        if !append(mark: entry, end: end) { return .notHere }
      case ScalarClass.hangul.rawValue:
        if kind != .hangul, !open(.hangul, at: offset) { return .full }
        append(entry, end: end)
      case ScalarClass.ignorable.rawValue: break
      case ScalarClass.complex.rawValue: return .notHere
      default:
        if !appendRare(entry, at: offset, end: end) { return .full }
      }
      offset = end
    }
    return close() ? .done : .full
  }

  /// The eight bytes from an offset, zeroes after the end; the text has eight bytes or more.
  @inline(__always) private func load(_ offset: Int, _ limit: Int) -> UInt64 {
    if offset <= limit { return text.word(at: offset) }
    return text.word(at: limit) &>> UInt64(truncatingIfNeeded: (offset &- limit) &* 8)
  }

  /// Goes through ASCII and two-byte letters and digits and the blanks between them.
  ///
  /// - Returns: The offset of the first scalar that is something else; `nil` if the buffer is full.
  @inline(__always) private mutating func scanWords(from start: Int) -> Int? {
    var offset = start
    let limit = text.count &- 8
    guard limit >= 0 else { return offset }
    while offset < text.count {
      let first = load(offset, limit)
      if first & 0xFF == 0x20 {
        if !close() { return nil }
        gap = .blank
        offset &+= 1
        continue
      }
      guard kind == .none || kind == .word else { break }
      let end = appendRun(first, from: offset, limit: limit)
      guard end > offset else { break }
      if kind == .none {
        kind = .word
        lower = offset
        joint = gap
        gap = .none
      }
      upper = end
      offset = end
    }
    return offset
  }

  /// Adds ASCII and two-byte letters and digits to the open word, or to one that is about to be.
  ///
  /// - Returns: The offset after them.
  @inline(__always)
  private mutating func appendRun(_ first: UInt64, from start: Int, limit: Int) -> Int {
    // A copy stays in registers for the length of the run.
    var writer = forms
    var bytes = first
    var offset = start
    while true {
      if bytes & 0x80 == 0 {
        let (folded, count) = ASCIIScan.leadingWord(bytes, stoppingAt: stop)
        if count == 0 { break }
        writer.append(word: folded, count: count)
        offset &+= count
        // Eight bytes are enough for most words; another look is for longer ones and other letters.
        if count < 8, bytes &>> UInt64(truncatingIfNeeded: 8 &* count) & 0x80 == 0 { break }
      } else {
        guard bytes & 0xC0E0 == 0x80C0 else { break }
        let entry = table.twoByteEntry(bytes)
        if entry.isItself {
          writer.append(pair: bytes)
        } else {
          guard entry.isWord else { break }
          writer.append(entry)
        }
        offset &+= 2
      }
      guard offset < text.count else { break }
      bytes = load(offset, limit)
    }
    guard offset > start else { return start }
    forms = writer
    let byte = text[offset &- 1]
    if byte < 0x80 {
      composes = true
      strips = byte >= 0x41
    } else {
      let lead = UInt64(text[offset &- 2])
      let last = table.twoByteEntry(lead | UInt64(byte) << 8)
      composes = last.composes
      strips = last.strips
    }
    lastClass = 0
    marks = 0
    return offset
  }

  /// Classes that a text has few of.
  @inline(never)
  private mutating func appendRare(
    _ entry: ScalarEntry, at offset: Int, end: Int
  ) -> Bool {
    switch entry.scalarClass {
    case ScalarClass.apostrophe.rawValue: return separate(by: .apostrophe)
    case ScalarClass.hyphen.rawValue: return separate(by: .hyphen)
    case ScalarClass.point.rawValue:
      if kind == .word, forms.endsInDigit, digitFollows(end) {
        append(entry, end: end)
        return true
      }
      if !close() { return false }
      gap = .blank
      return true
    case ScalarClass.letterAndMark.rawValue:
      if kind != .word, !open(.word, at: offset) { return false }
      append(baseAndMark: entry, end: end)
      return true
    case ScalarClass.graphemeAndMark.rawValue:
      if !open(.grapheme, at: offset) { return false }
      append(baseAndMark: entry, end: end)
      return true
    default:
      assert(entry.scalarClass == ScalarClass.markAndGrapheme.rawValue)
      return appendSplit(entry, at: offset, end: end)
    }
  }

  /// Where the open token starts.
  private var lower: Int {
    @inline(__always) get { Int(truncatingIfNeeded: span & 0xFFFF_FFFF) }
    @inline(__always) set { span = UInt64(truncatingIfNeeded: newValue) }
  }

  /// Where the open token ends.
  private var upper: Int {
    @inline(__always) get { Int(truncatingIfNeeded: span &>> 32) }
    @inline(__always) set {
      span = span & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: newValue) &<< 32
    }
  }

  /// Closes the open token, if any, and starts another.
  @inline(__always)
  private mutating func open(_ next: Kind, at offset: Int) -> Bool {
    if !close() { return false }
    kind = next
    lower = offset
    joint = gap
    gap = .none
    return true
  }

  /// Writes the open token, if any; `false` if there is no room.
  @inline(__always) private mutating func close() -> Bool {
    guard kind != .none else { return true }
    kind = .none
    let (place, accent) = forms.close()
    return sink.append(
      Token(
        hash: place, accent: accent, lower: UInt32(truncatingIfNeeded: span),
        upper: UInt32(truncatingIfNeeded: span &>> 32), joint: joint))
  }

  /// Ends the open token at a single character that may join it to the next one.
  @inline(__always)
  private mutating func separate(by joint: Joint) -> Bool {
    if !close() { return false }
    gap = gap == .none ? joint : .blank
    return true
  }

  /// Adds a base to the open token.
  @inline(__always) private mutating func append(_ entry: ScalarEntry, end: Int) {
    forms.append(entry)
    upper = end
    strips = entry.strips
    composes = entry.composes
    lastClass = 0
    marks = 0
  }

  /// Adds a base and its mark, which one scalar stands for, to the open token.
  private mutating func append(baseAndMark entry: ScalarEntry, end: Int) {
    forms.append(mark: entry.primary, count: entry.primaryCount, stripped: false)
    forms.append(mark: entry.folded, count: entry.foldedCount, stripped: entry.strips)
    upper = end
    strips = entry.strips
    composes = entry.composes
    lastClass = entry.needsOrder ? 255 : 7
    marks = 0
  }

  /// Adds a mark to the open token; `false` if that takes the normaliser.
  @inline(__always) private mutating func append(mark entry: ScalarEntry, end: Int) -> Bool {
    // A mark on nothing is nothing, and the text around it is not adjacent.
    guard kind != .none else {
      gap = .blank
      return true
    }
    if entry.needsOrder && composes { return false }
    let combiningClass = entry.combiningClass
    if combiningClass == 0 {
      composes = entry.composes
    } else if lastClass > combiningClass {
      return false
    }
    lastClass = combiningClass
    upper = end
    marks += 1
    if marks <= TextAnalyzer.maxMarks {
      forms.append(mark: entry.primary, count: entry.primaryCount, stripped: strips)
    }
    return true
  }

  /// Adds the mark of a scalar to the open token, if any, and its character as the next token.
  private mutating func appendSplit(
    _ entry: ScalarEntry, at offset: Int, end: Int
  ) -> Bool {
    if kind == .none {
      gap = .blank
    } else {
      upper = end
      forms.append(mark: entry.primary, count: entry.primaryCount, stripped: strips)
    }
    if !open(.grapheme, at: offset) { return false }
    forms.append(mark: entry.folded, count: entry.foldedCount, stripped: false)
    upper = end
    strips = false
    // A mark with a class after it belongs to the same chunk of the reference path.
    composes = true
    lastClass = 255
    marks = 0
    return true
  }

  /// Whether the next scalar that is not ignorable is a digit.
  private func digitFollows(_ start: Int) -> Bool {
    var offset = start
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      let entry = table[scalar]
      if entry.scalarClass != ScalarClass.ignorable.rawValue {
        return entry.scalarClass == ScalarClass.digit.rawValue
      }
      offset += length
    }
    return false
  }
}
