// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A place where bytes or calls from elsewhere come in.
protocol Door: AnyObject, SendableMetatype {
  /// What it is called on the command line.
  static var name: String { get }
  /// What comes in there.
  static var summary: String { get }

  /// Makes what all cases share.
  init(_ material: Material) throws

  /// Plays one case, made from nothing but the generator.
  ///
  /// - Throws: `BrokenPromise`, or anything else, for a fault of the engine.
  func play(_ random: inout SeededGenerator) async throws

  /// What else is worth saying of all cases; empty for nothing.
  var figures: String { get }
}

extension Door {
  var figures: String { "" }
}

/// A door as a value.
struct DoorEntry: Sendable {
  /// What it is called on the command line.
  let name: String
  /// What comes in there.
  let summary: String
  /// Makes what all of its cases share.
  let open: @Sendable (Material) throws -> any Door

  /// Makes the entry of a door.
  init<Type: Door>(_ type: Type.Type) {
    name = Type.name
    summary = Type.summary
    open = { try Type($0) }
  }

  /// All doors.
  static let all = [
    DoorEntry(UtterancesDoor.self), DoorEntry(TriggersDoor.self), DoorEntry(LinesDoor.self),
    DoorEntry(CatalogsDoor.self),
    DoorEntry(BundlesDoor.self), DoorEntry(TextFilesDoor.self), DoorEntry(ImagesDoor.self),
    DoorEntry(VectorsDoor.self), DoorEntry(UsageDoor.self), DoorEntry(CommandsDoor.self),
    DoorEntry(ValuesDoor.self),
    DoorEntry(HostingDoor.self),
  ]
}
