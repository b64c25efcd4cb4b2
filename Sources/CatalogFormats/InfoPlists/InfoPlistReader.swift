// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads `Info.plist`, in XML, binary or text form.
struct InfoPlistReader {
  /// Reads a file.
  ///
  /// - Returns: The facts, or `nil` where the file is no property list; findings of the rules
  ///   `wrong-type`, `missing-key` and those of `PropertyListReader`.
  /// - Complexity: O(*n*) for *n* bytes.
  func read(utf8: [UInt8], file: String) -> (facts: InfoPlistFacts?, diagnostics: [Diagnostic]) {
    let reading = PropertyListReader().read(utf8: utf8, file: file)
    guard let root = reading.root else { return (nil, reading.diagnostics) }
    guard root.members != nil else {
      let finding = StringsReader.wrongType(
        "a dictionary", for: "the file", found: root, at: root.location)
      return (nil, reading.diagnostics + [finding])
    }
    var parser = InfoPlistParser(root: root, diagnostics: reading.diagnostics)
    let facts = parser.parse()
    return (facts, parser.diagnostics)
  }
}

private struct InfoPlistParser {
  let root: PropertyListValue
  var diagnostics: [Diagnostic]

  mutating func parse() -> InfoPlistFacts {
    var facts = InfoPlistFacts(location: root.location)
    facts.appID = text("CFBundleIdentifier")
    facts.displayName = text("CFBundleDisplayName")
    facts.name = text("CFBundleName")
    facts.spokenName = text("CFBundleSpokenName")
    facts.developmentRegion = text("CFBundleDevelopmentRegion")
    facts.packageType = text("CFBundlePackageType")
    facts.executable = text("CFBundleExecutable")
    facts.localizations = root["CFBundleLocalizations"]?.elements?.compactMap(\.locatedText) ?? []
    facts.extensionPoint =
      (root["NSExtension"]?["NSExtensionPointIdentifier"]
      ?? root["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"])?.locatedText
    if let version = text("MinimumOSVersion") {
      facts.deploymentTargets.append(
        DeploymentTarget(
          platform: platform, version: version.text, location: version.location))
    }
    if let version = text("LSMinimumSystemVersion") {
      facts.deploymentTargets.append(
        DeploymentTarget(platform: "macOS", version: version.text, location: version.location))
    }
    facts.alternatives = alternatives()
    return facts
  }

  /// The platform that `MinimumOSVersion` is of.
  private var platform: String {
    let names =
      [root["DTPlatformName"]?.text].compactMap(\.self)
      + (root["CFBundleSupportedPlatforms"]?.elements?.compactMap(\.text) ?? [])
    for name in names {
      switch name.lowercased() {
      case "iphoneos", "iphonesimulator": return "iOS"
      case "watchos", "watchsimulator": return "watchOS"
      case "appletvos", "appletvsimulator": return "tvOS"
      case "xros", "xrsimulator": return "visionOS"
      case "macosx": return "macOS"
      default: continue
      }
    }
    return root["WKWatchKitApp"] != nil || root["WKApplication"] != nil ? "watchOS" : "iOS"
  }

  private mutating func text(_ key: String) -> LocatedText? {
    guard let value = root[key] else { return nil }
    guard let text = value.locatedText else {
      wrongType("a string", for: key, value)
      return nil
    }
    return text
  }

  private mutating func wrongType(_ expected: String, for name: String, _ value: PropertyListValue)
  {
    guard diagnostics.count < PropertyList.findingLimit else { return }
    diagnostics.append(
      StringsReader.wrongType(expected, for: "'\(name)'", found: value, at: value.location))
  }

  private mutating func alternatives() -> [InfoPlistFacts.AlternativeName] {
    let key = "INAlternativeAppNames"
    guard let value = root[key] else { return [] }
    guard let elements = value.elements else {
      wrongType("an array of dictionaries", for: key, value)
      return []
    }
    var names: [InfoPlistFacts.AlternativeName] = []
    for element in elements {
      guard element.members != nil else {
        wrongType("a dictionary with 'INAlternativeAppName'", for: key, element)
        continue
      }
      guard let name = element["INAlternativeAppName"] else {
        if diagnostics.count < PropertyList.findingLimit {
          diagnostics.append(
            Diagnostic(
              rule: "missing-key", severity: .error,
              message: "an alternative name lacks 'INAlternativeAppName'",
              fix: "give the name, or remove the dictionary", location: element.location))
        }
        continue
      }
      guard let text = name.locatedText else {
        wrongType("a string", for: "INAlternativeAppName", name)
        continue
      }
      let hint = element["INAlternativeAppNamePronunciationHint"]
      if let hint, hint.text == nil {
        wrongType("a string", for: "INAlternativeAppNamePronunciationHint", hint)
      }
      names.append(
        InfoPlistFacts.AlternativeName(
          name: text, hint: hint?.locatedText, location: element.location))
    }
    return names
  }
}
