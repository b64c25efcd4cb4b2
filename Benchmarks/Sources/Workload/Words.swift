// SPDX-License-Identifier: Apache-2.0

/// The words that phrases, names and utterances are made of.
enum Words {
  /// First words of two-word app names.
  static let nameFirst = split(
    """
    Amber Arctic Autumn Azure Bold Brass Bright Calm Candid Cedar Clever Cobalt Copper Coral Cosmic \
    Crimson Crystal Daily Dapper Desert Distant Eager Early Ember Fabled Fern Gentle Gilded Golden \
    Granite Hidden Honest Humble Indigo Ivory Jade Jolly Lively Lunar Maple Marble Meadow Mellow \
    Merry Misty Modern Noble Nordic Olive Opal Pearl Plucky Polar Prairie Quiet Rapid Rustic Scarlet \
    Silent Silver Simple Solar Sonic Spruce Stellar Sunny Swift Tidy Topaz Urban Velvet Violet Vivid Zesty
    """)

  /// Second words of two-word app names.
  static let nameSecond = split(
    """
    Acorn Anchor Atlas Badger Basket Beacon Bison Bridge Canvas Canyon Castle Comet Compass Condor \
    Cove Crane Dolphin Dune Falcon Feather Fjord Forge Fox Garden Gecko Glacier Harbor Hawk Heron \
    Island Journal Kayak Kestrel Kettle Lagoon Lantern Ledger Lemur Lighthouse Lynx Magnet Meteor \
    Mill Nest Notebook Oak Orbit Orchard Otter Owl Panda Parcel Pebble Pelican Pepper Pier Pigeon Planner \
    Puffin Quill Raven Reef Ridge Robin Saddle Sparrow Summit Teapot Thistle Tiger Tower Trail Turtle \
    Valley Walrus Willow Yarn
    """)

  /// Verbs that phrases begin with.
  static let verbs = split(
    """
    add archive arrange attach book bring cancel capture change check choose clear close collect \
    compare complete copy count create cut delete draw edit export file find finish fix flag follow \
    get give hide import invite join keep label launch lift list load lock log make mark measure \
    merge mute move name note open order pack park pause pick pin place plan play post print pull \
    push queue read record remove rename repeat reset resume save scan search send set share show \
    skip sort split start stop store swap sync take tidy time trace track turn unlock update use \
    view wake watch weigh wrap write
    """)

  /// Words that join the parts of a phrase.
  static let joiners = split("in on with using from for at via through inside")

  /// Small words in the middle of phrases.
  static let small = split("the a my our this that next last new old first every two all some")

  /// Requests in front of a command; "hey" may stand before them and "please" behind.
  static let requests = ["can you", "could you", "would you"]

  /// Courtesies behind a command, all of them known to the compiler.
  static let closers = ["please", "now", "thanks", "thank you"]

  /// Made-up words of 3–7 letters that can be pronounced and are none of the words above.
  ///
  /// Real lists of several thousand words have licences and surprises (openers, names); syllables
  /// have neither, and give the same spread of lengths and first letters.
  static func vocabulary(count: Int) -> [String] {
    var taken = Set((nameFirst + nameSecond).map { $0.lowercased() })
    taken.formUnion(verbs)
    taken.formUnion(joiners)
    taken.formUnion(small)
    for courtesy in requests + closers + ["hey um uh erm er hmm ah eh like"] {
      taken.formUnion(split(courtesy))
    }
    let heads = split(
      "b bl br c ch cl d dr f fl g gl gr h j k l m n p pl pr r s sh sl st t th tr v w z")
    let hearts = split("a e i o u ai ea ee oa oo")
    let tails = split("n r l s t m d ck nd st")
    var random = RandomSource(seed: 0x576F_7264)
    var words: [String] = []
    while words.count < count {
      var word = random.pick(heads) + random.pick(hearts)
      if random.happens(percent: 55) { word += random.pick(heads) + random.pick(hearts) }
      if word.utf8.count < 3 || random.happens(percent: 50) { word += random.pick(tails) }
      if word.utf8.count > 7 || !taken.insert(word).inserted { continue }
      words.append(word)
    }
    return words
  }

  /// Unique app names: two words, or the two run together.
  static func appNames(count: Int) -> [String] {
    var random = RandomSource(seed: 0x4E61_6D65)
    var taken: Set<String> = []
    var names: [String] = []
    while names.count < count {
      let (first, second) = (random.pick(nameFirst), random.pick(nameSecond))
      guard taken.insert((first + second).lowercased()).inserted else { continue }
      names.append(
        random.happens(percent: 60) ? first + " " + second : first + second.lowercased())
    }
    return names
  }

  /// The words of a text, parted by blanks.
  static func split(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
