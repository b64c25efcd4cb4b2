// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Checks that an app's query keeps to what hosts count on.
///
///     #expect(await EntityQueryConformance.problems(of: TaskQuery()) == [])
///
/// The query is asked as a host asks it: for what it suggests, by identifiers, by missing ones, and, where
/// it searches, by each title and synonym and by odd text.
public enum EntityQueryConformance {
  /// Text that nobody means and that arrives all the same.
  static let oddTexts = [
    "", " ", "\n", "\t\u{200B}", "'", "\"", "%", "\\", "*", "(", "[a-z", "${name}", "🦊👩‍👩‍👧",
    "e\u{301}",
    "\u{202E}abc", "زهرة", "日本語", "\u{0}", String(repeating: "x", count: 10_000),
    String(repeating: "a b ", count: 2_000),
  ]

  /// The problems of a query; nothing where all is well.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - limit: Most suggested entities that are looked up again by identifier and by name.
  /// - Complexity: A call of the query for each name of each entity up to the limit.
  public static func problems<Query: EntityQuery>(
    of query: Query, limit: Int = 1_000
  ) async -> [QueryProblem] {
    var checks = Checks<Query>(query: query, limit: limit)
    await checks.run()
    return checks.problems
  }
}

/// The checks of one query.
private struct Checks<Query: EntityQuery> {
  typealias Entity = Query.Entity

  let query: Query
  let limit: Int
  var problems: [QueryProblem] = []

  mutating func run() async {
    await loadDependencies()
    guard
      let suggested = await entities("suggestedEntities()", { try await $0.suggestedEntities() })
    else { return }
    if let again = await entities("suggestedEntities()", { try await $0.suggestedEntities() }),
      Self.ids(again) != Self.ids(suggested)
    {
      find(
        .stableOrder, "suggestedEntities() gave other entities, or another order, when called again"
      )
    }
    check(suggested)
    await checkIdentifiers(Array(suggested.prefix(limit)))
    await checkMissing(suggested)
    await checkSearch(Array(suggested.prefix(limit)))
  }

  // MARK: - Checks

  private mutating func check(_ suggested: [Entity]) {
    var seen: Set<String> = []
    for entity in suggested {
      let id = entity.id.entityIdentifierString
      if !seen.insert(id).inserted {
        find(.uniqueIdentifiers, "'\(id)' is the identifier of more than one suggested entity")
      }
      if Self.isBlank(entity.displayRepresentation.title) {
        find(.titles, "the entity '\(id)' has no title, so nobody can say it")
      }
      if Entity.ID.entityIdentifier(for: id)?.entityIdentifierString != id {
        find(.identifierText, "the identifier '\(id)' is not read back from its text")
      }
    }
  }

  private mutating func checkIdentifiers(_ suggested: [Entity]) async {
    guard !suggested.isEmpty else { return }
    let ids = suggested.map(\.id)
    guard let found = await list("entities(for:)", { try await $0.entities(for: ids) }),
      let again = await list("entities(for:)", { try await $0.entities(for: ids) })
    else { return }
    let known = Set(Self.ids(found))
    for id in Self.ids(suggested) where !known.contains(id) {
      find(.findsByIdentifier, "entities(for:) does not find the suggested entity '\(id)'")
    }
    if Self.ids(found) != Self.ids(again) {
      find(.stableOrder, "entities(for:) gave another order when called again")
    }
    if let none = await list("entities(for: [])", { try await $0.entities(for: []) }),
      !none.isEmpty
    {
      find(.omitsMissing, "entities(for: []) gave \(none.count) entities")
    }
  }

  private mutating func checkMissing(_ suggested: [Entity]) async {
    let texts = [
      "no-such-entity-7d1f", "-987654321", "6F0D3A52-0000-4000-8000-7D1F7D1F7D1F",
    ]
    let known = Set(Self.ids(suggested))
    let missing = texts.filter { !known.contains($0) }.compactMap(Entity.ID.entityIdentifier(for:))
    guard !missing.isEmpty else { return }
    let ids = missing + suggested.prefix(1).map(\.id)
    guard
      let found = await list("entities(for:) of missing ones", { try await $0.entities(for: ids) })
    else { return }
    let absent = Set(missing.map(\.entityIdentifierString))
    for id in Self.ids(found) where absent.contains(id) {
      find(.omitsMissing, "entities(for:) gave an entity for '\(id)', which no entity has")
    }
    for id in suggested.prefix(1).map(\.id.entityIdentifierString)
    where !Self.ids(found).contains(id) {
      find(.omitsMissing, "entities(for:) does not find '\(id)' where others are missing")
    }
  }

  private mutating func checkSearch(_ suggested: [Entity]) async {
    guard let search = query as? any EntityStringQuery else { return }
    for entity in suggested {
      let shown = entity.displayRepresentation
      let id = entity.id.entityIdentifierString
      for name in [shown.title] + shown.synonyms where !Self.isBlank(name) {
        let text = String(localized: name)
        guard let found = await matching(text, search) else { continue }
        if !found.contains(id) {
          find(
            .findsByName,
            "entities(matching: \"\(text)\") does not find '\(id)', which is called so")
        }
      }
    }
    for text in EntityQueryConformance.oddTexts { _ = await matching(text, search) }
  }

  // MARK: - Calls

  private mutating func loadDependencies() async {
    for (_, wrapper) in WrappedMembers.of(query) {
      guard let dependency = wrapper as? any AnyAppDependency else { continue }
      do { try await dependency.load() } catch { find(.throwsNothing, "\(error)") }
    }
  }

  private mutating func matching(
    _ text: String, _ search: any EntityStringQuery
  ) async -> Set<String>? {
    func ask<Search: EntityStringQuery>(_ search: Search) async throws -> Set<String> {
      let found = try await search.entities(matching: text)
      return Set(found.items.compactMap { ($0 as? any AppEntity)?.anyID })
    }
    do { return try await ask(search) } catch {
      let shown = text.count > 40 ? "\(text.prefix(40))…" : text
      find(.throwsNothing, "entities(matching: \(shown.debugDescription)) threw \(error)")
      return nil
    }
  }

  private mutating func entities(
    _ name: String, _ call: (Query) async throws -> Query.Result
  ) async -> [Entity]? {
    do { return try await call(query).items.compactMap { $0 as? Entity } } catch {
      find(.throwsNothing, "\(name) threw \(error)")
      return nil
    }
  }

  private mutating func list(
    _ name: String, _ call: (Query) async throws -> [Entity]
  ) async -> [Entity]? {
    do { return try await call(query) } catch {
      find(.throwsNothing, "\(name) threw \(error)")
      return nil
    }
  }

  private mutating func find(_ rule: QueryProblem.Rule, _ message: String) {
    problems.append(QueryProblem(rule: rule, message: message))
  }

  private static func ids(_ entities: [Entity]) -> [String] {
    entities.map { $0.id.entityIdentifierString }
  }

  private static func isBlank(_ text: LocalizedStringResource) -> Bool {
    String(localized: text).allSatisfy { $0.isWhitespace }
  }
}
