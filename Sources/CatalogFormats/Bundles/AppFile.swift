// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// A file of an app that says something about its phrases or its names, found by its own name.
struct AppFile {
  /// What a file is, by its name alone.
  enum Kind: Equatable {
    /// `extract.actionsdata`.
    case metadata
    /// `root.ssu.yaml`.
    case trainingData
    /// `*.swiftconstvalues`.
    case constValues
    /// `AppShortcuts.strings`.
    case phraseStrings
    /// `AppShortcuts.xcstrings`.
    case phraseCatalog
    /// `Info.plist`, `Harbor-Info.plist`.
    case infoPlist
    /// `InfoPlist.strings`.
    case nameStrings
    /// `InfoPlist.xcstrings`.
    case nameCatalog
    /// Any other table of texts, with its name: `Localizable.strings`.
    case strings(table: String)
    /// Any other string catalog, with its name: `Localizable.xcstrings`.
    case stringCatalog(table: String)
    /// `project.pbxproj`.
    case project
    /// `project.yml`, from which XcodeGen makes a project.
    case projectManifest
    /// `*.xcconfig`, settings that projects are based on.
    case buildConfiguration
    /// A Swift source.
    case swift
    /// A JSON file, which may be a catalog of our own.
    case json

    /// The kind of a file; `nil` for one that says nothing.
    init?(name: String) {
      switch name {
      case "extract.actionsdata": self = .metadata
      case "root.ssu.yaml": self = .trainingData
      case "AppShortcuts.strings": self = .phraseStrings
      case "AppShortcuts.xcstrings": self = .phraseCatalog
      case "InfoPlist.strings": self = .nameStrings
      case "InfoPlist.xcstrings": self = .nameCatalog
      case "project.pbxproj": self = .project
      case "project.yml", "project.yaml": self = .projectManifest
      default:
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let stem = name[..<dot]
        switch name[dot...] {
        case ".swiftconstvalues": self = .constValues
        case ".plist" where stem == "Info" || stem.hasSuffix("-Info"): self = .infoPlist
        case ".strings":
          self = stem.hasSuffix("-InfoPlist") ? .nameStrings : .strings(table: String(stem))
        case ".xcstrings":
          self = stem.hasSuffix("-InfoPlist") ? .nameCatalog : .stringCatalog(table: String(stem))
        case ".xcconfig": self = .buildConfiguration
        case ".swift": self = .swift
        case ".json": self = .json
        default: return nil
        }
      }
    }

    /// The kind of a file that somebody names: also by its ending alone, where its name is another.
    init?(namedFile name: String) {
      if let kind = Kind(name: name),
        ![.json, .swift, .projectManifest, .buildConfiguration].contains(kind)
      {
        self = kind
      } else if name.hasSuffix(".actionsdata") {
        self = .metadata
      } else if name.hasSuffix(".ssu.yaml") {
        self = .trainingData
      } else if name.hasSuffix(".plist") {
        self = .infoPlist
      } else {
        return nil
      }
    }
  }

  /// What it is.
  var kind: Kind
  /// Its path, as given and found.
  var path: String
  /// The folder of the app that it belongs to, as the way there from where the search began: the
  /// folder around `de.lproj`, `Metadata.appintents` or `Harbor.xcodeproj`, else its own.
  var folder: [String]
  /// The language of the `.lproj` folder around it; empty for `Base.lproj`, `nil` outside of any.
  var locale: String?
  /// Where it must be when it is read; `nil` for a file that was named by whoever asks.
  let bounds: FileBounds?

  /// The place in a folder's tree.
  init(kind: Kind, path: String, folders: [String], bounds: FileBounds?) {
    self.kind = kind
    self.path = path
    self.bounds = bounds
    folder = folders
    if let last = folders.last {
      if last.hasSuffix(".lproj") {
        locale = LocaleName.tag(folder: last)
        folder.removeLast()
      } else if last.hasSuffix(".appintents") || last.hasSuffix(".xcodeproj") {
        folder.removeLast()
      }
    }
  }
}

/// What a search found in one place: the files of a source folder, or those of one bundle.
struct AppFileSet {
  /// Whether it is a built app, whose files are all of one app.
  var isBundle: Bool
  /// The path of the folder or bundle.
  var path: String
  /// The files, in the order of their paths' bytes.
  var files: [AppFile] = []
  /// The language folders with their place, one for each tag and folder.
  var languages: [(tag: String, path: String, folder: [String])] = []

  init(isBundle: Bool, path: String) {
    self.isBundle = isBundle
    self.path = path
  }

  /// The name of the folder or bundle, its ending left out; of a part of an app, the folder around it.
  var name: String {
    let parts = path.split(separator: "/").filter {
      ![".", "..", "Contents", "Resources"].contains($0)
    }
    let last = parts.last { !$0.hasSuffix(".lproj") && !$0.hasSuffix(".appintents") } ?? ""
    for ending in [".app", ".appex"] where last.hasSuffix(ending) {
      return String(last.dropLast(ending.count))
    }
    return String(last)
  }
}
