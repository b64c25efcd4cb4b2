// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

extension SkeletonWriter {
  /// Arguments that no catalog tells of, by what is called: what they name need not be there.
  private static let idleArguments: [String: Set<String>] = [
    "DisplayRepresentation": ["subtitle", "image"],
    "LocalizedStringResource": ["bundle", "comment", "locale"],
    "IntentDescription": ["categoryName", "searchKeywords", "resultValueName"],
    "init": [
      "subtitle", "image", "bundle", "comment", "locale", "categoryName", "searchKeywords",
      "resultValueName",
    ],
  ]

  /// Arguments that catalogs tell of, where all others are left out.
  private static let toldArguments: [String: Set<String>] = [
    "AppShortcut": ["intent", "phrases", "shortTitle", "systemImageName"],
    "Parameter": [
      "title", "default", "defaultValue", "requestValueDialog", "requestDisambiguationDialog",
    ],
  ]

  /// Deepest nesting of brackets: the compiler's time doubles with each square one.
  private static let depthLimit = 12

  /// Writes an expression or a body; what stands in its brackets may be given up by itself.
  mutating func expression(_ range: Range<Int>) {
    guard depth < Self.depthLimit else { return text.insert(Self.unknown) }
    depth += 1
    defer { depth -= 1 }
    var start = range.lowerBound
    var i = start
    while i < range.upperBound {
      guard tokens.sees("(", at: i) || tokens.sees("[", at: i), let close = tokens.partner(i),
        close < range.upperBound
      else {
        i += 1
        continue
      }
      let callee = tokens.sees("(", at: i) ? tokens.word(i - 1) ?? "" : ""
      if isShortcut(i) {
        let name = callStart(i, from: range.lowerBound)
        keep(start..<name)
        shortcut(name..<close + 1, open: i)
      } else {
        keep(start..<i)
        group(i..<close + 1, callee: callee)
      }
      start = close + 1
      i = start
    }
    keep(start..<range.upperBound)
  }

  /// Whether a bracket is that of a call of `AppShortcut`, or of its `.init` in a list of them.
  private func isShortcut(_ open: Int) -> Bool {
    if tokens.word(open - 1) == "AppShortcut" { return true }
    return tokens.word(open - 1) == "init" && tokens.sees(".", at: open - 2)
      && tokens.word(open - 3) == nil && tokens.word(open + 1) == "intent"
      && path?.description.hasSuffix(".appShortcuts") ?? false
  }

  /// The first token of `AppIntents.AppShortcut(`, or of `.init(`.
  private func callStart(_ open: Int, from first: Int) -> Int {
    var i = open - 1
    if tokens.word(i) == "init" { return i - 1 }
    while i - 2 >= first, tokens.sees(".", at: i - 1), tokens.word(i - 2) != nil { i -= 2 }
    return i
  }

  private mutating func shortcut(_ call: Range<Int>, open: Int) {
    let range = tokens.bytes(call)
    guard begin(.shortcut, range) else {
      givesUpShortcut = true
      return
    }
    let isListed = path?.description.hasSuffix(".appShortcuts") ?? false
    let outer = path
    shortcutRange = range
    if isListed, let list = path {
      let own = list.element(shortcutCount)
      shortcutCount += 1
      places.add(own.description, fileIndex, name: range.lowerBound, value: range)
      path = own
    }
    shortcutPath = path?.description ?? ""
    keep(call.lowerBound..<open)
    group(open..<call.upperBound, callee: "AppShortcut")
    path = outer
  }

