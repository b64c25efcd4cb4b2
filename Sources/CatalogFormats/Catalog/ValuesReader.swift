// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import SystemFiles

/// Reads a values file: JSON Lines, one value of an entity a line.
///
/// The file is read as a stream, so that memory beyond the values themselves stays constant. A bad
/// line is reported with its number and the rest still loads; after `findingLimit` findings the
/// others are only counted.
struct ValuesReader {
  /// Keys of a value.
  static let keys = ["id", "title", "synonyms", "subtitle", "suggested", "locale"]
  /// Keys of a value in a file that stands outside of any catalog.
  static let routedKeys = ["entity", "app"] + keys

  /// Whose a value is, where its line says so.
  struct Route: Hashable {
    /// The entity type.
    var entity: String
    /// The app's id; `nil` means every app that has such an entity.
    var app: String?
  }
  /// Most findings listed for one file.
  static let findingLimit = 20
  /// Bytes read at a time.
  static let chunkSize = 1 << 20
  /// Longest line, in bytes.
  static let lineLimit = 16 << 20

  let file: String
  let app: String?
  private(set) var diagnostics: [Diagnostic] = []
  private var findingCount = 0
  private var hasErrors = false
  private var values: [EntityValue] = []
  private var ids: Set<String> = []
  private var lineNumber = 0
  /// Whether each line says whose value it is.
  private let isRouted: Bool
  /// Whose each value is, in the order of the values; empty where lines do not say.
  private(set) var routes: [Route] = []
  private var routedIDs: [Route: Set<String>] = [:]
  /// The locale of the line before, which the next one most likely repeats.
  private var lastLocale: String?

  init(file: String, app: String?, isRouted: Bool = false) {
    self.file = file
    self.app = app
    self.isRouted = isRouted
  }

  /// Reads a file.
  ///
  /// - Parameter bounds: Where it must be, for a file that a catalog names.
  /// - Throws: `FileFault` when it cannot be read; mistakes in it are in `diagnostics`.
  mutating func read(
    path: String, within bounds: FileBounds? = nil
  ) throws(FileFault) -> [EntityValue] {
    let input = try OpenFile(reading: path, regularOnly: true, within: bounds)
    var buffer: [UInt8] = []
    buffer.reserveCapacity(Self.chunkSize + 65_536)
    var isSkipping = false
    while try input.read(Self.chunkSize, appendingTo: &buffer) > 0 {
      var start = 0
      do {
        let span = buffer.span
        while let end = span.firstNewline(from: start) {
          if isSkipping { isSkipping = false } else { readLine(span, start..<end) }
          start = end + 1
        }
      }
      buffer.removeFirst(start)
      if buffer.count > Self.lineLimit {
        lineNumber += isSkipping ? 0 : 1
        if !isSkipping { report("values-line", "line longer than \(Self.lineLimit >> 20) MiB", 1) }
        isSkipping = true
        buffer.removeAll(keepingCapacity: true)
      }
    }
    if !buffer.isEmpty, !isSkipping { readLine(buffer.span, 0..<buffer.count) }
    return finish()
  }

  /// Reads lines from memory.
  mutating func read(utf8: [UInt8]) -> [EntityValue] {
    let span = utf8.span
    var start = 0
    while start < span.count {
      let end = span.firstNewline(from: start) ?? span.count
      readLine(span, start..<end)
      start = end + 1
    }
    return finish()
  }

  private mutating func finish() -> [EntityValue] {
    if findingCount > Self.findingLimit {
      let more = findingCount - Self.findingLimit
      diagnostics.append(
        Diagnostic(
          rule: "values-line", severity: hasErrors ? .error : .warning,
          message: "\(more) more \(more == 1 ? "finding" : "findings") in this file",
          location: SourceLocation(file: file), app: app))
    }
    defer { values = [] }
    return values
  }

  private mutating func readLine(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    lineNumber += 1
    let line = bytes.extracting(range)
    guard !line.isBlank else { return }
    do throws(JSONFault) {
      try readValue(line)
    } catch {
      report("values-line", error.message, error.utf8Offset + 1)
    }
  }

  private mutating func readValue(_ line: Span<UInt8>) throws(JSONFault) {
    var scanner = JSONScanner(line)
    let token = try scanner.next()
    guard token == .objectStart else {
      return report("values-line", "expected an object, found \(token.kindName)", 1)
    }
    var value = EntityValue(
      id: "", title: "", location: SourceLocation(file: file, line: lineNumber))
    var route = Route(entity: "", app: nil)
    var seen: UInt8 = 0
    let before = findingCount
    while try scanner.next() == .key {
      let column = scanner.tokenOffset + 1
      guard let key = Key(scanner), isRouted || !key.isOfRoute else {
        let name = scanner.string
        let nearest = NearestName.nearest(
          to: name, among: isRouted ? Self.routedKeys : Self.keys)
        report(
          "unknown-key", "unknown key '\(name)' in value", column,
          fix: nearest.map { "did you mean '\($0)'?" })
        try scanner.skipValue(startedBy: .key)
        continue
      }
      guard seen & key.rawValue == 0 else {
        report(
          "duplicate-key", "key '\(key)' is given twice", column, fix: "the first one counts",
          related: firstPlace(of: "\(key)", in: line))
        try scanner.skipValue(startedBy: .key)
        continue
      }
      seen |= key.rawValue
      try readField(key, from: &scanner, into: &value, &route)
    }
    try scanner.finish()
    for key in [Key.id, .title] where seen & key.rawValue == 0 {
      report("missing-key", "missing key '\(key)' in value", 1)
    }
    // A value with a faulty subtitle is still a value; without id or title it is none.
    guard !value.id.isEmpty, !value.title.isEmpty else {
      assert(findingCount > before)
      return
    }
    if isRouted, seen & Key.entity.rawValue == 0 {
      return report(
        "missing-key", "missing key 'entity' in value", 1,
        fix: "say whose value it is: {\"entity\": \"…\", \"id\": \"…\", \"title\": \"…\"}")
    }
    guard !isRouted || !route.entity.isEmpty else { return }
    let isNew =
      isRouted
      ? routedIDs[route, default: []].insert(value.id).inserted : ids.insert(value.id).inserted
    guard isNew else {
      return report(
        "duplicate-value", "value '\(value.id)' is given twice", 1, fix: "the first one counts",
        severity: .warning)
    }
    values.append(value)
    if isRouted { routes.append(route) }
  }

