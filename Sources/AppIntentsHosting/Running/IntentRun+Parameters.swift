// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import IntentResolution
import TextAnalysis

extension IntentRun {
  /// Gives parameters what was said.
  ///
  /// An entity that is gone by now leaves its parameter open: it is asked for.
  func bindKnownParameters() async throws {
    for bound in request.bound {
      guard let parameter = request.instance.parameter(bound.name) else { continue }
      if case .list(let values) = bound.value {
        try await bind(values, said: bound.text, to: parameter)
        continue
      }
      let text: String
      switch bound.value {
      case .entity(let id, _):
        if let value = try await value(ofID: id, for: parameter) {
          try set(parameter, to: value)
          continue
        }
        // A provider's values have no identifiers; they are found by what was said.
        guard case .provider? = CandidateSource(parameter) else { continue }
        text = bound.text
      case .openEntity(let title): text = title
      case .string(let said): text = said
      // The parameter's own reader knows its bounds and units.
      case .value, .list: text = bound.text
      }
      if CandidateSource(parameter) != nil {
        if let found = try await find(text, for: parameter), found.count == 1 {
          try set(parameter, to: found[0])
        }
        continue
      }
      if let value = try await readOne(text, for: parameter) { try set(parameter, to: value) }
    }
  }

  /// The value that a text says; of people who are called alike the one that is chosen.
  private func readOne(
    _ text: String, for parameter: any AnyIntentParameter
  ) async throws -> Candidate? {
    switch try await valueReader.read(text, for: parameter) {
    case .value(let value): value
    case .several(let found): try await choose(found, for: parameter, dialog: nil)
    case .outOfRange, .none: nil
    }
  }

  /// Gives a parameter several values that were said; one that is gone by now leaves it open.
  private func bind(
    _ values: [BoundParameter.Value], said: String, to parameter: any AnyIntentParameter
  ) async throws {
    var found: [Candidate] = []
    for value in values {
      switch value {
      case .entity(let id, _):
        guard let one = try await self.value(ofID: id, for: parameter) else { return }
        found.append(one)
      case .openEntity(let text), .string(let text):
        guard CandidateSource(parameter) == nil else {
          guard let named = try await find(text, for: parameter), named.count == 1 else { return }
          found.append(named[0])
          continue
        }
        guard let one = try await readOne(text, for: parameter) else { return }
        found.append(one)
      case .value, .list:
        // The parameter's own reader knows its bounds and units.
        for reading in valueReader.readList(said, for: parameter) ?? [] {
          guard case .value(let one) = reading else { return }
          found.append(one)
        }
        if !found.isEmpty { try set(parameter, to: list(of: found)) }
        return
      }
    }
    try set(parameter, to: list(of: found))
  }

  /// Asks for required parameters without a value and without a default, in declaration order.
  func resolveMissingParameters() async throws {
    for (name, parameter) in request.instance.ordered {
      if let choice = request.openChoice, choice.parameter == name, !parameter.isSet {
        var values: [Candidate] = []
        for id in choice.ids {
          if let value = try await value(ofID: id, for: parameter) { values.append(value) }
        }
        let found = try await bindOrChoose(values, for: parameter)
        if let found {
          try set(parameter, to: found)
          continue
        }
      }
      guard !parameter.isOptional, !parameter.isSet, parameter.anyDefault == nil else { continue }
      if let provider = CandidateSource(parameter), case .provider = provider {
        let locale = context.locale
        let standing = try await call("the default of '\(name)'") {
          await provider.defaultCandidate(locale: locale)
        }
        if let standing {
          try set(parameter, to: standing)
          continue
        }
      }
      let value = try await askForValue(of: parameter, dialog: nil)
      try set(parameter, to: value)
    }
  }

  /// Asks whether an unsure reading was meant, with the values it has by now.
  func confirmReading() async throws {
    var corrections = 0
    while true {
      let action =
        request.instance.summary?.text ?? intentType.title.string(in: context.locale)
      let text = context.text(options.texts.confirmAction, ["action": action])
      switch try await confirm(text, parameter: nil) {
      case .yes:
        noteConfirmed()
        return
      case .correction(let said) where corrections < options.maxAttempts:
        corrections += 1
        guard try await correct(said, except: nil) else { throw denied() }
      default: throw denied()
      }
    }
  }

