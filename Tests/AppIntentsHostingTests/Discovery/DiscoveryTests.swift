// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Testing

@Suite("Types found by conformance", .enabled(if: DeclaredTypes.canBeFound))
struct DiscoveryTests {
  @Test("structs, classes and enums that provide shortcuts are found, in the order of their names")
  func providers() {
    let found = DeclaredTypes.providers.map { String(reflecting: $0) }
    #expect(found == found.sorted())
    #expect(Set(found).count == found.count)
    for type in [FoundStruct.self, FoundEnum.self, TasksShortcuts.self] as [Any.Type] {
      #expect(found.contains(String(reflecting: type)))
    }
    #expect(!found.contains { $0.contains("FoundGeneric") })
  }

  @Test("intents are found, those inside of other types and in extensions too")
  func intents() {
    let found = DeclaredTypes.intents
    func holds(_ type: any AppIntent.Type) -> Bool { found.contains { $0 == type } }
    #expect(holds(AddTask.self))
    #expect(holds(FoundStruct.Inner.self))
    #expect(holds(FoundLater.self))
    #expect(!holds(Never.self))
    #expect(!found.contains { String(reflecting: $0).hasPrefix("AppIntents.") })
  }

  @Test("a program with several providers is told their names and to name one")
  func several() {
    #expect {
      try HostedApp.discovered(id: "com.example.tests", name: "Tests")
    } throws: { error in
      guard case DiscoveryError.severalProviders(let names) = error else { return false }
      return names.count > 1 && "\(error)".contains(names[0])
    }
  }
}

private struct FoundStruct: AppShortcutsProvider {
  struct Inner: AppIntent {
    static let title: LocalizedStringResource = "Inner"
    func perform() async throws -> some IntentResult { .result() }
  }

  static var appShortcuts: [AppShortcut] { [] }
}

private enum FoundEnum: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
}

private struct FoundGeneric<Thing>: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
}

private struct FoundLater {
  init() {}
}

extension FoundLater: AppIntent {
  static let title: LocalizedStringResource = "Later"
  func perform() async throws -> some IntentResult { .result() }
}
