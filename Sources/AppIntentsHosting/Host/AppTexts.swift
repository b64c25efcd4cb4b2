// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CatalogFormats
import IntentCatalog

/// The translations that an app ships, where its host was told of its resources.
final class AppTexts: LocalizedStringLookup {
  let resources: AppResources

  init(_ folder: URL) { resources = AppResources(folder: folder.path) }

  /// The languages that there are texts in.
  var locales: [Locale] { resources.locales.map { Locale(identifier: $0) } }

  func string(
    forKey key: String, table: String?, locale: Locale,
    bundle: LocalizedStringResource.BundleDescription
  ) -> String? {
    // A bundle of its own has tables of its own.
    guard bundle == .main else { return nil }
    var tag = locale.identifier.replacing("_", with: "-")
    if let keywords = tag.firstIndex(of: "@") { tag = String(tag[..<keywords]) }
    return resources.text(forKey: key, table: table, locale: tag)
  }

  /// The translations that an app's catalog gets: those given by hand count before those read.
  func localizations(
    of declarations: AppDeclarations, given: [LocalizationDeclaration]
  ) -> (catalog: AppCatalog, localizations: [LocalizationDeclaration]) {
    let catalog = resources.localizing(declarations.catalog)
    var all = catalog.localizations
    for locale in resources.locales where locale != catalog.sourceLocale {
      let (cases, strings) = declarations.translations(into: locale)
      guard !cases.isEmpty || !strings.isEmpty else { continue }
      if !all.contains(where: { $0.locale == locale }) {
        all.append(LocalizationDeclaration(locale: locale))
      }
      guard let index = all.firstIndex(where: { $0.locale == locale }) else { continue }
      all[index].enumCases = cases
      all[index].strings = strings
    }
    let known = Set(given.map(\.locale))
    return (catalog, given + all.filter { !known.contains($0.locale) })
  }
}

extension AppTexts? {
  /// Does something with the app's texts at hand; what has none is done as it is.
  func atHand<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let self else { return try body() }
    return try LocalizedStringTables.$ofApp.withValue(self, operation: body)
  }

  /// Does something with the app's texts at hand; what has none is done as it is.
  func atHand<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    guard let self else { return try await body() }
    return try await LocalizedStringTables.$ofApp.withValue(self, operation: body)
  }
}
