// SPDX-License-Identifier: Apache-2.0

import SystemFiles
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Time zones by their names in the time zone database: "Europe/Berlin".
///
/// Their rules are read from the system's compiled files when a zone is first asked for, and kept. Where the
/// system has none, zones that some language names have the rules of 2025, without their history.
/// "UTC", "GMT" and distances from them ("GMT+2", "+05:30") need no file.
package final class ZoneTable: Sendable {
  /// The zones of this system: those of the folder that `TZDIR` names, or else where systems have them.
  package static let shared = ZoneTable(folders: systemFolders)

  private let folders: [String]
  private let known = Locked<[String: ZoneRules]>([:])

  /// Zones whose files are in the first of some folders that has them.
  package init(folders: [String]) { self.folders = folders }

  /// Seconds that clocks of a zone are ahead of UTC at an instant; `nil` where there is no such zone.
  ///
  /// - Parameter seconds: Since 1970, in UTC.
  package func offset(ofZone name: String, at seconds: Int64) -> Int32? {
    rules(of: name)?.offset(at: seconds)
  }

  /// The instant at which clocks of a zone show a time; `nil` where there is no such zone.
  ///
  /// A time that is left out, where clocks go forward, counts as if they had not; of one that is there
  /// twice, where they go back, it is the first.
  ///
  /// - Parameter local: The time that clocks show, in seconds since 1970 as if it were UTC.
  package func instant(ofLocal local: Int64, inZone name: String) -> Int64? {
    rules(of: name)?.instant(ofLocal: local)
  }

  private func rules(of name: String) -> ZoneRules? {
    if let rules = known.withLock({ $0[name] }) { return rules }
    guard let rules = Self.fixed(name) ?? read(name) else { return nil }
    known.withLock { $0[name] = rules }
    return rules
  }

  /// Reads the file of a zone, or takes the rule that is built in.
  private func read(_ name: String) -> ZoneRules? {
    guard Self.isName(name) else { return nil }
    for folder in folders {
      // The largest has four kilobytes.
      if let file = try? OpenFile(reading: "\(folder)/\(name)", regularOnly: true),
        let bytes = try? file.readAll(limit: 1 << 18), let rules = ZoneRules(file: bytes)
      {
        return rules
      }
    }
    return BuiltInZones.rules[name].map { ZoneRules($0) }
  }

  /// Whether it could be a zone's name, and leads out of no folder.
  private static func isName(_ name: String) -> Bool {
    guard 1...64 ~= name.utf8.count else { return false }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      guard let first = part.first, 0x61...0x7A ~= first | 0x20 else { return false }
      return part.allSatisfy { byte in
        0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      }
    }
  }

  /// "UTC", "Z", "GMT+2", "+05:30", "-0800": a distance from UTC of less than a day.
  private static func fixed(_ name: String) -> ZoneRules? {
    guard name.utf8.count <= 9 else { return nil }
    if name == "Z" { return ZoneRules(PosixZone(offset: 0)) }
    var rest = Substring(name)
    let isNamed = rest.hasPrefix("UTC") || rest.hasPrefix("GMT")
    if isNamed { rest = rest.dropFirst(3) }
    if rest.isEmpty { return isNamed ? ZoneRules(PosixZone(offset: 0)) : nil }
    let sign: Int32 = rest.first == "-" ? -1 : 1
    guard rest.first == "+" || rest.first == "-" else { return nil }
    let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard 1...2 ~= parts.count, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    let isSplit = parts.count == 2
    guard
      isSplit ? 1...2 ~= parts[0].count && parts[1].count == 2 : [1, 2, 4].contains(digits.count),
      let number = Int32(digits)
    else { return nil }
    let (hours, minutes) = isSplit || digits.count == 4 ? (number / 100, number % 100) : (number, 0)
    guard hours < 24, minutes < 60 else { return nil }
    return ZoneRules(PosixZone(offset: sign * (hours * 3600 + minutes * 60)))
  }

  private static var systemFolders: [String] {
    var folders = ["/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/var/db/timezone/zoneinfo"]
    // SAFETY: a text that ends in 0, or none; copied at once.
    if let folder = unsafe getenv("TZDIR") {
      let path = unsafe String(cString: folder)
      if path.hasPrefix("/") { folders.insert(path, at: 0) }
    }
    return folders
  }
}
