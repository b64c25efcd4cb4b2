// SPDX-License-Identifier: Apache-2.0

import MatchIndex
public import TextAnalysis
package import ValueParsing

/// Resolves a turn while it is spoken: each text so far is resolved, and compared with the one before.
///
///     var stream = resolver.streaming(locale: "en")
///     for partial in ["play", "play some", "play some jazz"] {
///       let update = stream.update(partial)
///       show(update.resolution, isFirm: update.stability > 0.9)
///     }
///     let resolution = stream.finish("play some jazz")
///
/// A recogniser may take words back or replace them, and any text may follow any other. Each text is resolved anew, in
/// some tens of microseconds; people say three words a second.
///
/// App code is not called: searched entities are found among their listed values. If an app has an `EntityTextQuery`,
/// resolve the last text with `IntentResolver.resolve` instead of `finish`. Use it on one thread at a time. It takes
/// about 2 MB, which the resolver lends and takes back.
public struct StreamingResolver: ~Copyable {
  private let resolver: IntentResolver
  private let matcher: Matcher
  private let box: ScratchBox
  private var request: ResolutionRequest
  private var tokens = TokenBuffer(maxTokens: MatchLimits.tokens)
  private var beginnings: PhraseBeginnings
  private let maxAlternatives: Int
  private var isRunning = false
  /// Whether the last outcome was told as of another moment.
  private var isOutdated = false
  private var last: PartialResolution?
  private var hashes: [UInt64] = []
  /// How many words there were when the app, the intent and each parameter came to be what they are.
  private var appSince = 0
  private var intentSince = 0
  private var parameterSince: [String: Int] = [:]

  init(_ resolver: IntentResolver, _ request: ResolutionRequest) {
    self.resolver = resolver
    self.request = request
    maxAlternatives = request.maxAlternatives
    box = resolver.takeScratch()
    matcher = resolver.matcher(request.locale, &box.scratch)
    beginnings = PhraseBeginnings(matcher)
  }

  deinit { resolver.giveBack(box) }

  /// The locale that is spoken.
  package var locale: LocaleTag { request.locale }

  /// The time of the utterance; `nil` for the present moment at each text.
  package var reference: ValueReference? {
    get { request.reference }
    set {
      isOutdated = isOutdated || newValue != request.reference
      request.reference = newValue
    }
  }

  /// Takes the whole text of the turn so far.
  ///
  /// The outcome is that of `IntentResolver.resolveSynchronously` for the same text.
  ///
  /// - Returns: The outcome so far; that of the update before, without changes, for the same text.
  /// - Complexity: That of `IntentResolver.resolveSynchronously`.
  public mutating func update(_ partial: String) -> PartialResolution {
    if var last, isRunning, !isOutdated, last.resolution.transcript == partial,
      last.resolution.transcript.utf8.elementsEqual(partial.utf8)
    {
      last.keptWords = last.wordCount
      last.revisedWords = 0
      last.changes = []
      self.last = last
      return last
    }
    if !isRunning { begin() }
    isOutdated = false
    request.hypotheses = [Hypothesis(partial)]
    // How far ahead an outcome is tells how firm it is, whether or not the next is asked for.
    request.maxAlternatives = max(1, maxAlternatives)
    var update = PartialResolution(
      resolver.resolveSynchronously(request, scratch: &box.scratch))
    takeWords(partial, &update)
    compare(&update)
    update.stability = Stability.estimate(update)
    if maxAlternatives < 1 { update.resolution.alternatives = [] }
    last = update
    return update
  }

  /// Ends the turn with its last text; the next update begins another.
  ///
  /// - Returns: The outcome of `IntentResolver.resolveSynchronously`.
  public mutating func finish(_ final: String) -> Resolution { finish([Hypothesis(final)]) }

