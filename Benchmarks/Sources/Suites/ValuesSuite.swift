// SPDX-License-Identifier: Apache-2.0

import Bespeak
import SystemFiles

/// Reading values: utterances that say one, whose answers are known; everyday talk; words in any order.
///
/// All types at once, one thread, one utterance at a time. Answers are made together with the utterances,
/// and every one is checked.
enum ValuesSuite {
  private static let reference = ValueReference("2026-03-11T14:20:00")!

  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "values: numbers, money, measures, durations and times",
      "Whole utterances to values of all types. Everyday talk says hardly any.")
    let loading = firstUses()
    guard let parser = ValueParser(locale: LocaleTag("en")) else {
      Harness.wrong("the values of English cannot be read")
    }
    let made = utterances(options.level == .quick ? 300 : 3_000)
    check(made, parser)
    let talk = everydayTalk()
    let random = wordSalad(options.level == .quick ? 500 : 20_000)
    if options.checksOnly {
      print("  values: \(made.count) answers right")
      return
    }
    report.add("values/first use", loading)
    report.expect(
      "values/first use p50", loading.median, atMost: 5, times: "a millisecond", 1_000_000)
    let passes = options.level == .quick ? 3 : 9
    let said = measure(made.map(\.text), parser, passes)
    report.add("values/said", said)
    report.expect("values/said p50", said.median, atMost: 15, times: "a microsecond", 1_000)
    report.expect(
      "values/said p99", said.percentile(0.99), atMost: 80, times: "a microsecond", 1_000)
    if !talk.isEmpty {
      let none = talk.filter { values(of: $0, parser).isEmpty }
      let without = measure(none, parser, passes)
      report.add("values/none said", without)
      report.expect(
        "values/none said p50", without.median, atMost: 0.5, times: "a microsecond", 1_000)
    }
    let salad = measure(random, parser, 3)
    report.add("values/any words", salad)
    report.expect(
      "values/any words p99.9", salad.percentile(0.999), atMost: 1, times: "a millisecond",
      1_000_000)
    var scratch = ValueScratch()
    for text in talk { read(text, parser, &scratch) }
    let quiet = talk.filter { values(of: $0, parser).isEmpty }
    let allocations = Allocations.count { for text in quiet { read(text, parser, &scratch) } }
    if let allocations {
      report.expect(
        "values/none said/allocations", Double(allocations), unit: "calls", atMost: 0,
        times: "utterances", Double(max(1, quiet.count)))
    }
  }

  /// Times the reading of each language's grammar, in some regions that have one of their own.
  private static func firstUses() -> Samples {
    var times: [Double] = []
    for region in ["", "-US", "-CH", "-MX", "-FI"] {
      for language in ValueParser.languages {
        let start = Clock.cpu()
        guard ValueParser(locale: LocaleTag(language + region)) != nil else {
          Harness.wrong("the values of '\(language)' cannot be read")
        }
        times.append(Double(Clock.cpu() - start))
      }
    }
    return Samples(times)
  }

  private static func measure(_ texts: [String], _ parser: ValueParser, _ passes: Int) -> Samples {
    var scratch = ValueScratch()
    return Harness.latencies(count: texts.count, passes: passes) { index in
      read(texts[index], parser, &scratch)
    }
  }

  private static func read(_ text: String, _ parser: ValueParser, _ scratch: inout ValueScratch) {
    Harness.consume(
      parser.values(
        in: text.utf8.span, at: reference, types: [], includesLatent: false, &scratch))
  }

  private static func values(of text: String, _ parser: ValueParser) -> [SpokenValue] {
    parser.values(in: text, at: reference)
  }

  // MARK: Utterances

  /// An utterance, and what it says in a few words.
  struct Said {
    let text: String
    let value: String
  }

  private static func check(_ made: [Said], _ parser: ValueParser) {
    for said in made {
      let found = values(of: said.text, parser)
      guard
        found.contains(where: {
          ([$0.content] + $0.alternatives).contains { $0.summary == said.value }
        })
      else {
        Harness.wrong(
          "'\(said.text)' says \(said.value), not \(found.map(\.summary).joined(separator: "; "))")
      }
    }
  }

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// A number below a thousand in words.
  private static func words(_ number: Int) -> String {
    if number < 20 { return small[number] }
    if number < 100 {
      return tens[number / 10] + (number % 10 == 0 ? "" : " " + small[number % 10])
    }
    let rest = number % 100 == 0 ? "" : " and " + words(number % 100)
    return small[number / 100] + " hundred" + rest
  }

  private static func utterances(_ count: Int) -> [Said] {
    var state: UInt64 = 0x5EED
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return (0..<count).map { number in
      let n = 2 + below(57)
      let large = 2 + below(997)
      switch number % 6 {
      case 0:
        return Said(
          text: "please start a timer for \(words(n)) minutes in the kitchen", value: "PT\(n)M")
      case 1:
        return Said(text: "transfer \(words(large)) dollars to my sister", value: "\(large) USD")
      case 2:
        return Said(
          text: "what is \(words(large)) kilometers from the office", value: "\(large) kilometer")
      case 3: return Said(text: "set the volume of the radio to \(words(large))", value: "\(large)")
      case 4:
        let hour = 1 + below(11)
        let pm = hour + 12
        return Said(
          text: "remind me tomorrow at \(words(hour)) pm to water the plants",
          value: "2026-03-12T\(pm < 10 ? "0" : "")\(pm):00:00")
      default:
        let day = below(7)
        let code = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][day]
        // The first one from the reference, a Wednesday at 14:20, on.
        let ahead = (day - 2 + 7) % 7 == 0 ? 7 : (day - 2 + 7) % 7
        let date = 11 + ahead
        return Said(
          text: "wake me every \(weekdays[day]) at nine am from now on",
          value: "FREQ=WEEKLY;BYDAY=\(code);BYHOUR=9 from 2026-03-\(date)T09:00:00")
      }
    }
  }

  /// Lines of English that no app is meant by.
  private static func everydayTalk() -> [String] {
    guard let folder = Files.corpora(), let text = Files.read(folder + "/everyday/en.txt") else {
      print("  values/none said: skipped, no folder 'Corpora' here or above this program")
      return []
    }
    return text.split(separator: "\n").map(String.init)
  }

  /// Words of values in any order.
  private static func wordSalad(_ count: Int) -> [String] {
    var state: UInt64 = 0xCAFE
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let words =
      small + tens.dropFirst(2) + [
        "hundred", "thousand", "and", "a", "half", "quarter", "past", "to", "of", "the", "at", "in",
        "on", "every", "next", "last", "this", "monday", "friday", "march", "may", "first",
        "second",
        "third", "day", "week", "hour", "minutes", "pm", "am", "tomorrow", "noon", "morning",
        "evening", "from", "until", "between", "after", "before", "dollars", "feet", "degrees",
        "point",
        "12", "3", "30", "2026", "9:30", "5/6", "-", "for", "other", "ago", "year", "end",
      ]
    return (0..<count).map { _ in
      (0..<(2 + below(12))).map { _ in words[below(words.count)] }.joined(separator: " ")
    }
  }
}
