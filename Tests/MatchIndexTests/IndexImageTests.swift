// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import MatchIndex

@Suite("Images") struct IndexImageTests {
  private func temporaryPath() -> String {
    NSTemporaryDirectory() + "bespeak-\(UUID().uuidString).bspk"
  }

  /// Every record of an image, written out.
  private func dump(_ image: IndexImage) -> String {
    var text = ""
    for a in 0..<image.appCount { text += "\(image.app(AppID(UInt32(a))))\n" }
    for v in 0..<image.variantCount { text += "\(image.variant(VariantID(UInt32(v))))\n" }
    for p in 0..<image.phraseCount {
      text += "\(image.phrase(PhraseID(UInt32(p)))) \(image.variant(of: PhraseID(UInt32(p))))\n"
    }
    for s in 0..<image.shortcutCount { text += "\(image.shortcut(UInt32(s)))\n" }
    for i in 0..<image.intentCount { text += "\(image.intent(UInt32(i)))\n" }
    for t in 0..<image.valueTypeCount { text += "\(image.valueType(UInt32(t)))\n" }
    for v in 0..<image.valueCount { text += "\(image.value(ValueID(UInt32(v))))\n" }
    for l in 0..<image.languageCount { text += "\(image.language(UInt32(l)))\n" }
    for s in 0..<image.slotClassCount { text += "\(image.slotClass(UInt32(s)))\n" }
    text += "\(image.flags) \(image.nameRoot) \(image.analysisVersion) \(image.lexicon.count)"
    return text
  }

  @Test("what is written is what is read, from memory and from a mapped file")
  func roundTrip() throws {
    let bytes = try sampleBytes()
    let original = try IndexImage(validating: bytes)
    #expect(original.appCount == 2)
    #expect(original.strings[original.app(AppID(1)).id] == "app1")
    #expect(original.variant(of: PhraseID(1)) == VariantID(1))
    #expect(original.flags == [.hasAppless, .hasListedTriggers])
    #expect(original.analysisVersion == 7)
    let folder = temporaryPath()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/image"
    try bytes.write(to: path)
    let mapped = try ImageBytes(mapping: path)
    #expect(mapped.copy == bytes.copy)
    #expect(dump(try IndexImage(validating: mapped)) == dump(original))
    #expect(dump(try IndexImage(trusted: mapped)) == dump(original))
    // Replacing the file leaves the mapping as it was.
    try bytes.write(to: path)
    #expect(mapped.copy == bytes.copy)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["image"])
  }

  @Test("an image that was read does not mind what becomes of its file") func reading() throws {
    let bytes = try sampleBytes()
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try bytes.write(to: path)
    let read = try ImageBytes(reading: path)
    let image = try IndexImage(trusted: read)
    // Cut short in place, and written over: either would end a process that has it mapped, or change it.
    #expect(unsafe truncate(path, 0) == 0)
    #expect(read.copy == bytes.copy)
    try Data(repeating: 0xFF, count: bytes.count).write(to: URL(fileURLWithPath: path))
    #expect(dump(image) == dump(try IndexImage(validating: bytes)))
  }

  @Test("a file that is longer or shorter than its header says is refused, mapped or read")
  func fileSizes() throws {
    let bytes = try sampleBytes()
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    for change in [-64, -1, 1, 4_096] {
      let size = bytes.count + change
      try bytes.write(to: path)
      #expect(unsafe truncate(path, off_t(size)) == 0)
      let refusal = ImageError.size(expected: bytes.count, found: size)
      #expect(throws: refusal) { _ = try IndexImage(trusted: ImageBytes(mapping: path)) }
      #expect(throws: refusal) { _ = try IndexImage(trusted: ImageBytes(reading: path)) }
    }
    // Nothing takes memory for what is no image, or for more than may be read.
    #expect(unsafe truncate(path, 5 << 30) == 0)
    do throws(ImageError) {
      _ = try ImageBytes(reading: path)
      Issue.record("five gigabytes were read")
    } catch {
      #expect(error.description == "cannot read '\(path)': larger than 4096 MiB; map it instead")
    }
  }

