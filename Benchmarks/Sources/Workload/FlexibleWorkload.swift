// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Apps whose intents have words of their own, as real ones do, made from a fixed seed.
///
/// `Workload` gives phrases to intents at random, which is hard to search and impossible to learn from.
/// Here an app is about eight words, and an intent has three of them, three of its own and three verbs;
/// its phrases are made of these. Two intents in five take a value as well, of twenty that the app
/// lists. Words of one intent stand in others too: at 5,000 intents each word in about eight of them,
/// and each verb in 130.
struct FlexibleWorkload {
  /// What a workload is made of.
  struct Shape: Equatable {
    /// Number of apps.
    var apps: Int
    /// Intents of an app, at most ten.
    var intentsPerApp: Int
    /// Phrases in all, at least one an intent.
    var phrases: Int
    /// Whether each phrase holds the app's name; none does otherwise.
    var isNamed: Bool
  }

  /// What a phrase is made of.
  struct Phrase {
    /// Its app.
    var app: Int32
    /// Its intent, counted from the app's first.
    var intent: Int32
    /// Its words; the app's name is one of them.
    var words: [String]
  }

  /// Stands for the app's name among words.
  static let name = "${applicationName}"

  /// Stands for a value among words.
  static let slot = "${item}"
  /// Values that an app lists.
  static let valuesPerApp = 20

  /// What it was asked to be.
  let shape: Shape
  /// All phrases in declaration order.
  private(set) var phrases: [Phrase] = []
  /// The names of the apps.
  let names: [String]
  /// The values of each app.
  private(set) var values: [[String]] = []
  /// What the apps declare.
  private(set) var catalogs: [AppCatalog] = []

  /// Makes the workload of a shape.
  init(_ shape: Shape) {
    self.shape = shape
    names = Words.appNames(count: shape.apps)
    let vocabulary = Words.vocabulary(count: 4_000)
    var random = RandomSource(seed: 0x466C_6578_6962_6C65)
    phrases.reserveCapacity(shape.phrases)
    var taken: Set<[String]> = []
    for app in 0..<shape.apps {
      let subject = (0..<8).map { _ in random.pick(vocabulary) }
      values.append(Self.values(vocabulary, &random))
      let count = shape.phrases * (app + 1) / shape.apps - shape.phrases * app / shape.apps
      if shape.isNamed { taken.removeAll(keepingCapacity: true) }
      var shortcuts: [ShortcutDeclaration] = []
      for intent in 0..<shape.intentsPerApp {
        let verbs = (0..<3).map { _ in random.pick(Words.verbs) }
        let topic = (0..<6).map { random.pick($0 < 3 ? subject : vocabulary) }
        let hasSlot = random.happens(percent: 40)
        let share =
          count * (intent + 1) / shape.intentsPerApp - count * intent / shape.intentsPerApp
        var declared: [PhraseDeclaration] = []
        while declared.count < share {
          var words = Self.words(verbs, topic, hasSlot: hasSlot, &random)
          if shape.isNamed {
            words =
              random.happens(percent: 12)
              ? [Self.name] + words : words + [random.pick(Words.joiners), Self.name]
          }
          guard taken.insert(words).inserted else { continue }
          phrases.append(Phrase(app: Int32(app), intent: Int32(intent), words: words))
          declared.append(PhraseDeclaration(words.joined(separator: " ")))
        }
        shortcuts.append(ShortcutDeclaration(intent: Self.intent(intent), phrases: declared))
      }
      catalogs.append(catalog(app, shortcuts))
    }
  }

  private func catalog(_ app: Int, _ shortcuts: [ShortcutDeclaration]) -> AppCatalog {
    let listed = values[app].enumerated().map { EntityValue(id: "\($0.offset)", title: $0.element) }
    let intents = shortcuts.map { shortcut in
      let hasSlot = shortcut.phrases.contains { $0.text.contains(Self.slot) }
      return IntentDeclaration(
        name: shortcut.intent, title: shortcut.intent,
        parameters: hasSlot ? [ParameterDeclaration(name: "item", type: .entity("Item"))] : [])
    }
    return AppCatalog(
      id: Self.id(app), app: AppNames(name: names[app]),
      entities: [
        EntityDeclaration(name: "Item", title: "Item", query: .enumerable, values: listed)
      ], intents: intents, shortcuts: shortcuts)
  }

  /// The id of an app.
  static func id(_ app: Int) -> String { "com.example.app\(app)" }

  /// The name of an intent.
  static func intent(_ intent: Int) -> String { "Intent\(intent)" }

  /// Names of one to three words, unique in the app.
  private static func values(_ vocabulary: [String], _ random: inout RandomSource) -> [String] {
    var made: [String] = []
    while made.count < valuesPerApp {
      let count = 1 + (random.happens(percent: 60) ? 1 : 0) + (random.happens(percent: 20) ? 1 : 0)
      let value = (0..<count).map { _ in random.pick(vocabulary) }.joined(separator: " ")
      if !made.contains(value) { made.append(value) }
    }
    return made
  }

  /// A verb and one to three words of the topic, none twice.
  private static func words(
    _ verbs: [String], _ topic: [String], hasSlot: Bool, _ random: inout RandomSource
  ) -> [String] {
    var words = [random.pick(verbs)]
    if random.happens(percent: 40) { words.append(random.pick(Words.small)) }
    let share = random.below(100)
    let count = share < 15 ? 1 : share < 70 ? 2 : 3
    var left = topic
    for _ in 0..<count { words.append(left.remove(at: random.below(left.count))) }
    if count > 1, random.happens(percent: 40) {
      words.insert(random.pick(Words.joiners), at: words.count - 1)
    }
    if hasSlot {
      words.insert(slot, at: random.happens(percent: 70) ? words.count : words.count - 1)
    }
    return words
  }
}
