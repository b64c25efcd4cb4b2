// SPDX-License-Identifier: Apache-2.0

extension LocaleTag {
  /// The tags to look text up under, nearest first, starting with the tag itself.
  ///
  /// The region goes first, then the script. Chinese keeps its script where the region implies one
  /// (`zh-HK` → `zh-HK`, `zh-Hant`, `zh`), because the two are not read alike. The three tags of
  /// Norwegian stand in for each other.
  package var fallbackChain: [LocaleTag] {
    var chain = [self]
    func append(_ tag: LocaleTag) {
      if !chain.contains(tag) { chain.append(tag) }
    }
    if language == "zh" {
      if script != nil, region != nil { append(LocaleTag(language, nil, region)) }
      if let script = script ?? impliedChineseScript { append(LocaleTag(language, script, nil)) }
    } else if script != nil {
      append(LocaleTag(language, script, nil))
    }
    append(LocaleTag(language, nil, nil))
    for relative in Self.relatives[language] ?? [] { append(LocaleTag(relative, nil, nil)) }
    return chain
  }

  /// Whether one of two is the other, or a fallback of it.
  package func concerns(_ other: LocaleTag) -> Bool {
    fallbackChain.contains(other) || other.fallbackChain.contains(self)
  }

  /// The script that Chinese is written in where the region says so.
  private var impliedChineseScript: String? {
    switch region {
    case "TW", "HK", "MO": "Hant"
    case "CN", "SG", "MY": "Hans"
    default: nil
    }
  }

  /// A tag from canonical parts.
  private init(_ language: String, _ script: String?, _ region: String?) {
    self.init(language)
    self.script = script
    self.region = region
  }

  /// `no` is the macrolanguage; in practice it means Bokmål.
  private static let relatives = ["nb": ["no"], "no": ["nb"], "nn": ["no", "nb"]]
}
