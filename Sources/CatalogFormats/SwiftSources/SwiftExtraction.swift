// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog
import SystemFiles

/// Compiles the Swift sources of an app, for a reader that is to know what they declare.
///
/// A reader has none unless it is given one: compiling takes a compiler, and a second or two.
package protocol SwiftSourceCompiler: Sendable {
  /// Compiles the sources of one app.
  ///
  /// - Parameter surroundings: Reads what stands around them, for who wants to know.
  func extract(
    _ sources: [SwiftSource], in surroundings: () -> SourceSurroundings
  ) -> SwiftExtraction
}

/// A Swift file of an app.
package struct SwiftSource: Sendable {
  /// Its path.
  package let path: String

  private let bounds: FileBounds?

  /// Names a file of an app.
  init(_ file: AppFile) {
    path = file.path
    bounds = file.bounds
  }

  /// Its bytes; `nil` where it cannot be read, or is longer than people write.
  package func bytes() -> [UInt8]? {
    var ignored: [Diagnostic] = []
    return bytes(&ignored)
  }

  /// Its bytes, with a warning where it cannot be read, or is longer than people write.
  package func bytes(_ findings: inout [Diagnostic]) -> [UInt8]? {
    let before = findings.count
    let bytes = FileBytes.read(path, within: bounds, limit: SwiftScan.sizeLimit, &findings)
    // It may well be none that takes part.
    for i in findings[before...].indices { findings[i].severity = .warning }
    return bytes
  }

  /// The requests to leave findings out that its bytes hold, in order.
  package func suppressions(in bytes: [UInt8]) -> [LintSuppression] {
    guard bytes.span.contains("bespeak:disable") else { return [] }
    return SwiftScan(utf8: bytes, file: path).suppressions
  }
}

/// What rules say of Swift sources, whether they compile or not.
package struct SourceReview: Sendable {
  /// What was found, rule by rule.
  package var findings: [Diagnostic]
  /// Requests in the sources to leave findings out.
  package var suppressions: [LintSuppression]
  /// How many files there were.
  package var fileCount: Int

  /// Creates a review.
  package init(findings: [Diagnostic], suppressions: [LintSuppression], fileCount: Int) {
    self.findings = findings
    self.suppressions = suppressions
    self.fileCount = fileCount
  }

  /// Adds that of further sources.
  mutating func add(_ other: SourceReview) {
    findings += other.findings
    suppressions += other.suppressions
    fileCount += other.fileCount
  }
}

/// What compiling sources gave.
package struct SwiftExtraction: Sendable {
  /// A declaration as the source has it.
  package struct Place: Sendable {
    /// Where its name stands.
    package var name: SourceLocation
    /// Where its value stands.
    package var value: SourceLocation
    /// How to write its value as a constant, where something else stands there.
    package var advice: String?
    /// Why its value is not known, where the compiler could not make anything of it.
    package var problem: String?

    /// Describes a declaration.
    package init(
      name: SourceLocation, value: SourceLocation, advice: String? = nil, problem: String? = nil
    ) {
      self.name = name
      self.value = value
      self.advice = advice
      self.problem = problem
    }
  }

  /// The constants, as the compiler wrote them, a document for each of its files; `nil` where nothing
  /// takes part in App Intents.
  package var constants: [[UInt8]]?
  /// What the sources declare, as a plain scan finds it.
  package var declared: [ScannedDeclaration] = []
  /// How the values of entities are found, by the last part of the entity's name.
  package var queries: [String: EntityQueryKind] = [:]
  /// The cases of enums that an app's own 'allCases' lists, by the last part of the enum's name.
  package var listedCases: [String: [String]] = [:]
  /// The paths of sources, by the paths that the compiler had them under.
  package var files: [String: String] = [:]
  /// The file that stands in for what is not there, whose types are none of the app's.
  package var standInFile = ""
  /// The names of types in that file which are the app's, declared where no source was.
  package var shells: Set<String> = []
  /// The full names of types that are neither entity nor enum, whatever the constants say.
  package var standIns: Set<String> = []
  /// What the types of the app's are, by the last part of their names, that are neither entity nor
  /// enum and yet parameters: the types that a union is of; empty for all others.
  package var otherTypes: [String: [String]] = [:]
  /// Where declarations stand, by their paths.
  package var places: [String: Place] = [:]
  /// The paths of lists whose elements all do not compile, which findings say already.
  package var emptied: Set<String> = []
  /// The names that App Shortcuts give values to where they make their intents, by the shortcuts' paths.
  package var setUp: [String: Set<String>] = [:]
  /// What is wrong with the sources.
  package var diagnostics: [Diagnostic]
  /// What the rules of code say of them; `nil` where they were not asked.
  package var review: SourceReview?

  /// All that is wrong with the sources and with what is told of them.
  package func findings(file: String = "") -> [Diagnostic] {
    AppDeclarations(self, fallbackFile: file).diagnostics
  }

  /// Creates an extraction with nothing but findings.
  package init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }
}
