// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import Foundation
import IntentCatalog
import TestSupport
import Testing

/// Sources as people write them, through the real compiler.
@Suite(
  "Extraction", .enabled(if: Toolchain.isFound, "no Swift compiler"),
  .timeLimit(.minutes(hangMinutes)))
struct ExtractionTests {
  @Test("an app over several files, of whose own code and frameworks nothing is there")
  func severalFiles() throws {
    let folder = try SourceFolder([
      "Intents/Moor.swift": #"""
      import AppIntents
      import SwiftUI
      import HarborKit

      @available(iOS 17, macOS 14, *)
      public struct Moor: OpenIntent, LiveActivityIntent {
        public static let title: LocalizedStringResource = .init("moor.title", defaultValue: "Moor")
        public static var description: IntentDescription? {
          IntentDescription("Moors a boat", categoryName: "Boats", searchKeywords: ["dock"])
        }
        @Parameter(title: "Berth", requestValueDialog: IntentDialog("Where?"), optionsProvider: Free())
        public var target: BerthEntity
        @Parameter(title: "Lines", default: 4, controlStyle: .stepper, inclusiveRange: (1, 8))
        var lines: Int
        @Parameter(title: "Chart") var chart: ChartReference?
        @Dependency var harbor: HarborMaster
        private let log: Logger
        public init() { log = Logger() }
        init(_ berth: BerthEntity) { self.init(); target = berth }
        static var parameterSummary: some ParameterSummary { Summary("Moor at \(\.$target)") }
        @MainActor public func perform() async throws -> some IntentResult & ShowsSnippetView {
          try await harbor.moor(target, lines: lines)
          return .result(view: BerthView(target))
        }
        struct Free: DynamicOptionsProvider {
          func results() async throws -> some ResultsCollection { try await HarborMaster.shared.free }
        }
      }
      #Preview { BerthView(.sample) }
      """#,
      "Models/Berth.swift": #"""
      import SwiftData

      @Model final class BerthEntity { var id: UUID = UUID(); var name = ""; init() {} }
      """#,
      "Intents/BerthEntity.swift": #"""
      import AppIntents

      extension BerthEntity: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Berth") }
        static var defaultQuery = Query(limit: 3)
        var displayRepresentation: DisplayRepresentation { "\(name)" }
        struct Query: EntityStringQuery {
          let limit: Int
          func entities(for ids: [UUID]) async throws -> [BerthEntity] { Store.find(ids) }
          func entities(matching text: String) async throws -> [BerthEntity] { Store.find(text) }
        }
      }
      struct Other: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Other"
        static let defaultQuery = Query()
        let id: HarborKit.Key
        var displayRepresentation: DisplayRepresentation { "x" }
        struct Query: EnumerableEntityQuery {
          func entities(for ids: [HarborKit.Key]) async throws -> [Other] { [] }
          func allEntities() async throws -> [Other] { [] }
        }
      }
      """#,
      "App/HarborApp.swift": #"""
      import AppIntents
      import SwiftUI

      @main struct HarborApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
        struct Refresh: AppIntent {
          static let title: LocalizedStringResource = "Refresh"
          func perform() async throws -> some IntentResult { .result() }
        }
      }
      struct Shortcuts: AppShortcutsProvider {
        @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Moor(.sample), phrases: ["Moor at \(\.$target) with \(.applicationName)"],
            shortTitle: "Moor", systemImageName: "ferry")
          if #available(iOS 18, *) {
            AppShortcut(intent: HarborApp.Refresh(), phrases: ["Refresh \(.applicationName)"],
              shortTitle: "Refresh", systemImageName: "arrow.clockwise")
          }
          #if canImport(AppKit)
          AppShortcut(intent: Quit(), phrases: ["Quit \(.applicationName)"], shortTitle: "Quit",
            systemImageName: "power")
          #endif
        }
        static let negativePhrases = NegativeAppShortcutPhrases(
          phrases: ["Sink \(.applicationName)"])
      }
      """#,
    ])
    let reading = try folder.read()
    #expect(
      reading.diagnostics.map(\.short) == [
        "inactive-declaration HarborApp.swift:20:5", "undeclared-type Moor.swift:15:34",
      ])
    let catalog = try #require(reading.catalogs.first)
    let moor = try #require(catalog.intents.first { $0.name == "Moor" })
    #expect(moor.title == "Moor" && moor.summary == "Moors a boat")
    #expect(moor.parameters.map(\.name) == ["target", "lines", "chart"])
    #expect(
      moor.parameters.map(\.type.spelling) == [
        "entity:BerthEntity", "int", "entity:ChartReference",
      ])
    #expect(moor.parameters.map(\.isOptional) == [false, false, true])
    #expect(moor.parameters[0].requestValueDialog == "Where?")
    #expect(moor.parameters[1].defaultValue == "4")
    #expect(catalog.intents.contains { $0.name == "Refresh" })
    let queries = Dictionary(uniqueKeysWithValues: catalog.entities.map { ($0.name, $0.query) })
    #expect(queries["BerthEntity"] == .string)
    #expect(queries["Other"] == .enumerable)
    #expect(catalog.shortcuts.map(\.intent) == ["Moor", "Refresh"])
    let phrase = try #require(catalog.shortcuts.first?.phrases.first)
    #expect(phrase.text == "Moor at ${target} with ${applicationName}")
    #expect((phrase.location.line, phrase.location.column) == (13, 50))
    #expect(catalog.negativePhrases.map(\.text) == ["Sink ${applicationName}"])
  }

  @Test("each thing that is no constant is told of at its place, with how to write it")
  func notConstant() throws {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      let prefix = "Go"
      struct Go: AppIntent {
        static let title: LocalizedStringResource = L10n.go
        @Parameter(title: L10n.text("far")) var far: Bool
        @Parameter(title: isLong ? "A" : "B") var long: Bool
        @Parameter(title: "By \(prefix)") var by: String
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Stop: AppIntent {
        static var title: LocalizedStringResource { let a = "Stop"; return .init(stringLiteral: a) }
      }
      enum Way: String, AppEnum {
        case on, off
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Way"
        static var caseDisplayRepresentations: [Way: DisplayRepresentation] {
          Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0.rawValue)") })
        }
      }
      struct P: AppShortcutsProvider {
        static let hoisted: [AppShortcutPhrase<Go>] = ["Go \(.applicationName)"]
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Go(), phrases: hoisted, shortTitle: "Go", systemImageName: "a")
          AppShortcut(intent: Go(), phrases: ["\(prefix) \(.applicationName)", "On \(.applicationName)"],
            shortTitle: #title("Go"), systemImageName: "a")
        }
        static var negativePhrases: NegativeAppShortcutPhrases { make() }
      }
      """#
    ])
    let reading = try folder.read()
    #expect(
      reading.diagnostics.merging([]).map { $0.short + " " + ($0.fix ?? "-") } == [
        "not-a-constant A.swift:4:47 write the literal here, in place of the name 'L10n.go'",
        "not-a-constant A.swift:5:21 write the literal here, in place of the call of 'L10n.text'",
        "not-a-constant A.swift:6:21 write one literal: a choice is made at run time only",
        "not-a-constant A.swift:7:21 write the text as it is said: of interpolations only "
          + #"'\(.applicationName)' and a parameter's key path are constants, and only in phrases"#,
        "not-a-constant A.swift:11:47 write one expression: what statements make is known at run "
          + "time only",
        "not-a-constant A.swift:17:5 write a literal in the brackets of 'Dictionary'",
        "not-a-constant A.swift:23:40 write the literal here, in place of the name 'hoisted'",
        "not-a-constant A.swift:24:41 write the text as it is said: of interpolations only "
          + #"'\(.applicationName)' and a parameter's key path are constants, and only in phrases"#,
        "not-a-constant A.swift:25:19 write what the macro makes, in place of it",
        "not-a-constant A.swift:27:60 write the literal here, in place of the call of 'make'",
      ])
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.shortcuts.map { $0.phrases.map(\.text) } == [[], ["On ${applicationName}"]])
    #expect(catalog.intents.map(\.parameters.count) == [3, 0])
  }

  @Test("loops make shortcuts that the compiler half sees, and that are lost")
  func loops() throws {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      struct Go: AppIntent { static let title: LocalizedStringResource = "Go" }
      struct P: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          var all: [AppShortcut] = []
          for n in 0..<3 {
            all.append(AppShortcut(intent: Go(), phrases: ["Go \(n) \(.applicationName)"]))
          }
          return all
        }
      }
      """#
    ])
    let reading = try folder.read()
    #expect(reading.diagnostics.map(\.short) == ["not-a-constant A.swift:5:5"])
    #expect(reading.catalogs.first?.shortcuts.isEmpty == true)
  }

  @Test(
    "types with a schema, unions, aliases, classes, enums with values and extensions of others'")
  func kinds() throws {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      @AppIntent(schema: .mail.sendDraft) struct Send { var target: Draft; var sendLaterDate: Date? }
      @AssistantEntity(schema: .mail.draft) struct Draft {
        static var defaultQuery = DraftQuery()
        struct DraftQuery: EntityQuery {
          func entities(for identifiers: [Draft.ID]) async throws -> [Draft] { [] }
        }
        var displayRepresentation: DisplayRepresentation { "x" }
        let id = UUID()
        var subject: String?
      }
      @UnionValue enum Thing { case draft(Draft), text(String), kind(Kind) }
      @UnionValue enum Amount {
        case day(DateComponents), rule(Calendar.RecurrenceRule), far(Measurement<UnitLength>)
        case price(IntentCurrencyAmount), long(Duration), at(Foundation.Date)
      }
      enum Kind: AppEnum { case a(Int), b
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.b: "B"]
      }
      protocol Base: AppIntent { associatedtype Store }
      typealias Other = AppIntent & Sendable
      final class Take: Base { static let title: LocalizedStringResource = "Take"
        @Parameter(title: "Thing") var thing: Thing
        @Parameter(title: "Things") var things: [Thing]?
        @Parameter(title: "Amount") var amount: Amount?
        required init() {}
      }
      struct ByAlias: Other { static let title: LocalizedStringResource = "Alias" }
      extension Notification.Name { struct Post: AppIntent {
        static let title: LocalizedStringResource = "Post"
      } }
      struct Line: AppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = "L"
        let id: Int; static let defaultQuery = Q(); struct Q: EntityQuery {
        func entities(for ids: [Int]) async throws -> [Line] { [] } }; struct R {} }
      actor Keep: AppIntent { static let title: LocalizedStringResource = "Keep" }
      """#
    ])
    let reading = try folder.read()
    #expect(reading.diagnostics.map(\.short) == ["missing-case A.swift:17:27"])
    let catalog = try #require(reading.catalogs.first)
    #expect(
      Set(catalog.intents.map(\.name)) == ["Send", "Take", "ByAlias", "Post", "Keep"])
    #expect(Set(catalog.entities.map(\.name)) == ["Draft", "Line"])
    let parameters = catalog.intents.flatMap(\.parameters)
    #expect(
      parameters.map { "\($0.name) \($0.type.spelling) \($0.title ?? "-")" } == [
        "target entity:Draft Target", "sendLaterDate date Send Later Date",
        "thing union:entity:Draft|string|enum:Kind Thing",
        "things array:union:entity:Draft|string|enum:Kind Things",
        "amount union:dateComponents|other:recurrenceRule|measurement:length|currency|duration|date"
          + " Amount",
      ])
  }

  @Test("of types that are declared elsewhere, extensions tell what they tell") func elsewhere()
    throws
  {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      extension Shelf: AppEnum {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
          .new: "New", .default: DisplayRepresentation(title: "Usual", synonyms: ["Normal"]),
        ]
      }
      extension Volume: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
        static let defaultQuery = VolumeQuery()
        var displayRepresentation: DisplayRepresentation { "x" }
      }
      struct VolumeQuery: EntityStringQuery {
        func entities(for ids: [Volume.ID]) async throws -> [Volume] { [] }
        func entities(matching text: String) async throws -> [Volume] { [] }
      }
      struct Take: AppIntent { static let title: LocalizedStringResource = "Take"
        @Parameter(title: "Shelf") var shelf: Shelf
        @Parameter(title: "Volume") var volume: Volume
      }
      """#
    ])
    let reading = try folder.read()
    #expect(reading.diagnostics.map(\.short) == ["undeclared-type A.swift:2:11"])
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.enums.first?.cases.map(\.id) == ["new", "default"])
    #expect(catalog.enums.first?.cases.last?.synonyms == ["Normal"])
    #expect(catalog.enums.first?.cases.map(\.location.line) == [5, 5])
    #expect(catalog.entities.first?.query == .string)
    #expect(
      catalog.intents.first?.parameters.map(\.type.spelling) == ["enum:Shelf", "entity:Volume"])
  }

  @Test("what does not compile is left out by itself and told of, and the rest stays")
  func leftOut() throws {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      struct Go: AppIntent { static let title: LocalizedStringResource = "Go"
        @Parameter(title: "Page") var page: [Int: Int]
        @Parameter(title: "Name") var name: String
      }
      struct Box<T>: AppIntent { static var title: LocalizedStringResource { "Box" } }
      struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { return [
        AppShortcut(intent: Elsewhere(), phrases: ["A \(.applicationName)"]),
        AppShortcut(intent: Go(), phrases: ["Go \(\.$nobody) \(.applicationName)", "Go \(.applicationName)"]),
      ] } }
      """#
    ])
    let reading = try folder.read()
    #expect(
      reading.diagnostics.map { "\($0.short) \($0.message)" } == [
        "undeclared-type A.swift:8:23 intent 'Elsewhere' is declared in no source here: its title and "
          + "parameters are not known",
        "not-extracted A.swift:3:33 parameter 'page' of 'Go' is left out, since it does not compile",
        "not-a-constant A.swift:9:39 a phrase of the shortcut for 'Go' is not a constant, and the "
          + "platform's extraction loses it",
      ])
    let catalog = try #require(reading.catalogs.first)
    #expect(
      catalog.shortcuts.map { $0.phrases.map(\.text) }
        == [["A ${applicationName}"], ["Go ${applicationName}"]])
    #expect(catalog.intents.first { $0.name == "Go" }?.parameters.map(\.name) == ["name"])
  }

  @Test("broken files are reported where they are broken, and the others are read") func broken()
    throws
  {
    let good = #"struct Good: AppIntent { static let title: LocalizedStringResource = "Good" }"#
    let folder = try SourceFolder([
      "Good.swift": "import AppIntents\n\(good)\n",
      "NoEnd.swift": "import AppIntents\nlet x = \"abc\n",
      "Half.swift": "import AppIntents\nstruct Half: AppIntent {\n  static let title = (\n",
      "Deep.swift": "import AppIntents\nstruct Deep: AppIntent { static let title = "
        + String(repeating: "[", count: 3_000) + String(repeating: "]", count: 3_000) + " }\n"
        + String(repeating: "struct D {", count: 3_000) + String(repeating: "}", count: 3_000),
    ])
    try folder.write(
      Data(
        "import AppIntents\nstruct Caf\u{e9}: AppIntent {}\n".unicodeScalars.map { UInt8($0.value) }
      ),
      to: "Latin.swift")
    let reading = try folder.read()
    #expect(reading.catalogs.first?.intents.contains { $0.name == "Good" } == true)
    let rules = Set(reading.diagnostics.map { $0.short.prefix { $0 != ":" } })
    #expect(rules.contains("swift-syntax NoEnd.swift"))
    #expect(rules.contains("swift-syntax Half.swift"))
    #expect(rules.contains("not-a-constant Deep.swift"))
    #expect(rules.contains("text-encoding Latin.swift"))
    #expect(reading.diagnostics.allSatisfy { $0.location.line > 0 })
  }

  @Test("of two targets with one type the first counts; two projects with a provider are two apps")
  func targets() throws {
    let same = """
      import AppIntents
      struct Same: AppIntent { static let title: LocalizedStringResource = "Same" }
      """
    func provider(_ name: String) -> String {
      #"""
      import AppIntents
      struct \#(name): AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Same(), phrases: ["\#(name) \(.applicationName)"])
      } }
      """#
    }
    let folder = try SourceFolder([
      "Phone/Phone.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; }",
      "Mac/Mac.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; }",
      "Phone/A.swift": provider("Phone"), "Mac/A.swift": provider("Mac"),
      "Phone/Watch/Same.swift": same, "Kit/Same.swift": same,
    ])
    let reading = try folder.read()
    #expect(
      reading.catalogs.map { $0.shortcuts.flatMap(\.phrases).map(\.text) }.sorted { $0[0] < $1[0] }
        == [["Mac ${applicationName}"], ["Phone ${applicationName}"]])
    #expect(reading.catalogs.allSatisfy { $0.intents.map(\.name) == ["Same"] })
    #expect(
      reading.diagnostics.filter { $0.rule == "duplicate-declaration" }.map(\.short)
        == ["duplicate-declaration Same.swift:2:8"])
  }

  @Test("of one project, targets with providers of their own are apps of their own")
  func targetsOfOneProject() throws {
    func provider(_ name: String) -> String {
      #"""
      import AppIntents
      struct Go\#(name): AppIntent { static let title: LocalizedStringResource = "Go" }
      struct \#(name): AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Go\#(name)(), phrases: ["Go \(.applicationName)"])
      } }
      """#
    }
    let sources = [
      "App/A.swift": provider("Phone"), "Watch/B.swift": provider("Watch"),
      "Kit/Shared.swift": """
      import AppIntents
      struct Shared: AppIntent { static let title: LocalizedStringResource = "Shared" }
      """,
    ]
    let manifest = """
      name: Harbor
      options:
        bundleIdPrefix: org.example
      targets:
        Phone:
          type: application
          platform: iOS
          sources: [App]
        Watch:
          type: application
          platform: watchOS
          sources:
            - path: Watch
      """
    let project = """
      // !$*UTF8*$!
      { objects = {
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; fileSystemSynchronizedGroups = (G1);
          name = Phone; productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; fileSystemSynchronizedGroups = (G2);
          name = Watch; productType = "com.apple.product-type.application"; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
        C1 = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = org.example.Phone; }; };
        C2 = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = org.example.Watch; }; };
        P = {isa = PBXProject; targets = (T1, T2); };
      }; rootObject = P; }
      """
    for (file, text) in [
      ("project.yml", manifest), ("Harbor.xcodeproj/project.pbxproj", project),
    ] {
      let reading = try SourceFolder(sources.merging([file: text]) { a, _ in a }).read()
      #expect(
        reading.catalogs.map { "\($0.id) \($0.intents.map(\.name).sorted())" }.sorted() == [
          #"org.example.Phone ["GoPhone", "Shared"]"#, #"org.example.Watch ["GoWatch", "Shared"]"#,
        ], "\(file)")
      #expect(reading.catalogs.allSatisfy { $0.shortcuts.count == 1 }, "\(file)")
    }
  }

  @Test(
    "defaults are JSON whatever they are written as, and are not asked for where they are not read")
  func defaults() throws {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      enum Mood: String, AppEnum { case calm = "c", wild
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
          .calm: "Calm", .wild: "Wild",
        ]
      }
      struct Go: AppIntent { static let title: LocalizedStringResource = "Go"
        @Parameter(title: "A", default: 0xFF) var a: Int
        @Parameter(title: "B", default: -0b1010) var b: Int
        @Parameter(title: "C", default: 0o755) var c: Int
        @Parameter(title: "D", default: 007) var d: Int
        @Parameter(title: "E", default: 0x1p3) var e: Double
        @Parameter(title: "F", default: 3) var f: Double
        @Parameter(title: "G", default: ["a", "b"]) var g: [String]
        @Parameter(title: "H", default: [.calm]) var h: [Mood]
        @Parameter(title: "I", default: false) var i: Bool
        @Parameter(title: "J", default: String(repeating: "a", count: 3)) var j: String
        @Parameter(title: "K", default: .pi) var k: Double
        @Parameter(title: "L", defaultValue: 5, defaultUnit: .kilometers) var l: Measurement<UnitLength>
      }
      """#
    ])
    let reading = try folder.read()
    let parameters = try #require(reading.catalogs.first?.intents.first?.parameters)
    #expect(
      parameters.map { $0.defaultValue ?? "optional \($0.isOptional)" } == [
        "255", "-10", "493", "7", "8.0", "3", #"["a","b"]"#, #"["c"]"#, "false", "optional true",
        "optional true", "optional true",
      ])
    #expect(reading.diagnostics.map(\.rule) == Array(repeating: "unread-default", count: 3))
  }

  @Test("statements in the list of a type that an extension makes a provider are no constant")
  func statementsInExtension() throws {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      struct Play: AppIntent { static let title: LocalizedStringResource = "Play" }
      struct Shortcuts {}
      extension Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          if Flags.isNew {
            AppShortcut(intent: Play(), phrases: ["Go \(.applicationName)"], shortTitle: "Go",
              systemImageName: "car")
          }
        }
      }
      """#
    ])
    #expect(try folder.read().diagnostics.map(\.rule) == ["not-a-constant"])
  }

  @Test("thousands of phrases in a list are read, and what is wrong with some is told of there")
  func manyPhrases() throws {
    var phrases = (0..<3_000).map { #""Play \(\.$song) \#($0) \t in \(.applicationName)""# }
    phrases[1_000] = #""Play \(\.$sung) in \(.applicationName)""#
    phrases[2_000] = #""Play \(\.$sung) or \(\.$song) in \(.applicationName)""#
    phrases[2_500] = #""Play \(name) in \(.applicationName)""#
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      struct Play: AppIntent {
        static let title: LocalizedStringResource = "Play"
        @Parameter(title: "Song") var song: String
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Play(), phrases: [
      \#(phrases.joined(separator: ",\n"))
          ], shortTitle: "Play", systemImageName: "play")
        }
      }
      """#
    ])
    let reading = try folder.read()
    #expect(
      reading.diagnostics.map(\.short)
        == [1_009, 2_009, 2_509].map { "not-a-constant A.swift:\($0):1" })
    let read = try #require(reading.catalogs.first?.shortcuts.first?.phrases)
    #expect(read.count == 2_997)
    #expect(read.first?.text == "Play ${song} 0 \t in ${applicationName}")
    #expect(read.last?.text == "Play ${song} 2999 \t in ${applicationName}")
    #expect((read.last?.location.line, read.last?.location.column) == (3_008, 1))
  }

  @Test("texts that are alike and have keys of their own are translated by these, synonyms too")
  func keyedTexts() throws {
    let folder = try SourceFolder([
      "App/A.swift": #"""
      import AppIntents
      enum Weight: String, AppEnum { case light
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weight"
        static let caseDisplayRepresentations: [Weight: DisplayRepresentation] = [
          .light: DisplayRepresentation(
            title: LocalizedStringResource("weight.light", defaultValue: "Light"),
            synonyms: [LocalizedStringResource("weight.light.syn", defaultValue: "Easy")])
        ]
      }
      enum Theme: String, AppEnum { case light
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
        static let caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
          .light: DisplayRepresentation(
            title: LocalizedStringResource("theme.light", defaultValue: "Light"))
        ]
      }
      """#,
      "App/de.lproj/Localizable.strings": """
      "weight.light" = "Leicht";
      "weight.light.syn" = "Einfach";
      "theme.light" = "Hell";
      """,
    ])
    let catalog = try #require(try folder.read().catalogs.first)
    let german = try #require(catalog.localizations.first { $0.locale == "de" })
    #expect(
      german.enumCases.map { "\($0.enumName) \($0.title) \($0.synonyms)" }.sorted()
        == [#"Theme Hell []"#, #"Weight Leicht ["Einfach"]"#])
  }

  @Test("folders without Swift, and links in circles, are no trouble") func empty() throws {
    let folder = try SourceFolder(["notes.txt": "none"])
    let finding = try #require(try folder.read().diagnostics.first)
    #expect(finding.rule == "no-catalog" && finding.fix?.contains("import AppIntents") == true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("again"), withDestinationURL: folder.url)
    #expect(try folder.read().diagnostics.map(\.rule) == ["no-catalog"])
    try folder.write(Data("let x = 1\n".utf8), to: "A.swift")
    #expect(try folder.read().catalogs.isEmpty)
  }
}
