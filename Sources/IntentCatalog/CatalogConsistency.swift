// SPDX-License-Identifier: Apache-2.0

/// Whether the declarations of a catalog fit each other: every name that is used is declared.
///
/// Readers and rules both ask this, so that a catalog made in code is held to the same as one
/// from a file. See `merging(_:)` for showing each finding once.
package enum CatalogConsistency {
  /// Finds names that nothing declares, in declaration order.
  ///
  /// - Returns: Findings of the rules `unknown-entity`, `unknown-enum`, `unknown-intent`,
  ///   `unknown-slot`, `unknown-case`, `unused-translation` and `empty-phrase`.
  package static func check(_ catalog: AppCatalog) -> [Diagnostic] {
    var check = Check(catalog)
    check.types()
    check.shortcuts()
    check.negativePhrases()
    for localization in catalog.localizations { check.localization(localization) }
    return check.findings
  }

  /// Finds apps that share an id.
  ///
  /// - Returns: Findings of the rule `duplicate-app`, at each app but the first of its id.
  package static func checkIDs(_ catalogs: [AppCatalog]) -> [Diagnostic] {
    var first: [String: String] = [:]
    var findings: [Diagnostic] = []
    for catalog in catalogs {
      if let other = first[catalog.id] {
        let place = other.isEmpty ? "" : " by '\(other)'"
        findings.append(
          Diagnostic(
            rule: "duplicate-app", severity: .error,
            message: "app id '\(catalog.id)' is already taken\(place)",
            fix: "give each app an id of its own, or load only one of the two",
            location: catalog.place(
              catalog.app.location, DeclarationPath.root.member("app").member("id")),
            app: catalog.id))
      } else {
        first[catalog.id] = catalog.file
      }
    }
    return findings
  }
}

private struct Check {
  let catalog: AppCatalog
  private let declarations: CatalogIndex
  var findings: [Diagnostic] = []
  /// How many more known names may be compared with wrong ones: the work stays bounded however many
  /// of either there are.
  private var comparisonsLeft = 50_000
  /// The parameters' names by intent.
  private let intents: [String: Set<String>]
  /// The cases' ids by enum.
  private let enums: [String: Set<String>]
  private let entities: Set<String>
  /// The intent of each phrase; of the first shortcut that has it.
  private let sources: [String: String]
  private let negatives: Set<String>

  init(_ catalog: AppCatalog) {
    self.catalog = catalog
    declarations = CatalogIndex(catalog)
    intents = Dictionary(
      catalog.intents.map { ($0.name, Set($0.parameters.map(\.name))) },
      uniquingKeysWith: { a, _ in a })
    enums = Dictionary(
      catalog.enums.map { ($0.name, Set($0.cases.map(\.id))) }, uniquingKeysWith: { a, _ in a })
    entities = Set(catalog.entities.map(\.name))
    sources = Dictionary(
      catalog.shortcuts.flatMap { one in one.phrases.map { ($0.text, one.intent) } },
      uniquingKeysWith: { a, _ in a })
    negatives = Set(catalog.negativePhrases.map(\.text))
  }

  mutating func types() {
    for intent in catalog.intents {
      let parameters = DeclarationPath.root.member("intents").member(intent.name)
        .member("parameters")
      for (i, parameter) in intent.parameters.enumerated() {
        let place = parameters.element(i).member("type")
        for (name, isEnum) in parameter.type.namedTypes
        where isEnum ? enums[name] == nil : !entities.contains(name) {
          let kind = isEnum ? "enum" : "entity"
          // An entity spelled as an enum, or the other way round, is the likelier mistake.
          let other = isEnum ? entities.contains(name) : enums[name] != nil
          report(
            "unknown-" + kind, "unknown \(kind) '\(name)' in the type of '\(parameter.name)'",
            fix: other
              ? "did you mean '\(isEnum ? "entity" : "enum"):\(name)'?"
              : didYouMean(name) { isEnum ? $0.enums.map(\.name) : $0.entities.map(\.name) }
                ?? "declare it in '\(isEnum ? "enums" : "entities")'",
            place, at: parameter.location)
        }
      }
    }
  }

