// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentResolution
import MatchIndex
import PhraseCompilation
import PhraseGrammar
import TestSupport
import TextAnalysis

/// Utterances that are looked up as a whole, held against a walk of the same words: same candidates, in the same
/// order, with the same slots; or the first of them, where that is enough and all others are of its shortcut.
///
/// Catalogs are made up of few words, among them courtesies, hesitations and articles, so that phrases, names
/// and values run into each other. A case is one catalog, or the corpora's, and some hundred utterances.
final class TriggersDoor: Door {
  static let name = "triggers"
  static let summary = "utterances looked up as a whole, held against a walk"

  private let known: [String]
  private let corpora: [(image: IndexImage, catalogs: [AppCatalog])]
  private var buffers = MatchBuffers()
  private var utterances = 0
  private var found = 0
  private var best = 0

  init(_ material: Material) throws {
    known = try material.utterances()
    let all = material.paths(ending: ".json").filter { !$0.hasPrefix("bundles/") }
    let groups: [(paths: [String], ruleSet: RuleSet)] = [
      (all.filter { !$0.hasPrefix("extended/") }, .apple),
      (all.filter { $0.hasPrefix("extended/") }, .extended),
      (all.filter { $0.hasPrefix("home/") }, .apple),
    ]
    corpora = try groups.map { paths, ruleSet in
      let reading = CatalogReader().read(paths: paths.map { material.corpora + "/" + $0 })
      let compiler = PhraseCompiler(ruleSet: ruleSet, makesModels: false)
      return (try compiler.compile(reading.catalogs).image, reading.catalogs)
    }
  }

  var figures: String {
    "\(utterances) utterances, \(found) of them phrases, \(best) the best of several: no difference to a walk"
  }

  func play(_ random: inout SeededGenerator) throws {
    if random.below(8) == 0 {
      let (image, catalogs) = random.pick(corpora)
      try compare(image, locale: LocaleTag(random.pick(["en", "de", "fr", "ja", "tr"])), &random) {
        $0.below(2) == 0
          ? Material.utterance(known, &$0) : Self.utterance(catalogs, Self.words, &$0)
      }
      return
    }
    let words = Array(Self.words.shuffled(using: &random).prefix(4 + random.below(20)))
    let ruleSet: RuleSet = random.below(4) == 0 ? .extended : .apple
    let catalogs = Self.catalogs(ruleSet, words, &random)
    let image = try PhraseCompiler(ruleSet: ruleSet, makesModels: false).compile(catalogs).image
    try compare(image, locale: LocaleTag(random.pick(["en", "en", "en-GB", "de"])), &random) {
      Self.utterance(catalogs, words, &$0)
    }
  }

  private func compare(
    _ image: IndexImage, locale: LocaleTag, _ random: inout SeededGenerator,
    _ make: (inout SeededGenerator) -> String
  ) throws {
    let hears = random.below(8) == 0
    let matcher = Matcher(image: image, locale: locale, hearsMisheard: hears, flexible: nil)
    let walker = Matcher(
      image: image, locale: locale, usesFastPaths: random.below(16) > 0, hearsMisheard: hears,
      flexible: nil)
    for _ in 0..<300 {
      let text = make(&random)
      var filter = Matcher.Filter()
      if random.below(8) == 0 {
        filter.foreground = AppID(UInt32(random.below(image.appCount + 1)))
      }
      if random.below(8) == 0 {
        filter.allowed = (0..<image.appCount).filter { _ in random.below(2) == 0 }.map {
          AppID(UInt32($0))
        }
      }
      filter.takesBest = random.below(2) == 0
      let quick = try candidates(matcher, text, filter)
      let isBestOnly = buffers.isBestOnly
      filter.walks = true
      var walked = try candidates(walker, text, filter)
      if isBestOnly {
        best += 1
        try hold(
          quick.count == 1 && walked.allSatisfy { isOutranked($0.0, by: walked[0].0, image) },
          "'\(text)' (\(locale)): \(quick) looked up alone, \(walked) walked")
        walked.removeLast(walked.count - 1)
      }
      utterances += 1
      if !quick.isEmpty { found += 1 }
      try hold(
        quick.count == walked.count
          && zip(quick, walked).allSatisfy { $0.0.agrees(with: $1.0) && $0.1 == $1.1 },
        "'\(text)' (\(locale)): \(quick) looked up, \(walked) walked")
    }
  }

  /// Whether a candidate comes to nothing beside the best.
  private func isOutranked(
    _ candidate: MatchCandidate, by best: MatchCandidate, _ image: IndexImage
  ) -> Bool {
    !candidate.isNegative && candidate.variant == best.variant
      && image.phrase(candidate.phrase).shortcut == image.phrase(best.phrase).shortcut
      && (candidate.phrase == best.phrase || candidate.literalWords < best.literalWords)
  }

  private func candidates(
    _ matcher: Matcher, _ text: String, _ filter: Matcher.Filter
  ) throws -> [(MatchCandidate, [MatchedSlot])] {
    guard let count = try? matcher.match(text, filter: filter, into: &buffers) else { return [] }
    return (0..<count).map { rank in
      let candidate = buffers.candidate(rank)
      var slots: [MatchedSlot] = []
      buffers.forEachSlot(of: candidate) { slots.append($0) }
      return (candidate, slots)
    }
  }

