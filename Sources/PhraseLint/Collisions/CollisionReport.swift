// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Two phrases that one utterance may reach, with the utterance.
public struct Collision: Sendable, Equatable {
  /// Why they collide, the worst first.
  public enum Kind: String, Sendable, CaseIterable, Comparable {
    /// They are the same words.
    case sameWords = "same-words"
    /// A value of a slot is what the other phrase says, or what both slots take.
    case value
    /// They are the same words around slots of different types, of which at least one has no values
    /// to tell them apart by.
    case slot
    /// They are other words that sound alike.
    case sound
    /// They are other words that mean nearly the same.
    case meaning

    /// Orders the worst first.
    public static func < (a: Kind, b: Kind) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  /// One of the two phrases.
  public struct Side: Sendable, Equatable {
    /// The app's id.
    public var app: String
    /// The intent it invokes.
    public var intent: String
    /// The locale it is declared for.
    public var locale: String
    /// The phrase as declared.
    public var text: String
    /// Where it stands.
    public var location: SourceLocation
  }

  /// Why.
  public var kind: Kind
  /// How far apart they sound, in sixteenths of one sound taken for an unrelated one; of those that mean nearly the
  /// same how far apart they mean, in hundredths (100 has nothing in common); 0 for the same words.
  public var distance: Int
  /// An utterance that both phrases would match.
  public var utterance: String
  /// The phrase declared first, which wins where both match equally well.
  public var first: Side
  /// The other one.
  public var second: Side

  /// Whether two apps are concerned.
  package var isAcrossApps: Bool { first.app != second.app }
}

/// The collisions among the phrases of some apps.
public struct CollisionReport: Sendable {
  /// How many pairs two apps have; an app with itself where it collides within.
  package struct Cell: Sendable, Equatable {
    /// The app declared first, and the other one; positions in `apps`.
    package var first: Int
    /// The other app.
    package var second: Int
    /// The number of pairs, by kind.
    package var counts: [Collision.Kind: Int]

    /// The number of pairs of all kinds.
    package var total: Int { counts.values.reduce(0, +) }
  }

  /// The ids of all apps looked at, as given.
  package var apps: [String]
  /// The number of pairs, by kind.
  public private(set) var counts: [Collision.Kind: Int] = [:]
  /// The apps that collide, most pairs first; ties in the order of the apps.
  package private(set) var matrix: [Cell] = []
  /// The worst pairs: by kind, then across apps before within one, then by distance, then in order
  /// of declaration.
  public private(set) var worst: [Collision] = []
  /// Whether there were more pairs than are kept, so that counts are lower bounds.
  public private(set) var isCut = false

  private var cells: [Int: Cell] = [:]
  /// For each phrase that collides its place, its first rival, and how many there are.
  private var byPhrase: [PhraseFinding] = []

  /// Intents that are opposites for one short word.
  private var opposites: [Diagnostic] = []

  private struct PhraseFinding {
    var collision: Collision
    var others: Int
  }

  init(apps: [String]) { self.apps = apps }

  /// The number of pairs of all kinds.
  package var pairCount: Int { counts.values.reduce(0, +) }

  mutating func add(_ pairs: CollisionPairs, from table: PhraseTable, worstLimit: Int) {
    isCut = isCut || pairs.isCut
    let ordered = pairs.sorted(in: table)
    for pair in ordered {
      counts[pair.kind, default: 0] += 1
      let (a, b) = (table.catalogIndex(pair.first), table.catalogIndex(pair.second))
      let key = min(a, b) * apps.count + max(a, b)
      cells[key, default: Cell(first: min(a, b), second: max(a, b), counts: [:])]
        .counts[pair.kind, default: 0] += 1
    }
    worst += ordered.prefix(worstLimit).map { table.collision($0) }
    // A finding a phrase: the one declared later is where the fix belongs.
    var found: [UInt32: Int] = [:]
    for pair in ordered {
      if let index = found[pair.second] {
        byPhrase[index].others += 1
      } else if byPhrase.count < Self.findingLimit {
        found[pair.second] = byPhrase.count
        byPhrase.append(PhraseFinding(collision: table.collision(pair), others: 0))
      }
    }
  }

  mutating func add(_ pairs: [OneWordOpposites.Pair], from table: PhraseTable) {
    for pair in pairs where opposites.count < Self.findingLimit {
      let (one, other) = (table.side(pair.first), table.side(pair.second))
      var message =
        "'\(other.text)' is '\(one.text)' of '\(one.intent)' but for '\(pair.words.1)': "
      message +=
        pair.isOpposite
        ? "misheard as '\(pair.words.0)', it does the opposite"
        : "misheard as '\(pair.words.0)', it does something else"
      opposites.append(
        Diagnostic(
          rule: Self.oppositeRule.id, severity: .note, message: message,
          fix: "say one of the two in words that differ in more than a short one",
          location: other.location, app: other.app, locale: other.locale,
          highlight: TextHighlight(other.text, 0..<other.text.utf8.count),
          related: [RelatedPlace("'\(one.text)' of '\(one.intent)'", at: one.location)]))
    }
  }

  mutating func finish(worstLimit: Int) {
    matrix = cells.values.sorted {
      ($1.total, $0.first, $0.second) < ($0.total, $1.first, $1.second)
    }
    cells = [:]
    // Languages were added one after the other, each in order; the sort keeps ties as they are.
    worst = Array(
      worst.enumerated().sorted {
        let (a, b) = ($0.element, $1.element)
        if a.kind != b.kind { return a.kind < b.kind }
        if a.isAcrossApps != b.isAcrossApps { return a.isAcrossApps }
        return (a.distance, $0.offset) < (b.distance, $1.offset)
      }.prefix(worstLimit).map(\.element))
  }

