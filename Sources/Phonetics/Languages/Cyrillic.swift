// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Cyrillic as Russian reads it, with the letters of its neighbours; ё has become е in folding.
  static let cyrillic = """
    а → a
    б → b
    в → v
    г → g
    ґ → g
    д → d
    дж → dʒ
    е → e
    е → j e / #_
    е → j e / V_
    е → j e / [ъь]_
    ж → ʒ
    з → z
    и → i
    й → j
    ай → aɪ
    ей → eɪ
    ой → ɔɪ
    к → k
    кс → k s
    л → l
    м → m
    н → n
    о → o
    оу → oʊ
    ау → aʊ
    п → p
    р → r
    с → s
    т → t
    у → u
    ф → f
    х → h
    ц → ts
    ч → tʃ
    ш → ʃ
    щ → ʃ
    ъ →
    ы → ɪ
    ь →
    ь → j / _о
    э → ɛ
    ю → j u
    ю → u / C_
    я → j a
    я → a / C_
    ђ → dʒ
    ѓ → g
    є → j e
    є → e / C_
    ѕ → z
    і → i
    ї → j i
    ј → j
    љ → l j
    њ → ɲ
    ћ → tʃ
    ќ → k
    ў → w
    џ → dʒ
    """

  /// Where Ukrainian reads a letter otherwise.
  static let ukrainian = """
    г → h
    и → ɪ
    е → ɛ
    е → ɛ / #_
    е → ɛ / V_
    щ → ʃ tʃ
    """

  /// Where Bulgarian reads a letter otherwise.
  static let bulgarian = """
    щ → ʃ t
    ъ → ə
    е → ɛ
    е → ɛ / #_
    е → ɛ / V_
    """
}
