// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
import SwiftLexing

/// Counts what sources declare for App Intents, by a plain look at their tokens.
///
/// What is extracted is held against it, so that nothing is lost without a word. For that it shares
/// nothing with the extraction but the lexer: it has its own list of protocols, its own way of
/// reading, and takes both branches of every condition, marking what stands in one.
struct DeclarationScan {
  /// A type's head as it is written.
  private struct Head {
    var name: String
    var isProtocol: Bool
    var inherited: [[String]]
    var schema: ScannedDeclaration.Kind?
    var outer: [String]
    var place: ScannedDeclaration
  }

  private var heads: [Head] = []
  private var found: [ScannedDeclaration] = []
  /// The full names of all types and aliases.
  private var names: Set<String> = []
  /// What aliases are for, by their last name.
  private var aliases: [String: [[String]]] = [:]

  /// Scans sources.
  ///
  /// - Returns: What they declare, in the order of files; of a type each declaration and extension
  ///   that says so.
  static func scan(_ sources: [SwiftSource]) -> [ScannedDeclaration] {
    var scan = DeclarationScan()
    var others: [SwiftSource] = []
    for source in sources {
      guard let bytes = source.bytes() else { continue }
      if mentionsFramework(bytes) {
        scan.read(bytes, source.path)
      } else {
        others.append(source)
      }
    }
    // A type may take part by a protocol of the app's own, whose name is all that a file says.
    var known: Set<String> = []
    for _ in 0..<4 {
      let kinds = scan.ownProtocols()
      let new = Set(kinds.keys).subtracting(known).map { Array($0.utf8) }
      guard !new.isEmpty else { break }
      known.formUnion(kinds.keys)
      others.removeAll { source in
        guard let bytes = source.bytes(), new.contains(where: { mentions($0, bytes) }) else {
          return false
        }
        scan.read(bytes, source.path)
        return true
      }
    }
    return scan.declarations()
  }

  private static func mentionsFramework(_ bytes: [UInt8]) -> Bool {
    let span = bytes.span
    return span.contains("Intent") || span.contains("AppE") || span.contains("AppShortcut")
      || span.contains("Entity")
  }

  private static func mentions(_ wanted: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { i in
      bytes[i] == first && bytes[i..<i + wanted.count].elementsEqual(wanted)
    }
  }

  // MARK: - What names are

  private static let kinds: [String: ScannedDeclaration.Kind] = {
    var kinds: [String: ScannedDeclaration.Kind] = [
      "AppShortcutsProvider": .provider, "AppEnum": .enumeration, "AssistantEnum": .enumeration,
      "URLRepresentableEnum": .enumeration, "AssistantSchemaEnum": .enumeration,
    ]
    for name in [
      "AppEntity", "TransientAppEntity", "UniqueAppEntity", "FileEntity", "IndexedEntity",
      "URLRepresentableEntity", "SyncableEntity", "OwnershipProvidingEntity", "AssistantEntity",
      "AssistantSchemaEntity",
    ] { kinds[name] = .entity }
    for name in [
      "AppIntent", "SystemIntent", "OpenIntent", "DeleteIntent", "SetValueIntent",
      "ShowInAppSearchResultsIntent", "PlayVideoIntent", "StartWorkoutIntent",
      "PauseWorkoutIntent", "ResumeWorkoutIntent", "StartDiveIntent", "AudioPlaybackIntent",
      "AudioStartingIntent", "AudioRecordingIntent", "CameraCaptureIntent",
      "PushToTalkTransmissionIntent", "LiveActivityIntent", "LiveActivityStartingIntent",
      "ProgressReportingIntent", "LongRunningIntent", "CancellableIntent", "UndoableIntent",
      "ForegroundContinuableIntent", "PredictableIntent", "DeprecatedAppIntent",
      "CustomIntentMigratedAppIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent",
      "SetFocusFilterIntent", "SnippetIntent", "TargetContentProvidingIntent", "UISceneAppIntent",
      "URLRepresentableIntent", "AssistantIntent", "AssistantSchemaIntent",
    ] { kinds[name] = .intent }
    return kinds
  }()

