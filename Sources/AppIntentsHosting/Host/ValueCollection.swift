// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import IntentCatalog
import Resolution

/// Asks the queries of an app for the values that phrases can name.
enum ValueCollection {
  typealias Values = [String: [EntityValue]]

  /// The values of all entity types of an app, and what went wrong.
  ///
  /// A query that throws or takes too long keeps the values that were there before.
  static func collect(
    _ app: AppDefinitions, before: Values, options: HostOptions
  ) async -> (values: Values, findings: [Diagnostic]) {
    var values = before
    var findings: [Diagnostic] = []
    let deadline = ContinuousClock.now + options.valuesDeadline
    // By name, so that findings come in the same order every time.
    for (name, type) in app.declarations.entityTypes.sorted(by: { $0.key < $1.key }) {
      func find(_ what: String) {
        findings.append(
          Diagnostic(
            rule: "values-not-collected", severity: .warning,
            message: "the values of '\(name)' could not be collected: \(what)",
            fix: "phrases with it find the values of the last time, or none", location: .unknown,
            app: app.app.id))
      }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else {
        find("other queries of the app took all of \(options.valuesDeadline)")
        continue
      }
      let work = TurnTask<Never, [EntityValue]>(
        limits: .init(running: left, grace: .milliseconds(100)), executor: AppThreads.shared
      ) { _ in
        try await app.texts.atHand {
          try await AppDeclarations.values(
            of: type, limit: options.maxValues, locales: app.texts?.locales ?? [])
        }
      }
      switch await work.start() {
      case .ended(let found): values[name] = found
      case .failed(let error): find("its query threw \(error)")
      case .cancelled: find("its query did not return within \(options.valuesDeadline)")
      }
    }
    return (values, findings)
  }
}
