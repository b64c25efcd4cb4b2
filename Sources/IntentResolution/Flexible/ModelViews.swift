// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import FlexibleMatching
import LanguageData
import MatchIndex
import TextAnalysis

/// The models of an image, opened at their first use and kept.
///
/// Opening one reads its header; nothing is copied. Shared by all matchers of a resolver.
final class ModelViews: Sendable {
  let image: IndexImage
  private let entities: EntityViews
  private let vectors: LanguageVectors
  private let intents = Locked<[BlockReference: IntentModel]>([:])
  private let slots = Locked<[BlockReference: SlotModel]>([:])
  private let languages = Locked<[BlockReference: KnowledgeBlock]>([:])
  private let sources = Locked<[UInt64: [SlotSource]]>([:])

  init(entities: EntityViews, vectors: LanguageVectors) {
    image = entities.image
    self.entities = entities
    self.vectors = vectors
  }

  /// The model of intents of a variant or a language; `nil` where there is none.
  func intentModel(_ reference: BlockReference, language: UInt32) -> IntentModel? {
    if reference == .none { return nil }
    return intents.withLock { known in
      if let view = known[reference] { return view }
      let tag = LocaleTag(image.strings[image.language(language).language])
      guard
        let view = try? IntentModel(
          image.block(reference), owner: image, vectors: vectors.vectors(of: tag.language))
      else { return nil }
      known[reference] = view
      return view
    }
  }

  /// The languages with models that were learnt with other vectors than those that are there, or with none.
  ///
  /// One model of a language stands for all: they are compiled together.
  var languagesOfOtherVectors: [String] {
    var models = (0..<UInt32(image.languageCount)).map { image.language($0).intentModel }
    for index in 0..<UInt32(image.variantCount) {
      let variant = image.variant(VariantID(index))
      let language = Int(variant.language)
      if language < models.count, models[language] == .none {
        models[language] = variant.intentModel
      }
    }
    return models.indices.filter {
      intentModel(models[$0], language: UInt32($0))?.hasOtherVectors ?? false
    }.map { image.strings[image.language(UInt32($0)).language] }
  }

  /// The model of slots of a variant; `nil` where there is none.
  func slotModel(_ reference: BlockReference) -> SlotModel? {
    if reference == .none { return nil }
    return slots.withLock { known in
      if let view = known[reference] { return view }
      guard let view = try? SlotModel(image.block(reference), owner: image) else { return nil }
      known[reference] = view
      return view
    }
  }

  /// What the image holds of what is known of a language; `nil` where it holds nothing.
  func knowledge(_ language: UInt32) -> KnowledgeBlock? {
    let reference = image.language(language).knowledge
    if reference == .none { return nil }
    return languages.withLock { known in
      if let view = known[reference] { return view }
      guard let view = try? KnowledgeBlock(image.block(reference), owner: image) else { return nil }
      known[reference] = view
      return view
    }
  }

  /// How the parameters of a variant's shortcut are filled, in the intent's order.
  func sources(_ variant: VariantID, shortcut: UInt32, parameters: Int) -> [SlotSource] {
    let key = UInt64(variant.rawValue) << 32 | UInt64(shortcut)
    return sources.withLock { known in
      if let list = known[key] { return list }
      // A parameter that no phrase has a slot for is not filled.
      var list = [SlotSource](
        repeating: SlotSource(.closed, nil, statistics: NameStatistics()),
        count: parameters)
      image.forEachSlotKind(image.variant(variant), shortcut: shortcut) { parameter, kind in
        if Int(parameter) < list.count { list[Int(parameter)] = source(kind) }
      }
      known[key] = list
      return list
    }
  }

  private func source(_ kind: UInt32) -> SlotSource {
    let record = image.slotClass(kind)
    if record.kind == .text || record.kind == .list && image.element(of: record).kind != .value {
      return .text
    }
    let gazetteer = entities.index(record.gazetteer, language: record.language)?.gazetteer
    let statistics =
      record.statistics == 0
      ? NameStatistics() : NameStatistics(image.tables.list(record.statistics))
    let slot: SlotSource.Kind =
      switch record.kind {
      case .closed: .closed
      case .searched: .searched
      case .open: .open
      case .text: .text
      case .value, .list: .value
      }
    return SlotSource(slot, gazetteer, statistics: statistics)
  }
}
