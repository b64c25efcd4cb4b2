// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ArticleEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Article"
  static let defaultQuery = ArticleQuery()
  let id: Int
  let text: String

  @ComputedProperty(title: "Length") var length: Int { text.count }
  @DeferredProperty(title: "Stars")
  var stars: Int { get async throws { 3 } }

  var displayRepresentation: DisplayRepresentation { "\(text)" }
}

struct ArticleQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ArticleEntity] { [] }
}

struct PodcastEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Podcast"
  static let defaultQuery = PodcastQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PodcastQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PodcastEntity] { [] }
}

@UnionValue
enum Piece {
  case article(ArticleEntity)
  case podcast(PodcastEntity)
  case note(String)

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Piece"
  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .article: "Article", .podcast: "Podcast", .note: "Note",
  ]
}

struct SavePiece: AppIntent {
  static let title: LocalizedStringResource = "Save Piece"
  @Parameter(title: "Piece") var piece: Piece
  @Parameter(title: "Pieces") var pieces: [Piece]?

  func perform() async throws -> some IntentResult & ReturnsValue<Piece> {
    .result(value: piece)
  }
}
