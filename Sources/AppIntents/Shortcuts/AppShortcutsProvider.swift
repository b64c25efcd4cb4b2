// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// An app's shortcuts.
///
///     struct TaskShortcuts: AppShortcutsProvider {
///       static var appShortcuts: [AppShortcut] {
///         AppShortcut(
///           intent: CompleteTask(), phrases: ["Complete \(\.$task) in \(.applicationName)"],
///           shortTitle: "Complete", systemImageName: "checkmark")
///       }
///     }
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts, in the order in which they are shown.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour they are shown in.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// The phrases that must never reach the app.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// How the values of a parameter are offered.
  public typealias ParameterPresentation<Intent, Value> = AppShortcutParameterPresentation<
    Intent, Value
  > where Intent: AppIntent, Value: _IntentValue & Sendable
  /// Values of a parameter that are offered together.
  public typealias OptionsCollection = AppShortcutOptionsCollection
  /// The heading above the values of a parameter.
  public typealias Summary<Intent, Value> = AppShortcutParameterPresentationSummary<Intent, Value>
  where Intent: AppIntent, Value: _IntentValue & Sendable
  /// The former name of a label.
  public typealias Title = LocalizedStringResource

  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Lets the values that phrases can name be asked for again.
  ///
  /// Call it when the app starts, and whenever the values or their names change. It returns at once;
  /// the host that runs the app's intents does the rest.
  public static func updateAppShortcutParameters() {
    AppShortcutUpdates.announce(.provider(Self.self))
  }
}

/// Who wants to know when an app's values have changed.
package enum AppShortcutUpdates {
  /// Whose values have changed.
  package enum Change: Sendable {
    /// All values of the app of a provider.
    case provider(any AppShortcutsProvider.Type)
    /// The entities of a type, in an index.
    case entities(any AppEntity.Type)
  }

  private static let observers = Mutex<[Int: @Sendable (Change) -> Void]>([:])
  private static let nextID = Mutex(0)

  /// Calls a closure at each change.
  ///
  /// - Returns: What `remove(_:)` takes.
  package static func observe(
    _ observer: @escaping @Sendable (Change) -> Void
  ) -> Int {
    let id = nextID.withLock {
      $0 += 1
      return $0
    }
    observers.withLock { $0[id] = observer }
    return id
  }

  /// Calls a closure no longer.
  package static func remove(_ id: Int) {
    observers.withLock { $0[id] = nil }
  }

  /// Tells every observer that values have changed, at once and in no order.
  package static func announce(_ change: Change) {
    for observer in observers.withLock({ Array($0.values) }) { observer(change) }
  }
}

/// Lists an app's shortcuts; conditions other than `#available` are not allowed.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Several shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// All of them.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  /// Shortcuts for newer systems.
  public static func buildLimitedAvailability(
    _ shortcuts: [AppShortcut]
  ) -> AppShortcutsOfNewerSystems {
    AppShortcutsOfNewerSystems(shortcuts: shortcuts)
  }
  /// Shortcuts for newer systems.
  public static func buildOptional(_ shortcuts: AppShortcutsOfNewerSystems?) -> [AppShortcut] {
    shortcuts?.shortcuts ?? []
  }

  /// An app's shortcuts are read before it runs, so that none may depend on a condition.
  @available(
    *, unavailable,
    message: "'if' among app shortcuts takes '#available' only: they are read before the app runs"
  )
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
}

/// Shortcuts inside of `if #available`.
public struct AppShortcutsOfNewerSystems: Sendable {
  let shortcuts: [AppShortcut]
}

/// The colour that an app's shortcuts are shown in.
public enum ShortcutTileColor: Int, Sendable, Hashable, CaseIterable {
  /// Red.
  case red
  /// Orange.
  case orange
  /// Tangerine.
  case tangerine
  /// Yellow.
  case yellow
  /// Lime.
  case lime
  /// Teal.
  case teal
  /// Light blue.
  case lightBlue
  /// Blue.
  case blue
  /// Navy.
  case navy
  /// Grape.
  case grape
  /// Purple.
  case purple
  /// Pink.
  case pink
  /// Grey with blue.
  case grayBlue
  /// Grey with green.
  case grayGreen
  /// Grey with brown.
  case grayBrown
}
