// SPDX-License-Identifier: Apache-2.0

import Resolution

// `AppIntents` has a `Resolver` and an `EntityStringQuery` of its own, and a module's name stands for
// the type of that name in it. So the engine's are named here, where `AppIntents` is not imported.

/// What resolves utterances.
typealias EngineResolver = Resolver
/// What looks entities up by text for the resolver.
typealias EngineQuery = EntityStringQuery
/// What became of an utterance.
typealias EngineResolution = Resolution
