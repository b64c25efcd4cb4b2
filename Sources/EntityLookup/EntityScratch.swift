// SPDX-License-Identifier: Apache-2.0

import CKernels
import MatchIndex
import TextAnalysis

/// The working state and the results of a look-up.
///
/// Make one for each thread and pass it to every call: a look-up then allocates nothing, except for
/// texts with a value ("room one oh one") among names with values, and the first text that is unlike
/// most names of an index. About 300 KB.
public struct EntityScratch: ~Copyable {
  var tokens = TokenBuffer(maxTokens: 512)
  /// The words of the query, and their letters one after the other.
  var words = FixedBuffer<QueryWord>(capacity: SearchLimits.words, filler: QueryWord())
  var letters = FixedBuffer<UInt8>(
    capacity: (SearchLimits.words + 1) * LetterCode.maxLetters, filler: 0)
  /// The folded form of each word, in a row of its own.
  var forms = FixedBuffer<UInt8>(
    capacity: SearchLimits.words * 4 * LetterCode.maxLetters, filler: 0)
  /// The phones of each word, in a row of its own, and of the whole query.
  var phones = FixedBuffer<UInt8>(
    capacity: SearchLimits.words * WordSounds.maxPhones, filler: 0)
  var queryPhones = FixedBuffer<UInt8>(capacity: SearchLimits.phones, filler: 0)
  /// Whether the sound of the query tells it from others.
  var isSoundTelling = true
  /// The whole query; of no more than 64 letters, else empty.
  var pattern = LetterMasks()
  /// The same without blanks.
  var joined = LetterMasks()
  /// The word that is being held against the vocabulary.
  var wordPattern = LetterMasks()
  var wordLetters = PackedLetters()
  /// The word of the vocabulary that it is, where that is found already.
  var known = QueryWord.none
  var sums = SpellingSums()
  /// What the query says by values.
  var values = QueryValues()
  /// Buckets of a neighbour table that are about to be looked at, and words that they hold.
  var probes = FixedBuffer<BucketProbe>(capacity: 80, filler: BucketProbe())
  var neighbours = FixedBuffer<UInt32>(capacity: 256, filler: 0)
  /// Words of the vocabulary that words of the query may be, by group.
  var variants = FixedBuffer<WordVariant>(
    capacity: SearchLimits.variants, filler: WordVariant())
  var groups = FixedBuffer<WordGroup>(capacity: SearchLimits.groups, filler: WordGroup())
  /// Names found by some word, and where each stands in `hits`.
  var hits = FixedBuffer<NameHit>(capacity: SearchLimits.hits, filler: NameHit())
  var hitTable = FixedBuffer<UInt16>(capacity: 4 * SearchLimits.hits, filler: 0)
  /// Where a word of the vocabulary stands among the variants, while names are asked for them.
  var variantTable = FixedBuffer<UInt16>(capacity: 4 * SearchLimits.variants, filler: 0)
  /// What speaks for each hit, of 255.
  var promises = FixedBuffer<UInt8>(capacity: SearchLimits.hits, filler: 0)
  /// Hits to be compared, the low half, with what speaks for each, of 255, the high half.
  var chosen = FixedBuffer<UInt32>(capacity: SearchLimits.hits / 8, filler: 0)
  /// The letters and phones of a name that is looked at.
  var name = FixedBuffer<UInt8>(capacity: 256 + LetterCode.maxLetters + 16, filler: 0)
  var namePhones = FixedBuffer<UInt8>(capacity: SearchLimits.phones + 8, filler: 0)
  /// Names that share most traits with the query.
  var nearest = FixedBuffer<signatures_found>(
    capacity: Int(SIGNATURES_ROOM), filler: signatures_found())
  /// Names that are compared together, and the phones of each.
  var batch = FixedBuffer<UInt32>(capacity: 16, filler: 0)
  var rows = FixedBuffer<UInt8>(capacity: 16 * SearchLimits.phones + 8, filler: 0)
  /// How alike each of them sounds, what is known of it, and how alike its words and the query's are.
  var sounds = FixedBuffer<Float>(capacity: 16, filler: 0)
  var compared = FixedBuffer<NameComparison>(capacity: 16, filler: NameComparison())
  var alike = FixedBuffer<Float>(
    capacity: 16 * NameComparison.most * NameComparison.most, filler: 0)
  /// What has been found, best first.
  var found = FixedBuffer<RankedName>(capacity: SearchLimits.found, filler: RankedName())
  /// The entities of those, as they are given to the caller.
  var results = FixedBuffer<EntityResult>(capacity: SearchLimits.found, filler: EntityResult())
  /// Entities that are not to be found, and what names elsewhere have scored: for one layer of an
  /// `EntitySnapshot` at a time.
  var hidden = EntitySet()
  var bestElsewhere: Float = 0
  /// The best of the layers looked at so far.
  var layered = FixedBuffer<LayeredResult>(
    capacity: SearchLimits.found, filler: LayeredResult())
  /// The letters of the query, blanks counted, and without them.
  var letterCount = 0
  var massTotal = 0
  /// What was read ahead last.
  var ahead = ReadAhead()
  /// Whether the last word may be the beginning of one.
  var isBeginning = false
  /// Whether the recogniser did not know some word.
  var hasUnknown = false
  /// What is left of the budget of postings.
  var steps = 0
  /// The names that are looked for: others are left out where that tells nothing.
  var range: (lower: UInt32, upper: UInt32) = (0, .max)

