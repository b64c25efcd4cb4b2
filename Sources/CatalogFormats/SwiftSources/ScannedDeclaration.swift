// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A declaration as a plain scan of tokens finds it, for holding what was extracted against.
package struct ScannedDeclaration: Sendable, Hashable {
  /// What is declared.
  package enum Kind: String, Sendable {
    case intent, entity, enumeration, provider
    /// A call of `AppShortcut`.
    case shortcut
    /// A call of `NegativeAppShortcutPhrases`, or a list in its place.
    case negativePhrases
    /// A property with `@Parameter`.
    case parameter
  }

  /// What it is.
  package var kind: Kind
  /// Its name, with those of the types around it.
  package var name: String
  /// The file that it stands in.
  package var file: String
  /// The line of its name or call, from 1.
  package var line: Int
  /// The column of its name or call, from 1.
  package var column: Int
  /// The line that it ends on, from 1.
  package var lastLine: Int
  /// Whether it stands in a branch of a condition of the build.
  package var isConditional: Bool
  /// Whether it stands in a function or a closure.
  package var isLocal: Bool
  /// The member of its type that it stands in.
  package var member: String
  /// The line of that member, from 1.
  package var memberLine: Int
  /// How many phrases it lists.
  package var phraseCount = 0

  /// Describes a declaration.
  package init(
    kind: Kind, name: String, file: String, line: Int, column: Int, lastLine: Int,
    isConditional: Bool, isLocal: Bool, member: String, memberLine: Int
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
    self.column = column
    self.lastLine = lastLine
    self.isConditional = isConditional
    self.isLocal = isLocal
    self.member = member
    self.memberLine = memberLine
  }

  /// Its place.
  var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }
}

/// Holds what was extracted against what sources declare: what is in neither the declarations nor a
/// finding is a fault of the extraction, and said as such.
struct ExtractionCheck {
  private let declarations: AppDeclarations
  private let findings: [String: [Diagnostic]]
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks.
  ///
  /// - Parameter findings: All that is said of the sources.
  init(_ declared: [ScannedDeclaration], _ declarations: AppDeclarations, _ findings: [Diagnostic])
  {
    self.declarations = declarations
    self.findings = Dictionary(grouping: findings, by: \.location.file)
    types(declared)
    for one in declared where one.kind == .shortcut { shortcut(one) }
    for one in declared where one.kind == .negativePhrases { negatives(one) }
    for one in declared where one.kind == .parameter { parameter(one) }
  }

  // MARK: - Types

  private mutating func types(_ declared: [ScannedDeclaration]) {
    var order: [String] = []
    var places: [String: [ScannedDeclaration]] = [:]
    for one in declared where one.kind.isType {
      let key = one.kind.rawValue + " " + one.name
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(one)
    }
    let known: [ScannedDeclaration.Kind: Set<String>] = [
      .intent: Set(declarations.intents.map(\.name)),
      .entity: Set(declarations.entities.map(\.name)),
      .enumeration: Set(declarations.enums.map(\.name)),
      .provider: Set(declarations.providers.map(\.text)),
    ]
    var taken: [String: ScannedDeclaration] = [:]
    for key in order {
      guard let all = places[key], let one = all.first(where: { !$0.isConditional }) ?? all.first
      else { continue }
      let short = one.name.split(separator: ".").last.map(String.init) ?? one.name
      guard known[one.kind]?.contains(short) == true else {
        if !all.contains(where: { isFound($0, short) }) {
          lose(one, "\(one.kind.noun) '\(one.name)'")
        }
        continue
      }
      guard let other = taken.updateValue(one, forKey: one.kind.rawValue + " " + short) else {
        continue
      }
      taken[one.kind.rawValue + " " + short] = other
      diagnostics.append(
        Diagnostic(
          rule: "duplicate-declaration", severity: .warning,
          message:
            "two \(one.kind.noun)s are called '\(short)', '\(other.name)' and '\(one.name)': "
            + "one of them counts",
          fix: "give one of them another name",
          note: "the platform tells them apart by that name alone", location: one.location,
          related: [RelatedPlace("the other one", at: other.location)]))
    }
  }

