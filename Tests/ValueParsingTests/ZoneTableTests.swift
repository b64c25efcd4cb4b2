// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageTexts
import TestSupport
import Testing

@testable import ValueParsing

@Suite("Time zones") struct ZoneTableTests {
  /// The system's zones, and those that are built in.
  static let tables = [ZoneTable.shared, ZoneTable(folders: [])]

  /// Seconds since 1970 of "2024-03-10 07:00" as UTC.
  private func seconds(_ text: String) throws -> Int64 {
    let numbers = text.split { !$0.isNumber }.map { Int($0)! }
    let day = try #require(CivilDay(year: numbers[0], month: numbers[1], day: numbers[2]))
    return Int64(day.number) * 86400 + Int64(numbers[3] * 3600 + numbers[4] * 60)
  }

  @Test(
    "clocks change when they do, in New York, Berlin, Sydney, London and Dublin",
    arguments: [
      ("America/New_York", "2024-03-10 06:59", -5.0), ("America/New_York", "2024-03-10 07:00", -4),
      ("America/New_York", "2024-11-03 05:59", -4), ("America/New_York", "2024-11-03 06:00", -5),
      ("America/New_York", "2045-03-12 07:00", -4), ("America/New_York", "2045-11-05 06:00", -5),
      ("Europe/Berlin", "2025-03-30 00:59", 1), ("Europe/Berlin", "2025-03-30 01:00", 2),
      ("Europe/Berlin", "2025-10-26 00:59", 2), ("Europe/Berlin", "2025-10-26 01:00", 1),
      ("Australia/Sydney", "2024-04-06 15:59", 11), ("Australia/Sydney", "2024-04-06 16:00", 10),
      ("Australia/Sydney", "2024-10-05 15:59", 10), ("Australia/Sydney", "2024-10-05 16:00", 11),
      ("Asia/Kolkata", "2024-07-01 00:00", 5.5), ("Asia/Kathmandu", "2024-07-01 00:00", 5.75),
      ("Europe/Dublin", "2024-07-01 00:00", 1), ("Europe/Dublin", "2024-12-01 00:00", 0),
      ("America/Santiago", "2024-07-01 00:00", -4), ("America/Santiago", "2024-12-01 00:00", -3),
      ("Asia/Jerusalem", "2024-07-01 00:00", 3), ("Australia/Lord_Howe", "2024-07-01 00:00", 10.5),
      ("UTC", "2024-07-01 00:00", 0), ("Z", "2024-07-01 00:00", 0),
      ("GMT+2", "2024-07-01 00:00", 2), ("UTC-03:30", "2024-07-01 00:00", -3.5),
      ("+0545", "2024-07-01 00:00", 5.75), ("-08", "2024-07-01 00:00", -8),
    ])
  func changes(zone: String, utc: String, hours: Double) throws {
    for table in Self.tables {
      let offset = table.offset(ofZone: zone, at: try seconds(utc))
      #expect(offset == Int32(hours * 3600))
    }
  }

  @Test(
    "a time that is left out is as if clocks had not changed, one that is there twice the first",
    arguments: [
      ("America/New_York", "2024-03-10 01:59", "2024-03-10 06:59"),
      ("America/New_York", "2024-03-10 02:30", "2024-03-10 07:30"),
      ("America/New_York", "2024-03-10 03:00", "2024-03-10 07:00"),
      ("America/New_York", "2024-11-03 00:59", "2024-11-03 04:59"),
      ("America/New_York", "2024-11-03 01:30", "2024-11-03 05:30"),
      ("America/New_York", "2024-11-03 02:00", "2024-11-03 07:00"),
      ("Europe/Berlin", "2025-03-30 02:30", "2025-03-30 01:30"),
      ("Europe/Berlin", "2025-03-30 12:00", "2025-03-30 10:00"),
      ("Europe/Berlin", "2025-10-26 02:30", "2025-10-26 00:30"),
      ("Europe/Berlin", "2025-10-26 03:00", "2025-10-26 02:00"),
      ("Australia/Sydney", "2024-10-06 02:30", "2024-10-05 16:30"),
      ("Australia/Sydney", "2024-04-07 02:30", "2024-04-06 15:30"),
      ("Asia/Kolkata", "2024-01-01 00:00", "2023-12-31 18:30"),
      ("Pacific/Kiritimati", "2024-01-01 00:00", "2023-12-31 10:00"),
    ])
  func local(zone: String, local: String, utc: String) throws {
    for table in Self.tables {
      #expect(table.instant(ofLocal: try seconds(local), inZone: zone) == (try seconds(utc)))
    }
  }