  /// The app's own protocols that are something to App Intents.
  private func ownProtocols() -> [String: Set<ScannedDeclaration.Kind>] {
    var kinds: [String: Set<ScannedDeclaration.Kind>] = [:]
    var isNew = true
    while isNew {
      isNew = false
      func note(_ name: String, _ inherited: [[String]], _ outer: [String]) {
        let before = kinds[name] ?? []
        let all = inherited.reduce(into: before) { $0.formUnion(self.kinds(of: $1, outer, kinds)) }
        if all.count > before.count {
          kinds[name] = all
          isNew = true
        }
      }
      for head in heads where head.isProtocol {
        note(head.name, head.inherited, head.outer)
      }
      for (name, inherited) in aliases { note(name, inherited, []) }
    }
    return kinds
  }

  private func kinds(
    of path: [String], _ outer: [String], _ own: [String: Set<ScannedDeclaration.Kind>]
  ) -> Set<ScannedDeclaration.Kind> {
    guard let last = path.last else { return [] }
    let isQualified = path.count == 2 && path[0] == "AppIntents"
    if path.count == 1 || isQualified, let kind = Self.kinds[last] {
      // The app may have a type of that name, which hides the framework's from there inwards.
      let isHidden = (0...outer.count).contains {
        names.contains((outer.prefix($0) + [last]).joined(separator: "."))
      }
      if isQualified || !isHidden { return [kind] }
    }
    return own[last] ?? []
  }

  private func declarations() -> [ScannedDeclaration] {
    let own = ownProtocols()
    var all = found
    for head in heads where !head.isProtocol {
      var kinds = head.inherited.reduce(into: Set<ScannedDeclaration.Kind>()) {
        $0.formUnion(self.kinds(of: $1, head.outer, own))
      }
      if let schema = head.schema { kinds.insert(schema) }
      for kind in kinds.sorted(by: { $0.rawValue < $1.rawValue }) {
        var one = head.place
        one.kind = kind
        all.append(one)
      }
    }
    return all
  }

  // MARK: - Reading

  /// Reads a file.
  private mutating func read(_ bytes: [UInt8], _ path: String) {
    var reader = Reader(source: Lexer.scan(bytes), path: path)
    reader.read()
    for head in reader.heads {
      heads.append(
        Head(
          name: head.place.name.split(separator: ".").last.map(String.init) ?? head.place.name,
          isProtocol: head.keyword == "protocol", inherited: head.inherited, schema: head.schema,
          outer: head.outer, place: head.place))
      if head.keyword != "extension" { names.insert(head.place.name) }
    }
    found += reader.calls
    for (name, full, inherited) in reader.aliases {
      names.insert(full)
      aliases[name, default: []] += inherited
    }
  }

  private struct Reader {
    let source: TokenizedSource
    let path: String
    var heads:
      [(
        keyword: String, inherited: [[String]], schema: ScannedDeclaration.Kind?, outer: [String],
        place: ScannedDeclaration
      )] = []
    var calls: [ScannedDeclaration] = []
    var aliases: [(name: String, full: String, inherited: [[String]])] = []

    /// A brace that is open: a type's name, or none; and the last member that was named in it.
    private struct Scope {
      var type: String?
      var member = ""
      var memberLine = 0
    }

    private var scopes = [Scope(type: "")]
    /// The scopes where each open condition began.
    private var conditions: [[Scope]] = []
    private var line = 1
    private var lineStart = 0
    private var position = 0

    init(source: TokenizedSource, path: String) {
      self.source = source
      self.path = path
    }

    private var count: Int { source.tokens.count }

    private func word(_ i: Int) -> String? {
      guard i >= 0, i < count, source.tokens[i].kind == .word else { return nil }
      return source.text(source.tokens[i].range).filter { $0 != "`" }
    }

    private func sees(_ text: StaticString, _ i: Int) -> Bool {
      i >= 0 && source.token(i, is: text)
    }

    /// The line and column of a token; tokens are asked for in order.
    private mutating func place(_ i: Int) -> (line: Int, column: Int) {
      let target = source.tokens[min(i, count - 1)].range.lowerBound
      if target < position { (position, line, lineStart) = (0, 1, 0) }
      while position < target {
        let byte = source.bytes[position]
        let isReturn =
          byte == 0x0D
          && !(position + 1 < source.bytes.count && source.bytes[position + 1] == 0x0A)
        if byte == 0x0A || isReturn {
          line += 1
          lineStart = position + 1
        }
        position += 1
      }
      return (line, target - lineStart + 1)
    }

