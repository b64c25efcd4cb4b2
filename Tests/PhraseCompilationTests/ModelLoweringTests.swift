// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import IntentCatalog
import LanguageData
import MatchIndex
import PhraseGrammar
import Testing

@testable import PhraseCompilation

@Suite("Models in the image") struct ModelLoweringTests {
  private static let values = [EntityValue(id: "1", title: "Buy milk")]

  @Test("a variant has a model of its intents and of its slots") func present() throws {
    let compiled = try CompiledImage([
      app(
        [["Complete ${task} in ${applicationName}"], ["Open ${applicationName}"]],
        values: Self.values, query: .enumerable, negative: ["Delete ${applicationName}"])
    ])
    let image = compiled.image
    let variant = image.variant(try #require(compiled.variant("en")))
    let model = try IntentModel(image.block(variant.intentModel), owner: image)
    try model.validate()
    // The two shortcuts and the negative phrases.
    #expect(
      (0..<model.classCount).map { model[$0].shortcut } == [0, 1, IntentModel.Class.negative])
    let slots = try SlotModel(image.block(variant.slotModel), owner: image)
    try slots.validate()
    var kinds: [[UInt32]] = []
    image.forEachSlotKind(variant, shortcut: 0) { kinds.append([$0, $1]) }
    #expect(kinds.count == 1 && kinds[0][0] == 0)
    image.forEachSlotKind(variant, shortcut: 1) { kinds.append([$0, $1]) }
    #expect(kinds.count == 1)
    // Phrases hold the app's name: the language has no model of its own.
    let language = image.language(variant.language)
    #expect(language.intentModel == .none)
    let knowledge = try KnowledgeBlock(image.block(language.knowledge), owner: image)
    try knowledge.validate()
    #expect(knowledge.groupCount > 0)
  }

  @Test("phrases without the app's name make a model of the language") func appless() throws {
    let compiled = try CompiledImage(
      [app([["Finish the list"], ["Show ${text}"]])], .extended)
    let image = compiled.image
    let variant = image.variant(try #require(compiled.variant("en")))
    #expect(variant.intentModel == .none)
    let reference = image.language(variant.language).intentModel
    let model = try IntentModel(image.block(reference), owner: image)
    try model.validate()
    #expect(model.classCount == 2 && model[1] == IntentModel.Class(app: 0, shortcut: 1))
  }

  @Test("a compiler that makes no models gives none, and the same phrases") func phrasesOnly()
    throws
  {
    let catalogs = [
      app(
        [["Complete ${task} in ${applicationName}"], ["Open ${applicationName}"]],
        values: Self.values)
    ]
    let whole = try PhraseCompiler().compile(catalogs).image
    let image = try PhraseCompiler(makesModels: false).compile(catalogs).image
    let variant = image.variant(VariantID(0))
    #expect(variant.intentModel == .none && variant.slotModel == .none && variant.slotKinds == 0)
    #expect(image.language(0).knowledge == .none && image.language(0).intentModel == .none)
    #expect(image.phraseCount == whole.phraseCount && image.byteCount < whole.byteCount)
  }

  @Test("without phrases there are no models, and without slots none of slots") func absent() throws
  {
    let none = try CompiledImage([app([])])
    for v in 0..<UInt32(none.image.variantCount) {
      let variant = none.image.variant(VariantID(v))
      #expect(variant.intentModel == .none && variant.slotModel == .none && variant.slotKinds == 0)
      #expect(none.image.language(variant.language).knowledge == .none)
    }
    let plain = try CompiledImage([app([["Open ${applicationName}"]])])
    let variant = plain.image.variant(try #require(plain.variant("en")))
    #expect(variant.intentModel != .none && variant.slotModel == .none)
  }

  @Test("a language that nothing is known of has models without knowledge") func unknown() throws {
    let compiled = try CompiledImage([app([["Ouvri ${applicationName}"]], locale: "br")])
    let variant = compiled.image.variant(try #require(compiled.variant("br")))
    #expect(variant.intentModel != .none)
    #expect(compiled.image.language(variant.language).knowledge == .none)
  }

  @Test("the same catalogs give the same bytes") func deterministic() throws {
    let catalogs = [
      app(
        [["Complete ${task} in ${applicationName}"], ["Open ${applicationName}"]],
        values: Self.values)
    ]
    #expect(try CompiledImage(catalogs).bytes == CompiledImage(catalogs).bytes)
  }
}
