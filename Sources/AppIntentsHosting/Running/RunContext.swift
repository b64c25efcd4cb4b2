// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import Resolution
import TextAnalysis

/// What all intents of one conversation run with.
struct RunContext: Sendable {
  let options: SessionOptions
  let reader: AnswerReader
  let locale: Locale
  let delegate: any SessionDelegate
  let events: EventHub

  init(options: SessionOptions, delegate: any SessionDelegate, events: EventHub) {
    self.options = options
    self.delegate = delegate
    self.events = events
    reader = AnswerReader(locale: options.locale)
    locale = Locale(identifier: options.locale.description)
  }

  /// A text of the session with values for its names.
  func text(_ template: String, _ values: [String: String] = [:]) -> String {
    PhraseTemplate.fill(template) { values[$0] }
  }
}

/// What is known of an intent before it is filled in.
struct RunRequest: Sendable {
  /// The app.
  let app: AppDefinitions
  /// The intent's name in the catalog.
  let name: String
  /// The intent, with the values that its shortcut or the intent before it gives.
  let instance: AnyIntentInstance
  /// The parameters that what was said binds.
  var bound: [BoundParameter] = []
  /// The parameter that what was said leaves open between several entities, by their identifiers.
  var openChoice: (parameter: String, ids: [String])?
  /// Whether it is not sure that this was meant.
  var isUnsure = false
}
