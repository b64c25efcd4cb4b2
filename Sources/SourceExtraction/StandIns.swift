// SPDX-License-Identifier: Apache-2.0

/// The source that is compiled beside the skeletons: what stands in for what is not there.
///
/// Nothing of it is ever run, and none of its types is in a catalog.
enum StandIns {
  /// The name of the file.
  static let file = "standins.swift"

  /// Writes the file.
  static func source(_ plan: SkeletonPlan) -> String {
    var text = """
      import AppIntents
      import Foundation
      func __bespeakUnknown<T>() -> T { fatalError() }
      extension AppIntent {
        static var title: LocalizedStringResource { fatalError() }
      }
      extension TypeDisplayRepresentable {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() }
      }
      extension AppEnum {
        static var caseDisplayRepresentations: [Self: DisplayRepresentation] { fatalError() }
      }
      struct __BespeakQuery<Entity: AppEntity>: EntityQuery {
        func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { fatalError() }
      }
      struct __BespeakEntity: __BespeakStandIn {}
      protocol __BespeakStandIn: AppEntity, EntityIdentifierConvertible, Hashable {}
      extension __BespeakStandIn {
        static func == (a: Self, b: Self) -> Bool { fatalError() }
        func hash(into hasher: inout Hasher) {}
        var id: String { fatalError() }
        var displayRepresentation: DisplayRepresentation { fatalError() }
        static var defaultQuery: __BespeakQuery<Self> { fatalError() }
        var entityIdentifierString: String { fatalError() }
        static func entityIdentifier(for entityIdentifierString: String) -> Self? { nil }
      }

      """
    for name in plan.missing.sorted() { text += "struct \(name): __BespeakStandIn {}\n" }
    for (name, cases) in plan.shells.sorted(by: { $0.key < $1.key }) {
      text +=
        cases.isEmpty
        ? "struct \(name) {}\n"
        : "enum \(name): String, CaseIterable { case \(cases.map { "`\($0)`" }.joined(separator: ", ")) }\n"
    }
    for parts in plan.missingMembers.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let (outer, name) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
      text += "extension \(outer) { struct \(name): __BespeakStandIn {} }\n"
    }
    return text
  }
}
