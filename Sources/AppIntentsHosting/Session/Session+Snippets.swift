// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import TextAnalysis

extension Session {
  /// What became of a snippet.
  enum MadeSnippet: Sendable {
    /// It was handed to the delegate.
    case shown(SessionSnippet)
    /// Its intent may not run, so it was neither performed nor shown.
    case locked(intent: String)
    /// It could not be made.
    case failed
  }

  /// Keeps a snippet, to be made again when its intent says so.
  func show(_ intent: any AppIntent, of app: AppDefinitions) {
    let shown = ShownSnippet(app: app, intent: intent) { [weak self] snippet in
      guard let self, state.withLock({ $0.snippet === snippet }) else { return }
      _ = await reloadSnippet()
    }
    state.withLock { $0.snippet = shown }
  }

  /// Makes a snippet and hands it to the delegate; meanwhile it can be stopped.
  ///
  /// A view without an intent was made by an intent that was let run; any other is made by an intent
  /// with a policy of its own.
  ///
  /// - Returns: `nil` where it was stopped.
  func makeSnippet(_ view: SnippetView, app: AppDefinitions) async -> MadeSnippet? {
    await stoppable { [self] in
      guard let intent = view.intent else { return .shown(await present(view, app: app)) }
      return await perform(intent, app: app)
    }
  }

  /// Runs the intent of a snippet, which has nobody to ask and changes nothing.
  private func perform(_ intent: any AppIntent, app: AppDefinitions) async -> MadeSnippet {
    let name = app.name(of: type(of: intent))
    do {
      let policy = try await app.call(
        "the policy of snippet '\(name)'", deadline: options.queryDeadline
      ) {
        app.traits(of: type(of: intent)).policy
      }
      guard await context.admits(policy, app: app.app.id, intent: name) else {
        return .locked(intent: name)
      }
      let result = try await app.call(
        "snippet '\(name)'", deadline: options.queryDeadline, intent: intent
      ) {
        try await AnyIntentInstance(intent).perform()
      }
      guard let view = result.snippet else { return .failed }
      return .shown(await present(view, app: app, name: name))
    } catch {
      // What was done is done, with or without a picture of it.
      context.events.tell(
        app: app.app.id, intent: name, .failed(error: context.events.shown(error)))
      return .failed
    }
  }

  private func present(
    _ view: SnippetView, app: AppDefinitions, name: String? = nil
  ) async -> SessionSnippet {
    let snippet = SessionSnippet(
      app: app.app.id, typeName: name ?? view.typeName, view: view)
    context.events.tell(app: app.app.id, .snippet(typeName: snippet.typeName))
    await context.delegate.present(snippet)
    return snippet
  }
}
