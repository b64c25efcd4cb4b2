// SPDX-License-Identifier: Apache-2.0

/// The weights of directions for intents.
///
/// A direction is a feature that every example has and every intent has weights for. They are learnt
/// apart from the weights of all other features, and what both say is added: learnt together, words tell
/// the few examples apart before directions have learnt anything, and first guesses are .7 points worse
/// (85.7 against 86.4 of a hundred, the mean of twelve suites). Steps are as long as an intent's weights have
/// moved little before, one length for all of its dimensions.
struct DenseWeights {
  /// The directions of the examples, of length `length`.
  private let directions: [Float]
  private let dimension: Int
  private let classCount: Int
  /// A row of weights for each intent.
  private var weights: [Float]

  /// How long a direction is beside the other features: how fast its weights are learnt.
  private static let length: Float = 1.5
  /// The length of the first step.
  private static let rate: Float = 1
  /// A gradient below this moves nothing: most intents are far from most examples.
  private static let leastGradient: Float = 1e-3
  /// How often the examples are seen; the weights are the mean of those after the later half.
  private static let passes = 8
  /// Products that learning may take, about a tenth of a nanosecond each. Past them an intent's weights are
  /// the mean of its examples.
  private static let budget = 4_000_000_000
  /// How much what directions say counts beside all other features.
  private static let share: Float = 1

  /// Weights of zero.
  init(_ directions: [Float], dimension: Int, classes: Int) {
    self.directions = directions.map { $0 * Self.length }
    self.dimension = directions.isEmpty ? 0 : dimension
    classCount = classes
    weights = [Float](repeating: 0, count: directions.isEmpty ? 0 : classes * dimension)
  }

  /// Adds an example's direction to the weights of an intent.
  mutating func add(_ example: Int, to index: Int, _ amount: Float) {
    for k in 0..<dimension {
      weights[index * dimension + k] += amount * directions[example * dimension + k]
    }
  }

  /// What an example's direction adds to the score of an intent.
  func score(_ example: Int, of index: Int) -> Float { Self.share * product(example, index) }

  private func product(_ example: Int, _ index: Int) -> Float {
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

  /// Learns to tell the intents apart by directions alone.
  ///
  /// - Complexity: O(*n* · *c* · *d*) for *n* examples of *c* intents and *d* dimensions, eight times; nothing
  ///   past a fixed budget.
  mutating func learn(_ labels: [UInt32], importance: [Float], step: Int) {
    guard dimension > 0 else { return }
    guard labels.count * classCount * dimension * Self.passes <= Self.budget else {
      // As much as the means of other features count.
      for k in weights.indices { weights[k] /= Self.share * Self.length * Self.length }
      return
    }
    var squares = [Float](repeating: 1e-2, count: classCount)
    var scores = [SIMD8<Float>](
      repeating: SIMD8(repeating: -.infinity), count: (classCount + 7) / 8)
    var sums = [Float](repeating: 0, count: weights.count)
    for pass in 0..<Self.passes {
      var example = pass * 104_729 % labels.count
      for _ in labels.indices {
        for index in 0..<classCount { scores[index / 8][index % 8] = product(example, index) }
        var greatest = SIMD8<Float>(repeating: -.infinity)
        for k in scores.indices {
          greatest.replace(with: scores[k], where: scores[k] .> greatest)
        }
        let top = greatest.max()
        var sum = SIMD8<Float>(repeating: 0)
        for k in scores.indices {
          scores[k] = FloatMath.exp(scores[k] - top)
          sum += scores[k]
        }
        let scale = importance[example] / sum.sum()
        for index in 0..<classCount {
          var gradient = scores[index / 8][index % 8] * scale
          if index == Int(labels[example]) { gradient -= importance[example] }
          guard gradient.magnitude > Self.leastGradient else { continue }
          squares[index] += gradient * gradient
          add(example, to: index, -Self.rate * gradient / squares[index].squareRoot())
        }
        example = (example + step) % labels.count
      }
      if pass >= Self.passes / 2 {
        for k in sums.indices { sums[k] += weights[k] }
      }
    }
    for k in weights.indices { weights[k] = sums[k] / Float(Self.passes - Self.passes / 2) }
  }

  /// The weights of an intent in signed bytes, and what products with them are multiplied by.
  func packed(_ index: Int) -> (scale: Float, words: [UInt32]) {
    let row = weights[index * dimension..<(index + 1) * dimension]
    let greatest = row.reduce(Float(1e-9)) { max($0, $1.magnitude) }
    let unit = greatest / 127
    let words = stride(from: row.startIndex, to: row.endIndex, by: 4).map { at in
      (at..<at + 4).reversed().reduce(UInt32(0)) {
        $0 << 8 | UInt32(UInt8(bitPattern: Int8((weights[$1] / unit).rounded())))
      }
    }
    return (unit * Self.share * Self.length / MeaningVector.one, words)
  }
}
