// SPDX-License-Identifier: Apache-2.0

// Classes that Foundation on this system lacks, or has and does not let anybody use. They write with the formats that it
// does have, in their languages.

/// Writes lengths of time: `1 hour, 20 minutes`.
///
/// Weeks and shorter units are written in the calendar's language; months and years in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // SAFETY: it is the app's to change from one thread, as it is where it comes from.

  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:20:05`
    case positional
    /// `1h 20m`
    case abbreviated
    /// `1 hr, 20 min`
    case short
    /// `1 hour, 20 minutes`
    case full
    /// As `full`: numbers are not written out here.
    case spellOut
    /// `1hr 20min`
    case brief
  }

  /// The treatment of units whose count is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behaviour of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style has it.
    public static let `default` = Self(rawValue: 1)
    /// Those before the first that is not zero are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those after the last that is not zero are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All stay.
    public static let pad = Self(rawValue: 65536)
  }

  /// How the units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units to write; empty for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose count is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts, whose locale is written in.
  open var calendar: Calendar? = Calendar.autoupdatingCurrent
  /// The time that a length begins at where only the length is given; `nil` for the calendar's first.
  open var referenceDate: Date?
  /// Most units, counted from the largest that is written; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a single unit swallows a small larger one; without effect.
  open var collapsesLargestUnit = false
  /// Whether the last unit may have a fraction; without effect.
  open var allowsFractionalUnits = false
  /// Whether it says that it is about right.
  open var includesApproximationPhrase = false
  /// Whether it says that so much is left.
  open var includesTimeRemainingPhrase = false

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private var allowed: [Calendar.Component] {
    let all: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    let chosen = allowedUnits.isEmpty ? all : allowedUnits
    return Self.units.filter { chosen.contains($0.unit) }.map(\.component)
  }

  /// Seconds as text.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  /// The time from one date to another as text.
  open func string(from start: Date, to end: Date) -> String? {
    var calendar = calendar ?? .autoupdatingCurrent
    // A length of time is not to depend on when clocks are changed.
    if let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    return string(from: calendar.dateComponents(Set(allowed), from: start, to: end))
  }

  /// The counts of some units as text; units that are not given are not written.
  open func string(from components: DateComponents) -> String? {
    let given = allowed.compactMap { unit in
      components.value(for: unit).map { (unit: unit, count: $0) }
    }
    guard !given.isEmpty else { return nil }
    let counts = dropped(given)
    let text = unitsStyle == .positional ? positional(counts) : words(counts)
    let about = includesApproximationPhrase ? "About " + text : text
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }

  /// The text of a number of seconds, a date's components or nothing else.
  open override func string(for value: Any?) -> String? {
    switch value {
    case let seconds as TimeInterval: string(from: seconds)
    case let components as DateComponents: string(from: components)
    default: nil
    }
  }

  private typealias Counts = [(unit: Calendar.Component, count: Int)]

  private func dropped(_ given: Counts) -> Counts {
    var behaviour = zeroFormattingBehavior
    if behaviour.contains(.pad) { return given }
    if behaviour.contains(.default) {
      behaviour = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    var counts = given
    if behaviour.contains(.dropLeading) {
      counts = Array(counts.drop { $0.count == 0 })
      // "0:05" has minutes, too.
      if unitsStyle == .positional, counts.count < 2 { counts = given.suffix(2) }
    }
    if behaviour.contains(.dropTrailing) {
      while counts.last?.count == 0 { counts.removeLast() }
    }
    if behaviour.contains(.dropMiddle), counts.count > 2 {
      let middle = counts.dropFirst().dropLast().filter { $0.count != 0 }
      counts = counts.prefix(1) + middle + counts.suffix(1)
    }
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    return counts.isEmpty ? given.suffix(1) : counts
  }

  private func positional(_ counts: Counts) -> String {
    counts.enumerated().map { place, item in
      let digits = String(abs(item.count))
      let sign = place == 0 && counts.contains { $0.count < 0 } ? "-" : ""
      return sign + (place > 0 && digits.count < 2 ? "0" + digits : digits)
    }.joined(separator: ":")
  }

  private func words(_ counts: Counts) -> String {
    let locale = calendar?.locale ?? .autoupdatingCurrent
    let parts = counts.map { item in word(item.unit, item.count, locale) }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return parts.joined(separator: isTight ? " " : ", ")
  }

  private func word(_ unit: Calendar.Component, _ count: Int, _ locale: Locale) -> String {
    let known: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? =
      switch unit {
      case .weekOfMonth: (.weeks, 604_800)
      case .day: (.days, 86_400)
      case .hour: (.hours, 3600)
      case .minute: (.minutes, 60)
      case .second: (.seconds, 1)
      default: nil
      }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short, .brief: .abbreviated
      case .full, .spellOut, .positional: .wide
      }
    guard let known else {
      let name = unit == .year ? "year" : "month"
      switch unitsStyle {
      case .abbreviated: return "\(count)\(unit == .year ? "y" : "mo")"
      case .short, .brief: return "\(count) \(unit == .year ? "yr" : "mo")"
      default: return "\(count) \(name)\(abs(count) == 1 ? "" : "s")"
      }
    }
    let text = Duration.seconds(count * known.seconds).formatted(
      .units(allowed: [known.unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
    return unitsStyle == .brief ? text.filter { $0 != " " } : text
  }

  /// A length of time as text, with the units of a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

/// Writes how long ago something was, or how soon it will be: `2 hours ago`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // SAFETY: it is the app's to change from one thread, as it is where it comes from.

  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2 mo. ago`
    case abbreviated
  }

  /// Whether there are words for some times.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// How the units are written.
  open var unitsStyle = UnitsStyle.full
  /// Whether there are words for some times.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Whether a sentence begins with it; without effect.
  open var formattingContext = Context.unknown
  /// The calendar that counts.
  open var calendar: Calendar? = Calendar.autoupdatingCurrent
  /// Whose language.
  open var locale: Locale? = Locale.autoupdatingCurrent

  /// How a date is written; it is given the date from which it is seen.
  private func style(of date: Date) -> Date.AnchoredRelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
  }

  /// A time as seen from another.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    style(of: date).format(reference)
  }

  /// Seconds from now, or ago where they are negative.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return style(of: now + interval).format(now)
  }

  /// The time that some components are away from now.
  open func localizedString(from components: DateComponents) -> String {
    let calendar = calendar ?? .autoupdatingCurrent
    let now = Date()
    return style(of: calendar.date(byAdding: components, to: now) ?? now).format(now)
  }

  /// The text of a date as seen from now.
  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Writes lists: `apples, pears, and plums`.
