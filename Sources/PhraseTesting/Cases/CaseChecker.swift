// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import TextAnalysis

/// Holds cases against what apps declare: a mistyped name would fail for ever, or pass for ever where it
/// must not come out.
public struct CaseChecker: Sendable {
  private let catalogs: [AppCatalog]
  private let apps: [String: AppCatalog]
  /// The intents of a name, each with its app.
  private let intents: [String: [(app: String, intent: IntentDeclaration)]]

  /// Creates a checker for the apps that are loaded.
  public init(_ catalogs: [AppCatalog]) {
    self.catalogs = catalogs
    apps = Dictionary(catalogs.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    var intents: [String: [(app: String, intent: IntentDeclaration)]] = [:]
    for catalog in catalogs {
      for intent in catalog.intents {
        intents[intent.name, default: []].append((catalog.id, intent))
      }
    }
    self.intents = intents
  }

  /// Finds names that nothing declares.
  ///
  /// - Returns: Findings of the rules `unknown-app`, `unknown-intent`, `unknown-parameter` and
  ///   `unknown-locale`, in the order of the cases; at most `CaseLimits.maxFaults`.
  public func check(_ cases: [TestCase]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for one in cases where findings.count < CaseLimits.maxFaults {
      if let locale = one.locale, LocaleTag(locale).language == "und" {
        report(
          "unknown-locale", "'\(locale)' is no language tag",
          fix: "write one such as 'de' or 'pt-BR'", at: one.location, &findings)
      }
      check(one.expectation, one.location, &findings)
      for answer in one.answers { check(answer.expectation, answer.location, &findings) }
    }
    return findings
  }

  private func report(
    _ rule: String, _ message: String, fix: String?, at location: SourceLocation,
    _ findings: inout [Diagnostic]
  ) {
    findings.append(
      Diagnostic(rule: rule, severity: .error, message: message, fix: fix, location: location))
  }

  private func check(
    _ one: ExpectedOutcome, _ location: SourceLocation, _ findings: inout [Diagnostic]
  ) {
    for name in Set([one.app] + one.excluded.map(\.app)).compactMap(\.self).sorted()
    where apps[name] == nil {
      report(
        "unknown-app", "no app '\(name)' is loaded", fix: hint(name, catalogs.map(\.id)),
        at: location, &findings)
    }
    if let app = one.app, apps[app] == nil { return }
    var meant: [IntentDeclaration] = []
    for name in one.intents {
      let found = named(name, of: one.app)
      meant += found
      if found.isEmpty { unknownIntent(name, of: one.app, at: location, &findings) }
    }
    for excluded in one.excluded where excluded.name != "*" {
      if let app = excluded.app, apps[app] == nil { continue }
      if named(excluded.name, of: excluded.app).isEmpty {
        unknownIntent(excluded.name, of: excluded.app, at: location, &findings)
      }
    }
    guard !meant.isEmpty else { return }
    let names = Set(meant.flatMap(\.parameters).map(\.name))
    let used = (one.parameters ?? []).map(\.name) + [one.missing, one.choosing].compactMap(\.self)
    for name in used where !names.contains(name) {
      report(
        "unknown-parameter",
        "'\(name)' is not a parameter of '\(one.intents.joined(separator: "' or '"))'",
        fix: hint(name, names.sorted()), at: location, &findings)
    }
  }

  private func named(_ name: String, of app: String?) -> [IntentDeclaration] {
    (intents[name] ?? []).filter { app == nil || $0.app == app }.map(\.intent)
  }

  private func unknownIntent(
    _ name: String, of app: String?, at location: SourceLocation, _ findings: inout [Diagnostic]
  ) {
    let owner = app.map { "'\($0)'" } ?? "the app"
    let message =
      app == nil && catalogs.count > 1
      ? "no app declares an intent '\(name)'" : "\(owner) declares no intent '\(name)'"
    // Names are compared one by one: of very many apps only some.
    let candidates = app.map { [apps[$0]].compactMap(\.self) } ?? Array(catalogs.prefix(100))
    let known = candidates.flatMap { $0.intents.map(\.name) }
    report("unknown-intent", message, fix: hint(name, known), at: location, &findings)
  }

  private func hint(_ name: String, _ known: [String]) -> String? {
    NearestName.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? (known.count <= 8 && !known.isEmpty
        ? "there are " + known.map { "'\($0)'" }.joined(separator: ", ") : nil)
  }
}
