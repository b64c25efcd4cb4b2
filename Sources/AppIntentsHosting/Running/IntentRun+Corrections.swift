// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation

extension IntentRun {
  /// What is meant instead, where an answer says that something before it was wrong.
  func correctionText(_ said: String) -> String? {
    // Only after a yes-or-no question the reader takes a "no" in front for a denial.
    if case .correction(let text) = context.reader.read(said, to: .confirmation()) {
      return text
    }
    return nil
  }

  /// Puts an earlier value right: the one parameter that has values of this name gets it.
  ///
  /// Nothing is guessed: where no parameter or more than one knows the name nothing changes, and which of
  /// several values of one name is meant is asked. "The other Emma" is none that the parameter has now.
  /// Values that words say (a number, a date) are read for it; free text is not corrected, since any words
  /// could be meant for it.
  ///
  /// - Parameter current: The parameter that is being asked for; it is not an earlier one.
  /// - Returns: Whether a value was put right.
  func correct(_ said: String, except current: (any AnyIntentParameter)?) async throws -> Bool {
    let meansOther = context.reader.meansOther(said)
    var fitting: [(parameter: any AnyIntentParameter, values: [Candidate])] = []
    for (_, parameter) in request.instance.ordered
    where parameter.isSet && parameter !== current {
      var known = try await find(said, for: parameter)
      if known == nil { known = try await values(said, for: parameter) }
      guard var found = known else { continue }
      if meansOther, let now = parameter.anyValue {
        // "Other" may be "second" as well, and what was meant is not the second of all.
        if found.count == 1, found[0].isValue(now), let name = context.reader.name(in: said) {
          found = try await find(name, for: parameter) ?? []
        }
        found.removeAll { $0.isValue(now) }
      }
      if !found.isEmpty { fitting.append((parameter, found)) }
    }
    guard fitting.count == 1,
      let value = try await bindOrChoose(fitting[0].values, for: fitting[0].parameter)
    else { return false }
    try set(fitting[0].parameter, to: value)
    tell(
      .corrected(
        parameter: name(of: fitting[0].parameter), value: context.events.shown(value.title)))
    return true
  }

  /// The value that words say for a parameter whose values are read; `nil` where none is, or any text is one.
  private func values(
    _ said: String, for parameter: any AnyIntentParameter
  ) async throws -> [Candidate]? {
    let isContact = parameter.valueType is IntentPerson.Type && !context.contacts.isEmpty
    guard isContact || valueReader.readsWords(for: parameter) else { return nil }
    switch try await valueReader.read(said, for: parameter) {
    case .value(let value): return [value]
    case .several(let found): return found
    case .outOfRange, .none: return nil
    }
  }
}
