// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import IntentCatalog
import Testing

private struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Person", requestValueDialog: "Whom?") var person: IntentPerson

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Hello \(person.name.displayString), \("\(person.identifier)").")
  }
}

private struct Write: AppIntent {
  static let title: LocalizedStringResource = "Write"
  @Parameter(title: "Person", mode: .email, requestValueDialog: "To whom?") var person: IntentPerson

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard case .emailAddress(let address)? = person.handle?.value else {
      return .result(dialog: "No address.")
    }
    return .result(dialog: "To \(address).")
  }
}

private struct PeopleShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Greet(),
      phrases: [
        "Greet someone in \(.applicationName)", "Greet \(\.$person) in \(.applicationName)",
      ])
    AppShortcut(intent: Write(), phrases: ["Write to someone in \(.applicationName)"])
    AppShortcut(
      intent: Invite(),
      phrases: [
        "Invite people in \(.applicationName)", "Invite \(\.$guests) in \(.applicationName)",
      ])
  }
}

@Suite("People who are asked for by name")
struct ContactTests {
  private static let host = Task {
    var options = HostOptions(valuesDeadline: .seconds(300))
    options.ruleSet = .extended
    return try await AppHost(
      HostedApp(PeopleShortcuts.self, id: "com.example.people", name: "People"), options: options)
  }

  private static func person(
    _ id: String, _ name: String, email: String? = nil, phone: String? = nil
  ) -> IntentPerson {
    var handles: [IntentPerson.Handle] = []
    if let phone { handles.append(.init(phoneNumber: phone)) }
    if let email { handles.append(.init(emailAddress: email)) }
    return IntentPerson(
      identifier: .contactIdentifier(id), name: .displayName(name), handle: handles.first,
      aliases: Array(handles.dropFirst()))
  }

  private static func session(_ contacts: [IntentPerson]? = nil) async throws -> Session {
    var nicknamed = PersonNameComponents()
    nicknamed.givenName = "Elisabeth"
    nicknamed.familyName = "Moreau"
    nicknamed.nickname = "Lilou"
    var options = SessionOptions()
    options.contacts =
      contacts ?? [
        person("1", "Anna Smith", email: "anna@example.org", phone: "+15550101"),
        person("2", "Anna Jones", phone: "+15550102"),
        person("3", "Kathryn Meyer", email: "kathryn@example.org"),
        person("4", "Ben Okafor", phone: "+15550104"),
        IntentPerson(identifier: .contactIdentifier("5"), name: .components(nicknamed)),
      ]
    return try await host.value.session(options: options)
  }

  @Test(
    "a name means a contact: whole, in part, by nickname, and as it was heard",
    arguments: [
      ("Kathryn Meyer", "3"), ("Kathryn", "3"), ("Ben O'Kafor", "4"), ("Lilou", "5"),
      ("Kathryn Maier", "3"), ("Kathrin Meyer", "3"), ("Ben Okafer please", "4"),
    ])
  func named(_ text: String, _ id: String) async throws {
    let session = try await Self.session()
    #expect(await session.say("Greet someone in People").isAsking)
    let said = await session.say(text).dialog
    #expect(said.hasSuffix("contactIdentifier(\"\(id)\")."), "\(said)")
  }

  @Test("of contacts who are called alike one is chosen, and who is none is asked for again")
  func choice() async throws {
    let session = try await Self.session()
    let asked = await session.say("Greet Anna in People")
    #expect(asked.question?.options == ["Anna Smith", "Anna Jones"])
    #expect(await session.say("Jones").dialog.contains("\"2\""))
    #expect(await session.say("Greet Zanzibar in People").isAsking)
    #expect(await session.say("nobody I know").dialog.contains("I can't find"))
    #expect(await session.say("Ben").dialog.contains("\"4\""))
  }

  @Test("an address or number is one that the contact has, and one that is said stands for itself")
  func addresses() async throws {
    let session = try await Self.session()
    #expect(await session.say("Write to someone in People").isAsking)
    // Of the two only one has an address, and Ben has none.
    #expect(await session.say("Ben").isAsking)
    #expect(await session.say("Anna").dialog == "To anna@example.org.")
    _ = await session.say("Write to someone in People")
    #expect(await session.say("bob@example.org").dialog == "To bob@example.org.")
  }

  @Test("a list of names means a contact each, and asks which where two are called alike")
  func lists() async throws {
    let session = try await Self.session()
    #expect(
      await session.say("Invite Ben, Kathryn and Lilou in People").dialog
        == "Invited Ben Okafor + Kathryn Meyer + Elisabeth Moreau.")
    #expect(
      await session.say("Invite Ben and Kathryn in People").dialog
        == "Invited Ben Okafor + Kathryn Meyer.")
    _ = await session.say("Invite people in People")
    #expect(await session.say("Anna and Ben").question?.options == ["Anna Smith", "Anna Jones"])
    #expect(await session.say("the second one").dialog == "Invited Anna Jones + Ben Okafor.")
  }

  @Test("without contacts any name is a person's")
  func noContacts() async throws {
    let session = try await Self.session([])
    #expect(await session.say("Greet Zoe Quill in People").dialog == "Hello Zoe Quill, unknown.")
  }

  @Test("a name is found among ten thousand contacts", .timeLimit(.minutes(5)))
  func many() async throws {
    let contacts = (0..<10_000).map { Self.person("\($0)", "Given\($0) Family\($0 % 100)") }
    let session = try await Self.session(contacts + [Self.person("x", "Kathryn Meyer")])
    #expect(await session.say("Greet Kathryn Maier in People").dialog.contains("\"x\""))
  }
}
