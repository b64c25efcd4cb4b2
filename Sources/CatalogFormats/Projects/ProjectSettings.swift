// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// What a project says of its apps: Xcode's `project.pbxproj`, or the manifest of a tool that makes one.
struct ProjectSettings {
  /// A thing that the project builds.
  struct Target: Located {
    /// Its name.
    var name: String
    /// What it builds: `com.apple.product-type.application`.
    var productType: String
    /// Its build settings, those of the project where it has none of its own; values that are lists
    /// are joined by blanks. Settings for one SDK or architecture only (`NAME[sdk=…]`) are left out.
    var settings: [String: LocatedText]
    /// Where its name stands.
    var location: SourceLocation
    /// The sources that it is built of.
    var sources = TargetSources()

    /// Whether it is an app.
    var isApplication: Bool {
      productType.hasPrefix("com.apple.product-type.application")
    }

    /// Whether it is a part of an app with an `Info.plist` of its own: an extension.
    var isExtension: Bool {
      productType.contains("extension") || productType.contains("xpc-service")
    }
  }

  /// The file.
  var file: String
  /// `developmentRegion`.
  var developmentRegion: LocatedText?
  /// `knownRegions`, `Base` among them.
  var knownRegions: [LocatedText] = []
  /// The targets, in file order.
  var targets: [Target] = []

  /// The apps among the targets.
  var applications: [Target] { targets.filter(\.isApplication) }
}

/// Which Swift files a target is built of, by their paths from the folder of the project.
struct TargetSources: Sendable {
  /// The files that are listed.
  var files: Set<String> = []
  /// Folders whose files all belong to it but for some, which are named from the folder.
  var folders: [(path: String, others: Set<String>)] = []

  /// Whether it says anything.
  var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// Whether a file is one of them.
  func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    return folders.contains { folder in
      guard path.hasPrefix(folder.path + "/") else { return false }
      // A folder that is left out leaves out what is in it.
      var rest = path.dropFirst(folder.path.count + 1)
      while true {
        if folder.others.contains(String(rest)) { return false }
        guard let slash = rest.lastIndex(of: "/") else { return true }
        rest = rest[..<slash]
      }
    }
  }
}

extension ProjectSettings.Target {
  /// A setting, its variables replaced; `nil` where there is none or a variable has no value.
  func value(_ key: String) -> LocatedText? {
    guard let setting = settings[key] else { return nil }
    return resolve(setting.text).map { LocatedText($0, location: setting.location) }
  }

  /// Replaces the variables of a text, such as one of an `Info.plist`.
  func resolve(_ text: String) -> String? {
    BuildVariables.expand(text) { name in
      if name == "inherited" { return "" }
      if let value = settings[name]?.text { return value }
      switch name {
      case "TARGET_NAME", "TARGETNAME": return self.name
      case "PRODUCT_NAME": return self.name
      case "PRODUCT_MODULE_NAME": return "$(PRODUCT_NAME:c99extidentifier)"
      case "EXECUTABLE_NAME", "WRAPPER_NAME", "FULL_PRODUCT_NAME": return "$(PRODUCT_NAME)"
      // Paths are relative to the folder of the project.
      case "SRCROOT", "SOURCE_ROOT", "PROJECT_DIR": return "."
      default: return nil
      }
    }
  }

  /// `PRODUCT_BUNDLE_IDENTIFIER`.
  var bundleID: LocatedText? { value("PRODUCT_BUNDLE_IDENTIFIER") }

  /// `PRODUCT_NAME`, which is the target's name unless it is set.
  var productName: LocatedText {
    value("PRODUCT_NAME").flatMap { $0.text.isEmpty ? nil : $0 }
      ?? LocatedText(name, location: location)
  }

  /// `INFOPLIST_KEY_CFBundleDisplayName`.
  var displayName: LocatedText? { value("INFOPLIST_KEY_CFBundleDisplayName") }

  /// `INFOPLIST_FILE`: the path of the target's `Info.plist`, from the folder of the project.
  var infoPlistFile: LocatedText? { value("INFOPLIST_FILE") }

  /// The lowest system versions, one for each platform set.
  var deploymentTargets: [DeploymentTarget] {
    [
      ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
      ("WATCHOS_DEPLOYMENT_TARGET", "watchOS"), ("TVOS_DEPLOYMENT_TARGET", "tvOS"),
      ("XROS_DEPLOYMENT_TARGET", "visionOS"),
    ].compactMap { key, platform in
      value(key).flatMap {
        $0.text.isEmpty
          ? nil
          : DeploymentTarget(platform: platform, version: $0.text, location: $0.location)
      }
    }
  }
}