  // MARK: - Values

  /// How values without a list are read.
  var valueReader: ValueReader { ValueReader(context: context) }

  /// Gives a parameter a value.
  ///
  /// - Throws: `SessionError.Code.wrongValue` where the value is of another type.
  func set(_ parameter: any AnyIntentParameter, to candidate: Candidate) throws {
    let name = self.name(of: parameter)
    do {
      var value = candidate.value
      if let type = parameter.valueType as? any AnyEntityCollection.Type {
        if let entity = value as? any AppEntity {
          value = type.make(identifierStrings: [entity.anyID])
        } else if let entities = value as? [any AppEntity] {
          value = type.make(identifierStrings: entities.map(\.anyID))
        } else if let list = value as? [Any] {
          value = type.make(
            identifierStrings: list.compactMap { ($0 as? any AppEntity)?.anyID })
        }
      }
      try parameter.set(value)
    } catch {
      throw SessionError(.wrongValue, "parameter '\(name)' of '\(request.name)': \(error)")
    }
    tell(.parameterSet(name: name, value: context.events.shown(candidate.title)))
  }

  /// The name of a parameter of this intent.
  func name(of parameter: any AnyIntentParameter) -> String {
    request.instance.ordered.first { $0.parameter === parameter }?.name ?? ""
  }

  /// What a parameter is called when it is asked for.
  func title(of parameter: any AnyIntentParameter) -> String {
    let title = parameter.details.title?.string(in: context.locale) ?? ""
    let shown = title.isEmpty ? name(of: parameter) : title
    // German nouns keep their capital.
    return options.locale.language == "de" ? shown : shown.lowercased(with: context.locale)
  }

  /// The value of an identifier: an enum's case or an entity that is still there.
  private func value(
    ofID id: String, for parameter: any AnyIntentParameter
  ) async throws -> Candidate? {
    let locale = context.locale
    switch CandidateSource(parameter) {
    case .cases(let cases):
      return cases.first { $0.id == id }.map { Candidate($0.value, locale: locale) }
    case .query(let query):
      return try await call("the query of '\(name(of: parameter))'") {
        try await query.entities(ids: [id]).first.map { Candidate($0, locale: locale) }
      }
    case .provider:
      // The engine knows the type's own values; a provider's are found by what they are called.
      return nil
    case nil: return nil
    }
  }

  /// The values that a text names, by the app's search and by the names of what it offers.
  ///
  /// Of what the app finds for words that name nothing ("the"), or refuse what they name ("not the milk"), only what is
  /// called so counts ("It"); "the second Emma" is the second of what it finds for "Emma".
  ///
  /// - Returns: `nil` where the parameter's values are neither listed nor looked up.
  func find(_ text: String, for parameter: any AnyIntentParameter) async throws -> [Candidate]? {
    guard let source = CandidateSource(parameter) else { return nil }
    let locale = context.locale
    let reader = context.reader
    return try await call("the values of '\(name(of: parameter))'") {
      func named(_ values: [Candidate]) -> [Candidate] {
        reader.options(named: text, among: values.map(\.option)).map { values[$0] }
      }
      let name = reader.name(in: text)
      let found = try await source.search(text, locale: locale) ?? []
      let fitting = name == nil || reader.refuses(text) ? named(found) : found
      guard fitting.isEmpty else { return fitting }
      let offered = named(try await source.candidates(locale: locale))
      guard offered.isEmpty, let name, name != text else { return offered }
      return named(try await source.search(name, locale: locale) ?? [])
    }
  }

  /// Calls app code with the session's deadline.
  func call<Value: Sendable>(
    _ name: String, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await request.app.call(
      "\(name) of '\(request.name)'", deadline: options.queryDeadline, intent: intent, body)
  }
}
