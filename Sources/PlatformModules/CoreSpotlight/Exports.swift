// SPDX-License-Identifier: Apache-2.0

// So that `import CoreSpotlight` in an app's sources finds `CSSearchableIndex`, `CSSearchableItem`, `CSSearchableItemAttributeSet` where the platform's framework is not: the types are
// small ones of AppIntents.
@_exported public import AppIntents
