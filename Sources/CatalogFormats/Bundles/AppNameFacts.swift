// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// What an app is called, and what else its `Info.plist` and project say of it.
///
/// In a source folder `Info.plist` holds variables, which the target's settings resolve; what stays
/// unresolved counts as absent.
struct AppNameFacts {
  /// The app's id: its bundle id, else what its training data, its module or its folder is called.
  let id: String
  /// Whether it is the app's own, and not made from a name.
  let isOwnID: Bool
  /// The development region.
  let developmentRegion: LocatedText?
  /// The lowest system versions.
  let deploymentTargets: [DeploymentTarget]
  /// Whether some file says the app's name in its source language.
  let isNamed: Bool
  private let info: InfoPlistFacts
  private let tables: [AppParts.Table]

  init(_ parts: AppParts) {
    let target = parts.target
    var info = parts.info ?? InfoPlistFacts()
    info.resolveNames(by: target)
    let trainedName = parts.trained.flatMap { $0.app.name.isEmpty ? nil : $0.app.name }
    isNamed = info.displayName != nil || info.name != nil || trainedName != nil
    if info.displayName == nil, info.name == nil {
      // The build would have put a name here; alternative names and translations stand beside it.
      let module = parts.declarations?.module.flatMap { $0.isEmpty ? nil : $0 }
      info.name = LocatedText(
        trainedName ?? module ?? parts.fallbackName,
        location: parts.info == nil
          ? SourceLocation(file: parts.phraseFiles.first?.location.file ?? parts.path)
          : info.location)
    }
    if info.alternatives.isEmpty, let trained = parts.trained, trained.app.name == info.shownName {
      info.alternatives = trained.app.synonyms.map {
        InfoPlistFacts.AlternativeName(
          name: LocatedText($0, location: trained.app.location), location: trained.app.location)
      }
    }
    self.info = info

    let region = info.developmentRegion
    developmentRegion =
      region.flatMap { BuildVariables.occur(in: $0.text) ? nil : $0 }
      ?? parts.project?.developmentRegion
    deploymentTargets =
      info.deploymentTargets.compactMap { one in
        guard BuildVariables.occur(in: one.version) else { return one }
        return target?.resolve(one.version).map {
          DeploymentTarget(platform: one.platform, version: $0, location: one.location)
        }
      }.nonEmpty ?? target?.deploymentTargets ?? []
    let ownID =
      info.appID?.resolved(by: target)?.text ?? target?.bundleID?.resolved(by: target)?.text
      ?? parts.trained.flatMap { $0.id.isEmpty ? nil : $0.id }
    isOwnID = ownID != nil
    id =
      ownID ?? parts.declarations?.module.flatMap { $0.isEmpty ? nil : $0 } ?? parts.fallbackName
    tables =
      parts.nameTables
      + parts.nameCatalogs.flatMap { catalog in
        catalog.tables().map {
          AppParts.Table(
            locale: $0.locale == catalog.sourceLanguage ? "" : $0.locale, strings: $0.strings)
        }
      }
  }

  /// The names in the source language; `nil` where nothing says one.
  func source(_ isSource: (String) -> Bool) -> AppNames? {
    info.names(in: sourceTable(isSource)?.strings)
  }

  /// Whether any file says the app's name in its source language.
  func isSaid(_ isSource: (String) -> Bool) -> Bool {
    let keys = sourceTable(isSource)?.strings.entriesByKey ?? [:]
    return isNamed || keys["CFBundleDisplayName"] != nil || keys["CFBundleName"] != nil
  }

  private func sourceTable(_ isSource: (String) -> Bool) -> AppParts.Table? {
    // 'Base.lproj' gives way to the source language's own folder.
    tables.last { isSource($0.locale) && !$0.locale.isEmpty && !$0.strings.entries.isEmpty }
      ?? tables.last { isSource($0.locale) }
  }

  /// The names in other languages, where some stand.
  func translated(
    base: AppNames, _ isSource: (String) -> Bool
  ) -> [(locale: String, names: AppNames)] {
    var found: [(locale: String, names: AppNames)] = []
    var seen: Set<String> = []
    for table in tables where !isSource(table.locale) {
      guard let names = info.names(in: table.strings, base: base),
        seen.insert(table.locale).inserted
      else { continue }
      found.append((table.locale, names))
    }
    return found
  }
}

extension Array {
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}

extension InfoPlistFacts {
  /// The name that people see.
  fileprivate var shownName: String? { (displayName ?? name)?.text }

  /// Replaces variables in names, and adds the names that the target's settings have.
  fileprivate mutating func resolveNames(by target: ProjectSettings.Target?) {
    displayName =
      displayName?.resolved(by: target) ?? target?.displayName?.resolved(by: target)
    name = name?.resolved(by: target) ?? target?.productName.resolved(by: target)
    spokenName =
      spokenName?.resolved(by: target)
      ?? target?.value("INFOPLIST_KEY_CFBundleSpokenName")?.resolved(by: target)
    alternatives = alternatives.compactMap { one in
      guard let name = one.name.resolved(by: target) else { return nil }
      return AlternativeName(
        name: name, hint: one.hint?.resolved(by: target), location: one.location)
    }
  }
}

extension LocatedText {
  /// The text with its variables replaced; `nil` for one that is empty or stays unresolved.
  fileprivate func resolved(by target: ProjectSettings.Target?) -> LocatedText? {
    guard !text.isEmpty else { return nil }
    guard BuildVariables.occur(in: text) else { return self }
    guard let value = target?.resolve(text), !value.isEmpty else { return nil }
    return LocatedText(value, location: location)
  }
}
