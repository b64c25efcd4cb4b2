// SPDX-License-Identifier: Apache-2.0

public import IntentResolution
public import TextAnalysis

/// The settings for all cases of a run.
public struct RunSettings: Sendable {
  /// The locale of cases that name none.
  package var locale: LocaleTag
  /// How long a case may take in all; one that takes longer has failed. No turn is cut short: an
  /// utterance has bounded work.
  package var deadline: Duration

  /// Creates settings.
  public init(locale: LocaleTag = LocaleTag("en"), deadline: Duration = .seconds(10)) {
    self.locale = locale
    self.deadline = deadline
  }
}

/// Runs cases one after the other; for each thread its own.
///
///     var runner = CaseRunner(resolver: resolver, answers: AnswerBinder(catalogs))
///     let result = runner.run(test)
///     result.passed
public struct CaseRunner: ~Copyable {
  private let resolver: IntentResolver
  private let answers: AnswerBinder
  private let settings: RunSettings
  private var scratch = MatchScratch()
  private var analyzers: [String: TextAnalyzer] = [:]
  private var tags: [String: LocaleTag] = [:]

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - resolver: What resolves; app code is not called.
  ///   - answers: What binds answers; may be shared by threads.
  ///   - settings: How cases are run.
  public init(
    resolver: IntentResolver, answers: AnswerBinder = AnswerBinder([]),
    settings: RunSettings = RunSettings()
  ) {
    self.resolver = resolver
    self.answers = answers
    self.settings = settings
  }

  /// Runs a case up to the first turn that comes out otherwise.
  ///
  /// - Complexity: That of resolving each turn once.
  public mutating func run(_ test: TestCase) -> CaseResult {
    let began = ContinuousClock.now
    let request = request(of: test)
    var conversation = Conversation(
      request, resolver.resolveSynchronously(request, scratch: &scratch), by: resolver,
      answers: answers)
    var result = CaseResult()
    var text = test.text
    var expectation = test.expectation
    var next = 0
    while true {
      let fields = expectation.compare(conversation.resolution, analyzer(request.locale))
      let passed = fields.allSatisfy(\.isSame)
      result.turns.append(
        TurnResult(
          text: text, fields: fields, resolution: conversation.resolution, passed: passed))
      if !passed || next == test.answers.count { break }
      text = test.answers[next].text
      expectation = test.answers[next].expectation
      next += 1
      conversation.answer(text, &scratch)
    }
    result.duration = began.duration(to: .now)
    if result.duration > settings.deadline {
      result.problem = "took \(result.duration), more than \(settings.deadline)"
    }
    return result
  }

  /// The outcome of a case's utterance with all its steps.
  public mutating func explain(_ test: TestCase) -> Resolution {
    var request = request(of: test)
    request.explains = true
    return resolver.resolveSynchronously(request, scratch: &scratch)
  }

  /// The locale that a case is resolved in.
  public func locale(of test: TestCase) -> LocaleTag {
    test.locale.map { LocaleTag($0) } ?? settings.locale
  }

  private mutating func request(of test: TestCase) -> ResolutionRequest {
    var locale = settings.locale
    if let name = test.locale {
      locale = tags[name] ?? LocaleTag(name)
      tags[name] = locale
    }
    var request = ResolutionRequest(
      hypotheses: test.hypotheses, locale: locale, foregroundApp: test.foregroundApp,
      allowedApps: test.allowedApps)
    request.reference = test.reference
    return request
  }

  private mutating func analyzer(_ locale: LocaleTag) -> TextAnalyzer {
    if let known = analyzers[locale.language] { return known }
    let analyzer = TextAnalyzer(locale: locale)
    analyzers[locale.language] = analyzer
    return analyzer
  }
}

/// The turns of a case that were run, and whether all came out as expected.
public struct CaseResult: Sendable {
  /// The turns that were run; all but the last came out as expected.
  public var turns: [TurnResult]
  /// How long it took.
  public var duration: Duration
  /// A further fault; `nil` where nothing was.
  public var problem: String?

  /// Creates a result of nothing yet.
  package init() {
    turns = []
    duration = .zero
  }

  /// Whether every turn came out as expected.
  public var passed: Bool { problem == nil && turns.allSatisfy(\.passed) }
}

/// One turn of a case: the words said, the outcome, and where it differs from the expected one.
public struct TurnResult: Sendable {
  /// The words said.
  public var text: String
  /// The compared fields.
  public var fields: [ComparedField]
  /// The actual outcome.
  public var resolution: Resolution
  /// Whether that is what was expected.
  public var passed: Bool

  /// Creates a result.
  package init(text: String, fields: [ComparedField], resolution: Resolution, passed: Bool) {
    self.text = text
    self.fields = fields
    self.resolution = resolution
    self.passed = passed
  }
}
