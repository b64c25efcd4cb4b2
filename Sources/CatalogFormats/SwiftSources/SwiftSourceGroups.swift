// SPDX-License-Identifier: Apache-2.0

/// Which Swift sources of a folder are of one app.
///
/// An app is told by its provider of App Shortcuts. Where all providers stand in one project, or there
/// is no project, all sources are one app's. Otherwise each project with a provider is an app, and
/// what stands outside of them, such as a package, is everybody's. Where a project says that its apps
/// are built of different providers, each of these is an app without the sources of the others.
struct SwiftSourceGroups {
  /// The sources of an app, and the folder that it is found in.
  struct Group {
    var folder: [String]
    var files: [AppFile]
    /// The targets that the app is built by, where projects say so.
    var targets: [ProjectTarget] = []
  }

  /// The apps, in the order of their files.
  private(set) var groups: [Group] = []

  /// Groups the sources of a folder.
  ///
  /// - Parameter cluster: The folder of the project that a folder belongs to.
  init(_ set: AppFileSet, cluster: ([String]) -> [String]) {
    let files = set.files.filter { $0.kind == .swift && !Self.isOfTests($0) }
    guard let first = files.first else { return }
    var clusters: [[String]] = []
    let providers = files.filter(Self.hasProvider)
    for file in providers {
      let own = cluster(file.folder)
      if !clusters.contains(own) { clusters.append(own) }
    }
    defer { divide(by: ProjectTargets(set, sources: files), providers) }
    guard clusters.count > 1 else {
      groups = [Group(folder: clusters.first ?? first.folder, files: files)]
      return
    }
    groups = clusters.map { Group(folder: $0, files: []) }
    for file in files {
      let own = cluster(file.folder)
      if let at = clusters.firstIndex(of: own) {
        groups[at].files.append(file)
        continue
      }
      // A project without a provider inside one with some is a part of it.
      let near = clusters.indices.filter { own.starts(with: clusters[$0]) }
        .max { clusters[$0].count < clusters[$1].count }
      for at in near.map({ [$0] }) ?? Array(clusters.indices) { groups[at].files.append(file) }
    }
  }

  /// Makes an app of each set of providers that targets are built of.
  private mutating func divide(by projects: ProjectTargets, _ providers: [AppFile]) {
    groups = groups.flatMap { group in
      let paths = Set(group.files.map(\.path))
      var sets: [(providers: Set<String>, targets: Set<Int>)] = []
      for file in providers where paths.contains(file.path) {
        for target in projects.applications(of: file).sorted() {
          let own = providers.filter { projects.applications(of: $0).contains(target) }
          let set = Set(own.map(\.path)).intersection(paths)
          if let at = sets.firstIndex(where: { $0.providers == set }) {
            sets[at].targets.insert(target)
          } else {
            sets.append((set, [target]))
          }
        }
      }
      guard !sets.isEmpty else { return [group] }
      return sets.map { _, targets in
        Group(
          folder: group.folder,
          files: sets.count == 1
            ? group.files
            : group.files.filter {
              let apps = projects.applications(of: $0)
              return apps.isEmpty || !apps.isDisjoint(with: targets)
            },
          targets: targets.sorted().map {
            ProjectTarget(
              project: projects.targets[$0].project, name: projects.targets[$0].target.name)
          })
      }
    }
  }

  /// Whether a file stands among tests, whose doubles of intents are none of the app's.
  private static func isOfTests(_ file: AppFile) -> Bool {
    file.folder.contains { $0 == "Tests" || $0.hasSuffix("Tests") }
      || file.path.hasSuffix("Tests.swift") || file.path.hasSuffix("/Package.swift")
  }

  private static func hasProvider(_ file: AppFile) -> Bool {
    guard let bytes = SwiftSource(file).bytes(),
      bytes.span.contains("AppShortcutsProvider")
    else { return false }
    return !SwiftScan(utf8: bytes, file: file.path).providers.isEmpty
  }
}
