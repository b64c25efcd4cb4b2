// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

// Most turns that are meant for an app are a phrase as it is declared, with a listed value in each slot; most that are
// meant for nobody name no app, and fit nothing. There is nothing to rank or to look up then, so that their outcome is
// made from what matching leaves, without what the steps of a `Turn` hand to each other.

/// The number of candidates of a hypothesis, or why it could not be read.
package typealias MatchedHypothesis = Result<Int, AnalysisFailure>

extension Matcher {
  /// Matches a text for all apps.
  ///
  /// - Parameter takesBest: Whether what the best candidate outranks may be left out.
  func matched(
    _ text: Span<UInt8>, takesBest: Bool, into buffers: inout MatchBuffers
  ) -> MatchedHypothesis {
    var filter = Filter()
    filter.takesBest = takesBest
    do throws(AnalysisFailure) {
      return .success(try match(text, filter: filter, into: &buffers))
    } catch {
      return .failure(error)
    }
  }
}

/// The outcome of a turn that matching settles: a phrase as it is declared, with its texts where the image has them, or
/// nothing.
///
/// It is kept with the scratch and filled in place: copies of it cost as much as the look-up of a phrase.
package struct SettledOutcome {
  /// How the turn ends: resolved, to be confirmed, without a value, or with no match; all else is of a phrase.
  package fileprivate(set) var status = Resolution.Status.resolved
  /// The app's id.
  package fileprivate(set) var app = StringRef.none
  /// The intent's name.
  package fileprivate(set) var intent = StringRef.none
  /// The shortcut's index in its app.
  package fileprivate(set) var shortcut = 0
  /// The phrase, a stored template (`StringPool.template`).
  package fileprivate(set) var phrase = StringRef.none
  /// How sure it is that this is meant, 0 ... 1.
  package fileprivate(set) var confidence = 0.0
  /// The locale of the declaration.
  package fileprivate(set) var locale = StringRef.none
  /// The name of the first parameter that was not said and is to be asked for; `.none` where nothing is.
  package fileprivate(set) var missing = StringRef.none
  /// What to ask for it; `.none` where the app has no words for it.
  package fileprivate(set) var dialog = StringRef.none
  private var places = InlineArray<4, Parameter>(repeating: Parameter())
  /// How many parameters are bound, at most `maxParameters`.
  package private(set) var parameterCount = 0

  private var others = InlineArray<3, Alternative>(repeating: Alternative())
  /// How many other intents the words fit as declared, at most `maxAlternatives`.
  package private(set) var alternativeCount = 0

  /// Phrases with more slots take the way of all other turns.
  static var maxParameters: Int { 4 }
  /// As many as are told unless a request says otherwise; more take the way of all other turns.
  static var maxAlternatives: Int { 3 }

  /// Another intent that the words fit as declared, less well.
  package struct Alternative: BitwiseCopyable {
    fileprivate var target = IntentTarget(app: AppID(0), intent: 0)
    /// The app's id.
    package var app = StringRef.none
    /// The intent's name.
    package var intent = StringRef.none
    /// The phrase, a stored template.
    package var phrase = StringRef.none
    /// How sure it would be without the best one.
    package var confidence = 0.0
  }

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

  /// Makes it that of another turn, with no parameter bound.
  fileprivate mutating func begin() {
    status = .resolved
    missing = .none
    dialog = .none
    parameterCount = 0
  }

  /// Adds a parameter; there must be fewer than `maxParameters`.
  fileprivate mutating func append(_ parameter: Parameter) {
    places[parameterCount] = parameter
    parameterCount += 1
  }

  /// A parameter, in the intent's order.
  package func parameter(_ index: Int) -> Parameter { places[index] }

  /// Another intent, best first.
  package func alternative(_ index: Int) -> Alternative { others[index] }
}

extension ResolutionRequest {
  /// The text of a request that has one, and no conditions that a turn which matching settles cannot have.
  var onlyText: String? {
    guard hypotheses.count == 1, !explains, foregroundApp == nil, allowedApps == nil else {
      return nil
    }
    return hypotheses[0].text
  }
}

extension IntentResolver {
  /// Matches a turn that is one text and nothing else, and tells whether that settles it: it is a phrase as declared whose
  /// slots each name one value, or it fits nothing.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8.
  ///   - maxAlternatives: How many other intents are told.
  ///   - matched: What became of matching, for the turn that is taken where it is not.
  ///   - scratch: Holds in `settled` what the steps of a `Turn` come to, where it is.
  /// - Returns: `false` where anything is left to be found out.
  package func isSettled(
    _ text: Span<UInt8>, _ locale: LocaleTag, maxAlternatives: Int,
    _ matched: inout MatchedHypothesis?, _ scratch: inout MatchScratch
  ) -> Bool {
    let result = match(text, locale, takesBest: true, &scratch)
    matched = result
    guard case .success(let count) = result else { return false }
    if count == 0, scratch.buffers.isUnheard {
      scratch.settled.status = .noMatch
      return true
    }
    guard count > 0 else { return false }
    if scratch.settled.takeAlternatives(count, &scratch.buffers, image, most: maxAlternatives),
      scratch.settled.take(
        scratch.buffers.candidate(0), &scratch.buffers, image, confirmBelow: options.confirmBelow)
    {
      return true
    }
    // What it outranks is asked for where it names several values.
    if scratch.buffers.isBestOnly { matched = match(text, locale, takesBest: false, &scratch) }
    return false
  }
}