    /// The token behind a bracket, at whose opening an index is.
    private func behind(_ first: Int) -> Int {
      var depth = 0
      var i = first
      while i < count {
        if sees("(", i) || sees("[", i) || sees("{", i) {
          depth += 1
        } else if sees(")", i) || sees("]", i) || sees("}", i) {
          depth -= 1
          if depth == 0 { return i + 1 }
        }
        i += 1
      }
      return count
    }

    mutating func read() {
      var schema: ScannedDeclaration.Kind?
      /// The types whose heads were read, by the token of their opening brace.
      var openings: [Int: String] = [:]
      var i = 0
      while i < count {
        let token = source.tokens[i]
        if token.kind == .conditional {
          condition(source.text(token.range))
        } else if sees("{", i) {
          scopes.append(Scope(type: openings[i]))
        } else if sees("}", i) {
          if scopes.count > 1 { scopes.removeLast() }
        } else if sees("@", i), sees("(", i + 2), word(i + 3) == "schema" {
          switch word(i + 1) {
          case "AppIntent", "AssistantIntent": schema = .intent
          case "AppEntity", "AssistantEntity": schema = .entity
          case "AppEnum", "AssistantEnum": schema = .enumeration
          default: break
          }
        } else if sees("@", i), word(i + 1) == "Parameter" {
          parameter(i)
        } else if token.kind == .word, !sees(".", i - 1) || token.startsLine {
          switch word(i) {
          case "struct", "class", "enum", "actor", "extension", "protocol":
            if let brace = head(i, schema) {
              openings[brace.token] = brace.name
              schema = nil
            }
          case "typealias": alias(i)
          case "var", "let", "func":
            if let name = word(i + 1), let at = scopes.lastIndex(where: { $0.type != nil }),
              at == scopes.count - 1
            {
              scopes[at].member = name
              scopes[at].memberLine = place(i).line
            }
            if word(i + 1) == "negativePhrases" { negativeList(i + 1) }
          default: break
          }
        }
        if token.kind == .word, sees("(", i + 1) {
          switch word(i) {
          case "AppShortcut" where !sees("func", i - 1): call(i, .shortcut)
          case "NegativeAppShortcutPhrases": call(i, .negativePhrases)
          default: break
          }
        }
        i += 1
      }
    }

    private mutating func condition(_ text: String) {
      if text.hasPrefix("#if") {
        conditions.append(scopes)
      } else if text.hasPrefix("#endif") {
        if !conditions.isEmpty { conditions.removeLast() }
      } else if let outer = conditions.last {
        // Each branch may open the same braces.
        scopes = outer
      }
    }

    private var types: [String] { scopes.compactMap(\.type).filter { !$0.isEmpty } }

    private mutating func declaration(
      _ kind: ScannedDeclaration.Kind, _ name: String, from i: Int, to end: Int
    ) -> ScannedDeclaration {
      let start = place(i)
      let last = place(end).line
      let owner = scopes.last { $0.type != nil }
      return ScannedDeclaration(
        kind: kind, name: name, file: path, line: start.line, column: start.column, lastLine: last,
        isConditional: !conditions.isEmpty, isLocal: scopes.contains { $0.type == nil },
        member: owner?.member ?? "", memberLine: owner?.memberLine ?? start.line)
    }

    /// Reads a type's head.
    ///
    /// - Returns: Its opening brace; `nil` where this is no head.
    private mutating func head(
      _ keyword: Int, _ schema: ScannedDeclaration.Kind?
    ) -> (token: Int, name: String)? {
      guard let first = word(keyword + 1), let kind = word(keyword) else { return nil }
      if kind == "class", ["func", "var", "let", "subscript", "init"].contains(first) {
        return nil
      }
      var path = [first]
      var i = keyword + 2
      while sees(".", i), let next = word(i + 1) {
        path.append(next)
        i += 2
      }
      if sees("<", i) { i = behindAngles(i) }
      var inherited: [[String]] = []
      if sees(":", i) { (inherited, i) = clause(i + 1) }
      if sees("where", i) {
        while i < count, !sees("{", i), !sees("}", i), !sees(";", i) { i += 1 }
      }
      guard sees("{", i) else { return nil }
      let outer = types
      let name = (outer + path).joined(separator: ".")
      let one = declaration(.intent, name, from: keyword + 1, to: i)
      heads.append((kind, inherited, schema, outer, one))
      return (i, path.joined(separator: "."))
    }

