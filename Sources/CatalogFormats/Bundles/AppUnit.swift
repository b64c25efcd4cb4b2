// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Files that hold phrases or what the code declares, and are of one app: what apps are told by.
struct AppUnit {
  /// The folders it was found in, as ways from where the search began.
  var folders: [[String]]
  /// What the code declares.
  var declarations: AppDeclarations?
  /// Whether that was compiled here from sources.
  var isExtracted = false
  /// `AppShortcuts.strings`, by language.
  var tables: [AppParts.Table] = []
  /// `AppShortcuts.xcstrings`.
  var catalogs: [StringCatalog] = []
  /// What flexible matching was trained on.
  var training: TrainingData?
  /// The targets that it may be built by, where projects say so.
  var targets: [ProjectTarget] = []
  /// The files.
  var phraseFiles: [PhraseFile] = []

  init(folder: [String]) { folders = [folder] }

  /// The keys of its tables.
  var keys: Set<String> {
    Set(
      tables.flatMap { $0.strings.entries.map(\.key) } + catalogs.flatMap { $0.entries.map(\.key) })
  }

  /// The phrases that its code declares.
  var phrases: [String] {
    declarations.map {
      $0.shortcuts.flatMap { $0.phrases.map(\.text) } + $0.negativePhrases.map(\.text)
    } ?? []
  }

  /// How many folders its way has in common with another, at most.
  func closeness(to folder: [String]) -> Int {
    folders.map { commonPrefix($0, folder) }.max() ?? 0
  }

  /// Takes in another part of the same app.
  mutating func join(_ other: AppUnit) {
    folders += other.folders.filter { !folders.contains($0) }
    if let theirs = other.declarations {
      if declarations == nil { declarations = theirs } else { declarations?.merge(theirs) }
    }
    isExtracted = isExtracted || other.isExtracted
    tables += other.tables
    catalogs += other.catalogs
    phraseFiles += other.phraseFiles
    training = training ?? other.training
    targets += other.targets
  }
}

/// A target of a project, by the path of the one and the name of the other.
struct ProjectTarget: Hashable {
  var project: String
  var name: String
}

/// How many elements two ways begin with alike.
func commonPrefix(_ a: [String], _ b: [String]) -> Int {
  var count = 0
  while count < min(a.count, b.count), a[count] == b[count] { count += 1 }
  return count
}
