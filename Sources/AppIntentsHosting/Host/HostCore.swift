// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import IntentResolution
import TextAnalysis

/// The apps of a host and what resolves utterances to them; sessions share it.
final class HostCore: Sendable {
  /// What it was told.
  let options: HostOptions
  let apps: [AppDefinitions]
  private let appsByID: [String: AppDefinitions]
  /// What went wrong with apps that are not hosted.
  private let unread: [Diagnostic]
  /// Lets one update after another compile what it has collected.
  private let compiling = Turnstile()

  private struct State {
    var snapshot: HostSnapshot
    /// What went wrong with the values of each app, at the last time.
    var findings: [[Diagnostic]]
    /// The updates of each app.
    var updates: [Updates]
    var observer: Int?
  }

  /// The updates of one app.
  private struct Updates {
    /// The last that has begun.
    var begun: Task<Void, Never>?
    /// The one that begins when that is over: it is also all that are asked for until then.
    var next: Task<Void, Never>?
    /// The last that was asked for.
    var last: Task<Void, Never>? { next ?? begun }
  }

  /// How long an app's declarations may take; they are constants, and one that never returned would
  /// have nobody hosted.
  private static let declarationsDeadline = Duration.seconds(30)

  private let state: Locked<State>

  /// Hosts apps; their order decides ties between them.
  init(_ apps: [HostedApp], options: HostOptions) async throws {
    let read = await Self.each(of: apps) {
      await AppDefinitions.read(
        $0, deadline: Self.declarationsDeadline, keeper: options.keeper)
    }
    var definitions: [AppDefinitions] = []
    var unread: [Diagnostic] = []
    for app in read {
      switch app {
      case .success(let app): definitions.append(app)
      case .failure(let error): unread.append(error.finding)
      }
    }
    self.apps = definitions
    self.unread = unread
    self.options = options
    appsByID = Dictionary(
      definitions.map { ($0.app.id, $0) }, uniquingKeysWith: { first, _ in first })
    let collected = await Self.each(of: definitions) {
      await ValueCollection.collect($0, before: [:], options: options)
    }
    let snapshot = try HostSnapshot(
      apps: definitions, values: collected.map(\.values), options: options)
    state = Locked(
      State(
        snapshot: snapshot, findings: collected.map(\.findings),
        updates: definitions.map { _ in Updates() }))
    let observer = AppShortcutUpdates.observe { [weak self] change in
      self?.scheduleUpdate(after: change)
    }
    state.withLock { $0.observer = observer }
  }

  /// Does something with several apps at once: none waits for another.
  private static func each<App: Sendable, Result: Sendable>(
    of apps: [App], _ body: @escaping @Sendable (App) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for (index, app) in apps.enumerated() { group.addTask { (index, await body(app)) } }
      return await group.reduce(into: [(Int, Result)]()) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  deinit {
    if let observer = state.withLock({ $0.observer }) { AppShortcutUpdates.remove(observer) }
  }

  /// What could not be lowered, collected or compiled, and why.
  var findings: [Diagnostic] {
    let (snapshot, values) = state.withLock { ($0.snapshot, $0.findings) }
    return unread + apps.flatMap(\.findings) + values.flatMap(\.self) + snapshot.diagnostics
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
  /// Calls while one waits to start are that one; no app waits for the update of another. What `updateAppShortcutParameters()` of the app's provider does without waiting.
  func update(app id: String) async {
    guard let index = apps.firstIndex(where: { $0.app.id == id }) else { return }
    await scheduleUpdate(at: index).value
  }

  /// Waits until all updates that were asked for are in place.
  func waitForUpdates() async {
    for update in state.withLock({ $0.updates.compactMap(\.last) }) { await update.value }
  }

  private func scheduleUpdate(after change: AppShortcutUpdates.Change) {
    for index in apps.indices {
      let isMeant =
        switch change {
        case .provider(let provider): apps[index].app.provider.map { $0 == provider } ?? false
        case .entities(let type):
          apps[index].declarations.entityTypes.values.contains { $0 == type }
        }
      if isMeant { _ = scheduleUpdate(at: index) }
    }
  }

  /// The update of an app that begins next; those of other apps neither wait for it nor hold it up.
  private func scheduleUpdate(at index: Int) -> Task<Void, Never> {
    state.withLock { state in
      if let next = state.updates[index].next { return next }
      let before = state.updates[index].begun
      let task = Task.detached(executorPreference: CallerThreads.shared) { [weak self] in
        await before?.value
        await self?.beginUpdate(at: index)
      }
      state.updates[index].next = task
      return task
    }
  }

  private func beginUpdate(at index: Int) async {
    // What is asked for from here on may not be seen by the queries any more.
    let before = state.withLock { state in
      state.updates[index].begun = state.updates[index].next
      state.updates[index].next = nil
      return state.snapshot.values[index]
    }
    let collected = await ValueCollection.collect(apps[index], before: before, options: options)
    await compiling.enter()
    defer { compiling.leave() }
    var all = snapshot.values
    all[index] = collected.values
    var findings = collected.findings
    do {
      let next = try HostSnapshot(apps: apps, values: all, options: options)
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
