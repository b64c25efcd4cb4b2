// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentResolution
import Testing

/// Collisions among the apps of `Corpora/`, held against what the engine makes of the same words.
@Suite("Collisions in the corpora") struct CollisionTests {
  /// What all apps of all corpora have in common.
  private static let report =
    CollisionFinder().find(Corpus.apple.catalogs + Corpus.extended.catalogs)

  @Test("two apps of one name, a value that is part of a name, and two near verbs are found")
  func known() {
    let report = Self.report
    let found = Set(report.worst.map { "\($0.kind.rawValue) \($0.first.app) \($0.second.app)" })
    #expect(
      found == [
        "same-words com.example.banking com.example.credit-union",
        "value com.example.tasks com.example.tasks-pro", "sound com.example.home com.example.home",
      ])
  }

  @Test("what is said to collide fits both phrases")
  func engine() throws {
    let catalogs = Corpus.apple.catalogs + Corpus.extended.catalogs
    let image = try PhraseCompiler(ruleSet: .extended).compile(catalogs).image
    var buffers = MatchBuffers()
    var checked = 0
    for one in Self.report.worst where one.kind <= .value {
      let matcher = Matcher(
        image: image, locale: LocaleTag(one.first.locale), hearsMisheard: false, flexible: nil)
      let count = try matcher.match(one.utterance, into: &buffers)
      let fitting = Set(
        (0..<count).map { rank in
          let phrase = image.phrase(buffers.candidate(rank).phrase)
          return image.strings.template(phrase.text)
        })
      #expect(fitting.isSuperset(of: [one.first.text, one.second.text]), "\(one.utterance)")
      checked += 1
    }
    #expect(checked > 0)
  }

  @Test("every phrase of the corpora, said as it stands, collides or is alone")
  func alone() throws {
    let catalogs = Corpus.apple.catalogs
    let image = try PhraseCompiler().compile(catalogs).image
    let report = CollisionFinder(worstLimit: 100_000).find(catalogs)
    let colliding = Set(report.worst.flatMap { [$0.first.text, $0.second.text] })
    var buffers = MatchBuffers()
    for catalog in catalogs {
      let matcher = Matcher(
        image: image, locale: LocaleTag(catalog.sourceLocale), hearsMisheard: false, flexible: nil)
      for shortcut in catalog.shortcuts {
        for phrase in shortcut.phrases where phrase.slotNames.isEmpty {
          let text = phrase.text.split(
            separator: "${applicationName}", omittingEmptySubsequences: false
          )
          .joined(separator: catalog.app.name)
          let count = try matcher.match(text, into: &buffers)
          let intents = Set(
            // Text that is searched for may be anything: that is no collision but a search.
            (0..<count).filter {
              !buffers.candidate($0).isNegative && buffers.candidate($0).openWords == 0
            }.compactMap { rank in
              let candidate = buffers.candidate(rank)
              let app = image.variant(candidate.variant).app
              let number = image.phrase(candidate.phrase).shortcut
              return image.shortcut(number, of: app).map { record in
                image.strings[image.app(app).id] + " "
                  + image.strings[image.intent(record.intent).name]
              }
            })
          if intents.count > 1 { #expect(colliding.contains(phrase.text), "\(text): \(intents)") }
        }
      }
    }
  }
}
