// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What Spotlight finds an entity by is said by keys.
enum IndexingKeysRule: CodeRule {
  static let description = RuleDescription.code(
    "indexed-entity-without-keys", .note,
    "An entity in Spotlight says by indexing keys what it is found by.",
    why:
      "Without keys, and without an attribute set, Spotlight knows the title alone. Since iOS 26 a "
      + "property says with 'indexingKey' which attribute it is.",
    fix:
      "Give properties an 'indexingKey', such as '\\.contentDescription', or write 'attributeSet'.",
    found: "struct BookEntity: IndexedEntity { @Property(title: \"Author\") var author: String … }",
    mended: "@Property(title: \"Author\", indexingKey: \\.artist) var author: String")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let shared = subject.sharedNames
    for entity in subject.entities
    where entity.keyword == "struct" && entity.conforms(to: "IndexedEntity") && !entity.mayHaveMore
      && subject.needs(PlatformVersion(26), inFile: entity.file) && !shared.contains(entity.name)
    {
      let properties = entity.properties.filter {
        $0.declaration.attribute("Property", "ComputedProperty") != nil
      }
      guard !properties.isEmpty, entity.member("attributeSet") == nil,
        !properties.contains(where: { isKeyed($0, subject) })
      else { continue }
      report.add("no property of '\(entity.shortName)' has an indexing key", at: entity)
    }
  }

  private static func isKeyed(_ property: ReviewedMember, _ subject: ReviewSubject) -> Bool {
    let tokens = subject.files[property.file].tokens
    return property.declaration.attributes.contains { attribute in
      attribute.tokens.contains {
        tokens.word($0) == "indexingKey" || tokens.word($0) == "customIndexingKey"
      }
    }
  }
}
