// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import IntentCatalog

extension HostedApp {
  /// The app that this program is, with all intents that its code declares.
  ///
  ///     let host = try await AppHost(.discovered(id: "com.example.tasks", name: "Tasks"))
  ///
  /// The one type that conforms to `AppShortcutsProvider`, and every one that conforms to `AppIntent`,
  /// are found by the records that the compiler leaves in the program, as the platform finds them.
  /// That works on Linux with 64 bits, for libraries linked into the program or loaded by it; not in
  /// an executable without a loader (`-static-executable`), not elsewhere, and never for types with
  /// parameters (`Job<Work>`). Intents that no shortcut runs and that are not discoverable
  /// (`isDiscoverable`) are left out. Where it does not work, name the types.
  ///
  /// - Throws: `DiscoveryError` where there is no provider, or more than one.
  /// - Complexity: O(*n*) for *n* conformances in the program: some 10,000, a millisecond.
  public static func discovered(
    id: String, names: AppNames, sourceLocale: String = "en",
    localizations: [LocalizationDeclaration] = [], resources: URL? = nil
  ) throws(DiscoveryError) -> HostedApp {
    let providers = DeclaredTypes.providers
    guard let provider = providers.first else { throw .noProvider }
    guard providers.count == 1 else {
      throw .severalProviders(providers.map { String(reflecting: $0) })
    }
    return HostedApp(
      provider, id: id, names: names, sourceLocale: sourceLocale,
      intents: DeclaredTypes.intents.filter { $0.isDiscoverable }, localizations: localizations,
      resources: resources)
  }

  /// The app that this program is, called by one name or by others too.
  public static func discovered(
    id: String, name: String, synonyms: [String] = [], resources: URL? = nil
  ) throws(DiscoveryError) -> HostedApp {
    try discovered(
      id: id, names: AppNames(name: name, synonyms: synonyms), resources: resources)
  }
}

/// The types of this program that declare something to the system, in the order of their full names.
///
/// None where they cannot be found; see `HostedApp.discovered`. Those of `AppIntents` itself are left out.
public enum DeclaredTypes {
  /// What provides App Shortcuts.
  public static var providers: [any AppShortcutsProvider.Type] {
    found((any AppShortcutsProvider).self).compactMap { $0 as? any AppShortcutsProvider.Type }
  }

  /// The intents.
  public static var intents: [any AppIntent.Type] {
    found((any AppIntent).self).compactMap { $0 as? any AppIntent.Type }
  }

  /// Whether types can be found in this program at all.
  public static var canBeFound: Bool {
    // `AppIntents` has one of its own.
    !all((any AppIntent).self).isEmpty
  }

  private static func found(_ existential: Any.Type) -> [Any.Type] {
    all(existential).map { (name: String(reflecting: $0), type: $0) }
      .filter { !$0.name.hasPrefix("AppIntents.") && !$0.name.hasPrefix("Swift.") }
      .sorted { $0.name < $1.name }
      .map(\.type)
  }

  private static func all(_ existential: Any.Type) -> [Any.Type] {
    #if os(Linux) && _pointerBitWidth(_64)
      ConformanceRecords.types(conformingTo: existential)
    #else
      []
    #endif
  }
}

/// Why the app of a program was not found in it.
public enum DiscoveryError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nothing provides App Shortcuts.
  case noProvider
  /// More than one type does; their full names.
  case severalProviders([String])

  /// What was found, and what to do.
  public var description: String {
    switch self {
    case .noProvider:
      "no type that conforms to 'AppShortcutsProvider' was found; name it: HostedApp(MyShortcuts.self, …)"
    case .severalProviders(let names):
      "several types conform to 'AppShortcutsProvider': \(names.joined(separator: ", ")); "
        + "name the one that is meant: HostedApp(MyShortcuts.self, …)"
    }
  }
}
