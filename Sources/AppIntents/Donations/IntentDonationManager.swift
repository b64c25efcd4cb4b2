// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Which donation is meant.
public struct IntentDonationIdentifier: Sendable, Hashable, Codable {
  private let id: UUID

  /// Creates an identifier that no other donation has.
  package init() { id = UUID() }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  /// Whether a donation is meant.
  package let matches: @Sendable (IntentDonationManager.Donation) -> Bool

  /// The donation of an identifier.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self { $0.identifier == identifier }
  }

  /// The donations of intents with an entity among their values.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self { $0.entities.contains(identifier) }
  }

  /// The donations of some identifiers.
  public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
    let identifiers = Set(identifiers)
    return Self { identifiers.contains($0.identifier) }
  }

  /// The donations of intents with one of some entities among their values.
  public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> Self {
    let identifiers = Set(identifiers)
    return Self { !$0.entities.isDisjoint(with: identifiers) }
  }

  /// The donations of a type of intent; with an entity, those that have it among their values.
  public static func intentType(
    _ type: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    let id = ObjectIdentifier(type)
    return Self { donation in
      donation.type == id && entityIdentifier.map(donation.entities.contains) ?? true
    }
  }
}

/// A log, in memory, of people's actions in the app, as intents.
public final class IntentDonationManager: Sendable {
  /// The program's own.
  public static let shared = IntentDonationManager()

  /// Something a person did.
  package struct Donation: Sendable {
    /// What `donate(intent:)` returned for it.
    package let identifier: IntentDonationIdentifier
    /// The persistent identifier of the intent's type.
    package let intentName: String
    /// The intent's type.
    package let type: ObjectIdentifier
    /// The entities among the intent's values, those in lists included.
    package let entities: Set<EntityIdentifier>
    /// When the manager was told.
    package let date: Date
  }

  private let log = Mutex<[Donation]>([])
  /// Most donations kept; the oldest go first.
  package static let limit = 1_000

  /// Creates an empty log.
  package init() {}

  /// Tells that a person did something.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    add(intent)
  }

  /// Tells that a person did something, and the outcome.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    add(intent)
  }

  /// Tells that a person did something.
  @_disfavoredOverload
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { add(intent) }

  /// Tells that a person did something, and the outcome.
  @_disfavoredOverload
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier { add(intent) }

  /// Forgets donations.
  ///
  /// - Returns: Those that were forgotten.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    log.withLock { log in
      let gone = log.filter { predicate.matches($0) }.map(\.identifier)
      log.removeAll { predicate.matches($0) }
      return gone
    }
  }

  /// The donations kept, oldest first.
  package var donations: [Donation] { log.withLock { $0 } }

  private func add<Intent: AppIntent>(_ intent: Intent) -> IntentDonationIdentifier {
    var entities: Set<EntityIdentifier> = []
    for (_, parameter) in ParameterNames(of: intent).parameters {
      guard let value = parameter.anyValue else { continue }
      for element in (value as? any AnyValueSequence)?.anyElements ?? [value] {
        func identifier<Entity: AppEntity>(_ entity: Entity) -> EntityIdentifier {
          EntityIdentifier(for: entity)
        }
        if let entity = element as? any AppEntity { entities.insert(identifier(entity)) }
      }
    }
    let donation = Donation(
      identifier: IntentDonationIdentifier(), intentName: Intent.persistentIdentifier,
      type: ObjectIdentifier(Intent.self), entities: entities, date: Date())
    log.withLock {
      $0.append(donation)
      if $0.count > Self.limit { $0.removeFirst($0.count - Self.limit) }
    }
    return donation.identifier
  }
}

extension AppIntent {
  /// Tells that a person did this.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Tells that a person did this, and the outcome.
  @discardableResult
  public func donate<Result: IntentResult>(
    result: Result
  ) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Tells that a person did this.
  @_disfavoredOverload
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }

  /// Tells that a person did this, and the outcome.
  @_disfavoredOverload
  @discardableResult
  public func donate<Result: IntentResult>(result: Result) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Does it, and tells that a person did, where that is wanted.
  @discardableResult
  public func callAsFunction(donate: Bool) async throws -> PerformResult {
    let result = try await perform()
    if donate { try await self.donate(result: result) }
    return result
  }
}
