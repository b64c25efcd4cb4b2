// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Times at the edges of calendars and clocks") struct ValueTimeEdgeTests {
  private let parser: ValueParser

  init() throws { parser = try #require(ValueParser(locale: LocaleTag("en"))) }

  /// The start and end of the first time in a text.
  private func time(
    _ text: String, at reference: String, zone: String? = nil, locale: String = "en"
  ) throws -> String {
    let reference = try #require(ValueReference(reference, zone: zone))
    let parser =
      locale == "en" ? self.parser : try #require(ValueParser(locale: LocaleTag(locale)))
    let value = try #require(
      parser.values(in: text, at: reference, types: [.dateTime]).first, "'\(text)' is no time")
    guard case .dateTime(let span) = value.content else { return value.summary }
    let ends = [span.start, span.end].compactMap { $0.map(SpokenValue.TimeSpan.text) }
    return ends.joined(separator: " ")
  }

  @Test(
    "leap days are there in leap years only",
    arguments: [
      ("tomorrow", "2028-02-28T10:00:00", "2028-02-29T00:00:00 2028-03-01T00:00:00"),
      ("tomorrow", "2027-02-28T10:00:00", "2027-03-01T00:00:00 2027-03-02T00:00:00"),
      ("in a year", "2028-02-29T10:00:00", "2029-02-28T00:00:00 2029-03-01T00:00:00"),
      ("february 29", "2026-03-11T10:00:00", "2028-02-29T00:00:00 2028-03-01T00:00:00"),
      ("february 29 2028", "2026-03-11T10:00:00", "2028-02-29T00:00:00 2028-03-01T00:00:00"),
      ("february 29 2000", "2026-03-11T10:00:00", "2000-02-29T00:00:00 2000-03-01T00:00:00"),
      (
        "the last day of february", "2028-01-10T10:00:00", "2028-02-29T00:00:00 2028-03-01T00:00:00"
      ),
      (
        "the last day of february", "2027-01-10T10:00:00", "2027-02-28T00:00:00 2027-03-01T00:00:00"
      ),
      ("february", "2028-01-10T10:00:00", "2028-02-01T00:00:00 2028-03-01T00:00:00"),
      (
        "three days before march 2 2028", "2026-03-11T10:00:00",
        "2028-02-28T00:00:00 2028-02-29T00:00:00"
      ),
    ])
  func leapDays(text: String, reference: String, found: String) throws {
    #expect(try time(text, at: reference) == found)
  }

  @Test(
    "a year ends where its last second does",
    arguments: [
      ("tomorrow", "2026-12-31T23:59:59", "2027-01-01T00:00:00 2027-01-02T00:00:00"),
      ("in an hour", "2026-12-31T23:30:00", "2027-01-01T00:30:00"),
      ("next month", "2026-12-15T12:00:00", "2027-01-01T00:00:00 2027-02-01T00:00:00"),
      ("last month", "2027-01-31T12:00:00", "2026-12-01T00:00:00 2027-01-01T00:00:00"),
      ("next year", "2026-12-31T23:59:59", "2027-01-01T00:00:00 2028-01-01T00:00:00"),
      ("last year", "2027-01-01T00:00:00", "2026-01-01T00:00:00 2027-01-01T00:00:00"),
      ("next week", "2026-12-30T12:00:00", "2027-01-04T00:00:00 2027-01-11T00:00:00"),
      ("yesterday", "2027-01-01T00:00:00", "2026-12-31T00:00:00 2027-01-01T00:00:00"),
      ("january 1", "2026-12-31T12:00:00", "2027-01-01T00:00:00 2027-01-02T00:00:00"),
      ("at 12:30 am", "2026-12-31T23:00:00", "2027-01-01T00:30:00"),
      (
        "december 30 to january 2", "2026-12-01T12:00:00", "2026-12-30T00:00:00 2027-01-03T00:00:00"
      ),
      ("in two months", "2026-12-31T12:00:00", "2027-02-28T00:00:00 2027-03-01T00:00:00"),
    ])
  func yearEnds(text: String, reference: String, found: String) throws {
    #expect(try time(text, at: reference) == found)
  }

  @Test(
    "lengths from now count seconds that pass where clocks change",
    arguments: [
      // Clocks go from two to three in New York, and back from two to one in November.
      ("in two hours", "2026-03-08T01:30:00-05:00", "America/New_York", "2026-03-08T04:30:00"),
      ("in two hours", "2026-11-01T00:30:00-04:00", "America/New_York", "2026-11-01T01:30:00"),
      ("in ninety minutes", "2026-03-29T01:00:00+01:00", "Europe/Berlin", "2026-03-29T03:30:00"),
      ("three hours ago", "2026-03-29T04:00:00+02:00", "Europe/Berlin", "2026-03-29T00:00:00"),
    ])
  func clockChanges(text: String, reference: String, zone: String, found: String) throws {
    #expect(try time(text, at: reference, zone: zone) == found)
  }

  /// What a text in a language says, each value with the likeliest other one.
  private func said(
    _ text: String, _ language: String, _ types: Set<ValueType> = [], latent: Bool = false
  ) throws -> [String] {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    let reference = try #require(ValueReference("2026-03-11T14:20:00"))
    return parser.values(in: text, at: reference, types: types, includesLatent: latent)
      .map(\.content.summary)
  }

  @Test(
    "a dozen is no hour",
    arguments: [
      ("de", "ein halbes dutzend"), ("en", "half a dozen"), ("en", "two dozen"),
      ("es", "media docena"), ("fr", "une demi-douzaine"), ("it", "mezza dozzina"),
      ("nl", "een half dozijn"), ("pt", "meia dúzia"), ("sv", "ett halvt dussin"),
    ])
  func dozens(language: String, text: String) throws {
    let number = text == "two dozen" ? "24" : "6"
    #expect(try said(text, language, latent: true) == [number])
  }

  @Test(
    "a word that has another meaning is a month or a day only where no other is meant",
    arguments: [
      ("sv", "på jul", "2026-12-25T00:00:00 – 2026-12-26T00:00:00"),
      ("sv", "före jul", "before 2026-12-25T00:00:00"),
      ("sv", "den 3 jul", "2026-07-03T00:00:00 – 2026-07-04T00:00:00"),
      ("en", "call jan tomorrow", "2026-03-12T00:00:00 – 2026-03-13T00:00:00"),
      ("en", "in jan", "2027-01-01T00:00:00 – 2027-02-01T00:00:00"),
      ("de", "ruf jan an", nil),
      ("de", "von mai an", "after 2026-05-01T00:00:00"),
      ("nl", "stuur jan een bericht", nil),
      ("nl", "één mei", "2026-05-01T00:00:00 – 2026-05-02T00:00:00"),
      ("nl", "een januari", "2027-01-01T00:00:00 – 2027-01-02T00:00:00"),
      ("pt", "toca a segunda música", nil), ("pt", "a quinta sinfonia", nil),
      ("pt", "na segunda", "2026-03-16T00:00:00 – 2026-03-17T00:00:00"),
      ("pt", "à segunda", "2026-03-16T00:00:00 – 2026-03-17T00:00:00"),
      ("pt", "a segunda de manhã", "2026-03-16T06:00:00 – 2026-03-16T12:00:00"),
      ("it", "tu sei qui", nil),
    ])
  func otherMeanings(language: String, text: String, time: String?) throws {
    #expect(try said(text, language, [.dateTime]) == [time].compactMap { $0 })
  }

  @Test(
    "a decade that is said in words is of the twentieth century",
    arguments: [
      ("de", "in den achtzigern"), ("de", "die achtziger jahre"), ("de", "den 80ern"),
      ("es", "los años ochenta"), ("fr", "les années quatre-vingt"), ("it", "gli anni ottanta"),
      ("nl", "de jaren tachtig"), ("pt", "os anos oitenta"), ("sv", "åttiotalet"),
    ])
  func decades(language: String, text: String) throws {
    #expect(try said(text, language) == ["1980-01-01T00:00:00 – 1990-01-01T00:00:00"])
  }

  @Test(
    "hours and minutes without a word between them are a time of day",
    arguments: [
      ("en", "meet at 1430", "2026-03-11T14:30:00"),
      ("en", "at fourteen hundred", "2026-03-12T14:00:00"),
      ("en", "tomorrow at 1400 hours", "2026-03-12T14:00:00"),
      ("en", "at oh eight hundred", "2026-03-12T08:00:00"),
      ("en", "at 0800 hours", "2026-03-12T08:00:00"),
      ("en", "from 1400 to 1600 hours", "2026-03-12T14:00:00 – 2026-03-12T16:00:00"),
      ("en", "930pm", "2026-03-11T21:30:00"), ("en", "1230 am", "2026-03-12T00:30:00"),
      ("de", "um sechs dreißig", "2026-03-11T18:30:00"),
      ("de", "um zwanzig fünfzehn", "2026-03-11T20:15:00"),
      ("nl", "morgen om zes dertig", "2026-03-12T18:30:00"),
    ])
  func packed(language: String, text: String, found: String) throws {
    #expect(try said(text, language, [.dateTime]) == [found])
  }

  @Test(
    "where a time is asked for, a number of a century long past is a time of day",
    arguments: [
      ("en", "fourteen thirty", "2026-03-11T14:30:00"),
      ("en", "fourteen hundred", "2026-03-12T14:00:00"),
      ("en", "twenty twenty six", "2026-01-01T00:00:00 – 2027-01-01T00:00:00"),
      ("en", "nine to five", "2026-03-12T09:00:00 – 2026-03-12T17:00:00"),
      ("en", "ten to five", "2026-03-11T16:50:00"), ("de", "15.30", "2026-03-11T15:30:00"),
    ])
  func askedFor(language: String, text: String, found: String) throws {
    #expect(try said(text, language, [.dateTime], latent: true) == [found])
  }

  @Test(
    "minutes before noon are a time of day",
    arguments: [
      ("es", "diez para el mediodía", "2026-03-12T11:50:00"),
      ("pt", "dez para o meio-dia", "2026-03-12T11:50:00"),
    ])
  func beforeNoon(language: String, text: String, found: String) throws {
    #expect(try said(text, language) == [found])
  }

  @Test(
    "what comes back after a length of time has an interval of whole units",
    arguments: [
      ("en", "every hour and a half", "FREQ=MINUTELY;INTERVAL=90"),
      ("en", "every half hour", "FREQ=MINUTELY;INTERVAL=30"),
      ("en", "every quarter of an hour", "FREQ=MINUTELY;INTERVAL=15"),
      ("en", "every year and a half", "FREQ=MONTHLY;INTERVAL=18"),
      ("en", "every fortnight on monday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
      ("en", "every 14 days on monday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
      ("de", "alle anderthalb stunden", "FREQ=MINUTELY;INTERVAL=90"),
      ("es", "cada media hora", "FREQ=MINUTELY;INTERVAL=30"),
      ("fr", "toutes les heures et demie", "FREQ=MINUTELY;INTERVAL=90"),
      ("fr", "toutes les demi-heures", "FREQ=MINUTELY;INTERVAL=30"),
      ("it", "ogni ora e mezza", "FREQ=MINUTELY;INTERVAL=90"),
      ("it", "ogni mezzora", "FREQ=MINUTELY;INTERVAL=30"),
      ("nl", "om het anderhalf uur", "FREQ=MINUTELY;INTERVAL=90"),
      ("pt", "a cada hora e meia", "FREQ=MINUTELY;INTERVAL=90"),
      ("sv", "varje halvtimme", "FREQ=MINUTELY;INTERVAL=30"),
      // Fifteen days are two weeks in the Romance languages.
      ("es", "cada quince días", "FREQ=WEEKLY;INTERVAL=2"),
      ("fr", "tous les quinze jours le lundi", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
      ("it", "ogni quindici giorni", "FREQ=WEEKLY;INTERVAL=2"),
      ("pt", "de quinze em quinze dias", "FREQ=WEEKLY;INTERVAL=2"),
      ("en", "every 15 days", "FREQ=DAILY;INTERVAL=15"),
    ])
  func lengths(language: String, text: String, rule: String) throws {
    let found = try said(text, language)
    #expect(found.count == 1 && found[0].hasPrefix("\(rule) from "), "\(found)")
  }

  @Test(
    "a number before a day of the week is an interval, an ordinal its place in the month",
    arguments: [
      ("en", "every two tuesdays", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
      ("fr", "tous les trois jeudis", "FREQ=WEEKLY;INTERVAL=3;BYDAY=TH"),
      ("it", "ogni due martedì", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
      ("de", "jeden dritten freitag", "FREQ=MONTHLY;BYDAY=3FR"),
      ("nl", "elke derde vrijdag", "FREQ=MONTHLY;BYDAY=3FR"),
      ("de", "jeden zweiten freitag", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
      // "Var tredje" counts.
      ("sv", "var tredje fredag", "FREQ=WEEKLY;INTERVAL=3;BYDAY=FR"),
    ])
  func weekdays(language: String, text: String, rule: String) throws {
    let found = try said(text, language)
    #expect(found.count == 1 && found[0].hasPrefix("\(rule) from "), "\(found)")
  }

  @Test("what comes back within a day begins at the reference")
  func withinDay() throws {
    #expect(
      try said("every six hours", "en") == ["FREQ=HOURLY;INTERVAL=6 from 2026-03-11T14:20:00"])
    #expect(
      try said("every ten minutes starting tomorrow", "en")
        == ["FREQ=MINUTELY;INTERVAL=10 from 2026-03-12T00:00:00"])
  }

  @Test("a reference with an offset is told in its zone, and one of no zone is none")
  func referenceInZone() throws {
    let reference = try #require(
      ValueReference("2026-07-01T12:00:00Z", zone: "America/New_York"))
    #expect(SpokenValue.TimeSpan.text(reference.local) == "2026-07-01T08:00:00")
    #expect(reference.offset == -4 * 3600)
    let local = try #require(ValueReference("2026-07-01T12:00:00", zone: "America/New_York"))
    #expect(SpokenValue.TimeSpan.text(local.local) == "2026-07-01T12:00:00")
    #expect(ValueReference("2026-07-01T12:00:00", zone: "Europe/Nowhere") == nil)
    #expect(!ValueReference.knows(zone: "Europe/Nowhere"))
    #expect(ValueReference.now(in: "Asia/Tokyo").offset == 9 * 3600)
  }

  @Test(
    "an instant of ISO 8601 is told in the reference's zone, in every language",
    arguments: ValueParser.languages)
  func instants(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    let reference = try #require(ValueReference("2026-03-11T10:00:00", zone: "Europe/Berlin"))
    for (text, local) in [
      ("2026-07-01T12:00:00Z", "2026-07-01T14:00:00"), ("2026-01-01T12:00Z", "2026-01-01T13:00:00"),
      ("2026-01-01T12:00+05:30", "2026-01-01T07:30:00"),
      ("2026-01-01T12:00", "2026-01-01T12:00:00"),
    ] {
      let found = parser.values(in: text, at: reference, types: [.dateTime])
      guard case .dateTime(let span)? = found.first?.content, let start = span.start else {
        Issue.record("'\(text)' is no time in '\(language)'")
        continue
      }
      #expect(found.count == 1)
      #expect(SpokenValue.TimeSpan.text(start) == local, "'\(text)' in '\(language)'")
    }
  }

  @Test("an hour that a zone's clocks leave out is not empty, and what is open is not moved")
  func soundSpans() throws {
    #expect(
      try time(
        "tomorrow 2 to 3 am est", at: "2026-03-07T12:00:00Z", zone: "Europe/Berlin")
        == "2026-03-08T08:00:00 2026-03-08T09:00:00")
    #expect(
      try time("the day before yesterday anytime after nineteen", at: "2026-03-11T10:00:00")
        == "2026-03-09T19:00:00")
  }

  @Test("a zone's hour is that of the day that is meant, not of today")
  func zoneThen() throws {
    let found = try time(
      "3 pm utc tomorrow", at: "2026-03-28T12:00:00+01:00", zone: "Europe/Berlin")
    #expect(found == "2026-03-29T17:00:00")
  }

  @Test(
    "days and times of day are those of the wall clock where clocks change",
    arguments: [
      ("tomorrow at 9 am", "2026-03-07T20:00:00-05:00", "America/New_York", "2026-03-08T09:00:00"),
      (
        "tomorrow", "2026-10-24T20:00:00+02:00", "Europe/Berlin",
        "2026-10-25T00:00:00 2026-10-26T00:00:00"
      ),
      (
        "in two days", "2026-03-28T20:00:00+01:00", "Europe/Berlin",
        "2026-03-30T00:00:00 2026-03-31T00:00:00"
      ),
      ("3 pm utc", "2026-03-28T12:00:00+01:00", "Europe/Berlin", "2026-03-28T16:00:00"),
    ])
  func wallClock(text: String, reference: String, zone: String, found: String) throws {
    #expect(try time(text, at: reference, zone: zone) == found)
  }

  @Test(
    "midnight of today or this evening is the coming one, in every language",
    arguments: [
      ("en", "today at midnight"), ("en", "tonight at midnight"), ("en", "today at 12 am"),
      ("en", "this evening at twelve"), ("de", "heute um mitternacht"), ("de", "heute um 0 uhr"),
      ("de", "heute abend um zwölf"), ("es", "hoy a medianoche"),
      ("es", "esta noche a medianoche"), ("fr", "aujourd'hui à minuit"),
      ("fr", "ce soir à minuit"), ("fr", "ce soir à douze heures"), ("it", "oggi a mezzanotte"),
      ("it", "stasera a mezzanotte"), ("nl", "vandaag om middernacht"),
      ("nl", "vanavond om twaalf uur"), ("pt", "hoje à meia-noite"),
      ("sv", "idag vid midnatt"), ("sv", "ikväll klockan tolv"),
    ])
  func comingMidnight(locale: String, text: String) throws {
    #expect(try time(text, at: "2026-03-11T14:20:00", locale: locale) == "2026-03-12T00:00:00")
  }

  @Test(
    "midnight of another day is its beginning, and minutes past midnight are no hours",
    arguments: [
      ("en", "friday at midnight", "2026-03-13T00:00:00"),
      ("en", "friday evening at twelve", "2026-03-14T00:00:00"),
      ("en", "yesterday at midnight", "2026-03-10T00:00:00"),
      ("en", "ten past midnight", "2026-03-12T00:10:00"),
      ("en", "twenty past midnight", "2026-03-12T00:20:00"),
      ("de", "zehn nach mitternacht", "2026-03-12T00:10:00"),
    ])
  func otherMidnight(locale: String, text: String, found: String) throws {
    #expect(try time(text, at: "2026-03-11T14:20:00", locale: locale) == found)
  }

  @Test(
    "an evening goes on until midnight, and one that is over had its midnight",
    arguments: [
      ("en", "friday evening until midnight", "2026-03-13T18:00:00 2026-03-14T00:00:00"),
      ("en", "tonight until midnight", "2026-03-11T18:00:00 2026-03-12T00:00:00"),
      ("de", "freitagabend bis mitternacht", "2026-03-13T18:00:00 2026-03-14T00:00:00"),
      ("en", "last night at twelve", "2026-03-11T00:00:00"),
      ("de", "gestern nacht um zwölf", "2026-03-11T00:00:00"),
      ("es", "anoche a las doce", "2026-03-11T00:00:00"),
      ("sv", "igår kväll klockan tolv", "2026-03-11T00:00:00"),
      (
        "en", "every friday night at midnight",
        "FREQ=WEEKLY;BYDAY=SA;BYHOUR=0 from 2026-03-14T00:00:00"
      ),
    ])
  func eveningsUntilMidnight(locale: String, text: String, found: String) throws {
    #expect(try time(text, at: "2026-03-11T14:20:00", locale: locale) == found)
  }

  @Test(
    "a length below zero is none, and a hyphen makes none",
    arguments: [
      ("en", "-5 minutes", false), ("de", "−5 minuten", false), ("it", "-5 minuti", false),
      ("en", "- 5 minutes", true), ("en", "5-10 minutes", true),
    ])
  func lengthsBelowZero(locale: String, text: String, isLength: Bool) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(locale)))
    let reference = try #require(ValueReference("2026-03-11T14:20:00"))
    let found = parser.values(in: text, at: reference, types: [.duration])
    #expect(found.isEmpty != isLength)
  }

  @Test(
    "not before a day is from its beginning on",
    arguments: [
      ("en", "no earlier than friday"), ("en", "not before friday"), ("fr", "pas avant vendredi"),
      ("it", "non prima di venerdì"), ("nl", "niet eerder dan vrijdag"),
      ("sv", "inte tidigare än fredag"), ("de", "nicht vor freitag"),
    ])
  func notBefore(locale: String, text: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(locale)))
    let reference = try #require(ValueReference("2026-03-11T14:20:00"))
    let found = parser.values(in: text, at: reference, types: [.dateTime]).first?.content
    guard case .dateTime(let span) = found else {
      Issue.record("no time")
      return
    }
    #expect(span.openness > 0)
    #expect(span.start.map(SpokenValue.TimeSpan.text) == "2026-03-13T00:00:00")
  }

  @Test(
    "an hour on the eve of a day is one of that eve",
    arguments: [
      ("en", "christmas eve at ten", "2026-12-24T10:00:00"),
      ("en", "new year's eve at midnight", "2026-12-31T00:00:00"),
      ("it", "vigilia di natale alle dieci", "2026-12-24T10:00:00"),
      ("fr", "la veille de noël à dix heures", "2026-12-24T10:00:00"),
    ])
  func eves(locale: String, text: String, found: String) throws {
    #expect(try time(text, at: "2026-03-11T14:20:00", locale: locale) == found)
  }

  @Test("an hour of the night that is over is that of the next night")
  func lateHours() throws {
    #expect(try time("tonight at one", at: "2026-03-11T00:30:00") == "2026-03-11T01:00:00")
    #expect(try time("tonight at one", at: "2026-03-11T02:30:00") == "2026-03-12T01:00:00")
    #expect(try time("tonight at twelve", at: "2026-03-11T00:30:00") == "2026-03-12T00:00:00")
  }

  @Test(
    "the same time of another day is the time of day that it is, in every language",
    arguments: [
      ("en", "this time tomorrow", "12"), ("en", "tomorrow at the same time", "12"),
      ("en", "this time next week", "18"), ("en", "same time on friday", "13"),
      ("en", "this time on wednesday", "18"), ("de", "morgen um diese zeit", "12"),
      ("de", "nächste woche um dieselbe zeit", "18"), ("es", "mañana a esta hora", "12"),
      ("es", "la próxima semana a la misma hora", "18"), ("fr", "demain à la même heure", "12"),
      ("fr", "demain à cette heure-ci", "12"), ("it", "domani a quest'ora", "12"),
      ("it", "settimana prossima alla stessa ora", "18"), ("nl", "morgen om deze tijd", "12"),
      ("nl", "volgende week dezelfde tijd", "18"), ("pt", "amanhã a esta hora", "12"),
      ("pt", "amanhã no mesmo horário", "12"), ("sv", "imorgon vid samma tid", "12"),
      ("sv", "imorgon så här dags", "12"),
    ])
  func sameTime(locale: String, text: String, day: String) throws {
    let found = try time(text, at: "2026-03-11T14:20:30", locale: locale)
    #expect(found == "2026-03-\(day)T14:20:00")
  }

  @Test(
    "weekends are of weeks from Monday, whichever day the region's weeks begin on",
    arguments: [
      ("en-US", "last weekend", "06"), ("en-GB", "last weekend", "06"),
      ("en-US", "this weekend", "13"), ("en-US", "next weekend", "20"),
      ("en-GB", "next weekend", "20"), ("es-MX", "el fin de semana pasado", "06"),
      ("es-MX", "fin de semana pasado", "06"), ("pt-BR", "no fim de semana passado", "06"),
      ("pt-BR", "próximo fim de semana", "20"),
    ])
  func weekends(locale: String, text: String, friday: String) throws {
    for reference in ["2026-03-09T10:00:00", "2026-03-11T14:20:00", "2026-03-15T10:00:00"] {
      let found = try time(text, at: reference, locale: locale)
      #expect(found.hasPrefix("2026-03-\(friday)T18:00:00"), "\(found) at \(reference)")
    }
  }

  @Test(
    "what is to be done by a day, or not after it, may be done on it",
    arguments: [
      ("en", "no later than friday"), ("en", "not after friday"), ("en", "by friday"),
      ("de", "nicht nach freitag"), ("es", "a más tardar el viernes"), ("fr", "d'ici vendredi"),
      ("fr", "pas après vendredi"), ("it", "entro venerdì"), ("it", "non oltre venerdì"),
      ("nl", "niet later dan vrijdag"), ("nl", "niet na vrijdag"), ("pt", "não depois de sexta"),
      ("sv", "inte senare än fredag"), ("sv", "inte efter fredag"),
    ])
  func lastDays(locale: String, text: String) throws {
    #expect(try time(text, at: "2026-03-11T14:20:00", locale: locale) == "2026-03-14T00:00:00")
  }

  @Test(
    "the last of a month is its last day",
    arguments: [
      ("de", "am letzten märz"), ("en", "the last of march"), ("es", "último de marzo"),
      ("it", "ultimo di marzo"), ("nl", "laatste maart"), ("pt", "último de março"),
      ("sv", "sista mars"),
    ])
  func lastOfMonth(locale: String, text: String) throws {
    let found = try time(text, at: "2026-03-11T14:20:00", locale: locale)
    #expect(found == "2026-03-31T00:00:00 2026-04-01T00:00:00")
  }

  @Test(
    "a week from a day has its names",
    arguments: [
      ("en-GB", "tuesday week", "24"), ("en-GB", "a week today", "18"),
      ("en-GB", "two weeks tomorrow", "26"), ("es", "de hoy en ocho", "18"),
      ("fr", "vendredi en huit", "20"), ("fr", "demain en quinze", "26"),
      ("it", "oggi a otto", "18"), ("it", "lunedì a otto", "23"), ("pt", "de hoje a oito", "18"),
    ])
  func weeksFrom(locale: String, text: String, day: String) throws {
    let found = try time(text, at: "2026-03-11T14:20:00", locale: locale)
    #expect(found.hasPrefix("2026-03-\(day)T00:00:00 "), "\(found)")
  }

  @Test(
    "references at both ends of the calendar give no trap", arguments: ["0001-01-01", "9999-12-31"])
  func ends(day: String) throws {
    let reference = try #require(ValueReference("\(day)T23:59:59"))
    for text in [
      "yesterday", "tomorrow", "last year", "next century", "a thousand years ago",
      "in ten thousand years", "every monday", "next easter", "last christmas", "this weekend",
    ] {
      for value in parser.values(in: text, at: reference, includesLatent: true) {
        #expect(!value.summary.isEmpty)
      }
    }
  }
}
