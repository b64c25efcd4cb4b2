// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import IntentCatalog
import TextAnalysis

extension IntentRun {
  /// Asks a question and waits for the answer; what was said is already read.
  func ask(_ question: OpenQuestion) async throws -> Answer {
    try await hear(question).answer
  }

  /// Asks a question and waits for the answer, as it is read and as it was said.
  func hear(_ question: OpenQuestion) async throws -> (answer: Answer, said: String) {
    tell(.asked(question.question.kind, parameter: question.question.parameter))
    let said = try await asker.ask(question)
    return (question.answer.withLock { $0 }, said)
  }

  private func question(
    _ kind: SessionQuestion.Kind, _ text: String, parameter: (any AnyIntentParameter)?,
    options: [Candidate] = []
  ) -> SessionQuestion {
    SessionQuestion(
      kind, text: text, app: request.app.app.id, intent: request.name,
      parameter: parameter.map { name(of: $0) },
      options: context.reader.shownTitles(of: options.map(\.option)))
  }

  // MARK: - Values

  /// Asks for a value until an answer is one.
  ///
  /// What can be listed in a few options is offered; entities of a query that searches are named.
  ///
  /// - Throws: `SessionError` where no answer was one, or where none can be read.
  func askForValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> Candidate {
    let dialog = dialog ?? parameter.details.requestValueDialog
    if let source = CandidateSource(parameter) {
      return try await askForListed(source, of: parameter, dialog: dialog)
    }
    if parameter.valueType is Bool.Type { return try await askForBool(parameter, dialog) }
    guard valueReader.canRead(parameter) else {
      throw SessionError(
        .unsupportedValue,
        "parameter '\(name(of: parameter))' of '\(request.name)' is of type "
          + "'\(parameter.valueType)', which cannot be read from an answer; "
          + "give it a default, or a resolver from 'String'")
    }
    let prompt = valuePrompt(parameter, dialog)
    var problem = ""
    for _ in 0..<options.maxAttempts {
      let asked = OpenQuestion(
        question(.value, joined(problem, prompt), parameter: parameter), reading: .value,
        takesFreeText: ValueReader.takesFreeText(parameter))
      let answer = try await ask(asked)
      guard case .text(let text) = answer.asText else { continue }
      var reading = try await readList(text, for: parameter, question: prompt)
      if reading == nil {
        reading = try await ValueReader(context: context, question: prompt)
          .read(text, for: parameter)
      }
      switch reading {
      case .value(let value): return value
      case .several(let found):
        if let value = try await choose(found, for: parameter, dialog: nil) { return value }
        problem = ""
      case .outOfRange(let range):
        problem = context.text(
          options.texts.outOfRange,
          ["lower": Self.text(range.lowerBound), "upper": Self.text(range.upperBound)])
      case .some(.none), nil:
        problem =
          parameter.valueType is IntentPerson.Type && !context.contacts.isEmpty
          ? context.text(options.texts.notFound, ["value": text]) : options.texts.notUnderstood
      }
    }
    throw notUnderstood(parameter)
  }

