// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Memory for resolving on one thread.
///
/// Make one for each thread and pass it to every call of `IntentResolver.resolveSynchronously`: a turn then allocates
/// only its outcome. About 700 KB, of which an ordinary utterance touches a few, and as much again if words match no
/// phrase. It serves any number of resolvers in turn.
public struct MatchScratch: ~Copyable {
  /// Memory of matching.
  var buffers = MatchBuffers()
  /// The outcome of the last turn that matching settled.
  package internal(set) var settled = SettledOutcome()
  /// Names and phrases that outcomes were made of.
  var strings = RecentStrings()
  /// The matchers it was used with last.
  var matchers = RecentMatchers()

  /// Allocates the storage.
  public init() {}
}

/// Matchers of one resolver by the locales that they were asked for, which bulk work asks for again and again.
@safe struct RecentMatchers {
  /// The words of a tag in memory: where they are the same the tags are, and no references are counted to see it.
  private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  private var models: ModelViews?
  private var matchers: [Matcher] = []
  // SAFETY: `matchers` keeps each of them.
  private var lent: [Unmanaged<Matcher>] = unsafe []
  private var words: [Words] = []
  /// The tags whose words they are: while they are kept, no other tag stands in their memory.
  private var tags: [LocaleTag] = []
  private static let most = 64

  /// The matcher of some models for a locale, which is all that it depends on; `nil` where it was not used lately.
  ///
  /// It lives until the next call of `keep`. Its references are not counted: threads that count those of one object
  /// wait for each other.
  @inline(__always)
  @unsafe func matcher(of models: ModelViews, _ locale: LocaleTag) -> Unmanaged<Matcher>? {
    guard self.models === models else { return nil }
    // SAFETY: three strings of two words each; the words are only compared.
    let a = unsafe unsafeBitCast(locale, to: Words.self)
    for index in words.indices {
      let b = words[index]
      let differences =
        (a.0 ^ b.0) | (a.1 ^ b.1) | (a.2 ^ b.2) | (a.3 ^ b.3) | (a.4 ^ b.4) | (a.5 ^ b.5)
      // SAFETY: what is done with it is the caller's.
      if differences == 0 { return unsafe lent[index] }
    }
    return nil
  }

  /// Keeps a matcher for the next turn; lets go those of other models.
  mutating func keep(_ matcher: Matcher, _ locale: LocaleTag) {
    if models !== matcher.models || matchers.count == Self.most {
      models = matcher.models
      matchers.removeAll()
      // SAFETY: what was lent is not used any more.
      unsafe lent.removeAll()
      words.removeAll()
      tags.removeAll()
    }
    matchers.append(matcher)
    // SAFETY: as above, and the tag is kept beside its words.
    unsafe lent.append(Unmanaged.passUnretained(matcher))
    words.append(unsafe unsafeBitCast(locale, to: Words.self))
    tags.append(locale)
  }
}

/// Strings of an image that recur in outcomes: 4,096 of them, in sets of four; a set keeps those that came last.
///
/// With one place for each string, two in five of a thousand phrases would share theirs with another.
struct RecentStrings {
  private static let setBits: UInt32 = 10
  private static let setCount = 4
  private var image: IndexImage?
  private var strings: [(reference: StringRef, text: String)] = []

  /// Forgets the strings of another image than the one given.
  mutating func use(_ image: IndexImage) {
    if self.image === image { return }
    self.image = image
    strings = Array(repeating: (.none, ""), count: Self.setCount << Self.setBits)
  }

  /// A string of the image, kept for the next time.
  @inline(__always)
  mutating func text(_ reference: StringRef) -> String {
    if image == nil { return "" }
    return known(reference) ?? keep(reference, isTemplate: false)
  }

  /// A phrase template of the image, kept likewise.
  @inline(__always)
  mutating func template(_ reference: StringRef) -> String {
    if image == nil { return "" }
    return known(reference) ?? keep(reference, isTemplate: true)
  }

  /// The first place of the set that a string belongs to.
  @inline(__always)
  private static func set(of reference: StringRef) -> Int {
    Int((reference.rawValue &* 0x9E37_79B1) >> (32 - setBits)) &* setCount
  }

  @inline(__always)
  private func known(_ reference: StringRef) -> String? {
    let strings = strings.span
    let first = Self.set(of: reference)
    for place in first..<first &+ Self.setCount {
      // SAFETY: with an image there are `setCount` strings for each of the sets that `setBits` bits tell apart.
      if unsafe strings[unchecked: place].reference == reference {
        return unsafe strings[unchecked: place].text
      }
    }
    return nil
  }

  @inline(never)
  private mutating func keep(_ reference: StringRef, isTemplate: Bool) -> String {
    guard let image else { return "" }
    let text = isTemplate ? image.strings.template(reference) : image.strings[reference]
    let first = Self.set(of: reference)
    for place in (first + 1..<first + Self.setCount).reversed() { strings.swapAt(place, place - 1) }
    strings[first] = (reference, text)
    return text
  }
}
