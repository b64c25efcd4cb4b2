// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Personalization
import TextAnalysis
import ValueParsing

/// A memory of use, asked by the ids of an image.
///
/// What it says counts as long as the image has it: an app, an intent, a parameter of the same type, a value.
/// Shared by all matchers of a resolver.
final class LearntViews: Sendable {
  let memory: UsageMemory
  private let image: IndexImage
  private let apps: AppIDs
  /// Types whose entities app code knows.
  private let queried: Set<EntityKey>
  /// Keys of intents in the memory, by their indexes.
  private let intents = Locked<[UInt32: UInt64]>([:])
  /// Values found by their ids, and those looked for in vain.
  private let values = Locked<[ValueName: UInt32?]>([:])

  private struct ValueName: Hashable {
    var type: UInt32
    var id: String
  }

  /// Phrases found of an app's intents, and those looked for in vain.
  private let phrases = Locked<[IntentName: PhraseID?]>([:])

  private struct IntentName: Hashable {
    var variant: UInt32
    var intent: String
  }

  /// Most values, intents and phrases that are kept.
  private static let maxKept = 4_096

  init(memory: UsageMemory, image: IndexImage, apps: AppIDs, queried: Set<EntityKey>) {
    self.memory = memory
    self.image = image
    self.apps = apps
    self.queried = queried
  }

  // MARK: - Intents

  /// The shift of log-odds that speaks for a shortcut of a variant's app.
  func prior(_ variant: VariantID, shortcut: UInt32) -> Double {
    let app = image.variant(variant).app
    guard let record = image.shortcut(UInt16(truncatingIfNeeded: shortcut), of: app) else {
      return 0
    }
    let key = intents.withLock { known in
      if let key = known[record.intent] { return key }
      if known.count >= Self.maxKept { known.removeAll() }
      let key = UsageMemory.key(
        app: image.strings[image.app(app).id],
        intent: image.strings[image.intent(record.intent).name])
      known[record.intent] = key
      return key
    }
    return memory.prior(key)
  }

  /// Puts candidates of one rank in the order of their priors; equal ones stay as they are.
  func order(_ s: inout MatchBuffers) {
    var first = 0
    while first + 1 < s.candidates.count {
      var end = first + 1
      while end < s.candidates.count, s.candidates[end].rank == s.candidates[first].rank {
        end += 1
      }
      for k in first + 1..<max(end, first + 1) {
        let candidate = s.candidates[k]
        let prior = self.prior(candidate)
        var at = k
        while at > first, prior > self.prior(s.candidates[at - 1]) {
          s.candidates[at] = s.candidates[at - 1]
          at -= 1
        }
        s.candidates[at] = candidate
      }
      first = end
    }
  }

  private func prior(_ candidate: MatchCandidate) -> Double {
    candidate.isNegative
      ? 0 : prior(candidate.variant, shortcut: UInt32(image.phrase(candidate.phrase).shortcut))
  }

  // MARK: - Values

  /// The value that some words were said for, among those of a kind of slot; its place in the type.
  func value(_ words: Span<Token>, in slot: SlotClassRecord) -> UInt32? {
    guard slot.valueType > 0 else { return nil }
    let type = image.valueType(slot.valueType - 1)
    let id = memory.synonym(
      app: image.strings[image.app(type.app).id], type: image.strings[type.name], words: words)
    return id.flatMap { place($0, of: slot.valueType - 1) }
  }

  /// The place of a value among those of its type; `nil` where there is none of the id.
  ///
  /// - Complexity: O(*n*) for *n* values when first asked for, then O(1).
  private func place(_ id: String, of index: UInt32) -> UInt32? {
    let name = ValueName(type: index, id: id)
    return values.withLock { known in
      if let place = known[name] { return place }
      if known.count >= Self.maxKept { known.removeAll() }
      let type = image.valueType(index)
      let value = type.values.first {
        let found = image.value(ValueID($0)).id
        // SAFETY: the bytes are the image's, and compared at once.
        return unsafe image.strings.utf8(found).elementsEqual(id.utf8)
      }
      let place = value.map { $0 - type.values.lowerBound }
      known[name] = .some(place)
      return place
    }
  }

  // MARK: - Utterances

  /// The first phrase of an app's intent in one locale; `nil` where it has none there.
  ///
  /// - Complexity: O(*s* + *p*) for *s* shortcuts and *p* phrases when first asked for, then O(1).
  private func phrase(
    of intent: String, _ variant: UInt32, _ shortcuts: Range<UInt32>
  ) -> PhraseID? {
    let name = IntentName(variant: variant, intent: intent)
    return phrases.withLock { known in
      if let phrase = known[name] { return phrase }
      if known.count >= Self.maxKept { known.removeAll() }
      let numbers = Set(
        shortcuts.prefix(Int(UInt16.max)).filter {
          image.strings[image.intent(image.shortcut($0).intent).name] == intent
        }.map { $0 - shortcuts.lowerBound })
      let phrase =
        numbers.isEmpty
        ? nil
        : image.variant(VariantID(variant)).phrases.first {
          let phrase = image.phrase(PhraseID($0))
          return !phrase.flags.contains(.negative) && numbers.contains(UInt32(phrase.shortcut))
        }
      known[name] = .some(phrase.map { PhraseID($0) })
      return phrase.map { PhraseID($0) }
    }
  }

