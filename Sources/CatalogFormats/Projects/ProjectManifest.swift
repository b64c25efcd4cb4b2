// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText
import SwiftLexing

/// Manifests that tools make projects of, read where they are plain: what they say in literals.
enum ProjectManifest {
  /// Reads the `project.yml` of XcodeGen.
  ///
  /// - Returns: The settings; `nil` where the file is no such manifest, or uses more of YAML than is
  ///   read here.
  static func xcodeGen(utf8: [UInt8], file: String) -> ProjectSettings? {
    var parser = YAMLParser(utf8, source: TreeSource(file: file, lines: LineIndex(utf8.span)))
    guard let root = try? parser.parse(), let targets = root["targets"]?.members else { return nil }
    var project = ProjectSettings(file: file)
    project.developmentRegion = root["options"]?["developmentLanguage"]?.locatedText
    let shared = settings(root["settings"])
    let prefix = root["options"]?["bundleIdPrefix"]?.text
    for target in targets.prefix(ProjectReader.targetLimit) {
      let value = target.value
      let type = value["type"]?.text ?? ""
      var own = BuildVariables.merge(settings(value["settings"]), over: shared)
      if own["PRODUCT_BUNDLE_IDENTIFIER"] == nil, let prefix {
        own["PRODUCT_BUNDLE_IDENTIFIER"] = LocatedText(
          prefix + ".$(PRODUCT_NAME:rfc1034identifier)", location: target.keyPlace.location)
      }
      if let name = value["productName"]?.locatedText, own["PRODUCT_NAME"] == nil {
        own["PRODUCT_NAME"] = name
      }
      take(value["info"], &own)
      project.targets.append(
        ProjectSettings.Target(
          name: target.key, productType: productType(type), settings: own,
          location: target.keyPlace.location, sources: sources(value)))
    }
    return project
  }

  /// The folders and files that a target is built of; nothing where a template or a pattern has a say
  /// in it.
  private static func sources(_ target: YAMLValue) -> TargetSources {
    var sources = TargetSources()
    guard target["templates"] == nil, let value = target["sources"] else { return sources }
    for one in value.elements ?? [value] {
      let excludes = one["excludes"]?.elements?.compactMap(\.text) ?? []
      let path = SourceSurroundings.plain(one.text ?? one["path"]?.text ?? "")
      guard !path.isEmpty, one["includes"] == nil, !(excludes + [path]).contains(where: isPattern)
      else { return TargetSources() }
      if path.hasSuffix(".swift") {
        sources.files.insert(path)
      } else {
        sources.folders.append((path, Set(excludes.map(SourceSurroundings.plain))))
      }
    }
    return sources
  }

  private static func isPattern(_ path: String) -> Bool {
    path.contains { "*?[{$".contains($0) }
  }

  /// The file and the names of a target's own 'info'.
  private static func take(_ info: YAMLValue?, _ own: inout [String: LocatedText]) {
    if let path = info?["path"]?.locatedText { own["INFOPLIST_FILE"] = path }
    for key in ["CFBundleDisplayName", "CFBundleSpokenName"] {
      if let text = info?["properties"]?[key]?.locatedText {
        own["INFOPLIST_KEY_" + key] = text
      }
    }
  }

  /// Settings with or without the groups 'base' and 'configs'.
  private static func settings(_ value: YAMLValue?) -> [String: LocatedText] {
    guard let value else { return [:] }
    let release = value["configs"]?.members?.first { $0.key.lowercased() == "release" }?.value
    let isGrouped = value["base"] != nil || value["configs"] != nil || value["groups"] != nil
    let groups = isGrouped ? [value["base"], release] : [value]
    return groups.reduce(into: [:]) { all, group in
      let own = (group?.members ?? []).compactMap { one in
        one.value.locatedText.map { (one.key, $0) }
      }
      all = BuildVariables.merge(Dictionary(own, uniquingKeysWith: { _, b in b }), over: all)
    }
  }

  private static func productType(_ type: String) -> String {
    switch type {
    case _ where type.hasPrefix("application"), "app": "com.apple.product-type.application"
    case _ where type.contains("xtension"): "com.apple.product-type.app-extension"
    default: "com.apple.product-type." + type
    }
  }

