// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the values that words say: numbers, money, measures, lengths and points of time, what repeats.
///
/// Words and rules are those of the locale's language; its region tells the order of day and month, the
/// sign before fractions, the currency and the scale of temperatures.
public struct ValueParser: Sendable {
  /// Whose words and conventions count; its region too, where the tag names one.
  public let locale: LocaleTag

  private let grammar: Grammar
  private let region: Region

  /// A parser; `nil` for languages whose values nobody has described.
  public init?(locale: LocaleTag) {
    let region = RegionTable.shared.region(of: locale)
    guard let grammar = Self.grammars["\(locale.language)-\(region.code)"] else { return nil }
    self.locale = locale
    self.grammar = grammar
    self.region = region
  }

  /// The languages whose values can be read, in order.
  public static var languages: [String] { LanguageText.languages(with: .values) }

  private static let grammars = PerLanguage<Grammar> { key in
    let locale = LocaleTag(key)
    let parts: [LanguagePart] = [.values, .names, .holidays]
    let texts = parts.compactMap { LanguageText.of(locale.language, $0) }
    guard texts.contains(where: { $0.part == .values }) else { return nil }
    do throws(LanguageTextError) {
      return try GrammarReader.read(
        texts, locale: locale, region: RegionTable.shared.region(of: locale))
    } catch {
      // Tests read all texts.
      fatalError("\(error)")
    }
  }

  /// The values in a text.
  ///
  /// - Parameters:
  ///   - text: What was said.
  ///   - reference: When it was said.
  ///   - types: The types that are wanted; all, if there are none.
  ///   - includesLatent: Whether to give those too that count only where they were asked for.
  /// - Returns: Values in the order of the text. Those of one type do not overlap; where the same words
  ///   say values of several types, all are there.
  /// - Complexity: O(*n*) for *n* bytes.
  public func values(
    in text: String, at reference: ValueReference, types: Set<ValueType> = [],
    includesLatent: Bool = false
  ) -> [SpokenValue] {
    var scratch = ValueScratch()
    return values(
      in: text.utf8.span, at: reference, types: types, includesLatent: includesLatent, &scratch)
  }

  /// The values in the bytes of a text, with memory that the caller keeps.
  public func values(
    in text: Span<UInt8>, at reference: ValueReference, types: Set<ValueType>, includesLatent: Bool,
    _ scratch: inout ValueScratch
  ) -> [SpokenValue] {
    guard text.count <= TextAnalyzer.maxUtteranceBytes else { return [] }
    let isTelling = AtomLexer.read(text, with: grammar.lexicon, into: &scratch.chart.atoms)
    // Any words may be a list; so it is one only where that is asked for.
    let list = types.contains(.list) ? list(in: text, scratch.chart.atoms) : []
    guard isTelling, types != [.list] else { return list }
    let setting = setting(reference)
    scratch.chart.fill(grammar, text, setting)
    return list
      + ValueSelection(chart: scratch.chart, setting: setting).values(
        types: types, includesLatent: includesLatent)
  }

  /// Cuts a text into atoms.
  func readAtoms(of text: Span<UInt8>, into atoms: inout [Atom]) {
    _ = AtomLexer.read(text, with: grammar.lexicon, into: &atoms)
  }

  /// Calls a closure for every run of words that says a value, in no order, whatever it is as of some day.
  ///
  /// - Parameter body: Takes the run's bytes, its first and last sign that is no letter or digit left out;
  ///   all its bytes; the type's bit; and whether it counts only where it was asked for.
  package func forEachRun(
    in text: Span<UInt8>, _ scratch: inout ValueScratch,
    _ body: (_ core: TextSpan, _ range: TextSpan, _ bit: UInt32, _ isLatent: Bool) -> Void
  ) {
    guard fill(&scratch, with: text) else { return }
    ValueSelection.forEachRun(of: scratch.chart, text, body)
  }

  /// Fills a chart with what a text says, whatever it is as of some day; `false` where nothing is.
  func fill(_ scratch: inout ValueScratch, with text: Span<UInt8>) -> Bool {
    guard text.count <= TextAnalyzer.maxUtteranceBytes,
      AtomLexer.read(text, with: grammar.lexicon, into: &scratch.chart.atoms)
    else { return false }
    scratch.chart.fill(grammar, text, setting(ValueReference(local: 0)))
    return true
  }

