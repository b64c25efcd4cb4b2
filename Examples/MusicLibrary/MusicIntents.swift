// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct PlayAlbum: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Album"

  @Parameter(
    title: "Album", requestValueDialog: "Which album?",
    requestDisambiguationDialog: "Whose?") var album: Album

  @Dependency private var player: Player

  static var parameterSummary: some ParameterSummary { Summary("Play \(\.$album)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await player.play(album)
    return .result(dialog: "Playing “\(album.title)” by \(album.artist).")
  }
}

struct PlayGenre: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Genre"

  @Parameter(title: "Genre", requestValueDialog: "What are you in the mood for?") var genre: Genre

  @Dependency private var library: Library
  @Dependency private var player: Player

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let albums = library.albums.filter { $0.genre == genre }
    guard let album = albums.first else { throw MusicError.nothingToPlay }
    await player.play(album)
    return .result(
      dialog:
        "^[\(albums.count) album](inflect: true) of \(genre.rawValue); first “\(album.title)”.")
  }
}

struct Pause: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Pause"

  @Dependency private var player: Player

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard await player.album != nil else { throw MusicError.nothingPlays }
    await player.pause()
    return .result(dialog: "Paused.")
  }
}

struct WhatIsPlaying: AppIntent {
  static let title: LocalizedStringResource = "What Is Playing"

  @Dependency private var player: Player

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Album> {
    guard let album = await player.album else { throw MusicError.nothingPlays }
    let state = await player.isPaused ? "is paused" : "is playing"
    return .result(value: album, dialog: "“\(album.title)” by \(album.artist) \(state).")
  }
}

struct SetVolume: AppIntent {
  static let title: LocalizedStringResource = "Set Volume"

  @Parameter(
    title: "Volume", inclusiveRange: (0, 100), requestValueDialog: "How loud, from 0 to 100?")
  var volume: Int

  @Dependency private var player: Player

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if volume > 90 {
      try await requestConfirmation(dialog: "That is loud. Set it to \(volume)?")
    }
    await player.setVolume(volume)
    return .result(dialog: "The volume is \(volume).")
  }
}

struct AddToPlaylist: AppIntent {
  static let title: LocalizedStringResource = "Add to Playlist"

  @Parameter(title: "Album", requestValueDialog: "Which album?") var album: Album
  @Parameter(title: "Playlist", requestValueDialog: "To which playlist?") var playlist: Playlist

  @Dependency private var player: Player

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard await player.add(album, to: playlist) else {
      return .result(dialog: "“\(album.title)” is in \(playlist.title) already.")
    }
    return .result(dialog: "“\(album.title)” is in \(playlist.title) now.")
  }
}

enum MusicError: Error, CustomLocalizedStringResourceConvertible {
  case nothingPlays, nothingToPlay

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingPlays: "Nothing is playing."
    case .nothingToPlay: "There is nothing of the kind in your library."
    }
  }
}
