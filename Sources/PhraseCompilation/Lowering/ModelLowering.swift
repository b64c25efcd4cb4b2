// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import IntentCatalog
import LanguageData
import MatchIndex
import PhraseGrammar
import TextAnalysis

/// What is known of a language while compiling, and the model of its phrases without an app's name.
final class LanguageModels {
  /// All that is known of the language; `nil` where nothing is.
  let knowledge: KnowledgeBlock?
  private let source: LanguageKnowledge?
  /// Tells verbs from other words; `nil` where nothing is known of that.
  let frames: FrameAnalyzer?
  private var stems: Set<UInt64> = []
  private var groups: Set<UInt32> = []
  private var axes: UInt64 = 0
  /// Vectors of the language's words; `nil` where there are none.
  let vectors: WordVectors?
  private var appless: IntentModelBuilder?
  private var classes: [UInt64: (index: Int?, count: Int)] = [:]

  /// Most phrases without an app's name that one shortcut has a part in the language's model with;
  /// further ones say little that is new.
  static let maxPhrases = 32

  init(language: String, vectors: WordVectors?) {
    source = LanguageKnowledge.forLanguage(language)
    knowledge = source?.block
    frames = FrameAnalyzer.forLanguage(language)
    self.vectors = vectors
    appless = IntentModelBuilder(vectors: vectors)
  }

  /// Adds a phrase without an app's name.
  func addAppless(
    _ words: borrowing WordBuffer, app: AppID, shortcut: Int, phrase: UInt32,
    title: () -> WordBuffer?
  ) {
    let key = UInt64(app.rawValue) << 32 | UInt64(shortcut)
    var known = classes[key] ?? (nil, 0)
    if known.count == 0 {
      known.index = appless?.addClass(
        IntentModel.Class(app: app.rawValue, shortcut: UInt32(shortcut)))
      if let index = known.index, let title = title() {
        appless?.addTitle(title, of: index, knowledge)
      }
    }
    known.count += 1
    classes[key] = known
    guard known.count <= Self.maxPhrases, let index = known.index else { return }
    appless?.addPhrase(words, of: index, phrase: phrase, knowledge)
  }

  /// Notes what a model has used of the language.
  func note(_ builder: borrowing IntentModelBuilder) {
    stems.formUnion(builder.stems)
    groups.formUnion(builder.groups)
    axes |= builder.axes
  }

  /// The language's model and what its phrases need of what is known; call once.
  func finish() -> (model: [UInt32], knowledge: [UInt32]) {
    var model: [UInt32] = []
    if let builder = appless.take() {
      note(builder)
      model = builder.finish()
    }
    guard let source, !stems.isEmpty else { return (model, []) }
    let needed = KnowledgeLayout.lay(
      out: source, groups: { groups.contains($0) }, stems: { stems.contains($0) }, axes: axes)
    return (model, needed)
  }
}

/// The models of a variant on their way into the image.
final class VariantModels {
  private let language: LanguageModels
  private var intents: IntentModelBuilder?
  private var slots: SlotModelBuilder? = SlotModelBuilder()
  private var classes: [Int: Int] = [:]
  /// The kind of each slot, by shortcut and parameter.
  private var slotKinds: [UInt32: UInt32] = [:]
  private var hasNamed = false
  private var words = WordBuffer()
  private var tokens = TokenBuffer()

  init(language: LanguageModels, shortcuts: [IntentDeclaration?]) {
    self.language = language
    intents = IntentModelBuilder(vectors: language.vectors)
    // A shortcut's number among slots' intents is its index.
    for intent in shortcuts {
      _ = slots?.addIntent(
        parameters: (intent?.parameters ?? []).map { TokenHash.hash(of: $0.name) })
    }
  }

  /// A slot of a phrase: the intent's parameter, and its kind of value where it has listed ones.
  struct Slot {
    let parameter: Int
    let slotClass: UInt32
    let isListed: Bool
  }

