// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// What an `Info.plist` says of its bundle.
///
/// In a source folder, texts may hold variables of the build, `$(PRODUCT_NAME)`; they are kept as they
/// stand (see `BuildVariables`).
struct InfoPlistFacts {
  /// A name from `INAlternativeAppNames`, or the key of one in `InfoPlist.strings`.
  struct AlternativeName: Located {
    /// The name.
    var name: LocatedText
    /// How it sounds.
    var hint: LocatedText?
    /// Where the dictionary stands.
    var location: SourceLocation
  }

  /// `CFBundleIdentifier`.
  var appID: LocatedText?
  /// `CFBundleDisplayName`.
  var displayName: LocatedText?
  /// `CFBundleName`.
  var name: LocatedText?
  /// `CFBundleSpokenName`.
  var spokenName: LocatedText?
  /// `INAlternativeAppNames`, in file order.
  var alternatives: [AlternativeName] = []
  /// `CFBundleDevelopmentRegion`.
  var developmentRegion: LocatedText?
  /// `CFBundleLocalizations`.
  var localizations: [LocatedText] = []
  /// `MinimumOSVersion` and `LSMinimumSystemVersion`.
  var deploymentTargets: [DeploymentTarget] = []
  /// `CFBundlePackageType`: `APPL`, `XPC!`, `FMWK`.
  var packageType: LocatedText?
  /// `NSExtensionPointIdentifier`, or the one of an ExtensionKit extension.
  var extensionPoint: LocatedText?
  /// `CFBundleExecutable`.
  var executable: LocatedText?
  /// Where the dictionary stands.
  var location = SourceLocation.unknown

  /// Whether the bundle is an extension of an app, or a framework.
  var isExtension: Bool {
    extensionPoint != nil || packageType.map { $0.text == "XPC!" || $0.text == "FMWK" } ?? false
  }

  /// The names of the app, in one language.
  ///
  /// The platform looks up each name in the table of the language, the alternative ones by their
  /// own text: what stands in the plist for `INAlternativeAppName` may be the key of a translation,
  /// `APP_NAME_SYNONYM_1`. What a table does not hold is taken from the base language's names.
  ///
  ///     let base = facts.names(in: baseTable)
  ///     let german = facts.names(in: germanTable, base: base)
  ///
  /// - Parameters:
  ///   - table: The `InfoPlist.strings` of the language.
  ///   - base: The names in the base language; `nil` where these are they.
  /// - Returns: The names; `nil` where there is none, or for a further language whose table says
  ///   nothing of names.
  /// - SeeAlso: Apple, "Specifying synonyms for your app name".
  func names(in table: StringsTable? = nil, base: AppNames? = nil) -> AppNames? {
    let entries = table?.entriesByKey ?? [:]
    var found: SourceLocation?
    func text(_ key: String) -> String? {
      guard let entry = entries[key], !entry.value.isEmpty else { return nil }
      if found == nil { found = entry.location }
      return entry.value
    }
    // A translated CFBundleName does not replace a display name that is not translated.
    let display = text("CFBundleDisplayName") ?? nonEmpty(displayName)
    let plain = text("CFBundleName") ?? nonEmpty(name)
    guard let shown = display ?? base?.name ?? plain else { return nil }
    var names = AppNames(
      name: shown, spokenName: text("CFBundleSpokenName") ?? nonEmpty(spokenName),
      location: (displayName ?? name)?.location ?? location)
    if display == nil, base != nil, let translated = entries["CFBundleName"]?.value {
      names.name = translated.isEmpty ? shown : translated
    }
    for (i, alternative) in alternatives.enumerated() where !alternative.name.text.isEmpty {
      let key = alternative.name.text
      let inherited = base.flatMap { i < $0.synonyms.count ? $0.synonyms[i] : nil }
      let name = text(key) ?? inherited ?? key
      names.synonyms.append(name)
      guard let hintKey = alternative.hint?.text, !hintKey.isEmpty else { continue }
      let known = inherited.flatMap { old in
        base?.pronunciationHints.first { $0.name == old }?.hint
      }
      // A hint tells how the base language's spelling sounds; it says nothing of another one.
      if let hint = text(hintKey) ?? (name == (inherited ?? name) ? known ?? hintKey : nil),
        !names.pronunciationHints.contains(where: { $0.name == name })
      {
        names.pronunciationHints.append(PronunciationHint(name: name, hint: hint))
      }
    }
    if base != nil {
      guard let found else { return nil }
      names.location = found
    }
    return names
  }

  private func nonEmpty(_ text: LocatedText?) -> String? {
    text.flatMap { $0.text.isEmpty ? nil : $0.text }
  }
}
