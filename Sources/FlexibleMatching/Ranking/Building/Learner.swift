// SPDX-License-Identifier: Apache-2.0

/// One gradient step at a time: what is known of the example under way, and how far each weight has
/// moved.
struct Learner: ~Copyable {
  /// A score an intent, and further on those of none, so that they can be read in eights.
  private var scores: [SIMD8<Float>]
  /// Sums of squared gradients.
  private var squares: [Float]
  private let classCount: Int
  private var lists: [Range<Int>] = []
  private var values: [Float] = []

  /// The length of the first step.
  private static let rate: Float = 0.5

  init(classCount: Int, weightCount: Int) {
    scores = [SIMD8<Float>](repeating: .zero, count: (classCount + 7) / 8)
    self.classCount = classCount
    squares = [Float](repeating: 1e-2, count: weightCount)
  }

  /// Starts an example.
  mutating func begin() {
    lists.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Adds a feature of the example, by the range of its postings.
  mutating func add(_ postings: Range<Int>, _ value: Float) {
    lists.append(postings)
    values.append(value)
  }

  /// Takes a step towards the example's intent.
  ///
  /// - Parameters:
  ///   - label: The intent.
  ///   - importance: How much the example counts.
  ///   - weights: The weights of all postings.
  ///   - classes: The intent of each posting.
  mutating func learn(
    _ label: Int, importance: Float, weights: UnsafeMutableBufferPointer<Float>,
    classes: UnsafeBufferPointer<UInt16>
  ) {
    let (lists, values, classCount) = (lists, values, classCount)
    // SAFETY: both are used inside the closures only; postings are below the number of weights, as
    // of squares, and their classes below that of scores.
    unsafe squares.withUnsafeMutableBufferPointer { squares in
      unsafe self.scores.withUnsafeMutableBufferPointer { eights in
        unsafe eights.update(repeating: .zero)
        // SAFETY: eight numbers lie where eight numbers lay.
        unsafe eights.withMemoryRebound(to: Float.self) { scores in
          for (list, value) in zip(lists, values) {
            // SAFETY: postings are below the number of weights, and their classes below that of scores.
            for p in list { unsafe scores[Int(classes[p])] += weights[p] * value }
          }
          for k in classCount..<scores.count { unsafe scores[k] = -.infinity }
        }
        var greatest = SIMD8<Float>(repeating: -.infinity)
        for k in eights.indices {
          let eight = unsafe eights[k]
          greatest.replace(with: eight, where: eight .> greatest)
        }
        let top = greatest.max()
        var sums = SIMD8<Float>(repeating: 0)
        for k in eights.indices {
          let share = unsafe FloatMath.exp(eights[k] - top)
          unsafe eights[k] = share
          sums += share
        }
        let scale = importance / sums.sum()
        for k in eights.indices { unsafe eights[k] *= scale }
        // SAFETY: as above.
        unsafe eights.withMemoryRebound(to: Float.self) { scores in
          unsafe scores[label] -= importance
          for (list, value) in zip(lists, values) {
            for p in list {
              // SAFETY: as above.
              let gradient = unsafe scores[Int(classes[p])] * value
              let square = unsafe squares[p] + gradient * gradient
              unsafe squares[p] = square
              unsafe weights[p] -= Self.rate * gradient / square.squareRoot()
            }
          }
        }
      }
    }
  }
}