  mutating func shortcuts() {
    for (i, shortcut) in catalog.shortcuts.enumerated() {
      let place = DeclarationPath.root.member("shortcuts").element(i)
      if intents[shortcut.intent] == nil {
        report(
          "unknown-intent", "unknown intent '\(shortcut.intent)' in shortcut",
          fix: didYouMean(shortcut.intent) { $0.intents.map(\.name) }
            ?? "declare it in 'intents'",
          place.member("intent"), at: shortcut.location)
      }
      for (j, phrase) in shortcut.phrases.enumerated() {
        let place = place.member("phrases").element(j)
        empty(phrase, place)
        slots(phrase, of: shortcut.intent, place, locale: nil)
      }
    }
  }

  mutating func negativePhrases() {
    for (i, phrase) in catalog.negativePhrases.enumerated() {
      let place = DeclarationPath.root.member("negativePhrases").element(i)
      empty(phrase, place)
      negativeSlots(phrase, place, locale: nil)
    }
  }

  mutating func localization(_ localization: LocalizationDeclaration) {
    let root = DeclarationPath.root.member("localizations").member(localization.locale)
    let locale = localization.locale
    for translation in localization.phrases {
      let place = root.member("phrases").member(translation.source)
      if sources[translation.source] == nil {
        unused(translation, place, locale) { $0.shortcuts.flatMap(\.phrases).map(\.text) }
      }
      let intent = sources[translation.source]
      for (i, phrase) in translation.phrases.enumerated() {
        empty(phrase, place.element(i), locale: locale)
        if let intent { slots(phrase, of: intent, place.element(i), locale: locale) }
      }
    }
    // A plain list of further negative phrases has no source, and no key in its path.
    let isList =
      localization.negativePhrases.count == 1 && localization.negativePhrases[0].source.isEmpty
    for translation in localization.negativePhrases {
      let base = root.member("negativePhrases")
      let place = isList ? base : base.member(translation.source)
      if !translation.source.isEmpty, !negatives.contains(translation.source) {
        unused(translation, place, locale) { $0.negativePhrases.map(\.text) }
      }
      for (i, phrase) in translation.phrases.enumerated() {
        empty(phrase, place.element(i), locale: locale)
        negativeSlots(phrase, place.element(i), locale: locale)
      }
    }
    for translation in localization.enumCases {
      enumCase(translation, root.member("enums"), locale)
    }
  }

  private mutating func enumCase(
    _ translation: EnumCaseTranslation, _ root: DeclarationPath, _ locale: String
  ) {
    let place = root.member(translation.enumName)
    guard let cases = enums[translation.enumName] else {
      return report(
        "unknown-enum", "unknown enum '\(translation.enumName)' in localization",
        fix: didYouMean(translation.enumName) { $0.enums.map(\.name) }, place,
        at: translation.location, locale: locale)
    }
    if !cases.contains(translation.caseID) {
      report(
        "unknown-case", "unknown case '\(translation.caseID)' of enum '\(translation.enumName)'",
        fix: didYouMean(translation.caseID) { [declarations] _ in
          declarations.enums[translation.enumName]?.cases.map(\.id) ?? []
        },
        place.member(translation.caseID), at: translation.location, locale: locale)
    }
  }

  private mutating func empty(
    _ phrase: PhraseDeclaration, _ place: DeclarationPath, locale: String? = nil
  ) {
    guard phrase.text.allSatisfy(\.isWhitespace) else { return }
    report("empty-phrase", "empty phrase", place, at: phrase.location, locale: locale)
  }

  private mutating func slots(
    _ phrase: PhraseDeclaration, of intent: String, _ place: DeclarationPath, locale: String?
  ) {
    guard let parameters = intents[intent] else { return }
    for slot in phrase.slotNames
    // What was meant for the app's name is a mistake of another kind, and the rules' to report.
    where !parameters.contains(slot) && !PhraseDeclaration.misspellsAppName(slot) {
      report(
        "unknown-slot", "slot '\(slot)' is not a parameter of '\(intent)'",
        fix: didYouMean(slot) { [declarations] _ in
          (declarations.intents[intent]?.parameters.map(\.name) ?? []) + ["applicationName"]
        }
          ?? "declare the parameter '\(slot)', or say the words of the phrase without it",
        place, at: phrase.location, locale: locale, highlight: phrase.highlight(ofSlot: slot))
    }
  }