  /// Whether a finding is about a type.
  private func isFound(_ one: ScannedDeclaration, _ short: String) -> Bool {
    findings[one.file, default: []].contains { finding in
      (one.line...one.lastLine).contains(finding.location.line)
        || finding.message.contains("'\(short)'") || finding.message.contains("'\(one.name)'")
        || finding.isOfWholeFile
    }
  }

  // MARK: - Phrases

  private mutating func shortcut(_ one: ScannedDeclaration) {
    let found = declarations.shortcuts.first {
      $0.location.file == one.file && $0.location.line == one.line
        && $0.location.column == one.column
    }
    let said = count(in: one.file, one.line...max(one.line, one.lastLine))
    guard let found else {
      if said > 0 || findings[one.file, default: []].contains(where: \.isOfWholeFile) { return }
      guard one.member == "appShortcuts" else {
        diagnostics.append(
          Diagnostic(
            rule: "not-a-constant", severity: .warning,
            message: "an App Shortcut that stands outside of 'appShortcuts' is lost to the "
              + "platform's extraction",
            fix: "write it in 'appShortcuts' itself", location: one.location))
        return
      }
      let start = min(one.memberLine, one.line)
      if count(in: one.file, start...max(start, one.lastLine)) == 0 { lose(one, "an App Shortcut") }
      return
    }
    if found.phrases.count + said < one.phraseCount {
      lose(one, "\(one.phraseCount - found.phrases.count - said) of the phrases of an App Shortcut")
    }
  }

  private mutating func negatives(_ one: ScannedDeclaration) {
    let lines = one.line...max(one.line, one.lastLine)
    let found = declarations.negativePhrases.count {
      $0.location.file == one.file && lines.contains($0.location.line)
    }
    let start = min(one.memberLine, one.line)
    let said = count(in: one.file, start...max(start, one.lastLine))
    if found < one.phraseCount, said == 0 { lose(one, "a negative phrase") }
  }

  /// Of parameters those are looked for that a condition may leave out, unless another branch has one of the name.
  private mutating func parameter(_ one: ScannedDeclaration) {
    let isFound = declarations.intents.contains { intent in
      intent.parameters.contains {
        $0.name == one.name && $0.location.file == one.file
      }
    }
    if one.isConditional, !isFound, count(in: one.file, one.line...one.lastLine) == 0 {
      lose(one, "parameter '\(one.name)'")
    }
  }

  private func count(in file: String, _ lines: ClosedRange<Int>) -> Int {
    findings[file, default: []].count { lines.contains($0.location.line) || $0.isOfWholeFile }
  }

  private mutating func lose(_ one: ScannedDeclaration, _ what: String) {
    if one.isConditional {
      diagnostics.append(
        Diagnostic(
          rule: "inactive-declaration", severity: .note,
          message: "\(what) stands under a condition that does not hold, and is left out",
          fix:
            "make the catalog with 'bespeak extract' and another '--platform', or '--define' and "
            + "the condition's flag",
          location: one.location))
    } else if one.isLocal, one.kind.isType {
      diagnostics.append(
        Diagnostic(
          rule: "not-extracted", severity: .warning,
          message: "\(what) is declared inside a function, and left out",
          fix: "declare it outside", location: one.location))
    } else {
      diagnostics.append(
        Diagnostic(
          rule: "lost-declaration", severity: .error,
          message: "\(what) is declared here and was not extracted: this is a fault of bespeak",
          fix: "report it with the lines of the declaration; nothing is wrong with them",
          location: one.location))
    }
  }
}

extension Diagnostic {
  /// Whether it says that a file could not be read as a whole, or not to its end.
  fileprivate var isOfWholeFile: Bool {
    ["swift-syntax", "text-encoding", "too-large", "unreadable-file", "link-outside"].contains(rule)
      || rule == "not-extracted" && location.line <= 1 && message.hasPrefix("nothing of this file")
  }
}

extension ScannedDeclaration.Kind {
  fileprivate var isType: Bool {
    switch self {
    case .intent, .entity, .enumeration, .provider: true
    case .shortcut, .negativePhrases, .parameter: false
    }
  }

  fileprivate var noun: String {
    switch self {
    case .enumeration: "enum"
    case .provider: "provider"
    case .shortcut: "App Shortcut"
    case .negativePhrases: "negative phrase"
    default: rawValue
    }
  }
}