  /// Writes brackets with their elements, without those that are given up or tell nothing.
  ///
  /// - Parameter fallback: What stands in brackets that are left with nothing.
  mutating func group(_ brackets: Range<Int>, callee: String, fallback: String = "") {
    let inner = brackets.lowerBound + 1..<max(brackets.lowerBound + 1, brackets.upperBound - 1)
    let isArray = tokens.sees("[", at: brackets.lowerBound)
    keep(brackets.lowerBound..<brackets.lowerBound + 1)
    var isEmpty = true
    var isDictionary = false
    var interpolations = isArray && isListOfPhrases ? PhraseInterpolations() : nil
    for (position, element) in tokens.elements(inner).enumerated() {
      let colon = isArray ? colon(in: element) : nil
      if colon != nil { isDictionary = true }
      let label = isArray ? nil : self.label(element)
      if !isArray, isIdle(label ?? "", of: callee) { continue }
      // A shortcut in a list is given up with its comma, and only as a whole.
      let isShortcut = isShortcutCall(element)
      if isShortcut, plan.isSurrendered(.shortcut, tokens.bytes(element), in: fileIndex) {
        givesUpShortcut = true
        continue
      }
      // Without its intent or its phrases it is none.
      let isNeeded = callee == "AppShortcut" && (label == "intent" || label == "phrases")
      guard isShortcut || isNeeded || begin(.element, tokens.bytes(element)) else {
        interpolations?.doubt(parts(of: element), of: file.active)
        continue
      }
      if !isEmpty { text.insert(", ") }
      isEmpty = false
      var value = element
      if let colon {
        expression(element.lowerBound..<colon)
        keep(colon..<colon + 1)
        value = colon + 1..<element.upperBound
        noteCase(element.lowerBound..<colon, value)
      } else if label != nil {
        keep(element.lowerBound..<element.lowerBound + 2)
        value = element.lowerBound + 2..<element.upperBound
      }
      guard !value.isEmpty else { continue }
      let bytes = tokens.bytes(value)
      let outer = path
      let before = shortcutCount
      notePlace(of: value, label, in: callee, element: isArray ? position : nil)
      if callee == "AppShortcut", label == "intent" {
        intent(value)
      } else if isShortcut {
        expression(value)
      } else {
        self.value(value, &interpolations)
      }
      path = outer
      // What is no call in a list of shortcuts is one of them for the compiler.
      if isArray, shortcutCount == before, let path, path.description.hasSuffix(".appShortcuts") {
        places.add(
          path.element(shortcutCount).description, fileIndex, name: bytes.lowerBound, value: bytes,
          advice: ConstantAdvice.advice(tokens, value))
        shortcutCount += 1
      }
    }
    if isEmpty { text.insert(isDictionary ? ":" : fallback) }
    keep(brackets.upperBound - 1..<brackets.upperBound)
  }

  /// Whether what is at hand is a list of phrases.
  private var isListOfPhrases: Bool { path?.description.hasSuffix("hrases") ?? false }

  /// The interpolations of an element that is a string.
  private func parts(of element: Range<Int>) -> [PhraseInterpolations.Part] {
    guard element.count == 1, tokens.isString(element.lowerBound) else { return [] }
    return PhraseInterpolations.Part.parts(of: tokens.bytes(element), in: file.active)
  }

  /// Writes an element or argument, which may be one of some phrases.
  private mutating func value(
    _ value: Range<Int>, _ interpolations: inout PhraseInterpolations?
  ) {
    let bytes = tokens.bytes(value)
    guard begin(.value, bytes) else {
      interpolations?.doubt(parts(of: value), of: file.active)
      return text.insert(Self.unknown)
    }
    let parts = interpolations?.settled(parts(of: value), of: file.active) ?? []
    if parts.isEmpty { expression(value) } else { phrase(bytes, parts) }
  }

  /// Writes a phrase with some of its interpolations as the slots that they become.
  private mutating func phrase(_ string: Range<Int>, _ parts: [PhraseInterpolations.Part]) {
    var start = string.lowerBound
    for part in parts {
      text.keep(start..<part.range.lowerBound)
      text.insert(part.slot, at: part.range.upperBound)
      start = part.range.upperBound
    }
    text.keep(start..<string.upperBound)
  }

  /// Writes the intent of an App Shortcut by its name.
  ///
  /// How it is set up stands in no catalog, and its initialisers are left out.
  private mutating func intent(_ value: Range<Int>) {
    let path = tokens.path(of: value, locals)
    if let path, let type = index.intent(madeBy: path, inside: typeName) {
      setUp[shortcutPath] = tokens.namesSet(in: value)
      // What it is generic over stands nowhere else.
      if value.contains(where: { tokens.sees("<", at: $0) }) { return expression(value) }
      return text.insert(StandIns.quoted(type) + "()", at: tokens.offset(value.lowerBound))
    }
    // A function is none, nor is what is made of a type by some member.
    if let name = calledType(value), namesType(name) { return undeclaredIntent(name) }
    if let first = path?.first { unresolved.insert(first.name) }
    unknownIntents.append(
      SkeletonRegion(
        kind: .shortcut, range: shortcutRange, nameOffset: tokens.offset(value.lowerBound)))
    text.insert(Self.unknown)
  }

