// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a run is told.
struct FuzzOptions {
  /// The first number of every random sequence: equal seeds make equal cases.
  var seed = UInt64.random(in: 0..<1 << 32)
  /// Seconds for all doors together, as if they ran one after the other.
  var seconds = 60.0
  /// The doors to try, all where none is named.
  var doors = DoorEntry.all
  /// The first case of each door.
  var first: UInt64 = 0
  /// Most cases of each door; `nil` for as many as there is time for.
  var count: UInt64?
  /// How many doors are tried at a time.
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// The folder with catalogs and files that cases are made from.
  var corpora = "Corpora"
  /// Where a door's own process writes which case it is at; `nil` in the watcher.
  var stateFile: String?
  var wantsHelp = false

  /// What is wrong with the arguments.
  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  static let help = """
    Usage: bespeak-fuzz [--seconds N] [--seed N] [--door NAME]… [--first CASE] [--count N] [--jobs N]

    Doors:
    \(DoorEntry.all.map { "  " + $0.name.padding(toLength: 12, withPad: " ", startingAt: 0) + $0.summary }
      .joined(separator: "\n"))

    Example:
      bespeak-fuzz --seconds 600 --seed 7
      bespeak-fuzz --door images --seed 7 --first 123 --count 1
    """

  /// Reads arguments.
  ///
  /// - Throws: `Misuse` for an unknown option, door or number.
  init(_ arguments: ArraySlice<String>) throws {
    var named: [DoorEntry] = []
    var rest = arguments
    while let option = rest.popFirst() {
      if option == "--help" {
        wantsHelp = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw Misuse(description: "'\(option)' needs a value")
      }
      func number<Number: LosslessStringConvertible>() throws -> Number {
        guard let number = Number(value) else {
          throw Misuse(description: "'\(value)' is not a number for '\(option)'")
        }
        return number
      }
      switch option {
      case "--seed": seed = try number()
      case "--seconds": seconds = try number()
      case "--first": first = try number()
      case "--count": count = try number() as UInt64
      case "--jobs": jobs = max(1, try number())
      case "--corpora": corpora = value
      case "--state": stateFile = value
      case "--door":
        guard let door = DoorEntry.all.first(where: { $0.name == value }) else {
          let names = DoorEntry.all.map(\.name).joined(separator: ", ")
          throw Misuse(description: "no door '\(value)'; there are \(names)")
        }
        named.append(door)
      default: throw Misuse(description: "unknown option '\(option)' (see --help)")
      }
    }
    if !named.isEmpty { doors = named }
  }
}