  /// Adds a phrase that the image holds.
  // SAFETY: the caller lends the bytes for the call; the scanner gives ranges of them.
  func add(
    _ bytes: UnsafeBufferPointer<UInt8>, slots: [Slot], phrase: UInt32, app: AppID, shortcut: Int,
    intent: IntentDeclaration?, hasName: Bool, analyzer: TextAnalyzer
  ) {
    var scanner = unsafe PhraseScanner(bytes)
    words.removeAll()
    var next = 0
    while let piece = scanner.next() {
      switch piece {
      case .literal(let range):
        unsafe read(UnsafeBufferPointer(rebasing: bytes[range]), analyzer)
      case .slot(let range):
        if unsafe bytes[range].elementsEqual("applicationName".utf8) {
          words.addName()
        } else if next < slots.count {
          words.addSlot(slots[next].isListed ? slots[next].slotClass : nil)
          next += 1
        }
      }
    }
    words.findRequest(language.knowledge, by: language.frames)
    words.saysAll = words.saysAll(by: language.frames)
    if hasName { hasNamed = true }
    addToIntents(phrase, app: app, shortcut: shortcut, intent, analyzer)
    addToSlots(slots, shortcut, intent)
    if !hasName {
      language.addAppless(words, app: app, shortcut: shortcut, phrase: phrase) {
        intent.map { self.title($0, analyzer) }
      }
    }
  }

  // SAFETY: the caller lends the bytes for the call; the tokens are of them.
  private func read(_ text: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer) {
    guard (try? unsafe analyzer.analyze(text, into: &tokens)) != nil else { return }
    for k in 0..<tokens.count {
      unsafe words.add(tokens[k], in: text, analyzer, language.knowledge)
    }
  }

  private func addToIntents(
    _ phrase: UInt32, app: AppID, shortcut: Int, _ intent: IntentDeclaration?,
    _ analyzer: TextAnalyzer
  ) {
    let index: Int
    if let known = classes[shortcut] {
      index = known
    } else {
      guard
        let added = intents?.addClass(
          IntentModel.Class(app: app.rawValue, shortcut: UInt32(shortcut)))
      else { return }
      index = added
      classes[shortcut] = added
      if let intent { intents?.addTitle(title(intent, analyzer), of: index, language.knowledge) }
    }
    intents?.addPhrase(words, of: index, phrase: phrase, language.knowledge)
  }

  private func addToSlots(_ slots: [Slot], _ shortcut: Int, _ intent: IntentDeclaration?) {
    guard intent != nil else { return }
    for slot in slots where slot.parameter < 0xFFFF && shortcut < 0xFFFF {
      slotKinds[UInt32(shortcut) << 16 | UInt32(slot.parameter)] = slot.slotClass
    }
    var elements: [PhraseElement] = []
    var next = 0
    for k in 0..<words.count {
      switch words[k].kind {
      case .word:
        // As utterances are read: what stands around a request is no neighbour of a slot.
        if words[k].isSkipped { continue }
        elements.append(.word(stem: words.stem(k), isFunction: words[k].isFunction))
      case .name: elements.append(.name)
      case .slot:
        if next < slots.count { elements.append(.slot(parameter: slots[next].parameter)) }
        next += 1
      }
    }
    self.slots?.addPhrase(elements, intent: shortcut)
  }

  /// The words of an intent's title and of its parameters' names.
  private func title(_ intent: IntentDeclaration, _ analyzer: TextAnalyzer) -> WordBuffer {
    var title = WordBuffer()
    for name in [intent.title] + intent.parameters.map(\.name) {
      var text = Self.spaced(name)
      // SAFETY: the bytes are used inside the closure only; the tokens are of them.
      text.withUTF8 { bytes in
        guard (try? unsafe analyzer.analyze(bytes, into: &tokens)) != nil else { return }
        for k in 0..<tokens.count {
          unsafe title.add(tokens[k], in: bytes, analyzer, language.knowledge)
        }
      }
    }
    title.findRequest(nil, by: language.frames)
    return title
  }

  /// A name as words: "startTimer" and "start_timer" as "start Timer" and "start timer".
  static func spaced(_ name: String) -> String {
    var text = ""
    var wasLower = false
    for character in name {
      if character == "_" || character == "." {
        text.append(" ")
        wasLower = false
        continue
      }
      if wasLower, character.isUppercase { text.append(" ") }
      text.append(character)
      wasLower = character.isLowercase || character.isNumber
    }
    return text
  }

  /// The variant's models; call once.
  func finish() -> (intents: [UInt32], slots: [UInt32], slotKinds: [UInt32]) {
    var model: [UInt32] = []
    if let builder = intents.take() {
      language.note(builder)
      if hasNamed { model = builder.finish() }
    }
    let kinds = slotKinds.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return (model, slots.take()?.finish() ?? [], kinds)
  }
}
