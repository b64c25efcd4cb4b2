// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Gives each app of a folder what stands around its phrases: names, settings, languages, sources.
struct AppFacts {
  private let grouping: AppGrouping
  private var set: AppFileSet { grouping.set }
  private(set) var parts: [AppParts] = []
  private var projects: ProjectFiles
  private var scans: [(file: AppFile, scan: SwiftScan)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Most Swift sources looked at, and most bytes of all of them.
  private static let swiftLimit = (files: 50_000, bytes: 512 << 20)
  /// Most `Info.plist` looked at for one app.
  private static let plistLimit = 40

  /// The files, language folders and sources of each app, as positions in their lists.
  private var ownFiles: [[Int]]
  private var ownLanguages: [[Int]]
  private var ownScans: [[Int]]

  init(_ grouping: AppGrouping) {
    self.grouping = grouping
    projects = ProjectFiles(grouping.set)
    ownFiles = grouping.units.map { _ in [] }
    ownLanguages = ownFiles
    ownScans = ownFiles
  }

  /// Reads everything around the apps.
  mutating func gather() {
    scanSources()
    distribute()
    var sources = SourcePaths(set.files.lazy.filter { $0.kind == .swift }.map(\.path))
    for (index, unit) in grouping.units.enumerated() {
      var one = AppParts(path: set.path, fallbackName: fallbackName(unit))
      one.declarations = unit.declarations
      if unit.phraseFiles.contains(where: { $0.kind == .constValues }) {
        one.declarations?.locate(in: &sources)
      }
      one.phraseTables = unit.tables
      one.phraseCatalogs = unit.catalogs
      one.phraseFiles = unit.phraseFiles
      for table in unit.tables {
        one.diagnostics += table.strings.diagnostics
        one.suppressions += table.strings.suppressions
      }
      for catalog in unit.catalogs {
        one.diagnostics += catalog.diagnostics
        one.suppressions += catalog.suppressions
      }
      if let training = unit.training {
        let (catalog, findings) = training.catalog()
        one.trained = catalog
        one.diagnostics += training.diagnostics + findings
        one.suppressions += training.suppressions
      }
      one.isExtracted = unit.isExtracted
      settings(&one, unit, index)
      names(&one, index)
      if let declarations = one.declarations { titles(&one, index, declarations) }
      one.languages = ownLanguages[index].map {
        LocatedText(
          set.languages[$0].tag, location: SourceLocation(file: set.languages[$0].path))
      }
      for i in ownScans[index] {
        one.providers += scans[i].scan.providers
        one.suppressions += scans[i].scan.suppressions
      }
      parts.append(one)
    }
    if grouping.units.isEmpty { reportSources() }
  }

  /// Gives each app the files that are its own.
  private mutating func distribute() {
    let owners = AppOwners(grouping.units, cluster: grouping.cluster)
    let isBundle = set.isBundle
    func apps(_ folder: [String]) -> [Int] {
      // What stands inside an extension or framework of a bundle is not the app's.
      guard isBundle else { return owners.owners(of: folder) }
      let isApps =
        folder.isEmpty
        || ["Resources", "Contents"].contains(folder[0]) && !AppGrouping.isNested(folder)
      return isApps ? Array(grouping.units.indices) : []
    }
    for (i, file) in set.files.enumerated() where file.kind != .swift && file.kind != .json {
      for app in apps(file.folder) { ownFiles[app].append(i) }
    }
    for (i, language) in set.languages.enumerated() {
      for app in apps(language.folder) { ownLanguages[app].append(i) }
    }
    for (i, scan) in scans.enumerated() {
      for app in apps(scan.file.folder) { ownScans[app].append(i) }
    }
    // The nearest come first, and of those the ones higher up.
    for app in ownFiles.indices {
      let unit = grouping.units[app]
      ownFiles[app] = ownFiles[app]
        .map { (index: $0, closeness: unit.closeness(to: set.files[$0].folder)) }
        .sorted { a, b in
          (b.closeness, set.files[a.index].folder.count, a.index)
            < (a.closeness, set.files[b.index].folder.count, b.index)
        }
        .map(\.index)
    }
  }

  /// The files of some kinds that belong to an app, the nearest first.
  private func files(_ app: Int, _ isWanted: (AppFile.Kind) -> Bool) -> [AppFile] {
    ownFiles[app].compactMap { isWanted(set.files[$0].kind) ? set.files[$0] : nil }
  }

  // MARK: - Settings

  private mutating func settings(_ one: inout AppParts, _ unit: AppUnit, _ app: Int) {
    if !set.isBundle {
      for file in projectFiles(app) {
        guard let project = projects.settings(of: file, &one.diagnostics) else { continue }
        one.project = one.project ?? project
        guard let target = target(project, file.folder, unit) else { continue }
        one.project = project
        one.target = target
        break
      }
    }
    let wanted = one.target?.infoPlistFile.map { $0.text.split(separator: "/").suffix(2) }
    let others = Others(one.project, one.target)
    var best: (facts: InfoPlistFacts, findings: [Diagnostic])?
    for file in files(app, { $0 == .infoPlist }).prefix(Self.plistLimit) {
      if !set.isBundle, Self.isOfAnotherKind(file.folder) || others.own(file) { continue }
      var findings: [Diagnostic] = []
      guard let bytes = FileBytes.read(file, limit: PropertyList.sizeLimit, &findings) else {
        one.diagnostics += findings
        continue
      }
      let reading = InfoPlistReader().read(utf8: bytes, file: file.path)
      guard let facts = reading.facts else {
        one.diagnostics += reading.diagnostics
        continue
      }
      if facts.isExtension || !facts.tellsOfApp { continue }
      let isNamed = wanted.map { file.path.split(separator: "/").suffix($0.count) == $0 } ?? false
      if best == nil || isNamed { best = (facts, reading.diagnostics) }
      if isNamed || wanted == nil { break }
    }
    one.info = best?.facts
    one.diagnostics += best?.findings ?? []
  }

  /// Projects and the manifests that they are made of, the nearest first; projects come first.
  private func projectFiles(_ app: Int) -> [AppFile] {
    let manifests = set.files.filter {
      $0.kind == .swift && $0.path.split(separator: "/").last == "Project.swift"
    }.sorted { $0.folder.count < $1.folder.count }
    let projects = files(app) { $0 == .project }.prefix(8)
    let generated = files(app) { $0 == .projectManifest }.prefix(8)
    return Array(projects) + Array(generated) + Array(manifests.prefix(8))
  }

  /// What the other targets of a project have for their own: a widget is called by another name.
  private struct Others {
    private var plists: Set<String> = []
    private var folders: Set<String> = []

    init(_ project: ProjectSettings?, _ target: ProjectSettings.Target?) {
      let own = target?.infoPlistFile?.text
      for one in project?.targets ?? [] where one.name != target?.name {
        if let plist = one.infoPlistFile?.text, plist != own {
          plists.insert(plist.split(separator: "/").suffix(2).joined(separator: "/"))
        }
        if !one.isApplication { folders.insert(one.name) }
      }
    }

    /// Whether a file is that of another target.
    func own(_ file: AppFile) -> Bool {
      let end = file.path.split(separator: "/").suffix(2).joined(separator: "/")
      return plists.contains(end) || file.folder.contains { folders.contains($0) }
    }
  }

  /// Whether a folder holds something beside an app.
  private static func isOfAnotherKind(_ folder: [String]) -> Bool {
    folder.contains { name in
      [
        "Tests", "UITests", "Widget", "Widgets", "Extension", "Extensions", "WatchKit", "Clip",
        "Plugin", "Plugins", "PlugIn", "PlugIns", "Plug-in", "Plug-ins", "Appex",
      ].contains { name.hasSuffix($0) }
    }
  }

  /// The target that an app is built by: its name, its module or its files say so, else the first app
  /// that is not a watch's.
  private func target(
    _ project: ProjectSettings, _ folder: [String], _ unit: AppUnit
  ) -> ProjectSettings.Target? {
    func score(_ target: ProjectSettings.Target) -> Int {
      var score = 0
      let names = Set([target.name, target.productName.text])
      let module = target.value("PRODUCT_MODULE_NAME")?.text ?? target.productName.text
      if let own = unit.declarations?.module, module == own || names.contains(own) { score += 8 }
      if unit.folders.contains(where: { !names.isDisjoint(with: $0) }) { score += 4 }
      if let plist = target.infoPlistFile {
        let way = folder + plist.text.split(separator: "/").dropLast().map(String.init)
        if unit.closeness(to: way) > folder.count { score += 2 }
      }
      if target.settings["WATCHOS_DEPLOYMENT_TARGET"] == nil
        || target.settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil
      {
        score += 1
      }
      return score
    }
    var apps = project.applications
    if !unit.targets.isEmpty {
      apps.removeAll { one in
        !unit.targets.contains(ProjectTarget(project: project.file, name: one.name))
      }
    }
    let best = apps.map(score).max()
    return apps.first { score($0) == best }
  }

  // MARK: - Names and titles

  private mutating func names(_ one: inout AppParts, _ app: Int) {
    let others = Others(one.project, one.target)
    for file in files(app, { $0 == .nameStrings })
    where !Self.isOfAnotherKind(file.folder) && !others.own(file) {
      guard let table = table(file, &one.diagnostics) else { continue }
      one.suppressions += table.strings.suppressions
      // The nearest table of a language counts.
      if !one.nameTables.contains(where: { $0.locale == table.locale }) {
        one.nameTables.append(table)
      }
    }
    if let file = files(app, { $0 == .nameCatalog }).first(where: {
      !Self.isOfAnotherKind($0.folder) && !others.own($0)
    }), let catalog = catalog(file, &one.diagnostics) {
      one.suppressions += catalog.suppressions
      one.nameCatalogs = [catalog]
    }
  }

  private mutating func titles(
    _ one: inout AppParts, _ app: Int, _ declarations: AppDeclarations
  ) {
    let wanted = Set(declarations.tables.values).union(declarations.keys.values.map(\.table))
      .union(["Localizable"])
    // Findings about tables of other texts are the app's own affair; what is unreadable is left out.
    var ignored: [Diagnostic] = []
    for file in files(app, { _ in true }).prefix(10_000) {
      switch file.kind {
      case .strings(let name) where wanted.contains(name):
        let known = one.textTables[name]?.contains { $0.locale == (file.locale ?? "") } ?? false
        guard !known, let table = table(file, &ignored) else { continue }
        one.textTables[name, default: []].append(table)
      case .stringCatalog(let name) where wanted.contains(name):
        guard one.textCatalogs[name] == nil, let catalog = catalog(file, &ignored) else { continue }
        one.textCatalogs[name] = [catalog]
      default: continue
      }
    }
  }

  private func table(_ file: AppFile, _ findings: inout [Diagnostic]) -> AppParts.Table? {
    guard let bytes = FileBytes.read(file, limit: PropertyList.sizeLimit, &findings) else {
      return nil
    }
    let table = StringsReader().read(utf8: bytes, file: file.path)
    findings += table.diagnostics
    return AppParts.Table(locale: file.locale ?? "", strings: table)
  }

  private func catalog(_ file: AppFile, _ findings: inout [Diagnostic]) -> StringCatalog? {
    guard let bytes = FileBytes.read(file, limit: JSONDocument.sizeLimit, &findings) else {
      return nil
    }
    let catalog = StringCatalogReader(holdsPhrases: false).read(utf8: bytes, file: file.path)
    findings += catalog.diagnostics
    return catalog
  }

  // MARK: - Sources

  private mutating func scanSources() {
    var bytesLeft = Self.swiftLimit.bytes
    for file in set.files.lazy.filter({ $0.kind == .swift }).prefix(Self.swiftLimit.files) {
      guard bytesLeft > 0 else { break }
      var ignored: [Diagnostic] = []
      guard let bytes = FileBytes.read(file, limit: SwiftScan.sizeLimit, &ignored) else {
        continue
      }
      bytesLeft -= bytes.count
      guard SwiftScan.isWorthwhile(bytes) else { continue }
      scans.append((file, SwiftScan(utf8: bytes, file: file.path)))
    }
  }

  /// Says why a folder with App Shortcuts in its code gave no app.
  private mutating func reportSources() {
    guard let provider = scans.lazy.flatMap(\.scan.providers).first else { return }
    diagnostics.append(
      Diagnostic(
        rule: "metadata-missing", severity: .error,
        message: "'\(provider.text)' provides App Shortcuts, but "
          + (grouping.isCompiling
            ? "nothing could be extracted" : "no file here holds their phrases"),
        fix: grouping.isCompiling
          ? "see what is said of its file"
          : "compile the sources with '--extract'; or give the built app, its "
            + "'Metadata.appintents' or the '.swiftconstvalues' of its sources",
        location: provider.location))
  }

  /// What an app is called where no file says its name: its nearest folder that is not called as
  /// folders are in every project.
  private func fallbackName(_ unit: AppUnit) -> String {
    let common: Set<String> = [
      "Resources", "Shared", "App", "Sources", "Source", "Localization", "Localizations",
      "Localizables", "Localizable", "Supporting Files", "SupportingFiles", "Support", "iOS",
      "macOS",
      "Strings", "Intents", "AppIntents", "Shortcuts", "AppShortcuts", "Contents", "Main", "src",
      "Assets", "Common", "i18n", "en", "Locale", "Locales",
    ]
    let folder = unit.folders.min { $0.count < $1.count } ?? []
    let name = folder.last { !common.contains($0) && !$0.hasPrefix("@") && !$0.hasSuffix(".lproj") }
    let found = name ?? set.name
    return found.isEmpty ? "App" : found
  }
}

extension InfoPlistFacts {
  /// Whether anything here is of a bundle: other tools' files are called `…-Info.plist` too.
  fileprivate var tellsOfApp: Bool {
    appID != nil || name != nil || displayName != nil || spokenName != nil
      || developmentRegion != nil || !alternatives.isEmpty
  }
}
