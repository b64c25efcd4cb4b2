// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog
import SwiftLexing

/// A Swift file as it is taken apart.
struct SourceFile: Sendable {
  /// Where it lies.
  let source: SwiftSource
  /// Its bytes, without what the build leaves out.
  let active: [UInt8]
  /// The tokens of what a build compiles.
  let tokens: SourceTokens
  /// Its declarations.
  let outline: [Declaration]
  /// The offset of the first byte that is no UTF-8.
  let firstInvalidByte: Int?
  private let lines: LineStarts

  /// Its path.
  var path: String { source.path }

  /// Takes a file apart.
  ///
  /// - Throws: `Diagnostic` for a string or comment without an end.
  init(
    _ source: SwiftSource, bytes: [UInt8], conditions: BuildConditions
  ) throws(SourceFault) {
    self.source = source
    lines = LineStarts(bytes)
    let repaired = ActiveCode.repaired(bytes)
    firstInvalidByte =
      zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?
      .offset
    do {
      active = try ActiveCode.bytes(of: repaired, conditions)
      tokens = try SourceTokens(active)
    } catch {
      throw SourceFault(message: error.message, offset: error.offset)
    }
    outline = OutlineReader(tokens).read()
  }

  /// The place of an offset.
  func location(_ offset: Int) -> SourceLocation {
    let (line, column) = lines.place(of: offset)
    return SourceLocation(file: path, line: line, column: column)
  }

  /// The offset of a place.
  func offset(line: Int, column: Int) -> Int { lines.offset(line: line, column: column) }

  /// The place of a token.
  func location(token: Int) -> SourceLocation { location(tokens.offset(token)) }
}

/// What keeps a file from being taken apart.
struct SourceFault: Error {
  var message: String
  var offset: Int
}

/// Where the lines of a text begin.
struct LineStarts: Sendable {
  private var starts = [0]

  /// Finds the lines; a carriage return before a line feed belongs to it.
  init(_ bytes: [UInt8]) {
    let span = bytes.span
    for i in 0..<span.count {
      if span[i] == 0x0A || span[i] == 0x0D && !(i + 1 < span.count && span[i + 1] == 0x0A) {
        starts.append(i + 1)
      }
    }
  }

  /// The 1-based line and column of an offset.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The offset of a 1-based line and column; of a line that is not there the nearest.
  func offset(line: Int, column: Int) -> Int {
    starts[min(max(0, line - 1), starts.count - 1)] + max(0, column - 1)
  }
}
