// SPDX-License-Identifier: Apache-2.0

@_exported public import CatalogFormats
@_exported public import EntityLookup
@_exported public import IntentCatalog
@_exported public import MatchIndex
@_exported public import Personalization
@_exported public import PhraseCompiler
@_exported public import PhraseRules
@_exported public import PhraseTesting
@_exported public import Resolution
@_exported public import TextAnalysis