  /// Reads the `Project.swift` of Tuist: calls of `target` with a `product`, and the literals in them.
  ///
  /// - Returns: The settings; `nil` where the file is no such manifest.
  static func tuist(utf8: [UInt8], file: String) -> ProjectSettings? {
    guard utf8.span.contains("ProjectDescription") else { return nil }
    let source = Lexer.scan(utf8)
    let lines = LineIndex(utf8.span)
    var project = ProjectSettings(file: file)
    func literal(_ i: Int) -> LocatedText? {
      guard i < source.tokens.count, source.tokens[i].kind == .string else { return nil }
      let text = source.text(source.tokens[i].range)
      guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else {
        return nil
      }
      let place = lines.position(at: source.tokens[i].range.lowerBound)
      return LocatedText(
        String(text.dropFirst().dropLast()),
        location: SourceLocation(file: file, line: place.line, column: place.column))
    }
    var i = 0
    while i + 1 < source.tokens.count, project.targets.count < ProjectReader.targetLimit {
      let isTarget =
        (source.token(i, is: "target") || source.token(i, is: "Target"))
        && source.token(i + 1, is: "(")
      guard isTarget else {
        i += 1
        continue
      }
      var depth = 0
      var found: [String: LocatedText] = [:]
      var product = ""
      var at = i + 1
      while at < source.tokens.count {
        if source.token(at, is: "(") || source.token(at, is: "[") { depth += 1 }
        if source.token(at, is: ")") || source.token(at, is: "]") { depth -= 1 }
        if depth == 0 { break }
        if source.token(at + 1, is: ":"), let value = literal(at + 2) {
          let key = literal(at)?.text ?? source.text(source.tokens[at].range)
          // Labels of the call itself; keys of dictionaries however deep.
          if found[key] == nil, depth == 1 || literal(at) != nil { found[key] = value }
        } else if depth == 1, source.token(at, is: "product"), source.token(at + 2, is: ".") {
          product = source.text(source.tokens[at + 3].range)
        }
        at += 1
      }
      i = at
      guard let name = found["name"], !product.isEmpty else { continue }
      var settings: [String: LocatedText] = [:]
      settings["PRODUCT_NAME"] = found["productName"] ?? found["PRODUCT_NAME"]
      settings["PRODUCT_BUNDLE_IDENTIFIER"] = found["bundleId"]
      settings["INFOPLIST_KEY_CFBundleDisplayName"] = found["CFBundleDisplayName"]
      settings["INFOPLIST_KEY_CFBundleSpokenName"] = found["CFBundleSpokenName"]
      settings["INFOPLIST_FILE"] = found["infoPlist"]
      for (key, value) in found where key.uppercased() == key && settings[key] == nil {
        settings[key] = value
      }
      project.targets.append(
        ProjectSettings.Target(
          name: name.text, productType: productType(product), settings: settings,
          location: name.location))
    }
    return project.targets.isEmpty ? nil : project
  }

  /// Reads the platforms of a `Package.swift`: `platforms: [.iOS(.v18), .macOS("15.4")]`.
  static func packagePlatforms(utf8: [UInt8], file: String) -> [DeploymentTarget] {
    let source = Lexer.scan(utf8)
    let lines = LineIndex(utf8.span)
    let count = source.tokens.count
    guard let start = (0..<count).first(where: { source.token($0, is: "platforms") }) else {
      return []
    }
    var found: [DeploymentTarget] = []
    var i = start + 1
    while i + 4 < count, !source.token(i, is: "]") {
      defer { i += 1 }
      guard source.token(i, is: "."), source.token(i + 2, is: "(") else { continue }
      let platform = source.text(source.tokens[i + 1].range)
      var version = source.text(source.tokens[source.token(i + 3, is: ".") ? i + 4 : i + 3].range)
      version = version.replacing("_", with: ".")
      version.removeAll { $0 == "\"" || $0 == "v" }
      guard version.first?.isNumber ?? false else { continue }
      let place = lines.position(at: source.tokens[i].range.lowerBound)
      found.append(
        DeploymentTarget(
          platform: String(platform), version: version,
          location: SourceLocation(file: file, line: place.line, column: place.column)))
    }
    return found
  }
}
