// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport

/// What cases are made from: the corpora's catalogs, utterances and files, and odd pieces of text.
struct Material {
  /// The folder of the corpora.
  let corpora: String

  /// Creates material from the corpora.
  init(corpora: String) throws {
    self.corpora = corpora
    guard FileManager.default.fileExists(atPath: corpora + "/tasks/tasks.json") else {
      throw FuzzOptions.Misuse(description: "no corpora in '\(corpora)'; say where with --corpora")
    }
  }

  /// The bytes of a file of the corpora.
  func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: corpora + "/" + path)))
  }

  /// All paths below the corpora, or a folder of them, with an ending; sorted.
  func paths(ending: String, below folder: String = "") -> [String] {
    let root = folder.isEmpty ? corpora : corpora + "/" + folder
    let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(ending) }.map { folder.isEmpty ? $0 : folder + "/" + $0 }
      .sorted()
  }

  /// An image of some catalogs.
  func image(_ paths: [String], _ ruleSet: RuleSet) throws -> CompiledCatalogs {
    let reading = CatalogReader().read(paths: paths.map { corpora + "/" + $0 })
    try hold(!reading.catalogs.isEmpty, "no catalog in \(paths)")
    return try PhraseCompiler(ruleSet: ruleSet).compile(reading.catalogs)
  }

  /// The utterances of all corpora.
  func utterances() throws -> [String] {
    var texts: Set<String> = []
    for path in paths(ending: "utterances.jsonl") {
      var line = TranscriptLine()
      for part in try bytes(path).split(separator: 0x0A) {
        // Lines with keys of the corpora's own are no transcripts.
        guard (try? TranscriptReader.read(Array(part).span, lineNumber: 1, into: &line)) != nil
        else {
          continue
        }
        texts.insert(line.text)
      }
    }
    return texts.sorted()
  }

  /// Pieces that are odd in one way or another.
  static let pieces = [
    "don't ", "not ", "please ", "um ", " in ", " with ", "'da ", "da", "-", "'", "’", " ", "\u{0}",
    "\n",
    "\r", "\t", "で", "を再生", "在", "에서", "İ", "ı", "é", "e\u{301}", "👩‍👩‍👧", "\u{200D}", "ﬁ", "1.5", "٣",
    "\u{FEFF}", "\u{202E}", "ก็", "𝔸", "\u{1B}[31m", "\u{9B}2J", "\"", "\\", "${applicationName}",
    "%s",
    "\u{FFFD}", "\u{FFFF}", "ß", "Straße", "ʼn", "ﷺ", "\u{E0041}", "🇩🇪", "\u{AD}",
    String(repeating: "a", count: 300), String(repeating: "la ", count: 120),
    String(repeating: "\u{301}", count: 80),
  ]

  /// An utterance: one that is known, mutated, two of them mixed, or pieces in any order.
  static func utterance(_ known: [String], _ random: inout SeededGenerator) -> String {
    switch random.below(6) {
    case 0: return random.pick(known)
    case 1:
      var bytes = Array(random.pick(known).utf8)
      random.mutate(&bytes)
      return String(decoding: bytes, as: UTF8.self)
    case 2:
      let words = (random.pick(known) + " " + random.pick(known)).split(separator: " ")
      return words.shuffled(using: &random).prefix(1 + random.below(12)).joined(separator: " ")
    case 3:
      let (one, other) = (random.pick(known), random.pick(known))
      return one.prefix(random.below(one.count + 1)) + random.pick(pieces)
        + other.suffix(random.below(other.count + 1))
    case 4: return (0..<random.below(10)).map { _ in random.pick(pieces) }.joined()
    default:
      var text = random.pick(known)
      let at = text.index(text.startIndex, offsetBy: random.below(text.count + 1))
      text.insert(contentsOf: random.pick(pieces), at: at)
      return text
    }
  }

  /// Some mutations of bytes, seldom many.
  static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<(random.below(8) == 0 ? 1 + random.below(40) : 1) {
      if random.below(4) == 0 {
        let at = random.below(bytes.count + 1)
        bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: at)
      } else {
        random.mutate(&bytes)
      }
    }
    return bytes
  }

  /// Makes a FIFO, which nobody ever writes to.
  static func makePipe(at path: String) {
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    _ = unsafe mkfifo(path, 0o600)
  }

  /// All files below a folder of the corpora, by their paths in it.
  func files(below folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let root = URL(fileURLWithPath: corpora + "/" + folder)
    return try paths(ending: "", below: folder).compactMap { path in
      let place = URL(fileURLWithPath: corpora + "/" + path)
      guard try place.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      return (String(place.path.dropFirst(root.path.count + 1)), try bytes(path))
    }
  }
}
