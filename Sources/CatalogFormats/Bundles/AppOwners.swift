// SPDX-License-Identifier: Apache-2.0

/// Which apps of a folder the files around them belong to.
///
/// A file is that app's whose folder has the longest way in common with its own. Where that is
/// nothing, it is the apps' of the same project; what stands at the very top is everybody's.
struct AppOwners {
  /// Most apps that share one file.
  private static let shareLimit = 100

  /// The apps in or below a folder, by its way.
  private var byFolder: [[String]: [Int]] = [:]
  /// The apps of a project, by its folder.
  private var byCluster: [[String]: [Int]] = [:]
  private let count: Int
  private let cluster: ([String]) -> [String]

  /// Notes the folders of apps.
  ///
  /// - Complexity: O(*n*·*d*) for *n* folders that are *d* deep.
  init(_ units: [AppUnit], cluster: @escaping ([String]) -> [String]) {
    self.cluster = cluster
    count = units.count
    func add(_ i: Int, _ table: inout [[String]: [Int]], _ key: [String]) {
      guard table[key]?.last != i, (table[key]?.count ?? 0) < Self.shareLimit else { return }
      table[key, default: []].append(i)
    }
    for (i, unit) in units.enumerated() {
      for folder in unit.folders {
        for length in 0...folder.count { add(i, &byFolder, Array(folder.prefix(length))) }
        add(i, &byCluster, cluster(folder))
      }
    }
  }

  /// The apps that what stands in a folder belongs to, in order.
  func owners(of folder: [String]) -> [Int] {
    if count == 1 { return [0] }
    if folder.isEmpty { return byFolder[[]] ?? [] }
    for length in stride(from: folder.count, to: 0, by: -1) {
      if let found = byFolder[Array(folder.prefix(length))] { return found }
    }
    return byCluster[cluster(folder)] ?? []
  }
}
