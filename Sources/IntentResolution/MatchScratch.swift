// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Memory for resolving on one thread.
///
/// Make one for each thread and pass it to every call of `IntentResolver.resolveSynchronously`: what a
/// turn allocates is then its outcome. About 700 KB, of which an ordinary utterance touches a few, and as much
/// again where words fit no phrase. It serves any number of resolvers in turn.
public struct MatchScratch: ~Copyable {
  /// Memory of matching.
  var buffers = MatchBuffers()
  /// Names and phrases that outcomes were made of.
  var strings = RecentStrings()
  /// The matcher it was used with last: bulk work asks for the same again and again.
  var matcher: Matcher?

  /// Allocates the storage.
  public init() {}
}

/// Strings of an image that recur in outcomes: 256 of them, the last one asked for of each place.
struct RecentStrings {
  private var image: IndexImage?
  private var strings: [(reference: StringRef, text: String)] = []

  /// Forgets the strings of another image than the one given.
  mutating func use(_ image: IndexImage) {
    if self.image === image { return }
    self.image = image
    strings = Array(repeating: (.none, ""), count: 256)
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
    let place = Int((reference.rawValue &* 0x9E37_79B1) >> 24)
    if strings[place].reference == reference { return strings[place].text }
    let text = read(image)
    strings[place] = (reference, text)
    return text
  }
}
