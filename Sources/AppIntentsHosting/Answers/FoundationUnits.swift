// SPDX-License-Identifier: Apache-2.0

import AppIntents
import ValueParsing

/// The units of Foundation by their names in CLDR.
enum FoundationUnits {
  /// A quantity in Foundation's unit, or in the base unit of its kind where Foundation does not have the
  /// unit; `nil` for kinds that it does not have.
  static func quantity(
    _ value: Double, of unit: SpokenValue.MeasureUnit
  ) -> Measurement<Dimension>? {
    if let known = units[unit.identifier] { return Measurement(value: value, unit: known) }
    let table = UnitTable.shared
    guard let base = bases[unit.dimension], let id = table.id(named: unit.identifier) else {
      return nil
    }
    return Measurement(value: table[id].base(of: value), unit: base)
  }

  /// The unit that people of a region use in place of one: miles where kilometres are not used.
  static func local(_ unit: Dimension, in region: Region) -> Dimension {
    if unit is UnitTemperature, unit != UnitTemperature.kelvin {
      return region.usesFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    }
    let pairs = region.measures == .uk ? usAndMetric.filter(\.isBritish) : usAndMetric
    if region.measures == .metric {
      return usAndMetric.first { $0.us == unit }?.metric ?? unit
    }
    return pairs.first { $0.metric == unit }?.us ?? unit
  }

  /// Units that stand for each other where people measure otherwise.
  private static let usAndMetric: [(metric: Dimension, us: Dimension, isBritish: Bool)] = [
    (UnitLength.kilometers, UnitLength.miles, true), (UnitLength.meters, UnitLength.feet, false),
    (UnitLength.meters, UnitLength.yards, false),
    (UnitLength.centimeters, UnitLength.inches, false),
    (UnitMass.kilograms, UnitMass.pounds, false), (UnitMass.grams, UnitMass.ounces, false),
    (UnitVolume.liters, UnitVolume.gallons, false),
    (UnitVolume.milliliters, UnitVolume.fluidOunces, false),
    (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, true),
    (UnitArea.squareMeters, UnitArea.squareFeet, false),
    (UnitArea.hectares, UnitArea.acres, false),
    (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon, false),
  ]

  /// The units that the base units of `und/units.txt` are, where Foundation has them.
  private static let bases: [String: Dimension] = [
    "length": UnitLength.meters, "mass": UnitMass.kilograms, "area": UnitArea.squareMeters,
    "volume": UnitVolume.liters, "speed": UnitSpeed.metersPerSecond,
    "information": UnitInformationStorage.bits, "temperature": UnitTemperature.kelvin,
    "frequency": UnitFrequency.hertz, "power": UnitPower.watts, "energy": UnitEnergy.joules,
    "pressure": UnitPressure.newtonsPerMetersSquared,
    "acceleration": UnitAcceleration.metersPerSecondSquared,
    "electric-current": UnitElectricCurrent.amperes,
    "electric-potential": UnitElectricPotentialDifference.volts,
    "electric-resistance": UnitElectricResistance.ohms,
    "electric-charge": UnitElectricCharge.coulombs,
    "fuel-efficiency": UnitFuelEfficiency.litersPer100Kilometers,
    "illuminance": UnitIlluminance.lux,
    "concentration": UnitConcentrationMass.gramsPerLiter, "duration": UnitDuration.seconds,
  ]

