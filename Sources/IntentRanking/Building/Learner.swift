// SPDX-License-Identifier: Apache-2.0

/// One gradient step at a time: what is known of the example under way, and how far each weight has
/// moved.
struct Learner: ~Copyable {
  private var scores: [Float]
  /// Sums of squared gradients.
  private var squares: [Float]
  private var lists: [Range<Int>] = []
  private var values: [Float] = []

  /// The length of the first step.
  private static let rate: Float = 0.5

  init(classCount: Int, weightCount: Int) {
    scores = [Float](repeating: 0, count: classCount)
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
    _ label: Int, _ importance: Float, _ weights: UnsafeMutableBufferPointer<Float>,
    _ classes: UnsafeBufferPointer<UInt16>
  ) {
    let (lists, values) = (lists, values)
    unsafe scores.withUnsafeMutableBufferPointer { scores in
      unsafe squares.withUnsafeMutableBufferPointer { squares in
        unsafe scores.update(repeating: 0)
        for (list, value) in zip(lists, values) {
          // SAFETY: postings are below the number of weights, and their classes below that of scores.
          for p in list { unsafe scores[Int(classes[p])] += weights[p] * value }
        }
        var greatest = -Float.infinity
        for k in 0..<scores.count { greatest = unsafe max(greatest, scores[k]) }
        var sum: Float = 0
        for k in 0..<scores.count {
          unsafe scores[k] = unsafe FloatMath.exp(scores[k] - greatest)
          sum += unsafe scores[k]
        }
        let scale = importance / sum
        for k in 0..<scores.count { unsafe scores[k] *= scale }
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
