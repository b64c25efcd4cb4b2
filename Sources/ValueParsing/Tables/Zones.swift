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

  /// The instant, in seconds since 1970 in UTC, at which clocks of a zone show a time; `nil` where there is no
  /// such zone.
  func instant(ofLocal local: Int64, in id: Int32) -> Int64? {
    let name = name(id)
    if let minutes = Int64(name) { return local - minutes * 60 }
    return ZoneTable.shared.instant(ofLocal: local, inZone: name)
  }
}