    /// The token behind generic parameters or arguments.
    private func behindAngles(_ first: Int) -> Int {
      var depth = 0
      var i = first
      while i < count, !sees("{", i), !sees(";", i) {
        if sees("<", i) { depth += 1 }
        if sees(">", i) {
          depth -= 1
          if depth == 0 { return i + 1 }
        }
        i += 1
      }
      return i
    }

    /// The dotted names of a list of types, up to a body or what is none of it.
    private func clause(_ first: Int) -> (names: [[String]], end: Int) {
      var names: [[String]] = []
      var i = first
      while i < count, !sees("{", i), !sees("where", i), !sees("}", i), !sees(";", i) {
        if sees("<", i) {
          i = behindAngles(i)
        } else if sees("@", i) || sees("~", i) {
          i += 2
        } else if sees("(", i) {
          i = behind(i)
        } else if let word = word(i) {
          var path = [word]
          i += 1
          while sees(".", i), let next = self.word(i + 1) {
            path.append(next)
            i += 2
          }
          if word != "any" { names.append(path) }
        } else {
          i += 1
        }
      }
      return (names, i)
    }

    private mutating func alias(_ i: Int) {
      guard let name = word(i + 1), sees("=", i + 2) else { return }
      // What an alias is for ends with its line, unless an '&' carries it on.
      var end = i + 3
      while end < count, !source.tokens[end].startsLine || sees("&", end) || sees("&", end - 1) {
        end += 1
      }
      let names = clause(i + 3).names
      var inherited: [[String]] = []
      var at = i + 3
      while at < end {
        if let word = word(at), !sees(".", at + 1) {
          inherited.append(sees(".", at - 1) ? [self.word(at - 2) ?? "", word] : [word])
        }
        at += 1
      }
      if names.isEmpty { inherited = [] }
      aliases.append((name, (types + [name]).joined(separator: "."), inherited))
    }

    /// Whether a condition around what is at hand began in the same braces: one around its type is told
    /// of with the type.
    private var isUnderOwnCondition: Bool { conditions.last?.count == scopes.count }

    /// Reads a parameter that a condition may leave out.
    private mutating func parameter(_ i: Int) {
      guard isUnderOwnCondition else { return }
      var at = sees("(", i + 2) ? behind(i + 2) : i + 2
      while word(at) != nil, !sees("var", at) { at += 1 }
      guard sees("var", at), let name = word(at + 1) else { return }
      calls.append(declaration(.parameter, name, from: at + 1, to: at + 1))
    }

    /// Reads negative phrases that are a list without a call around it.
    private mutating func negativeList(_ name: Int) {
      guard conditions.isEmpty || isUnderOwnCondition,
        let equals = (name..<min(name + 5, count)).first(where: { sees("=", $0) }),
        sees("[", equals + 1)
      else { return }
      var one = declaration(
        .negativePhrases, "negativePhrases", from: name, to: behind(equals + 1) - 1)
      one.phraseCount = elements(equals + 1)
      calls.append(one)
    }

    /// Reads a call with phrases.
    private mutating func call(_ i: Int, _ kind: ScannedDeclaration.Kind) {
      let end = behind(i + 1)
      var start = i
      while sees(".", start - 1), word(start - 2) != nil { start -= 2 }
      var phrases: Int?
      var hasIntent = false
      var at = i + 2
      while at < end - 1 {
        if sees("intent", at), sees(":", at + 1) { hasIntent = true }
        if sees("phrases", at), sees(":", at + 1), sees("[", at + 2) {
          phrases = elements(at + 2)
        }
        at = sees("(", at) || sees("[", at) || sees("{", at) ? behind(at) : at + 1
      }
      guard kind != .shortcut || hasIntent else { return }
      var one = declaration(kind, word(i) ?? "", from: start, to: end - 1)
      one.phraseCount = phrases ?? 0
      calls.append(one)
    }

    /// How many elements an array has.
    private func elements(_ open: Int) -> Int {
      let end = behind(open) - 1
      var count = 0
      var isEmpty = true
      var i = open + 1
      while i < end {
        if sees(",", i) {
          isEmpty = true
          i += 1
        } else {
          if isEmpty { count += 1 }
          isEmpty = false
          i = sees("(", i) || sees("[", i) || sees("{", i) ? behind(i) : i + 1
        }
      }
      return count
    }
  }
}
