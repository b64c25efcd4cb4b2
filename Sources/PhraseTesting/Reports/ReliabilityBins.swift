// SPDX-License-Identifier: Apache-2.0

/// How often outcomes are right, by tenths of their confidence.
package struct ReliabilityBins: Sendable, Equatable {
  /// A tenth of the confidences.
  package struct Bin: Sendable, Equatable {
    /// Outcomes with such a confidence.
    package var count = 0
    /// The sum of their confidences.
    package var confidence = 0.0
    /// How many are right.
    package var right = 0

    /// Their mean confidence; 0 for none.
    package var mean: Double { count == 0 ? 0 : confidence / Double(count) }
    /// The share that is right; 0 for none.
    package var accuracy: Double { count == 0 ? 0 : Double(right) / Double(count) }
  }

  /// The tenths, rising; a confidence of 1 is in the last.
  package private(set) var bins = [Bin](repeating: Bin(), count: 10)

  /// Creates bins without outcomes.
  package init() {}

  /// Counts an outcome.
  package mutating func add(confidence: Double, isRight: Bool) {
    let bin = min(9, max(0, Int(confidence * 10)))
    bins[bin].count += 1
    bins[bin].confidence += confidence
    bins[bin].right += isRight ? 1 : 0
  }

  /// Outcomes in all.
  package var count: Int { bins.reduce(0) { $0 + $1.count } }

  /// The expected calibration error: by how much accuracy is beside confidence, each bin counting by
  /// its outcomes.
  ///
  /// - SeeAlso: Guo et al. (2017), "On calibration of modern neural networks".
  package var calibrationError: Double {
    bins.reduce(0) { $0 + Double($1.count) * abs($1.mean - $1.accuracy) } / Double(max(1, count))
  }
}
