// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
public import LanguageData
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
  /// Which phrases are allowed: those of the platform, or more.
  public var ruleSet: RuleSet
  /// Whether the image holds what flexible matching needs. Without, words must fit a phrase, and compiling
  /// takes a tenth of the time.
  public var makesModels: Bool
  /// The vectors of words that the image's models are learnt with. A resolver needs the same ones for them
  /// to count: an image keeps what was learnt, and not the vectors.
  public var vectors: LanguageVectors

  /// Creates a compiler.
  public init(
    ruleSet: RuleSet = .apple, makesModels: Bool = true, vectors: LanguageVectors = .embedded
  ) {
    self.ruleSet = ruleSet
    self.makesModels = makesModels
    self.vectors = vectors
  }

  /// Compiles catalogs; their order decides ties between apps.
  ///
  /// - Returns: The same bytes for the same catalogs on every machine with the same ICU.
  /// - Throws: `ImageError.tooLarge` when the image would outgrow its format.
  /// - Complexity: O(*n* log *n*) for *n* words of phrases, names and values; under a microsecond
  ///   a phrase.
  public func compile(_ catalogs: [AppCatalog]) throws -> CompiledCatalogs {
    var lowering = CatalogLowering(ruleSet: ruleSet, vectors: makesModels ? vectors : nil)
    for catalog in catalogs { try lowering.lower(catalog) }
    return try lowering.finish()
  }
}
