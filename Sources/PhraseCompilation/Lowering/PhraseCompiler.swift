// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import MatchIndex
import TextAnalysis

/// Compiles catalogs into an image.
///
///     let compiled = try PhraseCompiler(ruleSet: .apple).compile(catalogs)
///     try compiled.bytes.write(to: "apps.bspk")
///
/// What the rule set refuses is left out and reported; the rest is compiled. Past a limit of the
/// rule set `apple` the first in declaration order are kept: ten shortcuts an app, and the phrases
/// that begin within the first 1,000 trigger phrases of a locale, values included.
///
/// - SeeAlso: `CatalogRules` for the full list of findings on a catalog.
public struct PhraseCompiler: Sendable {
  /// What phrases may hold.
  public var ruleSet: RuleSet
  /// Whether the image holds what flexible matching needs. Without, words must fit a phrase, and compiling
  /// takes a tenth of the time.
  public var makesModels: Bool

  /// Creates a compiler.
  public init(ruleSet: RuleSet = .apple, makesModels: Bool = true) {
    self.ruleSet = ruleSet
    self.makesModels = makesModels
  }

  /// Compiles catalogs; their order decides ties between apps.
  ///
  /// - Returns: The same bytes for the same catalogs on every machine with the same ICU.
  /// - Throws: `ImageError.tooLarge` when the image would outgrow its format.
  /// - Complexity: O(*n* log *n*) for *n* words of phrases, names and values; under a microsecond
  ///   a phrase.
  public func compile(_ catalogs: [AppCatalog]) throws -> CompiledCatalogs {
    var lowering = CatalogLowering(ruleSet: ruleSet, makesModels: makesModels)
    for catalog in catalogs { try lowering.lower(catalog) }
    return try lowering.finish()
  }
}
