// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation

/// The people of `SessionOptions.contacts`, to be found by what they are called.
struct ContactNames: Sendable {
  private let people: [IntentPerson]
  private let options: [AnswerOption]

  /// Whether there are none, and any name is a person's.
  var isEmpty: Bool { people.isEmpty }

  /// People by their names and nicknames; addresses tell those apart who are called alike.
  init(_ people: [IntentPerson]) {
    self.people = people
    options = people.map { person in
      var nicknames: [String] = []
      if case .components(let parts) = person.name {
        nicknames += [parts.nickname].compactMap(\.self)
      }
      return AnswerOption(
        person.name.displayString, otherNames: nicknames, subtitle: person.handle?.text)
    }
  }

  /// The people that a text names: by a name or a part of one, as it is or as it sounds; those who fit alike,
  /// in their order.
  ///
  /// - Parameter mode: What of them is wanted: who lacks an address or number of that kind is none.
  /// - Complexity: O(*n*) for *n* people.
  func people(
    named text: String, mode: IntentPerson.ParameterMode, _ reader: AnswerReader
  ) -> [IntentPerson] {
    reader.options(named: text, among: options).compactMap { Self.reached(people[$0], mode) }
  }

  /// Whether a text is what exactly one of them is called.
  func isName(_ text: String, _ reader: AnswerReader) -> Bool {
    reader.option(calledExactly: text, among: options) != nil
  }

  /// A person with the first handle of the kind that is wanted; `nil` where they have none.
  private static func reached(
    _ person: IntentPerson, _ mode: IntentPerson.ParameterMode
  ) -> IntentPerson? {
    if mode == .contact { return person }
    let handles = [person.handle].compactMap(\.self) + person.aliases
    guard let handle = handles.first(where: { $0.fits(mode) }) else { return nil }
    var person = person
    person.aliases = handles.filter { $0 != handle }
    person.handle = handle
    return person
  }
}

extension IntentPerson.Handle {
  /// Whether it is of a kind that a parameter wants.
  fileprivate func fits(_ mode: IntentPerson.ParameterMode) -> Bool {
    switch (value, mode) {
    case (_, .contact), (.emailAddress, .email), (.emailAddress, .emailOrPhone),
      (.phoneNumber, .phone), (.phoneNumber, .emailOrPhone):
      true
    default: false
    }
  }
}
