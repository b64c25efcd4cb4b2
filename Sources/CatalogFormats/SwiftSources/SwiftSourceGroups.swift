// SPDX-License-Identifier: Apache-2.0

/// Which Swift sources of a folder are of one app.
///
/// An app is told by its provider of App Shortcuts. Where all providers stand in one project, or there
/// is no project, all sources are one app's. Otherwise each project with a provider is an app, and
/// what stands outside of them, such as a package, is everybody's.
struct SwiftSourceGroups {
  /// The sources of an app, and the folder that it is found in.
  struct Group {
    var folder: [String]
    var files: [AppFile]
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
    for file in files where Self.hasProvider(file) {
      let own = cluster(file.folder)
      if !clusters.contains(own) { clusters.append(own) }
    }
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
