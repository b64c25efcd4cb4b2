// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Phrases stand in a string catalog only where the app runs on systems that read them.
enum StringCatalogTargetRule: CatalogRule {
  static let description = RuleDescription(
    id: "string-catalog-target", severity: .error, ruleSets: [.apple], category: .build,
    summary: "AppShortcuts.xcstrings needs a deployment target of iOS 17 or later.",
    rationale:
      "Lists of phrases came with iOS 17; below that the build fails over AppShortcuts.xcstrings."
      + " For the systems of the same year (macOS 14, watchOS 10, tvOS 17) it is a warning.",
    fix: "Use AppShortcuts.strings, or raise the deployment target.",
    example: .init("IPHONEOS_DEPLOYMENT_TARGET = 16.4", "IPHONEOS_DEPLOYMENT_TARGET = 17.0"))

  /// The first versions that read string catalogs.
  private static let first = ["iOS": 17, "macOS": 14, "watchOS": 10, "tvOS": 17, "visionOS": 1]

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard let bundle = subject.catalog.bundle,
      let file = bundle.phraseFiles.first(where: { $0.kind == .stringCatalog })
    else { return }
    for target in bundle.deploymentTargets {
      guard let needed = first[target.platform], let version = target.majorVersion,
        version < needed
      else { continue }
      report.add(
        "phrases in a string catalog, and a deployment target of \(target.platform)"
          + " \(target.version)",
        severity: target.platform == "iOS" ? nil : .warning,
        fix: "use AppShortcuts.strings, or raise the target to \(needed)", at: target.location,
        DeclarationPath.root, related: [RelatedPlace("the string catalog", at: file.location)])
    }
  }
}
