// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseGrammar
import TextAnalysis
import ValueParsing

extension VariantLowering {
  /// What all phrases of a variant are read with.
  struct PhraseContext {
    let analyzer: TextAnalyzer
    let language: UInt32
  }

  /// A phrase, and where it was declared.
  struct PhrasePlace {
    /// Those of its shortcut, or the negative ones.
    let phrases: [PhraseDeclaration]
    /// Its number among them.
    let number: Int
    let shortcut: Int
    /// `nil` for a negative phrase.
    let intent: IntentLowering?

    var text: String { phrases[number].text }

    /// Where it stands in the catalog; made for what is reported only.
    var path: String {
      intent == nil ? "negativePhrases[\(number)]" : "shortcuts[\(shortcut)].phrases[\(number)]"
    }
  }

  /// What was read of a phrase beside its path.
  private struct PhraseReading {
    /// The parameters of its slots, in order.
    var slots: [VariantModels.Slot] = []
    var appNames = 0
    /// How many trigger phrases it stands for.
    var triggers = 1
  }

  /// Why a phrase is left out: the rule that it breaks, and what is said of it.
  private struct Omission: Error {
    let rule: String
    let message: String

    init(_ rule: String, _ message: String) {
      self.rule = rule
      self.message = message
    }
  }

  /// Writes one phrase.
  ///
  /// - Returns: How many trigger phrases it stands for: none when it was left out, or when its slot
  ///   has no values that the platform would know.
  mutating func lower(
    _ place: PhrasePlace, in context: PhraseContext, _ lowering: inout CatalogLowering
  ) throws -> Int {
    var text = place.text
    // SAFETY: the bytes are used inside the closure only; what is read of them is added there.
    return try text.withUTF8 { bytes in
      do {
        let reading = unsafe try read(bytes, at: place, in: context, &lowering)
        try check(reading, at: place, lowering)
        unsafe add(bytes, reading, at: place, in: context, &lowering)
        return reading.triggers
      } catch let omission as Omission {
        lowering.report(
          catalog, omission.rule, omission.message, at: place.phrases[place.number].location,
          path: place.path,
          locale: locale.description)
        return 0
      }
    }
  }

