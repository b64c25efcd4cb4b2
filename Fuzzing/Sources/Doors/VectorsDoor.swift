// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import LanguageData
import MatchIndex
import TestSupport
import TextAnalysis

/// Files of word vectors that were tampered with, opened with and without a check, learnt with and ranked with.
///
/// A check finds every change, unless the checksum was made to fit. Whatever opens may give wrong answers, leads no
/// reader outside of its bytes, and ends every search.
final class VectorsDoor: Door {
  static let name = "vectors"
  static let summary = "damaged files of word vectors, checked, learnt with and ranked with"

  /// A sound file, and an image that was learnt with it.
  private struct Sound {
    let words: [UInt32]
    let image: IndexImage
  }

  private let small: Sound
  private let whole: Sound
  private let catalogs: [AppCatalog]
  private let known: [String]
  private let path: String
  private var scratch = MatchScratch()
  private var opened = 0
  private var valid = 0

  init(_ material: Material) throws {
    guard let english = WordVectors.of("en") else { throw BrokenPromise("no vectors of English") }
    path = FileManager.default.temporaryDirectory.appendingPathComponent("vectors.bin").path
    try english.write(to: path)
    let catalogs = CatalogReader().read(path: material.corpora + "/tasks/tasks.json").catalogs
    let words = try Self.words(ImageBytes(reading: path).copy)
    func sound(_ words: [UInt32]) throws -> Sound {
      let vectors = try Self.open(words)
      try vectors.validate()
      let compiler = PhraseCompiler(vectors: LanguageVectors(["en": vectors]))
      return Sound(words: words, image: try compiler.compile(catalogs).image)
    }
    self.catalogs = catalogs
    whole = try sound(words)
    small = try sound(Self.excerpt(words))
    known = try material.utterances().filter { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  var figures: String { "files that opened: \(opened), and were found sound: \(valid)" }

  func play(_ random: inout SeededGenerator) throws {
    let isWhole = random.below(32) == 0
    let sound = isWhole ? whole : small
    var bytes = Self.bytes(sound.words)
    if random.below(64) == 0 {
      bytes = (0..<random.below(4_096)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      if random.below(2) == 0 { bytes.replaceSubrange(..<min(4, bytes.count), with: "VEC1".utf8) }
    } else {
      Self.damage(&bytes, &random)
    }
    let isSealed = random.below(2) == 0
    if isSealed { Self.seal(&bytes) }
    let isChanged = bytes != Self.bytes(sound.words)
    // As it comes in from outside: a file, checked whole.
    if !isWhole || random.below(4) == 0 {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      var vectors = LanguageVectors.embedded
      if (try? vectors.add(mapping: path)) != nil {
        valid += 1
        try hold(isSealed || !isChanged, "a full check takes a changed file")
        if random.below(16) == 0 { try learn(vectors, &random) }
      }
    }
    // As the program's own are: trusted.
    guard let view = try? Self.open(Self.words(bytes)) else { return }
    opened += 1
    if isWhole { _ = try? view.validate() }
    let vectors = LanguageVectors([view.language ?? "en": view])
    // The checksum in the header often is still that of the file that the image was learnt with.
    try rank(sound.image, vectors, &random)
    if random.below(isWhole ? 64 : 16) == 0 { try learn(vectors, &random) }
  }

  /// Compiles an app with vectors, and resolves with them.
  private func learn(_ vectors: LanguageVectors, _ random: inout SeededGenerator) throws {
    let compiled = try PhraseCompiler(vectors: vectors).compile(catalogs)
    try compiled.image.validateBlocks()
    try rank(compiled.image, vectors, &random)
  }

  private func rank(
    _ image: IndexImage, _ vectors: LanguageVectors, _ random: inout SeededGenerator
  ) throws {
    let resolver = IntentResolver(
      image: image, options: IntentResolver.Options(vectors: vectors))
    _ = resolver.languagesOfOtherVectors
    for _ in 0..<3 {
      var request = ResolutionRequest(
        Material.utterance(known, &random) + (random.below(2) == 0 ? " in tasks" : ""))
      request.explains = random.below(8) == 0
      let outcome = resolver.resolveSynchronously(request, scratch: &scratch)
      try hold((0...1).contains(outcome.confidence), "a confidence outside of 0...1: \(outcome)")
    }
  }

  // MARK: - Files

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count & ~3, by: 4).map { at in
      (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
    }
  }

  private static func bytes(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
  }

  private static func open(_ words: [UInt32]) throws -> WordVectors {
    let bytes = ImageBytes(copying: words)
    return try WordVectors(bytes.words, owner: bytes)
  }

  /// Writes the size and the checksum that the bytes would have, had a builder made them.
  private static func seal(_ bytes: inout [UInt8]) {
    while bytes.count % 4 > 0 { bytes.removeLast() }
    var words = words(bytes)
    guard words.count > 8 else { return }
    words[1] = UInt32(words.count)
    let sum = Words.checksum(words[..<6]) ^ Words.checksum(words[8...])
    words[6] = UInt32(truncatingIfNeeded: sum)
    words[7] = UInt32(truncatingIfNeeded: sum >> 32)
    bytes = Self.bytes(words)
  }

  /// One word of forty with a quarter of its dimensions: damage is found, and ranked with, in no time.
  private static func excerpt(_ words: [UInt32]) throws -> [UInt32] {
    typealias Section = WordVectors.Section
    let owner = ImageBytes(copying: words)
    let block = try Block<Section>(owner.words, owner: owner)
    let (dimension, kept) = (Int(block.numbers[1]), Int(block.numbers[1]) / 4)
    var builder = BlockBuilder<Section>()
    var text: [UInt8] = []
    var scales: [UInt16] = []
    var lengths: [UInt32] = [0, 0]
    var keys: [UInt64] = []
    let (old, oldLengths) = (block[.words], block[.lengths])
    var at = 0
    for length in 1...(oldLengths.count - 2) {
      for row in Int(oldLengths[length])..<Int(oldLengths[length + 1]) {
        let word = (at..<at + length).map { old.byte(at: $0) }
        at += length
        guard row % 40 == 0 || word == Array("0".utf8) else { continue }
        text += word
        keys.append(TokenHash.hash(of: String(decoding: word, as: UTF8.self)))
        scales.append(UInt16(block[.scales][row / 2] >> UInt32(16 * (row % 2)) & 0xFFFF))
        for k in 0..<kept / 4 { builder[.rows].append(block[.rows][row * dimension / 4 + k]) }
      }
      lengths.append(UInt32(keys.count))
    }
    var table = KeyTableLayout(keys: keys.count)
    for (row, key) in keys.enumerated() { table.insert(key, UInt32(row + 1)) }
    while text.count % 4 > 0 { text.append(0) }
    if scales.count % 2 > 0 { scales.append(0) }
    builder[.about] = Self.words(Array("language: en\nmade: an excerpt\n\n\n".utf8))
    builder[.keys] = table.words
    builder[.lengths] = lengths
    builder[.words] = Self.words(text)
    builder[.scales] = stride(from: 0, to: scales.count, by: 2).map {
      UInt32(scales[$0]) | UInt32(scales[$0 + 1]) << 16
    }
    return builder.finish([1, UInt32(kept), UInt32(keys.count), 0])
  }

  // MARK: - Damage

  /// Changes some bytes, cuts or adds some, or writes numbers at which something ends.
  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    switch random.below(8) {
    case 0: bytes = Material.mutated(bytes, &random)
    case 1: bytes.removeLast(random.below(bytes.count))
    case 2: bytes += (0..<(1 + random.below(200))).map { _ in UInt8(random.below(256)) }
    case 3:
      // A stretch of one kind of byte.
      let from = random.below(bytes.count)
      let end = min(bytes.count, from + 1 + random.below(4_096))
      let byte = UInt8(random.pick([0, 0x80, 0xFF, 0x7F, 0x20]))
      for k in from..<end { bytes[k] = byte }
    case 4, 5: tamper(&bytes, in: 0..<20, &random)
    default: tamper(&bytes, in: 0..<bytes.count / 4, &random)
    }
  }

  /// Overwrites some words of a stretch.
  private static func tamper(
    _ bytes: inout [UInt8], in range: Range<Int>, _ random: inout SeededGenerator
  ) {
    let words = UInt32(bytes.count / 4)
    for _ in 0..<(1 + random.below(random.below(4) == 0 ? 60 : 3)) {
      let at = range.lowerBound + random.below(range.count)
      let old = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at * 4 + $1]) << UInt32(8 * $1) }
      let new = random.pick([
        0, 1, 2, 16, 128, 512, old &+ 1, old &- 1, old &+ 16, old &- 16, old ^ 0x8000_0000,
        old << 8,
        .max, .max - 1, 0x7FFF_FFFF, 0x8000_0000, 0x8080_8080, 0xFFFF, 0x1_0000, 1_000_000, words,
        words * 4, UInt32(truncatingIfNeeded: random.next()),
      ])
      for k in 0..<4 { bytes[at * 4 + k] = UInt8(truncatingIfNeeded: new >> UInt32(8 * k)) }
    }
  }
}
