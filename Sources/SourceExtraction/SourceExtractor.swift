// SPDX-License-Identifier: Apache-2.0

package import CatalogFormats
internal import IntentCatalog

/// Reads what Swift sources declare for App Intents, by compiling them.
///
/// The compiler writes the constants of the types that take part, as it does where the platform's own
/// extraction starts from. It is given a skeleton of the sources (`SkeletonWriter`): nothing of the
/// app runs, no macro of the app's is loaded, and what the app's other code and other frameworks
/// have need not be there.
package struct SourceExtractor: Sendable {
  /// The compiler and its modules.
  package var toolchain: SwiftToolchain
  /// The platform that conditions in the sources are read for.
  package var platform: BuildPlatform
  /// The flags that are set in those conditions.
  package var flags: Set<String>
  /// The time that the compiler may take for an app, in seconds.
  package var timeLimit: Int
  /// What looks at the sources beside the compiler; `nil` for nothing.
  package var reviewer: CodeReviewer?

  /// Creates an extractor.
  package init(
    toolchain: SwiftToolchain, platform: BuildPlatform = .iOS, flags: Set<String> = [],
    timeLimit: Int = 120
  ) {
    self.toolchain = toolchain
    self.platform = platform
    self.flags = flags
    self.timeLimit = timeLimit
  }
}

extension SourceExtractor: SwiftSourceCompiler {
  /// Compiles the sources of an app.
  package func extract(
    _ sources: [SwiftSource], in surroundings: () -> SourceSurroundings
  ) -> SwiftExtraction {
    var extraction = compiled(sources)
    extraction.review = reviewer?.review(sources, in: surroundings())
    return extraction
  }

  private func compiled(_ sources: [SwiftSource]) -> SwiftExtraction {
    var run = ExtractionRun(
      sources, toolchain, BuildConditions(platform: platform, flags: flags),
      seconds: max(1, timeLimit))
    do {
      return try Interruption.noted { () throws(SourceExtractionError) in try run.extract() }
    } catch {
      return SwiftExtraction(diagnostics: [
        Diagnostic(
          rule: "not-extracted", severity: .error, message: error.description,
          location: SourceLocation(file: sources.first?.path ?? ""))
      ])
    }
  }
}
