// SPDX-License-Identifier: Apache-2.0

// What a record lists of another table is a range. Read from an image it lies inside that table,
// whatever the words say: nobody who walks it has to look again.

/// An app. Five words.
@usableFromInline @frozen package struct AppRecord: Sendable {
  @inlinable static var words: Int { 5 }
  /// The app's identifier.
  @usableFromInline package var id: StringRef
  /// Its variants, the source locale's first.
  @usableFromInline package var variants: Range<UInt32>
  /// Its shortcuts, in declaration order.
  @usableFromInline package var shortcuts: Range<UInt32>

  /// Creates a record.
  @inlinable
  package init(id: StringRef, variants: Range<UInt32>, shortcuts: Range<UInt32>) {
    self.id = id
    self.variants = variants
    self.shortcuts = shortcuts
  }
}

/// An app in one locale. Twelve words.
@usableFromInline @frozen package struct VariantRecord: Sendable {
  @inlinable static var words: Int { 12 }
  /// The app.
  @usableFromInline package var app: AppID
  /// BCP 47 tag.
  @usableFromInline package var locale: StringRef
  /// The display name.
  @usableFromInline package var name: StringRef
  /// Trie of the phrases that hold the app's name.
  @usableFromInline package var phraseRoot: TrieNode
  /// Its phrases.
  @usableFromInline package var phrases: Range<UInt32>
  /// The language whose polite words go with it.
  @usableFromInline package var language: UInt32
  /// The number of negative phrases among its phrases.
  @usableFromInline package var negativeCount: UInt32
  /// Where the list of translated texts (source, target, source, …) stands in the postings; 0 for none.
  @usableFromInline package var translations: UInt32
  /// What tells its intents apart where its name is said; `.none` where its phrases do not hold it.
  @usableFromInline package var intentModel: BlockReference
  /// What tells which words fill which parameters; `.none` where its phrases have no slots.
  @usableFromInline package var slotModel: BlockReference
  /// Where the list of the kinds of its slots (shortcut and parameter, kind, …, rising) stands in the
  /// postings; 0 for none.
  @usableFromInline package var slotKinds: UInt32

  /// Creates a record.
  @inlinable
  package init(
    app: AppID, locale: StringRef, name: StringRef, phraseRoot: TrieNode,
    phrases: Range<UInt32>, language: UInt32, negativeCount: UInt32, translations: UInt32,
    intentModel: BlockReference = .none, slotModel: BlockReference = .none,
    slotKinds: UInt32 = 0
  ) {
    self.app = app
    self.locale = locale
    self.name = name
    self.phraseRoot = phraseRoot
    self.phrases = phrases
    self.language = language
    self.negativeCount = negativeCount
    self.translations = translations
    self.intentModel = intentModel
    self.slotModel = slotModel
    self.slotKinds = slotKinds
  }
}

/// A phrase. Four words: text, shortcut (low half) and flags (high half), slots, accent.
@usableFromInline @frozen package struct PhraseRecord: Sendable {
  @inlinable static var words: Int { 4 }
  /// The template as declared; read it with `StringPool.template`.
  @usableFromInline package var text: StringRef
  /// The shortcut, counted from the app's first one.
  @usableFromInline package var shortcut: UInt16
  /// What kind of phrase it is.
  @usableFromInline package var flags: Flags
  /// Where the list of its slots' parameters stands in the postings; 0 for none.
  @usableFromInline package var slots: UInt32
  /// Sum of the accents of its literal words; see `Token.accent`.
  @usableFromInline package var accent: UInt32

  /// Creates a record.
  @inlinable
  package init(text: StringRef, shortcut: UInt16, flags: Flags, slots: UInt32, accent: UInt32) {
    self.text = text
    self.shortcut = shortcut
    self.flags = flags
    self.slots = slots
    self.accent = accent
  }

  /// What kind of phrase it is.
  @usableFromInline @frozen package struct Flags: OptionSet, Sendable {
    /// The bits.
    @usableFromInline package let rawValue: UInt16
    /// Wraps bits.
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// A negative phrase: an utterance that matches it never reaches the app.
    @inlinable package static var negative: Flags { Flags(rawValue: 1) }
    /// It does not hold the app's name.
    @inlinable package static var appless: Flags { Flags(rawValue: 2) }
  }
}

