// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import SystemFiles

/// A search through folders for the files of apps.
///
/// Visits are in the order of names' bytes. Hidden folders, and those that hold what tools make or
/// fetch, are passed over; a folder reached twice, by a link, is visited once. A link out of what was
/// given is not followed, with a finding. The number of files and the depth of folders are bounded,
/// with a finding where a bound is met.
struct AppFileWalk {
  /// Most folders inside one another.
  static let depthLimit = 64
  /// Most names looked at.
  static let nameLimit = 500_000

  /// Folders of what others wrote or tools made.
  static let skippedFolders: Set<String> = [
    "node_modules", "Pods", "build", "Build", "DerivedData", "Carthage", "SourcePackages",
    "checkouts", "fastlane", "vendor",
  ]

  /// What was found: a set for each source folder and each bundle.
  private(set) var sets: [AppFileSet] = []
  /// Folders that cannot be read, bounds that were met.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files and folders visited, whatever their path.
  private var visited: Set<FileStatus.Identity> = []
  private var namesLeft = Self.nameLimit
  /// What was given: all that is found must be in it.
  private let bounds: FileBounds

  init(_ bounds: FileBounds) { self.bounds = bounds }

  /// Searches a folder.
  ///
  /// - Parameter identity: The folder's own, so that a link back to it is known.
  mutating func search(folder path: String, identity: FileStatus.Identity) {
    guard visited.insert(identity).inserted else { return }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.hasSuffix(".xcarchive") {
      searchArchive(path)
    } else {
      let isBundle = Self.isBundle(name)
      sets.append(AppFileSet(isBundle: isBundle, path: path))
      // A 'Metadata.appintents' or 'de.lproj' that is searched itself is still the folder it is.
      let isPart = name.hasSuffix(".appintents") || name.hasSuffix(".lproj")
      walk(path, folders: isPart ? [name] : [], into: sets.count - 1, depth: 0)
    }
  }

  /// Takes in one file.
  ///
  /// - Returns: Whether it was new.
  mutating func take(_ identity: FileStatus.Identity) -> Bool {
    visited.insert(identity).inserted
  }

