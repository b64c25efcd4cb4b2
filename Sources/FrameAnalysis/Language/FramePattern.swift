// SPDX-License-Identifier: Apache-2.0

/// A row of words that says what is done with an utterance.
struct FramePattern: Sendable {
  /// What a pattern says, by its section and key in `frames.txt`; of two that look at as many words the
  /// first one here counts.
  enum Kind: String, CaseIterable, Sendable {
    /// Words before a request that change nothing.
    case openers
    /// A clause that leaves the request beside it alone: why, what for, thanks: "because it's cold".
    case asides
    /// A request in the form of a wish or a question.
    case requests
    /// A question about something.
    case questions
    /// Something supposed.
    case hypotheticals
    /// Something that was done or said.
    case reports
    /// What has been done, at the beginning of a clause or behind words that ask: "you could | have opened".
    case perfects
    /// A clause that looks like a condition and leaves it to who is asked: "if you can".
    case courtesies
    /// A clause that says when.
    case conditions
    /// Whose words those before it are: "…, she said", "… is a line from a film".
    case attributions
    /// A correction of what was just said.
    case repairs
    /// How things are.
    case statements
    /// What may say something of a request, which is its subject: "… were his exact words".
    case remarks
    /// Who a clause speaks of, which says how things are if nothing else says what it does: "it gets dark early".
    case subjects
    /// What puts a verb under a statement before it: "too tired to".
    case governed
    /// A negator whose scope is what comes after it.
    case before
    /// A negator whose scope is the clause that it stands in.
    case within
    /// A negator whose scope is what came before it.
    case behind
    /// Words that end something.
    case ceases
    /// What ends the scope of a negation and begins a clause.
    case ends
    /// What looks like one of the others and is none.
    case spared
    /// What begins an exception.
    case exceptions
    /// What ends one, behind what is excepted.
    case postpositions
    /// All of them.
    case all
    /// These alone.
    case only
    /// A part of them.
    case part
    /// What joins a further request.
    case further
    /// What joins a request to what it follows from: "it's cold, so …".
    case hence

    /// Whether a verb right behind it belongs to it.
    var holdsNext: Bool {
      switch self {
      case .requests, .questions, .hypotheticals, .before, .behind, .spared: true
      default: false
      }
    }

    /// Whether it tells something, which behind a conjunction is when something else is to be done.
    var tells: Bool {
      switch self {
      case .reports, .perfects, .statements, .subjects: true
      default: false
      }
    }

    /// Whether it says something of a request where it stands right behind the words that ask.
    var followsRequest: Bool {
      switch self {
      case .before, .perfects, .spared, .requests: true
      default: false
      }
    }

    /// Whether it says anything where it begins a clause at a word: what does is under nothing before it ("if i lock it
    /// …" supposes), and is said of nothing.
    func mayBegin(at word: Int) -> Bool {
      self != .governed && self != .remarks && (self != .attributions || word > 0)
    }

    /// The section that its key is in.
    var section: String {
      switch self {
      case .openers, .asides, .requests, .questions, .reports, .perfects, .hypotheticals,
        .courtesies, .conditions, .statements, .attributions, .remarks, .subjects, .governed:
        "acts"
      case .before, .within, .behind, .ceases, .ends, .spared: "negation"
      case .repairs, .exceptions, .postpositions, .all, .only, .part, .further, .hence: "scope"
      }
    }
  }

  /// A step of a pattern.
  struct Element: Sendable {
    /// What it takes.
    enum Test: UInt8, Sendable {
      /// A word, by its entry.
      case word
      /// One of several words, by the number of their list.
      case words
      /// A word of a group.
      case group
      /// A word that is not of a group.
      case notGroup
      /// Any word.
      case any
      /// Up to so many words, as few as fit.
      case gap
      /// The end of the utterance, closers aside; takes no word.
      case end
      /// The place of the app's name; takes no word.
      case name
      /// The end of the cue: what follows must be there, and is read again; takes no word.
      case cueEnd
    }

    /// Whether it takes certain words only, none by their endings.
    var namesWords: Bool { test == .word || test == .words }

    /// What it takes.
    var test: Test
    /// Whether it is taken only where it is there.
    var isOptional = false
    /// The entry, the number of the list or group, or the most words.
    var operand: UInt16 = 0
  }

  /// What it says.
  var kind: Kind
  /// Whether it only counts at the beginning of a clause.
  var isAnchored: Bool
  /// Whether it gives way to others: it may begin with most words, or is marked so.
  var isGeneric: Bool
  /// Its steps, in the elements of the language.
  var elements: Range<Int>
}

/// Groups of words that the analysis itself asks for; `frames.txt` may have more.
enum FrameGroup: UInt8, CaseIterable {
  /// Words that a request begins with: verbs as one tells somebody to do something.
  case verb
  /// Verbs among them that are as often nouns: they begin a request only before its object.
  case ambiguous
  /// Forms of verbs that no request begins with, by their endings.
  case finite
  /// Words after which a verb is no request of its own: "to", "would", "i", "the".
  case holds
  /// Verbs that another verb may follow within its clause: "let", "make".
  case causative
  /// Articles, possessives, demonstratives before a noun.
  case determiner
  /// Prepositions.
  case preposition
  /// Particles behind nouns, of languages that have no prepositions.
  case marker
  /// Number words.
  case number
  /// Particles of verbs: on, off.
  case particle
  /// Pronouns that stand for what was named before.
  case pronoun
  /// Pronouns that are objects, those among them too: "it", "me".
  case object
  /// Polite words at the end of an utterance.
  case closer
  /// Words that restrict: "only".
  case only
  /// Verbs that do not say themselves what is to be done: "put", "make".
  case light
  /// Verbs that ask to see or to hear of something: "show", "check".
  case showing
  /// What a statement begins with: "i", "it".
  case person
  /// Verbs of what somebody else is to be told.
  case telling
  /// Words that ask for the one before or after the one at hand: "next", "previous".
  case sequence
  /// Forms of verbs, and persons before them, with which a question has its verb: "am", "did".
  case tensed
  /// Words behind which a further verb belongs to the clause: "whether", "said".
  case joining
  /// Forms of verbs of saying by which somebody else's words are told: "said", "wrote".
  case saying

  /// Whether words of it may be of other groups by their endings, as a text marks its own groups with "+".
  var mayBeOpen: Bool { self == .tensed || self == .joining || self == .saying }

  /// The bit of a group; those of a text come after these.
  var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The bits by what `frames.txt` calls the groups.
  static let bits = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0.bit) })
}