/// A shortcut. Four words.
@usableFromInline @frozen package struct ShortcutRecord: Sendable {
  @inlinable static var words: Int { 4 }
  /// The index of no intent: its record is all zero.
  @inlinable package static var noIntent: UInt32 { .max }
  /// The app it belongs to.
  @usableFromInline package var app: AppID
  /// Its index among the app's shortcuts.
  @usableFromInline package var index: UInt32
  /// Index of the intent's record; `noIntent` where the app declares none of the name, and the shortcut
  /// has no phrases.
  @usableFromInline package var intent: UInt32
  /// The label.
  @usableFromInline package var shortTitle: StringRef

  /// Creates a record.
  @inlinable
  package init(app: AppID, index: UInt32, intent: UInt32, shortTitle: StringRef) {
    self.app = app
    self.index = index
    self.intent = intent
    self.shortTitle = shortTitle
  }
}

/// An intent. Five words.
@usableFromInline @frozen package struct IntentRecord: Sendable {
  @inlinable static var words: Int { 5 }
  /// The type name.
  @usableFromInline package var name: StringRef
  /// The title.
  @usableFromInline package var title: StringRef
  /// Its parameters; those past `maxParameters` are left out when it is read.
  @usableFromInline package var parameters: Range<UInt32>
  /// 1: it asks for confirmation.
  @usableFromInline package var flags: UInt32

  /// Creates a record.
  @inlinable
  package init(
    name: StringRef, title: StringRef, parameters: Range<UInt32>, flags: UInt32
  ) {
    self.name = name
    self.title = title
    self.parameters = parameters
    self.flags = flags
  }

  /// Most parameters of an intent that are bound.
  @inlinable package static var maxParameters: Int { 256 }
}

/// A parameter. Seven words.
@usableFromInline @frozen package struct ParameterRecord: Sendable {
  @inlinable static var words: Int { 7 }
  /// The name slots refer to.
  @usableFromInline package var name: StringRef
  /// The type's spelling in results: `entity:Task`.
  @usableFromInline package var type: StringRef
  /// 1: optional; 2: has a default.
  @usableFromInline package var flags: UInt32
  /// What to ask when a value is missing.
  @usableFromInline package var requestValueDialog: StringRef
  /// What to ask when several values fit.
  @usableFromInline package var requestDisambiguationDialog: StringRef
  /// Index + 1 of the value type's record; 0 for types without listed values.
  @usableFromInline package var valueType: UInt32
  /// Index + 1 of the kind of slot that takes such a value; 0 for types that words do not say.
  @usableFromInline package var slotClass: UInt32

  /// Creates a record.
  @inlinable
  package init(
    name: StringRef, type: StringRef, flags: UInt32, requestValueDialog: StringRef,
    requestDisambiguationDialog: StringRef, valueType: UInt32, slotClass: UInt32 = 0
  ) {
    self.slotClass = slotClass
    self.name = name
    self.type = type
    self.flags = flags
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.valueType = valueType
  }
}

/// How a slot is recognised. Seven words: kind, value type + 1, value trie, gazetteer, language (24 low
/// bits) and breadth (8 high bits), title trie, statistics.
@usableFromInline @frozen package struct SlotClassRecord: Sendable {
  @inlinable static var words: Int { 7 }
  /// What the slot takes.
  @usableFromInline package var kind: Kind
  /// Index + 1 of the value type's record; 0 for free text.
  @usableFromInline package var valueType: UInt32
  /// Trie of the names that may be spoken; its items are forms.
  @usableFromInline package var names: TrieNode
  /// The same names, to be found by words that are near; its entities are places among the type's
  /// values. `.none` for text and where there are no values.
  @usableFromInline package var gazetteer: BlockReference
  /// The language whose text rules and sounds the gazetteer was made with.
  ///
  /// Locales that analyse text alike share a kind of slot; its names are read as in the first.
  @usableFromInline package var language: UInt32
  /// How many values it has, in halvings: the more, the likelier is one that is not listed. 31 for
  /// free text.
  @usableFromInline package var breadth: UInt8
  /// Trie of what a thing of this kind is called: "playlist". May be said with a name.
  @usableFromInline package var titles: TrieNode
  /// Where the counts of what its names are made of stand in the postings; 0 for none.
  @usableFromInline package var statistics: UInt32

  /// Creates a record.
  @inlinable
  package init(
    kind: Kind, valueType: UInt32, names: TrieNode, gazetteer: BlockReference,
    language: UInt32, breadth: UInt8, titles: TrieNode, statistics: UInt32 = 0
  ) {
    self.kind = kind
    self.valueType = valueType
    self.names = names
    self.gazetteer = gazetteer
    self.language = language
    self.breadth = breadth
    self.titles = titles
    self.statistics = statistics
  }

  /// What a slot takes.
  @usableFromInline @frozen package enum Kind: UInt32, Sendable {
    /// Listed names only.
    case closed = 0
    /// Listed names, else text to be searched for.
    case searched = 1
    /// Listed names, else the text itself.
    case open = 2
    /// Text.
    case text = 3
    /// Words that say a value: a number, a date. `language` has a bit for each type of value.
    case value = 4
    /// Several of what another class takes, whose number is in `language`.
    case list = 5
  }
}

