// SPDX-License-Identifier: Apache-2.0

/// The declarations of one app: names, intents, entities, enums, phrases and translations.
///
/// A catalog is plain, unchecked data in declaration order. Readers (`CatalogFormats`) make it, the
/// rules and the compiler (`PhraseCompiler`) take it. Every declaration keeps its line (1-based; 0
/// if it was made in code).
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
  /// What the app's build says beside; `nil` for a catalog that was written as one.
  package var bundle: AppBundle?
  /// What of the app there was to read.
  package var coverage: CatalogCoverage
  /// Members of the files read that no reader knows, in file order.
  package var unreadMembers: [UnreadMember]
  /// Requests to leave findings out, written in the files read.
  package var suppressions: [LintSuppression]

  /// Creates a catalog; everything but the names may be set later.
  public init(
    id: String, app: AppNames, sourceLocale: String = "en", enums: [EnumDeclaration] = [],
    entities: [EntityDeclaration] = [], intents: [IntentDeclaration] = [],
    shortcuts: [ShortcutDeclaration] = [], negativePhrases: [PhraseDeclaration] = [],
    localizations: [LocalizationDeclaration] = []
  ) {
    file = ""
    self.app = app
    self.id = id
    self.sourceLocale = sourceLocale
    self.enums = enums
    self.entities = entities
    self.intents = intents
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
    self.localizations = localizations
    coverage = .all
    unreadMembers = []
    suppressions = []
  }

  /// Creates what was read of an app's files.
  package init(
    id: String, app: AppNames, sourceLocale: String = "en", enums: [EnumDeclaration] = [],
    entities: [EntityDeclaration] = [], intents: [IntentDeclaration] = [],
    shortcuts: [ShortcutDeclaration] = [], negativePhrases: [PhraseDeclaration] = [],
    localizations: [LocalizationDeclaration] = [], bundle: AppBundle? = nil,
    coverage: CatalogCoverage = .all, file: String
  ) {
    self.init(
      id: id, app: app, sourceLocale: sourceLocale, enums: enums, entities: entities,
      intents: intents, shortcuts: shortcuts, negativePhrases: negativePhrases,
      localizations: localizations)
    self.bundle = bundle
    self.coverage = coverage
    self.file = file
  }
}

/// The forms in which people say an app's name, in one locale.
public struct AppNames: Located, Sendable, Equatable {
  /// The display name.
  public var name: String
  /// The spoken name where it differs from the display name (`CFBundleSpokenName`).
  public var spokenName: String?
  /// Alternative names (`INAlternativeAppNames`); the platform takes three at most a locale.
  public var synonyms: [String]
  /// Sounds of names that their spelling does not show; at most one for each name.
  public var pronunciationHints: [PronunciationHint]
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates the names of an app.
  public init(
    name: String, spokenName: String? = nil, synonyms: [String] = [],
    pronunciationHints: [PronunciationHint] = [], location: SourceLocation = .unknown
  ) {
    self.pronunciationHints = pronunciationHints
    self.name = name
    self.spokenName = spokenName
    self.synonyms = synonyms
    self.location = location
  }

  /// Every form, the display name first.
  public var forms: [String] { [name] + (spokenName.map { [$0] } ?? []) + synonyms }

  /// Every form in which it may be spoken: `forms`, then the pronunciation hints.
  public var heardForms: [String] { forms + pronunciationHints.map(\.hint) }
}

/// A phrase template as declared: literal words, `${applicationName}` and `${parameter}` slots.
public struct PhraseDeclaration: Located, Sendable, Equatable {
  /// The template, unchanged.
  public var text: String
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates a phrase.
  public init(_ text: String, location: SourceLocation = .unknown) {
    self.text = text
    self.location = location
  }
}

/// An App Shortcut: an intent and the phrases that invoke it.
public struct ShortcutDeclaration: Located, Sendable, Equatable {
  /// The name of the intent it runs.
  public var intent: String
  /// Phrases in the source locale; the first is the primary one.
  public var phrases: [PhraseDeclaration]
  /// The label shown for it.
  public var shortTitle: String?
  /// The symbol shown for it.
  public var systemImageName: String?
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates a shortcut.
  public init(
    intent: String, phrases: [PhraseDeclaration], shortTitle: String? = nil,
    systemImageName: String? = nil, location: SourceLocation = .unknown
  ) {
    self.intent = intent
    self.phrases = phrases
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.location = location
  }
}

/// The translations of one app into one locale.
public struct LocalizationDeclaration: Located, Sendable, Equatable {
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
  /// Where the declaration stands.
  public var location: SourceLocation

  /// Creates the translations into one locale.
  public init(
    locale: String, app: AppNames? = nil, phrases: [PhraseTranslation] = [],
    negativePhrases: [PhraseTranslation] = [], enumCases: [EnumCaseTranslation] = [],
    strings: [StringTranslation] = [], location: SourceLocation = .unknown
  ) {
    self.locale = locale
    self.app = app
    self.phrases = phrases
    self.negativePhrases = negativePhrases
    self.enumCases = enumCases
    self.strings = strings
    self.location = location
  }
}

/// The phrases that translate one source phrase in another locale.
public struct PhraseTranslation: Located, Sendable, Equatable {
  /// The source phrase's text, letter for letter.
  public var source: String
  /// Its translation; may be empty.
  public var phrases: [PhraseDeclaration]
  /// Where the key stands.
  public var location: SourceLocation

  /// Creates a translation.
  public init(source: String, phrases: [PhraseDeclaration], location: SourceLocation = .unknown) {
    self.source = source
    self.phrases = phrases
    self.location = location
  }
}

/// A text and its translation.
public struct StringTranslation: Located, Sendable, Equatable {
  /// The text in the source locale.
  public var source: String
  /// The text in the other locale.
  public var target: String
  /// Where the key stands.
  public var location: SourceLocation

  /// Creates a translation.
  public init(source: String, target: String, location: SourceLocation = .unknown) {
    self.source = source
    self.target = target
    self.location = location
  }
}

/// The title and synonyms of an enum case in another locale.
public struct EnumCaseTranslation: Located, Sendable, Equatable {
  /// The enum's name.
  public var enumName: String
  /// The case's id.
  public var caseID: String
  /// The title in the other locale.
  public var title: String
  /// The synonyms in the other locale.
  public var synonyms: [String]
  /// Where the key stands.
  public var location: SourceLocation

  /// Creates a translation of one case.
  public init(
    enumName: String, caseID: String, title: String, synonyms: [String] = [],
    location: SourceLocation = .unknown
  ) {
    self.enumName = enumName
    self.caseID = caseID
    self.title = title
    self.synonyms = synonyms
    self.location = location
  }
}
