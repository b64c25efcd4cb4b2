// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An entity is a value.
enum EntityClassRule: CodeRule {
  static let description = RuleDescription.code(
    "entity-class", .error, "An entity is a struct, not a class, an actor or a model.",
    why:
      "Entities go from one actor to another, and must be Sendable: a class with state is not, and a "
      + "model object belongs to the context that it came from.",
    fix: "Write a struct with the fields that people see, made from the object.",
    found: "@Model final class Book: AppEntity { … }",
    mended: "struct BookEntity: AppEntity { let id: UUID … init(_ book: Book) { … } }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.entities {
      let isModel = type.declaration.attribute("Model") != nil
      guard isModel || type.keyword == "actor" || type.keyword == "class" else { continue }
      // Whoever writes '@unchecked Sendable' has said how it is kept safe.
      if !isModel, type.keyword == "class", type.conforms(to: "Sendable") { continue }
      if !isModel, isUnchanging(type, subject) { continue }
      let kind = isModel ? "a model" : type.keyword == "actor" ? "an actor" : "a class"
      report.add(
        "'\(type.shortName)' is an entity and \(kind)", at: type,
        fix: "write a struct with an id and what people see of it, made from '\(type.shortName)'")
    }
  }

  /// Whether all that its values hold is constant: a final class of that kind is Sendable.
  private static func isUnchanging(_ type: ReviewedType, _ subject: ReviewSubject) -> Bool {
    guard type.declaration.modifiers.contains("final") else { return false }
    return type.properties.allSatisfy { property in
      property.isConstant(subject) || property.declaration.body != nil
    }
  }
}
