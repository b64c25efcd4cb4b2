// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

// Most turns that are meant for an app are one phrase as it is declared, with a listed value in each slot. There is
// nothing to rank or to look up then, so that their outcome is made from the candidate, without what the
// steps of a `Turn` hand to each other.

/// The number of candidates of a hypothesis, or why it could not be read.
typealias MatchedHypothesis = Result<Int, AnalysisFailure>

/// A phrase that a turn is, as it is declared.
struct DeclaredPhrase: BitwiseCopyable {
  let candidate: MatchCandidate
  /// Its intent, by its index over all apps.
  let intent: UInt32
  /// The first parameter that was not said and is to be asked for, by its index over all.
  let missing: UInt32?
}

extension IntentResolver {
  /// Matches a turn that has one hypothesis, and tells whether it is one phrase as declared whose slots each name one
  /// value.
  ///
  /// - Parameter matched: What became of matching, for the turn that is taken where it is not.
  /// - Returns: The only candidate with its intent; `nil` where anything is left to be found out.
  func declared(
    _ request: ResolutionRequest, _ matched: inout MatchedHypothesis?,
    _ scratch: inout MatchScratch
  ) -> DeclaredPhrase? {
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
    guard
      let shortcut = image.shortcut(phrase.shortcut, of: image.tables.app(of: candidate.variant))
    else { return nil }
    let parameters = image.intent(shortcut.intent).parameters
    var missing: UInt32?
    for index in parameters {
      let number = index - parameters.lowerBound
      if let slot = scratch.buffers.slot(of: candidate, phrase, filling: number, image) {
        if image.itemCount(slot.values) != 1 { return nil }
      } else if missing == nil, image.parameter(index).flags & 3 == 0 {
        missing = index
      }
    }
    return DeclaredPhrase(candidate: candidate, intent: shortcut.intent, missing: missing)
  }

  /// The outcome of a turn that is one phrase as declared: what the steps of a `Turn` come to.
  func resolution(
    of declared: DeclaredPhrase, _ request: ResolutionRequest, _ scratch: inout MatchScratch
  ) -> Resolution {
    scratch.strings.use(image)
    let variant = image.variant(declared.candidate.variant)
    let confidence = ReadingSet.confidence(declared.candidate, [])
    if let missing = declared.missing {
      let parameter = image.parameter(missing)
      let dialog = parameter.requestValueDialog
      return Resolution(
        .needsValue(
          match(declared, confidence, request, &scratch),
          parameter: scratch.strings.text(parameter.name),
          dialog: dialog == .none
            ? nil : scratch.strings.text(image.translated(dialog, variant))),
        transcript: request.hypotheses[0].text, locale: scratch.strings.text(variant.locale))
    }
    let asksForConsent = image.intent(declared.intent).flags & 1 != 0
    let isToConfirm = Decision(confirmBelow: options.confirmBelow, scores: nil).isToConfirm(
      confidence, Doubts(asksForConsent: asksForConsent))
    return Resolution(
      isToConfirm
        ? .needsConfirmation(match(declared, confidence, request, &scratch))
        : .resolved(match(declared, confidence, request, &scratch)),
      transcript: request.hypotheses[0].text, locale: scratch.strings.text(variant.locale))
  }

  private func match(
    _ declared: DeclaredPhrase, _ confidence: Double, _ request: ResolutionRequest,
    _ scratch: inout MatchScratch
  ) -> IntentMatch {
    let phrase = image.phrase(declared.candidate.phrase)
    let intent = image.intent(declared.intent)
    let app = image.tables.app(of: declared.candidate.variant)
    return IntentMatch(
      app: scratch.strings.text(image.app(app).id), intent: scratch.strings.text(intent.name),
      shortcut: Int(phrase.shortcut), phrase: scratch.strings.template(phrase.text), kind: .exact,
      confidence: confidence,
      parameters: intent.parameters.isEmpty
        ? [] : parameters(of: declared.candidate, intent, request, &scratch))
  }

  /// The parameters that the slots of a candidate fill, each with the only value that its words name.
  private func parameters(
    of candidate: MatchCandidate, _ intent: IntentRecord, _ request: ResolutionRequest,
    _ scratch: inout MatchScratch
  ) -> [BoundParameter] {
    let phrase = image.phrase(candidate.phrase)
    let variant = image.variant(candidate.variant)
    var bound: [BoundParameter] = []
    for index in intent.parameters {
      let number = index - intent.parameters.lowerBound
      guard let slot = scratch.buffers.slot(of: candidate, phrase, filling: number, image) else {
        continue
      }
      let parameter = image.parameter(index)
      let value = image.value(ValueID(image.form(image.item(slot.values, at: 0)).target))
      bound.append(
        BoundParameter(
          name: scratch.strings.text(parameter.name), type: scratch.strings.text(parameter.type),
          value: .entity(
            id: scratch.strings.text(value.id),
            title: scratch.strings.text(image.translated(value.title, variant))),
          text: request.hypotheses[0].text.words(slot.range), range: slot.range))
    }
    return bound
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
