// SPDX-License-Identifier: Apache-2.0

import PhraseTesting

/// How true confidences are, and how well they tell what is meant for an app from what is not.
struct CalibrationScores {
  /// What acting from a confidence on comes to.
  struct Point {
    /// Less sure outcomes are not acted on.
    var threshold: Double
    /// The share of utterances in scope that bring back the intent meant.
    var accuracy: Double
    /// The share of utterances out of scope that are not acted on.
    var recall: Double
  }

  /// Utterances in scope, and those of them that are right.
  private(set) var inScope = (count: 0, right: 0)
  /// Utterances out of scope, and those of them that are not acted on.
  private(set) var outOfScope = (count: 0, right: 0)
  /// The reliability of flexible outcomes, by tenths of confidence; 1 is in the last.
  private(set) var reliability = ReliabilityBins()
  /// What each threshold comes to, by rising threshold; the first acts on all that is acted on.
  private(set) var curve: [Point] = []
  /// The probability that an utterance in scope is surer than one out of scope, ties by half; `nil`
  /// without both kinds.
  private(set) var auroc: Double?

  /// Scores items in any order.
  ///
  /// Out of scope, an outcome that is acted on is wrong; it is in the bins as well.
  init(_ items: [CalibrationItem]) {
    for item in items {
      if item.isInScope {
        inScope.count += 1
        inScope.right += item.isRight ? 1 : 0
      } else {
        outOfScope.count += 1
        outOfScope.right += item.isRight ? 1 : 0
      }
      guard item.isFlexible else { continue }
      // Out of scope, what is right is not acted on and thus no flexible outcome.
      reliability.add(confidence: item.confidence, isRight: item.isRight)
    }
    sweep(items.sorted { $0.confidence < $1.confidence })
  }

  /// The share of utterances in scope that are right.
  var accuracy: Double { Double(inScope.right) / Double(max(1, inScope.count)) }
  /// The share of utterances out of scope that are not acted on.
  var recall: Double { Double(outOfScope.right) / Double(max(1, outOfScope.count)) }

  /// The reliability by tenths.
  var bins: [ReliabilityBins.Bin] { reliability.bins }
  /// Flexible outcomes in all.
  var flexibleCount: Int { reliability.count }
  /// The expected calibration error of flexible outcomes.
  var calibrationError: Double { reliability.calibrationError }

  /// The most utterances out of scope that a threshold turns away and costs no more than this share
  /// of accuracy in scope.
  func point(atCost cost: Double) -> Point? {
    curve.last { $0.accuracy >= accuracy - cost - 1e-9 }
  }

  /// Goes through the thresholds from low to high, past equal confidences at once.
  private mutating func sweep(_ sorted: [CalibrationItem]) {
    var right = inScope.right
    var refused = outOfScope.right
    var (inBelow, pairs, at) = (0, 0.0, 0)
    var threshold = 0.0
    while true {
      curve.append(
        Point(
          threshold: threshold, accuracy: Double(right) / Double(max(1, inScope.count)),
          recall: Double(refused) / Double(max(1, outOfScope.count))))
      guard at < sorted.count else { break }
      let confidence = sorted[at].confidence
      var (ins, outs) = (0, 0)
      while at < sorted.count, sorted[at].confidence == confidence {
        let item = sorted[at]
        if item.isInScope { ins += 1 } else { outs += 1 }
        if item.isInScope, item.isRight { right -= 1 }
        if !item.isInScope, !item.isRight { refused += 1 }
        at += 1
      }
      // Those out of scope that are surer than some in scope count against it.
      pairs += Double(outs) * (Double(inBelow) + Double(ins) / 2)
      inBelow += ins
      threshold = confidence.nextUp
    }
    if inScope.count > 0, outOfScope.count > 0 {
      auroc = 1 - pairs / (Double(inScope.count) * Double(outOfScope.count))
    }
  }
}
