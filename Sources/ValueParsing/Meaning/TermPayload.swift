// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// What stands behind a symbol in a key of `[terms]`.
struct TermPayload {
  private let region: Region

  /// Payloads in a region, whose currency and holidays they may hang on.
  init(region: Region) { self.region = region }

  /// Whether words of a symbol make no value by themselves, though they have a payload.
  static func isMark(_ symbol: UInt8, _ name: String, _ payload: [String]) -> Bool {
    switch symbol {
    case Symbol.unit, Symbol.currency, Symbol.grain, Symbol.zone: false
    // "at" is said everywhere, and no spoken address is without its "dot".
    case Symbol.sign: payload != ["."]
    case Symbol.repeating: true
    default: name.hasSuffix("mark")
    }
  }

  /// The meaning of a term; `nil` for one that is left out in the region.
  ///
  /// - Throws: `LanguageTextError` for a payload that the symbol does not have.
  func meaning(
    _ symbol: UInt8, _ payload: [String], _ place: TextPlace
  ) throws(LanguageTextError) -> Meaning? {
    var meaning = Meaning()
    guard let first = payload.first else { return meaning }
    switch symbol {
    case Symbol.number, Symbol.power: return try number(first, place)
    case Symbol.ordinal:
      meaning.number = try Self.value(first, place)
      meaning.upper = Self.room(behind: meaning.number)
      if payload.count > 1 { meaning.traits.insert(.closed) }
    case Symbol.fraction:
      meaning.number = try Self.value(first, place)
      meaning.traits.insert(.fraction)
    case Symbol.unit:
      guard let id = UnitTable.shared.id(named: first) else { return nil }
      meaning.id = Int32(id)
    case Symbol.currency:
      meaning.id = try currency(first, place)
      if payload.last == "minor" { meaning.traits.insert(.minor) }
    case Symbol.grain:
      meaning.id = try Self.grain(first, place)
      meaning.number = Double(meaning.id)
    // What is said of a day of the week is a rule.
    case Symbol.relative where first == "weekday": return nil
    case Symbol.relative:
      meaning.id = try Self.grain(first, place)
      guard payload.count > 1 else { throw LanguageTextError(place, "no number of units") }
      meaning.extra = Int32(try Self.value(payload[1], place))
    case Symbol.holiday:
      guard let id = HolidayTable.shared.id(named: first) else { return nil }
      meaning.id = Int32(id)
    case Symbol.part:
      guard let part = DayPart(named: first) else { return nil }
      meaning.id = Int32(part.rawValue)
      meaning.number = Double(part.rawValue)
    case Symbol.sign: meaning.number = try Self.sign(first, place)
    case Symbol.zone: meaning.id = Int32(Zones.shared.id(named: first))
    default: return try other(first, payload, place)
    }
    return meaning
  }

  /// The payload of a symbol that is a language's own.
  private func other(_ first: String, _ payload: [String], _ place: TextPlace)
    throws(LanguageTextError) -> Meaning
  {
    var meaning = Meaning()
    if let grain = Grain(named: first) {
      meaning.id = Int32(grain.rawValue)
      return meaning
    }
    // A symbol of its own for some of the words of parts of the day, units or currencies.
    if let part = DayPart(named: first) {
      meaning.id = Int32(part.rawValue)
      return meaning
    }
    if let unit = UnitTable.shared.id(named: first) {
      meaning.id = Int32(unit)
      return meaning
    }
    if CurrencyFamily(named: first) != nil || CurrencyCode.id(of: first) != nil {
      meaning.id = try currency(first, place)
      if payload.last == "minor" { meaning.traits.insert(.minor) }
      return meaning
    }
    meaning.number = try Self.value(first, place)
    meaning.id = Int32(clamping: Int(meaning.number))
    if payload.last == "capital" {
      meaning.traits.insert(.capital)
    } else if payload.last == "accented" {
      meaning.traits.insert(.accented)
    } else if payload.count > 1 {
      meaning.extra = Int32(try Self.value(payload[1], place))
    }
    return meaning
  }

  /// A number word; "60+19" takes up to 19 behind it, and "1+0" nothing.
  private func number(
    _ written: String, _ place: TextPlace
  ) throws(LanguageTextError) -> Meaning {
    var meaning = Meaning()
    let parts = written.split(separator: "+").map(String.init)
    meaning.number = try Self.value(parts[0], place)
    meaning.upper = Self.room(behind: meaning.number)
    if parts.count == 2 { meaning.upper = try Self.value(parts[1], place) + 1 }
    meaning.extra = meaning.number < 10 ? 1 : 2
    return meaning
  }

  /// What may be added to a number word stays below its last power of ten.
  static func room(behind number: Double) -> Double {
    guard number >= 10, number == number.rounded() else { return 1 }
    var room = 1.0
    while room < 1e18, number.truncatingRemainder(dividingBy: room * 10) == 0 { room *= 10 }
    return room
  }

  private func currency(_ written: String, _ place: TextPlace) throws(LanguageTextError) -> Int32 {
    if let family = CurrencyFamily(named: written) { return family.id }
    guard let code = CurrencyCode.id(of: written) else {
      throw LanguageTextError(
        place, "no currency is called '\(written)'", fix: "write a code of ISO 4217, 'EUR'")
    }
    return code
  }

  /// A character, as it is or as "U+3A".
  private static func sign(_ written: String, _ place: TextPlace) throws(LanguageTextError)
    -> Double
  {
    if written.hasPrefix("U+"), let scalar = UInt8(written.dropFirst(2), radix: 16) {
      return Double(scalar)
    }
    guard let byte = written.utf8.first, written.utf8.count == 1 else {
      throw LanguageTextError(place, "'\(written)' is no sign", fix: "write one, or 'U+3A'")
    }
    return Double(byte)
  }

  private static func grain(_ written: String, _ place: TextPlace) throws(LanguageTextError)
    -> Int32
  {
    guard let grain = Grain(named: written) else {
      throw LanguageTextError(place, "no unit of time is called '\(written)'")
    }
    return Int32(grain.rawValue)
  }

  private static func value(_ written: String, _ place: TextPlace) throws(LanguageTextError)
    -> Double
  {
    let parts = written.split(separator: "/")
    if parts.count == 2, let above = Double(parts[0]), let below = Double(parts[1]), below != 0 {
      return above / below
    }
    guard let value = Double(written) else {
      throw LanguageTextError(place, "'\(written)' is no number")
    }
    return value
  }
}