  /// Ends the turn with several readings of it, best first.
  public mutating func finish(_ hypotheses: [Hypothesis]) -> Resolution {
    cancel()
    var request = request
    request.hypotheses = hypotheses
    request.maxAlternatives = maxAlternatives
    return resolver.resolveSynchronously(request, scratch: &box.scratch)
  }

  /// Ends the turn without an outcome; the next update begins another.
  public mutating func cancel() { isRunning = false }

  private mutating func begin() {
    isRunning = true
    last = nil
    hashes.removeAll(keepingCapacity: true)
    beginnings.removeAll()
    (appSince, intentSince) = (0, 0)
    parameterSince = [:]
  }

  /// Compares the words with those of the update before and follows declared phrases along new ones.
  private mutating func takeWords(_ text: String, _ update: inout PartialResolution) {
    guard (try? matcher.analyzer.analyze(text, into: &tokens)) != nil else {
      // Over a limit: nothing is known of its words.
      update.revisedWords = hashes.count
      hashes.removeAll(keepingCapacity: true)
      beginnings.removeAll()
      return
    }
    let count = tokens.count
    var kept = 0
    while kept < min(count, hashes.count), hashes[kept] == tokens[kept].hash { kept += 1 }
    update.wordCount = count
    update.keptWords = kept
    update.revisedWords = hashes.count - kept
    hashes.removeLast(hashes.count - kept)
    beginnings.keep(kept)
    for k in kept..<count {
      hashes.append(tokens[k].hash)
      beginnings.advance(tokens[k].hash)
    }
    update.isPhraseBeginning = beginnings.isBeginning
  }

  /// Compares the outcome with that of the update before.
  private mutating func compare(_ update: inout PartialResolution) {
    let now = update.resolution
    let count = update.wordCount
    let before = last?.resolution
    if before?.status != now.status { update.changes.insert(.status) }
    if let before, before.app == now.app {
      appSince = min(appSince, count)
    } else {
      appSince = count
      if before != nil || now.app != nil { update.changes.insert(.app) }
    }
    if let before, before.app == now.app, before.intent == now.intent {
      intentSince = min(intentSince, count)
    } else {
      intentSince = count
      if before != nil || now.intent != nil { update.changes.insert(.intent) }
    }
    let isOther = update.changes.contains(.intent)
    var since: [String: Int] = [:]
    for parameter in now.parameters {
      let known = before?.parameters.first { $0.name == parameter.name }
      if !isOther, let known, known.value == parameter.value {
        since[parameter.name] = min(parameterSince[parameter.name] ?? count, count)
      } else {
        since[parameter.name] = count
        update.changes.insert(.parameters)
      }
    }
    if (before?.parameters.count ?? 0) != now.parameters.count {
      update.changes.insert(.parameters)
    }
    parameterSince = since
    update.appAge = count - appSince
    update.intentAge = count - intentSince
    update.parameterAges = since.mapValues { count - $0 }
  }
}

extension IntentResolver {
  /// Begins a turn that is resolved while it is spoken.
  ///
  /// - Parameters:
  ///   - locale: The language spoken.
  ///   - foregroundApp: The app in front.
  ///   - allowedApps: The only apps to consider; `nil` for all.
  ///   - maxAlternatives: Most other readings to report; 0 ... 16.
  public func streaming(
    locale: LocaleTag = LocaleTag("en"), foregroundApp: String? = nil,
    allowedApps: [String]? = nil, maxAlternatives: Int = 3
  ) -> StreamingResolver {
    streaming(
      ResolutionRequest(
        "", locale: locale, foregroundApp: foregroundApp, allowedApps: allowedApps,
        maxAlternatives: maxAlternatives))
  }

  /// Begins a turn that is resolved while it is spoken, under the conditions of a request.
  ///
  /// Its hypotheses and its deadline do not count. Dates are told as of its `reference`, or as of each update where it
  /// has none.
  public func streaming(_ request: ResolutionRequest) -> StreamingResolver {
    StreamingResolver(self, request)
  }
}
