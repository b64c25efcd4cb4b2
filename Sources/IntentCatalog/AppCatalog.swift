// SPDX-License-Identifier: Apache-2.0

/// What one app declares: its names, intents, entities, enums, phrases and their translations.
///
/// A catalog is plain data in declaration order; nothing here has been checked against anything
/// else. Readers (`CatalogFormats`) make it, the rules and the compiler (`PhraseCompiler`) take it.
/// Every declaration keeps the line it was read from (1-based; 0 when it came from no file).
public struct AppCatalog: Sendable, Equatable {
  /// The file or folder this was read from; empty for a catalog made in code.
  public var file: String
  /// The app's id and the names people call it by, in the source locale.
  public var app: AppNames
  /// The app's stable identifier, as a bundle id: `com.example.tasks`.
  public var id: String
  /// BCP 47 tag of the language that phrases, titles and names are declared in.
  public var sourceLocale: String
  /// Enum types, in declaration order.
  public var enums: [EnumDeclaration]
  /// Entity types with their values, in declaration order.
  public var entities: [EntityDeclaration]
  /// Intents, in declaration order.
  public var intents: [IntentDeclaration]
  /// App Shortcuts, in declaration order.
  public var shortcuts: [ShortcutDeclaration]
  /// Phrases that must never reach this app, in the source locale.
  public var negativePhrases: [PhraseDeclaration]
  /// Translations, one for each further locale.
  public var localizations: [LocalizationDeclaration]

  /// Creates a catalog; everything but the names may be left for later.
  public init(
    id: String, app: AppNames, sourceLocale: String = "en", enums: [EnumDeclaration] = [],
    entities: [EntityDeclaration] = [], intents: [IntentDeclaration] = [],
    shortcuts: [ShortcutDeclaration] = [], negativePhrases: [PhraseDeclaration] = [],
    localizations: [LocalizationDeclaration] = [], file: String = ""
  ) {
    self.file = file
    self.app = app
    self.id = id
    self.sourceLocale = sourceLocale
    self.enums = enums
    self.entities = entities
    self.intents = intents
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
    self.localizations = localizations
  }
}

/// The forms in which people say an app's name, in one locale.
public struct AppNames: Sendable, Equatable {
  /// The display name.
  public var name: String
  /// The spoken name where it differs from the display name (`CFBundleSpokenName`).
  public var spokenName: String?
  /// Alternative names (`INAlternativeAppNames`); the platform takes three at most a locale.
  public var synonyms: [String]
  /// The line of the declaration, 1-based; 0 when unknown.
  public var line: Int

  /// Creates the names of an app.
  public init(name: String, spokenName: String? = nil, synonyms: [String] = [], line: Int = 0) {
    self.name = name
    self.spokenName = spokenName
    self.synonyms = synonyms
    self.line = line
  }

  /// Every form, the display name first.
  public var forms: [String] { [name] + (spokenName.map { [$0] } ?? []) + synonyms }
}

/// A phrase template as declared: literal words, `${applicationName}` and `${parameter}` slots.
public struct PhraseDeclaration: Sendable, Equatable {
  /// The template, unchanged.
  public var text: String
  /// The line of the declaration, 1-based; 0 when unknown.
  public var line: Int

  /// Creates a phrase.
  public init(_ text: String, line: Int = 0) {
    self.text = text
    self.line = line
  }
}

/// An App Shortcut: an intent and the phrases that invoke it.
public struct ShortcutDeclaration: Sendable, Equatable {
  /// The name of the intent it runs.
  public var intent: String
  /// Phrases in the source locale; the first is the primary one.
  public var phrases: [PhraseDeclaration]
  /// The label shown for it.
  public var shortTitle: String?
  /// The symbol shown for it.
  public var systemImageName: String?
  /// The line of the declaration, 1-based; 0 when unknown.
  public var line: Int

  /// Creates a shortcut.
  public init(
    intent: String, phrases: [PhraseDeclaration], shortTitle: String? = nil,
    systemImageName: String? = nil, line: Int = 0
  ) {
    self.intent = intent
    self.phrases = phrases
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.line = line
  }
}

/// The translations of one app into one locale.
public struct LocalizationDeclaration: Sendable, Equatable {
  /// BCP 47 tag: `de`, `pt-BR`, `zh-Hans`.
  public var locale: String
  /// The app's names in this locale; `nil` keeps the source locale's.
  public var app: AppNames?
  /// Phrases by the source phrase they translate, in file order; a source phrase may become any number.
  public var phrases: [PhraseTranslation]
  /// Negative phrases by the source phrase they translate; an empty `source` marks an additional one.
  public var negativePhrases: [PhraseTranslation]
  /// Titles and synonyms of enum cases in this locale.
  public var enumCases: [EnumCaseTranslation]
  /// Other texts (dialogs, titles) by their source text.
  public var strings: [StringTranslation]
  /// The line of the declaration, 1-based; 0 when unknown.
  public var line: Int

  /// Creates the translations into one locale.
  public init(
    locale: String, app: AppNames? = nil, phrases: [PhraseTranslation] = [],
    negativePhrases: [PhraseTranslation] = [], enumCases: [EnumCaseTranslation] = [],
    strings: [StringTranslation] = [], line: Int = 0
  ) {
    self.locale = locale
    self.app = app
    self.phrases = phrases
    self.negativePhrases = negativePhrases
    self.enumCases = enumCases
    self.strings = strings
    self.line = line
  }
}

/// The phrases that stand for one source phrase in another locale.
public struct PhraseTranslation: Sendable, Equatable {
  /// The source phrase's text, letter for letter.
  public var source: String
  /// What it becomes; may be empty.
  public var phrases: [PhraseDeclaration]
  /// The line of the key, 1-based; 0 when unknown.
  public var line: Int

  /// Creates a translation.
  public init(source: String, phrases: [PhraseDeclaration], line: Int = 0) {
    self.source = source
    self.phrases = phrases
    self.line = line
  }
}

/// A text and its translation.
public struct StringTranslation: Sendable, Equatable {
  /// The text in the source locale.
  public var source: String
  /// The text in the other locale.
  public var target: String
  /// The line of the key, 1-based; 0 when unknown.
  public var line: Int

  /// Creates a translation.
  public init(source: String, target: String, line: Int = 0) {
    self.source = source
    self.target = target
    self.line = line
  }
}

/// The title and synonyms of an enum case in another locale.
public struct EnumCaseTranslation: Sendable, Equatable {
  /// The enum's name.
  public var enumName: String
  /// The case's id.
  public var caseID: String
  /// The title in the other locale.
  public var title: String
  /// The synonyms in the other locale.
  public var synonyms: [String]
  /// The line of the key, 1-based; 0 when unknown.
  public var line: Int

  /// Creates a translation of one case.
  public init(
    enumName: String, caseID: String, title: String, synonyms: [String] = [], line: Int = 0
  ) {
    self.enumName = enumName
    self.caseID = caseID
    self.title = title
    self.synonyms = synonyms
    self.line = line
  }
}
