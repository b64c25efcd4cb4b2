// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Property wrappers of views stand in views.
enum ViewPropertyRule: CodeRule {
  static let description = RuleDescription.code(
    "view-property", .error, "Intents, entities and queries have no property wrappers of views.",
    why:
      "'@Query', '@Environment' and '@EnvironmentObject' are filled in by SwiftUI for a view that is drawn. In an "
      + "intent nobody does: reading one traps, or gives the default.",
    fix: "Take what it needs as '@Dependency', registered in the app's 'init'.",
    found: "struct AddBook: AppIntent { @Environment(\\.modelContext) var context … }",
    mended: "struct AddBook: AppIntent { @Dependency var store: BookStore … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let wrappers: Set<String> = ["Query", "Environment", "EnvironmentObject", "FetchRequest"]
    for type in subject.types where !type.role.isEmpty && !type.conforms(to: "View") {
      for member in type.members where member.declaration.kind == .function {
        let code = subject.body(of: member)
        for i in code.places(of: wrappers) where code.tokens.sees("@", at: i - 1) {
          report.add(
            "'@\(code.tokens.word(i) ?? "")' in '\(type.shortName)' is filled in by nobody",
            at: i - 1,
            in: member.file)
        }
      }
      for property in type.properties {
        guard
          let attribute = property.declaration.attribute(
            "Query", "Environment", "EnvironmentObject", "FetchRequest", "StateObject")
        else { continue }
        report.add(
          "'@\(attribute.name)' in '\(type.shortName)' is filled in by nobody",
          at: attribute.tokens.lowerBound, in: property.file)
      }
    }
  }
}
