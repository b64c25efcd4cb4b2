// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// Entities with what frameworks beside the platform's own give them: keys of an index, files, coders.

struct BerthEntity: IndexedEntity, Codable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Berth", numericFormat: LocalizedStringResource("\(placeholder: .int) berths"))
  static let defaultQuery = BerthQuery()

  let id: UUID
  let depth: Double
  let pier: String

  @ComputedProperty(indexingKey: \.displayName) var label: String { "Berth \(pier)" }
  @ComputedProperty(title: "Depth", customIndexingKey: BerthEntity.depthKey)
  var draught: Double { depth }
  @ComputedProperty(title: "Pier") var pierName: String { pier }

  static let depthKey = CSCustomAttributeKey(keyName: "depth")!

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(pier)", subtitle: "\(depth) m", image: .init(systemName: "water.waves"),
      synonyms: ["Pier \(pier)"], descriptionText: "A place for one boat.")
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let set = defaultAttributeSet
    set.keywords = ["berth", pier]
    set.latitude = 54.3
    return set
  }
}

struct BerthQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [BerthEntity.ID]) async throws -> [BerthEntity] { [] }
  func entities(matching string: String) async throws -> [BerthEntity] { [] }
  func allEntities() async throws -> [BerthEntity] { [] }
  func suggestedEntities() async throws -> [BerthEntity] { [] }
}

extension BerthEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    FileRepresentation(exportedContentType: .pdf) { berth in
      SentTransferredFile(URL(filePath: "/tmp/\(berth.id).pdf"))
    }
    .suggestedFileName { "\($0.pier).pdf" }
    DataRepresentation(exportedContentType: .rtf) { Data($0.pier.utf8) }
      .exportingCondition { !$0.pier.isEmpty }
    DataRepresentation(importedContentType: .commaSeparatedText) { data in
      BerthEntity(id: UUID(), depth: Double(data.count), pier: "")
    }
    ValueRepresentation(
      exporting: { berth in
        IntentPerson(
          identifier: .unknown, name: .displayName(berth.pier),
          handle: .init(emailAddress: "harbour@example.com"))
      },
      importing: { person in
        BerthEntity(id: UUID(), depth: 0, pier: person.name.displayString)
      })
    ProxyRepresentation(exporting: \.pier)
  }
}

/// What there is once says neither how it is called nor what it is known by.
struct HarbourEntity: UniqueAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Harbour")
  static let defaultQuery = UniqueAppEntityProvider<Self>()

  @ComputedProperty var isOpen: Bool { true }
}

struct MasterEntity: UniqueAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Harbour Master")
  static let defaultQuery = MasterQuery()
  var displayRepresentation: DisplayRepresentation { "Ada" }
}

struct MasterQuery: UniqueAppEntityQuery {
  typealias Entity = MasterEntity
  func uniqueEntity() -> MasterEntity { MasterEntity() }
}

struct ReceiptEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
  static let defaultQuery = ReceiptQuery()
  var id = UUID()
  @Property(title: "Fee") var fee: Double
  var displayRepresentation: DisplayRepresentation { "\(fee) for a night" }
  init() {}
}

struct ReceiptQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [ReceiptEntity] { [] }
}

enum BoatSize: String, AppEnum {
  case dinghy, yacht, ship
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [BoatSize: DisplayRepresentation] = [
    .dinghy: "Dinghy", .yacht: "Yacht", .ship: "Ship",
  ]
}
