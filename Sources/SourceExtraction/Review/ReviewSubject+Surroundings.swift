// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// What projects and packages say of files.
extension ReviewSubject {
  /// The targets that are built of a file; `nil` where no project tells.
  func targets(ofFile file: Int) -> [SourceSurroundings.Target]? {
    surroundings.targets(of: files[file].path)
  }

  /// The lowest version of the platform that a file runs on, for each target that is built of it.
  ///
  /// A package says it for its own files. Where projects do not tell of files, their apps count.
  private func deploymentTargets(
    ofFile file: Int
  ) -> [(version: PlatformVersion, place: SourceLocation)] {
    let path = SourceSurroundings.plain(files[file].path)
    let targets =
      surroundings.members.isEmpty
      ? surroundings.targets.filter { $0.kind == .application } : targets(ofFile: file) ?? []
    let all = surroundings.packagePlatforms[path] ?? targets.flatMap(\.deploymentTargets)
    return all.filter { $0.platform == platform.rawValue }.compactMap { one in
      PlatformVersion(one.version).map { ($0, one.location) }
    }
  }

  /// Whether all that is built of a file runs on nothing older than a version of iOS, or what came
  /// out with it; `false` where nobody says.
  func needs(_ version: PlatformVersion, inFile file: Int) -> Bool {
    let targets = deploymentTargets(ofFile: file)
    return !targets.isEmpty && targets.allSatisfy { $0.version >= version.on(platform) }
  }

  /// The lowest version that a file runs on, where all that is built of it runs on something older
  /// than a version of iOS, or what came out with it.
  func olderTarget(
    than version: PlatformVersion, inFile file: Int
  ) -> (version: PlatformVersion, place: SourceLocation)? {
    let targets = deploymentTargets(ofFile: file)
    guard targets.allSatisfy({ $0.version < version.on(platform) }) else { return nil }
    return targets.max { $0.version < $1.version }
  }
}
