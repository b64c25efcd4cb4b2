// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct IntentPersonTests {
  @Test("a person of no known name is shown by their handle")
  func unknown() {
    let person = IntentPerson(handle: .init(phoneNumber: "555 0100"))
    #expect(person.name == .unknown)
    #expect(person.name.displayString == "")
    #expect(String(localized: person.displayRepresentation.title) == "555 0100")
  }

  @Test("a name in parts is formatted in their order")
  func parts() {
    var parts = PersonNameComponents()
    parts.givenName = "Ada"
    parts.familyName = "Lovelace"
    #expect(parts.formatted() == "Ada Lovelace")
    #expect(
      String(localized: IntentPerson(name: .components(parts)).displayRepresentation.title)
        == "Ada Lovelace")
  }
}
