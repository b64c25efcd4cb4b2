// SPDX-License-Identifier: Apache-2.0

public import TextAnalysis

extension UsageMemory {
  /// Notes that an intent was performed.
  ///
  /// - Parameters:
  ///   - app: The app's id.
  ///   - intent: The intent's name.
  ///   - times: How often; at least once.
  ///   - time: When it was performed.
  /// - Throws: `UsageError` for a text over `UsageLimits`, or a file that cannot be written; then nothing is
  ///   learnt.
  public func donate(
    app: String, intent: String, times: Int = 1, at time: UsageTime
  ) throws(UsageError) {
    try Self.check(app: app, intent: intent)
    try put {
      var used = $0.used(app: app, intent: intent, at: time)
      used.add(chosen: UInt32(clamping: max(1, times)), at: time)
      return [.intent(used)]
    }
  }

  /// Notes that the person meant something else than what an utterance was resolved to.
  ///
  /// The utterance comes to it from now on, the words of its values stand for them, and its intent counts as
  /// used once. A performed correction needs no donation besides.
  ///
  /// - Parameters:
  ///   - utterance: What was said, whole.
  ///   - locale: The language it was said in.
  ///   - meaning: What was meant.
  ///   - wrong: The app and intent it was resolved to; counts against that, unless it is the same.
  ///   - time: When that was.
  /// - Throws: `UsageError` for a text over `UsageLimits`, or a file that cannot be written; then nothing is
  ///   learnt.
  public func correct(
    _ utterance: String, locale: LocaleTag, to meaning: CorrectedIntent,
    from wrong: (app: String, intent: String)? = nil, at time: UsageTime
  ) throws(UsageError) {
    try Self.check(utterance, locale, meaning)
    if let wrong { try Self.check(app: wrong.app, intent: wrong.intent) }
    try put { state in
      var used = state.used(app: meaning.app, intent: meaning.intent, at: time)
      used.add(chosen: 1, at: time)
      var items = [UsageItem.intent(used)]
      if let wrong, wrong != (meaning.app, meaning.intent) {
        var rejected = state.used(app: wrong.app, intent: wrong.intent, at: time)
        rejected.add(rejected: 1, at: time)
        items.append(.intent(rejected))
      }
      for (_, value) in meaning.parameters.sorted(by: { $0.key < $1.key }) {
        guard let id = value.id, !value.words.isEmpty else { continue }
        items.append(
          .synonym(
            LearntSynonym(
              app: meaning.app, type: value.type, words: value.words, locale: locale.description,
              entity: id, title: value.title, count: 1, changed: time)))
      }
      items.append(
        .phrase(
          LearntPhrase(
            utterance: utterance, locale: locale.description, meaning: meaning, count: 1,
            changed: time)))
      return items
    }
  }

  /// Puts entries in as one change.
  func put(_ items: (UsageState) -> [UsageItem]) throws(UsageError) {
    _ = try change { state in
      var analysis = UsageAnalysis()
      let items = items(state)
      for item in items { state.put(item, &analysis) }
      return items.count
    }
  }

  // MARK: - Checks

  private static func check(app: String, intent: String) throws(UsageError) {
    try check(app, "the app's id")
    try check(intent, "the intent's name")
  }

  private static func check(
    _ text: String, _ field: String, limit: Int = UsageLimits.textBytes, mayBeEmpty: Bool = false
  ) throws(UsageError) {
    let count = text.utf8.count
    if count == 0, !mayBeEmpty { throw .empty(field: field) }
    if count > limit { throw .tooLong(field: field, found: count, limit: limit) }
  }

  private static func check(
    _ utterance: String, _ locale: LocaleTag, _ meaning: CorrectedIntent
  ) throws(UsageError) {
    try check(app: meaning.app, intent: meaning.intent)
    try check(utterance, "the utterance", limit: UsageLimits.utteranceBytes)
    try check(locale.description, "the locale")
    var analysis = UsageAnalysis()
    func checkWords(_ text: String, _ field: String) throws(UsageError) {
      guard let count = analysis.read(text, locale) else {
        throw .tooManyWords(field: field, limit: UsageLimits.words)
      }
      if count == 0 { throw .empty(field: field) }
    }
    try checkWords(utterance, "the utterance")
    let parameters = meaning.parameters
    if parameters.count > UsageLimits.parameters {
      throw .tooManyParameters(found: parameters.count, limit: UsageLimits.parameters)
    }
    var bytes = utterance.utf8.count + meaning.app.utf8.count + meaning.intent.utf8.count
    for (name, value) in parameters {
      try check(name, "a parameter's name")
      try check(value.type, "the type of '\(name)'")
      try check(value.id ?? "-", "the id of '\(name)'")
      try check(value.title, "the value of '\(name)'")
      try check(value.words, "the words of '\(name)'", mayBeEmpty: true)
      if !value.words.isEmpty { try checkWords(value.words, "the words of '\(name)'") }
      bytes += name.utf8.count + value.type.utf8.count + (value.id ?? "").utf8.count
      bytes += value.title.utf8.count + value.words.utf8.count
    }
    if bytes > UsageLimits.correctionBytes {
      throw .tooLong(
        field: "the correction", found: bytes, limit: UsageLimits.correctionBytes)
    }
  }
}
