// SPDX-License-Identifier: Apache-2.0

/// The parts of what is known of a language: a file each, named for its case.
package enum LanguagePart: String, CaseIterable, Sendable {
  /// How words inflect, and which carry grammar only.
  case grammar
  /// What may stand for each other.
  case meanings
  /// Which words name things of one kind.
  case kinds
  /// Which words point to one subject.
  case subjects
  /// How letters are spoken.
  case phones
  /// What is put around a request without changing it, hesitations, and what names an app.
  case polite
  /// What is done with words: requests, questions, reports, negation, corrections.
  case frames
  /// What undoes what: opposites, and words that reverse what they are said of.
  case opposites
  /// What is said around a value without naming it.
  case free
  /// What joins the parts of a list, and how signs are read.
  case joining
  /// What people answer with.
  case answers
  /// What a session says.
  case session
  /// Beginnings of requests that the system takes for itself.
  case system
  /// How words are misspelt that sound alike.
  case spellings
  /// How values are said, numbers, money, dates: the words and the grammar.
  case values
  /// How CLDR names units, currencies, months, days, zones.
  case names
  /// How holidays are named; of all languages, when they are.
  case holidays
  /// How units of measurement are converted, of all languages.
  case units
  /// What regions count and pay with, of all languages.
  case regions
  /// What names of hosts on the net end in, of all languages.
  case hosts
  /// Vectors of words: a block of numbers, `vectors.bin`, not a text.
  case vectors

  /// Whether it is a text; else it is a block of numbers.
  package var isText: Bool { self != .vectors }

  /// A section of a text.
  package struct Section: Sendable {
    /// Its name, as it stands in brackets.
    package let name: String
    /// What its lines may be.
    package let lines: Lines
  }

  /// The lines of a section.
  package enum Lines: Sendable {
    /// Whatever the part's own reader takes.
    case own
    /// `key: …`, each of these keys once.
    case keys([String])
    /// `key: …` with keys that the part's own reader knows, each at most once.
    case ownKeys
  }

  /// The sections that a text of this part may have, each left out or there.
  package var sections: [Section] {
    func own(_ names: String...) -> [Section] { names.map { Section(name: $0, lines: .own) } }
    func keys(_ name: String, _ keys: String...) -> Section {
      Section(name: name, lines: .keys(keys))
    }
    let places = (1...10).map(String.init)
    return switch self {
    case .grammar: own("function", "endings", "irregular")
    case .meanings: own("same")
    case .kinds: own("kinds")
    case .subjects: own("topics")
    case .phones:
      own("latin", "cyrillic", "greek", "kana")
        + own("changes to latin", "changes to cyrillic", "changes to greek", "changes to kana")
        + [keys("hangul", "initials", "vowels", "finals")]
    case .polite:
      [
        keys("polite", "openers", "closers", "fillers"),
        keys("beside phrases", "openers", "closers", "fillers"),
        keys("around requests", "openers", "names"),
      ]
    case .frames:
      [
        Section(name: "words", lines: .ownKeys),
        keys(
          "acts", "openers", "asides", "requests", "questions", "reports", "perfects",
          "hypotheticals",
          "courtesies", "conditions", "statements", "attributions", "remarks", "subjects",
          "governed"),
        keys("beside", "wording", "doubt", "agents"),
        keys("negation", "before", "within", "behind", "ceases", "ends", "spared"),
        keys(
          "scope", "repairs", "exceptions", "postpositions", "all", "only", "part", "further",
          "hence"),
        keys("tests", "negated", "asked"),
      ]
    case .opposites: own("opposites", "reversals")
    case .free: [keys("free", "words")]
    case .joining: [keys("joining", "and", "or", "also"), keys("signs", "&")]
    case .answers:
      [
        keys(
          "answers", "yes", "no", "cancel", "none", "all", "both", "correction", "refusing",
          "asking", "asked", "pause"),
        Section(name: "places", lines: .keys(places + ["last", "nouns"])),
        Section(name: "numbers", lines: .keys(places)),
        keys("names", "nouns", "marks", "around", "among", "other"),
      ]
    case .session: [Section(name: "session", lines: .ownKeys)]
    case .system:
      [Section(name: "requests", lines: .ownKeys), Section(name: "sources", lines: .ownKeys)]
    case .spellings: [keys("spellings", "rewrites")]
    case .values: own("terms", "rules")
    case .names: own("terms")
    case .holidays: own("holidays", "rules", "dates")
    case .units: own("units")
    case .regions: own("regions", "likely")
    case .hosts: own("endings")
    case .vectors: []
    }
  }
}
