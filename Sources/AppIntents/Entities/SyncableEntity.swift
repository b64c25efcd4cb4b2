// SPDX-License-Identifier: Apache-2.0

/// An entity that is the same on all devices of a person.
public protocol SyncableEntity: AppEntity {}

/// An identifier with a part for this device and a part for all.
///
/// Two are the same thing where their stable parts are equal.
public struct SyncableEntityIdentifier<Local, Stable>: Sendable, EntityIdentifierConvertible
where
  Local: EntityIdentifierConvertible & Sendable & Hashable,
  Stable: EntityIdentifierConvertible & Sendable & Hashable
{
  /// The part for this device.
  public let local: Local
  /// The part for all devices.
  public let stable: Stable

  /// Creates an identifier.
  public init(local: Local, stable: Stable) {
    self.local = local
    self.stable = stable
  }

  /// Both parts, the first with its length in bytes before it: `3:abcxyz`.
  public var entityIdentifierString: String {
    let local = local.entityIdentifierString
    return "\(local.utf8.count):\(local)\(stable.entityIdentifierString)"
  }

  /// The identifier that a text means.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    let text = entityIdentifierString.utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
      let count = Int(entityIdentifierString[..<colon]), count >= 0,
      let end = text.index(text.index(after: colon), offsetBy: count, limitedBy: text.endIndex),
      let localText = String(text[text.index(after: colon)..<end]),
      let stableText = String(text[end...]),
      let local = Local.entityIdentifier(for: localText),
      let stable = Stable.entityIdentifier(for: stableText)
    else { return nil }
    return Self(local: local, stable: stable)
  }
}

extension SyncableEntityIdentifier: Hashable {
  /// Whether both are the same thing.
  public static func == (a: Self, b: Self) -> Bool { a.stable == b.stable }
  /// Hashes the stable part.
  public func hash(into hasher: inout Hasher) { hasher.combine(stable) }
}
