// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Genre: String, AppEnum {
  case jazz, rock, classical

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .jazz: "Jazz", .rock: DisplayRepresentation(title: "Rock", synonyms: ["Rock and roll"]),
    .classical: DisplayRepresentation(title: "Classical", synonyms: ["Something old"]),
  ]
}

struct Album: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
  static let defaultQuery = AlbumQuery()

  let id: String
  let title: String
  let artist: String
  let genre: Genre

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(artist)")
  }
}

struct AlbumQuery: EntityStringQuery {
  @Dependency private var library: Library

  func entities(for identifiers: [String]) async throws -> [Album] {
    let albums = library.albums
    return identifiers.compactMap { id in albums.first { $0.id == id } }
  }

  func entities(matching string: String) async throws -> [Album] {
    library.albums.filter {
      $0.title.localizedCaseInsensitiveContains(string)
        || $0.artist.localizedCaseInsensitiveContains(string)
    }
  }

  func suggestedEntities() async throws -> [Album] { library.albums }
}

struct Playlist: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Playlist"
  static let defaultQuery = PlaylistQuery()

  let id: String
  let title: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(title)") }
}

struct PlaylistQuery: EnumerableEntityQuery {
  @Dependency private var library: Library

  func entities(for identifiers: [String]) async throws -> [Playlist] {
    let playlists = library.playlists
    return identifiers.compactMap { id in playlists.first { $0.id == id } }
  }

  func allEntities() async throws -> [Playlist] { library.playlists }
}

/// What there is to play; made-up music.
struct Library: Sendable {
  let albums = [
    Album(id: "north", title: "Northern Lines", artist: "Ida Falk Trio", genre: .jazz),
    Album(id: "harbour", title: "Harbour at Night", artist: "Ida Falk Trio", genre: .jazz),
    Album(id: "best-wolves", title: "Greatest Hits", artist: "The Paper Wolves", genre: .rock),
    Album(id: "best-mara", title: "Greatest Hits", artist: "Mara Quint", genre: .rock),
    Album(id: "suites", title: "Six Winter Suites", artist: "Anton Brenner", genre: .classical),
  ]
  let playlists = [
    Playlist(id: "run", title: "Morning Run"), Playlist(id: "dinner", title: "Dinner"),
    Playlist(id: "focus", title: "Deep Focus"),
  ]
}

/// Plays, or rather remembers what would be playing.
actor Player {
  private(set) var album: Album?
  private(set) var isPaused = false
  private(set) var volume = 50
  private var playlists: [String: [String]] = [:]

  func play(_ album: Album) {
    self.album = album
    isPaused = false
  }

  func pause() { isPaused = true }
  func setVolume(_ volume: Int) { self.volume = volume }

  /// Adds an album to a playlist; `false` where it is in there already.
  func add(_ album: Album, to playlist: Playlist) -> Bool {
    guard playlists[playlist.id]?.contains(album.id) != true else { return false }
    playlists[playlist.id, default: []].append(album.id)
    return true
  }
}
