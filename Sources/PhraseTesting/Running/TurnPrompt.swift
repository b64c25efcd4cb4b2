// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution

/// What a turn of a conversation asks of whoever holds it with a person, in words.
package struct TurnPrompt: Sendable, Equatable {
  /// What is to be done next.
  package enum Step: String, Sendable, CaseIterable {
    /// Say `text`.
    case say
    /// Ask for a value.
    case ask
    /// Have one of `options` chosen.
    case choose
    /// Ask for consent.
    case confirm
    /// Perform the intent.
    case perform
  }

  /// What is to be done next.
  package var step: Step
  /// What to say, in the app's words where it has some; empty where the intent is performed.
  package var text: String
  /// What there is to choose from, in order.
  package var options: [String] = []

  /// Says what a turn asks for.
  ///
  /// - Parameter catalogs: Where titles and dialogs are; empty where there are none.
  package init(_ turn: Rehearsal.Turn, catalogs: [AppCatalog]) {
    self.init(turn.resolution, catalogs)
    if turn.kind == .notUnderstood { text = "Sorry, I didn't get that. " + text }
    if turn.kind == .cancelled { self = TurnPrompt(saying: "OK, cancelled.") }
  }

  private init(saying text: String) { (step, self.text) = (.say, text) }

  private init(_ resolution: Resolution, _ catalogs: [AppCatalog]) {
    let app = catalogs.first { $0.id == resolution.app }
    func parameter(_ name: String) -> ParameterDeclaration? {
      app?.intent(named: resolution.intent ?? "")?.parameters.first { $0.name == name }
    }
    switch resolution.outcome {
    case .resolved: (step, text) = (.perform, "")
    case .needsValue(_, let name, let dialog):
      let title = parameter(name)?.title ?? name
      (step, text) = (.ask, dialog ?? "What's the \(title.lowercased())?")
    case .needsDisambiguation(_, let choice):
      // Where the apps differ they are the options, else the actions of the one app.
      let isBetweenApps =
        choice.parameter == nil && Set(choice.options.map(\.id)).count > 1
      let dialog = choice.parameter.flatMap(parameter)?.requestDisambiguationDialog
      (step, text) = (.choose, isBetweenApps ? "In which app?" : dialog ?? "Which one?")
      options = choice.options.map { option in
        if choice.parameter == nil, !isBetweenApps { return option.subtitle ?? option.title }
        return option.title + (option.subtitle.map { ", " + $0 } ?? "")
      }
    case .needsConfirmation: (step, text) = (.confirm, "Do you want this?")
    case .negative(let id, _, _):
      (step, text) = (.say, "\(app?.app.name ?? id) wants none of this: a negative phrase fits.")
    case .noMatch:
      (step, text) = (.say, "I don't know how to do that: no phrase of any app fits.")
    case .rejected(let reason): (step, text) = (.say, "rejected: \(reason)")
    }
  }
}
