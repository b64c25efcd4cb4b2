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
  /// The outcome of the last declared phrase.
  package internal(set) var declared = DeclaredOutcome()
  /// Names and phrases that outcomes were made of.
  var strings = RecentStrings()
  /// The matcher it was used with last: bulk work asks for the same again and again.
  var matcher: Matcher?
  /// Its locale as it was asked for.
  var matcherLocale = LocaleTag("und")

  /// Allocates the storage.
  public init() {}

  /// The matcher that was used last, where it is one of some models for a locale: that is all it depends on.
  func lastMatcher(of models: ModelViews, _ locale: LocaleTag) -> Matcher? {
    guard let matcher, matcherLocale.isSame(as: locale), matcher.models === models else {
      return nil
    }
    return matcher
  }
}

/// Strings of an image that recur in outcomes: 2,048 of them, the last one asked for of each place.
struct RecentStrings {
  /// Twice the trigger phrases of an app.
  private static let bits: UInt32 = 11
  private var image: IndexImage?
  private var strings: [(reference: StringRef, text: String)] = []

  /// Forgets the strings of another image than the one given.
  mutating func use(_ image: IndexImage) {
    if self.image === image { return }
    self.image = image
    strings = Array(repeating: (.none, ""), count: 1 << Self.bits)
  }

  /// A string of the image, kept for the next time.
  mutating func text(_ reference: StringRef) -> String {
    cached(reference) { $0.strings[reference] }
  }

  /// A phrase template of the image, kept likewise.
  mutating func template(_ reference: StringRef) -> String {
    cached(reference) { $0.strings.template(reference) }
  }

  @inline(__always)
  private mutating func cached(
    _ reference: StringRef, _ read: (IndexImage) -> String
  ) -> String {
    guard let image else { return "" }
    let place = Int((reference.rawValue &* 0x9E37_79B1) >> (32 - Self.bits))
    if strings[place].reference == reference { return strings[place].text }
    let text = read(image)
    strings[place] = (reference, text)
    return text
  }
}