extension SettledOutcome {
  /// Notes the other intents that the words fit as declared, each once, best first: bound to the values that it names,
  /// the best candidate yields to none of them.
  ///
  /// - Returns: `false` where it may, or there are too many: a negative phrase keeps its app out, and another app's that
  ///   fits as well makes a choice.
  fileprivate mutating func takeAlternatives(
    _ count: Int, _ buffers: inout MatchBuffers, _ image: IndexImage, most: Int
  ) -> Bool {
    alternativeCount = 0
    let best = buffers.candidate(0)
    if !best.isExact || best.isNegative { return false }
    if count == 1 { return true }
    let own = image.target(of: best)
    for rank in 1..<count {
      let other = buffers.candidate(rank)
      if other.isNegative { return false }
      // What was misheard does not count beside what was said.
      if !other.isExact || rank >= ReadingSet.maxReadings { continue }
      let target = image.target(of: other)
      if target == own { continue }
      if other.rank == best.rank, target.app != own.app { return false }
      var isKnown = false
      for k in 0..<alternativeCount where others[k].target == target { isKnown = true }
      if isKnown || alternativeCount >= most { continue }
      if alternativeCount == Self.maxAlternatives { return false }
      others[alternativeCount] = Alternative(
        target: target, app: image.app(target.app).id, intent: image.intent(target.intent).name,
        phrase: image.phrase(other.phrase).text, confidence: ReadingSet.confidence(other, []))
      alternativeCount += 1
    }
    return true
  }

  /// Becomes the outcome of a candidate that is a phrase as declared.
  ///
  /// - Returns: `false` where one of its slots names several values, or there are too many.
  fileprivate mutating func take(
    _ candidate: MatchCandidate, _ buffers: inout MatchBuffers, _ image: IndexImage,
    confirmBelow: Double
  ) -> Bool {
    let record = image.phrase(candidate.phrase)
    let appID = image.tables.app(of: candidate.variant)
    guard let told = image.shortcut(record.shortcut, of: appID) else { return false }
    let declared = image.intent(told.intent)
    let variant = image.variant(candidate.variant)
    begin()
    app = image.app(appID).id
    intent = declared.name
    shortcut = Int(record.shortcut)
    phrase = record.text
    confidence = ReadingSet.confidence(candidate, [])
    locale = variant.locale
    // Most phrases have no slot, as their intents take no parameter.
    if !declared.parameters.isEmpty {
      let slots = buffers.slots(of: candidate, record, image)
      guard bind(slots, declared.parameters, by: variant.translations, image) else { return false }
    }
    if status == .resolved,
      Decision(confirmBelow: confirmBelow, scores: nil).isToConfirm(
        confidence, Doubts(asksForConsent: declared.flags & 1 != 0))
    {
      status = .needsConfirmation
    }
    return true
  }

  /// Binds the parameters of an intent to the slots of a phrase.
  ///
  /// - Returns: `false` where one of the slots names several values, or there are too many.
  private mutating func bind(
    _ slots: borrowing SettledSlots, _ parameters: Range<UInt32>, by translations: UInt32,
    _ image: IndexImage
  ) -> Bool {
    if slots.count > Self.maxParameters { return false }
    for index in parameters {
      let number = index - parameters.lowerBound
      if let slot = slots.filling(number) {
        guard let only = image.onlyValue(of: slot) else { return false }
        let parameter = image.parameter(index)
        let value = image.value(only)
        append(
          Parameter(
            name: parameter.name, type: parameter.type, id: value.id,
            title: image.translated(value.title, by: translations), lower: slot.range.lower,
            upper: slot.range.upper))
      } else if missing == .none {
        let parameter = image.parameter(index)
        if parameter.flags & 3 == 0 {
          missing = parameter.name
          dialog =
            parameter.requestValueDialog == .none
            ? .none : image.translated(parameter.requestValueDialog, by: translations)
          status = .needsValue
        }
      }
    }
    return true
  }
}

