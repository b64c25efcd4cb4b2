// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

/// The page beside the sources of each module.
let page = "README.md"

/// A layer: what it may import is listed with it, and an arrow never points up.
func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: [page] + exclude, swiftSettings: settings)
}

/// A layer in C: what Swift cannot see, start, embed or export.
func cLayer(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking library: String? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: [page],
    linkerSettings: library.map { [.linkedLibrary($0)] } ?? [])
}

/// The tests of one module; each also sees the helpers they share.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

/// A program to talk to, written as the developer of an app would.
func example(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["AppIntents", "AppIntentsHosting"], path: "Examples/\(folder)",
    swiftSettings: settings)
}

/// Modules by the names of the platform's frameworks that intents name types of. Where those are, none of them is built:
/// it would take the framework's place.
#if os(Linux)
  let platformModules = [
    "CoreSpotlight", "CoreLocation", "GeoToolbox", "UniformTypeIdentifiers", "CoreTransferable",
    "VisualIntelligence", "MediaIntents",
  ]
#else
  let platformModules: [String] = []
#endif

let package = Package(
  name: "bespeak",
  // Spans and inline arrays come with it; on Linux they come with the toolchain.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Bespeak", targets: ["Bespeak"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "AppIntentsHosting", targets: ["AppIntentsHosting"]),
    .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
    // Where no such framework is missing, AppIntents alone.
    .library(name: "AppIntentsPlatformModules", targets: ["AppIntents"] + platformModules),
    // The C library; Scripts/release makes libbespeak.so of it.
    .library(name: "BespeakC", type: .dynamic, targets: ["BespeakC"]),
    .executable(name: "bespeak", targets: ["BespeakCLI"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(
      name: "Macros",
      description: "The macros of AppIntents; without them their compiler plugin is not built."),
  ],
  targets: [
    // The system's ICU (Debian's libicu-dev), and nothing else from outside.
    .systemLibrary(
      name: "CICUSystem", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    cLayer("CICU", ["CICUSystem"], linking: "icuuc"),
    cLayer("CKernels"),
    layer("SystemFiles"),
    layer("SystemThreads"),
    layer("JSONText"),
    layer("SwiftLexing"),
    // What is known of languages: texts, embedded by #embed, and their lines.
    cLayer("CLanguageTexts"),
    layer("LanguageTexts", ["CLanguageTexts"]),
    layer("TextAnalysis", ["CICU", "CKernels"]),
    layer("ValueParsing", ["TextAnalysis", "LanguageTexts", "SystemFiles"]),
    layer("Phonetics", ["TextAnalysis", "CICU", "CKernels", "LanguageTexts"]),
    layer("IntentCatalog"),
    layer("MatchIndex", ["SystemFiles", "CKernels"]),
    layer(
      "LanguageData", ["TextAnalysis", "MatchIndex", "LanguageTexts"], exclude: ["Languages"]),
    layer("FrameAnalysis", ["TextAnalysis", "LanguageTexts"]),
    layer("EntityLookup", ["TextAnalysis", "Phonetics", "MatchIndex", "ValueParsing", "CKernels"]),
    layer(
      "FlexibleMatching",
      ["TextAnalysis", "MatchIndex", "LanguageData", "FrameAnalysis", "EntityLookup"]),
    layer("Personalization", ["TextAnalysis", "SystemFiles"]),
    layer("PhraseGrammar", ["TextAnalysis", "LanguageTexts"]),
    layer(
      "PhraseLint",
      [
        "TextAnalysis", "Phonetics", "IntentCatalog", "LanguageTexts", "LanguageData",
        "PhraseGrammar", "JSONText", "SystemFiles", "SystemThreads",
      ]),
    layer(
      "PhraseCompilation",
      [
        "TextAnalysis", "IntentCatalog", "PhraseGrammar", "MatchIndex", "EntityLookup",
        "LanguageData", "FrameAnalysis", "FlexibleMatching", "ValueParsing",
      ]),
    layer(
      "IntentResolution",
      [
        "TextAnalysis", "FrameAnalysis", "IntentCatalog", "MatchIndex", "EntityLookup",
        "LanguageData",
        "FlexibleMatching", "Personalization", "PhraseGrammar", "ValueParsing", "SystemThreads",
      ]),
    layer("Conversation", ["TextAnalysis", "EntityLookup", "PhraseGrammar", "LanguageTexts"]),
    layer("CatalogFormats", ["IntentCatalog", "JSONText", "SwiftLexing", "SystemFiles"]),
    // A program that is bounded and ends with the process that started it.
    cLayer("CProcess"),
    layer(
      "SourceExtraction",
      ["IntentCatalog", "CatalogFormats", "CProcess", "SwiftLexing", "SystemFiles"]),
    layer(
      "AppIntents",
      [
        "IntentCatalog", "JSONText",
        .target(name: "AppIntentsMacros", condition: .when(traits: ["Macros"])),
      ]),
    layer(
      "AppIntentsHosting",
      [
        "AppIntents", "Conversation", "IntentResolution", "PhraseCompilation", "CatalogFormats",
        "IntentCatalog", "LanguageData", "Phonetics", "TextAnalysis", "LanguageTexts",
        "ValueParsing",
      ]),
    layer("AppIntentsTesting", ["AppIntents", "AppIntentsHosting"]),
    // The compiler plugin behind @UnionValue and the like. An executable cannot be tested as a
    // library can, so all it does is in MacroExpansion.
    layer("MacroExpansion", ["JSONText", "SwiftLexing"]),
    .macro(
      name: "AppIntentsMacros", dependencies: ["MacroExpansion"], exclude: [page],
      swiftSettings: settings),
    layer(
      "PhraseTesting",
      [
        "TextAnalysis", "Phonetics", "IntentCatalog", "MatchIndex", "PhraseGrammar", "LanguageData",
        "FrameAnalysis", "PhraseCompilation", "IntentResolution", "CatalogFormats",
        "Conversation", "LanguageTexts", "PhraseLint", "JSONText", "ValueParsing",
      ]),
    // The page of a report: its style and script, embedded by #embed, and what writes it.
    cLayer("CReportPage"),
    layer(
      "PhraseReport",
      ["CReportPage", "TextAnalysis", "IntentCatalog", "PhraseLint", "PhraseTesting", "JSONText"],
      exclude: ["Page"]),
    layer(
      "Bespeak",
      [
        "TextAnalysis", "IntentCatalog", "MatchIndex", "EntityLookup", "Personalization",
        "PhraseLint", "PhraseCompilation", "IntentResolution", "CatalogFormats", "PhraseTesting",
        "JSONText", "LanguageData", "ValueParsing",
      ]),
    // The C library: its header and what it needs of C, and the functions behind it.
    cLayer("CBespeak"),
    layer(
      "BespeakC",
      [
        "CBespeak", "Bespeak", "TextAnalysis", "IntentCatalog", "MatchIndex", "PhraseTesting",
        "JSONText", "SystemThreads",
      ]),
    .executableTarget(
      name: "BespeakCLI",
      dependencies: [
        "Bespeak", "PhraseReport", "JSONText", "SourceExtraction", "SystemFiles", "SystemThreads",
      ],
      exclude: [page], swiftSettings: settings),

    example("cafe", in: "Cafe"),
    example("task-manager", in: "TaskManager"),
    example("music-library", in: "MusicLibrary"),
    example("travel-tracker", in: "TravelTracker"),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    // Eight apps that misbehave beside a good one, for the tests and for longer runs.
    .target(
      name: "HostileApps",
      dependencies: [
        "AppIntents", "AppIntentsHosting", "IntentCatalog", "IntentResolution", "TextAnalysis",
        "TestSupport",
      ],
      path: "Fuzzing/HostileApps", swiftSettings: settings),
    tests("SystemFilesTests", ["SystemFiles"]),
    tests("JSONTextTests", ["JSONText"]),
    tests("SwiftLexingTests", ["SwiftLexing"]),
    tests("LanguageTextsTests", ["LanguageTexts", "TextAnalysis", "LanguageData", "Phonetics"]),
    tests("TextAnalysisTests", ["TextAnalysis"]),
    tests(
      "ValueParsingTests",
      ["ValueParsing", "LanguageTexts", "TextAnalysis", "CICU", "Bespeak", "JSONText"]),
    tests("PhoneticsTests", ["Phonetics", "LanguageTexts"]),
    tests("IntentCatalogTests", ["IntentCatalog"]),
    tests("MatchIndexTests", ["MatchIndex"]),
    tests("LanguageDataTests", ["LanguageData", "LanguageTexts"]),
    tests("FrameAnalysisTests", ["FrameAnalysis", "TextAnalysis", "LanguageTexts"]),
    tests("EntityLookupTests", ["EntityLookup"]),
    tests("FlexibleMatchingTests", ["FlexibleMatching"]),
    tests("PersonalizationTests", ["Personalization"]),
    tests("PhraseGrammarTests", ["PhraseGrammar"]),
    tests("PhraseLintTests", ["PhraseLint", "PhraseGrammar", "CatalogFormats"]),
    tests("PhraseCompilationTests", ["PhraseCompilation", "PhraseGrammar"]),
    tests(
      "IntentResolutionTests",
      [
        "IntentResolution", "PhraseCompilation", "PhraseGrammar", "Personalization", "ValueParsing",
      ]),
    tests("ConversationTests", ["Conversation", "TextAnalysis"]),
    tests("CatalogFormatsTests", ["CatalogFormats", "JSONText", "PhraseLint", "SystemFiles"]),
    .testTarget(
      name: "AppIntentsTests", dependencies: ["AppIntents", "IntentCatalog", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    // The examples are compiled in, to hold what is read of their sources to what they declare.
    .testTarget(
      name: "SourceExtractionTests",
      dependencies: [
        "SourceExtraction", "CatalogFormats", "CProcess", "AppIntents", "IntentCatalog",
        "TestSupport", "cafe",
        "task-manager", "music-library", "travel-tracker",
      ],
      exclude: ["Cases"], swiftSettings: settings),
    tests("AppIntentsTestingTests", ["AppIntentsTesting", "AppIntentsHosting", "AppIntents"]),
    tests(
      "AppIntentsHostingTests",
      [
        "AppIntentsHosting", "AppIntents", "Conversation", "IntentCatalog", "IntentResolution",
        "HostileApps", "LanguageData", "LanguageTexts", "TextAnalysis", "ValueParsing",
        "task-manager",
      ]),
    .testTarget(
      name: "MacroExpansionTests",
      dependencies: ["MacroExpansion", "JSONText", "SwiftLexing", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    tests(
      "PhraseTestingTests",
      ["PhraseTesting", "Bespeak", "FrameAnalysis", "LanguageData", "TextAnalysis"]),
    tests(
      "PhraseReportTests",
      [
        "PhraseReport", "PhraseTesting", "PhraseLint", "IntentCatalog", "Bespeak", "JSONText",
        "TextAnalysis",
      ]),
    // A program that imports two products, compiled here and from outside.
    tests("EmbeddingTests", ["Bespeak", "AppIntents", "AppIntentsHosting"]),
    tests(
      "CorpusTests",
      [
        "Bespeak", "FlexibleMatching", "FrameAnalysis", "LanguageData", "LanguageTexts",
        "PhraseTesting",
      ]),
    tests("BespeakCLITests", ["BespeakCLI", "Bespeak", "JSONText"]),

    .executableTarget(
      name: "bespeak-benchmarks",
      dependencies: ["Bespeak", "JSONText", "AppIntents", "AppIntentsHosting"],
      path: "Benchmarks/Sources",
      swiftSettings: settings),
    .executableTarget(
      name: "bespeak-fuzz",
      dependencies: [
        "Bespeak", "HostileApps", "IntentResolution", "LanguageData", "LanguageTexts", "MatchIndex",
        "PhraseCompilation", "PhraseGrammar", "TestSupport", "TextAnalysis",
      ],
      path: "Fuzzing/Sources", swiftSettings: settings),
  ],
  cLanguageStandard: .c2x
)

for name in platformModules {
  package.targets.append(
    .target(
      name: name, dependencies: ["AppIntents"], path: "Sources/PlatformModules/\(name)",
      swiftSettings: settings))
}

// .ci/run compiles all once: what is released can be tested then, with assertions, and tests are not optimised.
if Context.environment["BESPEAK_TESTABLE"]?.isEmpty == false {
  for target in package.targets where target.swiftSettings != nil {
    let flags = target.type == .test ? ["-Onone"] : ["-enable-testing", "-assert-config", "Debug"]
    target.swiftSettings?.append(.unsafeFlags(flags))
  }
}
