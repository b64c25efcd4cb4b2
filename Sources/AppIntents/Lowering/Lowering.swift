// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Turns declarations into those of a catalog, one after the other.
struct Lowering {
  /// The app's identifier, for findings.
  let app: String
  var names = TypeNames()
  var definitions: [AnyIntentDefinition] = []
  var intents: [IntentDeclaration] = []
  var shortcuts: [ShortcutDeclaration] = []
  var negativePhrases: [PhraseDeclaration] = []
  var entities: [EntityDeclaration] = []
  var enums: [EnumDeclaration] = []
  var findings: [Diagnostic] = []
  private var known: Set<ObjectIdentifier> = []

  init(app: String) { self.app = app }

  /// Adds a shortcut and its intent.
  mutating func add(_ shortcut: AppShortcut) {
    let type = type(of: shortcut.intent)
    add(type)
    let name = names.name(of: type)
    var phrases: [PhraseDeclaration] = []
    for phrase in shortcut.phrases {
      if phrase.isResolved {
        phrases.append(PhraseDeclaration(phrase.text))
      } else {
        find(
          "unknown-key-path",
          "phrase '\(phrase.text)' of '\(name)' has a key path that leads to no parameter",
          fix: "use the projected value of a parameter: \\.$name")
      }
    }
    shortcuts.append(
      ShortcutDeclaration(
        intent: name, phrases: phrases, shortTitle: shortcut.shortTitle?.sourceText,
        systemImageName: shortcut.systemImageName))
  }

  /// Adds a phrase that must never reach the app.
  mutating func add(_ phrase: NegativeAppShortcutPhrase) {
    negativePhrases.append(PhraseDeclaration(phrase.template))
  }

  /// Adds an intent, once.
  mutating func add(_ type: any AppIntent.Type) {
    guard known.insert(ObjectIdentifier(type)).inserted else { return }
    guard type != Never.self else {
      find("no-intent", "'Never' is no intent", fix: "leave it out")
      return
    }
    let name = names.name(of: type)
    let parameters = ParameterNames(of: type.init()).parameters
    var declared: [ParameterDeclaration] = []
    var defined: [AnyParameterDefinition] = []
    for (parameterName, parameter) in parameters {
      let lowered = names.parameterType(of: parameter.declaredType)
      let details = parameter.details
      let defaultValue = parameter.anyDefault.flatMap { value in
        let json = ValueJSON.text(of: value)
        if json == nil {
          find(
            "default-not-lowered", severity: .note,
            "the default of '\(parameterName)' in '\(name)' has no form in a catalog",
            fix: "the app's own default still holds when the intent runs")
        }
        return json
      }
      declared.append(
        ParameterDeclaration(
          name: parameterName, type: lowered, title: details.title?.sourceText,
          isOptional: parameter.isOptional, defaultValue: defaultValue,
          requestValueDialog: details.requestValueDialog?.full.sourceText,
          requestDisambiguationDialog: details.requestDisambiguationDialog?.full.sourceText))
      defined.append(
        AnyParameterDefinition(
          name: parameterName, type: lowered, valueType: parameter.valueType,
          isOptional: parameter.isOptional, hasDefault: parameter.anyDefault != nil,
          details: details))
    }
    intents.append(
      IntentDeclaration(
        name: name, title: type.title.sourceText,
        summary: type.declaredDescription?.descriptionText.sourceText, parameters: declared))
    definitions.append(AnyIntentDefinition(name: name, type: type, parameters: defined))
  }

  /// Adds the entities and enums that were named, and those that they name.
  mutating func addNamedTypes() {
    var nextEntity = 0
    var nextEnum = 0
    while nextEntity < names.entities.count || nextEnum < names.enums.count {
      if nextEntity < names.entities.count {
        let (name, type) = names.entities[nextEntity]
        nextEntity += 1
        entities.append(
          EntityDeclaration(
            name: name, title: type.typeDisplayRepresentation.name.sourceText,
            query: AnyQuery(entity: type).kind))
      } else {
        let (name, type) = names.enums[nextEnum]
        nextEnum += 1
        add(name, type)
      }
    }
  }

  private mutating func add(_ name: String, _ type: any AppEnum.Type) {
    var cases: [EnumCase] = []
    for item in type.anyCases {
      if item.display == nil {
        find(
          "missing-case-display", severity: .warning,
          "case '\(item.id)' of '\(name)' is missing from 'caseDisplayRepresentations'",
          fix: "add a title for it")
      }
      cases.append(
        EnumCase(
          id: item.id, title: item.display?.title.sourceText ?? item.id,
          synonyms: item.display?.synonyms.map(\.sourceText) ?? []))
    }
    enums.append(
      EnumDeclaration(
        name: name, title: type.typeDisplayRepresentation.name.sourceText, cases: cases))
  }

  private mutating func find(
    _ rule: String, severity: Diagnostic.Severity = .error, _ message: String, fix: String
  ) {
    findings.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, fix: fix, location: .unknown, app: app))
  }
}
