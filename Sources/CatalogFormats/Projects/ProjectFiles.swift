// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// The projects of a folder, each read once: several apps may share one.
struct ProjectFiles {
  private let set: AppFileSet
  private var known: [String: ProjectSettings] = [:]

  /// Looks for projects among the files of a folder.
  init(_ set: AppFileSet) { self.set = set }

  /// What a project says, or a manifest that a tool makes one of.
  ///
  /// - Returns: `nil` where the file cannot be read or is no project.
  mutating func settings(
    of file: AppFile, _ findings: inout [Diagnostic]
  ) -> ProjectSettings? {
    if let known = known[file.path] { return known }
    guard let bytes = FileBytes.read(file, limit: PropertyList.sizeLimit, &findings) else {
      return nil
    }
    let settings: ProjectSettings?
    switch file.kind {
    case .projectManifest: settings = ProjectManifest.xcodeGen(utf8: bytes, file: file.path)
    case .swift: settings = ProjectManifest.tuist(utf8: bytes, file: file.path)
    default:
      var reader = ProjectReader()
      let set = self.set
      reader.configuration = { name in
        var read: Set<String> = []
        return Self.configuration(name, near: file.folder, in: set, &read)
      }
      let reading = reader.read(utf8: bytes, file: file.path)
      findings += reading.diagnostics
      settings = reading.settings
    }
    known[file.path] = settings
    return settings
  }

  /// The settings of an `.xcconfig` file and of those that it includes, each read once.
  private static func configuration(
    _ name: String, near folder: [String], in set: AppFileSet, _ read: inout Set<String>
  ) -> [String: LocatedText] {
    let file = set.files.filter {
      $0.kind == .buildConfiguration && $0.path.split(separator: "/").last == Substring(name)
    }.max { commonPrefix($0.folder, folder) < commonPrefix($1.folder, folder) }
    var ignored: [Diagnostic] = []
    guard let file, read.count < 64, read.insert(file.path).inserted,
      let bytes = FileBytes.read(file, limit: 1 << 20, &ignored)
    else { return [:] }
    let own = BuildConfigurationFile(utf8: bytes, file: file.path)
    var inherited: [String: LocatedText] = [:]
    for include in own.includes {
      inherited = BuildVariables.merge(
        configuration(include, near: file.folder, in: set, &read), over: inherited)
    }
    return BuildVariables.merge(own.settings, over: inherited)
  }
}
