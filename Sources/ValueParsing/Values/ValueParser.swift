// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Reads values from words: numbers, money, measures, durations, dates, times and repetitions.
///
/// Words and rules are those of the locale's language; its region decides the order of day and month, the decimal sign,
/// the currency and the scale of temperatures.
public struct ValueParser: Sendable {
  /// The locale whose words and conventions count, those of its region too if the tag names one.
  public let locale: LocaleTag

  /// The words and rules of the language.
  let grammar: Grammar

  private let region: Region

  /// A parser; `nil` for languages without a grammar of values.
  public init?(locale: LocaleTag) {
    let region = RegionTable.shared.region(of: locale)
    guard let grammar = Self.grammars["\(locale.language)-\(region.code)"] else { return nil }
    self.locale = locale
    self.grammar = grammar
    self.region = region
  }

  /// The longest text whose values are read, in bytes.
  public static let maxTextBytes = TextAnalyzer.maxUtteranceBytes

  /// The languages whose values can be read, in order.
  public static var languages: [String] { LanguageText.languages(with: .values) }

  private static let grammars = PerLanguage<Grammar> { key in
    let locale = LocaleTag(key)
    // What stands under "und" is said in all languages, and is none.
    guard locale.language != "und" else { return nil }
    let parts: [LanguagePart] = [.values, .names, .holidays]
    var texts = parts.compactMap { LanguageText.of(locale.language, $0) }
    guard texts.contains(where: { $0.part == .values }) else { return nil }
    texts += [LanguageText.of("und", .values)].compactMap(\.self)
    do throws(LanguageTextError) {
      return try GrammarReader.read(
        texts, locale: locale, region: RegionTable.shared.region(of: locale))
    } catch {
      // Tests read all texts.
      preconditionFailure("\(error)")
    }
  }

  /// The values in a text.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - reference: When it was said.
  ///   - types: The wanted types; none means all.
  ///   - includesLatent: Whether to return latent values too, which count only as an answer.
  /// - Returns: Values in the order of the text. Those of one type do not overlap; if the same words say values of
  ///   several types, all are returned. None for texts over `maxTextBytes`.
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
    guard text.count <= Self.maxTextBytes else { return [] }
    // Any words may be a list; so it is one only where that is asked for.
    let takesLists = types.contains(.list)
    guard takesLists || AtomLexer.mayTell(text, with: grammar.lexicon) else { return [] }
    let isTelling = AtomLexer.read(text, with: grammar.lexicon, into: &scratch.chart.atoms)
    let list = takesLists ? list(in: text, scratch.chart.atoms) : []
    guard isTelling, !takesLists || types.count > 1 else { return list }
    let setting = setting(reference)
    scratch.chart.fill(grammar, text, setting)
    let values = scratch.selection.values(
      of: scratch.chart, setting, types: types, includesLatent: includesLatent)
    return list.isEmpty ? values : list + values
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
    guard text.count <= Self.maxTextBytes,
      AtomLexer.mayTell(text, with: grammar.lexicon),
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
  var selection = ValueSelection()

  /// Empty memory.
  public init() {}
}
