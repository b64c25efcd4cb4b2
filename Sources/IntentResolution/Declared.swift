// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

// Most turns that are meant for an app are one phrase as it is declared, with a listed value in each slot. There is
// nothing to rank or to look up then, so that their outcome is made from the candidate, without what the
// steps of a `Turn` hand to each other.

/// The number of candidates of a hypothesis, or why it could not be read.
typealias MatchedHypothesis = Result<Int, AnalysisFailure>

/// The outcome of a turn that is one phrase as it is declared, with its texts where the image has them.
package struct DeclaredOutcome {
  /// How the turn ends: resolved, to be confirmed, or without a value.
  package fileprivate(set) var status = Resolution.Status.resolved
  /// The app's id.
  package let app: StringRef
  /// The intent's name.
  package let intent: StringRef
  /// The shortcut's index in its app.
  package let shortcut: Int
  /// The phrase, a stored template (`StringPool.template`).
  package let phrase: StringRef
  /// How sure it is that this is meant, 0 ... 1.
  package let confidence: Double
  /// The locale of the declaration.
  package let locale: StringRef
  /// The name of the first parameter that was not said and is to be asked for; `.none` where nothing is.
  package fileprivate(set) var missing = StringRef.none
  /// What to ask for it; `.none` where the app has no words for it.
  package fileprivate(set) var dialog = StringRef.none
  private var places = InlineArray<4, Parameter>(repeating: Parameter())
  /// How many parameters are bound, at most `maxParameters`.
  package private(set) var parameterCount = 0

  /// Phrases with more slots take the way of all other turns.
  static let maxParameters = 4

  /// A parameter, bound to the only value that its words name.
  package struct Parameter: BitwiseCopyable {
    /// Its name.
    package var name = StringRef.none
    /// Its type.
    package var type = StringRef.none
    /// The value's id.
    package var id = StringRef.none
    /// The value's title, in the locale of the declaration.
    package var title = StringRef.none
    /// The first byte of its words in the utterance.
    package var lower: UInt32 = 0
    /// The byte behind the last of them.
    package var upper: UInt32 = 0

    /// Where its words are in the utterance.
    package var range: TextSpan { TextSpan(lower: lower, upper: upper) }
  }

  fileprivate init(
    app: StringRef, intent: StringRef, shortcut: Int, phrase: StringRef, confidence: Double,
    locale: StringRef
  ) {
    self.app = app
    self.intent = intent
    self.shortcut = shortcut
    self.phrase = phrase
    self.confidence = confidence
    self.locale = locale
  }

  /// Adds a parameter; there must be fewer than `maxParameters`.
  fileprivate mutating func append(_ parameter: Parameter) {
    places[parameterCount] = parameter
    parameterCount += 1
  }

  /// A parameter, in the intent's order.
  package func parameter(_ index: Int) -> Parameter { places[index] }
}