  private mutating func readField(
    _ key: Key, from scanner: inout JSONScanner, into value: inout EntityValue,
    _ route: inout Route
  ) throws(JSONFault) {
    let token = try scanner.next()
    switch (key, token) {
    case (.id, .number) where scanner.int != nil: value.id = scanner.string
    case (.id, .string), (.title, .string), (.subtitle, .string), (.locale, .string),
      (.entity, .string), (.app, .string):
      if key == .locale, let lastLocale, scanner.stringEquals(held: lastLocale) {
        value.locale = lastLocale
        return
      }
      let text = scanner.string
      guard !scanner.isBlankString else {
        return report("empty-text", "empty text for '\(key)'", scanner.tokenOffset + 1)
      }
      switch key {
      case .id: value.id = text
      case .title: value.title = text
      case .subtitle: value.subtitle = text
      case .entity: route.entity = text
      case .app: route.app = text
      default:
        value.locale = text
        lastLocale = text
      }
    case (.suggested, .true): value.isSuggested = true
    case (.suggested, .false): value.isSuggested = false
    case (.synonyms, .arrayStart):
      var element = try scanner.next()
      while element != .arrayEnd {
        if element != .string {
          report(
            "wrong-type", "expected a string in 'synonyms', found \(element.kindName)",
            scanner.tokenOffset + 1)
          try scanner.skipValue(startedBy: element)
        } else if scanner.isBlankString {
          report("empty-text", "empty text in 'synonyms'", scanner.tokenOffset + 1)
        } else {
          value.synonyms.append(scanner.string)
        }
        element = try scanner.next()
      }
    default:
      report(
        "wrong-type", "expected \(key.kindName) for '\(key)', found \(token.kindName)",
        scanner.tokenOffset + 1)
      try scanner.skipValue(startedBy: token)
    }
  }

  /// Where a key first stands in a line.
  private func firstPlace(of key: String, in line: Span<UInt8>) -> [RelatedPlace] {
    guard case .object(let members)? = (try? JSONValue(parsing: line))?.kind,
      let first = members.first(where: { $0.name == key })
    else { return [] }
    return [
      RelatedPlace(
        "the first one",
        at: SourceLocation(file: file, line: lineNumber, column: first.nameOffset + 1))
    ]
  }

  private mutating func report(
    _ rule: String, _ message: String, _ column: Int, fix: String? = nil,
    severity: Diagnostic.Severity = .error, related: [RelatedPlace] = []
  ) {
    findingCount += 1
    if severity == .error { hasErrors = true }
    guard findingCount <= Self.findingLimit else { return }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, fix: fix,
        location: SourceLocation(file: file, line: lineNumber, column: column), app: app,
        related: related))
  }
}

extension ValuesReader {
  /// The keys of a value, a bit each.
  private enum Key: UInt8, CustomStringConvertible {
    case id = 1
    case title = 2
    case synonyms = 4
    case subtitle = 8
    case suggested = 16
    case locale = 32
    case entity = 64
    case app = 128

    /// Whether it says whose a value is.
    var isOfRoute: Bool { self == .entity || self == .app }

    init?(_ scanner: borrowing JSONScanner) {
      if scanner.stringEquals("id") {
        self = .id
      } else if scanner.stringEquals("title") {
        self = .title
      } else if scanner.stringEquals("synonyms") {
        self = .synonyms
      } else if scanner.stringEquals("subtitle") {
        self = .subtitle
      } else if scanner.stringEquals("suggested") {
        self = .suggested
      } else if scanner.stringEquals("locale") {
        self = .locale
      } else if scanner.stringEquals("entity") {
        self = .entity
      } else if scanner.stringEquals("app") {
        self = .app
      } else {
        return nil
      }
    }

    var description: String {
      switch self {
      case .id: "id"
      case .title: "title"
      case .synonyms: "synonyms"
      case .subtitle: "subtitle"
      case .suggested: "suggested"
      case .locale: "locale"
      case .entity: "entity"
      case .app: "app"
      }
    }

    var kindName: String {
      switch self {
      case .id: "a string or a whole number"
      case .title, .subtitle, .locale, .entity, .app: "a string"
      case .synonyms: "an array"
      case .suggested: "a boolean"
      }
    }
  }
}

extension JSONScanner {
  /// Whether the last string holds nothing but blanks.
  fileprivate var isBlankString: Bool {
    if contents.isEmpty { return true }
    // Most strings are settled by their first byte.
    let first = bytes[contents.lowerBound]
    if first > 0x20, first < 0x80, first != UInt8(ascii: "\\") { return false }
    return string.allSatisfy(\.isWhitespace)
  }
}
