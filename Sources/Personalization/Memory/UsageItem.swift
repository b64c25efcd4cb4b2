// SPDX-License-Identifier: Apache-2.0

/// An entry as a memory holds it and a store writes it.
enum UsageItem: Sendable, Equatable {
  case intent(UsedIntent)
  case phrase(LearntPhrase)
  case synonym(LearntSynonym)
}

/// How an intent was used.
struct UsedIntent: Sendable, Equatable {
  var app: String
  var intent: String
  /// Uses and choices of it, faded to `changed`.
  var chosen = 0.0
  /// Choices of another, faded likewise.
  var rejected = 0.0
  var count: UInt32 = 0
  var changed: UsageTime
  /// Its place in the order of changes; never written.
  var turn: UInt64 = 0

  /// Fades to a time and counts further uses or rejections.
  ///
  /// A time before the last one, from a clock that was set back or a message that was late, fades nothing, and
  /// is the time from then on: otherwise a clock once set far ahead would spoil the entry for good.
  mutating func add(chosen more: UInt32 = 0, rejected other: UInt32 = 0, at time: UsageTime) {
    let rest = UsageDecay.factor(from: changed, to: time)
    chosen = min(chosen * rest + Double(more), UsageLimits.weight)
    rejected = min(rejected * rest + Double(other), UsageLimits.weight)
    count = UsageState.sum(count, more + other)
    changed = time
  }

  /// The shift of log-odds at a time.
  func prior(at time: UsageTime) -> Double {
    let rest = UsageDecay.factor(from: changed, to: time)
    let (chosen, rejected) = (chosen * rest, rejected * rest)
    return UsageLimits.maxShift * (chosen - rejected)
      / (chosen + rejected + UsageLimits.halfwayUses)
  }
}

/// An utterance with what it means.
struct LearntPhrase: Sendable, Equatable {
  var utterance: String
  var locale: String
  var meaning: CorrectedIntent
  var count: UInt32 = 0
  var changed: UsageTime
  /// The words' hashes; made when it is put into a memory, never written.
  var words: [UInt64] = []
  /// Its place in the order of changes; never written.
  var turn: UInt64 = 0
}

/// Words with the value they stand for.
struct LearntSynonym: Sendable, Equatable {
  var app: String
  var type: String
  var words: String
  var locale: String
  var entity: String
  var title: String
  var count: UInt32 = 0
  var changed: UsageTime
  /// The words' hashes; made when it is put into a memory, never written.
  var hashes: [UInt64] = []
  /// Its place in the order of changes; never written.
  var turn: UInt64 = 0
}

/// How uses fade.
enum UsageDecay {
  /// What is left of a use after some time, 0 ... 1; 1 where time went back.
  ///
  /// The same to the last bit on every machine: a power of two of the whole half-lives, and the series of
  /// the exponential for the rest.
  static func factor(from: UsageTime, to: UsageTime) -> Double {
    guard to > from else { return 1 }
    let lives = Double(to.hours - from.hours) / UsageLimits.halfLifeHours
    guard lives < 1_000 else { return 0 }
    let whole = lives.rounded(.down)
    let x = -(lives - whole) * 0.693_147_180_559_945_3
    var term = 1.0
    var sum = 1.0
    for k in 1...16 {
      term *= x / Double(k)
      sum += term
    }
    return Double(sign: .plus, exponent: -Int(whole), significand: sum)
  }
}
