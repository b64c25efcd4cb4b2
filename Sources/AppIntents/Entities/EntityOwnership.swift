// SPDX-License-Identifier: Apache-2.0

/// Who else an entity belongs to.
public enum EntityOwnership: Sendable, Hashable, CaseIterable {
  /// Not known.
  case unknown
  /// To the person alone.
  case `private`
  /// To several people: changing it is confirmed first.
  case shared
  /// To everybody: changing it is confirmed first.
  case `public`
}

/// An entity that says who else it belongs to.
public protocol OwnershipProvidingEntity: AppEntity {
  /// Who else it belongs to.
  var ownership: EntityOwnership { get }
}
