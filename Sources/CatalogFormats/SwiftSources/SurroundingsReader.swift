// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads what stands around sources.
struct SurroundingsReader {
  /// Most packages that are read.
  private static let fileLimit = 500

  private let set: AppFileSet
  private let sources: [AppFile]
  private(set) var surroundings = SourceSurroundings()
  // Mistakes in texts, rules of catalogs say.
  private var ignored: [Diagnostic] = []

  /// Reads what stands around some sources of a folder.
  init(_ set: AppFileSet, sources: [AppFile]) {
    self.set = set
    self.sources = sources
    readProjects()
    readPackages()
    readTexts()
  }

  private mutating func readProjects() {
    let projects = ProjectTargets(set, sources: sources)
    surroundings.targets = projects.targets.map { _, target in
      SourceSurroundings.Target(
        name: target.name, kind: Self.kind(target), deploymentTargets: target.deploymentTargets)
    }
    surroundings.members = projects.members
    surroundings.diagnostics += projects.diagnostics.map { finding in
      var finding = finding
      finding.severity = .warning
      finding.note = "without it nothing is known of targets and the systems they run on"
      return finding
    }
  }

  private static func kind(_ target: ProjectSettings.Target) -> SourceSurroundings.Target.Kind {
    if target.isApplication { return .application }
    guard target.isExtension else { return .other }
    return target.productType.contains("extensionkit") ? .intentsExtension : .otherExtension
  }

  private mutating func readPackages() {
    let manifests = set.files.filter {
      $0.kind == .swift && $0.path.split(separator: "/").last == "Package.swift"
    }
    var platforms: [(folder: [String], platforms: [DeploymentTarget])] = []
    for file in manifests.prefix(Self.fileLimit) {
      guard let bytes = SwiftSource(file).bytes() else { continue }
      let found = ProjectManifest.packagePlatforms(utf8: bytes, file: file.path)
      platforms.append((file.folder, found))
    }
    // The nearest last.
    platforms.sort { $0.folder.count < $1.folder.count }
    for source in sources {
      guard let own = platforms.last(where: { source.folder.starts(with: $0.folder) }),
        !own.platforms.isEmpty
      else { continue }
      surroundings.packagePlatforms[SourceSurroundings.plain(source.path)] = own.platforms
    }
  }

  private mutating func readTexts() {
    var locales: Set<String> = []
    var keys: Set<String> = []
    var tables: Set<String> = []
    for file in set.files.prefix(10_000) {
      switch file.kind {
      case .strings(let name) where name != "InfoPlist":
        let locale = file.locale ?? ""
        locales.insert(locale)
        // A table has the same keys in all languages.
        let isNew = tables.insert(name).inserted
        guard isNew || ["", "en"].contains(locale) || SourceSurroundings.hasNoNumber(locale),
          let bytes = FileBytes.read(file, limit: PropertyList.sizeLimit, &ignored)
        else { continue }
        let table = StringsReader().read(utf8: bytes, file: file.path)
        for entry in table.entries {
          keys.insert(entry.key)
          look(entry.value, at: entry.location, in: locale)
        }
      case .stringCatalog(let name) where name != "InfoPlist":
        guard let bytes = FileBytes.read(file, limit: JSONDocument.sizeLimit, &ignored) else {
          continue
        }
        let catalog = StringCatalogReader(holdsPhrases: false).read(utf8: bytes, file: file.path)
        locales.insert(catalog.sourceLanguage ?? "")
        for entry in catalog.entries {
          keys.insert(entry.key)
          for one in entry.localizations {
            locales.insert(one.locale)
            for value in one.values { look(value.text, at: value.location, in: one.locale) }
          }
        }
      default: continue
      }
    }
    if locales.count > 1, !keys.isEmpty { surroundings.textKeys = keys }
  }

  private mutating func look(_ text: String, at place: SourceLocation, in locale: String) {
    guard text.contains("(inflect: true"), SourceSurroundings.hasNoNumber(locale) else { return }
    surroundings.inflectedTexts.append((LocatedText(text, location: place), locale))
  }
}
