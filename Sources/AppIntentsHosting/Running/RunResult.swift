// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What has come of an intent, in words: all that is asked of the app for it was asked on its threads.
struct RunResult: Sendable {
  /// What is said.
  let dialog: String?
  /// What is said beside something on a screen.
  let supportingDialog: String?
  /// What it returned, as it shows itself.
  let value: Candidate?
  /// What is shown.
  let snippet: SnippetView?
  /// The intent that is run next, and what its type is.
  let opens: (intent: any AppIntent, traits: IntentTraits)?

  /// Asks for all of it.
  init(_ result: AnyIntentResult, app: AppDefinitions, locale: Locale) {
    dialog = result.dialog?.full.string(in: locale)
    supportingDialog = result.dialog?.supporting?.string(in: locale)
    // SAFETY: a result's value is sendable; see `AnyIntentResult.value`.
    value = unsafe result.value.map { Candidate($0, locale: locale) }
    snippet = result.snippet
    opens = result.opensIntent.map { ($0, app.traits(of: type(of: $0))) }
  }
}

/// What an intent threw, in words.
struct RunFailure: Error {
  /// The error itself.
  let error: any Error
  /// What the app has said to the person of it.
  let dialog: String?
  /// What is told of it in events.
  let event: String
  /// What it says of itself to whoever writes the app; `nil` where it says something to the person.
  let reason: String?

  /// Asks for all of it.
  init(_ error: any Error, context: RunContext) {
    self.error = error
    event = context.events.shown(error)
    if let text = (error as? AppIntentError)?.text {
      dialog = text.string(in: context.locale)
    } else if let shown = error as? any CustomLocalizedStringResourceConvertible {
      dialog = shown.localizedStringResource.string(in: context.locale)
    } else {
      dialog = (error as? any LocalizedError)?.errorDescription
    }
    reason = dialog == nil ? "\(error)" : nil
  }
}
