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
    for type in [
      FoundStruct.self, FoundStruct.Inner.self, FoundEnum.self, TasksShortcuts.self,
    ] as [Any.Type] {
      #expect(found.contains(String(reflecting: type)))
    }
    #expect(!found.contains { $0.contains("FoundGeneric") })
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
  final class Inner {}

  static var appShortcuts: [AppShortcut] { [] }
}

extension FoundStruct.Inner: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
}

private enum FoundEnum: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
}

private struct FoundGeneric<Thing>: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
}
