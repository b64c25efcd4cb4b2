// SPDX-License-Identifier: Apache-2.0

@_exported public import CatalogFormats
@_exported public import EntityLookup
@_exported public import IntentCatalog
@_exported public import IntentResolution
@_exported public import MatchIndex
@_exported public import Personalization
@_exported public import PhraseCompilation
@_exported public import PhraseLint
@_exported public import PhraseTesting
@_exported public import TextAnalysis
