// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing

@testable import ValueParsing

@Suite("Units of measurement") struct UnitTableTests {
  private let table = UnitTable.shared

  private func unit(_ name: String) throws -> Unit {
    table[try #require(table.id(named: name), "no unit is called '\(name)'")]
  }

  @Test(
    "a value in one unit is one in another of the same dimension",
    arguments: [
      (1.0, "mile", "foot", 5280.0), (1, "foot", "inch", 12), (26.2, "mile", "kilometer", 42.16481),
      (1, "nautical-mile", "meter", 1852), (1, "stone", "pound", 14), (1, "pound", "ounce", 16),
      (1, "ton", "pound", 2000), (1, "gallon", "pint", 8), (1, "cup", "tablespoon", 16),
      (1, "tablespoon", "teaspoon", 3), (1, "gallon-imperial", "liter", 4.54609),
      (1, "gallon-imperial", "fluid-ounce-imperial", 160), (1, "cubic-foot", "liter", 28.316846592),
      (1, "acre", "square-meter", 4046.8564224), (640, "acre", "square-mile", 1.000004),
      (1, "hectare", "square-meter", 10000), (36, "kilometer-per-hour", "meter-per-second", 10),
      (60, "mile-per-hour", "foot-per-second", 88), (100, "celsius", "fahrenheit", 212),
      (-40, "celsius", "fahrenheit", -40), (0, "kelvin", "celsius", -273.15),
      (70, "fahrenheit", "celsius", 21.111111), (1, "revolution", "degree", 360),
      (1, "degree", "arc-minute", 60), (1, "megabyte", "megabit", 8), (1, "kibibyte", "byte", 1024),
      (1, "kilowatt-hour", "megajoule", 3.6), (1, "atmosphere", "millibar", 1013.25),
      (30, "mile-per-gallon", "liter-per-100-kilometer", 7.840486),
      (5, "liter-per-100-kilometer", "mile-per-gallon", 47.042917),
      (20, "kilometer-per-liter", "liter-per-100-kilometer", 5),
      (1, "ampere-hour", "coulomb", 3600), (90, "minute", "hour", 1.5),
      (60, "beat-per-minute", "hertz", 1), (1, "horsepower", "watt", 745.69987),
    ])
  func conversion(value: Double, from: String, to: String, result: Double) throws {
    let (from, to) = try (unit(from), unit(to))
    #expect(from.dimension == to.dimension)
    let converted = to.value(ofBase: from.base(of: value))
    #expect(abs(converted - result) <= max(1, abs(result)) * 1e-5, "\(converted)")
    #expect(abs(from.value(ofBase: to.base(of: converted)) - value) <= max(1, abs(value)) * 1e-9)
  }

  @Test("each dimension has a base unit, and every factor is a number above zero")
  func bases() {
    #expect(table.units.count > 180 && table.dimensions.count == 22)
    for (index, dimension) in table.dimensions.enumerated() {
      #expect(
        table.units.contains { $0.dimension == index && $0.factor == 1 && $0.offset == 0 },
        "\(dimension)")
    }
    for unit in table.units {
      #expect(unit.factor > 0 && unit.factor.isFinite && unit.offset.isFinite, "\(unit.name)")
    }
    #expect(table.id(named: "parasang") == nil)
  }

  @Test("every unit that a language names is in the table", arguments: ["en", "de", "sv"])
  func named(language: String) {
    let rows = TableText(language, .names).rows("terms").filter { $0.key.first == "unit" }
    #expect(rows.count > 180)
    for row in rows { #expect(table.id(named: row.key[1]) != nil, "\(row.key)") }
  }
}
