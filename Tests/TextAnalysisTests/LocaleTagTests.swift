// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@Suite("Locale tags") struct LocaleTagTests {
  @Test(
    "every usual spelling gives the canonical one",
    arguments: [
      ("de", "de"), ("DE-at", "de-AT"), ("zh_hant_hk", "zh-Hant-HK"), ("pt_BR.UTF-8", "pt-BR"),
      ("sr-latn", "sr-Latn"), ("es-419", "es-419"), ("iw_IL", "he-IL"), ("ca@valencia", "ca"),
      ("de-CH-1901", "de-CH"), ("en-US-u-ca-buddhist", "en-US"), ("fil", "fil"),
    ])
  func spelling(text: String, canonical: String) {
    #expect(LocaleTag(text).description == canonical)
  }

  @Test(
    "what is no tag is und",
    arguments: [
      "", "C", "POSIX", "C.UTF-8", "-", "12", "d3", "_DE", "Latn", "ß", ".", "german", "english-GB",
    ])
  func garbage(text: String) {
    #expect(LocaleTag(text) == LocaleTag("und"))
  }

  @Test(
    "locales concern each other where one falls back to the other",
    arguments: [
      ("de", "de-AT", true), ("de-AT", "de", true), ("de-AT", "de-CH", false), ("de", "en", false),
      ("zh-TW", "zh-Hant", true), ("zh-Hans", "zh-Hant", false),
    ])
  func concerns(first: String, second: String, result: Bool) {
    #expect(LocaleTag(first).concerns(LocaleTag(second)) == result)
  }

  @Test(
    "the chain falls back to the language",
    arguments: [
      ("de-AT", "de-AT de"), ("de", "de"), ("pt-BR", "pt-BR pt"), ("zh-HK", "zh-HK zh-Hant zh"),
      ("zh-TW", "zh-TW zh-Hant zh"), ("zh-CN", "zh-CN zh-Hans zh"),
      ("zh-Hant-HK", "zh-Hant-HK zh-HK zh-Hant zh"), ("zh", "zh"), ("nb-NO", "nb-NO nb no"),
      ("nn", "nn no nb"), ("no", "no nb"), ("sr-Latn-RS", "sr-Latn-RS sr-Latn sr"),
    ])
  func fallback(text: String, chain: String) {
    let tags = LocaleTag(text).fallbackChain.map(\.description)
    #expect(tags.joined(separator: " ") == chain)
  }
}
