// SPDX-License-Identifier: Apache-2.0

/// The source that is compiled beside the skeletons: what stands in for what is not there.
///
/// Nothing of it is ever run, and none of its types is in a catalog.
struct StandIns {
  /// The name of the file.
  static let file = "standins.swift"

  /// The file's text.
  private(set) var text = """
    import AppIntents
    import Foundation
    func __bespeakUnknown<T>() -> T { fatalError() }
    extension AppIntent {
      static var title: LocalizedStringResource { fatalError() }
      func perform() async throws -> some IntentResult { .result() }
    }
    extension TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() }
    }
    extension AppEnum {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { fatalError() }
    }
    extension AppEntity {
      static var defaultQuery: __BespeakQuery<Self> { fatalError() }
      var displayRepresentation: DisplayRepresentation { fatalError() }
    }
    @propertyWrapper struct __BespeakParameter<Value: _IntentValue & Sendable> {
      var wrappedValue: Value { get { fatalError() } set {} }
      var projectedValue: IntentParameter<Value> { fatalError() }
      init(
        title: LocalizedStringResource, default: Value? = nil, defaultValue: Double? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
      ) {}
      init(
        default: Value? = nil, defaultValue: Double? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
      ) {}
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
  /// The names that lines stand for.
  private var names: [Int: String] = [:]
  private var line: Int

  /// Writes the file.
  init(_ plan: SkeletonPlan) {
    line = text.utf8.count { $0 == 0x0A } + 1
    func outer(_ name: String) -> (String, String)? {
      guard let dot = name.lastIndex(of: ".") else { return nil }
      return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }
    func add(_ name: String, _ write: (String) -> String) {
      guard !plan.refused.contains(name) else { return }
      if let (around, short) = outer(name) {
        note(name, line: "extension \(Self.quoted(around)) { \(write(Self.quoted(short))) }")
      } else {
        note(name, line: write(Self.quoted(name)))
      }
    }
    // Outer types first, for whoever reads it.
    let members = plan.missingMembers.map { $0.joined(separator: ".") }
    for name in (plan.missing.union(members)).subtracting(plan.shells.keys).sorted() {
      if plan.missingIntents.contains(name) {
        add(name) { "struct \($0): AppIntents.AppIntent {}" }
      } else {
        let arguments = plan.generic.contains(name) ? "<each Argument>" : ""
        add(name) { "struct \($0)\(arguments): __BespeakStandIn {}" }
      }
    }
    for (name, cases) in plan.shells.sorted(by: { $0.key < $1.key }) {
      add(name) { name in
        cases.isEmpty
          ? "struct \(name) {}"
          : "enum \(name): String, CaseIterable { case "
            + "\(cases.map(Self.quoted).joined(separator: ", ")) }"
      }
    }
  }

  private mutating func note(_ name: String, line written: String) {
    names[line] = name
    line += 1
    text += written + "\n"
  }

  /// The name that a line is for.
  func name(line: Int) -> String? { names[line] }

  /// A dotted name in which keywords are names, too: `default`.
  static func quoted(_ name: String) -> String {
    name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
  }
}
