// SPDX-License-Identifier: Apache-2.0

// Foundation on this system has no formats of quantities. These write the number as the locale does and the unit by its
// symbol, or in English by its name.

extension Measurement where UnitType: Dimension {
  /// How a quantity is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit is written.
    public enum UnitWidth: Sendable, Hashable, Codable {
      /// Its name: `2.5 kilometers`; in other languages than English its symbol.
      case wide
      /// Its symbol: `2.5 km`.
      case abbreviated
      /// Its symbol without a space: `2.5km`.
      case narrow
    }

    /// How much of the unit is written.
    public var width: UnitWidth
    /// The kind of quantity, which chooses the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is written; `nil` for as the locale does, with two digits after the point at most.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whose way of writing.
    public var locale: Locale

    /// Creates a way of writing.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same in another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// The quantity as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = usage.unit(locale).map(value.converted(to:)) ?? value
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...2))
      let number = style.locale(locale).format(shown.value)
      let symbol = shown.unit.symbol
      switch width {
      case .wide:
        guard locale.language.languageCode == .english, let name = UnitNames.names[symbol] else {
          return "\(number) \(symbol)"
        }
        // As it is written: 0.9999999 miles are "1 mile".
        return "\(number) \(number == "1" || number == "-1" ? name.one : name.other)"
      case .abbreviated:
        return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
      case .narrow: return number + symbol
      }
    }
  }

  /// The quantity in one way of writing.
  @_disfavoredOverload
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The number as people write it, and the unit's symbol: `2.5 km`.
  @_disfavoredOverload
  public func formatted() -> String {
    formatted(FormatStyle(width: .abbreviated, usage: .asProvided))
  }
}

extension Measurement {
  /// The number as people write it, and the unit's symbol.
  @_disfavoredOverload
  public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}

/// The kind of a quantity, which chooses the unit that it is written in.
///
/// Roads and temperatures follow the locale's measurement system here; all others stay as they are.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable, Hashable, Codable {
  private enum Kind: String, Codable { case general, asProvided, road, weather, person, other }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Anything.
  public static var general: Self { Self(.general) }
  /// The unit that it is in.
  public static var asProvided: Self { Self(.asProvided) }

  /// The unit that people of a locale use; `nil` for the one that it is in.
  func unit(_ locale: Locale) -> UnitType? {
    let isMetric = locale.measurementSystem == .metric
    return switch kind {
    case .road: (isMetric ? UnitLength.kilometers : UnitLength.miles) as? UnitType
    case .weather, .person:
      (locale.measurementSystem == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
        as? UnitType
    case .general, .asProvided, .other: nil
    }
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way on roads: kilometres or miles.
  public static var road: Self { Self(.road) }
  /// How tall a person is.
  public static var personHeight: Self { Self(.other) }
  /// How wide or long a thing is.
  public static var focalLength: Self { Self(.other) }
  /// How much it rains.
  public static var rainfall: Self { Self(.other) }
  /// How much it snows.
  public static var snowfall: Self { Self(.other) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The air: degrees Celsius or Fahrenheit.
  public static var weather: Self { Self(.weather) }
  /// A person: degrees Celsius or Fahrenheit.
  public static var person: Self { Self(.person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: Self { Self(.other) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(.other) }
  /// The energy of work.
  public static var workout: Self { Self(.other) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Something to drink or cook.
  public static var liquid: Self { Self(.other) }
}

extension Foundation.FormatStyle {
  /// A quantity, with more or less of its unit.
  @_disfavoredOverload
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// The English names of units, by their symbols in Foundation.
enum UnitNames {
  static let names: [String: (one: String, other: String)] = {
    let regular: [String: String] = [
      "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
      "yd": "yard", "NM": "nautical mile", "kg": "kilogram", "g": "gram", "mg": "milligram",
      "lb": "pound", "oz": "ounce", "st": "stone", "L": "liter", "mL": "milliliter",
      "fl oz": "fluid ounce", "cup": "cup", "gal": "gallon", "hr": "hour", "min": "minute",
      "sec": "second", "s": "second", "W": "watt", "kW": "kilowatt", "kWh": "kilowatt-hour",
      "kCal": "kilocalorie", "cal": "calorie", "J": "joule", "kJ": "kilojoule", "B": "byte",
      "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "V": "volt",
      "A": "ampere", "°": "degree",
    ]
    var names = regular.mapValues { (one: $0, other: $0 + "s") }
    names["ft"] = ("foot", "feet")
    names["in"] = ("inch", "inches")
    names["°C"] = ("degree Celsius", "degrees Celsius")
    names["°F"] = ("degree Fahrenheit", "degrees Fahrenheit")
    names["K"] = ("kelvin", "kelvins")
    names["km/h"] = ("kilometer per hour", "kilometers per hour")
    names["m/s"] = ("meter per second", "meters per second")
    names["mph"] = ("mile per hour", "miles per hour")
    return names
  }()
}
