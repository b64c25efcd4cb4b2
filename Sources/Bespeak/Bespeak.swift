// SPDX-License-Identifier: Apache-2.0

// All that a program sees that imports `Bespeak`: these types with their public members. `Scripts/api`
// prints them with their members, and fails where a layer has a public type that is not here.

@_exported public import struct CatalogFormats.CatalogReader
@_exported public import struct CatalogFormats.CatalogReading
@_exported public import struct CatalogFormats.CatalogWriter
@_exported public import struct CatalogFormats.StringCatalogWriter
@_exported public import struct CatalogFormats.StringsFileWriter
@_exported public import struct CatalogFormats.TranscriptFault
@_exported public import struct CatalogFormats.TranscriptLine
@_exported public import enum CatalogFormats.TranscriptReader
@_exported public import struct CatalogFormats.WritingResult
@_exported public import struct CatalogFormats.WrittenFile
// Names, looked up by what was heard.
@_exported public import struct EntityLookup.EntityCandidate
@_exported public import struct EntityLookup.EntityIndex
@_exported public import struct EntityLookup.EntityName
@_exported public import struct EntityLookup.EntityReader
@_exported public import struct EntityLookup.EntityScore
@_exported public import struct EntityLookup.EntityScratch
@_exported public import struct EntityLookup.EntitySnapshot
@_exported public import class EntityLookup.EntityStore
// Declarations, and the files they are read from and written to.
@_exported public import struct IntentCatalog.AppCatalog
@_exported public import struct IntentCatalog.AppNames
@_exported public import struct IntentCatalog.Diagnostic
@_exported public import struct IntentCatalog.EntityDeclaration
@_exported public import enum IntentCatalog.EntityQueryKind
@_exported public import struct IntentCatalog.EntityValue
@_exported public import struct IntentCatalog.EnumCase
@_exported public import struct IntentCatalog.EnumCaseTranslation
@_exported public import struct IntentCatalog.EnumDeclaration
@_exported public import struct IntentCatalog.IntentDeclaration
@_exported public import struct IntentCatalog.LocalizationDeclaration
@_exported public import struct IntentCatalog.ParameterDeclaration
@_exported public import enum IntentCatalog.ParameterType
@_exported public import struct IntentCatalog.PhraseDeclaration
@_exported public import struct IntentCatalog.PhraseTranslation
@_exported public import struct IntentCatalog.PronunciationHint
@_exported public import struct IntentCatalog.RelatedPlace
@_exported public import struct IntentCatalog.RuleDescription
@_exported public import enum IntentCatalog.RuleSet
@_exported public import struct IntentCatalog.ShortcutDeclaration
@_exported public import struct IntentCatalog.SourceLocation
@_exported public import struct IntentCatalog.StringTranslation
@_exported public import struct IntentCatalog.TextHighlight
// Resolving, and what comes of it.
@_exported public import struct IntentResolution.Alternative
@_exported public import struct IntentResolution.BoundParameter
@_exported public import struct IntentResolution.DecisionPolicy
@_exported public import struct IntentResolution.Disambiguation
@_exported public import struct IntentResolution.EntityKey
@_exported public import struct IntentResolution.EntityMatch
@_exported public import protocol IntentResolution.EntityTextQuery
@_exported public import struct IntentResolution.Explanation
@_exported public import struct IntentResolution.FlexibleScores
@_exported public import struct IntentResolution.Hypothesis
@_exported public import struct IntentResolution.IntentMatch
@_exported public import class IntentResolution.IntentResolver
@_exported public import class IntentResolution.LiveEntities
@_exported public import struct IntentResolution.MatchScratch
@_exported public import struct IntentResolution.PartialResolution
@_exported public import struct IntentResolution.Resolution
@_exported public import struct IntentResolution.ResolutionRequest
@_exported public import struct IntentResolution.SemanticReading
@_exported public import protocol IntentResolution.SemanticScorer
@_exported public import struct IntentResolution.StreamingResolver
// Compiling, and the image that comes of it.
@_exported public import struct MatchIndex.BlockError
@_exported public import class MatchIndex.ImageBytes
@_exported public import enum MatchIndex.ImageError
@_exported public import class MatchIndex.IndexImage
// What is learnt from a person's use.
@_exported public import struct Personalization.CorrectedIntent
@_exported public import struct Personalization.CorrectedValue
@_exported public import struct Personalization.UsageEntry
@_exported public import enum Personalization.UsageError
@_exported public import enum Personalization.UsageLimits
@_exported public import class Personalization.UsageMemory
@_exported public import enum Personalization.UsageScope
@_exported public import struct Personalization.UsageStatistics
@_exported public import class Personalization.UsageStore
@_exported public import struct Personalization.UsageTime
@_exported public import struct PhraseCompilation.CompiledCatalogs
@_exported public import struct PhraseCompilation.PhraseCompiler
// Rules, collisions and what is printed of them.
@_exported public import struct PhraseLint.CatalogRules
@_exported public import struct PhraseLint.Collision
@_exported public import struct PhraseLint.CollisionFinder
@_exported public import struct PhraseLint.CollisionReport
@_exported public import struct PhraseLint.DiagnosticFormatter
@_exported public import struct PhraseLint.FindingBaseline
@_exported public import enum PhraseLint.FindingRules
@_exported public import struct PhraseLint.LintConfiguration
@_exported public import struct PhraseLint.PhraseCounts
@_exported public import struct PhraseLint.SARIFLog
@_exported public import struct PhraseLint.SuppressionIndex
@_exported public import struct PhraseLint.WorkingFolder
// Cases: what is said, and what must come of it.
@_exported public import class PhraseTesting.AnswerBinder
@_exported public import struct PhraseTesting.CaseChecker
@_exported public import enum PhraseTesting.CaseReader
@_exported public import struct PhraseTesting.CaseReading
@_exported public import struct PhraseTesting.CaseResult
@_exported public import struct PhraseTesting.CaseRunner
@_exported public import struct PhraseTesting.ComparedField
@_exported public import struct PhraseTesting.ExcludedIntent
@_exported public import struct PhraseTesting.ExpectedAnswer
@_exported public import struct PhraseTesting.ExpectedOutcome
@_exported public import struct PhraseTesting.ExpectedParameter
@_exported public import struct PhraseTesting.FailureExplanation
@_exported public import struct PhraseTesting.RunSettings
@_exported public import struct PhraseTesting.SelfTestCase
@_exported public import struct PhraseTesting.SelfTestGenerator
@_exported public import enum PhraseTesting.SelfTestKind
@_exported public import struct PhraseTesting.TestCase
@_exported public import struct PhraseTesting.TestReport
@_exported public import struct PhraseTesting.TurnResult
@_exported public import struct TextAnalysis.LocaleTag
@_exported public import struct TextAnalysis.TextSpan