  /// Reads a phrase into the lowering's path.
  // SAFETY: the caller lends the bytes for the call; the scanner gives ranges of them.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: PhrasePlace, in context: PhraseContext,
    _ lowering: inout CatalogLowering
  ) throws -> PhraseReading {
    var scanner = unsafe PhraseScanner(bytes)
    lowering.path.removeAll(keepingCapacity: true)
    var reading = PhraseReading()
    var afterSlot = false
    while let piece = scanner.next() {
      switch piece {
      case .literal(let range):
        let before = lowering.path.count
        let part = unsafe UnsafeBufferPointer(rebasing: bytes[range])
        guard
          unsafe lowering.interner.append(
            part, offset: range.lowerBound, analyzer: context.analyzer, to: &lowering.path,
            builder: &lowering.builder)
        else { throw Omission("phrase-too-long", "phrase '\(place.text)' is too long") }
        let glue = unsafe lowering.markGlue(
          bytes, range, from: before, afterSlot: afterSlot,
          beforeSlot: range.upperBound < bytes.count)
        lowering.languages[Int(context.language)].shapes.formUnion(glue)
        afterSlot = false
      case .slot(let range):
        afterSlot = true
        let name = unsafe String(decoding: bytes[range], as: UTF8.self)
        let symbol = try symbol(ofSlot: name, at: place, in: context, &reading, &lowering)
        lowering.path.append(
          PathElement(symbol: symbol, accent: 0, joinsPrevious: false, range: range))
      }
    }
    return reading
  }

  /// The symbol of a slot by its name, which is noted in what is read of the phrase.
  private mutating func symbol(
    ofSlot name: String, at place: PhrasePlace, in context: PhraseContext,
    _ reading: inout PhraseReading, _ lowering: inout CatalogLowering
  ) throws -> PhraseSymbol {
    if name == "applicationName" {
      reading.appNames += 1
      return .applicationName
    }
    guard let intent = place.intent else {
      throw Omission(
        "negative-slot", "negative phrase '\(place.text)' holds the slot '\(name)'")
    }
    guard let p = intent.declaration.parameters.firstIndex(where: { $0.name == name }) else {
      throw Omission(
        "unknown-slot", "slot '\(name)' is not a parameter of '\(intent.declaration.name)'")
    }
    let type = intent.declaration.parameters[p].type
    guard let slot = try slotClass(type, in: context, &lowering) else {
      throw Omission(
        "slot-type",
        lowering.ruleSet == .apple
          ? "Invalid parameter type. AppEntity and AppEnum are the only allowed types for \(name)"
          : "slot '\(name)' has the type '\(type.spelling)', which is not recognised in phrases")
    }
    var isListed = type != .string && type != .person
    if case .array = type { isListed = false }
    reading.slots.append(
      VariantModels.Slot(parameter: p, slotClass: slot.index, isListed: isListed))
    reading.triggers *= slot.triggers
    return PhraseSymbol(slotClass: slot.index)
  }

  /// Holds what was read of a phrase to what a phrase has to be.
  private func check(
    _ reading: PhraseReading, at place: PhrasePlace, _ lowering: borrowing CatalogLowering
  ) throws {
    let appNames = reading.appNames
    if lowering.ruleSet == .apple && (appNames != 1 && place.intent != nil || appNames > 1) {
      throw Omission(
        "missing-app-name",
        "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it."
      )
    }
    if lowering.ruleSet == .apple && reading.slots.count > 1 {
      throw Omission(
        "several-slots",
        "phrase '\(place.text)' holds \(reading.slots.count) slots; one is allowed")
    }
    if lowering.path.isEmpty || appNames == 0 && lowering.path.allSatisfy(\.symbol.isSlot) {
      throw Omission("no-words", "phrase '\(place.text)' holds no word that can be spoken")
    }
    if lowering.path.count > 256 {
      throw Omission("phrase-too-long", "phrase '\(place.text)' is too long")
    }
  }

  /// Adds a phrase that was read to the image, the models and a trie.
  // SAFETY: the caller lends the bytes for the call; the path's ranges are of them.
  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ reading: PhraseReading, at place: PhrasePlace,
    in context: PhraseContext, _ lowering: inout CatalogLowering
  ) {
    let hasName = reading.appNames > 0
    var flags: PhraseRecord.Flags = hasName ? [] : .appless
    if place.intent == nil {
      flags.insert(.negative)
      negativeCount += 1
    }
    let id = lowering.builder.add(
      PhraseRecord(
        text: lowering.builder.append(template: place.text),
        shortcut: UInt16(clamping: place.shortcut), flags: flags,
        slots: lowering.slotList(reading.slots.map { UInt32($0.parameter) }),
        accent: lowering.path.reduce(UInt32(0)) { $0 &+ $1.accent }))
    unsafe models?.add(
      bytes, slots: reading.slots, phrase: id.rawValue, app: app, shortcut: place.shortcut,
      intent: place.intent?.declaration, hasName: hasName, analyzer: context.analyzer)
    guard hasName else {
      lowering.flags.insert(.hasAppless)
      unsafe CompoundForms.add(
        lowering.path, item: id.rawValue, utf8: bytes, analyzer: context.analyzer,
        interner: &lowering.interner, builder: &lowering.builder,
        to: &lowering.languages[Int(context.language)].appless)
      for path in spokenPaths(of: place.text, in: context, &lowering) {
        lowering.languages[Int(context.language)].appless.append(path, item: id.rawValue)
      }
      return
    }
    let first = sequences.count
    unsafe CompoundForms.add(
      lowering.path, item: id.rawValue, utf8: bytes, analyzer: context.analyzer,
      interner: &lowering.interner, builder: &lowering.builder, to: &sequences)
    for path in spokenPaths(of: place.text, in: context, &lowering) {
      sequences.append(path, item: id.rawValue)
    }
    // However its compounds are written.
    for k in first..<sequences.count {
      lowering.languages[Int(context.language)].shapes.formUnion(
        lowering.builder.markShape(k, in: sequences))
    }
  }

  /// The ways in which a phrase is said whose words are not said as they are written.
  ///
  /// What was read of it is in the lowering's path.
  private func spokenPaths(
    of phrase: String, in context: PhraseContext, _ lowering: inout CatalogLowering
  ) -> [[PathElement]] {
    guard NameForms.mayDiffer(phrase.utf8.span) else { return [] }
    var paths: [[PathElement]] = []
    let pieces = PhraseTemplate(phrase).segments.map { segment in
      if case .literal(let text) = segment {
        NameForms.forms(of: text, language: locale.language)
      } else {
        [String]()
      }
    }
    let most = pieces.map(\.count).max() ?? 0
    let slots = lowering.path.filter(\.symbol.isSlot)
    for form in 1..<max(most, 1) {
      var path: [PathElement] = []
      var slot = 0
      for forms in pieces {
        guard var text = forms.isEmpty ? nil : forms[min(form, forms.count - 1)] else {
          path.append(slots[slot])
          slot += 1
          continue
        }
        // SAFETY: the bytes are used inside the closure only.
        let isWhole = text.withUTF8 { bytes in
          unsafe lowering.interner.append(
            bytes, offset: 0, analyzer: context.analyzer, to: &path, builder: &lowering.builder)
        }
        if !isWhole { return paths }
      }
      if path.count <= 256 { paths.append(path) }
    }
    return paths
  }

  /// The class of a slot of a type; `nil` for types that the rule set does not take.
  mutating func slotClass(
    _ type: ParameterType, in context: PhraseContext, _ lowering: inout CatalogLowering
  ) throws -> (index: UInt32, triggers: Int)? {
    // Whom a name means is known to whoever has the contacts.
    if type == .string || type == .person {
      guard lowering.ruleSet == .extended else { return nil }
      return (lowering.textSlotClass(), 1)
    }
    if case .array(let element) = type {
      // A list of lists is nothing that people say.
      if case .array = element { return nil }
      guard lowering.ruleSet == .extended,
        let one = try slotClass(element, in: context, &lowering)
      else { return nil }
      return (lowering.listSlotClass(of: one.index), one.triggers)
    }
    let values = ValueType.bits(ofParameter: type.spelling)
    if values != 0 {
      guard lowering.ruleSet == .extended else { return nil }
      return (lowering.valueSlotClass(values), 1)
    }
    guard let declared = types[type] else { return nil }
    var triggers = 1
    if lowering.ruleSet == .apple {
      triggers = triggerCounts[declared.index] ?? declared.triggerCount(locale)
      triggerCounts[declared.index] = triggers
    }
    if let known = slotClasses[declared.index] { return (known, triggers) }
    let key = "\(declared.index)|" + declared.trieKey(locale, translatedCases)
    let index: UInt32
    if let shared = lowering.sharedSlotClasses[key] {
      index = shared
    } else {
      index = try lowering.addSlotClass(
        declared, locale: locale, translated: translatedCases,
        titles: translatedTitles[declared.title] ?? [], analyzer: context.analyzer)
      lowering.sharedSlotClasses[key] = index
    }
    slotClasses[declared.index] = index
    return (index, triggers)
  }
}
