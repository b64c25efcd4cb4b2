// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct TreeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
  static let defaultQuery = TreeQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TreeQuery: EntityStringQuery {}

enum Season: String, AppEnum {
  case spring, autumn = "fall"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .spring: "Spring", .autumn: DisplayRepresentation(title: "Autumn", synonyms: ["harvest"]),
  ]
}

struct PickFruitIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick Fruit"
  static let description: IntentDescription? = IntentDescription("Notes what was picked.")
  @Parameter(title: "Tree", requestValueDialog: "Which tree?") var tree: TreeEntity
  @Parameter(title: "Baskets", default: 1) var baskets: Int?
  @Parameter(title: "Season", default: .autumn) var season: Season
}

let moreWords: [AppShortcutPhrase<PickFruitIntent>] = ["Pick some with \(.applicationName)"]

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickFruitIntent(),
      phrases: ["Pick fruit with \(.applicationName)", "Pick from \(\.$tree) with \(.applicationName)"],
      shortTitle: "Pick Fruit", systemImageName: "basket")
    // Hoisted into a constant: the extraction does not see these phrases.
    AppShortcut(
      intent: PickFruitIntent(), phrases: moreWords, shortTitle: "Pick", systemImageName: "leaf")
  }
  static var negativePhrases: [NegativeAppShortcutPhrase] { "Cut down \(.applicationName)" }
}
