// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import IntentCatalog

/// An app whose intents a host runs.
///
///     HostedApp(
///       TaskShortcuts.self, id: "com.example.tasks", name: "Tasks",
///       resources: Bundle.module.bundleURL)
public struct HostedApp: Sendable {
  /// The app's shortcuts; `nil` for intents without phrases.
  public var provider: (any AppShortcutsProvider.Type)?
  /// The app's identifier, as a bundle id.
  public var id: String
  /// The names people call it by.
  public var names: AppNames
  /// The language that its declarations are written in.
  public var sourceLocale: String
  /// Further intents, which no shortcut runs.
  public var intents: [any AppIntent.Type]
  /// Translations of its names and phrases.
  public var localizations: [LocalizationDeclaration]
  /// The folder of its localised resources: `AppShortcuts.strings` or `.xcstrings`, `InfoPlist` and
  /// other tables, in language folders. `Bundle.module.bundleURL` for those of a package.
  public var resources: URL?

  /// Describes an app.
  public init(
    _ provider: (any AppShortcutsProvider.Type)?, id: String, names: AppNames,
    sourceLocale: String = "en", intents: [any AppIntent.Type] = [],
    localizations: [LocalizationDeclaration] = [], resources: URL? = nil
  ) {
    self.provider = provider
    self.id = id
    self.names = names
    self.sourceLocale = sourceLocale
    self.intents = intents
    self.localizations = localizations
    self.resources = resources
  }

  /// Describes an app that is called by one name, or by others too.
  public init(
    _ provider: (any AppShortcutsProvider.Type)?, id: String, name: String,
    synonyms: [String] = [], intents: [any AppIntent.Type] = [], resources: URL? = nil
  ) {
    self.init(
      provider, id: id, names: AppNames(name: name, synonyms: synonyms), intents: intents,
      resources: resources)
  }
}
