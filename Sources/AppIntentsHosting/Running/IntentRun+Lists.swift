// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation

/// What an answer was read as, where several values may be named.
enum ListReading {
  /// One candidate of all values.
  case values(Candidate)
  /// A list with a part that names no value.
  case unknown(part: String)
  /// No list.
  case none
}

/// Answers that name several values at once: "milk, eggs and bread".
extension IntentRun {
  /// Most parts of a list that are looked at; of more, the answer is read as one value.
  private static let partLimit = 32
  /// Most parts that one name is put together of: "bread and butter".
  private static let nameLimit = 4

  /// Whether a parameter takes several values.
  func takesList(_ parameter: any AnyIntentParameter) -> Bool {
    parameter.unwrappedType is any AnyValueSequence.Type
      || parameter.unwrappedType is any AnyEntityCollection.Type
  }

  /// The values that a list names, each by a name.
  ///
  /// An "and" may belong to a name: what is called as several parts together is that value. Nothing is
  /// guessed: a part that names no value has to be said again, and which of several it names is asked.
  /// A name that is said again means another value of that name, where there is one.
  ///
  /// - Parameter offered: The values that are offered; the others are looked up.
  func findList(
    _ said: String, for parameter: any AnyIntentParameter, among offered: [Candidate]
  ) async throws -> ListReading {
    guard takesList(parameter) else { return .none }
    let parts = context.reader.parts(of: said)
    guard (2...Self.partLimit).contains(parts.count) else { return .none }
    let options = offered.map(\.option)
    // The whole may be the name of one.
    if context.reader.option(calledExactly: said, among: options) != nil { return .none }
    var found: [[Candidate]] = []
    var unknown: String?
    var place = 0
    while place < parts.count {
      var next: (values: [Candidate], count: Int)?
      for count in (1...min(Self.nameLimit, parts.count - place)).reversed() {
        // What stands between the parts is not known here; names have the language's own "and".
        for name in context.reader.joinings(of: Array(parts[place..<place + count])) {
          if let index = context.reader.option(calledExactly: name, among: options) {
            next = ([offered[index]], count)
            break
          }
        }
        if next != nil { break }
      }
      if next == nil, let values = try await find(parts[place], for: parameter), !values.isEmpty {
        next = (values, 1)
      }
      if let next {
        found.append(next.values)
      } else {
        unknown = unknown ?? parts[place]
      }
      place += next?.count ?? 1
    }
    // Where no part is a value it was no list of them.
    if let unknown { return found.isEmpty ? .none : .unknown(part: unknown) }
    guard found.count > 1 else { return .none }
    var chosen: [Candidate] = []
    for values in found {
      let others = values.filter { value in !chosen.contains { $0.isValue(value.value) } }
      let value = try await bindOrChoose(others.isEmpty ? values : others, for: parameter)
      guard let value else { throw denied() }
      chosen.append(value)
    }
    return .values(list(of: chosen))
  }

  /// The values that a list says, where values are read and not looked up.
  ///
  /// - Parameter question: What was asked.
  /// - Returns: One candidate of all values, or why one of them is none; `nil` where the answer is no list.
  func readList(
    _ said: String, for parameter: any AnyIntentParameter, question: String
  ) async throws -> ValueReading? {
    guard takesList(parameter) else { return nil }
    let reader = ValueReader(context: context, question: question)
    // A value may hold an "and": "two and a half".
    if let values = reader.readList(said, for: parameter) {
      return values.count == 1 ? nil : list(of: values)
    }
    if context.contacts.isName(said, context.reader) { return nil }
    let isText = ValueReader.takesFreeText(parameter)
    let parts = isText ? context.reader.freeParts(of: said) : context.reader.parts(of: said)
    guard (2...Self.partLimit).contains(parts.count) else { return nil }
    var read: [ValueReading] = []
    for part in parts {
      var reading = try await reader.read(part, for: parameter)
      if case .several(let found) = reading {
        guard let one = try await choose(found, for: parameter, dialog: nil) else { throw denied() }
        reading = .value(one)
      }
      read.append(reading)
    }
    return list(of: read)
  }

  private func list(of readings: [ValueReading]) -> ValueReading? {
    guard readings.count <= Self.partLimit else { return ValueReading.none }
    var values: [Candidate] = []
    for reading in readings {
      guard case .value(let value) = reading else { return reading }
      values.append(value)
    }
    return .value(list(of: values))
  }

  /// Several values as one candidate.
  func list(of values: [Candidate]) -> Candidate {
    Candidate(values.map(\.value), title: values.map(\.title).joined(separator: ", "))
  }
}
