// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import MatchIndex
import TestSupport

/// Utterances, whole and while they are said.
///
/// Every outcome keeps to what results promise (`OutcomePromise`), fast paths and slow ones agree, and the last
/// text of a stream comes to what it comes to by itself.
final class UtterancesDoor: Door {
  static let name = "utterances"
  static let summary = "utterances of all languages, resolved and streamed"

  private let images: [(image: IndexImage, promise: OutcomePromise)]
  private let resolvers: [(fast: IntentResolver, slow: IntentResolver)]
  private let known: [String]
  private var scratch = MatchScratch()

  static let locales = [
    "en", "de", "fr", "es", "tr", "ja", "ar", "zh-Hans", "ko", "th", "pt-BR", "xx",
  ]

  init(_ material: Material) throws {
    known = try material.utterances()
    let extended = material.paths(ending: ".json").filter { $0.hasPrefix("extended/") }
    let apple = material.paths(ending: ".json").filter {
      !$0.hasPrefix("extended/") && !$0.hasPrefix("bundles/")
    }
    images = try [(apple, RuleSet.apple), (extended, .extended)].map { paths, ruleSet in
      let image = try material.image(paths, ruleSet).image
      return (image, OutcomePromise(image))
    }
    var slow = IntentResolver.Options()
    slow.usesFastPaths = false
    resolvers = images.map {
      (IntentResolver(image: $0.image), IntentResolver(image: $0.image, options: slow))
    }
  }

  func play(_ random: inout SeededGenerator) async throws {
    let which = random.below(images.count)
    let resolver = resolvers[which].fast
    let apps = images[which].promise.apps
    var request = ResolutionRequest(
      hypotheses: (0..<(random.below(6) == 0 ? 1 + random.below(12) : 1)).map { _ in
        Hypothesis(
          Material.utterance(known, &random),
          confidence: random.pick([1, 0.5, 0, -1, 2, .nan, .infinity, 1e-300]))
      }, locale: LocaleTag(random.pick(Self.locales)))
    if random.below(4) == 0 {
      request.foregroundApp = random.below(4) == 0 ? "" : random.pick(apps)
    }
    if random.below(6) == 0 { request.allowedApps = [random.pick(apps), "com.example.none"] }
    request.explains = random.below(8) == 0
    request.maxAlternatives = random.pick([3, 0, 16, -1, 1_000])
    let outcome = resolver.resolveSynchronously(request, scratch: &scratch)
    try images[which].promise.check(outcome, request)
    if random.below(8) == 0 {
      let slow = resolvers[which].slow.resolveSynchronously(request, scratch: &scratch)
      try hold(outcome == slow, "the slow paths differ for \(request): \(outcome), \(slow)")
    }
    if random.below(16) == 0 { try stream(request, outcome, resolver, &random) }
  }

  private func stream(
    _ request: ResolutionRequest, _ outcome: Resolution, _ resolver: IntentResolver,
    _ random: inout SeededGenerator
  ) throws {
    guard request.hypotheses.count == 1, !request.explains else { return }
    var stream = resolver.streaming(
      locale: request.locale, foregroundApp: request.foregroundApp,
      allowedApps: request.allowedApps, maxAlternatives: request.maxAlternatives)
    let text = request.hypotheses[0].text
    for _ in 0..<1 + random.below(6) {
      let part = String(text.prefix(random.below(text.count + 1)))
      let update = stream.update(part)
      try hold((0...1).contains(update.stability), "stability \(update.stability) of '\(part)'")
    }
    let last = stream.finish(request.hypotheses)
    try hold(last == outcome, "streamed, \(request) comes to \(last) and not to \(outcome)")
  }
}

/// What every outcome promises, whatever was said.
struct OutcomePromise {
  /// The ids of all apps.
  let apps: [String]
  /// The ids of all values, by app.
  private let values: [String: Set<String>]

  /// Reads an image, which must be sound.
  init(_ image: IndexImage) {
    apps = (0..<image.appCount).map { image.strings[image.app(AppID(UInt32($0))).id] }
    var values: [String: Set<String>] = [:]
    for index in 0..<UInt32(image.valueTypeCount) {
      let type = image.valueType(index)
      let app = image.strings[image.app(type.app).id]
      for value in type.values {
        values[app, default: []].insert(image.strings[image.value(ValueID(value)).id])
      }
    }
    self.values = values
  }

  /// Holds an outcome to it.
  func check(_ outcome: Resolution, _ request: ResolutionRequest) throws {
    let what = "for \(request.hypotheses.map(\.text)) in \(request.locale): \(outcome)"
    try hold((0...1).contains(outcome.confidence), "a confidence outside of 0...1 \(what)")
    try hold(
      request.hypotheses.contains { $0.text == outcome.transcript }, "another transcript \(what)")
    if let app = outcome.app {
      try hold(apps.contains(app), "an app that is not there \(what)")
      try hold(
        request.allowedApps.map { $0.contains(app) } ?? true, "an app that was not allowed \(what)")
    }
    let bytes = Array(outcome.transcript.utf8)
    for parameter in outcome.parameters {
      let range = Int(parameter.range.lower)..<Int(parameter.range.upper)
      try hold(range.upperBound <= bytes.count, "a range outside of the transcript \(what)")
      try hold(
        Array(parameter.text.utf8) == Array(bytes[range]), "a text that is not at its range \(what)"
      )
      for value in parameter.value.all {
        guard case .entity(let id, _) = value else { continue }
        try hold(
          values[outcome.app ?? ""]?.contains(id) ?? false, "an entity that the app lacks \(what)")
      }
    }
    for option in outcome.disambiguation?.options ?? []
    where outcome.disambiguation?.parameter != nil {
      try hold(
        values[outcome.app ?? ""]?.contains(option.id) ?? false,
        "an option that the app lacks \(what)")
    }
    try hold(
      (outcome.disambiguation?.options.count ?? 0) <= Disambiguation.maxOptions,
      "too many options \(what)")
    try hold(outcome.alternatives.count <= 16, "too many alternatives \(what)")
    var writer = ResolutionWriter()
    writer.write(outcome)
    let text = writer.text
    try hold(
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
        && text.utf8.filter { $0 == 0x0A }.count == 1, "a line that is not JSON: \(text)")
  }
}

extension BoundParameter.Value {
  /// The values of a list, else the value alone.
  fileprivate var all: [BoundParameter.Value] {
    if case .list(let values) = self { values } else { [self] }
  }
}
