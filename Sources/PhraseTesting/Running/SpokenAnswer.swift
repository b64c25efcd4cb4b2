// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentResolution
import TextAnalysis

/// What short answers mean, in the locale of the case and else in English.
enum SpokenAnswer {
  /// Whether an answer says yes (`true`), no, or neither.
  static func consent(_ text: String, locale: LocaleTag) -> Bool? {
    for reader in readers(locale) {
      switch reader.read(text, to: .confirmation()) {
      case .yes: return true
      // "No, that is not right" is a no, and so is "forget it".
      case .no, .correction, .cancel: return false
      case .option, .options, .noOption, .allOptions, .text: continue
      }
    }
    return nil
  }

  /// The options that an answer leaves; one where it picks it, none where it is not understood.
  ///
  /// By `#id`, or as `AnswerReader` reads it: title, subtitle, place, or what is near.
  static func pick(
    _ text: String, from options: [Disambiguation.Option], locale: LocaleTag
  ) -> [Int] {
    if text.hasPrefix("#") {
      let found = options.indices.filter { "#" + options[$0].id == text }
      if found.count == 1 { return found }
    }
    let spoken = options.map { AnswerOption($0.title, subtitle: $0.subtitle) }
    for reader in readers(locale) {
      switch reader.read(text, to: .choice(spoken)) {
      case .option(let index): return [index]
      // What fits several in the language that is spoken fits no better in another.
      case .options(let indices): return indices.count > 1 ? indices : []
      case .noOption, .allOptions, .yes, .no, .correction, .cancel: return []
      // What chooses nothing in one language means nothing in another.
      case .text: if reader.choosesNothing(text, among: spoken) { return [] }
      }
    }
    return []
  }

  /// Whether an answer says no, or gives up what was asked.
  static func declines(_ text: String, locale: LocaleTag) -> Bool {
    readers(locale).contains {
      switch $0.read(text, to: .confirmation()) {
      case .no, .cancel: true
      default: false
      }
    }
  }

  /// Whether an answer refuses what it names: "not the milk". The words of a name that was found refuse nothing.
  static func refuses(_ text: String, besides name: String, locale: LocaleTag) -> Bool {
    readers(locale).contains { $0.refuses(text, besides: name) }
  }

  /// The name in an answer that has a place beside it: "Emma" of "the second Emma"; `nil` where there is
  /// no place, or no name.
  static func placedName(_ text: String, locale: LocaleTag) -> String? {
    readers(locale).lazy.compactMap { $0.placedName(in: text) }.first
  }

  private static func readers(_ locale: LocaleTag) -> [AnswerReader] {
    let english = LocaleTag("en")
    if locale.language == english.language { return [AnswerReader(locale: locale)] }
    return [
      AnswerReader(locale: locale, others: [english]),
      AnswerReader(locale: english, others: [locale]),
    ]
  }
}