  // MARK: - Catalogs

  /// Words that mean something around phrases and values, words that do not, and some with diacritics.
  private static let words = [
    "please", "hey", "could you", "can you", "thanks", "now", "um", "uh", "the", "my", "called",
    "play", "show", "add", "list", "in", "with", "to", "café", "cafe", "naïve", "naive", "ma", "mi",
    "mo", "web-site", "website", "can't", "bitte", "größe", "groesse", "würde",
  ]

  private static func catalogs(
    _ ruleSet: RuleSet, _ words: [String], _ random: inout SeededGenerator
  ) -> [AppCatalog] {
    func text(_ most: Int) -> String {
      (0...random.below(most)).map { _ in random.pick(words) }.joined(separator: " ")
    }
    let isClosed = random.below(2) == 0
    return (0...random.below(4)).map { a in
      // Some have more trigger phrases than are written down one by one.
      let isLarge = ruleSet == .extended && random.below(2) == 0
      let entity = EntityDeclaration(
        name: "E", title: "E", query: isClosed || random.below(2) == 0 ? .enumerable : .string,
        values: (0..<random.below(8)).map {
          EntityValue(id: "\($0)", title: text(3), synonyms: random.below(3) == 0 ? [text(2)] : [])
        }
          + (0..<(isLarge ? 2_100 : 0)).map {
            EntityValue(id: "v\($0)", title: "\(words[0]) v\($0)")
          })
      let slots = random.below(3) == 0 ? 0 : ruleSet == .apple || isLarge ? 2 : 3
      let shortcuts = (0...random.below(3)).map { k in
        ShortcutDeclaration(
          intent: "I\(k)",
          phrases: (0...random.below(5)).map { _ in
            var pieces = (0..<(random.below(3))).map { _ in text(2) }
            for k in 0..<(slots == 0 ? 0 : random.below(slots)) {
              pieces.insert("${\(["e", "f"][k])}", at: random.below(pieces.count + 1))
            }
            if ruleSet == .apple || random.below(12) > 0 {
              pieces.insert(
                "${applicationName}" + (random.below(40) == 0 ? "s" : ""),
                at: random.below(pieces.count + 1))
            }
            return PhraseDeclaration(pieces.joined(separator: random.below(40) == 0 ? "" : " "))
          })
      }
      let intents = shortcuts.map {
        IntentDeclaration(
          name: $0.intent, title: $0.intent,
          parameters: ["e", "f"].map { ParameterDeclaration(name: $0, type: .entity("E")) })
      }
      var localizations: [LocalizationDeclaration] = []
      if random.below(4) == 0 {
        localizations = [
          LocalizationDeclaration(
            locale: random.pick(["de", "en-GB"]), app: AppNames(name: text(2)))
        ]
      }
      return AppCatalog(
        id: "app\(a)",
        app: AppNames(name: text(2), synonyms: random.below(2) == 0 ? [text(2)] : []),
        sourceLocale: "en", entities: [entity], intents: intents, shortcuts: shortcuts,
        negativePhrases: random.below(4) == 0
          ? [PhraseDeclaration(text(2) + " ${applicationName}")] : [],
        localizations: localizations)
    }
  }

  /// A phrase that is filled, with courtesies around it and now and then a word changed; or any words.
  private static func utterance(
    _ catalogs: [AppCatalog], _ words: [String], _ random: inout SeededGenerator
  ) -> String {
    var parts: [String] = []
    for _ in 0..<random.below(3) where random.below(2) == 0 { parts.append(random.pick(words)) }
    let catalog = random.pick(catalogs)
    if random.below(10) > 0, let shortcut = catalog.shortcuts.randomElement(using: &random),
      let phrase = shortcut.phrases.randomElement(using: &random)
    {
      for segment in PhraseTemplate(phrase.text).segments {
        switch segment {
        case .literal(let text): parts.append(text)
        case .applicationName: parts.append(random.pick(catalog.app.forms))
        case .slot:
          let values = catalog.entities.first?.values ?? []
          if random.below(6) == 0 { parts.append(random.pick(words)) }
          // Of many values the first are made of the words of phrases.
          let value = random.below(4) > 0 ? values.prefix(8).randomElement(using: &random) : nil
          parts.append(
            (value ?? values.randomElement(using: &random))?.title ?? random.pick(words))
        }
      }
    }
    for _ in 0..<random.below(3) where random.below(2) == 0 { parts.append(random.pick(words)) }
    var split = parts.joined(separator: " ").split(separator: " ").map(String.init)
    if split.isEmpty { return "" }
    switch random.below(10) {
    case 0: split.remove(at: random.below(split.count))
    case 1: split[random.below(split.count)] = random.pick(words)
    case 2: split.swapAt(random.below(split.count), random.below(split.count))
    default: break
    }
    return split.joined(separator: random.below(30) == 0 ? "-" : " ")
  }
}
