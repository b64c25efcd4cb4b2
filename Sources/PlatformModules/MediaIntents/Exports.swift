// SPDX-License-Identifier: Apache-2.0

// So that `import MediaIntents` in an app's sources finds `AudioSearch` where the platform's framework is not: the types are
// small ones of AppIntents.
@_exported public import AppIntents
