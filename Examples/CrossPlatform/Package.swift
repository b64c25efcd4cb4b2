// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// An app's own package: on Apple's platforms its intents are compiled against Apple's AppIntents, on Linux against this
// one, from the same sources. In a package of yours the dependency is a URL and a version.
let package = Package(
  name: "Notes",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "NotesIntents", targets: ["NotesIntents"])],
  dependencies: [.package(name: "bespeak", path: "../..")],
  targets: [
    .target(
      name: "NotesIntents",
      dependencies: [
        .product(
          name: "AppIntentsPlatformModules", package: "bespeak",
          condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "NotesIntentsTests",
      dependencies: [
        "NotesIntents",
        .product(
          name: "AppIntentsTesting", package: "bespeak", condition: .when(platforms: [.linux])),
      ]),
  ])
