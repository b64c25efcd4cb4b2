// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import Resolution
import TextAnalysis

/// What short answers mean: yes and no, the first and the last.
enum AnswerWords {
  private struct Language {
    let yes: String
    let no: String
    /// The first to the fifth.
    let ordinals: String
    let last: String
  }

  /// Expressions parted by `|`; the lists are our own.
  private static let table: [String: Language] = [
    "en": Language(
      yes: "yes|yeah|yep|yup|sure|ok|okay|of course|do it|go ahead|confirm|correct|right|that one",
      no: "no|nope|nah|cancel|stop|don't|do not|never mind|forget it",
      ordinals: "first|second|third|fourth|fifth", last: "last"),
    "de": Language(
      yes: "ja|jawohl|klar|gerne|genau|ok|okay|mach das|bestätigen|richtig|passt",
      no: "nein|nee|ne|abbrechen|stopp|lass es|vergiss es|lieber nicht",
      ordinals: "erste|zweite|dritte|vierte|fünfte|ersten|zweiten|dritten|vierten|fünften",
      last: "letzte|letzten"),
    "fr": Language(
      yes: "oui|ouais|d'accord|ok|vas-y|confirmer|exact|bien sûr",
      no: "non|annuler|arrête|laisse tomber",
      ordinals: "premier|deuxième|troisième|quatrième|cinquième|première|seconde",
      last: "dernier|dernière"),
    "es": Language(
      yes: "sí|si|claro|vale|de acuerdo|ok|hazlo|confirmar|correcto", no: "no|cancelar|para|déjalo",
      ordinals: "primero|segundo|tercero|cuarto|quinto|primera|segunda|tercera|cuarta|quinta",
      last: "último|última"),
    "it": Language(
      yes: "sì|si|certo|va bene|ok|d'accordo|conferma|esatto", no: "no|annulla|ferma|lascia stare",
      ordinals: "primo|secondo|terzo|quarto|quinto|prima|seconda|terza|quarta|quinta",
      last: "ultimo|ultima"),
    "pt": Language(
      yes: "sim|claro|ok|pode ser|confirmar|certo|isso", no: "não|cancelar|parar|deixa",
      ordinals: "primeiro|segundo|terceiro|quarto|quinto|primeira|segunda|terceira|quarta|quinta",
      last: "último|última"),
    "nl": Language(
      yes: "ja|jawel|zeker|prima|ok|oké|doe maar|bevestigen|klopt",
      no: "nee|annuleren|stop|laat maar",
      ordinals: "eerste|tweede|derde|vierde|vijfde", last: "laatste"),
    "sv": Language(
      yes: "ja|japp|visst|okej|ok|gör det|bekräfta", no: "nej|avbryt|stopp|strunt i det",
      ordinals: "första|andra|tredje|fjärde|femte", last: "sista"),
    "da": Language(
      yes: "ja|jo|selvfølgelig|okay|ok|gør det|bekræft", no: "nej|annuller|stop|glem det",
      ordinals: "første|anden|tredje|fjerde|femte", last: "sidste"),
    "ja": Language(
      yes: "はい|うん|ええ|お願い|いいよ|オーケー", no: "いいえ|いや|だめ|やめて|キャンセル",
      ordinals: "最初|二番目|三番目|四番目|五番目", last: "最後"),
    "zh": Language(
      yes: "是|是的|好|好的|对|可以|确认", no: "不|不是|不要|取消|算了",
      ordinals: "第一个|第二个|第三个|第四个|第五个", last: "最后一个"),
    "ko": Language(
      yes: "네|예|응|그래|좋아|확인", no: "아니|아니요|취소|됐어",
      ordinals: "첫 번째|두 번째|세 번째|네 번째|다섯 번째", last: "마지막"),
  ]

  /// Whether an answer says yes (`true`), no, or neither.
  static func consent(_ text: String, locale: LocaleTag) -> Bool? {
    let analyzer = TextAnalyzer(locale: locale)
    let words = " " + analyzer.words(text) + " "
    func holds(_ list: String) -> Bool {
      list.split(separator: "|").contains { words.contains(" " + analyzer.words(String($0)) + " ") }
    }
    for language in [table[locale.language], table["en"]] {
      guard let language else { continue }
      // "No, that is not right" is a no.
      if holds(language.no) { return false }
      if holds(language.yes) { return true }
    }
    return nil
  }

  /// The option that an answer picks; `nil` where it picks none, or more than one.
  ///
  /// By its title, its place ("the second", "2"), its subtitle, or what is near its name.
  static func pick(
    _ text: String, from options: [Disambiguation.Option], locale: LocaleTag
  ) -> Int? {
    let analyzer = TextAnalyzer(locale: locale)
    let words = analyzer.words(text)
    func only(_ isMeant: (Disambiguation.Option) -> Bool) -> Int? {
      let found = options.indices.filter { isMeant(options[$0]) }
      return found.count == 1 ? found[0] : nil
    }
    if text.hasPrefix("#"), let k = only({ "#" + $0.id == text }) { return k }
    if let k = only({ analyzer.words($0.title) == words }) { return k }
    if let k = only({ $0.subtitle.map { analyzer.words($0) == words } ?? false }) { return k }
    if let place = place(" " + words + " ", options.count, analyzer, locale) { return place }
    var names: [EntityName] = []
    for (k, option) in options.enumerated() {
      names.append(EntityName(option.title, entity: k))
      if let subtitle = option.subtitle {
        names.append(EntityName(subtitle, entity: k))
        names.append(EntityName(option.title + " " + subtitle, entity: k))
      }
    }
    let found = EntityIndex(names, locale: locale).candidates(for: text, limit: 2)
    guard let best = found.first, best.score.total >= Self.nearTitle else { return nil }
    let isAhead = found.count < 2 || best.score.total - found[1].score.total >= Self.ahead
    return isAhead ? best.entity : nil
  }

  /// From this score on words stand for a title; the engine's threshold of searched slots.
  private static let nearTitle: Float = 0.75
  /// How far the best has to be ahead; the engine's margin.
  private static let ahead: Float = 0.05

  private static func place(
    _ words: String, _ count: Int, _ analyzer: TextAnalyzer, _ locale: LocaleTag
  ) -> Int? {
    for number in 1...max(1, count) where words.contains(" \(number) ") { return number - 1 }
    for language in [table[locale.language], table["en"]] {
      guard let language else { continue }
      let all = language.ordinals.split(separator: "|")
      for (k, word) in all.enumerated() where k % 5 < count {
        if words.contains(" " + analyzer.words(String(word)) + " ") { return k % 5 }
      }
      for word in language.last.split(separator: "|") {
        if words.contains(" " + analyzer.words(String(word)) + " ") { return count - 1 }
      }
    }
    return nil
  }
}
