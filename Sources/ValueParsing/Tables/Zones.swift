// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Time zones that words name, by numbers.
final class Zones: Sendable {
  /// All of them.
  static let shared = Zones()

  private let names = Locked<(ids: [String: Int], names: [String])>(([:], []))

  private init() {}

  /// The number of a zone of the tz database, or of an offset in minutes ("+330").
  func id(named name: String) -> Int {
    names.withLock { known in
      if let id = known.ids[name] { return id }
      known.ids[name] = known.names.count
      known.names.append(name)
      return known.names.count - 1
    }
  }

  /// The name of a zone.
  func name(_ id: Int32) -> String { names.withLock { $0.names[Int(id)] } }

  /// How far a zone is ahead of UTC, in seconds, at a local time of the zone.
  func offset(_ id: Int32, at local: Int64, _ setting: ValueSetting) -> Int32 {
    let name = name(id)
    if let minutes = Int32(name) { return minutes * 60 }
    let table = ZoneTable.shared
    guard let instant = table.instant(ofLocal: local, inZone: name) else { return setting.offset }
    return Int32(clamping: local - instant)
  }
}
