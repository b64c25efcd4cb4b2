// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreLocation
import CoreSpotlight
import CoreTransferable
import GeoToolbox
import UniformTypeIdentifiers

struct Trail: Identifiable, Codable {
  var id: Int
  var name: String
  var length: Double
  var latitude: Double
  var longitude: Double
}

actor TrailStore {
  static let shared = TrailStore()
  var trails: [Trail] = []
  func trails(_ ids: [Int]) -> [Trail] { trails.filter { ids.contains($0.id) } }
}

struct TrailEntity: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trail", numericFormat: "\(placeholder: .int) trails")
  static let defaultQuery = TrailQuery()

  let id: Int

  @Property(title: "Name", indexingKey: \.displayName)
  var name: String

  @Property(title: "Length")
  var length: Measurement<UnitLength>

  @Property(title: "Region", customIndexingKey: CSCustomAttributeKey(keyName: "app_region")!)
  var region: String?

  var start: CLLocationCoordinate2D

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(length.formatted(.measurement(width: .abbreviated, usage: .road)))",
      image: .init(systemName: "figure.hiking"))
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.contentDescription = "A walk of \(length.formatted())"
    attributes.keywords = ["walk", "hike"]
    attributes.latitude = NSNumber(value: start.latitude)
    attributes.longitude = NSNumber(value: start.longitude)
    attributes.supportsNavigation = 1
    return attributes
  }

  init(_ trail: Trail) {
    id = trail.id
    start = CLLocationCoordinate2D(latitude: trail.latitude, longitude: trail.longitude)
    name = trail.name
    length = Measurement(value: trail.length, unit: .kilometers)
  }
}

extension TrailEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { trail in Data(trail.name.utf8) }
    ProxyRepresentation(exporting: \.name)
  }
}

struct TrailQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [TrailEntity] {
    await TrailStore.shared.trails(identifiers).map(TrailEntity.init)
  }

  func entities(matching string: String) async throws -> [TrailEntity] {
    await TrailStore.shared.trails.filter { $0.name.localizedStandardContains(string) }
      .sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
      .map(TrailEntity.init)
  }

  func suggestedEntities() async throws -> [TrailEntity] {
    await TrailStore.shared.trails
      .sorted(using: [
        SortDescriptor(\.length), SortDescriptor(\.name, comparator: .localizedStandard),
      ])
      .prefix(10).map(TrailEntity.init)
  }
}

extension TrailQuery: IndexedEntityQuery {
  func reindexEntities(
    for identifiers: [TrailEntity.ID], indexDescription: CSSearchableIndexDescription
  ) async throws {
    try await CSSearchableIndex.default().indexAppEntities(entities(for: identifiers))
  }

  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await TrailIndexer.replaceAll(TrailStore.shared.trails.map(TrailEntity.init))
  }
}

enum TrailIndexer {
  static let indexName = "Trails"

  static func replaceAll(_ trails: [TrailEntity]) async throws {
    guard CSSearchableIndex.isIndexingAvailable() else { return }
    let index = CSSearchableIndex(name: indexName)
    try await index.deleteAppEntities(ofType: TrailEntity.self)
    try await index.indexAppEntities(trails, priority: 5)
  }

  static func remove(_ ids: [TrailEntity.ID]) async throws {
    try await CSSearchableIndex(name: indexName)
      .deleteAppEntities(identifiedBy: ids, ofType: TrailEntity.self)
  }

  static func items(_ trails: [TrailEntity]) async throws {
    let items = trails.map { trail in
      let attributes = CSSearchableItemAttributeSet(contentType: .content)
      attributes.title = trail.name
      attributes.contentDescription = trail.region
      let item = CSSearchableItem(
        uniqueIdentifier: "trail-\(trail.id)", domainIdentifier: "trails", attributeSet: attributes)
      item.expirationDate = .distantFuture
      item.associateAppEntity(trail, priority: 1)
      return item
    }
    try await CSSearchableIndex.default().indexSearchableItems(items)
    CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["old"]) { error in
      if let error { print(error.localizedDescription) }
    }
  }
}