  private static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".app") || name.hasSuffix(".appex")
  }

  /// Searches what an archive holds of apps; the rest is symbols.
  private mutating func searchArchive(_ path: String) {
    let folder = path + "/Products/Applications"
    let names: [String]
    do throws(FileFault) {
      names = try FilePath.names(inFolder: folder, within: bounds, limit: namesLeft)
    } catch {
      if error.reason == .outside { return report(.linkOutside(folder)) }
      return report(
        "no-catalog", "no app in this archive: cannot read '\(folder)': \(error.message)", path,
        fix: "an archive of an app has it in 'Products/Applications'")
    }
    let apps = names.filter { $0.hasSuffix(".app") }
    if apps.isEmpty { report("no-catalog", "no app in this archive", path) }
    for name in apps {
      guard let status = status(folder + "/" + name, isOurs: true), status.kind == .folder else {
        continue
      }
      search(folder: folder + "/" + name, identity: status.identity)
    }
  }

  private mutating func walk(_ path: String, folders: [String], into set: Int, depth: Int) {
    let names: [String]
    do throws(FileFault) {
      // One more than are looked at, so that the bound is met where there are more.
      names = try FilePath.names(inFolder: path, within: bounds, limit: namesLeft + 1)
    } catch {
      if error.reason == .outside { return report(.linkOutside(path)) }
      return report("unreadable-file", "cannot read '\(path)': \(error.message)", path)
    }
    for name in names where !name.hasPrefix(".") {
      guard namesLeft > 0 else { return }
      namesLeft -= 1
      if namesLeft == 0 {
        return report(
          "too-many-files", "more than \(Self.nameLimit) files; the rest is not searched", path,
          fix: "give the app's own folder")
      }
      let file = path == "/" ? "/" + name : path + "/" + name
      let kind = AppFile.Kind(name: name)
      // Most files are none of ours, and need no question to the system: those with an ending that
      // no folder of ours has.
      if kind == nil, !Self.mayBeFolder(name) { continue }
      let isSkipped =
        !sets[set].isBundle && Self.skippedFolders.contains(name)
        || name.hasSuffix(".xcassets") || name.hasSuffix(".xcdatamodeld")
      if isSkipped { continue }
      guard let status = status(file, isOurs: kind != nil) else {
        if name.unicodeScalars.contains("\u{FFFD}") { reportName(file, isOurs: kind != nil) }
        continue
      }
      switch status.kind {
      case .file:
        guard let kind, visited.insert(status.identity).inserted else { continue }
        sets[set].files.append(AppFile(kind: kind, path: file, folders: folders, bounds: bounds))
      case .folder: enter(file, name, status, folders: folders, from: set, depth: depth)
      case .link, .other: continue
      }
    }
  }

  /// What a name leads to; `nil` where that is nothing, or out of what was given.
  ///
  /// - Parameter isOurs: Whether it is called as files of apps are: a link out to anything else that is no
  ///   folder needs no finding.
  private mutating func status(_ path: String, isOurs: Bool) -> FileStatus? {
    guard let own = try? FileStatus(path: path, followsLinks: false) else { return nil }
    guard own.kind == .link else { return own }
    guard let status = try? FileStatus(path: path) else { return nil }
    if bounds.hold(path) { return status }
    if isOurs || status.kind == .folder { report(.linkOutside(path)) }
    return nil
  }

  /// Reports what is not there under its repaired name: its own is no text.
  private mutating func reportName(_ path: String, isOurs: Bool) {
    report(
      "unreadable-file", "cannot read '\(path)': its name is not UTF-8", path, fix: "rename it",
      severity: isOurs ? .error : .warning)
  }

  private mutating func enter(
    _ path: String, _ name: String, _ status: FileStatus, folders: [String], from set: Int,
    depth: Int
  ) {
    let isInBundle = sets[set].isBundle
    guard visited.insert(status.identity).inserted else { return }
    guard depth < Self.depthLimit else {
      return report(
        "too-deep", "folders are nested deeper than \(Self.depthLimit) levels", path,
        severity: .warning)
    }
    if name.hasSuffix(".xcarchive"), !isInBundle { return searchArchive(path) }
    // A watch's app stands inside the phone's and is one of its own; an extension is part of its app.
    if name.hasSuffix(".app") {
      sets.append(AppFileSet(isBundle: true, path: path))
      return walk(path, folders: [], into: sets.count - 1, depth: depth + 1)
    }
    if name.hasSuffix(".lproj"), let tag = LocaleName.tag(folder: name), !tag.isEmpty {
      sets[set].languages.append((tag, path, folders))
    }
    walk(path, folders: folders + [name], into: set, depth: depth + 1)
  }

  /// Whether a name may be that of a folder: it has no ending, or one that folders have.
  private static func mayBeFolder(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return true }
    switch name[dot...] {
    case ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".h", ".m", ".mm", ".c", ".cpp", ".o", ".md",
      ".txt", ".ttf", ".otf", ".mp3", ".wav", ".m4a", ".mp4", ".js", ".ts", ".html", ".css",
      ".storyboard", ".xib", ".nib", ".car", ".yml", ".yaml", ".sh", ".py", ".rb", ".gif",
      ".webp", ".heic", ".xcconfig", ".entitlements", ".mlmodel", ".metal", ".dylib", ".tbd":
      return false
    default: return true
    }
  }

  private mutating func report(
    _ rule: String, _ message: String, _ file: String, fix: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    report(
      Diagnostic(
        rule: rule, severity: severity, message: message, fix: fix,
        location: SourceLocation(file: file)))
  }

  private mutating func report(_ finding: Diagnostic) {
    if diagnostics.count < 100 { diagnostics.append(finding) }
  }
}
