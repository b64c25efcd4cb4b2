// SPDX-License-Identifier: Apache-2.0

// So that `import CoreLocation` in an app's sources finds `CLLocation`, `CLPlacemark`, `CLLocationCoordinate2D` where the platform's framework is not: the types are
// small ones of AppIntents.
@_exported public import AppIntents
