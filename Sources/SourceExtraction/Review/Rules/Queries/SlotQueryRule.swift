// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What is said for a slot can be looked up.
enum SlotQueryRule: CodeRule {
  static let description = RuleDescription.code(
    "slot-entity-without-string-query", .warning,
    "The query of an entity that phrases have a slot for finds by text.",
    why:
      "Phrases hold the suggested entities. Whatever else people say for the slot is looked up by "
      + "'entities(matching:)', and a query without it finds nothing.",
    fix: "Conform to 'EntityStringQuery', or to 'EnumerableEntityQuery' where there are few.",
    found: "struct BookQuery: EntityQuery { … }   // \"Open \\(\\.$target)\"",
    mended: "struct BookQuery: EntityStringQuery { func entities(matching string: String) … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let shared = subject.sharedNames
    var told: Set<String> = []
    for provider in subject.providers {
      for member in provider.members where member.declaration.kind != .type {
        let tokens = subject.files[member.file].tokens
        let code = Code(member.declaration.tokens, member.file, tokens)
        for call in code.calls(of: ["AppShortcut", "init"]) {
          guard let value = code.argument("intent", ofCall: call),
            let phrases = code.argument("phrases", ofCall: call),
            let intent = intent(value, in: code, of: provider, subject)
          else { continue }
          for i in phrases {
            for slot in code.writtenString(i).map(slots) ?? [] {
              guard let (entity, query) = lookup(slot, of: intent, subject),
                !shared.contains(entity.name), !shared.contains(query.name),
                !findsByText(query), told.insert(query.name).inserted
              else { continue }
              report.add(
                "'\(query.shortName)' does not find a '\(entity.shortName)' by what is said",
                at: query,
                fix: "conform to 'EntityStringQuery', with "
                  + "'func entities(matching string: String) -> [\(entity.shortName)]'",
                related: [
                  report.place("'\(slot)' is a slot of this phrase", at: i, in: member.file)
                ])
            }
          }
        }
      }
    }
  }

  /// The intent that is made by `OpenBook()`.
  private static func intent(
    _ value: Range<Int>, in code: Code, of provider: ReviewedType, _ subject: ReviewSubject
  ) -> ReviewedType? {
    let name = value.prefix { !code.tokens.sees("(", at: $0) }
    guard name.upperBound < value.upperBound else { return nil }
    return subject.type(named: name, in: code.file, inside: provider.name)
  }

  /// The names of the parameters that a phrase has slots for: `target` of `Open \(\.$target)`.
  private static func slots(_ phrase: String) -> [String] {
    phrase.split(separator: "\\(").dropFirst().compactMap { part in
      guard part.first == "\\", let sign = part.firstIndex(of: "$"),
        part[..<sign].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
      else { return nil }
      let name = part[part.index(after: sign)...]
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
  }

  /// The entity of a parameter and its default query, where both are among the files.
  private static func lookup(
    _ slot: String, of intent: ReviewedType, _ subject: ReviewSubject
  ) -> (entity: ReviewedType, query: ReviewedType)? {
    guard let parameter = intent.parameters.first(where: { $0.declaration.name == slot }),
      !hasOwnQuery(parameter, subject), let written = parameter.declaration.type,
      let entity = subject.type(named: written, in: parameter.file, inside: intent.name),
      entity.role.contains(.entity),
      let named = subject.index.entries[entity.name]?.query,
      let name = subject.index.resolve(named.path, inside: named.scope),
      let query = subject.type(name), !query.role.isDisjoint(with: .queries)
    else { return nil }
    return (entity, query)
  }

  /// Whether a parameter asks somebody else for its values than the entity's query.
  private static func hasOwnQuery(_ parameter: ReviewedMember, _ subject: ReviewSubject) -> Bool {
    guard let brackets = parameter.declaration.attribute("Parameter")?.brackets else {
      return false
    }
    return Code(brackets, parameter.file, subject.files[parameter.file].tokens)
      .arguments(ofCall: brackets.lowerBound - 1)
      .contains { $0.label == "query" || $0.label == "optionsProvider" }
  }

  private static func findsByText(_ query: ReviewedType) -> Bool {
    query.conforms(
      to: "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery", "IndexedEntityQuery",
      "UniqueAppEntityQuery") || query.mayHaveMore
  }
}
