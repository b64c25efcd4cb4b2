// SPDX-License-Identifier: Apache-2.0

/// A finding about a declaration: the mistake, its place and its fix.
///
/// Messages are lower case without a full stop, except where the platform's own wording is quoted.
public struct Diagnostic: Sendable, Equatable {
  /// How much a finding matters.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// The platform, or the engine, refuses the declaration.
    case error
    /// It is accepted, and will surprise somebody.
    case warning
    /// Worth knowing.
    case note

    /// Orders by weight: errors first.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// The rule that found it: a stable id in kebab case, `missing-app-name`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The mistake, with the name in quotes.
  public var message: String
  /// The fix; `nil` if the message suffices.
  public var fix: String?
  /// Its consequence, on the platform or at run time; `nil` if the message has it.
  public var note: String?
  /// Where it stands.
  public var location: SourceLocation
  /// The app concerned, where known.
  public var app: String?
  /// The locale concerned, where it is one.
  public var locale: String?
  /// The part of a declared text to underline; `nil` means the whole text at `location`.
  public var highlight: TextHighlight?
  /// Related places, such as the first of two equal phrases.
  public var related: [RelatedPlace]

  /// Creates a finding.
  package init(
    rule: String, severity: Severity, message: String, fix: String? = nil,
    note: String? = nil, location: SourceLocation, app: String? = nil, locale: String? = nil,
    highlight: TextHighlight? = nil, related: [RelatedPlace] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fix = fix
    self.note = note
    self.location = location
    self.app = app
    self.locale = locale
    self.highlight = highlight
    self.related = related
  }
}

/// A part of a declared text.
public struct TextHighlight: Sendable, Equatable {
  /// The whole text, as the declaration holds it, escapes resolved.
  public var text: String
  /// The part to underline, in UTF-8 offsets of the text.
  public var utf8Range: Range<Int>

  /// Creates a highlight; a range that leaves the text is cut to it.
  package init(_ text: String, _ utf8Range: Range<Int>) {
    self.text = text
    self.utf8Range = utf8Range.clamped(to: 0..<text.utf8.count)
  }
}

/// Another place of a finding.
public struct RelatedPlace: Sendable, Equatable {
  /// A description that is printed after the place: `the first of the two`.
  public var message: String
  /// Where it is.
  public var location: SourceLocation

  /// Creates a related place.
  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

/// Something that was read from a place in a file.
package protocol Located {
  /// Where it stands.
  var location: SourceLocation { get set }
}

extension Located {
  /// The line it stands in, 1-based; 0 when unknown.
  package var line: Int { location.line }
}

/// A place in a file.
public struct SourceLocation: Sendable, Hashable {
  /// The file's path as given; empty for declarations made in code.
  public var file: String
  /// 1-based line; 0 when unknown.
  public var line: Int
  /// 1-based column in UTF-8 bytes; 0 when unknown.
  public var column: Int
  /// JSON path from the root of the file: `shortcuts[2].phrases[0]`; empty for the root or where there is none.
  public var path: String

  /// Creates a location.
  public init(file: String = "", line: Int = 0, column: Int = 0, path: String = "") {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }

  /// No place: the declaration was made in code.
  public static let unknown = SourceLocation()
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column path`, without unknown parts.
  public var description: String {
    var text = file
    if line > 0 { text += ":\(line)" }
    if line > 0 && column > 0 { text += ":\(column)" }
    if !path.isEmpty { text += text.isEmpty ? path : " " + path }
    return text
  }
}