  private func askForListed(
    _ source: CandidateSource, of parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> Candidate {
    let (offered, isSearched) = try await offers(of: source, for: parameter)
    let prompt = valuePrompt(parameter, dialog)
    let isShort = !offered.isEmpty && offered.count <= options.maxChoices
    var problem = ""
    for _ in 0..<options.maxAttempts {
      let text = joined(problem, prompt)
      let asked = OpenQuestion(
        question(
          isShort ? .choice : .value, text, parameter: parameter, options: isShort ? offered : []),
        reading: isShort ? .choice(offered.map(\.option)) : .value)
      let said: String
      var meantInstead: String?
      let (answer, heard) = try await hear(asked)
      switch try await findList(heard, for: parameter, among: offered) {
      case .values(let list): return list
      case .unknown(let part):
        problem = context.text(options.texts.notFound, ["value": part])
        continue
      case .none: break
      }
      switch answer {
      case .option(let index): return offered[index]
      case .options(let indices):
        if let chosen = try await choose(indices.map { offered[$0] }, for: parameter, dialog: nil) {
          return chosen
        }
        problem = ""
        continue
      case .noOption:
        // None of what was offered; what else there is has to be searched for.
        guard isSearched else { throw denied() }
        problem = ""
        continue
      case .allOptions where takesList(parameter): return list(of: offered)
      case .correction(let text):
        said = text
        meantInstead = text
      case .text(let text):
        said = text
        meantInstead = correctionText(text)
      case .allOptions, .yes, .no, .cancel:
        problem = options.texts.notUnderstood
        continue
      }
      guard !said.isEmpty else {
        problem = options.texts.notUnderstood
        continue
      }
      let found = try await find(said, for: parameter) ?? []
      if let value = try await bindOrChoose(found, for: parameter) { return value }
      problem = context.text(options.texts.notFound, ["value": said])
      if found.isEmpty, let meantInstead, try await correct(meantInstead, except: parameter) {
        problem = ""
      }
    }
    throw notUnderstood(parameter)
  }

  /// The values of a source, and whether there may be others that it can be searched for.
  private func offers(
    of source: CandidateSource, for parameter: any AnyIntentParameter
  ) async throws -> (values: [Candidate], isSearched: Bool) {
    let locale = context.locale
    let values = try await call("the values of '\(name(of: parameter))'") {
      try await source.candidates(locale: locale)
    }
    var isSearched = false
    if case .query(let query) = source { isSearched = query.kind == .string }
    guard !values.isEmpty || isSearched else {
      throw SessionError(
        .nothingToOffer,
        "there are no values to choose from for parameter '\(name(of: parameter))' of "
          + "'\(request.name)'")
    }
    return (values, isSearched)
  }

  private func askForBool(
    _ parameter: any AnyIntentParameter, _ dialog: IntentDialog?
  ) async throws -> Candidate {
    let names = parameter.details.traits.boolName
    let accept = (names?.true.string(in: context.locale)).map { [$0] } ?? []
    let deny = (names?.false.string(in: context.locale)).map { [$0] } ?? []
    let prompt = valuePrompt(parameter, dialog)
    var problem = ""
    for _ in 0..<options.maxAttempts {
      let asked = OpenQuestion(
        question(.confirmation, joined(problem, prompt), parameter: parameter),
        reading: .confirmation(accept: accept, deny: deny))
      let answer = try await ask(asked)
      let said: Bool?
      switch answer.asText {
      case .yes: said = true
      case .no: said = false
      case .text(let text):
        said = try await valueReader.read(text, for: parameter).value as? Bool
      default: said = nil
      }
      if let said {
        let title = said ? accept.first ?? "true" : deny.first ?? "false"
        return Candidate(said, title: title)
      }
      problem = options.texts.notUnderstood
    }
    throw notUnderstood(parameter)
  }

  // MARK: - Choices

  /// The one value there is, or the one that is chosen of several; `nil` where there is none.
  func bindOrChoose(
    _ found: [Candidate], for parameter: any AnyIntentParameter
  ) async throws -> Candidate? {
    switch found.count {
    case 0: nil
    case 1: found[0]
    default: try await choose(found, for: parameter, dialog: nil)
    }
  }

  /// Asks which of several values is meant.
  ///
  /// - Returns: `nil` where the answer takes none of them.
  func choose(
    _ candidates: [Candidate], for parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> Candidate? {
    let dialog = dialog ?? parameter.details.requestDisambiguationDialog
    let prompt =
      dialog?.full.string(in: context.locale)
      ?? context.text(options.texts.chooseValue, ["parameter": title(of: parameter)])
    let index = try await choose(
      among: candidates, prompt: prompt, parameter: parameter)
    return index.map { candidates[$0] }
  }

  /// Asks which of several is meant, and once more among those that an answer fits.
  ///
  /// - Returns: Its position; `nil` where the answer takes none of them.
  func choose(
    among candidates: [Candidate], prompt: String, parameter: (any AnyIntentParameter)?
  ) async throws -> Int? {
    guard !candidates.isEmpty else { return nil }
    // More than the person can keep in mind are not read out, but may be named.
    var left = Array(candidates.indices)
    var problem = ""
    var attempts = 0
    while attempts < options.maxAttempts {
      let shown = left.map { candidates[$0] }
      let asked = OpenQuestion(
        question(.choice, joined(problem, prompt), parameter: parameter, options: shown),
        reading: .choice(shown.map(\.option)))
      switch try await ask(asked) {
      case .option(let index): return left[index]
      case .options(let indices):
        // All that are left may be called alike; that was understood, and does not choose.
        if indices.count == left.count { attempts += 1 }
        left = indices.map { left[$0] }
        problem = ""
      case .noOption: return nil
      case .correction(let text):
        attempts += 1
        problem = try await correct(text, except: parameter) ? "" : options.texts.notUnderstood
      default:
        attempts += 1
        problem = options.texts.notUnderstood
      }
    }
    throw SessionError(
      .notUnderstood,
      "'\(request.name)' asked '\(prompt)' \(options.maxAttempts) times without an answer")
  }

  // MARK: - Confirmations

  /// Asks for yes or no; anything else is asked again, a correction is handed back.
  func confirm(
    _ text: String, parameter: (any AnyIntentParameter)?, accept: [String] = [],
    deny: [String] = []
  ) async throws -> Answer {
    var problem = ""
    for _ in 0..<options.maxAttempts {
      let asked = OpenQuestion(
        question(.confirmation, joined(problem, text), parameter: parameter),
        reading: .confirmation(accept: accept, deny: deny))
      switch try await ask(asked) {
      case .yes: return .yes
      case .no: return .no
      case .correction(let text): return .correction(text)
      default: problem = options.texts.notUnderstood
      }
    }
    throw SessionError(
      .notUnderstood,
      "'\(request.name)' asked '\(text)' \(options.maxAttempts) times without an answer")
  }

  // MARK: - Texts

  private func valuePrompt(
    _ parameter: any AnyIntentParameter, _ dialog: IntentDialog?
  ) -> String {
    dialog?.full.string(in: context.locale)
      ?? context.text(options.texts.askValue, ["parameter": title(of: parameter)])
  }

  private func joined(_ problem: String, _ prompt: String) -> String {
    problem.isEmpty ? prompt : problem + " " + prompt
  }

  private func notUnderstood(_ parameter: any AnyIntentParameter) -> SessionError {
    SessionError(
      .notUnderstood,
      "parameter '\(name(of: parameter))' of '\(request.name)' was asked for "
        + "\(options.maxAttempts) times without an answer that is one")
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}

extension Answer {
  /// A correction of nothing yet is just what is meant.
  var asText: Answer {
    if case .correction(let text) = self { .text(text) } else { self }
  }
}