  @Test(
    "every fifth hour of 1985 to 2017 agrees with Foundation",
    arguments: [
      "America/New_York", "Europe/Berlin", "Australia/Sydney", "Asia/Kolkata", "UTC",
      "America/St_Johns", "Africa/Casablanca", "Asia/Tehran", "America/Sao_Paulo", "Pacific/Apia",
    ])
  func foundation(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    for hour in stride(
      from: try seconds("1985-01-01 00:00"), to: try seconds("2018-01-01 00:00"), by: 3600 * 5)
    {
      let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(hour)))
      guard ZoneTable.shared.offset(ofZone: name, at: hour) == Int32(expected) else {
        Issue.record("\(name) at \(hour): \(expected)")
        return
      }
    }
  }

  @Test(
    "what is no zone's name is none, and leads to no file",
    arguments: [
      "", "Europe/Atlantis", "../zoneinfo/UTC", "/usr/share/zoneinfo/UTC", "Europe/../UTC",
      "Europe/",
      "Europe", "Europe//Berlin", "Europe/Berlin\0", "tzdata.zi", "zone1970.tab", "right/UTC",
      "+24:00", "GMT+", "GMT+1:2", "UTC+123", "+1:60", "+\u{661}",
      String(repeating: "A", count: 70),
    ])
  func noZone(name: String) {
    for table in Self.tables {
      #expect(table.offset(ofZone: name, at: 0) == nil)
      #expect(table.instant(ofLocal: 0, inZone: name) == nil)
    }
  }

  @Test("every zone that a language names is known, with files and without")
  func named() {
    var zones: Set<String> = []
    for language in LanguageText.languages(with: .names) {
      for row in TableText(language, .names).rows("terms") where row.key[0] == "zone" {
        zones.insert(row.key[1])
      }
    }
    #expect(zones.count > 150)
    for table in Self.tables {
      #expect(zones.filter { table.offset(ofZone: $0, at: 1_700_000_000) == nil } == [])
    }
  }

  @Test("no instant or time is too far away")
  func far() throws {
    for table in Self.tables {
      for instant in [Int64.min, .min + 1, -1 << 40, 1 << 40, .max - 1, .max] {
        let offset = try #require(table.offset(ofZone: "America/New_York", at: instant))
        #expect(abs(offset) <= 5 * 3600)
        #expect(table.instant(ofLocal: instant, inZone: "Australia/Sydney") != nil)
      }
    }
  }

  @Test(
    "a rule is read as POSIX writes it, and another text is none",
    arguments: [
      ("EST5EDT,M3.2.0,M11.1.0", true), ("<+0330>-3:30", true),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", true),
      ("XXX3YYY2,J60/0,J300/24", true), ("XXX3YYY,0/0,J365/25", true), ("AB5", false), ("", false),
      ("EST", false), ("EST25", false), ("EST5EDT", false), ("EST5EDT,M3.2.0", false),
      ("EST5EDT,M13.2.0,M11.1.0", false), ("EST5EDT,M3.6.0,M11.1.0", false),
      ("EST5EDT,M3.2.0/168,M11.1.0", false), ("EST5EDT,M3.2.0,M11.1.0x", false), ("<+03", false),
    ])
  func posix(text: String, isRule: Bool) {
    #expect((PosixZone(Array(text.utf8)) != nil) == isRule)
  }

  @Test("a damaged file is refused or read, and never more than that")
  func damaged() throws {
    let path = "/usr/share/zoneinfo/Europe/Berlin"
    guard let file = FileManager.default.contents(atPath: path).map(Array.init) else { return }
    #expect(ZoneRules(file: file) != nil)
    for count in stride(from: 0, to: file.count, by: 7) {
      #expect(ZoneRules(file: Array(file[..<count])) == nil)
    }
    #expect(ZoneRules(file: []) == nil && ZoneRules(file: Array("TZif2".utf8)) == nil)
    var random = SeededGenerator.forTest("damaged zones")
    for _ in 0..<fuzzRounds(3000) {
      var bytes = file
      for _ in 0...random.below(4) {
        switch random.below(4) {
        case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        case 1: bytes[random.below(min(bytes.count, 44))] = [0, 0xFF, 0x7F, 0x80][random.below(4)]
        case 2: bytes.removeSubrange(random.below(bytes.count)...)
        default: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count))
        }
        if bytes.isEmpty { break }
      }
      guard let rules = ZoneRules(file: bytes) else { continue }
      for instant in [Int64.min, -1 << 33, 0, 1_700_000_000, 1 << 40, .max] {
        #expect(abs(rules.offset(at: instant)) < 100_000)
        _ = rules.instant(ofLocal: instant)
      }
    }
  }
}
