// SPDX-License-Identifier: Apache-2.0

public import LanguageData
public import MatchIndex
public import Personalization
import TextAnalysis

/// Resolves utterances to intents with their parameters bound.
///
///     let resolver = IntentResolver(image: compiled.image)
///     let resolution = await resolver.resolve("Finish buy milk in Tasks")
///     print(resolution.intent ?? "none", resolution.parameters)
///
/// One resolver serves any number of tasks and threads at once. Equal input gives equal output, except that app code
/// may answer differently or too late.
public final class IntentResolver: Sendable {
  /// The index it resolves against.
  package let image: IndexImage
  /// Thresholds.
  package let options: Options

  /// App code, by app and entity type.
  private let queries: [EntityKey: any EntityTextQuery]
  /// The ways into app code, by app.
  private let gates: [String: AppGate]
  private let semantics: (any SemanticScorer)?
  /// Whether there is app code to be asked.
  package var callsAppCode: Bool { !queries.isEmpty }
  private let views: EntityViews
  private let models: ModelViews
  private let matchers = Locked<[LocaleTag: Matcher]>([:])
  private let apps: AppIDs
  private let learnt: LearntViews?
  private let scratchPool = Locked<[ScratchBox]>([])

  /// Options for all requests of a resolver.
  public struct Options: Sendable, Equatable {
    /// The confidence below which a resolution is `needsConfirmation`; 0 ... 1.
    public var confirmBelow: Double
    /// Whether text is analysed by the fast paths, and trigger phrases are looked up; `false` takes ICU's for
    /// every text, and walks.
    package var usesFastPaths = true
    /// Whether names of apps and listed values may be misheard if nothing matches the literal words.
    public var hearsMisheard: Bool
    /// The thresholds for readings that match no phrase; `nil` takes phrases only.
    public var flexible: FlexibleScores?
    /// The memory of the person's use, if there is one.
    public var memory: UsageMemory?
    /// The word vectors, for utterances that match no phrase. They count for an image that was compiled with the same
    /// ones. For any other image only words count, and the resolver acts on less
    /// (`IntentResolver.languagesOfOtherVectors`).
    public var vectors: LanguageVectors

    /// Creates options; by default misheard names and flexible matching are on, and there is no memory.
    public init(
      confirmBelow: Double = 0.4, hearsMisheard: Bool = true,
      flexible: FlexibleScores? = FlexibleScores(), memory: UsageMemory? = nil,
      vectors: LanguageVectors = .embedded
    ) {
      self.confirmBelow = confirmBelow
      self.hearsMisheard = hearsMisheard
      self.flexible = flexible
      self.memory = memory
      self.vectors = vectors
    }
  }

  /// The languages, sorted, whose word vectors differ between the image and `Options.vectors`, or are missing in one of
  /// them: there, intents are ranked by words alone.
  ///
  /// Empty if `Options.flexible` is `nil`. Compile the image again with these vectors, or pass those that it was
  /// compiled with.
  ///
  /// - Complexity: O(*v*) for *v* apps and locales.
  public var languagesOfOtherVectors: [String] {
    options.flexible == nil ? [] : models.languagesOfOtherVectors.sorted()
  }

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - image: The index to resolve against.
  ///   - queries: App code that looks entities up by text. An entity type without one is searched
  ///     among its listed values.
  ///   - options: Thresholds.
  ///   - semantics: The embedder's model of meaning, for utterances that match no phrase.
  public convenience init(
    image: IndexImage, queries: [EntityKey: any EntityTextQuery] = [:],
    options: Options = Options(), semantics: (any SemanticScorer)? = nil
  ) {
    self.init(image: image, queries: queries, gates: [:], options: options, semantics: semantics)
  }

  /// Creates a resolver that shares the ways into app code with others.
  ///
  /// `gates` are those that there are, by app; further ones are made.
  package init(
    image: IndexImage, queries: [EntityKey: any EntityTextQuery], gates: [String: AppGate],
    options: Options = Options(), semantics: (any SemanticScorer)? = nil
  ) {
    self.image = image
    self.queries = queries
    var gates = gates
    for key in queries.keys where gates[key.app] == nil {
      gates[key.app] = AppGate(app: key.app)
    }
    self.gates = gates
    self.options = options
    self.semantics = semantics
    views = EntityViews(image: image)
    models = ModelViews(entities: views, vectors: options.vectors)
    let apps = AppIDs(image: image)
    self.apps = apps
    learnt = options.memory.map {
      LearntViews(memory: $0, image: image, apps: apps, queried: Set(queries.keys))
    }
  }

  /// Resolves one text in a language.
  public func resolve(_ text: String, locale: String = "en") async -> Resolution {
    await resolve(ResolutionRequest(text, locale: LocaleTag(locale)))
  }

  /// Resolves one turn.
  ///
  /// Cancelling the task ends it with `rejected` and the error "cancelled".
  ///
  /// - Complexity: That of `Matcher.match` for each hypothesis, and the app code of at most
  ///   eight readings, run side by side.
  public func resolve(_ request: ResolutionRequest) async -> Resolution {
    let box = takeScratch()
    defer { giveBack(box) }
    var matched: MatchedHypothesis?
    if let text = request.onlyText,
      isSettled(
        text.utf8.span, request.locale, maxAlternatives: request.maxAlternatives, &matched,
        &box.scratch)
    {
      if Task.isCancelled { return cancelled(request) }
      return settledResolution(of: text, request.locale, &box.scratch)
    }
    let turn = turn(request, matched, &box.scratch)
    let readings = turn.read(&box.scratch.buffers)
    let answers = await ask(turn.needs(of: readings, queries), within: request.deadline)
    if Task.isCancelled { return cancelled(request) }
    return conclude(turn, readings, answers: answers, &box.scratch)
  }