/// An entity or enum type. Four words.
@usableFromInline @frozen package struct ValueTypeRecord: Sendable {
  @inlinable static var words: Int { 4 }
  /// The type's name.
  @usableFromInline package var name: StringRef
  /// The app it belongs to.
  @usableFromInline package var app: AppID
  /// Its values.
  @usableFromInline package var values: Range<UInt32>

  /// Creates a record.
  @inlinable
  package init(name: StringRef, app: AppID, values: Range<UInt32>) {
    self.name = name
    self.app = app
    self.values = values
  }
}

/// A value of an entity, or a case of an enum. Three words.
@usableFromInline @frozen package struct ValueRecord: Sendable {
  @inlinable static var words: Int { 3 }
  /// The app's identifier of it.
  @usableFromInline package var id: StringRef
  /// The name people say.
  @usableFromInline package var title: StringRef
  /// What tells it from others of the same name.
  @usableFromInline package var subtitle: StringRef

  /// Creates a record.
  @inlinable
  package init(id: StringRef, title: StringRef, subtitle: StringRef) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
  }
}

/// What the apps of a language share. Nine words.
@usableFromInline @frozen package struct LanguageRecord: Sendable {
  @inlinable static var words: Int { 9 }
  /// The language subtag.
  @usableFromInline package var language: StringRef
  /// Trie of what may be said before a phrase.
  @usableFromInline package var openers: TrieNode
  /// Trie of what may be said after a phrase.
  @usableFromInline package var closers: TrieNode
  /// Trie of phrases of this language that do not hold an app's name, of all apps; items are phrases.
  @usableFromInline package var applessRoot: TrieNode
  /// Trie of what may be said around a value without being part of its name.
  @usableFromInline package var freeWords: TrieNode
  /// All names of apps in this language; its entities are variants.
  @usableFromInline package var appNames: BlockReference
  /// How its phrases with an app's name are built.
  @usableFromInline package var shapes: Shapes
  /// What is known of the language, as far as its phrases need it; `.none` where nothing is.
  @usableFromInline package var knowledge: BlockReference
  /// What tells the intents of all its phrases without an app's name apart; `.none` where there are none.
  @usableFromInline package var intentModel: BlockReference

  /// Where slots and the app's name stand in the phrases of a language: a hint that spares looking
  /// for misheard names where no phrase can have one.
  @usableFromInline @frozen package struct Shapes: OptionSet, Sendable {
    /// The bits.
    @usableFromInline package let rawValue: UInt32
    /// Wraps bits.
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Some phrase begins with a slot.
    @inlinable package static var beginsWithSlot: Shapes { Shapes(rawValue: 1) }
    /// Some phrase ends with a slot.
    @inlinable package static var endsWithSlot: Shapes { Shapes(rawValue: 2) }
    /// Some phrase begins with the app's name.
    @inlinable package static var beginsWithName: Shapes { Shapes(rawValue: 4) }
    /// Some phrase ends with the app's name.
    @inlinable package static var endsWithName: Shapes { Shapes(rawValue: 8) }
    /// Some phrase has a slot right before the app's name.
    @inlinable package static var slotBeforeName: Shapes { Shapes(rawValue: 16) }
    /// Some phrase has a slot right behind the app's name.
    @inlinable package static var slotAfterName: Shapes { Shapes(rawValue: 32) }
    /// Some phrase has letters glued behind a slot.
    @inlinable package static var hasSuffix: Shapes { Shapes(rawValue: 64) }
    /// Some phrase has letters glued before a slot.
    @inlinable package static var hasPrefix: Shapes { Shapes(rawValue: 128) }
  }

  /// Creates a record.
  @inlinable
  package init(
    language: StringRef, openers: TrieNode, closers: TrieNode, applessRoot: TrieNode,
    freeWords: TrieNode, appNames: BlockReference, shapes: Shapes,
    knowledge: BlockReference = .none, intentModel: BlockReference = .none
  ) {
    self.language = language
    self.openers = openers
    self.closers = closers
    self.applessRoot = applessRoot
    self.freeWords = freeWords
    self.appNames = appNames
    self.shapes = shapes
    self.knowledge = knowledge
    self.intentModel = intentModel
  }
}