  /// The units by their names.
  static let units: [String: Dimension] = [
    "megameter": UnitLength.megameters, "kilometer": UnitLength.kilometers,
    "hectometer": UnitLength.hectometers, "dekameter": UnitLength.decameters,
    "meter": UnitLength.meters, "decimeter": UnitLength.decimeters,
    "centimeter": UnitLength.centimeters, "millimeter": UnitLength.millimeters,
    "micrometer": UnitLength.micrometers, "nanometer": UnitLength.nanometers,
    "picometer": UnitLength.picometers, "inch": UnitLength.inches, "foot": UnitLength.feet,
    "yard": UnitLength.yards, "mile": UnitLength.miles, "fathom": UnitLength.fathoms,
    "furlong": UnitLength.furlongs, "nautical-mile": UnitLength.nauticalMiles,
    "mile-scandinavian": UnitLength.scandinavianMiles, "light-year": UnitLength.lightyears,
    "astronomical-unit": UnitLength.astronomicalUnits, "parsec": UnitLength.parsecs,

    "kilogram": UnitMass.kilograms, "gram": UnitMass.grams, "milligram": UnitMass.milligrams,
    "microgram": UnitMass.micrograms, "tonne": UnitMass.metricTons, "ton": UnitMass.shortTons,
    "pound": UnitMass.pounds, "ounce": UnitMass.ounces, "ounce-troy": UnitMass.ouncesTroy,
    "stone": UnitMass.stones, "carat": UnitMass.carats,

    "square-meter": UnitArea.squareMeters, "square-kilometer": UnitArea.squareKilometers,
    "square-dekameter": UnitArea.ares, "square-centimeter": UnitArea.squareCentimeters,
    "square-millimeter": UnitArea.squareMillimeters, "square-inch": UnitArea.squareInches,
    "square-foot": UnitArea.squareFeet, "square-yard": UnitArea.squareYards,
    "square-mile": UnitArea.squareMiles, "acre": UnitArea.acres, "hectare": UnitArea.hectares,

    "megaliter": UnitVolume.megaliters, "liter": UnitVolume.liters,
    "deciliter": UnitVolume.deciliters, "centiliter": UnitVolume.centiliters,
    "milliliter": UnitVolume.milliliters, "cubic-kilometer": UnitVolume.cubicKilometers,
    "cubic-meter": UnitVolume.cubicMeters, "cubic-decimeter": UnitVolume.cubicDecimeters,
    "cubic-centimeter": UnitVolume.cubicCentimeters,
    "cubic-millimeter": UnitVolume.cubicMillimeters, "cubic-inch": UnitVolume.cubicInches,
    "cubic-foot": UnitVolume.cubicFeet, "cubic-yard": UnitVolume.cubicYards,
    "cubic-mile": UnitVolume.cubicMiles, "acre-foot": UnitVolume.acreFeet,
    "bushel": UnitVolume.bushels, "teaspoon": UnitVolume.teaspoons,
    "tablespoon": UnitVolume.tablespoons, "fluid-ounce": UnitVolume.fluidOunces,
    "cup": UnitVolume.cups, "cup-metric": UnitVolume.metricCups, "pint": UnitVolume.pints,
    "quart": UnitVolume.quarts, "gallon": UnitVolume.gallons,
    "fluid-ounce-imperial": UnitVolume.imperialFluidOunces,
    "quart-imperial": UnitVolume.imperialQuarts, "gallon-imperial": UnitVolume.imperialGallons,

    "meter-per-second": UnitSpeed.metersPerSecond,
    "kilometer-per-hour": UnitSpeed.kilometersPerHour, "mile-per-hour": UnitSpeed.milesPerHour,
    "knot": UnitSpeed.knots,

    "bit": UnitInformationStorage.bits, "kilobit": UnitInformationStorage.kilobits,
    "megabit": UnitInformationStorage.megabits, "gigabit": UnitInformationStorage.gigabits,
    "terabit": UnitInformationStorage.terabits, "petabit": UnitInformationStorage.petabits,
    "byte": UnitInformationStorage.bytes, "kilobyte": UnitInformationStorage.kilobytes,
    "megabyte": UnitInformationStorage.megabytes, "gigabyte": UnitInformationStorage.gigabytes,
    "terabyte": UnitInformationStorage.terabytes, "petabyte": UnitInformationStorage.petabytes,
    "exabyte": UnitInformationStorage.exabytes, "zettabyte": UnitInformationStorage.zettabytes,
    "yottabyte": UnitInformationStorage.yottabytes,
    "kibibyte": UnitInformationStorage.kibibytes, "mebibyte": UnitInformationStorage.mebibytes,
    "gibibyte": UnitInformationStorage.gibibytes, "tebibyte": UnitInformationStorage.tebibytes,

    "radian": UnitAngle.radians, "degree": UnitAngle.degrees, "arc-minute": UnitAngle.arcMinutes,
    "arc-second": UnitAngle.arcSeconds, "gradian": UnitAngle.gradians,
    "revolution": UnitAngle.revolutions,

    "kelvin": UnitTemperature.kelvin, "celsius": UnitTemperature.celsius,
    "fahrenheit": UnitTemperature.fahrenheit,

    "hertz": UnitFrequency.hertz, "millihertz": UnitFrequency.millihertz,
    "kilohertz": UnitFrequency.kilohertz, "megahertz": UnitFrequency.megahertz,
    "gigahertz": UnitFrequency.gigahertz, "terahertz": UnitFrequency.terahertz,

    "watt": UnitPower.watts, "microwatt": UnitPower.microwatts,
    "milliwatt": UnitPower.milliwatts, "kilowatt": UnitPower.kilowatts,
    "megawatt": UnitPower.megawatts, "gigawatt": UnitPower.gigawatts,
    "terawatt": UnitPower.terawatts, "horsepower": UnitPower.horsepower,

    "joule": UnitEnergy.joules, "kilojoule": UnitEnergy.kilojoules,
    "calorie": UnitEnergy.calories, "kilocalorie": UnitEnergy.kilocalories,
    "kilowatt-hour": UnitEnergy.kilowattHours,

    "pascal": UnitPressure.newtonsPerMetersSquared, "hectopascal": UnitPressure.hectopascals,
    "kilopascal": UnitPressure.kilopascals, "megapascal": UnitPressure.megapascals,
    "gigapascal": UnitPressure.gigapascals, "bar": UnitPressure.bars,
    "millibar": UnitPressure.millibars, "inch-ofhg": UnitPressure.inchesOfMercury,
    "millimeter-ofhg": UnitPressure.millimetersOfMercury,
    "pound-force-per-square-inch": UnitPressure.poundsForcePerSquareInch,

    "meter-per-square-second": UnitAcceleration.metersPerSecondSquared,
    "g-force": UnitAcceleration.gravity,

    "ampere": UnitElectricCurrent.amperes, "kiloampere": UnitElectricCurrent.kiloamperes,
    "milliampere": UnitElectricCurrent.milliamperes,
    "microampere": UnitElectricCurrent.microamperes,
    "volt": UnitElectricPotentialDifference.volts,
    "microvolt": UnitElectricPotentialDifference.microvolts,
    "millivolt": UnitElectricPotentialDifference.millivolts,
    "kilovolt": UnitElectricPotentialDifference.kilovolts,
    "megavolt": UnitElectricPotentialDifference.megavolts,
    "ohm": UnitElectricResistance.ohms, "milliohm": UnitElectricResistance.milliohms,
    "kiloohm": UnitElectricResistance.kiloohms, "megaohm": UnitElectricResistance.megaohms,
    "coulomb": UnitElectricCharge.coulombs, "ampere-hour": UnitElectricCharge.ampereHours,
    "milliampere-hour": UnitElectricCharge.milliampereHours,

    "liter-per-100-kilometer": UnitFuelEfficiency.litersPer100Kilometers,
    "mile-per-gallon": UnitFuelEfficiency.milesPerGallon,
    "mile-per-gallon-imperial": UnitFuelEfficiency.milesPerImperialGallon,

    "lux": UnitIlluminance.lux, "gram-per-liter": UnitConcentrationMass.gramsPerLiter,
    "milligram-ofglucose-per-deciliter": UnitConcentrationMass.milligramsPerDeciliter,
    "permillion": UnitDispersion.partsPerMillion,

    "second": UnitDuration.seconds, "minute": UnitDuration.minutes, "hour": UnitDuration.hours,
    "millisecond": UnitDuration.milliseconds, "microsecond": UnitDuration.microseconds,
    "nanosecond": UnitDuration.nanoseconds,
  ]
}
