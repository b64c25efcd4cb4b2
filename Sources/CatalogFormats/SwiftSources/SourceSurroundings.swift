// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog

/// What stands around the Swift sources of an app: the targets that are built of them, the systems
/// that these run on, and the texts of the app.
package struct SourceSurroundings: Sendable {
  /// A thing that is built.
  package struct Target: Sendable {
    /// What it is.
    package enum Kind: Sendable {
      /// An app.
      case application
      /// An extension that may have App Shortcuts of its own.
      case intentsExtension
      /// Any other extension, such as one of widgets.
      case otherExtension
      /// A framework, a tool, tests.
      case other
    }

    /// Its name.
    package var name: String
    /// What it is.
    package var kind: Kind
    /// The lowest system versions that it runs on, one for each platform set.
    package var deploymentTargets: [DeploymentTarget]
  }

  /// The targets of all projects.
  package var targets: [Target] = []
  /// The targets of a source, as positions in `targets`, by its path. Only those that a project
  /// tells of.
  package var members: [String: [Int]] = [:]
  /// The lowest system versions of the package that a source is of, by its path.
  package var packagePlatforms: [String: [DeploymentTarget]] = [:]
  /// The keys of all texts; `nil` where the app has one language, or keeps no texts.
  package var textKeys: Set<String>?
  /// Texts in languages whose words do not change with number, which ask for just that.
  package var inflectedTexts: [(text: LocatedText, locale: String)] = []

  /// Projects that cannot be read, as warnings: rules that ask for their targets are silent then.
  package var diagnostics: [Diagnostic] = []

  /// Nothing.
  package init() {}

  /// The targets of a source; `nil` where no project tells of it.
  package func targets(of path: String) -> [Target]? {
    members[Self.plain(path)].map { $0.map { targets[$0] } }
  }

  /// A path without the parts that lead nowhere: `./A/../B/C.swift` is `B/C.swift`.
  package static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension SourceSurroundings {
  /// Languages whose nouns and verbs have one form for one and for many.
  private static let languagesWithoutNumber: Set<Substring> = [
    "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "km", "my",
  ]

  /// Whether a language is one of those.
  package static func hasNoNumber(_ locale: String) -> Bool {
    languagesWithoutNumber.contains(
      locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? "")
  }
}
