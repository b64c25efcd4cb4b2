// SPDX-License-Identifier: Apache-2.0

/// Where the files of a project lie, and which targets are built of them.
///
/// A file lies in the folders of the groups around it. A target lists files in its phases; since
/// Xcode 16 it may have whole folders, with exceptions.
struct ProjectPlaces {
  /// Most groups inside one another.
  private static let depthLimit = 64

  private let table: ProjectObjects
  /// The group around each file and group.
  private var parents: [String: String] = [:]
  /// The Swift files by their ids: their paths from the folder of the project.
  private var files: [String: String] = [:]
  /// The folders whose files are found by the build: path, and exceptions by the target they are for.
  private var folders: [(id: String, path: String, exceptions: [String: [String]])] = []

  /// Looks at the groups of a project.
  init(_ table: ProjectObjects, of project: PropertyListValue) {
    self.table = table
    // Elsewhere, paths are not those from the folder of the project.
    guard ["projectDirPath", "projectRoot"].allSatisfy({ project[$0]?.text?.isEmpty ?? true })
    else { return }
    for (id, object) in table.objects {
      for child in object["children"]?.elements ?? [] {
        if let child = child.text { parents[child] = id }
      }
    }
    for (id, object) in table.objects {
      let kind = object["isa"]?.text
      if kind == "PBXFileReference", object["path"]?.text?.hasSuffix(".swift") ?? false {
        files[id] = path(of: id)
      }
      guard kind == "PBXFileSystemSynchronizedRootGroup", let path = path(of: id) else { continue }
      var exceptions: [String: [String]] = [:]
      for one in references(object["exceptions"]) {
        guard let target = one.object["target"]?.text else { continue }
        exceptions[target, default: []] +=
          one.object["membershipExceptions"]?.elements?.compactMap(\.text) ?? []
      }
      folders.append((id, path, exceptions))
    }
    folders.sort { $0.path < $1.path }
  }

  /// The Swift files that a target is built of, by their paths from the folder of the project.
  ///
  /// - Complexity: O(*n*) for *n* files.
  func sources(of target: PropertyListValue, _ id: String) -> TargetSources {
    var sources = TargetSources()
    for phase in references(target["buildPhases"])
    where phase.object["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in references(phase.object["files"]) {
        guard let path = file.object["fileRef"]?.text.flatMap({ files[$0] }) else { continue }
        sources.files.insert(path)
      }
    }
    let own = Set(references(target["fileSystemSynchronizedGroups"]).map(\.id))
    for folder in folders {
      let exceptions = folder.exceptions[id] ?? []
      if own.contains(folder.id) {
        sources.folders.append((folder.path, Set(exceptions)))
      } else {
        // In another target's folder, exceptions are what this one has of it.
        for one in exceptions where one.hasSuffix(".swift") {
          sources.files.insert(folder.path + "/" + one)
        }
      }
    }
    return sources
  }

  /// The objects that a list names, with their ids.
  private func references(
    _ list: PropertyListValue?
  ) -> [(id: String, object: PropertyListValue)] {
    (list?.elements ?? []).compactMap(\.text).compactMap { id in table[id].map { (id, $0) } }
  }

  /// The path of a file or group from the folder of the project; `nil` for what lies elsewhere.
  private func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    for _ in 0..<Self.depthLimit {
      guard let current = next, let object = table[current] else { break }
      let tree = object["sourceTree"]?.text ?? "<group>"
      guard tree == "<group>" || tree == "SOURCE_ROOT" else { return nil }
      if let path = object["path"]?.text, !path.isEmpty { parts.append(path) }
      next = tree == "SOURCE_ROOT" ? nil : parents[current]
    }
    return SourceSurroundings.plain(parts.reversed().joined(separator: "/"))
  }
}
