// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Genre: String, AppEnum {
  case jazz, rock, soul
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .jazz: "Jazz", .rock: "Rock", .soul: "Soul",
  ]
}

/// Names that an app offers for one parameter only.
struct MoodOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Calm", "Happy", "Wild"] }
}

struct VolumeOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<Int> {
    IntentItemCollection(
      promptLabel: "Volume",
      items: [
        IntentItem(10, title: "Quiet"), IntentItem(50, title: "Medium"),
        IntentItem(90, title: "Loud"),
      ])
  }
}

struct SpeedOptions: DynamicOptionsProvider {
  func results() async throws -> [Double] { [0.5, 1, 2] }
  func defaultResult() async -> Double? { 1 }
}

/// Albums of the genre that was chosen before.
struct AlbumOptions: DynamicOptionsProvider {
  @IntentParameterDependency<PlayAlbum>(\.$genre) var intent

  func results() async throws -> [String] {
    switch intent?.genre {
    case .jazz?: ["Blue Train", "Kind of Blue"]
    case .rock?: ["Led Zeppelin"]
    default: []
    }
  }
}

struct PlayGenre: AppIntent {
  static let title: LocalizedStringResource = "Play Genre"
  @Parameter(title: "Genre") var genre: Genre

  static var parameterSummary: some ParameterSummary { Summary("Play \(\.$genre)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Playing \(genre.rawValue).")
  }
}

struct PlayMood: AppIntent {
  static let title: LocalizedStringResource = "Play Mood"
  @Parameter(
    title: "Mood", requestValueDialog: "What mood?", optionsProvider: MoodOptions()) var mood:
    String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Something \(mood.lowercased()).")
  }
}

struct SetVolume: AppIntent {
  static let title: LocalizedStringResource = "Set Volume"
  @Parameter(title: "Volume", requestValueDialog: "How loud?", optionsProvider: VolumeOptions())
  var volume: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Volume \(volume).")
  }
}

struct SetSpeed: AppIntent {
  static let title: LocalizedStringResource = "Set Speed"
  @Parameter(title: "Speed", optionsProvider: SpeedOptions()) var speed: Double

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Speed \(speed == 1 ? "normal" : "other").")
  }
}

struct PlayAlbum: AppIntent {
  static let title: LocalizedStringResource = "Play Album"
  @Parameter(title: "Genre") var genre: Genre
  @Parameter(title: "Album", requestValueDialog: "Which album?", optionsProvider: AlbumOptions())
  var album: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Playing \(album).")
  }
}

struct RateSong: AppIntent {
  static let title: LocalizedStringResource = "Rate Song"
  @Parameter(title: "Stars") var stars: Double
  @Parameter(title: "Link") var link: URL?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(String(stars)) stars.")
  }
}

struct PlayRadio: AppIntent {
  static let title: LocalizedStringResource = "Play Radio"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The radio is on.")
  }
}

struct MusicShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlayGenre(),
      phrases: ["Play something in \(.applicationName)", "Play \(\.$genre) in \(.applicationName)"])
    AppShortcut(intent: PlayMood(), phrases: ["Play a mood in \(.applicationName)"])
    AppShortcut(intent: SetVolume(), phrases: ["Set the volume of \(.applicationName)"])
    AppShortcut(intent: SetSpeed(), phrases: ["Set the speed of \(.applicationName)"])
    AppShortcut(intent: PlayAlbum(), phrases: ["Play an album in \(.applicationName)"])
    AppShortcut(intent: RateSong(), phrases: ["Rate this song in \(.applicationName)"])
  }
}

struct RadioShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PlayRadio(), phrases: ["Play something in \(.applicationName)"])
  }
}
