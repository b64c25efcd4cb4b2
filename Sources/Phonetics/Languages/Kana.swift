// SPDX-License-Identifier: Apache-2.0

extension RuleTexts {
  /// Kana, written in hiragana; katakana are the same letters. Vowels are short, a doubled consonant
  /// is one.
  static let kana = """
    あ → a
    い → i
    う → u
    え → e
    お → o
    か → k a
    き → k i
    く → k u
    け → k e
    こ → k o
    が → g a
    ぎ → g i
    ぐ → g u
    げ → g e
    ご → g o
    さ → s a
    し → ʃ i
    す → s u
    せ → s e
    そ → s o
    ざ → z a
    じ → dʒ i
    ず → z u
    ぜ → z e
    ぞ → z o
    た → t a
    ち → tʃ i
    つ → ts u
    て → t e
    と → t o
    だ → d a
    ぢ → dʒ i
    づ → z u
    で → d e
    ど → d o
    な → n a
    に → n i
    ぬ → n u
    ね → n e
    の → n o
    は → h a
    ひ → h i
    ふ → f u
    へ → h e
    ほ → h o
    ば → b a
    び → b i
    ぶ → b u
    べ → b e
    ぼ → b o
    ぱ → p a
    ぴ → p i
    ぷ → p u
    ぺ → p e
    ぽ → p o
    ま → m a
    み → m i
    む → m u
    め → m e
    も → m o
    ら → r a
    り → r i
    る → r u
    れ → r e
    ろ → r o
    や → j a
    ゆ → j u
    よ → j o
    わ → w a
    ゐ → i
    ゑ → e
    を → o
    ん → n
    っ →
    ー →
    ゔ → v u
    ぁ → a
    ぃ → i
    ぅ → u
    ぇ → e
    ぉ → o
    ゃ → j a
    ゅ → j u
    ょ → j o
    きゃ → k j a
    きゅ → k j u
    きょ → k j o
    ぎゃ → g j a
    ぎゅ → g j u
    ぎょ → g j o
    にゃ → n j a
    にゅ → n j u
    にょ → n j o
    ひゃ → h j a
    ひゅ → h j u
    ひょ → h j o
    びゃ → b j a
    びゅ → b j u
    びょ → b j o
    ぴゃ → p j a
    ぴゅ → p j u
    ぴょ → p j o
    みゃ → m j a
    みゅ → m j u
    みょ → m j o
    りゃ → r j a
    りゅ → r j u
    りょ → r j o
    しゃ → ʃ a
    しゅ → ʃ u
    しょ → ʃ o
    しぇ → ʃ e
    じゃ → dʒ a
    じゅ → dʒ u
    じょ → dʒ o
    じぇ → dʒ e
    ちゃ → tʃ a
    ちゅ → tʃ u
    ちょ → tʃ o
    ちぇ → tʃ e
    ふぁ → f a
    ゔぁ → v a
    つぁ → ts a
    うぁ → w a
    ふぃ → f i
    ゔぃ → v i
    つぃ → ts i
    うぃ → w i
    ふぇ → f e
    ゔぇ → v e
    つぇ → ts e
    うぇ → w e
    ふぉ → f o
    ゔぉ → v o
    つぉ → ts o
    うぉ → w o
    てぃ → t i
    でぃ → d i
    とぅ → t u
    どぅ → d u
    でゅ → d j u
    てゅ → t j u
    ふゅ → f j u
    おう → o
    こう → k o
    そう → s o
    とう → t o
    のう → n o
    ほう → h o
    もう → m o
    よう → j o
    ろう → r o
    ごう → g o
    ぞう → z o
    どう → d o
    ぼう → b o
    ぽう → p o
    ょう → j o
    えい → eɪ
    """
}