  @Test("the tables that matching reads agree with the records") func tables() throws {
    let image = try IndexImage(validating: try sampleBytes())
    #expect(image.variantCount > 1 && image.tables.variantCount == image.variantCount)
    for v in 0..<UInt32(image.variantCount) {
      let record = image.variant(VariantID(v))
      #expect(image.tables.app(of: VariantID(v)) == record.app)
      #expect(image.tables.phraseRoot(of: VariantID(v)) == record.phraseRoot)
    }
    for p in 0..<UInt32(image.phraseCount) {
      #expect("\(image.tables.phrase(PhraseID(p)))" == "\(image.phrase(PhraseID(p)))")
    }
    for s in 0..<UInt32(image.slotClassCount) {
      #expect("\(image.tables.slotClass(s))" == "\(image.slotClass(s))")
    }
  }

  @Test("the same bytes at another address are the same image") func positionIndependence() throws {
    let bytes = try sampleBytes()
    let first = try IndexImage(validating: bytes)
    let copies = try (0..<8).map { _ in
      try IndexImage(validating: ImageBytes(copying: bytes.copy))
    }
    for copy in copies { #expect(dump(copy) == dump(first)) }
  }

  @Test("the same input gives the same bytes") func determinism() throws {
    #expect(try sampleBytes().copy == sampleBytes().copy)
    #expect(try sampleBytes().copy != sampleBytes(extraWords: 21).copy)
  }

  @Test("an image without anything is valid") func empty() throws {
    let bytes = try ImageBuilder(analysisVersion: 0).finish(nameRoot: .none, flags: [])
    let image = try IndexImage(validating: bytes)
    #expect(image.appCount == 0 && image.phraseCount == 0 && image.lexicon.count == 0)
    #expect(image.phrase(PhraseID(5)).text == .none)
    #expect(image.sectionSizes.count == ImageFormat.Section.allCases.count)
  }

  // MARK: - Refusals

  private func refusal(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try IndexImage(validating: ImageBytes(copying: bytes))
      return nil
    } catch { return error }
  }

