// SPDX-License-Identifier: Apache-2.0

/// What is being done with the words of an utterance.
///
/// A plain value of fixed size, made by `FrameAnalyzer`. Ranges count the tokens that were given, those of
/// the app's name included.
package struct Frame: BitwiseCopyable, Hashable, Sendable {
  /// What the speaker does; that of what is asked for, if anything is.
  package var act = SpeechAct.command

  /// The words that say so; empty where only the lack of others does.
  package var cue = TokenRange()

  /// Whether what the words name must not be done.
  package var polarity = Polarity.affirmative

  /// The words that are left as the request, from the first to the last, `dropped` among them; empty where
  /// nothing is asked for.
  package var asked = TokenRange()

  /// Words that open a request or ask for it and say nothing of what is asked, a bit each of the first 128: "come
  /// on", "would it kill you to". What asks may have the verb of the act last ("can … stop"), which is none of them.
  package var forms: UInt128 = 0

  /// Words that speak for nothing: forbidden, taken back, or the words that say so.
  package var dropped = TokenRanges()

  /// The words of other acts beside the request: "i lost my wallet" before "freeze the card".
  package var background = TokenRange()

  /// Words of the background that may say what a request is about which names nothing itself: "i fancy yoga" before
  /// "get me in".
  package var along = TokenRange()

  /// The words that negate: "do not".
  package var negator = TokenRange()

  /// What is negated, as far as words show it.
  package var negated = TokenRange()

  /// The words that end something: "stop" before "watering".
  package var ceases = TokenRange()

  /// A correction of what was just said, the last one.
  package var repair: Repair?

  /// How many of the things named are meant.
  package var quantity = Quantity.unsaid

  /// The words that say how many.
  package var quantifier = TokenRange()

  /// Words that restrict the verb behind them and no thing: "just" before "pause it".
  package var restriction = TokenRange()

  /// The words that begin an exception: "except".
  package var exception = TokenRange()

  /// What is excepted.
  package var excepted = TokenRange()

  /// A clause that only looks like a condition: "if you can"; the last one.
  package var courtesy = TokenRange()

  /// When the request is to be done: "when i get home".
  package var condition = TokenRange()

  /// Further requests after the first, each without the words that join it.
  package var more = TokenRanges()

  /// Nothing but a request.
  package init() {}
}

extension Frame {
  /// Whether the words ask for something to be done: none of asked about, told, supposed, forbidden or
  /// taken back.
  package var asksForAct: Bool {
    guard polarity == .affirmative else { return false }
    return switch act {
    case .command, .request, .statement: true
    case .question, .report, .hypothetical: false
    }
  }
}

/// What a speaker does with an utterance.
package enum SpeechAct: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  /// Tells to do something, or names it: what has no other mark.
  case command
  /// Asks politely for it to be done, or wants or needs it.
  case request
  /// Asks about something: how, whether, what happens if.
  case question
  /// Tells what was done, is done, or what somebody said.
  case report
  /// Supposes something.
  case hypothetical
  /// Says how things are, which may hint at a request.
  case statement
}

/// Whether what is named is wanted or forbidden.
package enum Polarity: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Something is left that is not negated.
  case affirmative
  /// All that is asked for is forbidden, or taken back.
  case prohibited
}

/// How many of the things that are named a request is for.
package enum Quantity: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Nothing says it.
  case unsaid
  /// All of them, with or without an exception.
  case all
  /// These alone.
  case only
  /// A part, or a number of them.
  case part
}

/// What the words around a declared phrase do with it.
package enum PhraseSetting: BitwiseCopyable, Hashable, Sendable {
  /// They leave it alone: it is asked for. The tokens may be about it for all that is known of them.
  case alone(unclear: TokenRange)
  /// They are about words, or its subject: it may be somebody else's, an example, or told.
  case quoted
  /// Nothing is known of that.
  case unknown
}

/// A correction within an utterance.
///
/// - SeeAlso: Elizabeth Shriberg, "Preliminaries to a Theory of Speech Disfluencies", 1994, for the parts.
package struct Repair: BitwiseCopyable, Hashable, Sendable {
  /// What is taken back, the reparandum.
  package var cut: TokenRange
  /// The words that say so, the edit term.
  package var edit: TokenRange
  /// Words of what is taken back that a pronoun of the repair may mean: "the lamp" in "dim the lamp no
  /// turn it off"; empty where it has none.
  package var kept: TokenRange
  /// What replaces it; empty where nothing does.
  package var repair: TokenRange
  /// Whether what stands there tells something, so that all may be taken back: "never mind, she's already done it".
  package var isTold = false
  /// Whether nothing tells which words it replaces, so that the last one is taken for all of them.
  package var isUnsure = false
}
