// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import FlexibleMatching
import LanguageData
public import MatchIndex

extension IndexImage {
  /// Checks the blocks of other layers, which `init(validating:)` leaves out: gazetteers, models of intents and slots,
  /// knowledge of languages.
  ///
  /// Resolving is safe without it: damage can give wrong answers, but no read leaves a block.
  ///
  /// - Throws: `ImageError.corrupt` with the block's place and its fault.
  /// - Complexity: O(*n*) for *n* bytes of blocks.
  public func validateBlocks() throws(ImageError) {
    var seen: Set<BlockReference> = [.none]
    /// Checks a block unless it was met before.
    func check(
      _ reference: BlockReference, _ validate: (Words) throws(BlockError) -> Void
    ) throws(ImageError) {
      guard seen.insert(reference).inserted else { return }
      do throws(BlockError) {
        try validate(block(reference))
      } catch {
        throw .corrupt(section: "blocks", index: Int(reference.rawValue), error.finding)
      }
    }
    func checkGazetteer(_ reference: BlockReference) throws(ImageError) {
      try check(reference) { (words) throws(BlockError) in
        try Gazetteer(words, owner: self).validate()
      }
    }
    func checkIntents(_ reference: BlockReference) throws(ImageError) {
      try check(reference) { (words) throws(BlockError) in
        try IntentModel(words, owner: self).validate()
      }
    }
    for index in 0..<UInt32(slotClassCount) { try checkGazetteer(slotClass(index).gazetteer) }
    for index in 0..<UInt32(variantCount) {
      let record = variant(VariantID(index))
      try checkIntents(record.intentModel)
      try check(record.slotModel) { (words) throws(BlockError) in
        try SlotModel(words, owner: self).validate()
      }
    }
    for index in 0..<UInt32(languageCount) {
      let record = language(index)
      try checkGazetteer(record.appNames)
      try checkIntents(record.intentModel)
      try check(record.knowledge) { (words) throws(BlockError) in
        try KnowledgeBlock(words, owner: self).validate()
      }
    }
  }
}
