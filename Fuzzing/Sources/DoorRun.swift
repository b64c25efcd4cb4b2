// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The cases of one door, one after the other, in a process of their own.
struct DoorRun {
  private let options: FuzzOptions
  private let state: FileHandle

  /// Opens the file that says which case is played.
  init(_ options: FuzzOptions, stateFile: String) throws {
    self.options = options
    guard let state = FileHandle(forWritingAtPath: stateFile) else {
      throw FuzzOptions.Misuse(description: "cannot write '\(stateFile)'")
    }
    self.state = state
  }

  /// Plays cases until the time is up.
  ///
  /// - Returns: 0, or 1 where a case broke a promise, which is then printed.
  func run() async -> Int32 {
    let entry = options.doors[0]
    do {
      return try await run(try entry.open(Material(corpora: options.corpora)), entry.name)
    } catch {
      say("the door cannot be opened: \(error)")
      return 1
    }
  }

  private func run(_ door: any Door, _ name: String) async throws -> Int32 {
    let began = ContinuousClock.now
    let end = began + .seconds(options.seconds)
    var number = options.first
    var slowest = (number: number, time: Duration.zero)
    while number - options.first < options.count ?? .max, ContinuousClock.now < end {
      try note(number)
      // A case depends on the seed, the door and its number, and on no case before it.
      var random = SeededGenerator(
        seed: Self.mixed(options.seed, name, number))
      let before = ContinuousClock.now
      do {
        try await door.play(&random)
      } catch {
        say("\(error)")
        return 1
      }
      let time = before.duration(to: .now)
      if time > slowest.time { slowest = (number, time) }
      number += 1
    }
    try note(number)
    guard number > options.first else {
      say("no case was played: give it time, and a count above 0")
      return 1
    }
    say(
      "\(number - options.first) cases in \(Self.seconds(began.duration(to: .now))) s, "
        + "slowest \(Self.seconds(slowest.time)) s (case \(slowest.number))"
        + (door.figures.isEmpty ? "" : "\n" + door.figures))
    return 0
  }

  private func note(_ number: UInt64) throws {
    var bytes = Data()
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
    try state.seek(toOffset: 0)
    try state.write(contentsOf: bytes)
  }

  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    return (Double(seconds) + Double(attoseconds) * 1e-18).formatted(
      .number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
  }

  /// The seed of a case (FNV-1a over all that names it).
  private static func mixed(_ seed: UInt64, _ door: String, _ number: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for shift in stride(from: 0, to: 64, by: 8) { take(UInt8(truncatingIfNeeded: seed >> shift)) }
    for byte in door.utf8 { take(byte) }
    for shift in stride(from: 0, to: 64, by: 8) { take(UInt8(truncatingIfNeeded: number >> shift)) }
    return hash
  }
}