  /// What an utterance was corrected to, where that may be said of it here.
  ///
  /// - Parameters:
  ///   - analyzer: The locale's own, by which the words in the buffers were found.
  ///   - active: The variants that hear the locale.
  ///   - reader: What reads values; `nil` where no parameter takes any.
  ///   - s: Holds all its words, which apps hear it and which are named.
  func reading(
    of utterance: Utterance, _ analyzer: TextAnalyzer, _ active: ActiveVariants.View,
    _ reader: ValueReader?, _ s: borrowing MatchBuffers
  ) -> LearntReading? {
    let words = s.tokens.tokens
    guard words.count > 0, let meaning = memory.phrase(words, locale: analyzer.locale),
      let app = apps[meaning.app], !s.pass.marks.contains(.isFiltered) || s.isAllowed(app)
    else { return nil }
    guard let variant = active.variant(of: app) else { return nil }
    // Words without the app's name are meant for the app in front, where there is one.
    if let foreground = utterance.foreground, foreground != app {
      let isNamed = (0..<s.mentions.count).contains { s.mentions[$0].variant == variant }
      if !isNamed { return nil }
    }
    guard let phrase = phrase(of: meaning.intent, variant, image.app(app).shortcuts),
      let shortcut = image.shortcut(image.phrase(phrase).shortcut, of: app)
    else { return nil }
    var reading = LearntReading(
      variant: VariantID(variant), phrase: phrase, words: words.count)
    for (name, value) in meaning.parameters {
      guard let found = self.value(value, name, of: phrase, variant, shortcut, reader) else {
        return nil
      }
      // SAFETY: the number of bytes, none of which is read.
      let range =
        self.range(of: value.words, in: words, analyzer)
        ?? TextSpan(lower: 0, upper: unsafe UInt32(utterance.utf8.count))
      reading.values.append(
        LearntValue(parameter: found.parameter, meaning: found.meaning, range: range))
    }
    return reading
  }

  /// A value as the image has it; `nil` where the parameter or the value is there no more, or the words say none of its
  /// type.
  private func value(
    _ value: CorrectedValue, _ name: String, of phrase: PhraseID, _ variant: UInt32,
    _ shortcut: ShortcutRecord, _ reader: ValueReader?
  ) -> (parameter: UInt32, meaning: LearntValue.Meaning)? {
    let parameters = image.intent(shortcut.intent).parameters
    guard let index = parameters.first(where: { image.strings[image.parameter($0).name] == name })
    else { return nil }
    let p = index - parameters.lowerBound
    let parameter = image.parameter(index)
    guard image.strings[parameter.type] == value.type else { return nil }
    let record = image.variant(VariantID(variant))
    let key = EntityKey(app: image.strings[image.app(record.app).id], type: value.type)
    if let id = value.id {
      if parameter.valueType > 0, let place = place(id, of: parameter.valueType - 1) {
        let type = image.valueType(parameter.valueType - 1)
        return (p, .listed(ValueID(type.values.lowerBound &+ place)))
      }
      guard let key, queried.contains(key) else { return nil }
      return (p, .queried(key, id: id, title: value.title))
    }
    if key != nil {
      var isOpen = false
      image.forEachSlotKind(record, shortcut: UInt32(image.phrase(phrase).shortcut)) { slot, kind in
        if slot == p, image.slotClass(kind).kind == .open { isOpen = true }
      }
      return isOpen ? (p, .open(value.title)) : nil
    }
    if Self.textTypes.contains(value.type) { return (p, .text(value.title)) }
    // What "tomorrow" is, is read when it is bound.
    let isSaid =
      reader?.value(of: value.title, for: value.type, at: ValueReference(local: 0)) != nil
    return isSaid ? (p, .spoken(value.title)) : nil
  }

  /// Types of parameters that any words fill.
  private static let textTypes: Set<String> = ["string", "person", "attributedString"]

  /// Where some words stand among others, in bytes; the first place counts.
  private func range(
    of part: String, in words: Span<Token>, _ analyzer: TextAnalyzer
  ) -> TextSpan? {
    var buffer = TokenBuffer(maxTokens: UsageLimits.words)
    guard (try? analyzer.analyze(part, into: &buffer)) != nil, buffer.count > 0,
      buffer.count <= words.count
    else { return nil }
    for first in 0...words.count - buffer.count {
      var k = 0
      while k < buffer.count, words[first + k].hash == buffer[k].hash { k += 1 }
      if k == buffer.count {
        return TextSpan(lower: words[first].lower, upper: words[first + k - 1].upper)
      }
    }
    return nil
  }
}
