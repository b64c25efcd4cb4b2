// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import Resolution
import TextAnalysis

/// The apps of a host and what resolves utterances to them; sessions share it.
final class HostCore: Sendable {
  /// What it was told.
  let options: HostOptions
  let apps: [AppDefinitions]
  private let appsByID: [String: AppDefinitions]
  /// Runs that were given up and have not come back.
  let abandoned = AbandonedRuns()
  private let queries: [EntityKey: any EngineQuery]

  private struct State {
    var snapshot: HostSnapshot
    /// What went wrong with the values of each app, at the last time.
    var findings: [[Diagnostic]]
    /// The last update asked for; each waits for the one before.
    var update: Task<Void, Never>?
    var observer: Int?
  }

  private let state: Locked<State>

  /// Hosts apps; their order decides ties between them.
  init(_ apps: [HostedApp], options: HostOptions) async throws {
    let definitions = apps.map(AppDefinitions.init)
    self.apps = definitions
    self.options = options
    appsByID = Dictionary(
      definitions.map { ($0.app.id, $0) }, uniquingKeysWith: { first, _ in first })
    queries = HostSnapshot.queries(of: definitions)
    var values: [ValueCollection.Values] = []
    var findings: [[Diagnostic]] = []
    for app in definitions {
      let collected = await ValueCollection.collect(app, before: [:], options: options)
      values.append(collected.values)
      findings.append(collected.findings)
    }
    let snapshot = try HostSnapshot(
      apps: definitions, values: values, queries: queries, options: options)
    state = Locked(State(snapshot: snapshot, findings: findings))
    let observer = AppShortcutUpdates.observe { [weak self] provider in
      self?.scheduleUpdate(of: provider)
    }
    state.withLock { $0.observer = observer }
  }

  deinit {
    if let observer = state.withLock({ $0.observer }) { AppShortcutUpdates.remove(observer) }
  }

  /// What could not be lowered, collected or compiled, and why.
  var findings: [Diagnostic] {
    let (snapshot, values) = state.withLock { ($0.snapshot, $0.findings) }
    return apps.flatMap(\.findings) + values.flatMap(\.self) + snapshot.diagnostics
  }

  /// The apps as they are now, with their values.
  var catalogs: [AppCatalog] {
    let values = snapshot.values
    return zip(apps, values).map { $0.catalog(values: $1) }
  }

  /// What utterances are resolved with now.
  var snapshot: HostSnapshot { state.withLock { $0.snapshot } }

  /// The app of an identifier; the first where several have it.
  func app(_ id: String) -> AppDefinitions? { appsByID[id] }

  /// The intent that a text is resolved to, and nothing more.
  func intent(for text: String) async -> String? {
    await snapshot.resolver.resolve(text).intent
  }

  // MARK: - Updates

  /// Collects the values of an app again; returns when they are in place.
  ///
  /// What `updateAppShortcutParameters()` of the app's provider does without waiting.
  func update(app id: String) async {
    guard let index = apps.firstIndex(where: { $0.app.id == id }) else { return }
    await schedule([index])?.value
  }

  /// Waits until all updates that were asked for are in place.
  func waitForUpdates() async {
    await state.withLock { $0.update }?.value
  }

  private func scheduleUpdate(of provider: any AppShortcutsProvider.Type) {
    _ = schedule(
      apps.indices.filter { apps[$0].app.provider.map { $0 == provider } ?? false })
  }

  private func schedule(_ indices: [Int]) -> Task<Void, Never>? {
    guard !indices.isEmpty else { return nil }
    return state.withLock { state in
      let before = state.update
      let task = Task.detached { [weak self] in
        await before?.value
        for index in indices { await self?.replaceValues(ofAppAt: index) }
      }
      state.update = task
      return task
    }
  }

  private func replaceValues(ofAppAt index: Int) async {
    let before = snapshot
    let collected = await ValueCollection.collect(
      apps[index], before: before.values[index], options: options)
    var all = before.values
    all[index] = collected.values
    var findings = collected.findings
    do {
      let next = try HostSnapshot(apps: apps, values: all, queries: queries, options: options)
      state.withLock { $0.snapshot = next }
    } catch {
      findings.append(
        Diagnostic(
          rule: "values-not-compiled", severity: .error,
          message: "the values of '\(apps[index].app.id)' were not taken over: \(error)",
          fix: "suggest fewer entities", location: .unknown, app: apps[index].app.id))
    }
    state.withLock { [findings] in $0.findings[index] = findings }
  }
}