  private mutating func negativeSlots(
    _ phrase: PhraseDeclaration, _ place: DeclarationPath, locale: String?
  ) {
    for slot in phrase.slotNames where !PhraseDeclaration.misspellsAppName(slot) {
      report(
        "unknown-slot", "slot '\(slot)' in a negative phrase, which belongs to no intent",
        fix: didYouMean(slot) { _ in ["applicationName"] }
          ?? "a negative phrase holds words and '${applicationName}' only",
        place, at: phrase.location, locale: locale, highlight: phrase.highlight(ofSlot: slot))
    }
  }

  private mutating func unused(
    _ translation: PhraseTranslation, _ place: DeclarationPath, _ locale: String,
    known: (AppCatalog) -> [String]
  ) {
    report(
      "unused-translation",
      "This phrase is not used in any App Shortcut or as a Negative Phrase."
        + " Phrase: '\(translation.source)'",
      severity: .warning,
      fix: didYouMean(translation.source, known)
        ?? "remove it, or write the source phrase letter for letter",
      place, at: translation.location, locale: locale,
      highlight: TextHighlight(translation.source, 0..<translation.source.utf8.count))
  }

  /// The question after the nearest name; the known ones are gathered only while it may be asked.
  private mutating func didYouMean(_ name: String, _ known: (AppCatalog) -> [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let candidates = known(catalog).prefix(comparisonsLeft)
    comparisonsLeft -= candidates.count + 1
    return NearestName.nearest(to: name, among: candidates).map { "did you mean '\($0)'?" }
  }

  private mutating func report(
    _ rule: String, _ message: String, severity: Diagnostic.Severity = .error, fix: String? = nil,
    _ place: DeclarationPath, at location: SourceLocation, locale: String? = nil,
    highlight: TextHighlight? = nil
  ) {
    findings.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, fix: fix,
        location: catalog.place(location, place),
        app: catalog.id, locale: locale, highlight: highlight))
  }
}

extension PhraseDeclaration {
  /// Whether a slot's name is a misspelling of the app name's: `application_name`, `appName`.
  package static func misspellsAppName(_ slot: String) -> Bool {
    guard slot.utf8.count < 64, slot != "applicationName" else { return false }
    let letters = slot.lowercased().filter(\.isLetter)
    return ["applicationname", "appname", "applicationsname", "aplicationname"].contains(letters)
  }

  /// The placeholder of a slot, for underlining; the whole text where it stands otherwise.
  fileprivate func highlight(ofSlot slot: String) -> TextHighlight {
    let bytes = Array(text.utf8)
    let wanted = Array("${\(slot)}".utf8)
    for start in bytes.indices where bytes[start] == wanted[0] {
      if bytes[start...].starts(with: wanted) {
        return TextHighlight(text, start..<start + wanted.count)
      }
    }
    return TextHighlight(text, 0..<bytes.count)
  }

  /// The names between `${` and `}`, the app name left out, in order; `${}` and unclosed ones are none.
  package var slotNames: [String] {
    let bytes = text.utf8.span
    var names: [String] = []
    var start = 0
    while start + 1 < bytes.count {
      guard bytes[start] == UInt8(ascii: "$"), bytes[start + 1] == UInt8(ascii: "{") else {
        start += 1
        continue
      }
      var close = start + 2
      while close < bytes.count, bytes[close] != UInt8(ascii: "}") { close += 1 }
      guard close < bytes.count else { break }
      var lower = start + 2
      var upper = close
      while lower < upper, bytes[lower] == 0x20 { lower += 1 }
      while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
      var name: [UInt8] = []
      for i in lower..<upper { name.append(bytes[i]) }
      if !name.isEmpty, !name.elementsEqual("applicationName".utf8) {
        names.append(String(decoding: name, as: UTF8.self))
      }
      start = close + 1
    }
    return names
  }
}
