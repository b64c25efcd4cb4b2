// SPDX-License-Identifier: Apache-2.0

// So that `import GeoToolbox` in an app's sources finds `PlaceDescriptor` where the platform's framework is not: the types are
// small ones of AppIntents.
@_exported public import AppIntents