extension IntentResolver {
  /// Matches a turn that has one hypothesis, and tells whether it is one phrase as declared whose slots each name one
  /// value.
  ///
  /// - Parameter matched: What became of matching, for the turn that is taken where it is not.
  /// - Returns: What the steps of a `Turn` come to; `nil` where anything is left to be found out.
  func declared(
    _ request: ResolutionRequest, _ matched: inout MatchedHypothesis?,
    _ scratch: inout MatchScratch
  ) -> DeclaredOutcome? {
    guard request.hypotheses.count == 1, !request.explains, request.foregroundApp == nil,
      request.allowedApps == nil
    else { return nil }
    do throws(AnalysisFailure) {
      let count = try matcher(request.locale, &scratch).match(
        request.hypotheses[0].text, into: &scratch.buffers)
      matched = .success(count)
      if count != 1 { return nil }
    } catch {
      matched = .failure(error)
      return nil
    }
    let candidate = scratch.buffers.candidate(0)
    if !candidate.isExact || candidate.isNegative { return nil }
    let phrase = image.phrase(candidate.phrase)
    let app = image.tables.app(of: candidate.variant)
    guard let shortcut = image.shortcut(phrase.shortcut, of: app) else { return nil }
    let intent = image.intent(shortcut.intent)
    let variant = image.variant(candidate.variant)
    var outcome = DeclaredOutcome(
      app: image.app(app).id, intent: intent.name, shortcut: Int(phrase.shortcut),
      phrase: phrase.text, confidence: ReadingSet.confidence(candidate, []),
      locale: variant.locale)
    for index in intent.parameters {
      let number = index - intent.parameters.lowerBound
      if let slot = scratch.buffers.slot(of: candidate, phrase, filling: number, image) {
        guard image.itemCount(slot.values) == 1,
          outcome.parameterCount < DeclaredOutcome.maxParameters
        else { return nil }
        let parameter = image.parameter(index)
        let value = image.value(ValueID(image.form(image.item(slot.values, at: 0)).target))
        outcome.append(
          DeclaredOutcome.Parameter(
            name: parameter.name, type: parameter.type, id: value.id,
            title: image.translated(value.title, variant), lower: slot.range.lower,
            upper: slot.range.upper))
      } else if outcome.missing == .none {
        let parameter = image.parameter(index)
        if parameter.flags & 3 == 0 {
          outcome.missing = parameter.name
          outcome.dialog =
            parameter.requestValueDialog == .none
            ? .none : image.translated(parameter.requestValueDialog, variant)
          outcome.status = .needsValue
        }
      }
    }
    if outcome.status == .resolved,
      Decision(confirmBelow: options.confirmBelow, scores: nil).isToConfirm(
        outcome.confidence, Doubts(asksForConsent: intent.flags & 1 != 0))
    {
      outcome.status = .needsConfirmation
    }
    return outcome
  }

  /// The outcome of a declared phrase, with its texts.
  func resolution(
    of outcome: DeclaredOutcome, _ request: ResolutionRequest, _ scratch: inout MatchScratch
  ) -> Resolution {
    scratch.strings.use(image)
    let text = request.hypotheses[0].text
    var parameters: [BoundParameter] = []
    for index in 0..<outcome.parameterCount {
      let parameter = outcome.parameter(index)
      parameters.append(
        BoundParameter(
          name: scratch.strings.text(parameter.name), type: scratch.strings.text(parameter.type),
          value: .entity(
            id: scratch.strings.text(parameter.id), title: scratch.strings.text(parameter.title)),
          text: text.words(parameter.range), range: parameter.range))
    }
    let match = IntentMatch(
      app: scratch.strings.text(outcome.app), intent: scratch.strings.text(outcome.intent),
      shortcut: outcome.shortcut, phrase: scratch.strings.template(outcome.phrase), kind: .exact,
      confidence: outcome.confidence, parameters: parameters)
    let end: Resolution.Outcome =
      switch outcome.status {
      case .needsValue:
        .needsValue(
          match, parameter: scratch.strings.text(outcome.missing),
          dialog: outcome.dialog == .none ? nil : scratch.strings.text(outcome.dialog))
      case .needsConfirmation: .needsConfirmation(match)
      default: .resolved(match)
      }
    return Resolution(end, transcript: text, locale: scratch.strings.text(outcome.locale))
  }
}

extension MatchBuffers {
  /// The first slot of a candidate that fills a parameter of its intent.
  fileprivate func slot(
    of candidate: MatchCandidate, _ phrase: PhraseRecord, filling parameter: UInt32,
    _ image: IndexImage
  ) -> MatchedSlot? {
    var found: MatchedSlot?
    forEachSlot(of: candidate) { slot in
      if found == nil, slot.slotClass != nil,
        (slot.parameter ?? image.slotParameter(phrase, at: slot.ordinal)) == parameter
      {
        found = slot
      }
    }
    return found
  }
}
