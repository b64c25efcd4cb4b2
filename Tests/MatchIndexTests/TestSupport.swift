// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import MatchIndex

/// An image that holds one trie, at its root of names.
func image(of sequences: TrieSequences) throws -> IndexImage {
  var builder = ImageBuilder(analysisVersion: 7)
  let root = try builder.addTrie(sequences)
  return try IndexImage(validating: builder.finish(nameRoot: root, flags: []))
}

/// The items that a walk along symbols finds.
func items(_ image: IndexImage, _ path: [PhraseSymbol], from root: TrieNode) -> [UInt32] {
  guard let node = walk(image.trie, path, from: root) else { return [] }
  let payload = image.trie.payload(node)
  return (0..<image.itemCount(payload)).map { image.item(payload, at: $0) }
}

/// The place that symbols lead to; `nil` when they lead nowhere.
func walk(_ trie: TrieCells, _ path: [PhraseSymbol], from root: TrieNode) -> TrieNode? {
  var node = root
  for symbol in path {
    if node.isNone { return nil }
    if symbol.isSlot {
      guard
        let k = (0..<trie.slotCount(node)).first(where: {
          trie.slot(node, at: $0).symbol == symbol
        })
      else { return nil }
      node = trie.slot(node, at: k).child
    } else {
      node = trie.child(of: node, TokenID(symbol.rawValue))
    }
  }
  return node.isNone ? nil : node
}

/// An image with something in every section: two apps, tries of all shapes, flagged words.
func sampleBytes(extraWords: Int = 20) throws -> ImageBytes {
  var builder = ImageBuilder(analysisVersion: 7)
  var tokens: [TokenID] = []
  for k in 0..<extraWords {
    tokens.append(builder.addToken(hash: UInt64(k + 1) &* 0x9E37_79B9_7F4A_7C15, text: "word\(k)"))
  }
  builder.mark(symbol: PhraseSymbol(tokens[0]), .beginsAppName)
  var names = TrieSequences()
  for (k, path) in [[0], [0, 1], [2]].enumerated() {
    for word in path { names.append(PhraseSymbol(tokens[word])) }
    names.finish(item: builder.addForm(target: UInt32(k % 2), accent: 0))
  }
  var values = TrieSequences()
  for k in 3..<extraWords {
    values.append(PhraseSymbol(tokens[k]))
    values.finish(item: builder.addForm(target: UInt32(k % 2), accent: UInt32(k)))
  }
  let names0 = try builder.addTrie(values)
  let gazetteer = try builder.addBlock([1, 2, 3])
  _ = builder.add(
    ValueRecord(id: builder.intern("v0"), title: builder.intern("x"), subtitle: .none))
  _ = builder.add(
    ValueRecord(id: builder.intern("v1"), title: builder.intern("y"), subtitle: builder.intern("z"))
  )
  let type = builder.add(
    ValueTypeRecord(
      name: builder.intern("entity:Thing"), app: AppID(0), values: 0..<2))
  let slot = builder.add(
    SlotClassRecord(
      kind: .closed, valueType: type + 1, names: names0, gazetteer: gazetteer, language: 0,
      breadth: 2, titles: .none))
  for a in 0..<2 as Range<UInt32> {
    _ = builder.add(
      AppRecord(
        id: builder.intern("app\(a)"), variants: a..<a + 1, shortcuts: a..<a + 1))
    _ = builder.add(
      ParameterRecord(
        name: builder.intern("thing"), type: builder.intern("entity:Thing"), flags: 0,
        requestValueDialog: builder.intern("Which?"), requestDisambiguationDialog: .none,
        valueType: type + 1))
    let intent = builder.add(
      IntentRecord(
        name: builder.intern("Do"), title: builder.intern("Do"), parameters: a..<a + 1,
        flags: 0))
    _ = builder.add(
      ShortcutRecord(app: AppID(a), index: 0, intent: intent, shortTitle: .none))
    let list = builder.addList([0])
    let phrase = builder.add(
      PhraseRecord(
        text: builder.append("word3 ${thing} ${applicationName}"), shortcut: 0, flags: [],
        slots: list, accent: 0))
    var phrases = TrieSequences()
    phrases.append(PhraseSymbol(tokens[3]))
    phrases.append(PhraseSymbol(slotClass: slot))
    phrases.append(.applicationName)
    phrases.finish(item: phrase.rawValue)
    let root = try builder.addTrie(phrases)
    _ = builder.add(
      VariantRecord(
        app: AppID(a), locale: builder.intern("en"), name: builder.intern("Word"), phraseRoot: root,
        phrases: a..<a + 1, language: 0, negativeCount: 0,
        translations: builder.addList([])))
  }
  _ = builder.add(
    LanguageRecord(
      language: builder.intern("en"), openers: names0, closers: .none, applessRoot: .none,
      freeWords: names0, appNames: gazetteer, shapes: .endsWithName))
  let root = try builder.addTrie(names)
  return try builder.finish(nameRoot: root, flags: [.hasAppless])
}
