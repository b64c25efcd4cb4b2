// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads the settings of an Xcode project.
///
/// The file is a property list of objects that name each other by id: the project names its targets
/// and its list of configurations, a target names its own list. Of several configurations, the one
/// that a command-line build takes counts (`defaultConfigurationName`), else `Release`, else the
/// first. A list names the `.xcconfig` file that its settings are based on.
struct ProjectReader {
  /// Most targets of one project.
  static let targetLimit = 1_000
  /// Most settings of one target.
  static let settingLimit = 2_000

  /// The settings of an `.xcconfig` file by its name.
  var configuration: (String) -> [String: LocatedText] = { _ in [:] }

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
    let shared = levels(of: project, table, over: [:])
    let places = ProjectPlaces(table, of: project)
    let targets = project["targets"]?.elements?.prefix(Self.targetLimit) ?? []
    for id in targets.compactMap(\.text) {
      guard let target = table[id], let name = target["name"]?.text else { continue }
      settings.targets.append(
        ProjectSettings.Target(
          name: name, productType: target["productType"]?.text ?? "",
          settings: levels(of: target, table, over: shared),
          location: target["name"]?.location ?? target.location,
          sources: places.sources(of: target, id)))
    }
    return (settings, diagnostics)
  }

  /// The settings of a project or target over those that it inherits: its file's, then its own.
  private func levels(
    of owner: PropertyListValue, _ table: ProjectObjects, over inherited: [String: LocatedText]
  ) -> [String: LocatedText] {
    let file = table.baseConfiguration(of: owner).map(configuration) ?? [:]
    return BuildVariables.merge(
      table.settings(of: owner), over: BuildVariables.merge(file, over: inherited))
  }
}

extension BuildVariables {
  /// Settings over those that they inherit: a setting that names itself, or `$(inherited)`, has the
  /// inherited value there.
  static func merge(
    _ own: [String: LocatedText], over inherited: [String: LocatedText]
  ) -> [String: LocatedText] {
    var merged = inherited
    for (key, setting) in own {
      var text = setting.text
      let before = inherited[key]?.text
      for name in ["inherited", key] {
        for mention in ["$(\(name))", "${\(name)}"] where text.contains(mention) {
          guard let before, text.utf8.count + before.utf8.count < 4_096 else { continue }
          text = text.replacing(mention, with: before)
        }
      }
      merged[key] = LocatedText(text, location: setting.location)
    }
    return merged
  }
}

/// The objects of a project by id.
struct ProjectObjects {
  /// All of them.
  let objects: [String: PropertyListValue]

  /// Takes the objects of a project's file.
  init(_ members: [PropertyList.Member]) {
    objects = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { _, b in b })
  }

  /// The object of an id.
  subscript(id: String) -> PropertyListValue? { objects[id] }

  /// The name of the `.xcconfig` file that the settings of the project or a target are based on.
  func baseConfiguration(of owner: PropertyListValue) -> String? {
    guard let chosen = configuration(of: owner) else { return nil }
    let file = chosen["baseConfigurationReference"]?.text.flatMap { self[$0] }
    let path =
      file?["path"]?.text ?? file?["name"]?.text
      ?? chosen["baseConfigurationReferenceRelativePath"]?.text
    return path?.split(separator: "/").last.map(String.init)
  }

  /// The configuration of the project or of a target that counts.
  private func configuration(of owner: PropertyListValue) -> PropertyListValue? {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ self[$0] }) else { return nil }
    let all =
      list["buildConfigurations"]?.elements?.prefix(200).compactMap { $0.text.flatMap { self[$0] } }
      ?? []
    let name = list["defaultConfigurationName"]?.text ?? "Release"
    return all.first { $0["name"]?.text == name } ?? all.first { $0["name"]?.text == "Release" }
      ?? all.first
  }

  /// The build settings of the project or of a target.
  func settings(of owner: PropertyListValue) -> [String: LocatedText] {
    var settings: [String: LocatedText] = [:]
    let members =
      configuration(of: owner)?["buildSettings"]?.members?.prefix(ProjectReader.settingLimit) ?? []
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
