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
  private var forms: FormWriter
  private var kind = Kind.none
  private var lower = 0
  private var upper = 0
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
  init(_ text: TextBytes, table: ScalarTable, into buffer: inout TokenBuffer) {
    self.table = table
    self.text = text
    // SAFETY: the buffer outlives the scan, which is used while the buffer is borrowed.
    forms = unsafe FormWriter(buffer.formBytes())
  }

  /// Writes the tokens of the text.
  mutating func run(into buffer: inout TokenBuffer) -> ScanOutcome {
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      let entry = table[scalar]
      let end = offset + length
      switch entry.scalarClass {
      case ScalarClass.letter.rawValue, ScalarClass.digit.rawValue:
        if kind != .word, !open(.word, at: offset, into: &buffer) { return .full }
        append(entry, end: end)
      case ScalarClass.separator.rawValue:
        if !close(into: &buffer) { return .full }
        gap = .blank
      case ScalarClass.grapheme.rawValue:
        if !open(.grapheme, at: offset, into: &buffer) { return .full }
        append(entry, end: end)
      case ScalarClass.mark.rawValue:
        if !append(mark: entry, end: end) { return .notHere }
      case ScalarClass.hangul.rawValue:
        if kind != .hangul, !open(.hangul, at: offset, into: &buffer) { return .full }
        append(entry, end: end)
      case ScalarClass.ignorable.rawValue:
        break
      case ScalarClass.apostrophe.rawValue:
        if !separate(by: .apostrophe, into: &buffer) { return .full }
      case ScalarClass.hyphen.rawValue:
        if !separate(by: .hyphen, into: &buffer) { return .full }
      case ScalarClass.point.rawValue:
        if kind == .word, forms.endsInDigit, digitFollows(end) {
          append(entry, end: end)
        } else {
          if !close(into: &buffer) { return .full }
          gap = .blank
        }
      case ScalarClass.letterAndMark.rawValue:
        if kind != .word, !open(.word, at: offset, into: &buffer) { return .full }
        append(baseAndMark: entry, end: end)
      case ScalarClass.graphemeAndMark.rawValue:
        if !open(.grapheme, at: offset, into: &buffer) { return .full }
        append(baseAndMark: entry, end: end)
      case ScalarClass.markAndGrapheme.rawValue:
        guard appendSplit(entry, at: offset, end: end, into: &buffer) else { return .full }
      default:
        return .notHere
      }
      offset = end
    }
    return close(into: &buffer) ? .done : .full
  }

  /// Closes the open token, if any, and starts another.
  @inline(__always)
  private mutating func open(_ next: Kind, at offset: Int, into buffer: inout TokenBuffer) -> Bool {
    if !close(into: &buffer) { return false }
    kind = next
    lower = offset
    joint = gap
    gap = .none
    return true
  }

  /// Writes the open token, if any; `false` if there is no room.
  @inline(__always) private mutating func close(into buffer: inout TokenBuffer) -> Bool {
    guard kind != .none else { return true }
    kind = .none
    let token = Token(
      hash: forms.hash, accent: forms.accent, lower: UInt32(truncatingIfNeeded: lower),
      upper: UInt32(truncatingIfNeeded: upper), joint: joint)
    forms.removeAll()
    return buffer.append(token)
  }

  /// Ends the open token at a single character that may join it to the next one.
  @inline(__always)
  private mutating func separate(by joint: Joint, into buffer: inout TokenBuffer) -> Bool {
    if !close(into: &buffer) { return false }
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
    _ entry: ScalarEntry, at offset: Int, end: Int, into buffer: inout TokenBuffer
  ) -> Bool {
    if kind == .none {
      gap = .blank
    } else {
      upper = end
      forms.append(mark: entry.primary, count: entry.primaryCount, stripped: strips)
    }
    if !open(.grapheme, at: offset, into: &buffer) { return false }
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
