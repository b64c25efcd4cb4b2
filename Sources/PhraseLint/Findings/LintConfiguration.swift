// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// The decisions of a project about findings: the content of `.bespeak.json`.
///
/// ```json
/// {
///   "rules": { "double-space": "off", "missing-translation": "error", "long-phrase": "on" },
///   "overrides": [{ "files": ["Samples/**"], "rules": { "*": "off" } }],
///   "failOn": "warning",
///   "baseline": ".bespeak-baseline.json"
/// }
/// ```
///
/// A rule is `off`, `on` (as serious as it is by itself), or `error`, `warning` or `note`; `*` stands for all
/// rules and gives way to a name. Files of overrides are patterns (`*`, `?`, `**`) from the folder of the configuration;
/// of several overrides the last that fits decides.
public struct LintConfiguration: Sendable {
  /// What becomes of a rule's findings.
  package enum Level: String, Sendable, CaseIterable {
    /// They are left out.
    case off
    /// They are as serious as the rule is by itself.
    case on
    /// They are errors.
    case error
    /// They are warnings.
    case warning
    /// They are notes.
    case note
  }

  /// From which severity on findings make a run fail.
  public enum Threshold: String, Sendable, CaseIterable {
    /// Errors only.
    case error
    /// Errors and warnings.
    case warning
    /// Every finding.
    case note
    /// Nothing.
    case never

    /// Whether a finding makes a run fail.
    public func isReached(by finding: Diagnostic) -> Bool {
      switch self {
      case .error: finding.severity == .error
      case .warning: finding.severity <= .warning
      case .note: true
      case .never: false
      }
    }
  }

  /// Other levels for some files.
  struct Override: Sendable {
    var files: [PathGlob]
    var levels: [String: Level]
  }

  /// The levels of rules by id; `*` is all others.
  package var levels: [String: Level]
  /// From when on a run fails; `nil` where the configuration does not say.
  public var failOn: Threshold?
  /// The path of a baseline, from the configuration's folder; `nil` for none.
  public var baseline: String?
  /// The folder that patterns and paths start from.
  package var folder: WorkingFolder
  /// Other levels for some files, in file order.
  var overrides: [Override]

  /// Creates a configuration that changes nothing.
  public init(folder: WorkingFolder = .current) {
    levels = [:]
    overrides = []
    self.folder = folder
  }

  /// The level of a rule for a file.
  package func level(of rule: String, in file: String) -> Level {
    if !overrides.isEmpty, !file.isEmpty {
      let path = folder.relative(WorkingFolder.current.absolute(file))
      for one in overrides.reversed() {
        guard let level = one.levels[rule] ?? one.levels["*"] else { continue }
        if one.files.contains(where: { $0.matches(path) }) { return level }
      }
    }
    return levels[rule] ?? levels["*"] ?? .on
  }

  /// A finding as the configuration has it; `nil` where it is left out.
  public func applied(to finding: Diagnostic) -> Diagnostic? {
    var finding = finding
    switch level(of: finding.rule, in: finding.location.file) {
    case .off: return nil
    case .on: break
    case .error: finding.severity = .error
    case .warning: finding.severity = .warning
    case .note: finding.severity = .note
    }
    return finding
  }

  /// The rules that are named and not off: those that have to be asked for are asked for so.
  package var namedRules: Set<String> {
    var names = Set(levels.filter { $0.value != .off }.keys)
    for one in overrides { names.formUnion(one.levels.filter { $0.value != .off }.keys) }
    return names
  }
}
