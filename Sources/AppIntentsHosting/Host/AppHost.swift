// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import IntentResolution
import TextAnalysis

/// Runs the intents of apps in conversations with people.
///
///     let host = try await AppHost(
///       HostedApp(TaskShortcuts.self, id: "com.example.tasks", name: "Tasks"))
///     let outcome = await host.say("Add a task in Tasks")
///     // outcome.dialog: "What is it called?"
///
/// The host asks the apps' queries for the values in phrases, and compiles all phrases. When an app calls
/// `updateAppShortcutParameters()`, only its values are collected again. A new resolver then replaces the old one in
/// one step; turns that are under way keep the old one.
public final class AppHost: Sendable {
  let core: HostCore
  private let ownSession = Locked<Session?>(nil)

  /// Hosts apps; their order decides ties between them.
  ///
  /// Waits for the apps' queries, all at once and at most `HostOptions.valuesDeadline`. An app whose
  /// declarations do not return within 30 seconds is not hosted, and `findings` say so.
  ///
  /// - Throws: `ImageError.tooLarge` where the phrases and values are more than an image holds.
  public convenience init(_ apps: HostedApp..., options: HostOptions = HostOptions()) async throws {
    try await self.init(apps, options: options)
  }

  /// Hosts apps; their order decides ties between them.
  public init(_ apps: [HostedApp], options: HostOptions = HostOptions()) async throws {
    core = try await HostCore(apps, options: options)
  }

  /// The declarations that could not be lowered, collected or compiled, and why.
  public var findings: [Diagnostic] { core.findings }

  /// The apps as they are now, with their values.
  public var catalogs: [AppCatalog] { core.catalogs }

  /// Collects the values of an app again; returns when they are in place.
  ///
  /// A call joins an update that has not started yet. No app waits for the update of another.
  /// `updateAppShortcutParameters()` of the app's provider does the same without waiting.
  public func update(app id: String) async { await core.update(app: id) }

  /// Waits until all requested updates are in place.
  public func waitForUpdates() async { await core.waitForUpdates() }

  /// The intent that a text is resolved to, and nothing more: for measuring what a session adds.
  package func intent(for text: String) async -> String? { await core.intent(for: text) }

  /// The executor for tasks that talk to sessions.
  ///
  ///     Task(executorPreference: AppHost.executor) {
  ///       for await text in heard { speak(await session.say(text).dialog) }
  ///     }
  ///
  /// `perform()` never runs on the threads of Swift's own tasks: there are only as many as cores, and blocking app code
  /// would stop the program. Waking another thread takes some microseconds. A task of this executor is on a thread that
  /// may block, and this thread runs the app's code while the task waits for `say`. Sessions also work from any other
  /// task.
  public static var executor: any TaskExecutor { CallerThreads.shared }

  /// A new conversation with these apps.
  public func session(
    options: SessionOptions = SessionOptions(), delegate: (any SessionDelegate)? = nil
  ) -> Session {
    Session(host: core, options: options, delegate: delegate)
  }

  /// Says something in the host's own conversation, which begins with the first call.
  ///
  /// The device counts as locked: intents that need authentication are refused.
  public func say(_ text: String) async -> SessionOutcome {
    let current = ownSession.withLock { own in
      if let own { return own }
      let made = self.session()
      own = made
      return made
    }
    return await current.say(text)
  }
}