  /// Gives a header and table that were changed on purpose their checksum.
  private func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let image = ImageBytes(copying: bytes)
    let tableEnd =
      ImageFormat.headerBytes
      + ImageFormat.Section.allCases.count * ImageFormat.sectionEntryBytes
    for section in ImageFormat.Section.allCases {
      let entry = ImageFormat.headerBytes + section.rawValue * ImageFormat.sectionEntryBytes
      let offset = Int(image.uint64(at: entry))
      let sum = image.checksum(offset..<offset + Int(image.uint64(at: entry + 8)))
      put(sum, at: entry + 16, &bytes)
    }
    let changed = ImageBytes(copying: bytes)
    put(
      changed.checksum(0..<40) ^ changed.checksum(ImageFormat.headerBytes..<tableEnd), at: 40,
      &bytes)
    return bytes
  }

  private func put(_ number: UInt64, at offset: Int, _ bytes: inout [UInt8]) {
    for k in 0..<8 { bytes[offset + k] = UInt8(truncatingIfNeeded: number >> UInt64(8 * k)) }
  }

  private func section(_ section: ImageFormat.Section, of bytes: [UInt8]) -> Range<Int> {
    let image = ImageBytes(copying: bytes)
    let entry = ImageFormat.headerBytes + section.rawValue * ImageFormat.sectionEntryBytes
    let offset = Int(image.uint64(at: entry))
    return offset..<offset + Int(image.uint64(at: entry + 8))
  }

  @Test("a truncated or extended image is refused") func wrongSize() throws {
    let bytes = try sampleBytes().copy
    for count in [0, 1, 8, 47] { #expect(refusal(Array(bytes[..<count])) == .notAnImage) }
    for count in stride(from: 48, to: bytes.count, by: 97) {
      #expect(refusal(Array(bytes[..<count])) == .size(expected: bytes.count, found: count))
    }
    #expect(refusal(bytes + [0]) == .size(expected: bytes.count, found: bytes.count + 1))
    #expect(
      ImageError.size(expected: 10, found: 9).description
        == "the image should have 10 bytes and has 9; it was cut short or added to")
  }

  @Test("wrong magic, version and byte order are told apart") func wrongHeader() throws {
    let bytes = try sampleBytes().copy
    var changed = bytes
    changed[0] = 0x62
    #expect(refusal(changed) == .notAnImage)
    changed = bytes
    changed[8] = 1
    #expect(refusal(resealed(changed)) == .versionMismatch(expected: ImageFormat.version, found: 1))
    changed = bytes
    changed.replaceSubrange(8..<16, with: [0, 0, 0, 1, 0x0A, 0x0B, 0x0C, 0x0D])
    #expect(refusal(changed) == .byteOrder)
    changed = bytes
    changed[13] = 0
    #expect(refusal(resealed(changed)) == .header("byte order mark"))
    changed = bytes
    changed[20] = 15
    #expect(refusal(resealed(changed)) == .header("15 sections instead of 20"))
    changed = bytes
    changed[33] ^= 1
    #expect(refusal(changed) == .header("checksum"))
    changed = bytes
    put(UInt64(1) << 40, at: ImageFormat.headerBytes, &changed)
    let image = ImageBytes(copying: changed)
    let sum =
      image.checksum(0..<40)
      ^ image.checksum(
        ImageFormat.headerBytes..<ImageFormat.headerBytes
          + ImageFormat.Section.allCases.count * ImageFormat.sectionEntryBytes)
    put(sum, at: 40, &changed)
    #expect(refusal(changed) == .header("section 'strings' leaves the image"))
  }

  @Test("a change in any section is refused by its name") func changedSections() throws {
    let bytes = try sampleBytes().copy
    for section in ImageFormat.Section.allCases {
      let range = self.section(section, of: bytes)
      #expect(!range.isEmpty, "\(section)")
      var changed = bytes
      changed[range.lowerBound + range.count / 2] ^= 0x10
      #expect(refusal(changed) == .checksum(section: "\(section)"))
    }
  }

  @Test("every changed byte of an image is refused") func everyByte() throws {
    let bytes = try sampleBytes().copy
    for k in bytes.indices {
      var changed = bytes
      changed[k] ^= UInt8(1 << (k % 8))
      #expect(refusal(changed) != nil, "byte \(k)")
    }
  }

  @Test("references that lead nowhere are refused though all checksums fit")
  func wildReferences() throws {
    let bytes = try sampleBytes().copy
    func damaged(_ section: ImageFormat.Section, word: Int, _ value: UInt32) -> ImageError? {
      var changed = bytes
      let at = self.section(section, of: bytes).lowerBound + 4 * word
      for k in 0..<4 { changed[at + k] = UInt8(truncatingIfNeeded: value >> UInt32(8 * k)) }
      return refusal(resealed(changed))
    }
    #expect(damaged(.apps, word: 1, 2) == .corrupt(section: "apps", index: 0, "variants"))
    #expect(damaged(.apps, word: 3, 2) == .corrupt(section: "apps", index: 0, "shortcuts"))
    // The second app claims the first one's, too; and the first all four billion.
    #expect(damaged(.apps, word: 6, 0) == .corrupt(section: "apps", index: 1, "variants"))
    #expect(damaged(.apps, word: 8, 0) == .corrupt(section: "apps", index: 1, "shortcuts"))
    #expect(damaged(.apps, word: 2, .max) == .corrupt(section: "apps", index: 0, "variants"))
    #expect(damaged(.variants, word: 16, 0) == .corrupt(section: "variants", index: 1, "phrases"))
    #expect(damaged(.variants, word: 0, 2) == .corrupt(section: "variants", index: 0, "app"))
    #expect(damaged(.variants, word: 4, 9) == .corrupt(section: "variants", index: 0, "phrases"))
    #expect(damaged(.variants, word: 6, 1) == .corrupt(section: "variants", index: 0, "language"))
    #expect(
      damaged(.variants, word: 8, 0xFFFF)
        == .corrupt(section: "variants", index: 0, "translations"))
    #expect(damaged(.phrases, word: 2, .max) == .corrupt(section: "phrases", index: 0, "slots"))
    #expect(damaged(.shortcuts, word: 2, 7) == .corrupt(section: "shortcuts", index: 0, "intent"))
    #expect(
      damaged(.intents, word: 2, .max) == .corrupt(section: "intents", index: 0, "parameters"))
    #expect(
      damaged(.parameters, word: 5, 2) == .corrupt(section: "parameters", index: 0, "value type"))
    #expect(
      damaged(.slotClasses, word: 0, 9) == .corrupt(section: "slotClasses", index: 0, "kind"))
    #expect(
      damaged(.slotClasses, word: 1, 2) == .corrupt(section: "slotClasses", index: 0, "value type"))
    #expect(damaged(.valueTypes, word: 1, 2) == .corrupt(section: "valueTypes", index: 0, "app"))
    #expect(damaged(.valueTypes, word: 3, 3) == .corrupt(section: "valueTypes", index: 0, "values"))
    #expect(
      damaged(.triggers, word: 10, 0x7FFF_F000)
        == .corrupt(section: "triggers", index: 0, "a trigger phrase"))
    if case .corrupt(section: "triggers", _, _) = damaged(.triggerShapes, word: 1, 9) {
    } else {
      Issue.record("a trigger phrase with a slot of no class is accepted")
    }
    if case .corrupt(section: "cells", _, _) = damaged(.variants, word: 3, 0x3FFF_FFFF) {
    } else {
      Issue.record("a phrase root outside the cells is accepted")
    }
  }

  @Test("nodes that share their edges are refused, so that a check is linear") func sharedEdges()
    throws
  {
    var builder = ImageBuilder(analysisVersion: 7)
    var sequences = TrieSequences()
    for k in 1...400 as ClosedRange<UInt32> {
      sequences.append(PhraseSymbol(TokenID(k)))
      sequences.append(PhraseSymbol(TokenID(k)))
      sequences.finish(item: k)
    }
    let root = try builder.addTrie(sequences)
    var bytes = try builder.finish(nameRoot: root, flags: []).copy
    let range = section(.cells, of: bytes)
    func put(_ index: Int, _ value: UInt32) {
      let at = range.lowerBound + 4 * index
      for k in 0..<4 { bytes[at + k] = UInt8(truncatingIfNeeded: value >> UInt32(8 * k)) }
    }
    // Every fourth cell is a node whose table is all that is behind it for a while; one edge of four cells leads
    // to the next node.
    let cells = range.count / 4
    for k in 0..<cells { put(k, 0) }
    let bits = cells.bitWidth - 1 - (cells / 8).leadingZeroBitCount
    for (k, value) in [(1, 1), (2, 7), (3, 4)] as [(Int, UInt32)] { put(k, value) }
    for k in stride(from: 4, to: cells / 2, by: 4) {
      put(k, 0x8000_0000 | UInt32(bits))
      put(k + 1, 7)
      put(k + 2, UInt32(k + 4))
    }
    guard case .corrupt(section: "cells", _, "nodes share their edges") = refusal(resealed(bytes))
    else {
      Issue.record("\(String(describing: refusal(resealed(bytes))))")
      return
    }
  }

  @Test("an image with changed words is refused or sound, though its checksums fit")
  func resealedMutations() throws {
    let bytes = try sampleBytes().copy
    var random = SeededGenerator.forTest("ResealedImages")
    var refused = 0
    for _ in 0..<fuzzRounds(4_000) {
      var mutator = ImageMutator(bytes)
      mutator.mutate(using: &random)
      guard refusal(resealed(mutator.bytes)) == nil else {
        refused += 1
        continue
      }
      let image = try IndexImage(trusted: ImageBytes(copying: mutator.bytes))
      for a in 0..<UInt32(image.appCount) {
        #expect(Int(image.app(AppID(a)).variants.upperBound) <= image.variantCount)
      }
    }
    #expect(refused > fuzzRounds(1_000))
  }

  @Test("a trie whose edges all lead to one place is checked in linear time")
  func sharedSubtrees() throws {
    // Hand-made: node k has two edges, both to node k + 1; a walk of all paths would never end.
    var builder = ImageBuilder(analysisVersion: 7)
    var sequences = TrieSequences()
    for k in 1...2_000 as ClosedRange<UInt32> {
      sequences.append(PhraseSymbol(TokenID(k)))
      sequences.append(PhraseSymbol(TokenID(k)))
      sequences.finish(item: k)
    }
    let root = try builder.addTrie(sequences)
    var bytes = try builder.finish(nameRoot: root, flags: []).copy
    let range = section(.cells, of: bytes)
    func put(_ index: Int, _ value: UInt32) {
      let at = range.lowerBound + 4 * index
      for k in 0..<4 { bytes[at + k] = UInt8(truncatingIfNeeded: value >> UInt32(8 * k)) }
    }
    let nodes = (range.count / 4 - 8) / 5
    for k in 0..<nodes {
      let at = 1 + 5 * k
      put(at, k + 1 < nodes ? 2 : 0)
      for (edge, symbol) in [(at + 1, 1), (at + 3, 2)] as [(Int, UInt32)] {
        put(edge, symbol)
        put(edge + 1, UInt32(at + 5))
      }
    }
    #expect(root.rawValue == 1)
    #expect(refusal(resealed(bytes)) == nil)
  }

  @Test("opening a damaged image trusted and walking its tries ends within the cells")
  func damagedWalks() throws {
    let bytes = try sampleBytes().copy
    for seed in 1...UInt64(fuzzRounds(4_000)) {
      var random = SeededGenerator(seed: seed)
      var changed = bytes
      let data =
        ImageFormat.headerBytes
        + ImageFormat.Section.allCases.count * ImageFormat.sectionEntryBytes
      for _ in 0...random.below(4) {
        changed[data + random.below(bytes.count - data)] = UInt8(random.below(256))
      }
      let image = try IndexImage(trusted: ImageBytes(copying: changed))
      var node = image.nameRoot
      for step in 0..<64 {
        let payload = image.trie.payload(node)
        for k in 0..<min(image.itemCount(payload), 50) {
          let form = image.form(image.item(payload, at: k))
          let variant = image.variant(VariantID(form.target))
          _ = image.strings[variant.name]
          _ = image.shortcut(UInt16(truncatingIfNeeded: step), of: variant.app)
          _ = image.slotParameter(image.phrase(PhraseID(form.target)), at: k)
        }
        let slots = image.trie.slotCount(node)
        if slots > 0, random.below(2) == 0 {
          let (symbol, child) = image.trie.slot(node, at: random.below(slots))
          node = random.below(2) == 0 ? child : image.slotClass(symbol.slotClass).names
        } else {
          node = image.trie.child(of: node, TokenID(UInt32(random.below(24))))
        }
        if node.isNone {
          node =
            [image.nameRoot, image.language(0).openers, image.variant(VariantID(0)).phraseRoot][
              random.below(3)]
        }
      }
      for k in 0..<200 as Range<UInt64> { _ = image.lexicon.token(hash: k &* random.next()) }
    }
  }

  // MARK: - Files

  @Test("what is no image file is said plainly") func files() throws {
    let folder = NSTemporaryDirectory()
    #expect(throws: ImageError.self) { _ = try ImageBytes(mapping: folder) }
    #expect(throws: ImageError.self) { _ = try ImageBytes(mapping: folder + "/no-such.bspk") }
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    #expect(throws: ImageError.notAnImage) { _ = try ImageBytes(mapping: path) }
    #expect(throws: ImageError.notAnImage) { _ = try ImageBytes(reading: path) }
    do throws(ImageError) {
      _ = try ImageBytes(mapping: "no-such.bspk")
    } catch {
      #expect(
        error.description == "cannot open 'no-such.bspk': no such file or directory")
    }
  }

  @Test("a failed write leaves what was there") func failedWrite() throws {
    let bytes = try sampleBytes()
    let path = temporaryPath() + "/below/a/missing/folder"
    #expect(throws: ImageError.self) { try bytes.write(to: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
