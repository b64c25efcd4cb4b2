// SPDX-License-Identifier: Apache-2.0

/// Learns the weights of features for intents.
struct IntentModelTrainer {
  private let starts: [UInt32]
  private let numbers: [UInt32]
  /// Values of the examples' features, each family of unit length times its weight.
  private var values: [Float]
  private let labels: [UInt32]
  private let importance: [Float]
  private let families: [FeatureFamily]
  let classCount: Int

  /// The intents of each feature and their weights: from `postingStarts[f]` to `postingStarts[f + 1]`.
  private(set) var postingStarts: [UInt32] = []
  private(set) var postingClasses: [UInt16] = []
  private(set) var weights: [Float] = []
  /// The weights of directions.
  private(set) var dense: DenseWeights

  /// What each run over the examples sees of them; each has an order of its own too, and the mean of their
  /// weights is the model.
  ///
  /// What one run learns from a few phrases hangs on their order: equally good orders differ by one
  /// right answer in a hundred. The mean is steadier than each, and better than most. Where a run
  /// does without what the others rely on, it learns what the rest is worth; that is 0.4 points
  /// more on nine suites than four runs that see everything, as much as one order differs from another.
  ///
  /// - SeeAlso: Breiman, "Bagging predictors", 1996; Ho, "The random subspace method for constructing decision
  ///   forests", 1998.
  static let runs = [
    FeatureView(), FeatureView([.stem: 0]), FeatureView([.meaning: 0, .subject: 0]),
    FeatureView([.stem: 0.5, .trigram: 0.25, .pair: 0.6, .meaning: 1.6, .subject: 1.7]),
  ]
  /// Most passes of a run over the examples.
  static let passes = 16
  /// The share of an example's features that a pass does not see, so that none is relied on alone.
  ///
  /// - SeeAlso: Srivastava et al., "Dropout: a simple way to prevent neural networks from
  ///   overfitting", 2014.
  static let dropout: Float = 0.4
  /// Up to so many phrases of an intent, on average, all runs are made.
  static let fewPhrases = 16
  /// Steps to weights that training may take, about two nanoseconds each.
  static let budget = 400_000_000
  /// How much the mean of an intent's phrases counts before anything is learnt.
  static let start: Float = 6

  /// How telling each feature is: (ln((1 + *c*) / (1 + *n*)) + 1)^¾ for a feature of *n* among *c* intents.
  static func rarity(
    _ numbers: [UInt32], _ starts: [UInt32], _ labels: [UInt32], features: Int, classes: Int
  ) -> [Float] {
    var counts = [UInt32](repeating: 0, count: features)
    var last = [UInt32](repeating: .max, count: features)
    // Examples of an intent follow each other nearly always; an intent met again counts again.
    for example in labels.indices {
      for k in Int(starts[example])..<Int(starts[example + 1]) {
        let feature = Int(numbers[k])
        if last[feature] != labels[example] {
          last[feature] = labels[example]
          counts[feature] += 1
        }
      }
    }
    return counts.map { rarity(intents: Float($0), of: Float(classes)) }
  }

  /// How telling a feature of some intents is; of none for one that no phrase holds.
  static func rarity(intents: Float, of classes: Float) -> Float {
    let x = max(FloatMath.log((1 + classes) / (1 + intents)), 0) + 1
    // x^¾ by two square roots.
    let root = x.squareRoot()
    return root * root.squareRoot()
  }

  /// Brings the examples to unit length family by family.
  init(
    starts: [UInt32], numbers: [UInt32], values: [Float], labels: [UInt32], importance: [Float],
    families: [FeatureFamily], rarity: [Float], classCount: Int, dense: DenseWeights
  ) {
    self.dense = dense
    self.starts = starts
    self.numbers = numbers
    self.labels = labels
    self.importance = importance
    self.families = families
    self.classCount = classCount
    self.values = values
    for example in labels.indices {
      let range = Int(starts[example])..<Int(starts[example + 1])
      var norms = FamilyNorms()
      for k in range {
        let feature = Int(numbers[k])
        let family = families[feature]
        self.values[k] = FamilyNorms.amount(values[k], family) * rarity[feature]
        norms.add(self.values[k], family)
      }
      norms.finish()
      for k in range { self.values[k] *= norms[families[Int(numbers[k])]] }
    }
    makePostings(features: families.count)
    start()
  }

  /// Starts from the means of the intents' phrases: an intent with few rivals, or none, is then still
  /// told from what is like none of its phrases.
  private mutating func start() {
    var counts = [Float](repeating: 0, count: classCount)
    for example in labels.indices { counts[Int(labels[example])] += importance[example] }
    for example in labels.indices {
      let label = UInt16(truncatingIfNeeded: labels[example])
      let share = Self.start * importance[example] / counts[Int(label)]
      dense.add(example, to: Int(label), share)
      for k in Int(starts[example])..<Int(starts[example + 1]) {
        let feature = Int(numbers[k])
        var lower = Int(postingStarts[feature])
        var upper = Int(postingStarts[feature + 1])
        while lower < upper {
          let middle = (lower + upper) / 2
          if postingClasses[middle] < label { lower = middle + 1 } else { upper = middle }
        }
        weights[lower] += share * values[k]
      }
    }
  }

  /// The score that each intent's phrases have for it, on average.
  func typicalScores() -> [Float] {
    var sums = [Float](repeating: 0, count: classCount)
    var counts = [Float](repeating: 0, count: classCount)
    for example in labels.indices {
      let label = Int(labels[example])
      var score: Float = 0
      for k in Int(starts[example])..<Int(starts[example + 1]) {
        let feature = Int(numbers[k])
        for p in Int(postingStarts[feature])..<Int(postingStarts[feature + 1])
        where Int(postingClasses[p]) == label {
          score += weights[p] * values[k]
        }
      }
      score += dense.score(example, of: label)
      sums[label] += score * importance[example]
      counts[label] += importance[example]
    }
    return zip(sums, counts).map { $1 > 0 ? $0 / $1 : 1 }
  }

