// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// The targets of all projects of a folder, with the sources that each is built of.
struct ProjectTargets {
  /// Most projects that are read.
  private static let fileLimit = 500

  /// The targets, with the path of the project that each is of.
  private(set) var targets: [(project: String, target: ProjectSettings.Target)] = []
  /// The targets of a source, as positions in `targets`, by its plain path. Only those that a project
  /// tells of.
  private(set) var members: [String: [Int]] = [:]
  /// What is wrong with projects that cannot be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the projects among the files of a folder.
  init(_ set: AppFileSet, sources: [AppFile]) {
    var projects = ProjectFiles(set)
    let paths = Set(sources.map { SourceSurroundings.plain($0.path) })
    let files = set.files.filter {
      $0.kind == .project || $0.kind == .projectManifest
        || $0.kind == .swift && $0.path.hasSuffix("/Project.swift")
    }
    for file in files.prefix(Self.fileLimit) {
      var findings: [Diagnostic] = []
      guard let project = projects.settings(of: file, &findings) else {
        diagnostics += findings
        continue
      }
      // 'App/Shelf.xcodeproj/project.pbxproj' tells of paths from 'App'.
      let depth = file.kind == .project ? 2 : 1
      let folder = file.path.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(depth).joined(separator: "/")
      let prefix = folder.isEmpty ? "" : SourceSurroundings.plain(folder) + "/"
      for target in project.targets {
        let index = targets.count
        targets.append((file.path, target))
        var own = target.sources.files.map { prefix + $0 }.filter(paths.contains)
        if !target.sources.folders.isEmpty {
          own = paths.filter {
            $0.hasPrefix(prefix) && target.sources.contains(String($0.dropFirst(prefix.count)))
          }
        }
        for path in own { members[path, default: []].append(index) }
      }
    }
  }

  /// The apps that are built of a source.
  func applications(of source: AppFile) -> Set<Int> {
    Set(
      (members[SourceSurroundings.plain(source.path)] ?? []).filter {
        targets[$0].target.isApplication
      })
  }
}
