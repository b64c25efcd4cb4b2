// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Continent: String, AppEnum {
  case africa, asia, europe, southAmerica

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Continent"
  static let caseDisplayRepresentations: [Continent: DisplayRepresentation] = [
    .africa: "Africa", .asia: "Asia", .europe: "Europe", .southAmerica: "South America",
  ]
}

struct Landmark: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
  static let defaultQuery = LandmarkQuery()

  let id: Int
  let continent: Continent
  @Property(title: "Name") var name: String
  var otherNames: [String] = []

  init(id: Int, name: String, continent: Continent, otherNames: [String] = []) {
    self.id = id
    self.continent = continent
    self.otherNames = otherNames
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      synonyms: otherNames.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

struct LandmarkQuery: EnumerableEntityQuery {
  @Dependency private var journal: TravelJournal

  func entities(for identifiers: [Int]) async throws -> [Landmark] {
    let landmarks = journal.landmarks
    return identifiers.compactMap { id in landmarks.first { $0.id == id } }
  }

  func allEntities() async throws -> [Landmark] { journal.landmarks }
}

struct PhotoAlbum: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo Album"
  static let defaultQuery = PhotoAlbumQuery()

  let id: String
  let title: String
  let landmark: Int
  let photoCount: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "^[\(photoCount) photo](inflect: true)")
  }
}

struct PhotoAlbumQuery: EntityStringQuery {
  @Dependency private var journal: TravelJournal

  func entities(for identifiers: [String]) async throws -> [PhotoAlbum] {
    let albums = await journal.albums
    return identifiers.compactMap { id in albums.first { $0.id == id } }
  }

  func entities(matching string: String) async throws -> [PhotoAlbum] {
    await journal.albums.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [PhotoAlbum] { await journal.albums }
}

struct LandmarkCollection: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Collection"
  static let defaultQuery = LandmarkCollectionQuery()

  let id: String
  let title: String
  var landmarks: [Int]

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(title)") }
}

struct LandmarkCollectionQuery: EnumerableEntityQuery {
  @Dependency private var journal: TravelJournal

  func entities(for identifiers: [String]) async throws -> [LandmarkCollection] {
    let collections = await journal.collections
    return identifiers.compactMap { id in collections.first { $0.id == id } }
  }

  func allEntities() async throws -> [LandmarkCollection] { await journal.collections }
}

/// Something to remember a journey by: a place, or the photos of one.
@UnionValue
enum Memory {
  case landmark(Landmark)
  case album(PhotoAlbum)
}
