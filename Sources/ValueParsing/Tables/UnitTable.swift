// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// A unit of measurement, and how its values become those of its dimension's base unit.
package struct Unit: Sendable {
  /// The name that CLDR gives it: "mile-per-hour".
  package let name: String
  /// The number of its dimension among those of the table.
  package let dimension: Int
  /// How many base units one is; of a reciprocal unit, what a value divides.
  package let factor: Double
  /// What is added then: where its zero is not that of the base unit.
  package let offset: Double
  /// Whether more of it is less of the base unit, as with miles per gallon.
  package let isReciprocal: Bool

  /// A value of this unit in the base unit.
  package func base(of value: Double) -> Double {
    isReciprocal ? factor / value : value * factor + offset
  }

  /// A value of the base unit in this unit.
  package func value(ofBase base: Double) -> Double {
    isReciprocal ? factor / base : (base - offset) / factor
  }
}

/// The units of measurement of `und/units.txt`.
package struct UnitTable: Sendable {
  /// The units of the program's own text.
  package static let shared = UnitTable(TableText("und", .units))

  /// The units, in the order of the text.
  package let units: [Unit]
  /// The names of dimensions, in the order of their first units: "length".
  package let dimensions: [String]

  private let ids: [String: Int]

  /// Reads a text.
  init(_ text: TableText) {
    var units: [Unit] = []
    var dimensions: [String] = []
    var ids: [String: Int] = [:]
    for row in text.rows("units") {
      let words = row.words
      guard row.key.count == 1, 2...3 ~= words.count, let factor = Self.quotient(words[1]) else {
        row.mistake(
          "write 'unit: dimension factor', with an offset or 'reciprocal' if there is one")
      }
      let isReciprocal = words.last == "reciprocal"
      guard let offset = words.count == 2 || isReciprocal ? 0 : Self.quotient(words[2]) else {
        row.mistake("no number is '\(words[2])'")
      }
      let dimension = dimensions.firstIndex(of: String(words[0])) ?? dimensions.count
      if dimension == dimensions.count { dimensions.append(String(words[0])) }
      guard ids.updateValue(units.count, forKey: row.key[0]) == nil else {
        row.mistake("'\(row.key[0])' is there already")
      }
      units.append(
        Unit(
          name: row.key[0], dimension: dimension, factor: factor, offset: offset,
          isReciprocal: isReciprocal))
    }
    self.units = units
    self.dimensions = dimensions
    self.ids = ids
  }

  /// Whether a unit is one of temperature, or "degree" alone.
  func isOfDegrees(_ id: Int) -> Bool {
    units[id].name == "degree" || dimensions[units[id].dimension] == "temperature"
  }

  /// The number of a unit by its name; `nil` if there is none.
  package func id(named name: String) -> Int? { ids[name] }

  /// A unit by its number.
  package subscript(id: Int) -> Unit { units[id] }

  /// A number, or one that another divides: "5/9".
  private static func quotient(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard let first = parts.first, let first else { return nil }
    switch parts.count {
    case 1: return first
    case 2: return parts[1].map { first / $0 }
    default: return nil
    }
  }
}
