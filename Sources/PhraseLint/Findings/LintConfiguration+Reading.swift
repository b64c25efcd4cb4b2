// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import JSONText
import SystemFiles

extension LintConfiguration {
  /// The name under which a configuration is looked for.
  package static let fileName = ".bespeak.json"

  /// Largest configuration, in bytes.
  private static let sizeLimit = 1 << 20

  /// The nearest configuration, from a folder upwards; `nil` where there is none.
  public static func find(from folder: WorkingFolder) -> String? {
    var parts = folder.path.split(separator: "/")
    // The path of a folder has no more parts than a path may have bytes.
    while true {
      let candidate = "/" + (parts + [Substring(fileName)]).joined(separator: "/")
      if let status = try? FileStatus(path: candidate), status.kind == .file { return candidate }
      guard parts.popLast() != nil else { return nil }
    }
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - rules: The ids that may be named.
  ///   - wasFound: Whether nobody named it: then it is no link that leads out of its folder.
  /// - Returns: The configuration as far as it can be read, and what is wrong with it: findings of
  ///   the rules `unreadable-file`, `link-outside`, `json-syntax` and `lint-configuration`.
  public static func read(
    path: String, rules: [String], wasFound: Bool = false
  ) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
    let bounds = wasFound ? FileBounds([FilePath.folder(of: path)]) : nil
    do throws(FileFault) {
      let file = try OpenFile(reading: path, regularOnly: true, within: bounds)
      return read(utf8: try file.readAll(limit: sizeLimit), file: path, rules: rules)
    } catch  where error.reason == .outside {
      let finding = Diagnostic(
        rule: "link-outside", severity: .error,
        message: "the configuration is a link that leads out of its folder",
        fix: "put the file in its place, or give it with '--config'",
        location: SourceLocation(file: path))
      return (LintConfiguration(), [finding])
    } catch {
      let finding = Diagnostic(
        rule: "unreadable-file", severity: .error, message: "cannot read: \(error.message)",
        location: SourceLocation(file: path))
      return (LintConfiguration(), [finding])
    }
  }

  /// Reads a configuration from memory.
  package static func read(
    utf8: [UInt8], file: String, rules: [String]
  ) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
    var parser = Parser(utf8, file, rules)
    do throws(JSONFault) {
      parser.root(try JSONValue(parsing: utf8.span))
    } catch {
      parser.report(error.message, rule: "json-syntax", at: error.utf8Offset)
    }
    return (parser.configuration, parser.findings)
  }

  private struct Parser {
    var configuration: LintConfiguration
    var findings: [Diagnostic] = []
    private let lines: LineIndex
    private let file: String
    private let rules: [String]
    /// How many more wrong names the nearest one is looked for of.
    private var hintsLeft = 50

    init(_ utf8: [UInt8], _ file: String, _ rules: [String]) {
      lines = LineIndex(utf8.span)
      self.file = file
      self.rules = rules
      let path = WorkingFolder.current.absolute(file)
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      configuration = LintConfiguration(folder: WorkingFolder(path: "/" + folder))
    }

    mutating func root(_ value: JSONValue) {
      if let (first, second) = value.repeatedMember {
        let place = lines.position(at: first.nameOffset)
        report(
          "key '\(second.name)' is given twice, first at \(place.line):\(place.column)",
          at: second.nameOffset, fix: "leave one of them out")
      }
      members(of: value, "the configuration", known: ["rules", "overrides", "failOn", "baseline"]) {
        parser, name, value in
        switch name {
        case "rules": parser.configuration.levels = parser.levels(value)
        case "overrides":
          for element in parser.array(value, name) { parser.override(element) }
        case "failOn":
          guard let word = parser.string(value, name) else { return }
          if let threshold = Threshold(rawValue: word) {
            parser.configuration.failOn = threshold
          } else {
            parser.unknown(
              "value", word, Threshold.allCases.map(\.rawValue), at: value.source.lowerBound)
          }
        default: parser.configuration.baseline = parser.string(value, name)
        }
      }
    }

    private mutating func override(_ value: JSONValue) {
      var override = Override(files: [], levels: [:])
      members(of: value, "an override", known: ["files", "rules"]) { parser, name, value in
        if name == "rules" {
          override.levels = parser.levels(value)
        } else {
          for element in parser.array(value, name) {
            if let pattern = parser.string(element, "a file") {
              override.files.append(PathGlob(pattern))
            }
          }
        }
      }
      configuration.overrides.append(override)
    }

    private mutating func levels(_ value: JSONValue) -> [String: Level] {
      var levels: [String: Level] = [:]
      guard case .object(let members) = value.kind else {
        report("expected an object, found \(value.kindName)", at: value.source.lowerBound)
        return levels
      }
      let known = Set(rules)
      for member in members {
        if member.name != "*", !known.contains(member.name) {
          unknown("rule", member.name, rules, at: member.nameOffset)
        }
        guard let word = string(member.value, member.name) else { continue }
        if let level = Level(rawValue: word) {
          levels[member.name] = level
        } else {
          unknown(
            "level", word, Level.allCases.map(\.rawValue), at: member.value.source.lowerBound)
        }
      }
      return levels
    }

    private mutating func members(
      of value: JSONValue, _ what: String, known: [String],
      _ body: (inout Parser, String, JSONValue) -> Void
    ) {
      guard case .object(let members) = value.kind else {
        return report(
          "expected \(what) as an object, found \(value.kindName)", at: value.source.lowerBound)
      }
      for member in members {
        if known.contains(member.name) {
          body(&self, member.name, member.value)
        } else {
          unknown("key", member.name, known, at: member.nameOffset)
        }
      }
    }

    private mutating func array(_ value: JSONValue, _ name: String) -> [JSONValue] {
      if case .array(let elements) = value.kind { return elements }
      report("'\(name)' is an array, not \(value.kindName)", at: value.source.lowerBound)
      return []
    }

    private mutating func string(_ value: JSONValue, _ name: String) -> String? {
      if case .string(let text) = value.kind { return text }
      report("'\(name)' is a string, not \(value.kindName)", at: value.source.lowerBound)
      return nil
    }

    private mutating func unknown(_ kind: String, _ name: String, _ known: [String], at offset: Int)
    {
      var fix: String?
      if hintsLeft > 0 {
        hintsLeft -= 1
        fix = NearestName.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
      }
      report("unknown \(kind) '\(name)'", at: offset, fix: fix)
    }

    mutating func report(
      _ message: String, rule: String = "lint-configuration", at offset: Int, fix: String? = nil
    ) {
      let place = lines.position(at: offset)
      findings.append(
        Diagnostic(
          rule: rule, severity: .error, message: message, fix: fix,
          location: SourceLocation(file: file, line: place.line, column: place.column)))
    }
  }
}
