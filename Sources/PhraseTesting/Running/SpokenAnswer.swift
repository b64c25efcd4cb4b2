// SPDX-License-Identifier: Apache-2.0

import Conversation
import Resolution
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
      case .option, .options, .noOption, .text: continue
      }
    }
    return nil
  }

  /// The option that an answer picks; `nil` where it picks none, or more than one.
  ///
  /// By `#id`, or as `AnswerReader` reads it: title, subtitle, place, or what is near.
  static func pick(
    _ text: String, from options: [Disambiguation.Option], locale: LocaleTag
  ) -> Int? {
    if text.hasPrefix("#") {
      let found = options.indices.filter { "#" + options[$0].id == text }
      if found.count == 1 { return found[0] }
    }
    let spoken = options.map { option in
      AnswerOption(
        option.title,
        otherNames: option.subtitle.map { [$0, option.title + " " + $0] } ?? [])
    }
    for reader in readers(locale) {
      if case .option(let index) = reader.read(text, to: .choice(spoken)) { return index }
    }
    return nil
  }

  private static func readers(_ locale: LocaleTag) -> [AnswerReader] {
    let english = LocaleTag("en")
    return (locale.language == english.language ? [locale] : [locale, english])
      .map { AnswerReader(locale: $0) }
  }
}
