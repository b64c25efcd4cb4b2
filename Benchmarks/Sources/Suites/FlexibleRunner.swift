// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentResolution
import MatchIndex
import PhraseCompilation
import TextAnalysis

/// Apps compiled, with utterances that mean their phrases and fit none.
///
/// A class, so that contestants of one comparison can share it.
final class FlexibleRunner {
  let workload: FlexibleWorkload
  let image: IndexImage
  let matcher: Matcher
  let resolver: IntentResolver
  /// The same without models.
  private let phrasesOnly: Matcher
  /// What is said; `phrase` of an expectation is the phrase it was made from.
  private(set) var utterances = Utterances()
  /// How each was made.
  private(set) var rewordings: [Rewording] = []
  private var requests: [ResolutionRequest] = []
  private var scratch = MatchScratch()
  private var buffers = MatchBuffers()

  /// Compiles a workload and makes utterances, of each rewording as many.
  ///
  /// One that fits some phrase, words misheard included, is thrown away.
  init(_ shape: FlexibleWorkload.Shape, utterances count: Int) throws {
    workload = FlexibleWorkload(shape)
    image = try Self.compile(workload)
    matcher = Matcher(image: image, locale: LocaleTag("en"))
    resolver = IntentResolver(image: image)
    phrasesOnly = Matcher(image: image, locale: LocaleTag("en"), flexible: nil)
    var random = RandomSource(seed: 0x5265_776F_7264)
    while utterances.count < count {
      let rewording = Rewording.allCases[utterances.count % Rewording.allCases.count]
      let phrase = random.below(workload.phrases.count)
      guard let words = rewording.apply(workload.phrases[phrase].words, &random) else { continue }
      let value =
        words.contains(FlexibleWorkload.slot) ? random.below(FlexibleWorkload.valuesPerApp) : -1
      let text = said(words, phrase, value, &random)
      if try phrasesOnly.match(text, into: &buffers) > 0 { continue }
      utterances.append(
        text, Utterances.Expectation(phrase: Int32(phrase), value: Int32(value), span: 0..<0))
      rewordings.append(rewording)
      requests.append(ResolutionRequest(text))
    }
  }

  /// Compiles a workload; ends the program when a phrase is lost on the way.
  static func compile(_ workload: FlexibleWorkload) throws -> IndexImage {
    // The platform's rules count phrases with their values, and take 1,000 of them.
    let compiled = try PhraseCompiler(ruleSet: .extended).compile(workload.catalogs)
    if compiled.image.phraseCount != workload.shape.phrases {
      let reason = compiled.diagnostics.first.map(\.message) ?? "no reason given"
      Harness.wrong(
        "\(compiled.image.phraseCount) of \(workload.shape.phrases) phrases compiled: \(reason)")
    }
    return compiled.image
  }

  private func said(
    _ words: [String], _ phrase: Int, _ value: Int, _ random: inout RandomSource
  ) -> String {
    let app = Int(workload.phrases[phrase].app)
    let text = words.map { word in
      switch word {
      case FlexibleWorkload.name: workload.names[app].lowercased()
      case FlexibleWorkload.slot: workload.values[app][value]
      default: word
      }
    }.joined(separator: " ")
    return random.happens(percent: 30) ? random.pick(Words.requests) + " " + text : text
  }

  /// How many answers are right.
  struct Answers {
    /// Utterances.
    var all = 0
    /// Those that bring back the app and intent meant.
    var right = 0
    /// Those of the right ones that name a value, and those that bring it back too.
    var withValue = (all: 0, right: 0)
  }

  /// Resolves every utterance once and holds the answers against what is meant, by rewording.
  func check() -> [Rewording: Answers] {
    var counts: [Rewording: Answers] = [:]
    for index in 0..<utterances.count {
      let outcome = resolve(index)
      let expectation = utterances.expectations[index]
      let phrase = workload.phrases[Int(expectation.phrase)]
      var answers = counts[rewordings[index]] ?? Answers()
      answers.all += 1
      if outcome.app == FlexibleWorkload.id(Int(phrase.app)),
        outcome.intent == FlexibleWorkload.intent(Int(phrase.intent))
      {
        answers.right += 1
        if expectation.value >= 0 {
          answers.withValue.all += 1
          let title = workload.values[Int(phrase.app)][Int(expectation.value)]
          if outcome.parameters.first?.text == title { answers.withValue.right += 1 }
        }
      }
      counts[rewordings[index]] = answers
    }
    return counts
  }

  /// Matches one utterance; the number of candidates.
  func match(_ index: Int) -> Int { match(index, matcher) }

  /// The same with phrases only, which none fits: what that costs beforehand.
  func matchPhrases(_ index: Int) -> Int { match(index, phrasesOnly) }

  /// Whether an utterance names a value.
  func hasValue(_ index: Int) -> Bool { utterances.expectations[index].value >= 0 }

  private func match(_ index: Int, _ matcher: Matcher) -> Int {
    // SAFETY: the bytes are used inside the closure only.
    unsafe utterances.bytes.withUnsafeBufferPointer { bytes in
      let text = unsafe UnsafeBufferPointer(rebasing: bytes[utterances.range(index)])
      return unsafe (try? matcher.match(utf8: text, into: &buffers)) ?? -1
    }
  }

  /// Resolves one utterance: a whole outcome.
  func resolve(_ index: Int) -> Resolution {
    resolver.resolveSynchronously(requests[index], scratch: &scratch)
  }

  /// Allocations of matching every utterance once, and of resolving it; `nil` when they are not seen.
  func allocations() -> (match: Int, resolve: Int)? {
    let all = 0..<utterances.count
    guard
      let match = Allocations.count(during: { for k in all { Harness.consume(self.match(k)) } }),
      let resolve = Allocations.count(during: { for k in all { Harness.consume(self.resolve(k)) } })
    else { return nil }
    return (match, resolve)
  }
}

/// What the models of an image take, in bytes.
struct ModelBytes {
  /// Which intent is meant, by app, where its name is said.
  var named = 0
  /// The same over all apps, where none is.
  var nameless = 0
  /// Which words fill which parameters.
  var slots = 0
  /// What the image holds of what is known of languages.
  var knowledge = 0

  /// All of them.
  var all: Int { named + nameless + slots + knowledge }

  /// Sums the blocks of an image, their length and the padding to a line included.
  init(_ image: IndexImage) {
    func bytes(_ block: BlockReference) -> Int {
      let count = image.block(block).count
      return count == 0 ? 0 : (count + 1 + 15) / 16 * 64
    }
    for index in 0..<UInt32(image.variantCount) {
      let variant = image.variant(VariantID(index))
      named += bytes(variant.intentModel)
      slots += bytes(variant.slotModel)
    }
    for index in 0..<UInt32(image.languageCount) {
      let language = image.language(index)
      nameless += bytes(language.intentModel)
      knowledge += bytes(language.knowledge)
    }
  }
}
