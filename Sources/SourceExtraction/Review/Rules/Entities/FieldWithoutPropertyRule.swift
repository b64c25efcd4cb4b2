// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What is searched and sorted by is a property of the entity.
enum FieldWithoutPropertyRule: CodeRule {
  static let description = RuleDescription.code(
    "field-without-property", .warning,
    "The fields that a property query names have @Property in the entity.",
    why:
      "People filter and sort by the properties that an entity shows. A plain variable is none of "
      + "them, and '$name' is there for a property only.",
    fix: "Write '@Property(title:)' before the variable.",
    found: "Property(\\BookEntity.$title) { … }   // var title: String",
    mended: "@Property(title: \"Title\") var title: String")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let shared = subject.sharedNames
    for query in subject.queries where query.conforms(to: "EntityPropertyQuery") {
      guard let entity = query.entity(subject), !shared.contains(entity.name),
        !shared.contains(query.name), !entity.mayHaveMore
      else { continue }
      var told: Set<String> = []
      for member in query.members
      where ["properties", "sortingOptions"].contains(member.declaration.name)
        && member.declaration.isStatic
      {
        guard let range = member.declaration.value ?? member.declaration.body else { continue }
        let tokens = subject.files[member.file].tokens
        let code = Code(range, member.file, tokens)
        for (token, name) in fields(code, of: entity, in: query, subject) {
          guard let property = entity.properties.first(where: { $0.declaration.name == name }),
            property.declaration.attributes.allSatisfy({ $0.name == "available" }),
            told.insert(name).inserted
          else { continue }
          let own = subject.files[property.file].tokens
          let type = property.declaration.type.map { ": " + own.text($0) } ?? ""
          let title = name.prefix(1).uppercased() + name.dropFirst()
          report.add(
            "'\(name)' in '\(entity.shortName)' is no property of the entity", at: token,
            in: member.file,
            fix: "write '@Property(title: \"\(title)\") var \(name)\(type)' in "
              + "'\(entity.shortName)'",
            related: [
              report.place(
                "'\(name)' is declared here", at: property.declaration.nameToken, in: property.file)
            ])
        }
      }
    }
  }

  /// The names in `\.$title` and `\BookEntity.$title`, with their tokens.
  private static func fields(
    _ code: Code, of entity: ReviewedType, in query: ReviewedType, _ subject: ReviewSubject
  ) -> [(token: Int, name: String)] {
    var found: [(token: Int, name: String)] = []
    for i in code.range where code.tokens.sees("\\", at: i) {
      var end = i + 1
      while let word = code.tokens.word(end), !word.hasPrefix("$") {
        end += code.tokens.sees(".", at: end + 1) ? 2 : 1
      }
      let root = i + 1..<end
      if root.isEmpty { end += 1 }
      guard let word = code.tokens.word(end), word.hasPrefix("$"), code.isMember(end) else {
        continue
      }
      if !root.isEmpty,
        subject.type(named: root, in: code.file, inside: query.name)?.name != entity.name
      {
        continue
      }
      found.append((end, String(word.dropFirst())))
    }
    return found
  }
}
