// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import IntentResolution
import TextAnalysis

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
    let keeper = app.gate.keeper
    let deadline = keeper.now + options.valuesDeadline
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
      guard keeper.now < deadline else {
        find("other queries of the app took all of \(options.valuesDeadline)")
        continue
      }
      switch await ask(app, type, until: deadline, limit: options.maxValues) {
      case .returned(.success(let found)): values[name] = found
      case .returned(.failure(let error)): find("its query threw \(error.text)")
      case .refused: find("its query \(AppGate.refusal)")
      case .late, .cancelled, .failed:
        find("its query did not return within \(options.valuesDeadline)")
      }
    }
    return (values, findings)
  }

  /// An error of an app's, in its own words: to ask it for them is to call the app's code.
  private struct Failure: Error {
    let text: String
  }

  private static func ask(
    _ app: AppDefinitions, _ type: any AppEntity.Type, until deadline: ContinuousClock.Instant,
    limit: Int
  ) async -> AppGate.Outcome<Result<[EntityValue], Failure>> {
    await app.gate.call(until: deadline) {
      do {
        return .success(
          try await app.texts.atHand {
            try await AppDeclarations.values(
              of: type, limit: limit, locales: app.texts?.locales ?? [])
          })
      } catch {
        return .failure(Failure(text: "\(error)"))
      }
    }
  }
}
