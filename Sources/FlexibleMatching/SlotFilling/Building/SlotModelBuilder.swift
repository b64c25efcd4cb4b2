// SPDX-License-Identifier: Apache-2.0

/// Takes the intents and phrases of an app in and counts what stands where in them.
package struct SlotModelBuilder: Sendable {
  /// What a word of a phrase, or what stands beside a slot, is.
  enum Neighbour: Hashable, Comparable, Sendable {
    /// The beginning or the end of a phrase, or the app's name.
    case boundary
    /// A slot, by the key of its parameter.
    case slot(UInt64)
    /// A word, by the hash of its stem.
    case word(UInt64)
  }

  /// Something that occurred once: a literal, or a neighbour of a slot.
  struct Occurrence: Comparable, Sendable {
    var neighbour: Neighbour
    var intent: Int
    /// As in an entry of `SlotModel`.
    var role: UInt32

    static func < (a: Self, b: Self) -> Bool {
      (a.neighbour, a.intent, a.role) < (b.neighbour, b.intent, b.role)
    }
  }

  /// What is known of an intent.
  struct Intent: Sendable {
    var keys: [UInt64]
    var phraseCount = 0
    /// Phrases without a slot.
    var plainCount = 0
    var slotCounts: [Int]

    var hasSlots: Bool { slotCounts.contains { $0 > 0 } }
  }

  /// The intents as they were added, and all that occurred in their phrases.
  private(set) var intents: [Intent] = []
  private(set) var occurrences: [Occurrence] = []

  /// A builder for the intents of one app.
  package init() {}

  /// Adds an intent.
  ///
  /// - Parameter parameters: A key for each parameter. What stands beside parameters of the same key
  ///   counts for all of them. Parameters past the sixteenth are never filled.
  /// - Returns: The intent's number: 0, 1, … in the order added.
  package mutating func addIntent(parameters: [UInt64]) -> Int {
    let keys = Array(parameters.prefix(SlotLimits.parameters))
    intents.append(Intent(keys: keys, slotCounts: keys.map { _ in 0 }))
    return intents.count - 1
  }

  /// Adds a declared phrase of an intent.
  ///
  /// - Parameters:
  ///   - elements: The phrase, in order.
  ///   - intent: The number that `addIntent` gave.
  package mutating func addPhrase(_ elements: [PhraseElement], intent: Int) {
    precondition(intents.indices.contains(intent), "no intent of this number")
    let keys = intents[intent].keys
    func neighbour(_ index: Int) -> Neighbour {
      guard elements.indices.contains(index) else { return .boundary }
      switch elements[index] {
      case .word(let stem, _): return .word(stem)
      case .slot(let parameter) where keys.indices.contains(parameter):
        return .slot(keys[parameter])
      case .slot, .name: return .boundary
      }
    }
    func add(_ neighbour: Neighbour, _ role: UInt32) {
      occurrences.append(Occurrence(neighbour: neighbour, intent: intent, role: role))
    }
    let slotsBefore = intents[intent].slotCounts.reduce(0, +)
    intents[intent].phraseCount += 1
    for (index, element) in elements.enumerated() {
      switch element {
      case .word(let stem, _): add(.word(stem), SlotModel.literalRole)
      case .slot(let parameter) where keys.indices.contains(parameter):
        intents[intent].slotCounts[parameter] += 1
        add(neighbour(index - 1), SlotModel.leftRole(parameter))
        add(neighbour(index + 1), SlotModel.rightRole(parameter))
      case .slot, .name: break
      }
    }
    if intents[intent].slotCounts.reduce(0, +) == slotsBefore { intents[intent].plainCount += 1 }
  }

  /// Lays the counts out.
  ///
  /// - Returns: The block of words that `SlotModel` reads, the same for the same phrases; empty when
  ///   no phrase holds a slot.
  /// - Complexity: O(*n* log *n*) for the words of all phrases.
  package func finish() -> [UInt32] {
    intents.contains { $0.hasSlots } ? SlotModelLayout(self).words : []
  }
}
