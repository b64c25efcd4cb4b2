// SPDX-License-Identifier: Apache-2.0

/// A word of a session with the evidence it gave.
struct RankedWord {
  var word = SpokenWord()
  var hash: UInt64 = 0
  var stem: UInt64 = 0
  /// Most words of a group that begins with it.
  var reach = 0
  /// Its chains of pieces; −1 for none.
  var own: Int32 = -1
  var groups: Int32 = -1
  var pair: Int32 = -1
  /// What its pair was made of.
  var marks = PairMark()

  /// Whether a word of an utterance gives the same evidence by itself.
  func isSame(as words: borrowing WordBuffer, _ index: Int) -> Bool {
    let other = words[index]
    return word.kind == other.kind && word.isSkipped == other.isSkipped
      && word.isFilled == other.isFilled && word.isFilledListed == other.isFilledListed
      && word.filledClass == other.filledClass && hash == words.hash(index)
      && stem == words.stem(index) && (word.kind != .slot || word.lower == other.lower)
  }

  /// Takes a word of an utterance over.
  mutating func take(_ words: borrowing WordBuffer, _ index: Int) {
    word = words[index]
    hash = words.hash(index)
    stem = words.stem(index)
    reach = 0
  }
}

/// What the pair of two words is made of; zeros for none.
struct PairMark: Equatable {
  var first: UInt64 = 0
  var second: UInt64 = 0
}

/// A feature that was found once, in a chain with others of the same word.
struct Piece {
  /// Its entry in the model; 0 where no phrase holds it.
  var entry: UInt32 = 0
  var value: Float = 0
  var family = FeatureFamily.stem
  /// The next one of the chain, −1 at its end.
  var next: Int32 = -1
}

/// The pieces of all words; places of those taken back are used again.
struct PieceStore {
  private var pieces: [Piece] = []
  private var free: Int32 = -1
  /// The number of pieces.
  private(set) var count = 0

  /// Forgets all pieces and keeps the room.
  mutating func removeAll() {
    pieces.removeAll(keepingCapacity: true)
    free = -1
    count = 0
  }

  /// Adds a piece and returns its place.
  mutating func add(_ piece: Piece) -> Int32 {
    count += 1
    guard free >= 0 else {
      pieces.append(piece)
      return Int32(pieces.count - 1)
    }
    let place = free
    free = pieces[Int(place)].next
    pieces[Int(place)] = piece
    return place
  }

  /// Takes a piece out.
  mutating func remove(_ place: Int32) -> Piece {
    count -= 1
    let piece = pieces[Int(place)]
    pieces[Int(place)] = Piece(next: free)
    free = place
    return piece
  }

  /// The greatest value of an entry; 0 where no piece has it.
  ///
  /// - Complexity: O(*n*) for *n* pieces; asked only where the greatest one goes.
  func greatest(of entry: UInt32) -> Float {
    var greatest: Float = 0
    for piece in pieces where piece.entry == entry { greatest = max(greatest, piece.value) }
    return greatest
  }
}
