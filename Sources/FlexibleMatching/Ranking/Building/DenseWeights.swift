// SPDX-License-Identifier: Apache-2.0

/// The weights of directions for intents, and the directions of the examples.
///
/// A direction is a feature that every example has and every intent has weights for. They are learnt in the
/// first run over the examples, with the weights of all other features; later runs take what directions
/// say as it is. Steps are as long as an intent's weights have moved little before, one length for all of
/// its dimensions.
struct DenseWeights {
  /// The directions of the examples, of unit length times the family's weight.
  private let directions: [Float]
  private let dimension: Int
  private let classCount: Int
  /// A row of weights for each intent.
  private var weights: [Float]
  /// Sums of squared gradients, by intent.
  private var squares: [Float]
  /// The sum of the weights after each pass that counts, and how many these were.
  private var kept: [Float]
  private var keptCount: Float = 0
  /// What the learnt weights say: a row of scores for each example.
  private var scores: [Float] = []

  /// The length of the first step.
  private static let rate: Float = 1
  /// A gradient below this moves nothing: most intents are far from most examples.
  private static let leastGradient: Float = 1e-3
  /// Most scores that are kept; of more examples and intents only the means of the examples count.
  private static let maxScores = 2_000_000

  /// Weights of zero.
  init(_ directions: [Float], dimension: Int, classes: Int) {
    let weight = FeatureFamily.direction.weight
    self.directions = directions.map { $0 * weight }
    self.dimension = directions.isEmpty ? 0 : dimension
    classCount = classes
    weights = [Float](repeating: 0, count: directions.isEmpty ? 0 : classes * dimension)
    kept = weights
    squares = [Float](repeating: 1e-2, count: classes)
  }

  private var isLearnt: Bool {
    dimension > 0 && directions.count / dimension * classCount <= Self.maxScores
  }

  /// Adds an example's direction to the weights of an intent.
  mutating func add(_ example: Int, to index: Int, _ amount: Float) {
    for k in 0..<dimension {
      weights[index * dimension + k] += amount * directions[example * dimension + k]
    }
  }

  /// What an example's direction adds to the score of an intent.
  func score(_ example: Int, of index: Int) -> Float {
    // SAFETY: rows and examples lie inside; both have a multiple of eight numbers.
    unsafe weights.withUnsafeBytes { weights in
      unsafe directions.withUnsafeBytes { directions in
        let size = dimension * 4
        var sum = SIMD8<Float>(repeating: 0)
        for k in stride(from: 0, to: size, by: 32) {
          sum +=
            unsafe weights.loadUnaligned(fromByteOffset: index * size + k, as: SIMD8<Float>.self)
            * directions.loadUnaligned(fromByteOffset: example * size + k, as: SIMD8<Float>.self)
        }
        return sum.sum()
      }
    }
  }

  /// Adds what an example's direction says to the scores of all intents.
  // SAFETY: the caller's scores are of as many intents.
  func addScores(_ example: Int, to sums: UnsafeMutableBufferPointer<Float>) {
    guard isLearnt else { return }
    if scores.isEmpty {
      for index in 0..<classCount { unsafe sums[index] += score(example, of: index) }
    } else {
      for index in 0..<classCount { unsafe sums[index] += scores[example * classCount + index] }
    }
  }

  /// Takes a step against the gradients of the scores, in the first run.
  // SAFETY: the caller's gradients are of as many intents.
  mutating func learn(_ example: Int, gradients: UnsafeMutableBufferPointer<Float>) {
    guard isLearnt, scores.isEmpty else { return }
    for index in 0..<classCount {
      let gradient = unsafe gradients[index]
      guard gradient.magnitude > Self.leastGradient else { continue }
      squares[index] += gradient * gradient
      add(example, to: index, -Self.rate * gradient / squares[index].squareRoot())
    }
  }

  /// Counts the weights as they are after a pass.
  mutating func keep() {
    guard isLearnt, scores.isEmpty else { return }
    for k in kept.indices { kept[k] += weights[k] }
    keptCount += 1
  }

  /// Ends the first run: the mean of what was kept is what directions say from now on.
  mutating func finish() {
    guard isLearnt, scores.isEmpty, keptCount > 0 else { return }
    for k in kept.indices { weights[k] = kept[k] / keptCount }
    let count = directions.count / dimension
    scores.reserveCapacity(count * classCount)
    for example in 0..<count {
      for index in 0..<classCount { scores.append(score(example, of: index)) }
    }
  }

  /// The weights of an intent in signed bytes, behind what they are multiplied by.
  func packed(_ index: Int) -> [UInt32] {
    let row = weights[index * dimension..<(index + 1) * dimension]
    let greatest = row.reduce(Float(1e-9)) { max($0, $1.magnitude) }
    let scale = greatest / 127
    var words = [(scale * FeatureFamily.direction.weight / MeaningVector.one).bitPattern]
    var word: UInt32 = 0
    for (k, weight) in row.enumerated() {
      word |= UInt32(UInt8(bitPattern: Int8((weight / scale).rounded()))) << UInt32(8 * (k % 4))
      if k % 4 == 3 {
        words.append(word)
        word = 0
      }
    }
    return words
  }
}
