// SPDX-License-Identifier: Apache-2.0

/// Words around the name of one of several things, per language, beside those of `AnswerWords` and
/// `FreeWords`: what counts things, what joins a name with what tells it apart, what means another one.
///
/// The lists are our own; entries are parted by `|`. A name is never found by these words alone.
struct NamingWords {
  /// Nouns with a number: "number two".
  let nouns: [String]
  /// How places are written in digits, with `#` for the digits, or `*` for those and the number words:
  /// `#nd`, `*番目`.
  let marks: [String]
  /// Prepositions and the like between a name and what tells it apart: "the one by Austen".
  let around: [String]
  /// What means another one than the one before.
  let other: [String]

  /// The words of a language; none where they are not known.
  static func forLanguage(_ language: String) -> NamingWords {
    let entry = table[language] ?? ("", "", "", "")
    func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    return NamingWords(
      nouns: list(entry.nouns), marks: list(entry.marks), around: list(entry.around),
      other: list(entry.other))
  }

  private static let table:
    [String: (nouns: String, marks: String, around: String, other: String)] = [
      "en": (
        "number|option|choice|item|entry|result|answer", "#st|#nd|#rd|#th",
        "by|of|from|in|on|at|with|for|to|about|and|or|ones|these|those|them|who|which|is|it|i|me"
          + "|we|us|you|he|she|they",
        "other|another|different"
      ),
      "de": (
        "nummer|option|auswahl|eintrag|ergebnis|möglichkeit|punkt", "",
        "von|vom|aus|in|im|an|am|auf|bei|beim|mit|für|zu|zum|zur|über|und|oder|davon|es|ich|er|sie"
          + "|wir|ist|welche|welcher|welches",
        "andere|anderer|anderes|anderen|anderem"
      ),
      "fr": (
        "numéro|option|choix|résultat|élément", "#er|#re|#e|#ème|#ère",
        "de|d|à|au|aux|en|dans|sur|par|avec|pour|et|ou|qui|que|ceux|celles|est|il|elle|je|c|ça",
        "autre|autres"
      ),
      "es": (
        "número|opción|elección|resultado|elemento", "#º|#ª|#o|#a",
        "de|del|a|al|en|por|con|para|sobre|y|o|e|lo|que|aquel|aquella|es|yo|me",
        "otro|otra|otros|otras"
      ),
      "ca": (
        "número|opció|elecció|resultat|element", "#r|#n|#t|#è|#a",
        "de|d|del|dels|a|al|en|per|amb|sobre|i|o|que|qui|és|jo", "altre|altra|altres"
      ),
      "it": (
        "numero|opzione|scelta|risultato|elemento", "#º|#ª|#°|#o|#a",
        "di|d|del|dello|della|dell|dei|degli|delle|a|al|alla|da|dal|dalla|in|nel|nella|su|con|per"
          + "|e|ed|o|che|è|io",
        "altro|altra|altri|altre"
      ),
      "pt": (
        "número|opção|escolha|resultado|item", "#º|#ª|#o|#a",
        "de|do|da|dos|das|em|no|na|por|pelo|pela|com|para|sobre|e|ou|que|é|eu|aquele|aquela",
        "outro|outra|outros|outras"
      ),
      "nl": (
        "nummer|optie|keuze|resultaat|item", "#e|#de|#ste",
        "van|uit|in|op|aan|bij|met|voor|naar|over|door|en|of|er|is|ik|wie|welke",
        "andere|ander|anders"
      ),
      "sv": (
        "nummer|alternativ|val|resultat", "#:a|#:e|#a|#e",
        "av|från|i|på|vid|med|för|till|om|och|eller|som|är|jag|dem", "annan|annat|andra"
      ),
      "da": (
        "nummer|mulighed|valg|resultat", "#.",
        "af|fra|i|på|ved|med|for|til|om|og|eller|som|er|jeg|dem", "anden|andet|andre"
      ),
      "nb": (
        "nummer|alternativ|valg|resultat", "#.",
        "av|fra|i|på|ved|med|for|til|om|og|eller|som|er|jeg|dem", "annen|annet|andre"
      ),
      "fi": ("numero|vaihtoehto|valinta|tulos", "#.", "ja|tai|joka|on|minä", "toinen|toisen|muu"),
      "pl": (
        "numer|opcja|opcję|wybór|wynik", "#.",
        "od|z|ze|w|we|na|do|dla|o|przez|i|oraz|lub|który|która|które|jest|ja",
        "inny|inna|inne|inną|drugi|druga|drugie|drugą"
      ),
      "cs": (
        "číslo|možnost|volba|výsledek", "#.",
        "od|z|ze|v|ve|na|do|pro|o|s|se|a|i|nebo|který|která|které|je|já",
        "jiný|jiná|jiné|jinou|druhý|druhá|druhé|druhou"
      ),
      "ru": (
        "номер|вариант|пункт|результат", "#-й|#-я|#-е|#-ю|#й|#я",
        "от|из|в|во|на|у|с|со|для|о|об|и|или|который|которая|которое|я",
        "другой|другая|другое|другую|другого"
      ),
      "uk": (
        "номер|варіант|пункт|результат", "#-й|#-я|#-а|#-е|#-у|#й|#а",
        "від|із|з|зі|в|у|на|для|про|і|й|або|який|яка|яке|я", "інший|інша|інше|іншу|іншого"
      ),
      "tr": (
        "numara|seçenek|sonuç", "#.|#'inci|#'nci|#'üncü|#'uncu|#'ıncı",
        "ve|veya|ile|için|ben|o|olanı|olan", "diğer|diğeri|öteki|başka"
      ),
      "ja": (
        "番号", "*番目|*番|*つ目|*個目|*冊目|*人目|*曲目|*本目|*件目|*枚目|第*",
        "の|から|という|による|の方|のほう|のやつ|のもの",
        "他の|ほかの|別の|もう一つの|もうひとつの|もう1つの|もう一人の|もう一冊の|もう一方の"
      ),
      "ko": (
        "번호|옵션", "#번째|# 번째|#번",
        "은|는|이|가|을|를|의|에|에서|와|과|그|저|이거|그거|저거", "다른|또다른"
      ),
      "zh": (
        "号|號|编号|編號", "第*|第*个|第*個|第*本|第*首|第*位|第*项|第*項|*号|*號",
        "的|的那个|的那個|那本|这本|這本|那首|这首|這首|这个|這個",
        "另一个|另一個|另外一个|另外一個|另一本|另一首|另外的|其他的|别的|別的"
      ),
    ]
}
