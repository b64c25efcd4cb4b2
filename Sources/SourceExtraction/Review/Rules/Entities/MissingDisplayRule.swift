// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Entities and enums say how they are shown.
enum MissingDisplayRule: CodeRule {
  static let description = RuleDescription.code(
    "missing-display-representation", .error,
    "An entity and an enum say what they and their values are called.",
    why: "People choose values by what they are called; without it the type does not conform, and "
      + "the app does not compile.",
    fix: "Add 'static let typeDisplayRepresentation', and 'displayRepresentation' or, in an enum, "
      + "'caseDisplayRepresentations'.",
    found: "struct BookEntity: AppEntity { let id: UUID … }",
    mended: "struct BookEntity: AppEntity { "
      + "static let typeDisplayRepresentation: TypeDisplayRepresentation = \"Book\" "
      + "var displayRepresentation: DisplayRepresentation { \"\\(title)\" } … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let shared = subject.sharedNames
    let inherited = subject.propertiesOfProtocols
    for type in subject.types
    where !type.role.isDisjoint(with: [.entities, .enumeration])
      && !type.mayHaveMore && !shared.contains(type.name)
    {
      let isEntity = !type.role.isDisjoint(with: .entities)
      var missing: [(name: String, fix: String)] = []
      func need(_ name: String, isStatic: Bool, _ fix: String) {
        guard !inherited.contains(name), !declares(type, name, isStatic: isStatic, subject) else {
          return
        }
        missing.append((name, fix))
      }
      need(
        "typeDisplayRepresentation", isStatic: true,
        "'static let typeDisplayRepresentation: TypeDisplayRepresentation = \"\(noun(type))\"'")
      if !isEntity {
        need(
          "caseDisplayRepresentations", isStatic: true,
          "'static let caseDisplayRepresentations: [\(type.shortName): DisplayRepresentation]'")
      } else if !type.conforms(to: "UniqueAppEntity", "FileEntity") {
        // Of the only one of its kind, and of a file, the framework knows what to show.
        need(
          "displayRepresentation", isStatic: false,
          "'var displayRepresentation: DisplayRepresentation { … }'")
      }
      guard !missing.isEmpty else { continue }
      let names = missing.map { "'\($0.name)'" }
      let lack = names.count == 1 ? "no \(names[0])" : "neither " + names.joined(separator: " nor ")
      report.add(
        "'\(type.shortName)' has \(lack)", at: type,
        fix: "add " + missing.map(\.fix).joined(separator: " and "))
    }
  }

  /// Whether a type has a property, be it the second of a declaration: `static let a = 1, b = 2`.
  private static func declares(
    _ type: ReviewedType, _ name: String, isStatic: Bool, _ subject: ReviewSubject
  ) -> Bool {
    type.members.contains { member in
      let declaration = member.declaration
      guard declaration.kind == .property, declaration.isStatic == isStatic else { return false }
      let tokens = subject.files[member.file].tokens
      return declaration.name == name
        || declaration.tokens.contains { tokens.word($0) == name && tokens.sees(",", at: $0 - 1) }
    }
  }

  /// What a type stands for: `Book` of `BookEntity`.
  private static func noun(_ type: ReviewedType) -> String {
    for end in ["AppEntity", "AppEnum", "Entity", "Enum"]
    where type.shortName.hasSuffix(end) && type.shortName != end {
      return String(type.shortName.dropLast(end.count))
    }
    return type.shortName
  }
}
