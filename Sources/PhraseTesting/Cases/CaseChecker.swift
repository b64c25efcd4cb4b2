// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import MatchIndex
import TextAnalysis

/// Holds cases against what apps declare: a mistyped name would fail for ever, or pass for ever where it
/// must not come out.
public struct CaseChecker: Sendable {
  /// An intent with the names of its parameters.
  private struct Intent: Sendable {
    /// The app that declares it; `nil` where that is not known.
    var app: String?
    var name: String
    var parameters: [String]
  }

  /// The ids of the apps, in order.
  private let apps: [String]
  private let intents: [Intent]
  private let knownApps: Set<String>
  private let intentsByName: [String: [Intent]]

  private init(apps: [String], intents: [Intent]) {
    self.apps = apps
    self.intents = intents
    knownApps = Set(apps)
    intentsByName = Dictionary(grouping: intents, by: \.name)
  }

  /// Creates a checker for the apps that are loaded.
  public init(_ catalogs: [AppCatalog]) {
    self.init(
      apps: catalogs.map(\.id),
      intents: catalogs.flatMap { catalog in
        catalog.intents.map {
          Intent(app: catalog.id, name: $0.name, parameters: $0.parameters.map(\.name))
        }
      })
  }

  /// Creates a checker for the apps of an image. It does not say which app declares an intent without a shortcut: any
  /// may.
  package init(_ image: IndexImage) {
    let apps = (0..<image.appCount).map { image.strings[image.app(AppID(UInt32($0))).id] }
    var owners = [AppID?](repeating: nil, count: image.intentCount)
    for index in 0..<UInt32(image.shortcutCount) {
      let shortcut = image.shortcut(index)
      if shortcut.intent < owners.count { owners[Int(shortcut.intent)] = shortcut.app }
    }
    let intents = owners.enumerated().map { index, owner in
      let record = image.intent(UInt32(index))
      return Intent(
        app: owner.map { image.strings[image.app($0).id] }, name: image.strings[record.name],
        parameters: record.parameters.map { image.strings[image.parameter($0).name] })
    }
    self.init(apps: apps, intents: intents)
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
    where !knownApps.contains(name) {
      report(
        "unknown-app", "no app '\(name)' is loaded", fix: hint(name, apps),
        at: location, &findings)
    }
    if let app = one.app, !knownApps.contains(app) { return }
    var meant: [Intent] = []
    for name in one.intents {
      let found = named(name, of: one.app)
      meant += found
      if found.isEmpty { unknownIntent(name, of: one.app, at: location, &findings) }
    }
    for excluded in one.excluded where excluded.name != "*" {
      if let app = excluded.app, !knownApps.contains(app) { continue }
      if named(excluded.name, of: excluded.app).isEmpty {
        unknownIntent(excluded.name, of: excluded.app, at: location, &findings)
      }
    }
    guard !meant.isEmpty else { return }
    let names = Set(meant.flatMap(\.parameters))
    let used = (one.parameters ?? []).map(\.name) + [one.missing, one.choosing].compactMap(\.self)
    for name in used where !names.contains(name) {
      report(
        "unknown-parameter",
        "'\(name)' is not a parameter of '\(one.intents.joined(separator: "' or '"))'",
        fix: hint(name, names.sorted()), at: location, &findings)
    }
  }

  private func named(_ name: String, of app: String?) -> [Intent] {
    (intentsByName[name] ?? []).filter { app == nil || $0.app == nil || $0.app == app }
  }

  private func unknownIntent(
    _ name: String, of app: String?, at location: SourceLocation, _ findings: inout [Diagnostic]
  ) {
    let owner = app.map { "'\($0)'" } ?? "the app"
    let message =
      app == nil && apps.count > 1
      ? "no app declares an intent '\(name)'" : "\(owner) declares no intent '\(name)'"
    // Names are compared one by one: of very many apps only some.
    let candidates = Set(app.map { [$0] } ?? Array(apps.prefix(100)))
    let known = intents.filter { $0.app.map(candidates.contains) ?? false }.map(\.name)
    report("unknown-intent", message, fix: hint(name, known), at: location, &findings)
  }

  private func hint(_ name: String, _ known: [String]) -> String? {
    NearestName.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? (known.count <= 8 && !known.isEmpty
        ? "there are " + known.map { "'\($0)'" }.joined(separator: ", ") : nil)
  }
}
