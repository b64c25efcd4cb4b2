// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What takes time is fetched when it is asked for.
enum ExpensivePropertyRule: CodeRule {
  static let description = RuleDescription.code(
    "expensive-computed-property", .note,
    "A @ComputedProperty reads what is there already; what takes time is a @DeferredProperty.",
    why: "A computed property is read whenever an entity is handed over, for each of a list. A "
      + "deferred one waits until somebody asks for it.",
    fix: "Write '@DeferredProperty' with a getter that is 'async throws'.",
    found: "@ComputedProperty var crowd: Int { get async { await store.crowd(id) } }",
    mended: "@DeferredProperty var crowd: Int { get async throws { try await store.crowd(id) } }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.entities {
      for property in type.properties
      where property.declaration.attribute("ComputedProperty") != nil {
        guard let (_, does) = effort(property.getter(subject)) else { continue }
        let name = property.declaration.name
        report.add(
          "'\(name)' in '\(type.shortName)' \(does) whenever it is handed over", at: property,
          fix: "write '@DeferredProperty' before '\(name)', and a getter that is 'async throws'")
      }
    }
  }

  /// What takes time in a getter.
  private static func effort(_ code: Code) -> (token: Int, does: String)? {
    if let i = code.first(of: "await") { return (i, "waits") }
    if let i = code.first(of: "URLSession") { return (i, "asks the network") }
    if let i = code.calls(of: ["fetch"]).first(where: code.isMember) { return (i, "fetches") }
    if let i = code.calls(of: ["Data"])
      .first(where: { code.argument("contentsOf", ofCall: $0) != nil })
    {
      return (i, "reads a file")
    }
    return nil
  }
}
