// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import IntentCatalog

extension HostedApp {
  /// The app that this program is.
  ///
  ///     let host = try await AppHost(.discovered(id: "com.example.tasks", name: "Tasks"))
  ///
  /// The one type that conforms to `AppShortcutsProvider` is found by the records that the compiler
  /// leaves in the program. That works on Linux with 64 bits, for libraries linked into the program or
  /// loaded by it; not in an executable without a loader (`-static-executable`), not elsewhere, and
  /// never for a type with parameters. An optimised build leaves out what nothing uses: there the
  /// provider is found if it is `public`, or used by name somewhere. For the same reason intents that
  /// no shortcut runs are not looked for; name them.
  ///
  /// - Throws: `DiscoveryError` where there is no provider, or more than one.
  /// - Complexity: O(*n*) for *n* conformances in the program.
  public static func discovered(
    id: String, names: AppNames, sourceLocale: String = "en", intents: [any AppIntent.Type] = [],
    localizations: [LocalizationDeclaration] = [], resources: URL? = nil
  ) throws(DiscoveryError) -> HostedApp {
    let providers = DeclaredTypes.providers
    guard let provider = providers.first else { throw .noProvider }
    guard providers.count == 1 else {
      throw .severalProviders(providers.map { String(reflecting: $0) })
    }
    return HostedApp(
      provider, id: id, names: names, sourceLocale: sourceLocale, intents: intents,
      localizations: localizations, resources: resources)
  }

  /// The app that this program is, called by one name or by others too.
  public static func discovered(
    id: String, name: String, synonyms: [String] = [], intents: [any AppIntent.Type] = [],
    resources: URL? = nil
  ) throws(DiscoveryError) -> HostedApp {
    try discovered(
      id: id, names: AppNames(name: name, synonyms: synonyms), intents: intents,
      resources: resources)
  }
}

/// The types of this program that declare an app to the system, in the order of their full names.
///
/// None where they cannot be found; see `HostedApp.discovered`.
public enum DeclaredTypes {
  /// What provides App Shortcuts.
  public static var providers: [any AppShortcutsProvider.Type] {
    found((any AppShortcutsProvider).self).compactMap { $0 as? any AppShortcutsProvider.Type }
  }

  /// Whether types can be found in this program at all.
  public static var canBeFound: Bool {
    #if os(Linux) && _pointerBitWidth(_64)
      ConformanceRecords.canBeRead
    #else
      false
    #endif
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
      "no type that conforms to 'AppShortcutsProvider' was found; make it public, since an optimised "
        + "build leaves out what nothing uses, or name it: HostedApp(MyShortcuts.self, …)"
    case .severalProviders(let names):
      "several types conform to 'AppShortcutsProvider': \(names.joined(separator: ", ")); "
        + "name the one that is meant: HostedApp(MyShortcuts.self, …)"
    }
  }
}
