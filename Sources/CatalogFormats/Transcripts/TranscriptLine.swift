// SPDX-License-Identifier: Apache-2.0

/// One line of `--input jsonl`: what a recogniser heard, and in what circumstances.
///
/// The storage is reused from line to line: text stands as UTF-8 in one buffer, and names that the
/// next line repeats are kept as they are.
public struct TranscriptLine: Sendable, Equatable {
  /// A reading of the utterance.
  public struct Hypothesis: Sendable, Equatable {
    /// The place of its text in `utf8`.
    public var range: Range<Int>
    /// How sure the recogniser was, 0...1; `nil` where it does not say.
    public var confidence: Double?

    /// Creates a reading.
    package init(range: Range<Int>, confidence: Double? = nil) {
      self.range = range
      self.confidence = confidence
    }
  }

  /// The texts of all hypotheses, one after the other.
  public internal(set) var utf8: [UInt8] = []
  /// The readings in file order, at least one; a line with `text` has that one, without confidence.
  public internal(set) var hypotheses: [Hypothesis] = []
  /// The id as written in the line, a JSON string or number to be echoed; empty when absent.
  public internal(set) var idJSON: [UInt8] = []
  /// The utterance's locale.
  public internal(set) var locale: String?
  /// The id of the app in the foreground.
  public internal(set) var app: String?
  /// The ids of the only apps to consider; `nil` for all that are loaded.
  public internal(set) var apps: [String]?
  /// Whether the turn ends with it, where lines are what was said so far.
  public internal(set) var isFinal = false
  /// When the utterance was said, as written in the line.
  public internal(set) var referenceDate: String?
  /// The time zone it was said in, as written in the line.
  public internal(set) var timeZone: String?

  /// The types of values that are wanted, for `parse`; `nil` for all.
  public internal(set) var types: [String]?

  /// Whether it says what should come out, or has other keys of test corpora, which were passed over.
  package internal(set) var isCase = false

  /// What the next line is compared with before it is parsed.
  var shape = LineShape()

  /// Creates an empty line to read into.
  public init() {}

  /// The first reading as text.
  public var text: String { hypotheses.isEmpty ? "" : text(of: hypotheses[0]) }

  /// The text of a reading.
  public func text(of hypothesis: Hypothesis) -> String {
    String(decoding: utf8[hypothesis.range], as: UTF8.self)
  }
}

/// Why a line is not a transcript.
public struct TranscriptFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The 1-based number of the line.
  public var lineNumber: Int
  /// The 1-based column in bytes.
  public var column: Int
  /// The mistake: `expected a string for "text", found a number`.
  public var message: String

  /// `line 17: expected a string for "text", found a number`.
  public var description: String { "line \(lineNumber): \(message)" }
}
