// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import LanguageData
import MatchIndex

/// Makes a model that tells intents apart from their declared phrases alone.
///
/// A multinomial logistic regression over what `FeatureBuffer` reads from phrases: all phrases of an
/// intent add up, and a feature counts for what it tells. A weight exists only for a feature and an
/// intent with a phrase that holds it: a small part of a full matrix, and as accurate (see
/// README.md of this module, "Decided, and why"). Weights are learnt by
/// stochastic gradient steps in a fixed order, each as long as its weight has moved little before
/// (Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011). Equal phrases give equal bytes.
package struct IntentModelBuilder: ~Copyable {
  /// The intents, in the order they were added: what stands for each in the model.
  private(set) var classes: [IntentModel.Class] = []
  var table = FeatureTable()
  /// Examples: features from `starts[k]` to `starts[k + 1]`.
  private(set) var starts: [UInt32] = [0]
  private(set) var numbers: [UInt32] = []
  private(set) var values: [Float] = []
  private(set) var labels: [UInt32] = []
  private(set) var importance: [Float] = []
  /// The kinds of listed values in each intent's phrases.
  private(set) var slotClasses: [[UInt32]] = []
  /// The phrases of each intent.
  private(set) var phrases: [[IntentModel.PhraseMark]] = []
  /// What each intent's phrases do.
  private(set) var conducts: [IntentModel.Conduct] = []
  /// What phrases of each intent begin with, of those that begin with a verb.
  private(set) var heads: [[UInt32]] = []
  /// The first words of what phrases name of each kind of things, by the kind's feature; at most `leastSeveral`.
  private var kinds: [[UInt64: [UInt64]]] = []
  /// How many things of a kind phrases have to name, that another may be meant: two are often one thing, the TV and the
  /// television.
  private static let leastSeveral = 3
  /// The features that stand for several things of a kind.
  private var several: Set<UInt32> = []
  /// How many phrases of each intent undo something.
  private var undoing: [Int] = []
  /// How many say what has consequences.
  private var grave: [Int] = []
  /// The axes of opposites that phrases say.
  package var axes: UInt64 { conducts.reduce(0) { $0 | $1.poles.axes } }
  /// The groups of words that phrases hold.
  package private(set) var groups: Set<UInt32> = []
  /// The stems that phrases hold.
  package private(set) var stems: Set<UInt64> = []
  private var buffer = FeatureBuffer()
  /// Vectors of the language's words; `nil` where there are none.
  private let vectors: WordVectors?
  private var meaning = MeaningVector()
  /// The directions of the examples, one after the other; zeroes for those without.
  private(set) var directions: [Float] = []

  /// How much the title of an intent counts beside a phrase.
  static let titleImportance: Float = 0.5
  /// Most intents of a model: a posting has fifteen bits for one.
  package static let maxClasses = 32_767

  /// Starts a model without intents.
  ///
  /// - Parameter vectors: Vectors of the language's words; `nil` where there are none.
  package init(vectors: WordVectors? = nil) { self.vectors = vectors }

  /// Adds an intent and gives its number; `nil` past `maxClasses`.
  package mutating func addClass(_ label: IntentModel.Class) -> Int? {
    guard classes.count < Self.maxClasses else { return nil }
    classes.append(label)
    slotClasses.append([])
    phrases.append([])
    conducts.append(IntentModel.Conduct())
    heads.append([])
    kinds.append([:])
    undoing.append(0)
    grave.append(0)
    return classes.count - 1
  }

  /// Adds a phrase of an intent.
  ///
  /// - Parameters:
  ///   - words: Its words, slots and names, and what its head is.
  ///   - intent: The intent's number, as `addClass(_:)` gave it.
  ///   - phrase: Its number in the image.
  ///   - knowledge: What is known of the language; `nil` where nothing is.
  package mutating func addPhrase(
    _ words: borrowing WordBuffer, of intent: Int, phrase: UInt32, _ knowledge: KnowledgeBlock?
  ) {
    add(words, of: intent, weight: 1, knowledge, hasPairs: true)
    phrases[intent].append(IntentModel.PhraseMark(phrase: phrase, signature: words.signature))
    switch words.requestHead {
    case .other: conducts[intent].traits.insert(.namesThing)
    case .question: conducts[intent].traits.insert(.asks)
    case .verb, .sequence, .unlistedVerb, .light: conducts[intent].traits.insert(.acts)
    case .showing: conducts[intent].traits.insert(.shows)
    case nil: break
    }
    if !words.saysAll {
      conducts[intent].traits.remove(.isForAll)
    } else if phrases[intent].count == 1 {
      conducts[intent].traits.insert(.isForAll)
    }
    addHead(words, of: intent)
    if let knowledge {
      let direction = words.direction(knowledge)
      conducts[intent].poles.formUnion(direction.poles)
      if direction.isConsequential { grave[intent] += 1 }
      if direction.isReversal || direction.poles.minus != 0 { undoing[intent] += 1 }
      conducts[intent].traits.set(.undoes, 3 * undoing[intent] >= phrases[intent].count)
      conducts[intent].traits.set(.isConsequential, 2 * grave[intent] >= phrases[intent].count)
    }
    if !(0..<words.count).contains(where: { words[$0].kind == .slot }) {
      conducts[intent].traits.remove(.alwaysTakesValue)
    } else if phrases[intent].count == 1 {
      conducts[intent].traits.insert(.alwaysTakesValue)
    }
    for k in 0..<words.count {
      let word = words.words[k]
      if word.kind == .slot, word.lower == 0 { conducts[intent].traits.insert(.takesOpenWords) }
      if word.kind == .slot, word.lower > 0, !slotClasses[intent].contains(word.lower - 1) {
        slotClasses[intent].append(word.lower - 1)
      }
    }
  }

  /// Adds the title of an intent, or the names of its parameters.
  package mutating func addTitle(
    _ words: borrowing WordBuffer, of intent: Int, _ knowledge: KnowledgeBlock?
  ) {
    add(words, of: intent, weight: Self.titleImportance, knowledge, hasPairs: false)
    addHead(words, of: intent)
  }

  /// Notes the verb that a phrase begins with, and its meanings, as they were just read.
  private mutating func addHead(_ words: borrowing WordBuffer, of intent: Int) {
    guard let kind = words.requestHead, kind != .other, kind != .question else { return }
    let head = words.head
    for k in 0..<buffer.features.count {
      let feature = buffer.features[k]
      guard feature.family == .stem || feature.family == .meaning, Int(feature.first) == head,
        heads[intent].count < IntentModel.maxHeads
      else { continue }
      let key = IntentModel.headKey(feature)
      if !heads[intent].contains(key) { heads[intent].append(key) }
    }
  }

  /// The number of examples so far.
  package var exampleCount: Int { labels.count }

  private mutating func add(
    _ words: borrowing WordBuffer, of intent: Int, weight: Float, _ knowledge: KnowledgeBlock?,
    hasPairs: Bool
  ) {
    buffer.read(words, knowledge, hasPairs: hasPairs)
    for k in 0..<buffer.groups.count { groups.insert(buffer.groups[k]) }
    for k in 0..<words.count where words.words[k].kind == .word { stems.insert(words.stems[k]) }
    let first = numbers.count
    for k in 0..<buffer.features.count where buffer.features[k].isKind {
      let feature = buffer.features[k]
      let thing = words.stems[Int(feature.first)]
      var things = kinds[intent][feature.key] ?? []
      if things.count < Self.leastSeveral, !things.contains(thing) {
        things.append(thing)
        kinds[intent][feature.key] = things
      }
      if things.count < Self.leastSeveral { continue }
      let number = table.number(feature.ofSeveral)
      several.insert(number)
      numbers.append(number)
      values.append(0)
    }
    for k in 0..<buffer.features.count {
      let feature = buffer.features[k]
      let number = table.number(feature)
      if let known = numbers[first...].firstIndex(of: number) {
        values[known] = feature.family.adds ? values[known] + 1 : max(values[known], feature.value)
      } else {
        numbers.append(number)
        values.append(feature.value)
      }
    }
    if numbers.count == first { return }
    if let vectors {
      meaning.read(words, vectors)
      for k in 0..<vectors.dimension {
        directions.append(k < meaning.unit.count ? Float(meaning.unit[k]) / MeaningVector.one : 0)
      }
    }
    starts.append(UInt32(numbers.count))
    labels.append(UInt32(intent))
    importance.append(weight)
  }

  /// Forgets features that a single phrase holds of an intent with many: they are the chance of a name or a
  /// number, and most of what there is.
  private mutating func dropRareFeatures() {
    var sizes = [Int](repeating: 0, count: classes.count)
    for label in labels { sizes[Int(label)] += 1 }
    guard sizes.contains(where: { $0 >= Self.manyPhrases }) else { return }
    var holders = [UInt32](repeating: 0, count: table.keys.count)
    for number in numbers { holders[Int(number)] += 1 }
    var kept = 0
    var start = 0
    for example in labels.indices {
      let end = Int(starts[example + 1])
      let isLarge = sizes[Int(labels[example])] >= Self.manyPhrases
      for k in start..<end where !isLarge || holders[Int(numbers[k])] > 1 || values[k] == 0 {
        numbers[kept] = numbers[k]
        values[kept] = values[k]
        kept += 1
      }
      start = end
      starts[example + 1] = UInt32(kept)
    }
    numbers.removeLast(numbers.count - kept)
    values.removeLast(values.count - kept)
  }

  /// An intent with so many phrases needs no feature that only one of them holds.
  static let manyPhrases = 32

  /// Trains the model and lays it out.
  ///
  /// - Returns: The words of an `IntentModel`; none where there is nothing to tell apart.
  /// - Complexity: O(*p* · *s*) for *p* examples and *s* weights of an example's features, a dozen
  ///   times; past a fixed budget fewer times, and then with some of the examples only.
  package consuming func finish() -> [UInt32] {
    if labels.isEmpty { return [] }
    dropRareFeatures()
    let rarity = IntentModelTrainer.rarity(
      numbers, starts, labels, features: table.keys.count, classes: classes.count)
    var trainer = IntentModelTrainer(
      starts: starts, numbers: numbers, values: values, labels: labels, importance: importance,
      families: table.families, rarity: rarity, classCount: classes.count,
      dense: DenseWeights(directions, dimension: vectors?.dimension ?? 0, classes: classes.count))
    trainer.train()
    trainer.keep(several)
    return IntentModelLayout(
      classes: classes, slotClasses: slotClasses, phrases: phrases, conducts: conducts,
      heads: heads,
      keys: table.keys, rarity: rarity, trainer: trainer, vectors: vectors
    ).words
  }
}