  private mutating func makePostings(features: Int) {
    var pairs: [UInt64] = []
    pairs.reserveCapacity(numbers.count)
    for example in labels.indices {
      for k in Int(starts[example])..<Int(starts[example + 1]) {
        pairs.append(UInt64(numbers[k]) << 16 | UInt64(labels[example]))
      }
    }
    pairs.sort()
    postingStarts.reserveCapacity(features + 1)
    var last = UInt64.max
    for pair in pairs where pair != last {
      last = pair
      while postingStarts.count <= Int(pair >> 16) {
        postingStarts.append(UInt32(postingClasses.count))
      }
      postingClasses.append(UInt16(truncatingIfNeeded: pair))
    }
    while postingStarts.count <= features { postingStarts.append(UInt32(postingClasses.count)) }
    weights = [Float](repeating: 0, count: postingClasses.count)
  }

  /// Learns in `runs` of `passes`. Where an intent has many phrases runs are left out and then passes, as
  /// each sees more of them, and so they are where all of it would exceed the budget.
  mutating func train(budget: Int = Self.budget) {
    var work = labels.count * classCount
    for k in numbers.indices {
      let feature = Int(numbers[k])
      work += Int(postingStarts[feature + 1] - postingStarts[feature])
    }
    let phrases = max(1, labels.count / max(classCount, 1))
    let affordable = max(1, budget / max(work, 1))
    let passes = min(
      affordable, max(2, min(Self.passes, Self.passes * Self.fewPhrases / phrases)))
    let runs = max(
      1, min(Self.runs.count, Self.runs.count * Self.fewPhrases / phrases, affordable / passes))
    // Where one pass is too much, every n-th example is taken, the intents' evenly.
    let stride = max(1, (work + budget - 1) / budget)
    var random = FixedRandom()
    let step = Self.step(labels.count)
    dense.learn(labels, importance: importance, step: step)
    let start = weights
    // The mean of the weights after each of the later passes: single steps matter less (Polyak and
    // Juditsky, "Acceleration of stochastic approximation by averaging", 1992).
    var sums = [Float](repeating: 0, count: weights.count)
    let firstKept = passes / 2
    for run in 0..<runs {
      let view = Self.runs[run]
      weights = start
      scale(by: view)
      var learner = Learner(classCount: classCount, weightCount: weights.count)
      var kept = [Float](repeating: 0, count: weights.count)
      for pass in 0..<passes {
        // A fixed order in which neighbours are far apart: 7919, 31337 and 104729 are primes.
        let first = (pass * 104_729 + run * 31_337) % labels.count
        learn(&learner, &random, view, from: first, step: step, stride: stride)
        if pass >= firstKept { for p in kept.indices { kept[p] += weights[p] } }
      }
      // As weights of what all views see: the view's factor is of the weight, not of the evidence.
      weights = kept
      scale(by: view)
      for p in sums.indices { sums[p] += weights[p] }
    }
    let share = 1 / Float((passes - firstKept) * runs)
    for p in weights.indices { weights[p] = sums[p] * share }
  }

  /// Multiplies the weights by a view's factors.
  private mutating func scale(by view: FeatureView) {
    for feature in families.indices {
      let factor = view[families[feature]]
      if factor == 1 { continue }
      for p in Int(postingStarts[feature])..<Int(postingStarts[feature + 1]) {
        weights[p] *= factor
      }
    }
  }

  /// Gives features that tell nothing apart a weight, however small: without one no intent holds them.
  mutating func keep(_ features: Set<UInt32>) {
    let least = 0.01 * weights.reduce(Float(1e-6)) { max($0, $1.magnitude) }
    for feature in features {
      for posting in Int(postingStarts[Int(feature)])..<Int(postingStarts[Int(feature) + 1]) {
        weights[posting] = least
      }
    }
  }

  /// One pass over the examples, or over every `stride`-th of them.
  private mutating func learn(
    _ learner: inout Learner, _ random: inout FixedRandom, _ view: FeatureView, from first: Int,
    step: Int, stride: Int
  ) {
    var at = first
    for _ in 0..<(labels.count + stride - 1) / stride {
      let range = Int(starts[at])..<Int(starts[at + 1])
      learner.begin()
      // What stands for several things of a kind has no weight.
      for k in range where values[k] != 0 && random.next() >= Self.dropout {
        let feature = Int(numbers[k])
        let factor = view[families[feature]]
        if factor == 0 { continue }
        learner.add(
          Int(postingStarts[feature])..<Int(postingStarts[feature + 1]),
          values[k] * factor / (1 - Self.dropout))
      }
      // SAFETY: the learner uses both arrays inside the closures only; there is a class for each
      // weight, and the places it was given are of them.
      unsafe weights.withUnsafeMutableBufferPointer { weights in
        unsafe postingClasses.withUnsafeBufferPointer { classes in
          unsafe learner.learn(
            Int(labels[at]), importance: importance[at], weights: weights, classes: classes)
        }
      }
      at = (at + step) % labels.count
    }
  }

  /// A step that visits all of `count` places: 7919, or the next number without a common divisor.
  private static func step(_ count: Int) -> Int {
    var step = 7_919 % max(count, 1)
    while step < 1 || divisor(step, count) > 1 { step += 1 }
    return step
  }

  private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
}
