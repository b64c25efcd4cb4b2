// SPDX-License-Identifier: Apache-2.0

/// What the build of an app says beside its declarations: where the catalog was put together from
/// the files of a bundle or of a source folder.
///
/// A catalog that was written as one has none, and the rules that ask for it leave it alone.
package struct AppBundle: Sendable, Equatable {
  /// `CFBundleDevelopmentRegion`, or the project's development region.
  package var developmentRegion: LocatedText?
  /// The lowest system versions that the app runs on, one for each platform named.
  package var deploymentTargets: [DeploymentTarget]
  /// The languages that the app ships: its `.lproj` folders and the regions its project knows; the
  /// source language among them.
  package var locales: [LocatedText]
  /// The types that provide App Shortcuts, by name; more than one is a mistake.
  package var providers: [LocatedText]
  /// The files that phrases were read from.
  package var phraseFiles: [PhraseFile]
  /// What made the metadata, such as `xcode-tools 17C528`.
  package var generator: LocatedText?

  /// Creates the facts of a bundle.
  package init(
    developmentRegion: LocatedText? = nil, deploymentTargets: [DeploymentTarget] = [],
    locales: [LocatedText] = [], providers: [LocatedText] = [], phraseFiles: [PhraseFile] = [],
    generator: LocatedText? = nil
  ) {
    self.developmentRegion = developmentRegion
    self.deploymentTargets = deploymentTargets
    self.locales = locales
    self.providers = providers
    self.phraseFiles = phraseFiles
    self.generator = generator
  }
}

/// A text and its place.
package struct LocatedText: Located, Sendable, Equatable {
  /// The text.
  package var text: String
  /// Where it stands.
  package var location: SourceLocation

  /// Creates a text.
  package init(_ text: String, location: SourceLocation = .unknown) {
    self.text = text
    self.location = location
  }
}

/// The lowest version of a platform that an app runs on.
package struct DeploymentTarget: Located, Sendable, Equatable {
  /// The platform: `iOS`, `macOS`, `watchOS`, `tvOS`, `visionOS`.
  package var platform: String
  /// The version as spelled: `16.4`.
  package var version: String
  /// Where it stands.
  package var location: SourceLocation

  /// Creates a target.
  package init(platform: String, version: String, location: SourceLocation = .unknown) {
    self.platform = platform
    self.version = version
    self.location = location
  }

  /// The number before the first dot; `nil` where there is none.
  package var majorVersion: Int? { version.split(separator: ".").first.flatMap { Int($0) } }
}

/// A file that phrases were read from.
package struct PhraseFile: Located, Sendable, Equatable {
  /// The kinds of file.
  package enum Kind: String, Sendable, CaseIterable {
    /// `AppShortcuts.strings`: a translation for each phrase.
    case strings
    /// `AppShortcuts.xcstrings`: a list of phrases for each shortcut and language.
    case stringCatalog
    /// `extract.actionsdata`: what the build extracted from the code.
    case metadata
    /// `root.ssu.yaml`: what flexible matching was trained on.
    case trainingData
    /// `.swiftconstvalues`: the constants of the code.
    case constValues
  }

  /// Its kind.
  package var kind: Kind
  /// The language it is for; `nil` where it holds several, or the source's.
  package var locale: String?
  /// The file.
  package var location: SourceLocation

  /// Creates a file.
  package init(kind: Kind, locale: String? = nil, location: SourceLocation) {
    self.kind = kind
    self.locale = locale
    self.location = location
  }
}

/// What a catalog tells of its app; rules ask for nothing that was not there to be read.
package struct CatalogCoverage: OptionSet, Sendable {
  /// The bits.
  package var rawValue: UInt8

  /// Creates a set.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Intents, their parameters and the types of those are declared. Without, each is inferred from
  /// phrases: every slot is a parameter of a type of its own name.
  package static let intents = CatalogCoverage(rawValue: 1 << 0)
  /// Which phrases belong to one shortcut is known, and all shortcuts are there. Without, each phrase
  /// of a table of translations stands as a shortcut of its own.
  package static let shortcuts = CatalogCoverage(rawValue: 1 << 1)
  /// The app's name is declared, and not taken from the name of a folder.
  package static let appName = CatalogCoverage(rawValue: 1 << 2)
  /// The values of entities are there.
  package static let values = CatalogCoverage(rawValue: 1 << 3)

  /// Everything.
  package static let all: CatalogCoverage = [.intents, .shortcuts, .appName, .values]
}

/// A member of a file that this version of the reader does not know, kept as it stands.
package struct UnreadMember: Located, Sendable, Equatable {
  /// Its value, as JSON text.
  package var json: String
  /// Where it stands; the path ends with its name.
  package var location: SourceLocation

  /// Creates a member.
  package init(json: String, location: SourceLocation) {
    self.json = json
    self.location = location
  }
}

/// A spelling that shows the sound of a name (`INAlternativeAppNamePronunciationHint`).
public struct PronunciationHint: Sendable, Equatable {
  /// The name, one of the app's.
  public var name: String
  /// Words that sound like it: `ruh der`.
  public var hint: String

  /// Creates a hint.
  public init(name: String, hint: String) {
    self.name = name
    self.hint = hint
  }
}

/// A request, written beside declarations, to leave findings out.
package struct LintSuppression: Sendable, Equatable {
  /// The rules it silences; empty means all.
  package var rules: [String]
  /// The file it is for.
  package var file: String
  /// The lines it is for; `nil` means all of the file.
  package var lines: ClosedRange<Int>?
  /// Where it was written.
  package var location: SourceLocation

  /// Creates a request.
  package init(rules: [String], file: String, lines: ClosedRange<Int>?, location: SourceLocation) {
    self.rules = rules
    self.file = file
    self.lines = lines
    self.location = location
  }

  /// Whether it silences a finding.
  package func covers(_ finding: Diagnostic) -> Bool {
    finding.location.file == file && (lines?.contains(finding.location.line) ?? true)
      && (rules.isEmpty || rules.contains(finding.rule))
  }
}