  /// Whether what is found by its spelling alone is scored by sound and coverage too.
  ///
  /// Ordinarily a name at one edit is not compared any further: its sound and coverage are 0, and its
  /// total is its spelling. In full it takes some microseconds longer.
  package var scoresInFull = false
  /// Where no name reaches this score, none need be found: of a few names that takes a fraction of the
  /// time then.
  package var least: Float = 0
  /// Whether only names that are near in every word are looked for: a miss then costs little.
  package var isBrief = false
  /// Whether only names of the very words are looked for, in any order, and of the same values.
  package var takesSameAlone = false

  /// Allocates the storage.
  public init() {}
}

/// What bounds a look-up.
enum SearchLimits {
  /// Words of a query; further ones do not count.
  static let words = 24
  /// Words of the vocabulary that are tried in all, and for one word of the query.
  static let variants = 2_048
  static let variantsPerGroup = 256
  static let groups = 31
  /// Words of the vocabulary that are looked at for one that begins them.
  static let beginnings = 4_096
  /// Names that are found by a word of theirs.
  static let hits = 8_192
  /// Postings that are read.
  static let postings = 32_768
  /// Names whose spelling is compared in one round, and of those the ones that are compared in full.
  static let compared = 64
  static let aligned = 12
  /// The names of those that are compared in full before the others.
  static let firstAligned = 4
  /// Phones of a text that are compared.
  static let phones = 128
  /// A word of so many names is read even where its group has too many.
  static let rare = 64
  /// Up to so many names all are compared when no spelling is near.
  static let few = 1_024
  /// Of so many names the nearest are told by their signatures.
  static let signed = 129...1_048_576
  /// Names that are chosen by their signatures, half of them from fewer than `cached` names, where so many are compared
  /// in full: of 549 names that recognisers misheard, among 10,600, one fewer is among the first five, and as many are the
  /// first, as with twice the names.
  static let nearest = 48
  static let alignedOfNearest = 8
  /// The least share of traits that they have, of 255.
  static let leastShare: UInt8 = 77
  /// Names of the query's rarest word that are asked whether they hold its other words.
  static let held = 1_024
  /// Gazetteers of fewer names lie in the caches.
  static let cached = 50_000
  /// Names that are kept.
  static let found = 64
}

/// A word of the query.
struct QueryWord: BitwiseCopyable {
  var hash: UInt64 = 0
  /// The same word in the vocabulary, or `none`.
  var word: UInt32 = QueryWord.none
  var letters: UInt16 = 0
  var letterCount: UInt8 = 0
  /// Bytes of the folded form.
  var formCount: UInt16 = 0
  var phoneCount: UInt8 = 0
  var isHeard = false
  /// Stands for a word that the recogniser did not know.
  var isUnknown = false
  /// How telling it is.
  var telling: Float = 0
  /// Where it begins in the pattern.
  var place: UInt16 = 0
  /// At least as many letters are to be edited in it in a name that holds no word of its group.
  var missing: UInt8 = 1
  /// Whether its postings have been read, and how many there are.
  var isRead = false
  var size: UInt32 = 0
  static var none: UInt32 { .max }
}

/// A bucket of a neighbour table, and what its entries of a key begin with.
struct BucketProbe: BitwiseCopyable {
  var lower: UInt32 = 0
  var upper: UInt32 = 0
  var fingerprint: UInt32 = 0
}

/// A word of the vocabulary that the query's word may be.
struct WordVariant: BitwiseCopyable {
  var word: UInt32 = 0
  /// How much of the word is right, of 16.
  var quality: UInt8 = 0
  /// Letters to edit.
  var edits: UInt8 = 0
  var group: UInt8 = 0
  /// Its postings within the lengths that are looked at.
  var lower: UInt32 = 0
  var upper: UInt32 = 0
}

/// What one word of the query, or two joined, or a part of one, may be.
struct WordGroup: BitwiseCopyable {
  var firstVariant: UInt16 = 0
  var variantCount: UInt16 = 0
  /// Letters that a hit accounts for.
  var mass: UInt8 = 0
  /// Postings of all its variants within the lengths looked at.
  var size: UInt32 = 0
  /// The words of the query that it stands for, a bit each.
  var covers: UInt32 = 0
  /// Where the other part of a word taken apart is: −1 the group before, 1 the one behind, 0 for none.
  var partner: Int8 = 0
  var isScanned = false
}

/// A name that holds words of some groups.
struct NameHit: BitwiseCopyable {
  var name: UInt32 = 0
  /// A bit a group, and a bit a word of the query that some of them stands for.
  var groups: UInt32 = 0
  var covered: UInt32 = 0
  /// Sixteenths of letters that are accounted for.
  var mass: UInt16 = 0
  /// Letters to edit in the words found.
  var edits: UInt8 = 0
  /// Letters of the name, blanks counted.
  var letterCount: UInt8 = 0
}

/// A name that has been compared in full.
struct RankedName: BitwiseCopyable {
  var name: UInt32 = 0
  /// Its entry of `nameEntities`, where that has been read.
  var entities: UInt32 = 0
  var isKnown = false
  var score = EntityScore()
}