extension IntentResolver {
  /// The settled outcome of a text in a scratch, with its texts.
  func settledResolution(
    of text: consuming String, _ locale: LocaleTag, _ scratch: inout MatchScratch
  ) -> Resolution {
    if scratch.settled.status == .noMatch {
      return Resolution(transcript: text, locale: locale.description, outcome: .noMatch)
    }
    scratch.strings.use(image)
    return scratch.settled.resolution(of: text, &scratch.strings)
  }
}

extension SettledOutcome {
  /// The outcome of a text with the image's texts. It changes nothing of itself: what is borrowed would be copied.
  fileprivate mutating func resolution(
    of text: consuming String, _ strings: inout RecentStrings
  ) -> Resolution {
    let match = IntentMatch(
      app: strings.text(app), intent: strings.text(intent), shortcut: shortcut,
      phrase: strings.template(phrase), kind: .exact, confidence: confidence,
      parameters: parameterCount == 0 ? [] : parameters(of: text, &strings))
    let end: Resolution.Outcome =
      switch status {
      case .needsValue:
        .needsValue(
          match, parameter: strings.text(missing),
          dialog: dialog == .none ? nil : strings.text(dialog))
      case .needsConfirmation: .needsConfirmation(match)
      default: .resolved(match)
      }
    return Resolution(
      transcript: text, locale: strings.text(locale), outcome: end,
      alternatives: alternativeCount == 0 ? [] : alternatives(&strings))
  }

  private mutating func parameters(
    of text: String, _ strings: inout RecentStrings
  ) -> [BoundParameter] {
    (0..<parameterCount).map { index in
      let parameter = places[index]
      return BoundParameter(
        name: strings.text(parameter.name), type: strings.text(parameter.type),
        value: .entity(id: strings.text(parameter.id), title: strings.text(parameter.title)),
        text: text.words(parameter.range), range: parameter.range)
    }
  }

  private mutating func alternatives(
    _ strings: inout RecentStrings
  ) -> [IntentResolution.Alternative] {
    (0..<alternativeCount).map { index in
      let other = others[index]
      return IntentResolution.Alternative(
        app: strings.text(other.app), intent: strings.text(other.intent),
        phrase: strings.template(other.phrase), confidence: other.confidence)
    }
  }
}

/// The slots of a candidate that is a phrase as declared, the app's name left out.
private struct SettledSlots {
  private var slots = InlineArray<4, Slot>(repeating: Slot())
  /// How many there are, those counted that there is no room for.
  private(set) var count = 0

  struct Slot {
    var parameter: UInt32 = .max
    var values = TriePayload(rawValue: 0)
    var accent: UInt32 = 0
    var range = TextSpan(lower: 0, upper: 0)
  }

  mutating func append(_ slot: Slot) {
    if count < SettledOutcome.maxParameters { slots[count] = slot }
    count += 1
  }

  /// The first slot that fills a parameter of the intent, by its number there.
  @inline(__always)
  func filling(_ parameter: UInt32) -> Slot? {
    for k in 0..<min(count, SettledOutcome.maxParameters) where slots[k].parameter == parameter {
      return slots[k]
    }
    return nil
  }
}

extension MatchBuffers {
  /// The slots of a candidate.
  fileprivate func slots(
    of candidate: MatchCandidate, _ phrase: PhraseRecord, _ image: IndexImage
  ) -> SettledSlots {
    var slots = SettledSlots()
    forEachSlot(of: candidate) { slot in
      guard slot.slotClass != nil else { return }
      let parameter = slot.parameter ?? image.slotParameter(phrase, at: slot.ordinal)
      slots.append(
        SettledSlots.Slot(
          parameter: parameter ?? .max, values: slot.values, accent: slot.accent, range: slot.range)
      )
    }
    return slots
  }
}

extension IndexImage {
  /// The app and the intent that a candidate would run.
  func target(of candidate: MatchCandidate) -> IntentTarget {
    let app = tables.app(of: candidate.variant)
    return IntentTarget(
      app: app, intent: shortcut(phrase(candidate.phrase).shortcut, of: app)?.intent ?? .max)
  }

  /// The value that the words of a slot name; `nil` where they name none, or several to choose from, as where more than
  /// a few forms are alike.
  fileprivate func onlyValue(of slot: SettledSlots.Slot) -> ValueID? {
    let count = itemCount(slot.values)
    if count == 1 { return ValueID(form(item(slot.values, at: 0)).target) }
    guard 2...8 ~= count else { return nil }
    var only: (same: ValueID?, other: ValueID?)
    var isOneOther = true
    for k in 0..<count {
      let form = form(item(slot.values, at: k))
      let id = ValueID(form.target)
      if form.accent == slot.accent {
        if let same = only.same, same != id { return nil }
        only.same = id
      } else {
        if let other = only.other, other != id { isOneOther = false }
        only.other = id
      }
    }
    return only.same ?? (isOneOther ? only.other : nil)
  }
}
