// SPDX-License-Identifier: Apache-2.0

import AppIntents
import TextAnalysis

/// The snippet that a session shows, which may be made again as long as it is.
final class ShownSnippet: Sendable {
  let app: AppDefinitions
  let intent: any AppIntent
  private let isAwaited = Locked(false)
  private let observer = Locked<Int?>(nil)

  /// Keeps a snippet and listens to what its intent announces.
  ///
  /// - Parameter reload: Makes it again. Announcements until it returns come to one call, so that an
  ///   intent that announces itself does not go on for ever.
  init(
    app: AppDefinitions, intent: any AppIntent,
    reload: @escaping @Sendable (ShownSnippet) async -> Void
  ) {
    self.app = app
    self.intent = intent
    let type = type(of: intent)
    observer.withLock {
      $0 = SnippetReloads.observe { [weak self] announced in
        guard announced == type, let self, self.begins() else { return }
        Task {
          await reload(self)
          self.isAwaited.withLock { $0 = false }
        }
      }
    }
  }

  deinit { observer.withLock { $0 }.map(SnippetReloads.remove) }

  /// Whether nobody is about to make it again.
  private func begins() -> Bool {
    isAwaited.withLock { isAwaited in
      defer { isAwaited = true }
      return !isAwaited
    }
  }
}
