// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads the settings of an Xcode project.
///
/// The file is a property list of objects that name each other by id: the project names its targets
/// and its list of configurations, a target names its own list. Of several configurations, the one
/// that a command-line build takes counts (`defaultConfigurationName`), else `Release`, else the
/// first. Settings in `.xcconfig` files are not read.
struct ProjectReader {
  /// Most targets of one project.
  static let targetLimit = 1_000
  /// Most settings of one target.
  static let settingLimit = 2_000

  /// Reads a file.
  ///
  /// - Returns: The settings, or `nil` where the file is no project; findings of the rules
  ///   `wrong-format` and those of `PropertyListReader`.
  /// - Complexity: O(*n* + *t* × *s*) for *n* bytes and *t* targets with *s* settings.
  func read(
    utf8: [UInt8], file: String
  ) -> (settings: ProjectSettings?, diagnostics: [Diagnostic]) {
    let reading = PropertyListReader().read(utf8: utf8, file: file)
    guard let root = reading.root else { return (nil, reading.diagnostics) }
    // Ids come twice where a merge went wrong; that is the project's own affair.
    let diagnostics = reading.diagnostics.filter {
      $0.rule != "duplicate-key" && $0.rule != "unknown-escape"
    }
    guard let objects = root["objects"]?.members, let id = root["rootObject"]?.text else {
      let finding = Diagnostic(
        rule: "wrong-format", severity: .error, message: "the file is no Xcode project",
        fix: "expected 'objects' and 'rootObject'", location: root.location)
      return (nil, diagnostics + [finding])
    }
    let table = ProjectObjects(objects)
    guard let project = table[id] else {
      let finding = Diagnostic(
        rule: "wrong-format", severity: .error,
        message: "the project's root object '\(id)' is not in the file",
        location: root["rootObject"]?.location ?? root.location)
      return (nil, diagnostics + [finding])
    }
    var settings = ProjectSettings(file: file)
    settings.developmentRegion = project["developmentRegion"]?.locatedText
    settings.knownRegions =
      project["knownRegions"]?.elements?.prefix(1_000).compactMap(\.locatedText) ?? []
    let shared = table.settings(of: project)
    let targets = project["targets"]?.elements?.prefix(Self.targetLimit) ?? []
    for reference in targets {
      guard let target = reference.text.flatMap({ table[$0] }), let name = target["name"]?.text
      else { continue }
      settings.targets.append(
        ProjectSettings.Target(
          name: name, productType: target["productType"]?.text ?? "",
          settings: shared.merging(table.settings(of: target)) { inherited, own in
            LocatedText(
              Self.text(own.text, inheriting: inherited.text), location: own.location)
          },
          location: target["name"]?.location ?? target.location))
    }
    return (settings, diagnostics)
  }

  /// A target's own value with the project's put in where it asks for it; long ones stay as they are.
  private static func text(_ own: String, inheriting inherited: String) -> String {
    guard own.utf8.count + inherited.utf8.count < 4_096, own.contains("$(inherited)") else {
      return own
    }
    return own.replacing("$(inherited)", with: inherited)
  }
}

/// The objects of a project by id.
private struct ProjectObjects {
  private let objects: [String: PropertyListValue]

  init(_ members: [PropertyList.Member]) {
    objects = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { _, b in b })
  }

  subscript(id: String) -> PropertyListValue? { objects[id] }

  /// The build settings of the project or of a target.
  func settings(of owner: PropertyListValue) -> [String: LocatedText] {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ self[$0] }) else { return [:] }
    let all =
      list["buildConfigurations"]?.elements?.prefix(200).compactMap { $0.text.flatMap { self[$0] } }
      ?? []
    let name = list["defaultConfigurationName"]?.text ?? "Release"
    let chosen =
      all.first { $0["name"]?.text == name } ?? all.first { $0["name"]?.text == "Release" }
      ?? all.first
    var settings: [String: LocatedText] = [:]
    let members = chosen?["buildSettings"]?.members?.prefix(ProjectReader.settingLimit) ?? []
    // A setting for one SDK or architecture is not the one that counts everywhere.
    for member in members where !member.key.contains("[") {
      if let text = member.value.locatedText {
        settings[member.key] = text
      } else if let elements = member.value.elements {
        settings[member.key] = LocatedText(
          elements.compactMap(\.text).joined(separator: " "), location: member.value.location)
      }
    }
    return settings
  }
}
