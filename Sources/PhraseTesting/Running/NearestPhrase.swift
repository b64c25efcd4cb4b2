// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import TextAnalysis

/// The declared phrase that comes nearest to an utterance, and what is between them.
///
/// Words are compared in order: a slot takes any words, the app's name one of its forms. What is left
/// over on either side is what keeps the utterance from fitting.
struct NearestPhrase {
  /// The phrase's template.
  var phrase: String
  /// The intent it runs; `nil` for a negative phrase.
  var intent: String?
  /// What the phrase has and the utterance lacks, in order.
  var lacking: [String]
  /// What the utterance has and the phrase lacks, in order.
  var extra: [String]
  /// The words that stand where the phrase has slots, in order.
  var fillings: [(slot: String, words: String)]

  /// Most steps of laying phrases over words, so that no catalog makes an explanation long; some thousand
  /// phrases of ordinary length.
  private static let maxSteps = 2_000_000
  /// Most words of each side.
  private static let maxWords = 64
  /// Most forms of the app's name.
  private static let maxForms = 32

  /// Whether there is a word on either side that the other lacks.
  var differs: Bool { !lacking.isEmpty || !extra.isEmpty }

  /// The difference in words.
  var reason: String {
    var parts: [String] = []
    if !lacking.isEmpty { parts.append("lacks " + list(lacking)) }
    if !extra.isEmpty { parts.append("has " + list(extra) + " too many") }
    return parts.joined(separator: ", ")
  }

  /// What is left to be so where no word differs: that the words in slots are values.
  var condition: String {
    fillings.isEmpty
      ? "has the same words"
      : "fits where "
        + fillings.map { "'\($0.words)' is a value of '\($0.slot)'" }.joined(separator: " and ")
  }

  private func list(_ words: [String]) -> String {
    words.prefix(4).joined(separator: ", ")
      + (words.count > 4 ? " …" : "")
  }

  /// Finds the nearest phrase of an app in a locale.
  ///
  /// - Parameter intents: The only intents to look at; empty for all.
  /// - Complexity: O(*p*·*n*·*m*) for *p* phrases of *n* words and an utterance of *m*; bounded.
  static func find(
    _ text: String, in catalog: AppCatalog, locale: LocaleTag, intents: [String]
  ) -> NearestPhrase? {
    let spoken = SpokenLocale(catalog, locale)
    let analyzer = TextAnalyzer(locale: spoken.tag)
    let words = tokens(text, analyzer)
    let forms = spoken.names.heardForms.prefix(maxForms).map { tokens($0, analyzer) }.filter {
      !$0.isEmpty
    }
    var best: (found: NearestPhrase, cost: Int)?
    var left = maxSteps
    for shortcut in catalog.shortcuts
    where intents.isEmpty || intents.contains(shortcut.intent) {
      for phrase in spoken.phrases(of: shortcut) where left > 0 {
        let elements = elements(of: phrase.text, analyzer)
        guard elements.count <= maxWords else { continue }
        left -= elements.reduce(64) { sum, element in
          sum + (words.count + 1) * (element.isSlot ? words.count + 1 : 1)
        }
        let alignment = Alignment(elements, words, forms)
        if alignment.cost < best?.cost ?? .max {
          best = (alignment.found(phrase.text, shortcut.intent), alignment.cost)
        }
      }
    }
    return best?.found
  }

  private static func tokens(_ text: String, _ analyzer: TextAnalyzer) -> [String] {
    Array(((try? analyzer.normalizedTokens(text)) ?? []).map(\.folded).prefix(maxWords))
  }

  private static func elements(of phrase: String, _ analyzer: TextAnalyzer) -> [Element] {
    PhraseTemplate(phrase).segments.flatMap { segment -> [Element] in
      switch segment {
      case .literal(let text): tokens(text, analyzer).map { .word($0) }
      case .applicationName: [.name]
      case .slot(let name): [.slot(name)]
      }
    }
  }

  fileprivate enum Element {
    case word(String)
    case name
    case slot(String)

    var isSlot: Bool { if case .slot = self { true } else { false } }

    var description: String {
      switch self {
      case .word(let word): "'\(word)'"
      case .name: "the app's name"
      case .slot(let name): "${\(name)}"
      }
    }
  }
}

/// The cheapest way to lay a phrase over words.
private struct Alignment {
  private enum Step: UInt8 {
    case start, lack, extra, take, fill, name
  }

  private let elements: [NearestPhrase.Element]
  private let words: [String]
  private let steps: [[(step: Step, length: Int)]]
  /// What the words on either side without a fellow cost.
  let cost: Int

  init(_ elements: [NearestPhrase.Element], _ words: [String], _ forms: [[String]]) {
    let unreached = Int.max / 2
    var costs = [[Int]](
      repeating: [Int](repeating: unreached, count: words.count + 1), count: elements.count + 1)
    var steps = [[(step: Step, length: Int)]](
      repeating: [(step: Step, length: Int)](repeating: (.start, 0), count: words.count + 1),
      count: elements.count + 1)
    func reach(_ i: Int, _ j: Int, cost: Int, by step: Step, length: Int) {
      if cost < costs[i][j] {
        costs[i][j] = cost
        steps[i][j] = (step, length)
      }
    }
    costs[0][0] = 0
    for i in 0...elements.count {
      for j in 0...words.count where costs[i][j] < unreached {
        let here = costs[i][j]
        if j < words.count { reach(i, j + 1, cost: here + 100, by: .extra, length: 1) }
        guard i < elements.count else { continue }
        switch elements[i] {
        case .word(let word):
          reach(i + 1, j, cost: here + 100, by: .lack, length: 0)
          if j < words.count, words[j] == word {
            reach(i + 1, j + 1, cost: here, by: .take, length: 1)
          }
        case .name:
          reach(i + 1, j, cost: here + 300, by: .lack, length: 0)
          for form in forms where words[j...].starts(with: form) {
            reach(i + 1, j + form.count, cost: here, by: .name, length: form.count)
          }
        case .slot:
          reach(i + 1, j, cost: here + 200, by: .lack, length: 0)
          for length in stride(from: 1, through: words.count - j, by: 1) {
            reach(i + 1, j + length, cost: here + 10 * length, by: .fill, length: length)
          }
        }
      }
    }
    self.elements = elements
    self.words = words
    self.steps = steps
    cost = costs[elements.count][words.count]
  }

  /// What each side has that the other lacks, and what fills the slots.
  func found(_ phrase: String, _ intent: String) -> NearestPhrase {
    var found = NearestPhrase(
      phrase: phrase, intent: intent, lacking: [], extra: [], fillings: [])
    var (i, j) = (elements.count, words.count)
    while i > 0 || j > 0 {
      let (step, length) = steps[i][j]
      switch step {
      case .start: (i, j) = (0, 0)
      case .lack:
        i -= 1
        found.lacking.append(elements[i].description)
      case .extra:
        j -= 1
        found.extra.append("'\(words[j])'")
      case .take, .fill, .name:
        i -= 1
        j -= length
        if case .slot(let name) = elements[i] {
          found.fillings.append((name, words[j..<j + length].joined(separator: " ")))
        }
      }
    }
    found.lacking.reverse()
    found.extra.reverse()
    found.fillings.reverse()
    return found
  }
}
