// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// A model context stays with its actor.
enum StoredModelContextRule: CodeRule {
  static let description = RuleDescription.code(
    "stored-model-context", .warning, "No intent, entity or query keeps a ModelContext.",
    why:
      "A context belongs to one actor, and is not Sendable; intents, entities and queries go from one to another.",
    fix: "Keep the 'ModelContainer', which may be shared, and make a context where it is used.",
    found: "struct AddBook: AppIntent { var context: ModelContext … }",
    mended:
      "@Dependency private var container: ModelContainer … let context = ModelContext(container)")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.types where !type.role.isEmpty {
      for property in type.members where property.declaration.kind == .property {
        let declaration = property.declaration
        let tokens = subject.files[property.file].tokens
        let named =
          declaration.type.map { tokens.word($0.lowerBound) == "ModelContext" } ?? false
        let made =
          declaration.value.map {
            tokens.word($0.lowerBound) == "ModelContext" && tokens.sees("(", at: $0.lowerBound + 1)
          } ?? false
        // What is computed is made anew each time; 'Environment' is another rule's.
        guard named && declaration.body == nil || made,
          declaration.attribute("Environment") == nil
        else { continue }
        report.add(
          "'\(type.shortName)' keeps the model context '\(declaration.name)'", at: property)
      }
    }
  }
}
