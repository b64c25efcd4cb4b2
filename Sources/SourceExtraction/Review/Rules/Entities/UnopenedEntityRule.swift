// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What Spotlight shows can be opened.
enum UnopenedEntityRule: CodeRule {
  static let description = RuleDescription.code(
    "indexed-entity-without-open-intent", .note,
    "For an entity in Spotlight there is an OpenIntent.",
    why: "A result in Spotlight is opened by the intent that opens its entity. Without one the app "
      + "comes up at whatever it showed last.",
    fix: "Add an 'OpenIntent' with the entity as its 'target', or conform to "
      + "'URLRepresentableEntity'.",
    found: "struct BookEntity: IndexedEntity { … }",
    mended: "struct OpenBook: OpenIntent { @Parameter(title: \"Book\") var target: BookEntity … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard !subject.intents.isEmpty, !subject.mentions.contains("CSSearchableItemActionType"),
      let opened = openedTypes(subject)
    else { return }
    let shared = subject.sharedNames
    for type in subject.entities
    where type.keyword == "struct" && type.conforms(to: "IndexedEntity")
      && !type.conforms(to: "URLRepresentableEntity") && !opened.contains(type.name)
      && !shared.contains(type.name) && !type.mayHaveMore
    {
      report.add(
        "no intent opens '\(type.shortName)' from Spotlight", at: type,
        fix: "add 'struct Open\(type.shortName): OpenIntent' with "
          + "'@Parameter(title: …) var target: \(type.shortName)'")
    }
  }

  /// The types that intents have as their 'target', those in the cases of a union of such among them.
  ///
  /// - Returns: `nil` where some intent that opens does not say what.
  private static func openedTypes(_ subject: ReviewSubject) -> Set<String>? {
    var found: Set<String> = []
    for intent in subject.intents {
      let target = intent.properties.first { $0.declaration.name == "target" }
      guard let target, let written = target.declaration.type,
        let type = subject.type(named: written, in: target.file, inside: intent.name)
      else {
        if intent.conforms(to: "OpenIntent") { return nil }
        continue
      }
      found.insert(type.name)
      for payload in subject.index.entries[type.name]?.payloads ?? [] {
        guard let name = subject.index.resolve([payload], inside: type.name) else { continue }
        found.insert(name)
      }
    }
    return found
  }
}