  /// Resolves one turn without calling app code: entities are searched among their listed values.
  ///
  /// For bulk work, with a scratch for each thread.
  public func resolveSynchronously(
    _ request: ResolutionRequest, scratch: inout MatchScratch
  ) -> Resolution {
    var matched: MatchedHypothesis?
    if let text = request.onlyText,
      isSettled(
        text.utf8.span, request.locale, maxAlternatives: request.maxAlternatives, &matched,
        &scratch)
    {
      return settledResolution(of: text, request.locale, &scratch)
    }
    return resolution(of: request, matched, &scratch)
  }

  private func cancelled(_ request: ResolutionRequest) -> Resolution {
    Resolution(
      .rejected(reason: "cancelled"), transcript: request.hypotheses.first?.text ?? "",
      locale: request.locale.description)
  }

  // MARK: - The way of a turn

  private func turn(
    _ request: ResolutionRequest, _ matched: MatchedHypothesis?, _ scratch: inout MatchScratch
  ) -> Turn {
    var filter = Matcher.Filter()
    // An app in front that is not loaded is still in front: phrases without a name are not for others.
    if let id = request.foregroundApp { filter.foreground = apps[id] ?? AppID(.max) }
    if let ids = request.allowedApps { filter.allowed = ids.compactMap { apps[$0] } }
    scratch.strings.use(image)
    return Turn(
      request: request, matcher: matcher(request.locale, &scratch), filter: filter,
      confirmBelow: options.confirmBelow, matched: matched)
  }

  /// The outcome of a turn that matching does not settle, without app code.
  func resolution(
    of request: ResolutionRequest, _ matched: MatchedHypothesis?, _ scratch: inout MatchScratch
  ) -> Resolution {
    let turn = turn(request, matched, &scratch)
    let readings = turn.read(&scratch.buffers)
    return conclude(turn, readings, answers: [:], &scratch)
  }

  /// Calls app code, all calls side by side, and waits for what comes in time.
  private func ask(
    _ needs: [QueryNeed], within limit: Duration
  ) async -> [QueryNeed: QueryOutcome] {
    if needs.isEmpty || Task.isCancelled { return [:] }
    let deadline = ContinuousClock.now + limit
    return await withTaskGroup(of: (QueryNeed, QueryOutcome).self) { group in
      for need in needs {
        guard let query = queries[need.key], let gate = gates[need.key.app] else { continue }
        group.addTask {
          (
            need,
            await gate.entities(
              matching: need.text, query: query, key: need.key, until: deadline, limit: limit)
          )
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  /// Binds the readings of a turn and decides what is done.
  private func conclude(
    _ turn: borrowing Turn, _ readings: borrowing ReadingSet,
    answers: [QueryNeed: QueryOutcome], _ scratch: inout MatchScratch
  ) -> Resolution {
    let bound = turn.bind(readings, answers, &scratch)
    // Handed on where it is made: a variable that is returned is copied first.
    if !turn.request.explains { return turn.decide(readings, bound, &scratch) }
    var resolution = turn.decide(readings, bound, &scratch)
    resolution.explanation = turn.explanation(
      of: resolution, readings, bound, &scratch, trial: resolveSynchronously(_:scratch:))
    return resolution
  }

  // MARK: - What is kept between requests

  /// The matcher of a locale, made at its first use; at most 256 are kept.
  ///
  /// A scratch keeps those it was used with last.
  func matcher(_ locale: LocaleTag, _ scratch: inout MatchScratch) -> Matcher {
    // SAFETY: from here on it is counted.
    if let recent = unsafe scratch.matchers.matcher(of: models, locale) {
      return unsafe recent.takeUnretainedValue()
    }
    let matcher: Matcher
    if let known = matchers.withLock({ $0[locale] }) {
      matcher = known
    } else {
      matcher = Matcher(
        views: views, models: models, locale: locale, usesFastPaths: options.usesFastPaths,
        hearsMisheard: options.hearsMisheard, flexible: options.flexible, learnt: learnt,
        semantics: semantics)
      matchers.withLock {
        if $0.count >= 256 { $0.removeAll() }
        $0[locale] = matcher
      }
    }
    scratch.matchers.keep(matcher, locale)
    return matcher
  }

  /// Matches a text in a locale.
  @inline(__always)
  func match(
    _ text: Span<UInt8>, _ locale: LocaleTag, takesBest: Bool, _ scratch: inout MatchScratch
  ) -> MatchedHypothesis {
    // SAFETY: see below.
    guard let recent = unsafe scratch.matchers.matcher(of: models, locale) else {
      return matcher(locale, &scratch).matched(text, takesBest: takesBest, into: &scratch.buffers)
    }
    // SAFETY: the scratch keeps the matcher, and is not used for another until this returns.
    return unsafe recent._withUnsafeGuaranteedRef {
      $0.matched(text, takesBest: takesBest, into: &scratch.buffers)
    }
  }

  func takeScratch() -> ScratchBox {
    scratchPool.withLock { $0.popLast() } ?? ScratchBox()
  }

  func giveBack(_ box: ScratchBox) {
    scratchPool.withLock { if $0.count < 16 { $0.append(box) } }
  }
}

/// A scratch in the pool. One task at a time holds it.
final class ScratchBox: @unchecked Sendable {
  // SAFETY: `takeScratch` hands a box to one task, which gives it back when it is done.
  var scratch = MatchScratch()
}
