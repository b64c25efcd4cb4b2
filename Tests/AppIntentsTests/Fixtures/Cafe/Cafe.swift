// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// Spellings that apps use beside the plain ones.

struct DrinkEntity: AppEntity {
  var id: Int
  var name: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    .init(name: .init("drink.type", defaultValue: "Drink"))
  }
  static let defaultQuery = DrinkQuery()
  var displayRepresentation: DisplayRepresentation {
    .init(
      title: LocalizedStringResource(stringLiteral: name),
      subtitle: name.isEmpty ? nil : "\(name)\n\(id)", image: .init(data: Data()))
  }
}

struct DrinkQuery: EntityQuery {
  @IntentParameterDependency<OrderDrink>(\.$size) var order
  @IntentParameterDependency<OrderDrink>(\.$size, \.$place) var placed

  private var isLarge: Bool { order?.size == .large || placed?.place == "bar" }

  func entities(for identifiers: [Int]) async throws -> [DrinkEntity] { [] }

  func suggestedEntities() async throws -> IntentItemCollection<DrinkEntity> {
    await .init(items: Menu.shared.names().map { DrinkEntity(id: 1, name: $0) })
  }
}

extension DrinkQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> IntentItemCollection<DrinkEntity> {
    let groups = Dictionary(grouping: await Menu.shared.names(), by: \.first)
    let sections = groups.values.sorted { $0.count < $1.count }.map { names in
      let items = names.map { DrinkEntity(id: 2, name: $0) }
      return IntentItemSection("\(names[0])", items: items)
    }
    return IntentItemCollection(sections: sections)
  }
}

struct PlaceOptions: DynamicOptionsProvider {
  @IntentParameterDependency<OrderDrink>(\.$size)
  var order

  func results() async throws -> ItemCollection<String> {
    let leading: IntentItem<String>? = nil
    var items = leading.map { [$0] } ?? []
    items += ["bar", "door"].map { IntentItem<String>($0, title: "\($0)") }
    let others = [UUID()].map { id in
      IntentItem(id.uuidString, title: "Table \(id.uuidString)")
    }
    return ItemCollection(
      usesIndexedCollation: true,
      sections: [IntentItemSection(items: items), IntentItemSection(items: others)])
  }
}

actor Menu {
  static let shared = Menu()
  func names() -> [String] { ["Tea"] }
}

enum Size: String, AppEnum, CaseIterable, Sendable {
  case small = "SMALL"
  case large = "LARGE"

  nonisolated static let typeDisplayRepresentation = TypeDisplayRepresentation(
    stringLiteral: "Size")
  nonisolated static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: .init("Small", table: "Sizes")),
    .large: .init(stringLiteral: "Large"),
  ]
}

struct OrderDrink: AppIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = .init("Order Drink", table: "Intents")
  static var description: IntentDescription {
    IntentDescription(LocalizedStringResource("Orders a drink.", comment: "description"))
  }
  static let supportedModes: IntentModes = .foreground

  var title: String? { nil }

  @Parameter(title: LocalizedStringResource("Drink", comment: "drink")) private var drink:
    DrinkEntity?
  @Parameter(title: "Size") var size: Size
  @Parameter(title: "Place", optionsProvider: PlaceOptions()) var place: String?
  @Parameter(default: []) var files: [IntentFile]
  @Parameter(default: Date()) var day: Date?
  @Parameter(title: "Nothing", default: nil) var nothing: DrinkEntity?
  @Parameter(title: "Text", inputOptions: String.IntentInputOptions(multiline: true))
  var text: String?

  init() { size = .small }

  init(drink: DrinkEntity? = nil, size: Size) {
    self.drink = drink
    self.size = size
  }

  func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    let name = try await Task { @MainActor in
      if let drink { return drink.name }
      return try await $drink.requestDisambiguation(among: []).name
    }.value
    try await ask($text, about: name)
    let result: some IntentResult & ProvidesDialog & ShowsSnippetView = .result(
      dialog: "\(name)", view: 1)
    _ = try await donate(result: result)
    guard !name.isEmpty else {
      return .result(dialog: .init(.init("None", table: "Intents"))) { 3 }
    }
    return .result(dialog: .init(stringLiteral: name)) { 3 }
  }

  private func ask(_ parameter: IntentParameter<String?>, about name: String) async throws {
    let options: [IntentChoiceOption] = ["a", "b"].map {
      IntentChoiceOption(title: "\($0)", style: $0 == "a" ? .cancel : .default)
    }
    let choice = try await requestChoice(
      between: options, dialog: IntentDialog(stringLiteral: name))
    if options.first == choice { throw needsToContinueInForegroundError(.stopped(name)) }
    _ = try await parameter.requestValue(.init("How do you like your \(name)?"))
  }
}

extension IntentDialog {
  static func stopped(_ name: String) -> IntentDialog {
    name.isEmpty ? "Stopped." : IntentDialog("Stopped \(name).")
  }
}

struct ReceiptSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Receipt"
  @Parameter var drink: DrinkEntity
  @Dependency var menu: Menu

  init() {}
  init(drink: DrinkEntity) { self.drink = drink }

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: drink.name) }
}

struct PayDrink: AppIntent {
  static var title: LocalizedStringResource { "Pay Drink" }
  @Parameter var drink: DrinkEntity

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    try await requestConfirmation(
      actionName: .pay, dialog: "Pay?", snippetIntent: ReceiptSnippet(drink: drink))
    try await requestConfirmation(actionName: .search, snippetIntent: ReceiptSnippet(drink: drink))
    return .result(snippetIntent: ReceiptSnippet(drink: drink))
  }
}

nonisolated struct CafeShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor { .lime }

  static var appShortcuts: [AppShortcut] {
    var shortcuts: [AppShortcut] = [
      AppShortcut(
        intent: OrderDrink(size: .large), phrases: ["Order in \(.applicationName)"],
        shortTitle: LocalizedStringResource("Order", defaultValue: "Order a Drink"),
        systemImageName: "cup.and.saucer")
    ]
    if #available(iOS 18.0, macCatalyst 18.0, *) {
      shortcuts.append(
        AppShortcut(
          intent: PayDrink(), phrases: ["Pay \(\.$drink) with \(.applicationName)?"],
          shortTitle: "Pay", systemImageName: "creditcard"))
    }
    return shortcuts
  }
}

func tap() {
  OrderDrink(size: .small).donate()
  let id = PayDrink().donate(result: Done())
  _ = id
}

private struct Done: IntentResult {
  var value: String? { "done" }
}

struct Code: Hashable, EntityIdentifierConvertible {
  var number: Int64
  var entityIdentifierString: String { "\(number)" }
  static func entityIdentifier(for entityIdentifierString: String) -> Code? {
    Int64(entityIdentifierString).map(Code.init)
  }
}

extension Int64: @retroactive EntityIdentifierConvertible {}

struct Voucher: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Voucher"
  static let defaultQuery = VoucherQuery()
  let id: Code
  var displayRepresentation: DisplayRepresentation { "\(id.number)" }
}

struct VoucherQuery: EntityQuery {
  func entities(for identifiers: [Code]) async throws -> [Voucher] { identifiers.map(Voucher.init) }
}
