// SPDX-License-Identifier: Apache-2.0

/// The file of an Xcode project, for tests: targets with the files that they are built of.
struct ProjectFile {
  /// A thing that is built.
  struct Target {
    var name: String
    /// The end of its product type.
    var type = "application"
    /// The files in its phase of sources, in the folder 'Sources'.
    var files: [String] = []
    /// The folder that it has whole, as since Xcode 16, and the files in it that it has not.
    var folder: (name: String, except: [String])?
    /// Files in other targets' folders that it has, by the folder.
    var borrowed: [(folder: String, files: [String])] = []
    var deploymentTarget = "26.0"
  }

  /// The text of `project.pbxproj`.
  static func text(_ targets: [Target]) -> String {
    var objects: [String] = []
    var children: [String] = []
    var groups: [String: (id: String, exceptions: [String])] = [:]
    for target in targets {
      guard let name = target.folder?.name else { continue }
      groups[name] = ("G_\(name)", [])
      children.append("G_\(name)")
    }
    var references: [String: String] = [:]
    for file in targets.flatMap(\.files) where references[file] == nil {
      references[file] = "R\(references.count)"
      objects.append(
        "\(references[file]!) = { isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };"
      )
    }
    objects.append(
      "SOURCES = { isa = PBXGroup; path = Sources; sourceTree = \"<group>\"; "
        + "children = ( \(references.values.sorted().joined(separator: ", ")) ); };")
    for (i, target) in targets.enumerated() {
      let files = target.files.enumerated().map { j, file in
        objects.append("F\(i)_\(j) = { isa = PBXBuildFile; fileRef = \(references[file]!); };")
        return "F\(i)_\(j)"
      }
      objects.append(
        "P\(i) = { isa = PBXSourcesBuildPhase; files = ( \(files.joined(separator: ", ")) ); };")
      let exceptions =
        (target.folder.map { [($0.name, $0.except)] } ?? [])
        + target.borrowed.map { ($0.folder, $0.files) }
      for (j, one) in exceptions.enumerated() where !one.1.isEmpty {
        groups[one.0]?.exceptions.append("E\(i)_\(j)")
        objects.append(
          "E\(i)_\(j) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(i); "
            + "membershipExceptions = ( \(one.1.map { "\"\($0)\"" }.joined(separator: ", ")) ); };")
      }
      let own = target.folder.map { "fileSystemSynchronizedGroups = ( G_\($0.name) );" } ?? ""
      objects.append(
        """
        T\(i) = { isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = ( P\(i) ); \(own)
          productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = L\(i); };
        L\(i) = { isa = XCConfigurationList; buildConfigurations = ( B\(i) ); };
        B\(i) = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = \(target.deploymentTarget); }; };
        """)
    }
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      objects.append(
        "\(group.id) = { isa = PBXFileSystemSynchronizedRootGroup; path = \"\(name)\"; "
          + "sourceTree = \"<group>\"; exceptions = ( \(group.exceptions.joined(separator: ", ")) ); };"
      )
    }
    let all = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      { objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( \(all) ); };
        MAIN = { isa = PBXGroup; sourceTree = "<group>";
          children = ( SOURCES, \(children.joined(separator: ", ")) ); };
        \(objects.joined(separator: "\n  "))
      }; rootObject = ROOT; }
      """
  }

  /// A project with one app of all its sources, for a version of iOS.
  static func app(for version: String) -> [String: String] {
    let target = Target(name: "Shelf", files: [], deploymentTarget: version)
    return ["Shelf.xcodeproj/project.pbxproj": text([target])]
  }
}
