// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A built app says which language its phrases are written in.
///
/// Asked only of builds whose Info.plist was read; before the build the project's settings decide.
enum MissingDevelopmentRegionRule: CatalogRule {
  static let description = RuleDescription(
    id: "missing-development-region", severity: .warning, ruleSets: [.apple], category: .build,
    summary: "A built app has a development region or a folder of a language.",
    rationale:
      "Without CFBundleDevelopmentRegion and without any .lproj folder flexible matching is trained"
      + " for no language, silently: only the declared words are understood.",
    fix: "Set CFBundleDevelopmentRegion in Info.plist.",
    example: .init("Info.plist without CFBundleDevelopmentRegion", "CFBundleDevelopmentRegion = en")
  )

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    guard let bundle = catalog.bundle, bundle.generator != nil,
      catalog.coverage.contains(.appName), !catalog.shortcuts.isEmpty,
      bundle.developmentRegion == nil, bundle.locales.isEmpty
    else { return }
    report.add(
      "no development region and no language, so that flexible matching is not trained",
      fix: "set CFBundleDevelopmentRegion in Info.plist", at: catalog.app.location,
      DeclarationPath.root.member("sourceLocale"))
  }
}
