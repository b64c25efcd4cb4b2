// SPDX-License-Identifier: Apache-2.0

import AppIntents
import MediaIntents
import UniformTypeIdentifiers
import VisualIntelligence

struct EpisodeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Episode"
  static let defaultQuery = EpisodeQuery()
  var id: UUID
  var title: String
  var published: Date
  var duration: TimeInterval
  var displayRepresentation: DisplayRepresentation {
    let length = DateComponentsFormatter()
    length.unitsStyle = .abbreviated
    length.allowedUnits = [.hour, .minute]
    length.zeroFormattingBehavior = .dropAll
    let ago = RelativeDateTimeFormatter()
    ago.unitsStyle = .short
    let parts = [
      length.string(from: duration) ?? "", ago.localizedString(for: published, relativeTo: .now),
    ]
    return DisplayRepresentation(
      title: "\(title)", subtitle: "\(ListFormatter.localizedString(byJoining: parts))")
  }
}

struct EpisodeQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [EpisodeEntity] { [] }
}

struct ListeningQuery: IntentValueQuery {
  func values(for input: AudioSearch) async throws -> [EpisodeEntity] {
    switch input.criteria {
    case .searchQuery(let text):
      return text.isEmpty ? [] : try await EpisodeQuery().entities(for: [])
    case .url(let url): return url.pathComponents.isEmpty ? [] : []
    case .unspecified: return []
    }
  }
}

struct CoverQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [EpisodeEntity] {
    guard input.pixelBuffer != nil || !input.labels.isEmpty else { return [] }
    return []
  }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SearchCovers {
  static let title: LocalizedStringResource = "Search Covers"
  var semanticContent: SemanticContentDescriptor

  func perform() async throws -> some IntentResult { .result() }
}

struct SpeedOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Double> {
    ItemCollection {
      ItemSection(
        "Slow", items: [0.5, 0.8].map { Item($0, title: "\($0.formatted(.percent))") })
      ItemSection("Fast", items: [IntentItem(1.5, title: "One and a half")])
    }
  }
}

struct SaveEpisode: AppIntent {
  static let title: LocalizedStringResource = "Save Episode"

  @Parameter(title: "Speed", optionsProvider: SpeedOptions())
  var speed: Double

  @Parameter(title: "Cover", supportedContentTypes: [.image])
  var cover: IntentFile?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    let folder = URL.documentsDirectory.appending(path: "Episodes")
    let type = UTType(filenameExtension: "mp3") ?? .audio
    let mime = type.preferredMIMEType ?? "application/octet-stream"
    let file = IntentFile(
      data: Data(mime.utf8), filename: folder.lastPathComponent, type: UTType(mimeType: mime))
    return .result(value: file)
  }
}