  // MARK: - Findings

  /// Most findings that `diagnostics` gives.
  package static let findingLimit = 10_000

  /// A finding for each phrase that another one takes utterances from, in the order of `worst`; then one for
  /// each two intents that are opposites for one short word.
  public var diagnostics: [Diagnostic] { collisions + opposites }

  private var collisions: [Diagnostic] {
    byPhrase.map { finding in
      let one = finding.collision
      let rule = Self.rule(one.kind)
      let other =
        one.isAcrossApps ? "'\(one.first.app)'" : "'\(one.first.intent)'"
      var message: String
      switch one.kind {
      case .sameWords:
        message = "'\(one.utterance)' also invokes \(other)"
      case .value:
        message = "'\(one.utterance)' also invokes \(other): a value says what a phrase says"
      case .slot:
        message =
          "'\(one.second.text)' has the words of '\(one.first.text)' of \(other): only the values"
          + " can tell them apart"
      case .sound:
        message = "'\(one.second.text)' sounds like '\(one.first.text)' of \(other)"
      case .meaning:
        message =
          "'\(one.second.text)' of '\(one.second.intent)' means nearly the same as"
          + " '\(one.first.text)' of \(other): \(100 - one.distance) % alike"
      }
      if finding.others > 0 {
        message += " (and \(finding.others) more)"
      }
      return Diagnostic(
        rule: rule.id, severity: Self.severity(one), message: message, fix: Self.fix(one),
        location: one.second.location, app: one.second.app, locale: one.second.locale,
        highlight: TextHighlight(one.second.text, 0..<one.second.text.utf8.count),
        related: [RelatedPlace("'\(one.first.text)' of \(other)", at: one.first.location)])
    }
  }

  private static func rule(_ kind: Collision.Kind) -> RuleDescription {
    switch kind {
    case .sameWords, .value, .slot: wordRule
    case .sound: soundRule
    case .meaning: meaningRule
    }
  }

  private static func severity(_ one: Collision) -> Diagnostic.Severity {
    switch one.kind {
    case .sameWords, .value, .meaning: .warning
    case .slot: .note
    case .sound: one.distance > near ? .note : .warning
    }
  }

  /// The farthest that two phrases sound apart for a warning; what is farther is a note.
  static let near = 6

  private static func fix(_ one: Collision) -> String {
    switch one.kind {
    case .sameWords, .value, .slot:
      one.isAcrossApps
        ? "the apps share a name, or one is part of the other: say something only one of them does"
        : "say one of the two in other words"
    case .sound: "use words that a recogniser can tell apart"
    case .meaning:
      one.isAcrossApps
        ? "name in one of the two what only its app does, or the app"
        : "name in one of the two what only its intent does, or make one intent of both"
    }
  }

  /// The rule of phrases that share an utterance.
  package static let wordRule = RuleDescription(
    id: "phrase-collision", severity: .warning, category: .collisions,
    summary: "No utterance reaches two intents, in one app or in two.",
    rationale:
      "Which of two apps or intents gets an utterance that fits both is decided by order, or by what"
      + " else is known; the person gets the other one's answer.",
    fix: "Say one of the two in other words.",
    example: .init(
      "Play ${song} / Play everything, with a song named \"Everything\"", "Play all songs"),
    isOptIn: true)

  /// The rule of phrases that sound alike.
  package static let soundRule = RuleDescription(
    id: "sound-alike-phrases", severity: .warning, category: .collisions,
    summary: "No two phrases of different intents sound alike.",
    rationale:
      "A recogniser writes the likelier of two texts that sound alike, so that one phrase is heard as"
      + " the other.",
    fix: "Use words that a recogniser can tell apart.",
    example: .init("Show my sales / Show my sails", "Show my sales / Show my boats"),
    isOptIn: true)

  /// The rule of opposites that one short word tells apart.
  package static let oppositeRule = RuleDescription(
    id: "one-word-opposites", severity: .note, category: .collisions,
    summary: "No two intents of an app are told apart by one short word alone.",
    rationale:
      "A recogniser that mishears one short word makes 'an' of 'aus', and the app does the opposite of what"
      + " was said. In languages whose opposites are known these alone are found, in others any two short"
      + " words.",
    fix: "Say one of the two in words that differ in more than a short one.",
    example: .init(
      "Mach ${lamp} in ${applicationName} an / Mach ${lamp} in ${applicationName} aus",
      "Schalte ${lamp} in ${applicationName} ein / Mach ${lamp} in ${applicationName} aus"),
    isOptIn: true)

  /// The rule of phrases that mean nearly the same.
  package static let meaningRule = RuleDescription(
    id: "same-meaning-phrases", severity: .warning, category: .collisions,
    summary: "No two phrases of different intents mean the same in other words.",
    rationale:
      "People say neither phrase as it is declared, and what they say fits both intents: which of the"
      + " two is done is chance. Phrases are compared by vectors of their words, which English has;"
      + " opposites, and two things of one kind, are not the same.",
    fix: "Name in one of the two what only its intent does, or make one intent of both.",
    example: .init(
      "Find a movie / Search for a film",
      "Find a movie by its title / Show films in cinemas near me"),
    isOptIn: true)

  /// All rules.
  public static let descriptions = [wordRule, soundRule, meaningRule, oppositeRule]
}