open class ListFormatter: Formatter, @unchecked Sendable {
  // SAFETY: it is the app's to change from one thread, as it is where it comes from.

  /// Whose language.
  open var locale: Locale! = Locale.autoupdatingCurrent
  /// The formatter of the items; `nil` for as they describe themselves.
  open var itemFormatter: Formatter?

  /// Texts as a list in the current language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Items as a list; `nil` where one of them cannot be written.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// The text of a list of items.
  open override func string(for value: Any?) -> String? { (value as? [Any]).flatMap(string(from:)) }
}

/// Writes quantities: `2.5 km`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // SAFETY: it is the app's to change from one thread, as it is where it comes from.

  /// The treatment of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that is given: what happens here without it, too.
    public static let providedUnit = Self(rawValue: 1)
    /// A larger or smaller unit where that reads better; without effect.
    public static let naturalScale = Self(rawValue: 2)
    /// Degrees without their scale.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// The treatment of the unit.
  open var unitOptions: UnitOptions = []
  /// How much of the unit is written.
  open var unitStyle = UnitStyle.medium
  /// Whose way of writing.
  open var locale: Locale! = Locale.autoupdatingCurrent
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// A quantity as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter?.string(from: NSNumber(value: measurement.value))
      ?? measurement.value.formatted()
    var symbol = measurement.unit.symbol
    if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
      symbol = "°"
    }
    let isEnglish = (locale ?? .autoupdatingCurrent).language.languageCode == .english
    if unitStyle == .long, isEnglish, let name = UnitNames.names[symbol] {
      return "\(number) \(abs(measurement.value) == 1 ? name.one : name.other)"
    }
    return unitStyle == .short || symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
  }

  /// The text of a unit.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.names[unit.symbol]?.other ?? unit.symbol : unit.symbol
  }
}
