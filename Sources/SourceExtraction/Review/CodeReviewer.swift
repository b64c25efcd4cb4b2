// SPDX-License-Identifier: Apache-2.0

package import CatalogFormats
package import IntentCatalog

/// Looks at what Swift sources declare and do for App Intents, without compiling them.
///
/// What stands in bodies is read by tokens, names of types are resolved as `SourceExtractor` does. It takes a
/// fraction of a second where compiling takes several.
package struct CodeReviewer: Sendable {
  /// The platform that conditions in the sources are read for.
  package var platform: BuildPlatform
  /// The flags that are set in those conditions.
  package var flags: Set<String>
  /// The ids of rules that are checked although they have to be asked for.
  package var optIns: Set<String>

  /// Creates a reviewer.
  package init(
    platform: BuildPlatform = .iOS, flags: Set<String> = [], optIns: Set<String> = []
  ) {
    self.platform = platform
    self.flags = flags
    self.optIns = optIns
  }

  /// What each rule is about, in the order checked.
  package static var descriptions: [RuleDescription] { rules.map { $0.description } }

  /// Checks the sources of an app.
  ///
  /// - Parameter surroundings: The targets and texts that rules may ask for; without, these rules are silent.
  /// - Complexity: O(*n*) for *n* bytes.
  package func review(
    _ sources: [SwiftSource], in surroundings: SourceSurroundings = SourceSurroundings()
  ) -> SourceReview {
    let conditions = BuildConditions(platform: platform, flags: flags)
    return review(sources, SourceCollection(sources, conditions), surroundings)
  }

  private func review(
    _ sources: [SwiftSource], _ collection: SourceCollection, _ surroundings: SourceSurroundings
  ) -> SourceReview {
    var mentions: Set<String> = []
    var suppressions: [LintSuppression] = []
    for source in sources {
      guard let bytes = source.bytes() else { continue }
      suppressions += source.suppressions(in: bytes)
      for word in ReviewSubject.wantedMentions where !mentions.contains("\(word)") {
        if bytes.span.contains(word) { mentions.insert("\(word)") }
      }
    }
    let subject = ReviewSubject(
      collection, mentions: mentions, surroundings: surroundings, platform: platform)
    return SourceReview(
      findings: surroundings.diagnostics + findings(of: subject, in: collection),
      suppressions: suppressions,
      fileCount: sources.count)
  }

  private func findings(
    of subject: ReviewSubject, in collection: SourceCollection
  ) -> [Diagnostic] {
    var report = CodeReport(collection.files)
    for rule in Self.rules {
      let description = rule.description
      guard !description.isOptIn || optIns.contains(description.id) else { continue }
      report.rule = description
      rule.check(subject, &report)
    }
    // By place, so that a file's findings stand together.
    return report.findings.enumerated().sorted { a, b in
      let (x, y) = (a.element.location, b.element.location)
      return (x.file, x.line, x.column, a.offset) < (y.file, y.line, y.column, b.offset)
    }.map(\.element)
  }
}

extension CodeReviewer: SwiftSourceCompiler {
  /// Reviews the sources of an app in place of compiling them.
  package func extract(
    _ sources: [SwiftSource], in surroundings: () -> SourceSurroundings
  ) -> SwiftExtraction {
    let conditions = BuildConditions(platform: platform, flags: flags)
    let collection = SourceCollection(sources, conditions)
    var extraction = SwiftExtraction(diagnostics: collection.diagnostics)
    extraction.review = review(sources, collection, surroundings())
    return extraction
  }
}
