// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension AppAssembly {
  /// Takes an app of which training data is all there is.
  mutating func take(_ trained: AppCatalog) {
    catalog.coverage = trained.coverage.subtracting(.appName)
    catalog.intents = trained.intents
    catalog.entities = trained.entities
    catalog.enums = trained.enums
    catalog.shortcuts = trained.shortcuts
    catalog.negativePhrases = trained.negativePhrases
    catalog.unreadMembers = trained.unreadMembers
    for one in trained.localizations {
      localize(one.locale, one.location) { $0 = one }
    }
  }

  /// Takes translations from training data, where metadata stands without the tables of its app.
  ///
  /// Training data numbers its shortcuts as metadata does, and names slots by their types; a type that
  /// two parameters of an intent have stands for the first.
  mutating func translateFromTraining() {
    guard let trained = parts.trained, trained.shortcuts.count == catalog.shortcuts.count,
      zip(trained.shortcuts, catalog.shortcuts).allSatisfy({ $0.intent == $1.intent })
    else { return }
    let intents = CatalogIndex(catalog).intents
    let slots = catalog.shortcuts.map { Self.slotsByType(of: intents[$0.intent]) }
    for one in trained.localizations {
      if let names = one.app { localize(one.locale, names.location) { $0.app = names } }
      let lists = Dictionary(
        one.phrases.map { ($0.source, $0) }, uniquingKeysWith: { a, _ in a })
      for (i, shortcut) in trained.shortcuts.enumerated() {
        guard let first = shortcut.phrases.first, let list = lists[first.text],
          !list.phrases.isEmpty
        else { continue }
        var renamed = list
        renamed.phrases = list.phrases.map {
          PhraseDeclaration(Self.rename($0.text, slots[i]), location: $0.location)
        }
        addList(renamed, of: catalog.shortcuts[i], in: one.locale)
      }
    }
  }

  /// The parameters of an intent by the names of their types.
  private static func slotsByType(of intent: IntentDeclaration?) -> [String: String] {
    var slots: [String: String] = [:]
    for parameter in intent?.parameters ?? [] {
      guard let type = parameter.type.namedTypes.first?.name, slots[type] == nil else { continue }
      slots[type] = parameter.name
    }
    return slots
  }

  /// A phrase with other names for its slots.
  private static func rename(_ phrase: String, _ names: [String: String]) -> String {
    var text = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "$") {
      text += rest[..<open]
      rest = rest[open...]
      guard rest.hasPrefix("${"), let close = rest.firstIndex(of: "}") else {
        text.append(rest.removeFirst())
        continue
      }
      let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])
      text += "${" + (names[name] ?? name) + "}"
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
