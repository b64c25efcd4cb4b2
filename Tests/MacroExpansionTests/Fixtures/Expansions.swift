// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A client of the macros: each declaration must compile as it stands, and the checks must hold.
import AppIntents

struct SongQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }
}

struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [AlbumEntity] { [] }
}

struct SongEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  @ComputedProperty
  var shout: String { id.uppercased() + "}" }

  @ComputedProperty(title: "Whisper", indexingKey: \.displayName)
  var whisper: String { id.lowercased() }

  @ComputedProperty(title: "Number of Letters")
  var length: Int {
    get { id.count }
  }

  @DeferredProperty(title: "Lyrics")
  var lyrics: [String] {
    get async throws { ["la", id] }
  }

  @DeferredProperty var rating: Int? {
    get async { nil }
  }

  @ComputedProperty(title: "Mood") var mood: String
}

struct AlbumEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
  static let defaultQuery = AlbumQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Album" }
}

@UnionValue
enum Playable {
  case song(SongEntity)
  case `repeat`(AlbumEntity), text(words: String)
  #if NEVER
    case nothing(Missing)
  #else
    case numbers([Int])
  #endif

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Playable"
  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .song: "Song",
    .repeat: "Album",
    .text: "Words",
    .numbers: "Numbers",
  ]
}

@UnionValue
public enum Plain: Sendable {
  case one(String)
}

@UnionValue enum Named {
  case workDay(Int)
}
extension Named {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Named" }
  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.workDay: "Working Day"]
}

enum Outer {
  @UnionValue
  enum Inner {
    case number(Int)
    case text(String)
  }
}

@AppEntity(schema: .mail.account)
struct Account {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Account] { [] }
  }
  static let defaultQuery = Query()
  let id: String
  var name: String
  var emailAddress: String
  var unseen: Set<Int> = []
  private(set) var visits: Int
  var displayRepresentation: DisplayRepresentation { "Account" }

  init(id: String) {
    self.id = id
    self.visits = 0
    self.name = "Sun"
  }
}

@AppEnum(schema: .assistant.theme)
enum Theme: String {
  case light, dark
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .light: "Light", .dark: "Dark",
  ]
}

@AppIntent(schema: .mail.openDraft)
struct OpenDraft: OpenIntent {
  var target: Account

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .mail.openDraft)
struct OpenDraftPlainly {
  var target: Account
  var comment: String?

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .mail.deleteDraft)
struct DeleteDrafts {
  static let title: LocalizedStringResource = "Delete"
  var entities: [Account]

  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .assistant.showThing)
struct ShowThing {
  var thing: Account
  @Parameter(title: "Other") var other: Int
  var computed: Int { 3 }
  static let constant = 4
  let fixed = 6

  func perform() async throws -> some IntentResult { .result() }
}

@main
struct Checks {
  static func main() async throws {
    let song = SongEntity(id: "tune")
    precondition(song.$shout.wrappedValue == "TUNE}")
    precondition(song.$length.title == "Number of Letters" && song.$length.wrappedValue == 4)
    let lyrics = try await song.$lyrics.value
    precondition(lyrics == ["la", "tune"])
    song.mood = "glad"
    precondition(song.mood == "glad" && song.$mood.title == "Mood")

    let union = Playable.text(words: "hello")
    precondition(union.unionCase == .text && union.asIntentValue as? String == "hello")
    precondition(Playable.allIntentValueTypes.count == 4)
    precondition(Playable.Cases.allCases.map(\.rawValue) == ["song", "repeat", "text", "numbers"])
    precondition(Playable.Cases.caseDisplayRepresentations[.repeat]?.title == "Album")
    guard case .numbers([1])? = Playable(intentValue: [1]) else { preconditionFailure() }
    precondition(Playable(intentValue: 1) == nil)
    precondition(Plain.Cases.typeDisplayRepresentation.name == "Plain")
    precondition(Plain.caseDisplayRepresentations[.one]?.title == "One")
    precondition(Named.Cases.caseDisplayRepresentations[.workDay]?.title == "Working Day")
    precondition(Outer.Inner(intentValue: "a")?.unionCase == .text)

    precondition(OpenDraft.title == "Open Draft" && OpenDraft.__appSchemaIntent == "mail.openDraft")
    let open = OpenDraft()
    open.target = Account(id: "1")
    precondition(open.target.name == "Sun" && open.$target.title == "Target")
    precondition(Account.typeDisplayRepresentation.name == "Account")
    precondition((OpenDraftPlainly() as Any) is any OpenIntent)
    precondition(OpenDraftPlainly().$comment.title == "Comment" && DeleteDrafts.title == "Delete")
    precondition((DeleteDrafts() as Any) is any DeleteIntent)
    precondition(ShowThing().$thing.title == "Thing")
    precondition(Theme.__appSchemaEnum == "assistant.theme")
    print("ok")
  }
}