  /// Whether a name is written as those of types are, or is one here.
  private func namesType(_ name: Range<Int>) -> Bool {
    var path = name.compactMap { tokens.word($0) }
    if path.last == "init" { path.removeLast() }
    return index.resolve(path, inside: typeName) != nil
      || path.last?.first?.isUppercase ?? false
  }

  /// Writes an intent that no source declares: it is known by its last name, whatever its module.
  private mutating func undeclaredIntent(_ name: Range<Int>) {
    var path = name.compactMap { tokens.word($0) }
    if path.last == "init" { path.removeLast() }
    var own = name.lowerBound
    if let target = index.undeclared(path, inside: typeName) {
      unresolved.insert(target)
      intents[tokens.offset(own)] = target
      return text.insert(StandIns.quoted(target) + "()", at: tokens.offset(own))
    }
    let isKnown = index.resolve(path, inside: typeName) != nil
    if !isKnown { unresolved.insert(path[0]) }
    if path.count > 1,
      isKnown
        ? index.beginsWithModule(path, inside: typeName)
        : index.resolve([path[0]], inside: typeName) == nil
    {
      own += 2 * (isKnown ? 1 : path.count - 1)
    }
    intents[tokens.offset(own)] = tokens.word(own)
    keep(own..<name.lowerBound + 2 * path.count - 1)
    text.insert("()")
  }

  private func isIdle(_ label: String, of callee: String) -> Bool {
    if let told = Self.toldArguments[callee] { return !told.contains(label) }
    return Self.idleArguments[callee]?.contains(label) ?? false
  }

  /// Notes where a part of what is at hand stands, and goes on to it.
  private mutating func notePlace(
    of value: Range<Int>, _ label: String?, in callee: String, element: Int?
  ) {
    guard let path else { return }
    func note(_ path: String) {
      let bytes = tokens.bytes(value)
      places.add(
        path, fileIndex, name: bytes.lowerBound, value: bytes,
        advice: ConstantAdvice.advice(tokens, value))
    }
    switch (callee, label) {
    case ("AppShortcut", "phrases"):
      let phrases = path.member("phrases")
      note(phrases.description)
      self.path = phrases
    case ("AppShortcut", _):
      if let label { note(path.member(label).description) }
      self.path = nil
    case ("Parameter", "title"): note(path.description + "#title")
    case ("Parameter", _): self.path = nil
    default:
      guard let element, isListOfPhrases else { return }
      note(path.element(element).description)
    }
  }

  /// Whether an element is a call of `AppShortcut` and nothing else.
  private func isShortcutCall(_ element: Range<Int>) -> Bool {
    guard let open = tokens.partner(element.upperBound - 1), open > element.lowerBound,
      isShortcut(open)
    else { return false }
    return callStart(open, from: element.lowerBound) == element.lowerBound
  }

  /// The label of an argument.
  private func label(_ element: Range<Int>) -> String? {
    guard element.count > 1, tokens.sees(":", at: element.lowerBound + 1) else { return nil }
    return tokens.word(element.lowerBound)
  }

  /// The colon between a key and its value; that of a condition is none.
  private func colon(in element: Range<Int>) -> Int? {
    var i = element.lowerBound
    while i < element.upperBound {
      if tokens.sees(":", at: i) { return i }
      if tokens.sees("?", at: i), tokens.followsBlank(i) { return nil }
      i = tokens.opens(i) ? tokens.leave(i, end: element.upperBound) : i + 1
    }
    return nil
  }

  /// Notes where the representation of a case stands.
  private mutating func noteCase(_ key: Range<Int>, _ value: Range<Int>) {
    guard let path, path.description.hasSuffix(".caseDisplayRepresentations"),
      let name = tokens.word(key.upperBound - 1)
    else { return }
    let type = path.description.dropLast(".caseDisplayRepresentations".count)
    let bytes = tokens.bytes(value)
    places.add(
      DeclarationPath.root.member(String(type)).member(name).description + "#title", fileIndex,
      name: bytes.lowerBound, value: bytes, advice: ConstantAdvice.advice(tokens, value))
  }
}