  /// What else values depend on, as of a moment.
  func setting(_ reference: ValueReference) -> ValueSetting {
    var setting = ValueSetting(region: region, usesDecimalComma: region.hasDecimalComma)
    setting.isDayFirst = region.dateOrder == .dayMonthYear
    setting.firstWeekday = locale.region == nil ? 1 : region.firstWeekday
    setting.now = reference.local
    setting.offset = reference.offset
    setting.zone = reference.zone
    return setting
  }

  /// The symbols that a text was read as, a line each, for those who write grammars.
  package func explanation(_ text: String, at reference: ValueReference) -> [String] {
    var scratch = ValueScratch()
    _ = AtomLexer.read(text.utf8.span, with: grammar.lexicon, into: &scratch.chart.atoms)
    scratch.chart.fill(grammar, text.utf8.span, setting(reference))
    let chart = scratch.chart
    return chart.atoms.indices.flatMap { position in
      chart.beginning(at: position).map { place in
        let found = chart.constituents[place]
        let range = Int(chart.atoms[position].lower)..<Int(chart.atoms[Int(found.end) - 1].upper)
        let words = String(decoding: range.map { text.utf8.span[$0] }, as: UTF8.self)
        return "\(grammar.symbols[Int(found.symbol)]) '\(words)' \(found.weight) \(found.meaning)"
      }
    }
  }
}

/// Memory for reading values, used again from text to text.
public struct ValueScratch: Sendable {
  var chart = Chart()

  /// Empty memory.
  public init() {}
}

/// When something was said, as local time.
public struct ValueReference: Hashable, Sendable {
  /// The local time, in seconds since 1 January 1970 in that zone.
  public var local: Int64
  /// How far it is ahead of UTC, in seconds.
  public var offset: Int32
  /// The time zone, by its name in the tz database; `nil` where only the offset is known.
  public var zone: String?

  /// The present moment, in the zone of the system.
  public static func now() -> ValueReference {
    var seconds = time(nil)
    // SAFETY: all zeroes are a value of this type of C, whose pointer to a name is not followed.
    var local = unsafe tm()
    // SAFETY: `localtime_r` writes the value it is given and keeps nothing.
    _ = unsafe localtime_r(&seconds, &local)
    // SAFETY: the field is a number.
    let offset = unsafe local.tm_gmtoff
    return ValueReference(local: Int64(seconds) + Int64(offset), offset: Int32(clamping: offset))
  }

  /// A reference from its parts.
  public init(local: Int64, offset: Int32 = 0, zone: String? = nil) {
    self.local = local
    self.offset = offset
    self.zone = zone
  }

  /// Reads a date of ISO 8601: "2026-03-11", "2026-03-11T14:20:00", with "Z" or "+01:00"; `nil` for other text.
  public init?(_ text: String, zone: String? = nil) {
    let bytes = Array(text.utf8)
    func number(_ from: Int, _ count: Int) -> Int? {
      guard from + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[from..<from + count] {
        guard byte &- 0x30 < 10 else { return nil }
        value = value * 10 + Int(byte &- 0x30)
      }
      return value
    }
    func has(_ sign: Character, at offset: Int) -> Bool {
      offset < bytes.count && bytes[offset] == sign.asciiValue
    }
    guard let year = number(0, 4), has("-", at: 4), let month = number(5, 2), has("-", at: 7),
      let day = number(8, 2), let date = CivilDay(year: year, month: month, day: day)
    else { return nil }
    var seconds = 0
    var at = 10
    if has("T", at: 10) || has(" ", at: 10) {
      guard let hour = number(11, 2), hour < 24, has(":", at: 13), let minute = number(14, 2),
        minute < 60
      else { return nil }
      seconds = hour * 3600 + minute * 60
      at = 16
      if has(":", at: 16) {
        guard let second = number(17, 2), second < 61 else { return nil }
        seconds += second
        at = 19
      }
      if has(".", at: at) {
        at += 1
        while at < bytes.count, bytes[at] &- 0x30 < 10 { at += 1 }
      }
    }
    var offset = 0
    if has("Z", at: at) {
      at += 1
    } else if has("+", at: at) || has("-", at: at) {
      guard let hours = number(at + 1, 2), hours < 19 else { return nil }
      let minutesAt = has(":", at: at + 3) ? at + 4 : at + 3
      let minutes = number(minutesAt, 2) ?? 0
      offset = (hours * 60 + minutes) * 60 * (has("-", at: at) ? -1 : 1)
      at = minutesAt + 2
    }
    guard at >= bytes.count else { return nil }
    self.init(
      local: Int64(date.number) * Moment.day + Int64(seconds), offset: Int32(offset), zone: zone)
  }
}
